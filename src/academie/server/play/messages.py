"""The messages of the socket as types; clients are generated from their JSON schema.

`docs/wire.md` is the specification.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec

from academie.notation.wire import Board, Choices, Done
from academie.server.base.phrases import EventView, Phrase
from academie.server.edge.messages import ToClient, ToServer

Seq = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 2)]
"""A place in a log, as clients may send it."""
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64,128}$")]
"""32 or 64 bytes in hexadecimal."""
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Hex16 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
ChatRoom = Literal["players", "onlookers"]
"""Who speaks with whom at a table; after the game everyone reads both."""


class ReceiptTold(msgspec.Struct):
    """The server's signature of an event, with the path from it to what was signed: see `docs/dice.md`."""

    at_ms: int
    size: int
    index: int
    path: list[str]
    sig: str
    key: str


class KnownHead(msgspec.Struct, forbid_unknown_fields=True):
    """An event that a client has seen, by its hash, and the server's own signature of it."""

    seq: Seq
    head: Hex32
    receipt: ReceiptTold


class Join(ToServer, tag="join"):
    """Sits down at, or looks on, a game; `since` is the first event not yet seen.

    A game whose log does not have the event of `head`, which the server has signed, is ended.
    """

    game: UUID
    since: Seq = 0
    head: KnownHead | None = None


class Leave(ToServer, tag="leave"):
    game: UUID


class DoAct(ToServer, tag="act"):
    """Acts. `id` is the same in every retry.

    Games whose log is of the first format want a `nonce` of 16 fresh random bytes, in hexadecimal.
    """

    game: UUID
    id: UUID
    act: str
    nonce: str = ""
    seq: Seq | None = None
    """The last event seen: an act meant for an older position is refused."""


class Say(ToServer, tag="say"):
    """Resigns, offers or answers.

    Words: `resign`, `offer-draw`, `ask-takeback`, `accept`, `decline`, `withdraw`, `adjourn` (which asks),
    `resume`, `claim-win`, `claim-draw`.
    """

    game: UUID
    id: UUID
    word: str


class Share(ToServer, tag="share"):
    """Gives the link of roll `n` that a throw asks for, in hexadecimal."""

    game: UUID
    n: int
    link: Hex


class Countersign(ToServer, tag="countersign"):
    """Signs the log up to event `seq`, which this seat has checked."""

    game: UUID
    seq: Seq
    sig: Hex


class Rekey(ToServer, tag="rekey"):
    """Asks for another chain and key, while no roll is pending. `id` is the same in every retry."""

    game: UUID
    id: UUID
    anchor: Hex32
    nonce: Hex16
    key: Hex32


class Chat(ToServer, tag="chat"):
    """Says something, in one's own room unless another is named, which is possible after the game."""

    game: UUID
    text: str
    room: ChatRoom | None = None


class Sync(ToServer, tag="sync"):
    """Asks for the events from `since` on."""

    game: UUID
    since: Seq


