"""A study played: along the book, off it, and against an engine."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from academie.engine.players import names
from academie.kernel import CHANCE, State, UnknownName
from academie.library import Study
from academie.library.solving import Judgement
from academie.notation import notation_of
from academie.registry import registry
from academie.server.api.access import AnyRequest, Use, address, hold_back
from academie.server.api.library import StudyId, found
from academie.server.api.lines import PlaceTold, place_told
from academie.server.api.problems import problems
from academie.server.api.terms import Word
from academie.server.lines import next_acts
from academie.server.practice_games import Path, board_of, judged, path, replies
from academie.server.rooms.telling import outcome
from academie.server.services import Services

MOST_ACTS: Final = 400
ENGINE_TOKENS: Final = 15.0
"""What an engine's answer costs who asks for it: it thinks on a worker that others wait for."""
JUDGE_TOKENS: Final = 5.0
Acts = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MOST_ACTS)]


class PracticeOpponent(msgspec.Struct, forbid_unknown_fields=True):
    """The engine to play against, and the seat of who asks."""

    engine: Word
    seat: Annotated[int, Meta(ge=0, le=1)]


class PlayAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All acts from the board on; places are told from behind the act `since` on."""

    acts: Acts
    board: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of the tree, where a study has several."""
    since: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0
    against: PracticeOpponent | None = None


class PlayTold(msgspec.Struct):
    """The places asked for, what was answered among them, and all that may come next at the last."""

    places: list[PlaceTold]
    acts: list[str]
    chance: bool
    book: int
    """How many of all the acts are the book's."""
    judged: str | None
    """What is known of the act that leaves the book, if the last one does: sound, fails, unknown."""
    outcome: dict[str, Any] | None


@post("/library/{study_id:str}/play", responses=problems(403, 404), tags=["library"], status_code=200)
async def play_study(
    study_id: StudyId, data: JSONBody[PlayAsked], request: AnyRequest, services: Use
) -> PlayTold:
    """Follows acts on a board of a study, and has an engine answer if one is asked; nothing is kept.

    An engine's answer counts for several requests, and so does judging an act that leaves the book.
    """
    study, who = found(study_id), address(request.scope)
    followed = await asyncio.to_thread(path, study, board_of(study, data.board), data.acts)
    known = None
    if data.board == 0 and data.acts and followed.book == len(data.acts) - 1:
        hold_back(services.limits.requests, who, JUDGE_TOKENS)
        known = (await judgement(services, who, study, data.acts)).value
    if data.against is not None:
        hold_back(services.limits.requests, who, ENGINE_TOKENS)
        followed = await answered(services, who, study, followed, data.against)
    return play_told(study, followed, data.since, known)


async def judgement(services: Services, who: str, study: Study, acts: list[str]) -> Judgement:
    """What is known of the last act: nothing if that cannot be found out in time."""
    try:
        return await services.engines.work(who, judged, study, acts)
    except TimeoutError:
        return Judgement.UNKNOWN


async def answered(
    services: Services, who: str, study: Study, followed: Path, against: PracticeOpponent
) -> Path:
    """The path with what chance and the engine do. Raises `UnknownName` for an engine there is not."""
    if against.engine not in names(study.game):
        raise UnknownName(f"no engine {against.engine!r}; there are: {', '.join(names(study.game))}")

    async def choose(state: State[Any]) -> str:
        return await services.engines.choose(who, against.engine, study.game, state)

    told = await replies(study.game, followed.last, against.seat, choose)
    return Path((*followed.stations, *told), followed.book)


def play_told(study: Study, followed: Path, since: int, known: str | None) -> PlayTold:
    notation, last = notation_of(study.game), followed.last
    return PlayTold(
        places=[place_told(registry[study.game], each, chances=False) for each in followed.stations[since:]],
        acts=next_acts(notation, last),
        chance=last.actor is CHANCE,
        book=followed.book,
        judged=known,
        outcome=None if last.outcome is None else outcome(None, last, last.seats),
    )


HANDLERS: Final = (play_study,)
