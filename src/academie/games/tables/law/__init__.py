"""What the laws of the tables games share."""
