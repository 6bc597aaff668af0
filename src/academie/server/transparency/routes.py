"""The transparency log as files, and the door at which other servers have theirs cosigned (c2sp.org)."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from academie.dice.notes import MOST_LETTERS, BadNote, read_note
from academie.dice.tlog import TILE_WIDTH, TilePlace
from academie.dice.witness import PLAIN
from academie.kernel import NotationError
from academie.server.base.errors import NoSuch
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, RequestGuard, Uses
from academie.server.edge.problems import problems
from academie.server.transparency.log import TransparencyLog
from academie.server.transparency.signer import Signer
from academie.server.transparency.witnesses import ServerWitness, Witnesses
from academie.words import Message


class AnnouncedTold(msgspec.Struct):
    """A key of the transparency log, the one under which it was announced, and a tlog-proof of the entry."""

    key: str
    under: str
    proof: str


class KeysTold(msgspec.Struct):
    """The name by which this server signs, and its public key; nothing if it does not sign."""

    origin: str
    tick: str | None
    log: str | None
    """The key of its transparency log, as c2sp.org/signed-note writes keys."""
    witness: str | None
    """The key by which it cosigns the logs of others, written likewise."""
    announced: list[AnnouncedTold]
    """Each key of the log since its first, and the next one, announced under the one before."""


@get("/keys", responses=problems(), tags=["games"])
async def signing_keys(
    signer: Uses[Signer],
    public_log: Uses[TransparencyLog],
    own_witness: Uses[ServerWitness],
    settings: Uses[Settings],
) -> KeysTold:
    """What a program must know, and keep, to check what this server signs."""
    return await keys_told(signer, public_log, own_witness, settings)


async def keys_told(
    signer: Signer, public_log: TransparencyLog, own_witness: ServerWitness, settings: Settings
) -> KeysTold:
    key = signer.public_key
    log = public_log.verifier_key
    witness = own_witness.verifier_key
    return KeysTold(
        settings.origin,
        None if key is None else key.hex(),
        None if log is None else str(log),
        None if witness is None else str(witness),
        [AnnouncedTold(**each.to_json()) for each in await public_log.announced()],
    )


@get("/.well-known/academie/keys", include_in_schema=False)
async def well_known_keys(
    signer: Uses[Signer],
    public_log: Uses[TransparencyLog],
    own_witness: Uses[ServerWitness],
    settings: Uses[Settings],
) -> KeysTold:
    """The same where programs that know the server's name alone look for it."""
    return await keys_told(signer, public_log, own_witness, settings)


LEVEL: Final = "entries|[0-9]|[1-5][0-9]|6[0-3]"
PLACE: Final = re.compile(rf"/?({LEVEL})/((?:x[0-9]{{3}}/){{0,5}}[0-9]{{3}})(?:\.p/([1-9][0-9]{{0,2}}))?")
BINARY: Final = "application/octet-stream"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
BRIEFLY: Final = {"Cache-Control": "public, max-age=2"}
NOTHING: Final = Message("dice-tlog-nothing")


@get("/log/checkpoint", include_in_schema=False)
async def checkpoint(public_log: Uses[TransparencyLog]) -> Response[str]:
    """The newest checkpoint, with the cosignatures of witnesses."""
    note = await public_log.checkpoint()
    if note is None:
        raise NoSuch(NOTHING)
    return Response(str(note), media_type=PLAIN, headers=BRIEFLY)


@get("/log/tile/{place:path}", include_in_schema=False)
async def tile(place: FromPath[str], public_log: Uses[TransparencyLog]) -> Response[bytes]:
    """A tile of the tree, or the entries under one."""
    found = PLACE.fullmatch(place)
    width = int(found[3] or TILE_WIDTH) if found else 0
    if found is None or not 0 < width <= TILE_WIDTH or found[3] == str(TILE_WIDTH):
        raise NoSuch(NOTHING)
    number = int(found[2].replace("/", "").replace("x", ""))
    log = public_log
    if found[1] == "entries":
        data = await log.entries(number, width)
    else:
        data = await log.tile(TilePlace(int(found[1]), number), width)
    if data is None:
        raise NoSuch(NOTHING)
    return Response(data, media_type=BINARY, headers=FOREVER)


@post("/log/cosignature", include_in_schema=False, status_code=204, middleware=[RequestGuard()])
async def take_cosignature(request: AnyRequest, witnesses: Uses[Witnesses]) -> None:
    """Takes a checkpoint of ours that a known witness, which comes by itself, has cosigned."""
    try:
        note = read_note((await request.body())[: MOST_LETTERS + 1])
        await witnesses.take(note)
    except BadNote as wrong:
        raise NotationError(wrong.text) from None


@post("/witness/add-checkpoint", include_in_schema=False, middleware=[RequestGuard()])
async def add_checkpoint(request: AnyRequest, own_witness: Uses[ServerWitness]) -> Response[str]:
    """Cosigns the checkpoint of a log that this server is a witness of."""
    answer = await own_witness.answer(await request.body())
    return Response(answer.text, status_code=answer.status, media_type=answer.media)


ROOT: Final = (well_known_keys, checkpoint, tile, take_cosignature, add_checkpoint)
HANDLERS: Final = (signing_keys,)
