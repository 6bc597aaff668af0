"""A game as clients see it: the table, its log and its score sheet, for a seat or for an onlooker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from academie.dice.fold import Before, Fold, Kind
from academie.dice.log import SECOND, Entry
from academie.kernel import Action, Game, Seat, State
from academie.notation import AnyNotation
from academie.notation.sheet import Sheet, said
from academie.notation.wire import (
    Choices,
    Done,
    PlainBoard,
    by_others,
    choices_of,
    done,
    form_of,
    written_choices,
)
from academie.server.base.dates import now_ms
from academie.server.base.phrases import phrase
from academie.server.game.queries import GameRow
from academie.server.game.terms import agreements
from academie.server.game.view import event_view, outcome_json
from academie.server.play.clocks import Clocks
from academie.server.play.messages import Joined, Logged, SheetCell, SheetRow, SheetSum, SheetTold, View
from academie.words import languages

HIDDEN: Final = frozenset({"act", "nonce", "salt"})
NOTHING: Final = None, Choices()


class Shown:
    """What was worked out to show a table and holds while its game goes on: much is shown again."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self._made: tuple[Before, Done] | None = None
        self._offered: dict[int, tuple[State[Any], Choices]] = {}
        """By seat, what it was last offered."""

    def offer(self, fold: Fold, seat: int | None) -> Choices:
        """What a seat may do, which is what it does next as a rule."""
        choices = choices_view(fold, seat)
        if seat is not None and choices.acts:
            self._offered[seat] = fold.state, choices
        return choices

    def made(self, game: Game, last: Before) -> Done:
        """An act that was made, where nothing is hidden."""
        if self._made is None or self._made[0] is not last:
            author = last.state.author(last.act)
            state, choices = self._offered.get(author, NOTHING) if isinstance(author, int) else NOTHING
            self._made = last, done(game, *last, choices if state is last.state else None)
        return self._made[1]


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
        agreed=[*map(phrase, agreements(row.game_key, row.ruleset, row.options))],
        players=[*row.players],
        seq=fold.seq,
        log=[entry_view(entry, fold, seat) for entry in log],
        view=table_view(fold, clocks, Shown(row.players), seat),
    )


def table_view(fold: Fold, clocks: Clocks, shown: Shown, seat: int | None, *, lined: bool = True) -> View:
    """The table as `seat` sees it, or as an onlooker does; `lined` also as a line of notation.

    A board that is not known otherwise always comes with that line.
    """
    hidden = fold.game.hides and not fold.over
    state = fold.state.view(None if seat is None else Seat(seat)) if hidden else fold.state
    actor = state.actor if isinstance(state.actor, int) and not fold.over else None
    events = state.events if hidden else fold.announced
    board = form_of(fold.game).board(state)
    return View(
        board=board,
        line=fold.notation.state(state) if lined or isinstance(board, PlainBoard) else "",
        turn=actor,
        choices=choices_view(fold, seat, state if hidden else None),
        events=[event_view(event, fold.game, shown.players) for event in events],
        clocks=clocks.remaining(now_ms()),
        running=None if fold.over else clocks.running,
        last=last_act(fold, seat, shown),
        offer=None if fold.offer is None else fold.offer.kind,
        offered_by=None if fold.offer is None else fold.offer.seat,
        consents=[*fold.consents],
        outcome=fold_outcome(fold) if fold.over else None,
        at_board=[*fold.notation.at_board(state)],
        sheets=score_sheets(fold.notation, state, shown.players),
        first_act_ms=first_act_left(clocks),
        by_act=len(events) if hidden else fold.by_act,
    )


def first_act_left(clocks: Clocks) -> int | None:
    """How many milliseconds are left for a first act, in games that are played at one sitting."""
    return max(0, clocks.abort_ms - now_ms()) if clocks.abort_ms is not None and clocks.live else None


def entry_view(entry: Entry, fold: Fold, seat: int | None, *, hashed: bool = True) -> Logged:
    """An event of the log as a seat may see it: acts on hidden hands appear in the table view alone.

    What blinds the hash of a hidden event is hidden too, or the event could be found by trying all.
    """
    body = dict(entry.body)
    own = seat is not None and entry.seat == seat
    sealed = entry.format == SECOND
    if fold.game.hides and not fold.over and not sealed and entry.kind in {Kind.ACT, Kind.ROLL} and not own:
        body = {key: value for key, value in body.items() if key not in HIDDEN}
    digest = entry.digest.hex() if hashed else ""
    return Logged(entry.seq, entry.kind, entry.seat, body, entry.at_ms, digest)


def choices_view(fold: Fold, seat: int | None, seen: State[Any] | None = None) -> Choices:
    """What a seat may do, also wrongly where it plays by hand; an onlooker may do nothing.

    `seen` is the state as the seat sees it, where something is hidden.
    """
    if fold.over or seat is None:
        return Choices()
    if seen is not None:
        return choices_of(
            fold.game, seen, (act for act in seen.actions() if seen.author(act) == seat), Seat(seat)
        )
    acts: Mapping[str, Action] = {}
    if by_others(fold.state):
        acts = {text: act for text, act in fold.written.items() if fold.state.author(act) == seat}
    elif fold.state.actor == seat:
        acts = fold.written
    return written_choices(fold.game, fold.state, acts, Seat(seat))


def last_act(fold: Fold, seat: int | None, shown: Shown) -> Done | None:
    """The act made last; that of another player is not told while hands are hidden."""
    if fold.last is None:
        return None
    if fold.game.hides and not fold.over:
        before, act = fold.last
        if seat is None or before.author(act) != seat:
            return None
        return done(fold.game, before.view(Seat(seat)), act)
    return shown.made(fold.game, fold.last)


def fold_outcome(fold: Fold) -> dict[str, Any]:
    """How a finished game ended: by its rules, by agreement or by the clock."""
    return outcome_json(fold.ended, fold.state, fold.seats)


def score_sheets(notation: AnyNotation, state: State[Any], players: Sequence[str]) -> dict[str, SheetTold]:
    """The score sheet in each language; nothing for a game that keeps none."""
    sheet = notation.sheet(state, players)
    return {} if sheet is None else {each.value: _sheet(said(sheet, each)) for each in languages()}


def _sheet(sheet: Sheet[str]) -> SheetTold:
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
