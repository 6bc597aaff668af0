"""Games in memory: rooms, their dice and clocks, and other processes that have them too."""
