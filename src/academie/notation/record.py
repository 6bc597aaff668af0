"""Records as JSON and as readable text; both give the same record back.

See docs/notation.md for the two formats, of which this is the implementation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from academie.kernel import (
    CHANCE,
    AcademieError,
    IllegalAction,
    NotationError,
    OptionValue,
    Record,
    unreadable,
)
from academie.notation.codec import NOTATION, notation_of
from academie.registry import registry
from academie.words import Message, Text

T = TypeVar("T")

Remarks = Mapping[int, str]
"""Comments on acts, by the place of the act in the record, from 0."""
NO_REMARKS: Final[Remarks] = MappingProxyType({})


FORMAT: Final = "academie-record/1"

_BEGINS: Final = re.compile(r"^[ \t]*\[Format ", re.MULTILINE)
_TAG: Final = re.compile(r"\[(?P<key>option \w+|\w+) (?P<value>.*)\]")

AnyRecord = Record[Any]


class ReadResult(NamedTuple):
    """A record as far as it could be read, and what stopped the reader if anything did."""

    record: AnyRecord
    problem: Text | None


def replay_digest(record: AnyRecord) -> str:
    """Return a hash of what an edition of the law fixes: positions, acts and chances in order, the outcome.

    Raises `IllegalAction` if the law does not allow the record.
    """
    notation, whole = NOTATION.of(record.game), sha256()
    for state in record.states():
        legal = () if state.actor is CHANCE else state.actions()
        chances = state.chance() if state.actor is CHANCE else ()
        told = [
            notation.state(state),
            [notation.act(act) for act in legal],
            [(notation.act(act), str(weight)) for act, weight in chances],
            None if state.outcome is None else [state.outcome.reason, *map(str, state.outcome.returns)],
        ]
        whole.update(json.dumps(told, ensure_ascii=False).encode())
    return whole.hexdigest()


def to_json(record: AnyRecord, remarks: Remarks = NO_REMARKS) -> str:
    """Return the record as a JSON object."""
    notation = notation_of(record.game.key)
    return json.dumps(
        {
            "format": FORMAT,
            "game": record.game.key,
            "ruleset": record.ruleset,
            "options": dict(record.options),
            "tags": dict(record.tags),
            "acts": [notation.act(act) for act in record.acts],
            **({"remarks": {str(number): text for number, text in remarks.items()}} if remarks else {}),
        },
        ensure_ascii=False,
        indent=1,
    )


def from_json(text: str) -> ReadResult:
    """Return the record of a JSON object, as far as it is legal. Raises `NotationError` if it is none."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise NotationError(Message("notation-other-format", format=str(data["format"]), known=FORMAT))
        head = _head(data["game"], data["ruleset"], data["options"], data["tags"])
        return _follow(head, data["acts"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as wrong:
        raise NotationError(Message("notation-no-record", why=unreadable(wrong))) from wrong


def to_text(record: AnyRecord, remarks: Remarks = NO_REMARKS) -> str:
    """Return the record for people: tags in brackets, then a line a throw or turn, remarks under it."""
    notation = notation_of(record.game.key)
    head = [
        f'[Format "{FORMAT}"]',
        f'[Game "{record.game.key}"]',
        f'[Ruleset "{record.ruleset}"]',
        *(f"[option {key} {json.dumps(value, ensure_ascii=False)}]" for key, value in record.options),
        *(f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in record.tags),
    ]
    lines: list[str] = []
    for turn in _turns(record):
        lines.append(" | ".join(notation.act(record.acts[number]) for number in turn))
        lines += (f"# {' '.join(remarks[number].split())}" for number in turn if number in remarks)
    return "\n".join([*head, "", *lines, ""])


def _turns(record: AnyRecord) -> Iterator[list[int]]:
    """Yield the numbers of the acts, a new list wherever chance or another seat takes over."""
    turn: list[int] = []
    last: object = None
    for number, state in zip(range(len(record.acts)), record.states(), strict=False):
        if turn and (state.actor is CHANCE or (last is not CHANCE and state.actor != last)):
            yield turn
            turn = []
        turn.append(number)
        last = state.actor
    if turn:
        yield turn


def from_text(text: str) -> ReadResult:
    """Return the record of a readable text, as far as it is legal. Raises `NotationError` if it is none."""
    tags: dict[str, Any] = {}
    acts: list[str] = []
    # Not splitlines: JSON leaves other separators of lines as they are inside a tag.
    for line in text.split("\n"):
        if found := _TAG.fullmatch(line.strip()):
            tags[found["key"]] = _value(found["value"])
        elif line.strip() and not line.startswith("#"):
            acts += line.split("|")
    if (version := tags.pop("Format", None)) != FORMAT:
        if version is None:
            raise NotationError(Message("notation-record-begins", format=FORMAT))
        raise NotationError(Message("notation-other-format", format=str(version), known=FORMAT))
    options = {key.split()[1]: tags.pop(key) for key in [*tags] if key.startswith("option ")}
    try:
        head = _head(tags.pop("Game"), tags.pop("Ruleset"), options, tags)
    except KeyError as missing:
        raise NotationError(Message("notation-record-lacks", tag=missing.args[0])) from None
    return _follow(head, acts)


def _value(text: str) -> OptionValue:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise NotationError(Message("notation-tag-value", text=text)) from wrong
    if not isinstance(value, str | int | bool):
        raise NotationError(Message("notation-tag-value", text=text))
    return value


def _head(game: str, ruleset: str, options: dict[str, OptionValue], tags: dict[str, str]) -> AnyRecord:
    known = registry[game]
    record: AnyRecord = Record(
        known, known.recorded(ruleset).id, tuple(sorted(options.items())), tags=tuple(tags.items())
    )
    record.start()
    return record


def _follow(head: AnyRecord, acts: list[str]) -> ReadResult:
    """Return the record with the acts up to the first that cannot be read or is not legal."""
    notation = notation_of(head.game.key)
    state = head.start()
    played: list[Any] = []
    for number, text in enumerate(acts, 1):
        try:
            act = notation.read_act(text)
            state = state.apply(act)
        except (NotationError, IllegalAction) as wrong:
            stopped = Message("notation-record-stops", number=number, text=text.strip(), why=wrong.text)
            return ReadResult(replace(head, acts=tuple(played)), stopped)
        played.append(act)
    return ReadResult(replace(head, acts=tuple(played)), None)


def read(text: str) -> AnyRecord:
    """Return the whole record, from either form. Raises `NotationError` where the reader had to stop."""
    text = only(records_in(text))
    try:
        record, problem = from_json(text) if text.lstrip().startswith("{") else from_text(text)
    except NotationError:
        raise
    except AcademieError as wrong:
        raise NotationError(wrong.text) from wrong
    if problem is not None:
        raise NotationError(problem)
    return record


def records_in(text: str) -> list[str]:
    """Return the texts of the records that stand in a text one after the other."""
    begins = [found.start() for found in _BEGINS.finditer(text)]
    return [text[begin:end] for begin, end in pairwise((0, *begins[1:], len(text)))]


def only(games: Sequence[T]) -> T:
    """Return the only game of a file. Raises `NotationError` if there are several."""
    if len(games) > 1:
        raise NotationError(Message("notation-many-games", count=len(games)))
    return games[0]
