"""What goes over the wire, typed once, one file a subject."""
