"""Work shared by many processes, on this machine or on many."""
