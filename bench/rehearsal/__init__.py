"""A rehearsal of many hosts on one machine."""
