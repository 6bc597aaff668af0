"""Lessons of dominoes."""
