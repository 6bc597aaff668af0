"""Notation of trictrac."""
