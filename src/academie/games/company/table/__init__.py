"""Table of company."""
