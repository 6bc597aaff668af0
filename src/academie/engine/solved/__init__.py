"""Games of dice solved for good: what every state is worth, who plays by it, and how it is checked."""
