"""A place to play: durable moves, dice anyone can check. Extra: `academie[server]`."""
