"""Notation of dominoes."""
