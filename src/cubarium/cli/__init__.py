"""The command line: every command is a module of its own."""
