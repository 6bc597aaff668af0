"""Notation of tables."""
