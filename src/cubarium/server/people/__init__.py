"""People: guests and accounts, names, passwords, sessions, and what those who run a server do with them."""