class Logged(msgspec.Struct, omit_defaults=True):
    """An event of the log as clients see it."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at_ms: int
    hash: str = ""
    """Left out of steps, since it follows from the event and the hash before it: see `docs/dice.md`."""


class SheetCell(msgspec.Struct, omit_defaults=True):
    """What stands in one column, with so many little flags before it."""

    text: str = ""
    flags: int = 0


class SheetRow(msgspec.Struct):
    """A line: its label, and by account the cells of its columns."""

    label: str
    cells: list[list[SheetCell]]


class SheetSum(msgspec.Struct):
    """A line below the rule: one figure for each account; the last such line is how all comes out."""

    label: str
    values: list[str]


class SheetTold(msgspec.Struct):
    """An account kept beside the board, in one language: a group of columns for each of `heads`."""

    title: str
    subtitle: str
    heads: list[str]
    label: str
    """What the rows are."""
    columns: list[str]
    """The columns of each account; a single one may have no name."""
    rows: list[SheetRow]
    sums: list[SheetSum]
    notes: list[str]


class View(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The table as one seat may see it. What differs by seat comes last: see `StepFrames`."""

    board: Board
    turn: int | None
    """The seat to act; nothing when the game is over."""
    events: list[EventView]
    """Events announced to the table since the last act of a player."""
    clocks: list[int]
    """Milliseconds left to each seat; empty without a clock."""
    line: str = ""
    """The position as a line of notation; left out of steps where the board tells it."""
    running: int | None = None
    """Whose clock runs."""
    last: Done | None = None
    """The act made last, by a player, unless it was taken back."""
    offer: str | None = None
    offered_by: int | None = None
    consents: list[int] = []
    """Which seats have accepted the offer, where it takes more than one."""
    outcome: dict[str, Any] | None = None
    at_board: list[int] = []
    """The seats that play White and Black now, where more than two play or they take turns."""
    sheets: dict[str, SheetTold] = {}
    """The score sheet by language, in games that keep one."""
    first_act_ms: int | None = None
    """After how many milliseconds the game is aborted, unless the seat to act makes its first act."""
    by_act: int = 0
    """How many of the first events the act brought by itself; the others follow from the throw."""
    choices: Choices
    """What this seat may do; nothing for others and spectators."""


class Joined(ToClient, tag="joined"):
    """The game as it stands, and the events asked for."""

    game: UUID
    seat: int | None
    key: str
    ruleset: str
    options: dict[str, Any]
    agreed: list[Phrase]
    """What is played otherwise than the rule set has it, named shortly."""
    players: list[str]
    seq: int
    log: list[Logged]
    view: View


class Stepped(ToClient, tag="step"):
    """What has happened at a table, once it is durable."""

    game: UUID
    seq: int
    log: list[Logged]
    view: View


class Thrown(ToClient, tag="throw"):
    """Asks the seats in `owed` for their links of roll `n`, which follows event `seq`."""

    game: UUID
    n: int
    seq: int
    head: str
    owed: list[int]
    receipt: ReceiptTold


class Receipted(ToClient, tag="receipt"):
    """The server's signature of event `seq`, the newest of the game."""

    game: UUID
    seq: int
    receipt: ReceiptTold


class Countersigned(ToClient, tag="countersigned"):
    """A seat has checked the log up to event `seq` and signed it."""

    game: UUID
    seat: int
    seq: int
    sig: str


class Synced(ToClient, tag="synced"):
    game: UUID
    log: list[Logged]


class Ack(ToClient, tag="ack"):
    """The act of that id is in the log, at that place, for good."""

    id: UUID
    seq: int


class Nack(ToClient, tag="nack"):
    """The act of that id was not taken, and why."""

    id: UUID
    seq: int
    message: Phrase


class Chatted(ToClient, tag="chat"):
    """Something said at a table; `id` grows with each line of a game."""

    game: UUID
    name: str
    text: str
    id: int
    at_ms: int = 0
    """When it was said, by the clock of the log."""
    room: ChatRoom = "players"


class Chats(ToClient, tag="chats"):
    """What was said at a table before one came, the oldest line first."""

    game: UUID
    lines: list[Chatted]


class Presence(ToClient, tag="presence"):
    """Who is at the table: each seat, and how many look on."""

    game: UUID
    seats: list[bool]
    onlookers: int
    away: int | None = None
    """The player who is away while their clock runs."""
    claim_ms: int | None = None
    """After how many milliseconds the other may then claim the game, as won or drawn."""


class Stopped(ToClient, tag="stopped"):
    """The game cannot go on for now, and why; nothing is lost, and joining again tells when it can."""

    game: UUID
    message: Phrase


class Moved(ToClient, tag="moved"):
    """The game is played by another process: connect again, to where `GET /api/games/ID/where` says."""

    game: UUID
    message: Phrase
