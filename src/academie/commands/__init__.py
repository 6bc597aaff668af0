"""The command `academie`."""

from academie.commands.app import main

__all__ = ["main"]
