"""How games end."""

from __future__ import annotations

from typing import Final

from academie.dice.fold import Kind

UNDECIDED: Final = frozenset({Kind.ABANDONED.value, Kind.ABORT.value})
