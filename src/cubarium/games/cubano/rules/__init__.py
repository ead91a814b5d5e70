"""What the rules of all Cub'ano games share: the board and its suites. Every file here is compiled."""
