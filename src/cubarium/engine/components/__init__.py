"""What is printed on components: files, their schema, and packs of values."""
