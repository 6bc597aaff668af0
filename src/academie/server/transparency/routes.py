"""The transparency log as files, and the door at which other servers have theirs cosigned (c2sp.org)."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath

from academie.dice.notes import MOST_LETTERS, BadNote, read_note
from academie.dice.tlog import TILE_WIDTH, TilePlace
from academie.dice.witness import PLAIN
from academie.kernel import NotationError
from academie.server.base.errors import NoSuch
from academie.server.edge.access import DEPENDENCIES, AnyRequest, RequestGuard, Use
from academie.server.edge.problems import problems
from academie.server.services import Services
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
async def signing_keys(services: Use) -> KeysTold:
    """What a program must know, and keep, to check what this server signs."""
    return await keys_told(services)


async def keys_told(services: Services) -> KeysTold:
    key = services.signer.public_key
    log = services.transparency.log.verifier_key
    witness = services.transparency.witness.verifier_key
    return KeysTold(
        services.settings.origin,
        None if key is None else key.hex(),
        None if log is None else str(log),
        None if witness is None else str(witness),
        [AnnouncedTold(**each.to_json()) for each in await services.transparency.log.announced()],
    )


@get("/.well-known/academie/keys", include_in_schema=False)
async def well_known_keys(services: Use) -> KeysTold:
    """The same where programs that know the server's name alone look for it."""
    return await keys_told(services)


LEVEL: Final = "entries|[0-9]|[1-5][0-9]|6[0-3]"
PLACE: Final = re.compile(rf"/?({LEVEL})/((?:x[0-9]{{3}}/){{0,5}}[0-9]{{3}})(?:\.p/([1-9][0-9]{{0,2}}))?")
BINARY: Final = "application/octet-stream"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
BRIEFLY: Final = {"Cache-Control": "public, max-age=2"}
NOTHING: Final = Message("dice-tlog-nothing")


@get("/log/checkpoint", include_in_schema=False)
async def checkpoint(services: Use) -> Response[str]:
    """The newest checkpoint, with the cosignatures of witnesses."""
    note = await services.transparency.log.checkpoint()
    if note is None:
        raise NoSuch(NOTHING)
    return Response(str(note), media_type=PLAIN, headers=BRIEFLY)


@get("/log/tile/{place:path}", include_in_schema=False)
async def tile(place: FromPath[str], services: Use) -> Response[bytes]:
    """A tile of the tree, or the entries under one."""
    found = PLACE.fullmatch(place)
    width = int(found[3] or TILE_WIDTH) if found else 0
    if found is None or not 0 < width <= TILE_WIDTH or found[3] == str(TILE_WIDTH):
        raise NoSuch(NOTHING)
    number = int(found[2].replace("/", "").replace("x", ""))
    log = services.transparency.log
    if found[1] == "entries":
        data = await log.entries(number, width)
    else:
        data = await log.tile(TilePlace(int(found[1]), number), width)
    if data is None:
        raise NoSuch(NOTHING)
    return Response(data, media_type=BINARY, headers=FOREVER)


@post("/log/cosignature", include_in_schema=False, status_code=204)
async def take_cosignature(request: AnyRequest, services: Use) -> None:
    """Takes a checkpoint of ours that a known witness, which comes by itself, has cosigned."""
    try:
        note = read_note((await request.body())[: MOST_LETTERS + 1])
        await services.transparency.witnesses.take(note)
    except BadNote as wrong:
        raise NotationError(wrong.text) from None


@post("/witness/add-checkpoint", include_in_schema=False)
async def add_checkpoint(request: AnyRequest, services: Use) -> Response[str]:
    """Cosigns the checkpoint of a log that this server is a witness of."""
    answer = await services.transparency.witness.answer(await request.body())
    return Response(answer.text, status_code=answer.status, media_type=answer.media)


router: Final = Router(
    "/",
    route_handlers=[well_known_keys, checkpoint, tile, take_cosignature, add_checkpoint],
    dependencies=DEPENDENCIES,
    middleware=[RequestGuard()],
)


HANDLERS: Final = (signing_keys,)
