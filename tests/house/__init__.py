"""The shape of the source tree: `python -m tests.house` prints its figures, the tests hold its limits."""
