"""What is printed on the components: its schema, and the values that the rules read."""
