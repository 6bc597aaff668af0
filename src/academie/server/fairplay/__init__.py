"""Fair play: conduct at the table, and signals by which moderators choose what to look at."""
