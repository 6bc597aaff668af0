"""Notation of chess."""
