"""Version 1 of the wire, made from version 2 at the edge: acts and positions as lines of notation only.

Clients that ask for no version get this one, so that old bots and pages go on working.
"""

from __future__ import annotations

import json
import re
from typing import Any, cast
from uuid import UUID

import msgspec

from academie.kernel.place import Part, place_in
from academie.notation.wire import Try
from academie.server.wire import (
    Ack,
    Changed,
    Chats,
    Chatted,
    Cite,
    EventView,
    FromClient,
    Joined,
    Logged,
    Mark,
    Moved,
    Nack,
    Phrase,
    Pong,
    Presence,
    Refused,
    SheetTold,
    Stepped,
    Stopped,
    Synced,
    ToClient,
    View,
)
from academie.words import Content, Fleche, Language, Message, Text


class Words(msgspec.Struct):
    """The same in both languages."""

    fr: str
    en: str


class Told(msgspec.Struct, omit_defaults=True):
    """An event of the law in words."""

    kind: str
    seat: int
    fr: str
    en: str
    cite: str
    marks: list[Mark] = []


class TryV1(msgspec.Struct, omit_defaults=True):
    """Acts that may be tried: `verb` followed by one of `words`, or by up to `most` of them.

    Where there are no words, the verb is the whole act.
    """

    verb: str
    words: list[str] = []
    most: int = 1


