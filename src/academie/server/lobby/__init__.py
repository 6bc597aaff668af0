"""Open tables, challenges, seeks and pairing."""
