"""What the notations of the tables games share."""
