"""One game: as it stands, drawn, its log, its record, the proof of its dice, and a rematch."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from academie.dice.entered import Entered, KeyProof, device_entries, entries_of
from academie.dice.fold import Fold
from academie.dice.log import FIRST, Entry
from academie.dice.proof import proof
from academie.dice.verdict import Countersignature, Proof
from academie.drawing import draw
from academie.drawing.picture import small_picture
from academie.kernel import OptionValue, Seat, edition_of
from academie.notation import to_json, to_text
from academie.server.api.access import AnyRequest, Caller, Charged, Player, Use, allows
from academie.server.api.catalogue import AnnouncedTold
from academie.server.api.lines import PlaceTold, place_view
from academie.server.api.problems import problems
from academie.server.api.terms import Clock, SittingDown, TableTold, dice_given, open_table_view
from academie.server.exports import record_of, write_record
from academie.server.limits import Charge, client_address
from academie.server.lines import LinePosition
from academie.server.programs.tokens import Scope
from academie.server.ratings import rating_changes
from academie.server.refusals import NO_GAME, NoSuch, NotNow
from academie.server.releases import processes_for
from academie.server.rooms.room import Room
from academie.server.rooms.view import entry_view, table_view
from academie.server.services import Services
from academie.server.store.games import OVER, GameRow
from academie.server.terms import agreements_told
from academie.server.wire import Logged, Phrase, View
from academie.words import Language, Message

GameId = FromPath[UUID]
SEED_HIDDEN: Final = Message("server-seed-hidden")
Since = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]
SVG: Final = "image/svg+xml"
DrawingLanguage = Annotated[Language, QueryParameter(description="The language of what is written on it.")]
Flip = Annotated[bool, QueryParameter(description="Whether it is seen from Black's side.")]


class GameTold(msgspec.Struct):
    """A game: who plays it by which law, and how it ended if it has."""

    id: UUID
    game: str
    ruleset: str
    options: dict[str, OptionValue]
    agreed: list[Phrase]
    """What is played otherwise than the rule set has it, named shortly."""
    clock: Clock
    rated: bool
    status: str
    players: list[str]
    created_at: datetime
    ended_at: datetime | None
    outcome: dict[str, Any] | None
    actor: int | None
    """The seat to act; nothing when the game is over."""
    deadline: datetime | None
    """When the clock that runs runs out."""
    annulled: bool = False
    """Whether moderators have decided that it counts for nothing."""


class RatingChangeTold(msgspec.Struct):
    """What a rated game has made of the rating of a player."""

    before: float
    after: float


class GameSeen(msgspec.Struct):
    """A game with the table as the caller may see it; `seat` is his, if he has one.

    `ratings` has the change of each seat once a rated game is settled, and is empty before.
    """

    about: GameTold
    seat: int | None
    seq: int
    view: View
    ratings: list[RatingChangeTold | None]


class RecordTold(msgspec.Struct):
    """Our record: the law, the options and the acts in order."""

    format: str
    game: str
    ruleset: str
    options: dict[str, OptionValue]
    tags: dict[str, str]
    acts: list[str]


class ProofEntry(msgspec.Struct):
    """An event as it is hashed."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at_ms: int


class ProofTold(msgspec.Struct):
    """A whole log with its last hash: what `academie verify-dice` reads."""

    format: str
    game: UUID
    head: str
    log: list[ProofEntry]


class SignatureTold(msgspec.Struct):
    """A seat's signature of the log up to event `seq`."""

    seat: int
    seq: int
    sig: str


class KeyProofTold(msgspec.Struct):
    """That the log had the key of a seat for its account before the game: since when, and a tlog-proof."""

    at_ms: int
    proof: str


class EntriesTold(msgspec.Struct, omit_defaults=True):
    """That a game is in the transparency log: the key of the log, and a tlog-proof of each entry."""

    key: str
    open: str
    end: str
    devices: dict[str, KeyProofTold] = {}
    """By seat, the entries of the keys of people with an account."""
    announced: list[AnnouncedTold] = []
    """The keys that the log has had since its first."""


class BoundProofTold(msgspec.Struct, omit_defaults=True):
    """A whole log of the second format with what its seats have signed: what `academie verify` reads."""

    format: str
    origin: str
    game: UUID
    log: list[ProofEntry]
    countersignatures: list[SignatureTold]
    tlog: EntriesTold | None = None
    """Once a checkpoint of the transparency log covers both entries."""


def game_view(row: GameRow) -> GameTold:
    return GameTold(
        id=row.id,
        game=row.game_key,
        ruleset=row.ruleset,
        options=dict(row.options),
        agreed=agreements_told(row.game_key, row.ruleset, row.options),
        clock=msgspec.convert(dict(row.clock), Clock),
        rated=row.rated,
        status=row.status,
        players=[*row.players],
        created_at=row.created_at,
        ended_at=row.ended_at,
        outcome=None if row.outcome is None else dict(row.outcome),
        actor=row.actor,
        deadline=row.deadline,
        annulled=row.annulled,
    )


