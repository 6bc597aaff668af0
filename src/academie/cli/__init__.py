"""The command `academie`."""

from academie.cli.app import main

__all__ = ["main"]
