"""The library over HTTP, a file for each thing in it."""
