"""Notation of draughts."""
