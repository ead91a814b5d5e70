"""What the server keeps: people, sessions, tables and the events of every table."""
