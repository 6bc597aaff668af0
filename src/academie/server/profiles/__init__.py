"""What is known of a player's games: results, ratings over time, ladders, how well they were played."""
