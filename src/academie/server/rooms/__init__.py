"""Games in progress: their state in memory, their clocks, and the clients connected to them."""
