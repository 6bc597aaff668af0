"""Dominoes as drawings: the line that winds through its frame, and the hands."""
