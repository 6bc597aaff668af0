"""The database from one release to the next."""
