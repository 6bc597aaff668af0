"""Accounts over HTTP, a file for each thing one does with them."""
