"""Notices: what people hear of, and how they like to."""
