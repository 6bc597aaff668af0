"""Rooms, writer, fan-out and clocks on virtual time: faults by seed, and failures that can be replayed."""
