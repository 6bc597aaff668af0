"""Playing on a study: along the book, off it, and against an engine."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from academie.engine.players import names
from academie.kernel import CHANCE, UnknownName
from academie.library import Study
from academie.library.solving import Judgement
from academie.notation.wire import Choices
from academie.registry import registry
from academie.server.base.limits import Limits, network_of
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Caller, Uses, allows, counted_as, limit_rate
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.engines.lines_of_play import Path, next_acts, play_replies, study_board, study_path
from academie.server.engines.quotas import Asker, EngineQuotas
from academie.server.engines.requests import ChooseOnStudy, JudgeAct
from academie.server.engines.routes import PlaceTold, place_view
from academie.server.engines.service import Engines
from academie.server.game.messages import Word
from academie.server.game.view import outcome_json
from academie.server.library.routes.library import StudyId, get_study
from academie.words import Message

MOST_ACTS: Final = 400
ENGINE_TOKENS: Final = 15.0
"""What an answer of an engine costs in rate limit tokens: others wait for the same worker."""
JUDGE_TOKENS: Final = 5.0
Acts = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MOST_ACTS)]


class Sparrer(msgspec.Struct, forbid_unknown_fields=True):
    """The engine to play against, and the seat of who asks."""

    engine: Word
    seat: Annotated[int, Meta(ge=0, le=1)]


class PlayAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All acts from the board on; places are told from behind the act `since` on."""

    acts: Acts
    board: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of the tree, where a study has several."""
    since: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0
    against: Sparrer | None = None


class PlayTold(msgspec.Struct):
    """The places asked for, what was answered among them, and all that may come next at the last."""

    places: list[PlaceTold]
    acts: list[str]
    choices: Choices
    chance: bool
    book: int
    """How many of all the acts are the book's."""
    judged: str | None
    """What is known of the act that leaves the book, if the last one does: sound, fails, unknown."""
    outcome: dict[str, Any] | None


@post(
    "/library/{study_id:str}/play",
    responses=problems(403, 404),
    tags=["library"],
    status_code=200,
    opt=allows(Scope.STUDY_READ),
)
async def play_study(
    study_id: StudyId,
    data: JSONBody[PlayAsked],
    request: AnyRequest,
    limits: Uses[Limits],
    settings: Uses[Settings],
    quotas: Uses[EngineQuotas],
    engines: Uses[Engines],
    caller: Caller,
) -> PlayTold:
    """Follows acts on a board of a study, and has an engine answer if one is asked; nothing is kept.

    An engine's answer counts for several requests, and so does judging an act that leaves the book.
    """
    study, who = get_study(study_id), counted_as(request.scope, limits, settings)
    asker = quotas.asker(caller, network_of(request.scope))
    played = await asyncio.to_thread(study_path, study, study_board(study, data.board), data.acts)
    known = None
    if data.board == 0 and data.acts and played.book == len(data.acts) - 1:
        limit_rate(limits.requests, who, JUDGE_TOKENS)
        known = (await judge_last_act(engines, asker, study, data.acts)).value
    if data.against is not None:
        limit_rate(limits.requests, who, ENGINE_TOKENS)
        played = await with_replies(engines, asker, study, played, data)
    return play_view(study, played, data.since, known)


async def judge_last_act(engines: Engines, asker: Asker, study: Study, acts: list[str]) -> Judgement:
    """The judgement of the last act, unknown if that takes too long."""
    try:
        return Judgement(await engines.work(asker, JudgeAct(study.id, acts)))
    except TimeoutError:
        return Judgement.UNKNOWN


async def with_replies(engines: Engines, asker: Asker, study: Study, played: Path, data: PlayAsked) -> Path:
    """The path with the replies of chance and the engine. Raises `UnknownName` for an unknown engine."""
    against = data.against
    assert against is not None
    if against.engine not in names(study.game):
        raise UnknownName(
            Message("engine-no-player", name=against.engine, game=study.game, known=names(study.game))
        )

    async def choose(replies: list[str]) -> str:
        task = ChooseOnStudy(against.engine, study.game, study.id, data.board, [*data.acts, *replies])
        return await engines.choose(asker, task)

    replies = await play_replies(study.game, played.last, against.seat, choose)
    return Path((*played.positions, *replies), played.book)


def play_view(study: Study, played: Path, since: int, known: str | None) -> PlayTold:
    last = played.last
    choices = next_acts(study.game, last)
    return PlayTold(
        places=[place_view(registry[study.game], each, chances=False) for each in played.positions[since:]],
        acts=[act.text for act in choices.acts],
        choices=choices,
        chance=last.actor is CHANCE,
        book=played.book,
        judged=known,
        outcome=None if last.outcome is None else outcome_json(None, last, last.seats),
    )


HANDLERS: Final = (play_study,)