class LoggedV1(msgspec.Struct, omit_defaults=True):
    """An event of the log as clients see it."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at_ms: int
    hash: str


class Sheets(msgspec.Struct):
    """The same account in both languages."""

    fr: SheetTold
    en: SheetTold


class ViewV1(msgspec.Struct, omit_defaults=True):
    """The table as one seat may see it."""

    position: str
    actor: int | None
    """The seat to act; nothing when the game is over."""
    acts: list[str]
    """The legal acts of this seat; empty for others and onlookers."""
    told: list[Told]
    """Events announced to the table since the last act of a player."""
    clocks: list[int]
    """Milliseconds left to each seat; empty without a clock."""
    running: int | None = None
    """Whose clock runs."""
    offer: str | None = None
    offered_by: int | None = None
    consents: list[int] = []
    """Which seats have accepted the offer, where it takes more than one."""
    outcome: dict[str, Any] | None = None
    tries: list[TryV1] = []
    """In play by hand: all that this seat may try, right or wrong."""
    at_board: list[int] = []
    """The seats that play White and Black now, where more than two play or they take turns."""
    sheet: Sheets | None = None
    """The score sheet, in games that keep one."""


class JoinedV1(ToClient, tag="joined"):
    """The game as it stands, and the events asked for."""

    game: UUID
    seat: int | None
    key: str
    ruleset: str
    options: dict[str, Any]
    agreed: list[Words]
    """What is played otherwise than the rule set has it, named shortly."""
    players: list[str]
    seq: int
    log: list[LoggedV1]
    view: ViewV1


class SteppedV1(ToClient, tag="step"):
    """What has happened at a table, once it is durable."""

    game: UUID
    seq: int
    log: list[LoggedV1]
    view: ViewV1


class SyncedV1(ToClient, tag="synced"):
    game: UUID
    log: list[LoggedV1]


class NackV1(ToClient, tag="nack"):
    """The act of that id was not taken; `reason` says why in English, `fr` in French."""

    id: UUID
    reason: str
    seq: int
    fr: str


class RefusedV1(ToClient, tag="refused"):
    """Something that could not be done or understood; `reason` says why in English, `fr` in French."""

    reason: str
    fr: str


FromServerV1 = (
    JoinedV1 | SteppedV1 | SyncedV1 | Ack | NackV1 | Chatted | Chats | Presence | Pong | RefusedV1 | Changed
)


def as_v1(message: ToClient) -> ToClient:
    """The message as version 1 has it; most are the same in both."""
    match message:
        case Joined():
            return JoinedV1(
                message.game,
                message.seat,
                message.key,
                message.ruleset,
                message.options,
                [words_v1(each) for each in message.agreed],
                message.players,
                message.seq,
                log_v1(message.log),
                view_v1(message.view),
            )
        case Stepped():
            return SteppedV1(message.game, message.seq, log_v1(message.log), view_v1(message.view))
        case Nack():
            why = text_of(message.message)
            return NackV1(message.id, why.en, message.seq, why.fr)
        case Refused() | Stopped() | Moved():
            why = text_of(message.message)
            return RefusedV1(why.en, why.fr)
        case Synced():
            return SyncedV1(message.game, log_v1(message.log))
        case _:
            return message


def log_v1(log: list[Logged]) -> list[LoggedV1]:
    """Events with their hashes."""
    return [LoggedV1(each.seq, each.kind, each.seat, each.body, each.at_ms, each.hash) for each in log]


def view_v1(view: View) -> ViewV1:
    """A table as version 1 shows it."""
    return ViewV1(
        position=view.line,
        actor=view.turn,
        acts=[act.text for act in view.choices.acts],
        told=[told(event) for event in view.events],
        clocks=view.clocks,
        running=view.running,
        offer=view.offer,
        offered_by=view.offered_by,
        consents=view.consents,
        outcome=view.outcome,
        tries=tries_v1(view.choices.tries),
        at_board=view.at_board,
        sheet=Sheets(view.sheets["fr"], view.sheets["en"]) if view.sheets else None,
    )


def words_v1(phrase: Phrase) -> Words:
    """A phrase in both languages."""
    text = text_of(phrase)
    return Words(text.fr, text.en)


def told(event: EventView) -> Told:
    """An event in sentences."""
    text = text_of(event.message)
    return Told(event.code, event.seat, text.fr, text.en, cite_text(event.cite), event.marks)


def cite_text(cite: Cite) -> str:
    """A citation as a line of English."""
    parts = tuple(Part(each.kind, tuple(each.numbers), each.joint) for each in cite.place)
    place = place_in(parts, Language.ENGLISH)
    if cite.remark is not None:
        remark = text_of(cite.remark)
        place = remark.given(place=place).en if isinstance(remark, Message) else remark.en
    return f"{cite.source}, {place}"


def text_of(phrase: Phrase) -> Text:
    """A phrase as a text that can be said."""
    if not phrase.key:
        return Content(**phrase.said)
    return Message(phrase.key, **{name: _argument(value) for name, value in phrase.args.items()})


def _argument(value: object) -> object:
    """An argument of a message, which may be words, a citation, a flèche, or a list."""
    if isinstance(value, list):
        return [_argument(each) for each in cast("list[object]", value)]
    return _record(cast("dict[str, Any]", value)) if isinstance(value, dict) else value


def _record(value: dict[str, Any]) -> Text | Fleche | str:
    """An argument with fields: what it is, they tell."""
    if "fleche" in value:
        return Fleche(value["side"], value["fleche"], value["place"])
    if "source" in value:
        return cite_text(msgspec.convert(value, Cite))
    return text_of(msgspec.convert(value, Phrase))


def tries_v1(tries: list[Try]) -> list[TryV1]:
    """What may be tried, as a verb and the words that may follow it."""
    return [TryV1(each.text, [*_words(each)], each.most) for each in tries]


def _words(tried: Try) -> list[str]:
    texts = [act.text for act in tried.acts]
    if tried.most > 1:
        return texts
    return [text.removeprefix(tried.text).strip() for text in texts if text != tried.text]


def schema() -> dict[str, Any]:
    """The JSON schema of both directions, types named as that version named them."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, FromServerV1])
    whole = json.dumps({"client": client, "server": server, "$defs": definitions})
    former = {"SteppedV1": "Step", "DoAct": "Act"}
    named = re.sub(r"\b(SteppedV1|DoAct)\b", lambda found: former[found[0]], whole)
    schema: dict[str, Any] = json.loads(re.sub(r"\b(\w+)V1\b", r"\1", named))
    return schema
