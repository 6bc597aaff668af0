"""Our games as environments for learning: many at once (`make_vec`), and as those of other frameworks.

Each framework is imported only in its own module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from academie.kernel import Options
from academie.research.playing import Course

if TYPE_CHECKING:
    from academie.research.vec import VecEnv

__all__ = ["make_vec"]


def make_vec(  # noqa: PLR0913 - what a game is agreed on, all by name
    game: str,
    lanes: int,
    seed: int = 0,
    *,
    ruleset: str | None = None,
    options: Options | None = None,
    most_acts: int | None = None,
    law: bool = False,
) -> VecEnv:
    """Return `lanes` games side by side, by the compiled core where it has the game and is installed.

    The same seed and lane give the same dice, however many lanes there are. A game is stopped after
    `most_acts` ids, those of chance counted. With `law` the games are played by the law in Python: the same
    games, slower. Raises `UnknownName` or `OptionError` if there is no such game.
    """
    # NumPy belongs to extras; the rest of the package is used without it.
    from academie.research.vec import VecEnv  # noqa: PLC0415

    return VecEnv(Course.begin(game, ruleset, options, most_acts), lanes, seed, law=law)
