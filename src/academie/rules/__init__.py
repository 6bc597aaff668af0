"""The laws of the games: pure functions over immutable values, each rule with its source."""
