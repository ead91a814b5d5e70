"""The games behind interfaces that programs which learn already know."""
