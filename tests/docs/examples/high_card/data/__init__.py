"""What is printed: its schema, and the values that the rules read."""