async def get_row(services: Services, game_id: UUID) -> GameRow:
    """The game. Raises `NoSuch`."""
    row = await services.games.row(game_id)
    if row is None:
        raise NoSuch(NO_GAME)
    return row


async def get_room(services: Services, game_id: UUID) -> Room:
    """The room of the game. Raises `NoSuch`."""
    room = await services.rooms.room(game_id)
    if room is None:
        raise NoSuch(NO_GAME)
    return room


async def _read_fold(services: Services, charge: Charge, game_id: UUID) -> tuple[GameRow, Fold]:
    """The game and its folded log, read without loading a room."""
    row = await get_row(services, game_id)
    with services.rooms.quarantine.watching(game_id, 0):
        return row, await charge.thread(Fold.of, game_id, await services.games.log(game_id))


@get("/games/{game_id:uuid}", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def one_game(game_id: GameId, services: Use, caller: Caller) -> GameSeen:
    """The game as it stands, as the caller may see it."""
    room = await get_room(services, game_id)
    await services.rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    row = await get_row(services, game_id)
    about, seq = game_view(row), room.fold.seq
    view = table_view(room.fold, room.clocks, row.players, seat)
    return GameSeen(about, seat, seq, view, await ratings_view(services, row))


class GameWhere(msgspec.Struct):
    """Where a game is played: the edition of its law, and the processes that can play by it."""

    law: str
    here: bool
    """Whether the process that answers is one of them."""
    addresses: list[str]
    """How to reach them, the newest first: a path of this site or a URL; empty text for any address."""


@get("/games/{game_id:uuid}/where", responses=problems(404), tags=["games"])
async def where_game(game_id: GameId, services: Use) -> GameWhere:
    """Where to connect for a game, after a process has answered `moved`."""
    row = await get_row(services, game_id)
    oldest, newest = services.process.laws.get(row.game_key, (1, 0))
    here = oldest <= edition_of(row.law) <= newest
    return GameWhere(row.law, here, await processes_for(services.database, row.game_key, row.law))


async def ratings_view(services: Services, row: GameRow) -> list[RatingChangeTold | None]:
    """What the game has made of the ratings of its players; nothing before it is settled."""
    if not row.rated or row.status != OVER:
        return []
    changes = await rating_changes(services.database, row.id, row.seats)
    told = [each and RatingChangeTold(round(each.before, 1), round(each.after, 1)) for each in changes]
    return told if any(told) else []


@get("/games/{game_id:uuid}/log", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def log_of_game(game_id: GameId, services: Use, caller: Caller, since: Since = 0) -> list[Logged]:
    """The events of the game from `since` on, as the caller may see them."""
    room = await get_room(services, game_id)
    seat = room.seat_of(caller.account) if caller else None
    log = await services.rooms.log_since(room, since)
    return [entry_view(entry, room.fold, seat) for entry in log]


@get("/games/{game_id:uuid}/places", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def places_of_game(
    game_id: GameId, services: Use, caller: Caller, charge: Charged, since: Since = 0
) -> list[PlaceTold]:
    """The places of the game after each act from number `since` on, as the caller may see them.

    For games with hidden hands, whose acts are not in the log of the others: an act is told to its own author
    alone, what was announced to everyone.
    """
    room = await get_room(services, game_id)
    await services.rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    return await charge.thread(places_view, room.fold, seat, since)


def places_view(fold: Fold, seat: int | None, since: int) -> list[PlaceTold]:
    """The places after the acts from number `since` on, as `seat` sees them, or an onlooker."""
    hidden = fold.game.hides and not fold.over
    viewer = None if seat is None else Seat(seat)
    places: list[PlaceTold] = []
    state = fold.opening.start()
    for number, (act, author) in enumerate(zip([*fold.acts], [*fold.authors], strict=True)):
        state = state.apply(act)
        if number >= since:
            seen = state.view(viewer) if hidden else state
            known = not hidden or (author is not None and author == seat)
            text = fold.notation.act(act) if known else None
            places.append(place_view(fold.game, LinePosition(text, author, seen, seen.events), chances=False))
    return places


@get("/games/{game_id:uuid}/record", responses=problems(404, 409), tags=["games"])
async def record_as_json(game_id: GameId, services: Use, charge: Charged) -> RecordTold:
    """The record of the game."""
    row, fold = await _read_fold(services, charge, game_id)
    with charge.here():
        return msgspec.json.decode(to_json(record_of(row, fold)), type=RecordTold)


@get(
    "/games/{game_id:uuid}/record.txt", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_text(game_id: GameId, services: Use, charge: Charged) -> str:
    """The record of the game for people."""
    row, fold = await _read_fold(services, charge, game_id)
    with charge.here():
        return to_text(record_of(row, fold))


@get(
    "/games/{game_id:uuid}/record.pdn", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_pdn(game_id: GameId, services: Use, charge: Charged) -> str:
    """A game of draughts as PDN 3.0."""
    row, fold = await _read_fold(services, charge, game_id)
    return await charge.thread(write_record, "pdn", row, fold)


@get(
    "/games/{game_id:uuid}/record.pgn", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_pgn(game_id: GameId, services: Use, charge: Charged) -> str:
    """A game of chess as PGN."""
    row, fold = await _read_fold(services, charge, game_id)
    return await charge.thread(write_record, "pgn", row, fold)


@get("/games/{game_id:uuid}/dice-proof", responses=problems(404, 409), tags=["games"])
async def dice_proof(game_id: GameId, services: Use, charge: Charged) -> ProofTold | BoundProofTold:
    """What anyone needs to recompute every roll, once the game is over."""
    row = await get_row(services, game_id)
    if row.status != OVER:
        raise NotNow(SEED_HIDDEN)
    log = await services.games.log(game_id)
    if row.format == FIRST:
        with charge.here():
            return msgspec.json.decode(proof(game_id, log), type=ProofTold)
    signed = [Countersignature(*each) for each in await services.games.countersignatures(game_id)]
    entered = await entries_proved(services, game_id, log)
    bound = Proof(services.settings.origin, game_id, log, signed, entered)
    with charge.here():
        return msgspec.json.decode(bound.to_json(), type=BoundProofTold)


async def entries_proved(services: Services, game_id: UUID, log: list[Entry]) -> Entered | None:
    """The proofs that a finished game is in the transparency log; nothing until a checkpoint covers it."""
    key, asked = services.transparency.log.verifier_key, device_entries(log)
    opened = datetime.fromtimestamp(log[0].at_ms / 1000, UTC)
    accounts = [UUID(bytes=each.account) for each in asked.values()]
    since = await services.identity.devices.registered(
        accounts, [each.key for each in asked.values()], opened
    )
    seats = {seat: each for seat, each in asked.items() if each.key in since}
    entries = [*entries_of(game_id, log), *map(bytes, seats.values())]
    proofs = await services.transparency.log.proofs(entries)
    if key is None or not proofs:
        return None
    devices = {
        seat: KeyProof(int(since[each.key].timestamp() * 1000), proof)
        for (seat, each), proof in zip(seats.items(), proofs[2:], strict=True)
    }
    announced = await services.transparency.log.announced()
    return Entered(key, proofs[0], proofs[1], devices, announced)


@post(
    "/games/{game_id:uuid}/rematch",
    responses=problems(401, 403, 404, 409),
    tags=["games"],
    opt=allows(Scope.CHALLENGE_WRITE),
)
async def rematch(
    game_id: GameId,
    request: AnyRequest,
    services: Use,
    player: Player,
    data: JSONBody[SittingDown | None] = None,
) -> TableTold:
    """Offers the same again, everybody moved on by a seat, or takes the offer up; all must want it."""
    row = await get_row(services, game_id)
    dice = dice_given(None if data is None else data.dice, services.settings)
    source = client_address(request.scope)
    return open_table_view(await services.lobby.rematch(row, player, address=source, dice=dice))


@get(
    "/games/{game_id:uuid}/drawing.svg",
    responses=problems(404),
    tags=["games"],
    media_type=SVG,
    opt=allows(Scope.PLAY),
)
async def drawing(  # noqa: PLR0913, PLR0917 - three are given by the request itself
    game_id: GameId,
    services: Use,
    caller: Caller,
    charge: Charged,
    language: DrawingLanguage = Language.FRENCH,
    flip: Flip = False,
) -> Response[str]:
    """The game as it stands and as the caller may see it, as SVG."""
    room = await get_room(services, game_id)
    await services.rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    with charge.here():
        drawn = draw_for(room.fold, seat, language, flip=flip)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "no-store"})


@get(
    "/games/{game_id:uuid}/thumbnail.svg",
    responses=problems(404),
    tags=["games"],
    media_type=SVG,
    opt=allows(Scope.PLAY),
)
async def thumbnail(game_id: GameId, services: Use, caller: Caller, charge: Charged) -> Response[str]:
    """The game as it stands and as the caller may see it, as a small picture seen from the caller's seat."""
    room = await get_room(services, game_id)
    seat = room.seat_of(caller.account) if caller else None
    hides = room.fold.game.hides and not room.fold.over
    state = room.fold.state.view(None if seat is None else Seat(seat)) if hides else room.fold.state
    with charge.here():
        drawn = small_picture(state, flip=seat == 1)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "no-cache"})


def draw_for(fold: Fold, seat: int | None, language: Language, *, flip: bool) -> str:
    """Draw the state as a seat may see it, with the last act where nothing is hidden."""
    if fold.game.hides and not fold.over:
        return draw(fold.state.view(None if seat is None else Seat(seat)), flip=flip, language=language).svg
    act = fold.acts[-1] if fold.acts else None
    return draw(fold.state, act=act, flip=flip, language=language).svg


HANDLERS: Final = (
    one_game,
    where_game,
    log_of_game,
    places_of_game,
    record_as_json,
    record_as_text,
    record_as_pdn,
    record_as_pgn,
    dice_proof,
    rematch,
    drawing,
    thumbnail,
)
