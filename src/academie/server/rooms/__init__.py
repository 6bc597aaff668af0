"""Games being played: their state kept warm, their clocks, and who is there."""
