"""The messages of the socket as types; clients are generated from their JSON schema.

`docs/wire.md` is the specification.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, Final, Literal
from uuid import UUID

import msgspec

from academie.edition import cited_passages
from academie.kernel import Citation
from academie.kernel.errors import NotationError
from academie.notation.wire import Board, Choices, Done
from academie.words import Text, to_json

PROTOCOL: Final = 2
CITATIONS: Final = 4096
"""How many citations are kept as clients are sent them; the laws have fewer."""
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 2)]
"""A place in a log, as clients may send it."""
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64,128}$")]
"""32 or 64 bytes in hexadecimal."""
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Hex16 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
ChatRoom = Literal["players", "onlookers"]
"""Who speaks with whom at a table; after the game everyone reads both."""
Topic = Literal["lobby", "mine"]
"""What can be watched: the open tables, and the games and challenges of one's account."""


class ToServer(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client says."""


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


class Ping(ToServer, tag="ping", forbid_unknown_fields=False):
    """Keeps the line open. What earlier clients say here of their own lag is ignored: the server measures."""

    sent: float


class Watch(ToServer, tag="watch"):
    """Asks to be told when the open tables change, or anything that concerns one's account."""


class WatchTables(ToServer, tag="watch-tables"):
    """Asks for the open tables and for what changes in them, where `watch` only says that they changed."""


FromClient = (
    Join | Leave | DoAct | Say | Share | Countersign | Rekey | Chat | Sync | Ping | Watch | WatchTables
)


class ToClient(msgspec.Struct, tag_field="t", omit_defaults=True):
    """What the server says."""


class Mark(msgspec.Struct, omit_defaults=True):
    """What shows an event on the board: an arrow from the first place to the last, or a mark on the only one.

    Places are named as on printed boards; `style` says how it is drawn. `worth` is what an arrow brings
    whoever threw, in points, negative if they go to the opponent.
    """

    places: list[str]
    style: str
    label: str = ""
    worth: int = 0


class Phrase(msgspec.Struct, omit_defaults=True):
    """Words for the client to say: a message of the catalogues by its key, or content by language.

    Arguments are text, numbers, other phrases, citations, flèches, and lists of them.
    """

    key: str = ""
    args: dict[str, Any] = {}
    said: dict[str, str] = {}
    seat: int | None = None
    """Whose seat it is, where a player is meant: a client may say the name that it shows there."""


def phrase(text: Text) -> Phrase:
    """The text as clients are sent it."""
    return Phrase(**to_json(text))


class PlacePart(msgspec.Struct):
    """A step of a place in a book: its kind, its numbers, how it follows the step before."""

    kind: str
    numbers: list[str]
    joint: str


class Cite(msgspec.Struct, omit_defaults=True):
    """A place in a work, in parts that a client words by the messages `citations-…` of its catalogue.

    `remark` is a message that takes the place as its argument `place`, or content that stands for it.
    """

    source: str
    place: list[PlacePart]
    remark: Phrase | None = None
    passages: list[str] = []
    """The passages it names, by the ids of `/api/passages`; none of a work that has no index."""


@lru_cache(CITATIONS)
def cite_of(citation: Citation) -> Cite:
    """The citation as clients are sent it."""
    cite = msgspec.convert(citation.to_json(), Cite)
    # A game of another package may cite a place that the index of the book does not know.
    with suppress(NotationError):
        cite.passages = [passage.id for passage in cited_passages(citation)]
    return cite


class EventView(msgspec.Struct, omit_defaults=True):
    """An event of the law: its code, whom it is about, the passage it rests on, and how it is shown."""

    code: str
    seat: int
    cite: Cite
    message: Phrase
    marks: list[Mark] = []


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


class Hello(ToClient, tag="hello"):
    """The first message of a socket: what is spoken, and what the server knows."""

    protocol: int
    server: str
    """The version of the server."""
    laws: dict[str, str]
    """The games offered, each with the rule set it is played by when none is named."""
    words: list[str]
    """The languages in which the server has words."""


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


class Pong(ToClient, tag="pong"):
    sent: float


class Refused(ToClient, tag="refused"):
    """Something that could not be done or understood, and why."""

    message: Phrase


class Stopped(ToClient, tag="stopped"):
    """The game cannot go on for now, and why; nothing is lost, and joining again tells when it can."""

    game: UUID
    message: Phrase


class Moved(ToClient, tag="moved"):
    """The game is played by another process: connect again, to where `GET /api/games/ID/where` says."""

    game: UUID
    message: Phrase


class Changed(ToClient, tag="changed"):
    """Something watched is not as it was: ask for it again."""

    topic: Topic


class TablesTold(ToClient, tag="tables"):
    """All open tables, each as `GET /api/tables` has it, the oldest first."""

    v: int
    tables: list[msgspec.Raw]


class TablesChanged(ToClient, tag="tables-changed"):
    """What has changed in the open tables since the message before; after a gap in `v`, watch again."""

    v: int
    add: list[msgspec.Raw]
    """Tables that are new, or in place of those of the same id."""
    remove: list[UUID]


FromServer = (
    Hello
    | Joined
    | Stepped
    | Thrown
    | Receipted
    | Countersigned
    | Synced
    | Ack
    | Nack
    | Chatted
    | Chats
    | Presence
    | Pong
    | Refused
    | Stopped
    | Moved
    | Changed
    | TablesTold
    | TablesChanged
)


def schema() -> dict[str, Any]:
    """The JSON schema of both directions, as it is sent: defaults may be tuples before."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, FromServer])
    found = {"client": client, "server": server, "$defs": definitions}
    return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])
