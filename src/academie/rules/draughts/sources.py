"""The works the law of draughts rests on."""

from __future__ import annotations

from typing import Final

from academie.kernel import Source

MANOURY: Final = Source("MAN", "Manoury, Le jeu de dames à la polonoise", 1787)
METZ: Final = Source("METZ", "Livre de Metz (Lallement 1802), as revised by Grégoire", 1802)
FMJD: Final = Source("FMJD", "Fédération mondiale du jeu de dames, official rules, annex 1", 2018)
