"""What people at any Cub'ano table are told."""
