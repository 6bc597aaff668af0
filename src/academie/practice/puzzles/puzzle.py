"""A position with one clearly best play."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from academie.kernel import Action, NotationError, State, unreadable
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Message

SEARCH: Final = "search"
ROLLOUT: Final = "rollout"
LEAST_RATING: Final = 600
MOST_RATING: Final = 2600


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """How the margin was found: by a search to a depth, or by games played out on common dice."""

    by: str
    depth: int | None = None
    nodes: int | None = None
    games: int | None = None
    error: float | None = None
    """The standard error of the margin, in stakes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position as its notation writes it, the best play, and by how much the next best is worse.

    `worth` and `margin` are in stakes, for the player to move; `scores` are the best and the next best as
    players of the game write them, if they do.
    """

    id: str
    game: str
    ruleset: str
    position: str
    best: str
    second: str
    worth: float
    margin: float
    evidence: Evidence
    rating: int
    themes: tuple[str, ...]
    origin: str
    """`self-play SEED`, or the id of a study of the library."""
    scores: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    """What is likely to follow the best play."""

    def state(self) -> State[Any]:
        """The position, by its rule set. Raises an error of the library for an impossible one."""
        rules = registry[self.game].ruleset(self.ruleset)
        return notation_of(self.game).read_state(self.position, rules)

    def act(self) -> Action:
        """The best play."""
        return self.resolve(self.best)

    def resolve(self, text: str) -> Action:
        """The legal play a person means. Raises `NotationError`."""
        act: Action = notation_of(self.game).resolve(self.state(), text)
        return act

    def solved_by(self, act: Action) -> bool:
        """Whether a legal play is the best, or comes to the same position."""
        state = self.state()
        return bool(state.apply(act) == state.apply(self.act()))


def puzzle_id(game: str, ruleset: str, position: str) -> str:
    """The name of a puzzle, which depends on the position and the rules only."""
    return f"{game}-{sha256(f'{ruleset} {position}'.encode()).hexdigest()[:8]}"


def to_line(puzzle: Puzzle) -> str:
    """The puzzle as a line of its file; what is not known is left out."""
    content = {key: value for key, value in asdict(puzzle).items() if value not in ((), "")}
    content["evidence"] = {key: value for key, value in content["evidence"].items() if value is not None}
    return json.dumps(content, ensure_ascii=False)


def from_line(text: str) -> Puzzle:
    """The puzzle of a line of a file. Raises `NotationError` for another line."""
    try:
        content: dict[str, Any] = json.loads(text)
        content.update({key: tuple(content.get(key, ())) for key in ("themes", "scores", "line")})
        content["evidence"] = Evidence(**content["evidence"])
        return Puzzle(**content)
    except (ValueError, KeyError, TypeError) as wrong:
        raise NotationError(Message("practice-unreadable", why=unreadable(wrong))) from None


def within_ratings(rating: float) -> int:
    """The rating of a puzzle, within bounds.

    Ratings read as those of players do: a beginner's puzzles are about 1000, those of the strong about 2000.
    """
    return round(max(LEAST_RATING, min(MOST_RATING, rating)))
