"""The examples of the running games: how they are set up, what a throw can play, what is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from academie.games.race.law import RaceState
from academie.games.race.law.acts import Play
from academie.games.tables.text.position import men, men_by_letters
from academie.kernel import BLACK, WHITE, Game, NotationError
from academie.notation import notation_of
from academie.testing.conformance import beginning, verdict
from academie.testing.data import Answer, Case, Verdict, cases
from academie.words import Message, Text, series, verbatim

FILE: Final = "scoring/running-games"


def answer(case: Case) -> Answer:
    """The law's answer to a case: everything it expects, asked in turn."""
    asked = [name for name in ASKED if name in case]
    found = [_told(ASKED[name](thrown(case), case)) for name in asked]
    expected = [verbatim(str(sorted(case[name]) if name in UNORDERED else case[name])) for name in asked]
    return Answer(series(expected), series(found), expected == found)


def _told(found: str | None) -> Text:
    """What was found, as it is written; nothing is found where a play is not legal."""
    return Message("testing-not-legal") if found is None else verbatim(found)


def thrown(case: Case) -> RaceState:
    """Where a case begins, with its dice thrown."""
    state = beginning(
        case if "position" in case else {**case, "options": {"first": "white", **case.get("options", {})}}
    )
    assert isinstance(state, RaceState)
    return state.apply(notation_of(case["game"]).resolve(state, case["dice"])) if "dice" in case else state


def play_of(state: RaceState, case: Case, text: str) -> Play | None:
    """The legal play written so, if there is one."""
    try:
        play = notation_of(case["game"]).resolve(state, text)
    except NotationError:
        return None
    assert isinstance(play, Play)
    return play


def letters(state: RaceState, case: Case) -> str:
    """The men of both players by Lepeintre's letters, in the order of the places."""
    del case
    ways = state.rules.ways.value
    return "/".join(men_by_letters(state.men[seat], seat, ways) for seat in (WHITE, BLACK))


def standing(state: RaceState, case: Case) -> str:
    """The men of both players."""
    del case
    return "/".join(map(men, state.men))


def plays(state: RaceState, case: Case) -> str:
    """The plays written in the case that are legal, and all other legal plays."""
    written = {text: play_of(state, case, text) for text in case["plays"]}
    others = {*state.plays()} - {*written.values()}
    legal = [text for text, play in written.items() if play is not None]
    return str(sorted([*legal, *(notation_of(case["game"]).act(play) for play in others)]))


def legal(state: RaceState, case: Case) -> str:
    """The plays written in the case that are legal."""
    return str(sorted(text for text in case["legal"] if play_of(state, case, text) is not None))


def illegal(state: RaceState, case: Case) -> str:
    """The plays written in the case that are not legal."""
    return str(sorted(text for text in case["illegal"] if play_of(state, case, text) is None))


def points(state: RaceState, case: Case) -> str:
    """How many points the plays use, all alike."""
    del case
    used = {sum(move.end - move.start for move in play.moves) for play in state.plays()}
    return ", ".join(map(str, sorted(used)))


def times(state: RaceState, case: Case) -> str:
    """How many times the dice are played."""
    del case
    return str(state.again + 1)


def holes(state: RaceState, case: Case) -> str | None:
    """The holes after the play, if it is legal."""
    play = play_of(state, case, case["play"])
    return None if play is None else str([*state.apply(play).holes])


ASKED: Final[Mapping[str, Callable[[RaceState, Case], str | None]]] = {
    "letters": letters,
    "men": standing,
    "plays": plays,
    "legal": legal,
    "illegal": illegal,
    "points": points,
    "times": times,
    "holes": holes,
}
UNORDERED: Final = {"plays", "legal", "illegal"}


def verdicts_of(game: Game) -> Callable[[], list[Verdict]]:
    """Return what holds every example of a running game against its law."""
    return lambda: [verdict(case, answer(case)) for case in cases(FILE) if case["game"] == game.key]
