"""PDN games as records, records as PDN games, and PDN as a file format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from academie.games.draughts import GAME
from academie.games.draughts.law import DAMES
from academie.games.draughts.text.pdn.head import HEAD, head, law, start
from academie.games.draughts.text.pdn.read import read_pdn
from academie.games.draughts.text.pdn.tree import Comments, Node, PdnGame, Variation
from academie.games.draughts.text.pdn.write import write_pdn
from academie.kernel import AcademieError, NotationError, Outcome, Record
from academie.notation.formats import DRAUGHTS, RESULT, Format
from academie.notation.record import NO_REMARKS, Remarks
from academie.words import Message, series


def to_record(game: PdnGame) -> Record[Any]:
    """The main line as a record, as far as it was read; comments and variations are left behind.

    A result that the law does not give, as when somebody resigns, is kept as a tag. Raises `NotationError`
    for a head that cannot be and for a position set up in the midst of the game.
    """
    if any(node.setup is not None for node in game.line.nodes):
        raise NotationError(Message("draughts-pdn-setup-inside"))
    tags: dict[str, str] = {}
    for name, value in game.tags:
        tags.setdefault(name, value)
    try:
        start(game.tags)
        rules, options = law(game.tags)
        record: Record[Any] = Record(GAME, rules.id, tuple(sorted(options.items())), game.line.acts)
        if game.result != result(record.final().outcome):
            tags[RESULT] = game.result
    except AcademieError as wrong:
        raise NotationError(wrong.text) from wrong
    return replace(record, tags=tuple(tag for tag in tags.items() if tag[0] not in HEAD))


def from_record(record: Record[Any], remarks: Remarks = NO_REMARKS) -> PdnGame:
    """The record as a game to be written, with comments on its acts.

    Raises an error of the library for another game or illegal acts.
    """
    if record.game.key != GAME.key:
        raise NotationError(Message("draughts-pdn-game"))
    rules = DAMES.recorded(record.ruleset)
    tags = dict(record.tags)
    said = tags.pop(RESULT, None)
    nodes = tuple(Node(act, comments=_said(remarks, number)) for number, act in enumerate(record.acts))
    return PdnGame(
        tags=(*tags.items(), *head(rules, dict(record.options))),
        line=Variation(nodes),
        result=result(record.final().outcome) if said is None else said,
    )


def _said(remarks: Remarks, number: int) -> Comments:
    return (remarks[number],) if number in remarks else ()


def result(outcome: Outcome | None) -> str:
    """The outcome as today's draughts writes it."""
    return DRAUGHTS.of(None if outcome is None else outcome.returns)


__all__ = ["FORMATS", "Node", "PdnGame", "Variation", "from_record", "read_pdn", "to_record", "write_pdn"]


def _whole(game: PdnGame) -> Record[Any]:
    """The record of a game that could be read to its end."""
    if game.problems:
        raise NotationError(series(game.problems))
    return to_record(game)


def _written(record: Record[Any], remarks: Remarks) -> str:
    return write_pdn([from_record(record, remarks)])


FORMATS: Final[Mapping[str, Format]] = {"pdn": Format(DRAUGHTS, read_pdn, _whole, _written)}
