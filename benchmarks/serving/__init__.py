"""What `benchmarks/server.py` is made of: servers, the people who play at them, and what is measured."""
