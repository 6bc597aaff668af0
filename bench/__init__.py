"""Side-by-side measurements, each a command that prints its figures."""
