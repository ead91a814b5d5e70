"""What serves people at the table: plain Python."""
