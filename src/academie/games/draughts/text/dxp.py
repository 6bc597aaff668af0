"""The messages of DamExchange (DXP), by which draughts programs play each other, as values and as text.

Source: the DamExchange protocol, version 1, layer 2, of the Dutch draughts programmers (mesander.nl).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.text.hub import hub_move, read_hub_move
from academie.kernel import BLACK, WHITE, NotationError, Seat
from academie.words import Message

VERSION: Final = 1
LONGEST: Final = 127
"""How many characters a message has at most."""
NAME: Final = 32
_TO_DXP: Final = str.maketrans("bB", "zZ")
_FROM_DXP: Final = str.maketrans("zZ", "bB")
_COLOUR: Final = {WHITE: "W", BLACK: "Z"}
_SEAT: Final = {"W": WHITE, "Z": BLACK}


class Acceptance(StrEnum):
    """How a request for a game is answered."""

    ACCEPTED = "0"
    OTHER_VERSION = "1"
    NOT_THIS_GAME = "2"
    NO_GAME = "3"


class Reason(StrEnum):
    """Why the sender ends a game."""

    UNKNOWN = "0"
    I_LOSE = "1"
    DRAW = "2"
    I_WIN = "3"


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game is asked for: who asks, the colour of the other, minutes each, moves each (0 is any number).

    Without a `position`, letters of Hub, the game begins as usual.
    """

    name: str
    follower: Seat
    minutes: int
    moves: int = 0
    position: str | None = None
    version: int = VERSION

    def __str__(self) -> str:
        placed = "A" if self.position is None else "B" + self.position.translate(_TO_DXP)
        asked = f"{_COLOUR[self.follower]}{self.minutes:03}{self.moves:03}"
        return f"R{self.version:02}{_name(self.name)}{asked}{placed}"


@dataclass(frozen=True, slots=True)
class GameAnswer:
    """The answer to a request."""

    name: str
    code: Acceptance = Acceptance.ACCEPTED

    def __str__(self) -> str:
        return f"A{_name(self.name)}{self.code}"


@dataclass(frozen=True, slots=True)
class Played:
    """A move, as Hub writes it, and the whole seconds it took."""

    move: str
    seconds: int = 0

    def __str__(self) -> str:
        start, end, *taken = map(int, re.findall(r"\d+", self.move))
        pieces = "".join(f"{square:02}" for square in taken)
        return f"M{min(self.seconds, 9999):04}{start:02}{end:02}{len(taken):02}{pieces}"


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The game is over; with `leaving`, no other is to follow."""

    reason: Reason = Reason.UNKNOWN
    leaving: bool = False

    def __str__(self) -> str:
        return f"E{self.reason}{int(self.leaving)}"


@dataclass(frozen=True, slots=True)
class Chat:
    """Free text."""

    text: str

    def __str__(self) -> str:
        return f"C{_plain(self.text)}"[:LONGEST]


@dataclass(frozen=True, slots=True)
class BackRequest:
    """A person wants to go back to a move of a colour."""

    move: int
    seat: Seat

    def __str__(self) -> str:
        return f"B{self.move:03}{_COLOUR[self.seat]}"


@dataclass(frozen=True, slots=True)
class BackAnswer:
    """Whether going back is accepted."""

    accepted: bool = False

    def __str__(self) -> str:
        return f"K{int(not self.accepted)}"


Dxp = GameRequest | GameAnswer | Played | GameEnd | Chat | BackRequest | BackAnswer


def _plain(text: str) -> str:
    """The text in the letters that messages may have."""
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text)


def _name(text: str) -> str:
    return f"{_plain(text).strip()[:NAME]:{NAME}}"


def _request(found: re.Match[str]) -> Dxp:
    placed = found["placed"]
    return GameRequest(
        found["name"].strip(),
        _SEAT[found["seat"]],
        int(found["minutes"]),
        int(found["moves"]),
        None if placed == "A" else placed[1:].translate(_FROM_DXP),
        int(found["version"]),
    )


def _played(found: re.Match[str]) -> Dxp:
    start, end, count, *taken = map(int, re.findall(r"\d\d", found["squares"]))
    if count != len(taken):
        raise NotationError(Message("draughts-dxp-message", text=found[0]))
    written = f"{start}-{end}" if not taken else "x".join(map(str, (start, end, *taken)))
    return Played(written, int(found["seconds"]))


_FORMS: Final[Mapping[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Dxp]]]] = {
    "R": (
        re.compile(
            r"R(?P<version>\d\d)(?P<name>.{32})(?P<seat>[WZ])(?P<minutes>\d{3})(?P<moves>\d{3})"
            r"(?P<placed>A|B[WZ][wzWZe]{50})",
            re.A | re.S,
        ),
        _request,
    ),
    "A": (
        re.compile(r"A(?P<name>.{32})(?P<code>[0-3])", re.S),
        lambda found: GameAnswer(found["name"].strip(), Acceptance(found["code"])),
    ),
    "M": (re.compile(r"M(?P<seconds>\d{4})(?P<squares>(?:\d\d){3,23})", re.A), _played),
    "E": (
        re.compile(r"E(?P<reason>[0-3])(?P<leaving>[01])"),
        lambda found: GameEnd(Reason(found["reason"]), found["leaving"] == "1"),
    ),
    "C": (re.compile(r"C(?P<text>.*)", re.S), lambda found: Chat(found["text"])),
    "B": (
        re.compile(r"B(?P<move>\d{3})(?P<seat>[WZ])", re.A),
        lambda found: BackRequest(int(found["move"]), _SEAT[found["seat"]]),
    ),
    "K": (re.compile(r"K(?P<code>[0-9])"), lambda found: BackAnswer(found["code"] == "0")),
}
"""What a message of each letter looks like, and how it is read."""


def read_dxp(text: str) -> Dxp:
    """The message written so. Raises `NotationError`."""
    form, made = _FORMS.get(text[:1], (None, None))
    found = None if form is None else form.fullmatch(text)
    if found is None or made is None:
        raise NotationError(Message("draughts-dxp-message", text=text))
    return made(found)


def dxp_move(move: Move, seconds: float) -> Played:
    """The move as it is sent."""
    return Played(hub_move(move), round(seconds))


def read_dxp_move(state: DraughtsState, played: Played) -> Move:
    """The legal move that is meant; one that does not say what it takes must be the only one of its squares.

    Raises `NotationError`.
    """
    if "x" not in played.move:
        start, end = map(int, played.move.split("-"))
        acts = [act for act in state.actions() if isinstance(act, Move)]
        meant = [act for act in acts if (act.start, act.end) == (start, end)]
        if len(meant) == 1:
            return meant[0]
    return read_hub_move(state, played.move)
