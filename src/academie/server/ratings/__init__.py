"""Ratings, results and ladders."""
