"""Notation of company."""
