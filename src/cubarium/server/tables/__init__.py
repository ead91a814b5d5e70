"""Tables on this server: who sits there, what happens, what each reader is sent."""
