"""The version that is installed. Reading it takes time, so only who needs it imports this."""

from importlib.metadata import version
from typing import Final

INSTALLED: Final = version("academie")
