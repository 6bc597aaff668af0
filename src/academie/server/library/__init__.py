"""Games, rules, lessons, studies and passages of the books."""
