"""Drawings of company."""
