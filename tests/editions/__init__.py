"""What each edition of each law says of a fixed set of games: `conformance/editions`."""
