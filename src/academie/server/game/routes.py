"""What anyone can look up: finished games and players; and one's own games, running and finished."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import FromPath

from academie.dice.entered import Entered, KeyProof, device_entries, entries_of
from academie.dice.fold import Fold
from academie.dice.log import FIRST, Entry
from academie.dice.proof import proof
from academie.dice.verdict import Countersignature, Proof
from academie.kernel import OptionValue
from academie.notation import to_json, to_text
from academie.server.accounts.devices import Devices
from academie.server.base.database import Database
from academie.server.base.errors import NO_GAME, NoSuch, NotNow
from academie.server.base.limits import Charge
from academie.server.base.phrases import Phrase
from academie.server.base.settings import Settings
from academie.server.edge.access import Charged, Player, Uses, allows
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.game.exports import record_of, write_record
from academie.server.game.messages import Clock
from academie.server.game.quarantine import Quarantine
from academie.server.game.queries import OVER, GameRow, Games, live_games
from academie.server.game.terms import agreements_told
from academie.server.transparency.log import TransparencyLog
from academie.server.transparency.routes import AnnouncedTold
from academie.words import Message

GameId = FromPath[UUID]
SEED_HIDDEN: Final = Message("server-seed-hidden")


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


async def get_row(games: Games, game_id: UUID) -> GameRow:
    """The game. Raises `NoSuch`."""
    row = await games.row(game_id)
    if row is None:
        raise NoSuch(NO_GAME)
    return row


async def _read_fold(
    quarantine: Quarantine, games: Games, charge: Charge, game_id: UUID
) -> tuple[GameRow, Fold]:
    """The game and its folded log, read without loading a room."""
    row = await get_row(games, game_id)
    with quarantine.watching(game_id, 0):
        return row, await charge.thread(Fold.of, game_id, await games.log(game_id))


@get("/games/{game_id:uuid}/record", responses=problems(404, 409), tags=["games"])
async def record_as_json(
    game_id: GameId, quarantine: Uses[Quarantine], games: Uses[Games], charge: Charged
) -> RecordTold:
    """The record of the game."""
    row, fold = await _read_fold(quarantine, games, charge, game_id)
    with charge.here():
        return msgspec.json.decode(to_json(record_of(row, fold)), type=RecordTold)


@get(
    "/games/{game_id:uuid}/record.txt", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_text(
    game_id: GameId, quarantine: Uses[Quarantine], games: Uses[Games], charge: Charged
) -> str:
    """The record of the game for people."""
    row, fold = await _read_fold(quarantine, games, charge, game_id)
    with charge.here():
        return to_text(record_of(row, fold))


@get(
    "/games/{game_id:uuid}/record.pdn", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_pdn(
    game_id: GameId, quarantine: Uses[Quarantine], games: Uses[Games], charge: Charged
) -> str:
    """A game of draughts as PDN 3.0."""
    row, fold = await _read_fold(quarantine, games, charge, game_id)
    return await charge.thread(write_record, "pdn", row, fold)


@get(
    "/games/{game_id:uuid}/record.pgn", responses=problems(404, 409), tags=["games"], media_type="text/plain"
)
async def record_as_pgn(
    game_id: GameId, quarantine: Uses[Quarantine], games: Uses[Games], charge: Charged
) -> str:
    """A game of chess as PGN."""
    row, fold = await _read_fold(quarantine, games, charge, game_id)
    return await charge.thread(write_record, "pgn", row, fold)


@get("/games/{game_id:uuid}/dice-proof", responses=problems(404, 409), tags=["games"])
async def dice_proof(
    game_id: GameId,
    settings: Uses[Settings],
    games: Uses[Games],
    public_log: Uses[TransparencyLog],
    devices: Uses[Devices],
    charge: Charged,
) -> ProofTold | BoundProofTold:
    """What anyone needs to recompute every roll, once the game is over."""
    row = await get_row(games, game_id)
    if row.status != OVER:
        raise NotNow(SEED_HIDDEN)
    log = await games.log(game_id)
    if row.format == FIRST:
        with charge.here():
            return msgspec.json.decode(proof(game_id, log), type=ProofTold)
    signed = [Countersignature(*each) for each in await games.countersignatures(game_id)]
    entered = await entries_proved(public_log, devices, game_id, log)
    bound = Proof(settings.origin, game_id, log, signed, entered)
    with charge.here():
        return msgspec.json.decode(bound.to_json(), type=BoundProofTold)


async def entries_proved(
    public_log: TransparencyLog, devices: Devices, game_id: UUID, log: list[Entry]
) -> Entered | None:
    """The proofs that a finished game is in the transparency log; nothing until a checkpoint covers it."""
    key, asked = public_log.verifier_key, device_entries(log)
    opened = datetime.fromtimestamp(log[0].at_ms / 1000, UTC)
    accounts = [UUID(bytes=each.account) for each in asked.values()]
    since = await devices.registered(accounts, [each.key for each in asked.values()], opened)
    seats = {seat: each for seat, each in asked.items() if each.key in since}
    entries = [*entries_of(game_id, log), *map(bytes, seats.values())]
    proofs = await public_log.proofs(entries)
    if key is None or not proofs:
        return None
    proved = {
        seat: KeyProof(int(since[each.key].timestamp() * 1000), proof)
        for (seat, each), proof in zip(seats.items(), proofs[2:], strict=True)
    }
    announced = await public_log.announced()
    return Entered(key, proofs[0], proofs[1], proved, announced)


@get("/me/games", responses=problems(401), tags=["archive"], opt=allows(Scope.PLAY))
async def my_games(database: Uses[Database], player: Player) -> list[GameTold]:
    """The games one is playing."""
    return [game_view(row) for row in await live_games(database, player.account)]


HANDLERS: Final = (my_games, record_as_json, record_as_text, record_as_pdn, record_as_pgn, dice_proof)
