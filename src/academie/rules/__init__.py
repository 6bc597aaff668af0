"""The laws of the games: pure functions over immutable values, each rule with its source."""

from typing import Final

from academie.kernel import Registry
from academie.rules.tables.trictrac import TRICTRAC

registry: Final = Registry(TRICTRAC)
"""Every game there is."""

__all__ = ["registry"]
