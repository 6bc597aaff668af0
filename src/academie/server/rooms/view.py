"""A game as clients see it: the table, its log and its score sheet, for a seat or for an onlooker."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from academie.drawing.picture import marks_of
from academie.kernel import Event, Game, Seat, State
from academie.notation import AnyNotation
from academie.notation.codec import NOTATION
from academie.notation.sheet import Sheet
from academie.server.chain import Entry
from academie.server.fold import Fold, Kind
from academie.server.rooms.clock import Clocks
from academie.server.store.games import GameRow, now_ms
from academie.server.terms import agreements_told
from academie.server.wire import (
    Joined,
    Logged,
    Mark,
    SheetCell,
    SheetRow,
    Sheets,
    SheetSum,
    SheetTold,
    Told,
    Try,
    View,
)
from academie.words import Language

HIDDEN: Final = frozenset({"act", "nonce", "salt"})
TWO: Final = 2


def joined_message(
    row: GameRow, fold: Fold, clocks: Clocks, seat: int | None, log: Sequence[Entry]
) -> Joined:
    """The first message to somebody who joins a game: the table as they may see it, and part of its log."""
    return Joined(
        game=row.id,
        seat=seat,
        key=row.game_key,
        ruleset=row.ruleset,
        options=dict(row.options),
        agreed=agreements_told(row.game_key, row.ruleset, row.options),
        players=[*row.players],
        seq=fold.seq,
        log=[entry_view(entry, fold, seat) for entry in log],
        view=table_view(fold, clocks, row.players, seat),
    )


def table_view(fold: Fold, clocks: Clocks, players: Sequence[str], seat: int | None) -> View:
    """The table as `seat` sees it, or as an onlooker does."""
    hidden = fold.game.hides and not fold.over
    state = fold.state.view(None if seat is None else Seat(seat)) if hidden else fold.state
    actor = state.actor if isinstance(state.actor, int) and not fold.over else None
    events = state.events if hidden else fold.announced
    return View(
        position=fold.notation.state(state),
        actor=actor,
        acts=legal_acts(fold, state, seat),
        told=[event_view(event, fold.game, players) for event in events],
        clocks=clocks.remaining(now_ms()),
        running=None if fold.over else clocks.running,
        offer=None if fold.offer is None else fold.offer.kind,
        offered_by=None if fold.offer is None else fold.offer.seat,
        consents=[*fold.consents],
        outcome=fold_outcome(fold) if fold.over else None,
        tries=possible_attempts(fold, state, seat),
        at_board=[*fold.notation.at_board(state)],
        sheet=score_sheets(fold.notation, state, players),
    )


def entry_view(entry: Entry, fold: Fold, seat: int | None) -> Logged:
    """An event of the log as a seat may see it: acts on hidden hands appear in the table view alone.

    What blinds the hash of a hidden event is hidden too, or the event could be found by trying all.
    """
    body = dict(entry.body)
    own = seat is not None and entry.seat == seat
    if fold.game.hides and not fold.over and entry.kind in {Kind.ACT, Kind.ROLL} and not own:
        body = {key: value for key, value in body.items() if key not in HIDDEN}
    return Logged(entry.seq, entry.kind, entry.seat, body, entry.at_ms, entry.digest.hex())


def legal_acts(fold: Fold, state: State[Any], seat: int | None) -> list[str]:
    """The legal acts of a seat; an onlooker has none."""
    if fold.over or seat is None:
        return []
    return [fold.notation.act(act) for act in state.actions() if state.author(act) == seat]


def possible_attempts(fold: Fold, state: State[Any], seat: int | None) -> list[Try]:
    """What a seat may try by hand, right or wrong."""
    if fold.over or seat is None:
        return []
    return [Try(each.verb, [*each.words], each.most) for each in fold.notation.attempts(state, Seat(seat))]


def event_view(event: Event, game: Game, players: Sequence[str] = ()) -> Told:
    """An event of the game in both languages, with the names of the players where more than two play."""
    notation = NOTATION.of(game)
    french, english = (
        with_names(notation.describe(event, language), notation, players, language)
        for language in (Language.FRENCH, Language.ENGLISH)
    )
    return Told(
        event.called,
        event.seat,
        french,
        english,
        str(event.citation),
        [Mark([*mark.places], mark.style, mark.label) for mark in marks_of(game, event)],
    )


def with_names(sentence: str, notation: AnyNotation, players: Sequence[str], language: Language) -> str:
    """The sentence with names for the numbers of seats; unchanged where two play, who are White and Black."""
    if len(players) <= TWO:
        return sentence
    names = {notation.player(Seat(seat)).in_(language): name for seat, name in enumerate(players)}
    pattern = re.compile("|".join(rf"\b{re.escape(words)}\b" for words in names))
    return pattern.sub(lambda match: names[match[0]], sentence)


def fold_outcome(fold: Fold) -> dict[str, Any]:
    """How a finished game ended: by its rules, by agreement or by the clock."""
    return outcome_json(fold.ended, fold.state, fold.seats)


def outcome_json(ended: Entry | None, state: State[Any], seats: int) -> dict[str, Any]:
    """How a game with that last state ends; `ended` is the event that cut it short, if one did.

    A player who resigns or runs out of time pays each of the others one stake.
    """
    if ended is None:
        assert state.outcome is not None
        return {"reason": state.outcome.reason, "returns": [str(gain) for gain in state.outcome.returns]}
    if ended.seat is None or ended.kind == Kind.DRAW:
        return {"reason": ended.kind, "returns": ["0"] * seats}
    returns = [f"-{seats - 1}" if seat == ended.seat else "1" for seat in range(seats)]
    return {"reason": ended.kind, "returns": returns}


def score_sheets(notation: AnyNotation, state: State[Any], players: Sequence[str]) -> Sheets | None:
    """The score sheet in both languages; nothing for a game that keeps none."""
    french = notation.sheet(state, players, Language.FRENCH)
    english = notation.sheet(state, players, Language.ENGLISH)
    return None if french is None or english is None else Sheets(_sheet(french), _sheet(english))


def _sheet(sheet: Sheet) -> SheetTold:
    return SheetTold(
        title=sheet.title,
        subtitle=sheet.subtitle,
        heads=[*sheet.heads],
        label=sheet.label,
        columns=[*sheet.columns],
        rows=[
            SheetRow(
                row.label,
                [[SheetCell(cell.text, cell.pavillons) for cell in account] for account in row.cells],
            )
            for row in sheet.rows
        ],
        sums=[SheetSum(item.label, [*item.values]) for item in sheet.sums],
        notes=[*sheet.notes],
    )
