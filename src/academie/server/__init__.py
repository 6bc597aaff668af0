"""The game server: stored games, dice anyone can check. Extra: `academie[server]`."""
