"""One file for each process of the server."""
