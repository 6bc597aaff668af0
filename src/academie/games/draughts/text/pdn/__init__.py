"""Pdn of text."""
