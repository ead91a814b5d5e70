"""Many games at once, and what they say."""
