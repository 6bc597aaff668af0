"""Notation of race."""
