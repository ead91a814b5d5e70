"""What the terminal drawings of all Cub'ano games share."""
