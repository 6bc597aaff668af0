"""The law of tables."""
