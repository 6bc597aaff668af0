"""Reports and what becomes of them: for who reports, for who is decided about, and for moderators."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from academie.server.base.database import Database
from academie.server.base.errors import NotNow
from academie.server.community.clean_text import clean
from academie.server.community.private_messages import PrivateMessages
from academie.server.community.relations import Relations
from academie.server.community.sanctions import Sanction
from academie.server.edge.access import Player, Uses
from academie.server.edge.identity import Identity
from academie.server.edge.parameters import ProfileName
from academie.server.edge.problems import problems
from academie.server.fair_play.routes import Size
from academie.server.fair_play.signals import MODEL, THRESHOLD, cases, signals
from academie.server.game.routes import GameTold, game_view
from academie.server.moderation.appeals import MOST_APPEAL, Appeals, Decision
from academie.server.moderation.cases import Cases, CaseTold, Evidence
from academie.server.moderation.decisions import MOST_DAYS, MOST_REASON, Moderation, Order, What
from academie.server.moderation.reports import MOST_TEXT, Complaint, Kind, Reason, Reports
from academie.server.moderation.roles import MODERATING, ActionTold, Role, Roles
from academie.words import Message


class SignalCase(msgspec.Struct):
    """Somebody to look at: their strongest signal, and how many kinds are over the threshold."""

    name: str
    value: float
    kinds: int
    at: datetime


class SignalCases(msgspec.Struct):
    """Whom to look at first. A signal is no verdict, and says nothing by itself."""

    model: str
    threshold: float
    cases: list[SignalCase]


class SignalTold(msgspec.Struct):
    """One signal: how many standard deviations, or as many as they, and what it rests on."""

    kind: str
    game: str
    model: str
    game_id: UUID | None
    value: float
    detail: dict[str, Any]
    at: datetime


@get("/moderation/signals", responses=problems(401, 403), tags=["fair play"])
async def signal_cases(
    database: Uses[Database], roles: Uses[Roles], player: Player, size: Size = 50
) -> SignalCases:
    """For moderators: the accounts to look at, the strongest signal first."""
    await moderator_of(roles, player)
    found = await cases(database, size)
    return SignalCases(MODEL, THRESHOLD, [SignalCase(*case) for case in found])


@get("/moderation/signals/{name:str}", responses=problems(401, 403, 404), tags=["fair play"])
async def account_signals(
    name: ProfileName, database: Uses[Database], roles: Uses[Roles], player: Player
) -> list[SignalTold]:
    """For moderators: every signal of an account, with what it rests on."""
    await moderator_of(roles, player)
    return [
        SignalTold(each.kind, each.game_key, each.model, each.game_id, each.value, dict(each.detail), each.at)
        for each in await signals(database, name)
    ]


Words = Annotated[str, Meta(max_length=MOST_TEXT)]
Why = Annotated[str, Meta(min_length=1, max_length=MOST_REASON)]
AppealText = Annotated[str, Meta(min_length=1, max_length=MOST_APPEAL)]
Number = Annotated[int, Meta(ge=1, le=2**53)]
CaseId = FromPath[int]
Name = Annotated[str, Meta(max_length=60)]
AboutName = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[\w:-]+$")]
REASON_NEEDED: Final = Message("community-reason-needed")


class ReportAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What is reported and why: somebody by `name`, a game of theirs, or a line by its number.

    A line of chat is named by `game` and `subject`, a message by `subject`.
    """

    kind: Kind
    reason: Reason
    text: Words = ""
    name: Name | None = None
    game: UUID | None = None
    subject: Number | None = None


class MyReportTold(msgspec.Struct):
    """A report of one's own; `state` is `open`, `upheld` or `dismissed`."""

    id: int
    name: str
    kind: Kind
    reason: Reason
    at: datetime
    state: str


@post("/reports", responses=problems(401, 403, 404, 409), tags=["reports"], status_code=204)
async def report(data: JSONBody[ReportAsked], reports: Uses[Reports], owner: Player) -> None:
    """Brings somebody, or what they said or played, before the moderators."""
    text = clean(data.text, lines=True)
    complaint = Complaint(data.kind, data.reason, text, data.name, data.game, data.subject)
    await reports.add(owner, complaint)


@get("/reports/mine", responses=problems(401, 403), tags=["reports"])
async def my_reports(reports: Uses[Reports], owner: Player) -> list[MyReportTold]:
    """What one has reported, and what became of it."""
    return [
        MyReportTold(each.id, each.name, Kind(each.kind), Reason(each.reason), each.at, each.state)
        for each in await reports.mine(owner.account)
    ]


class DecisionTold(msgspec.Struct):
    """A decision about oneself: what, why, until when, and the appeal, which can be made once."""

    id: int
    kind: Sanction
    reason: str
    since: datetime
    until: datetime | None
    game: UUID | None
    seen: bool
    in_force: bool
    lifted_at: datetime | None
    appealable: bool
    appeal: str | None
    appealed_at: datetime | None
    appeal_state: str | None
    """`open`, `granted` or `refused`."""
    answer: str | None


def decision_view(decision: Decision) -> DecisionTold:
    return DecisionTold(
        id=decision.id,
        kind=decision.kind,
        reason=decision.reason,
        since=decision.since,
        until=decision.until,
        game=decision.game_id,
        seen=decision.seen_at is not None,
        in_force=decision.in_force,
        lifted_at=decision.lifted_at,
        appealable=decision.appealable,
        appeal=decision.appeal,
        appealed_at=decision.appealed_at,
        appeal_state=decision.appeal_state,
        answer=decision.answer,
    )


class AppealAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Why a decision should be undone."""

    text: AppealText


class CompanyTold(msgspec.Struct):
    """What waits for one: unread messages, decisions not yet seen, and what one is trusted with."""

    unread: int
    decisions: int
    roles: list[Role]


@get("/me/company", responses=problems(401, 403), tags=["people"])
async def my_company(
    private_messages: Uses[PrivateMessages], appeals: Uses[Appeals], roles: Uses[Roles], owner: Player
) -> CompanyTold:
    """How many messages and decisions one has not seen, and one's roles."""
    account = owner.account
    unread, decisions = await private_messages.unread(account), await appeals.unseen(account)
    return CompanyTold(unread, decisions, sorted(await roles.of(account)))


@get("/me/decisions", responses=problems(401, 403), tags=["reports"])
async def my_decisions(appeals: Uses[Appeals], owner: Player) -> list[DecisionTold]:
    """What moderators have decided about one, the newest first."""
    return [decision_view(each) for each in await appeals.decisions(owner.account)]


@post("/me/decisions/seen", responses=problems(401, 403), tags=["reports"], status_code=204)
async def decisions_seen(appeals: Uses[Appeals], owner: Player) -> None:
    """Takes note that one has been shown them."""
    await appeals.note_seen(owner.account)


@post(
    "/me/decisions/{decision_id:int}/appeal",
    responses=problems(401, 403, 404, 409),
    tags=["reports"],
    status_code=200,
)
async def appeal(
    decision_id: FromPath[int], data: JSONBody[AppealAsked], appeals: Uses[Appeals], owner: Player
) -> DecisionTold:
    """Appeals against a decision, once; a moderator who did not make it decides."""
    text = _said(data.text)
    return decision_view(await appeals.appeal(owner.account, decision_id, text))


class CaseEntry(msgspec.Struct):
    """A case of the queue; `score` is severity times how often the reporters were right before."""

    id: int
    name: str
    opened_at: datetime
    leased_by: str | None
    leased_until: datetime | None
    closing_by: str | None
    """Who has proposed to close the account."""
    reports: int
    reporters: int
    score: float
    reasons: list[Reason]


class ChatLine(msgspec.Struct):
    """A line of chat near the one reported."""

    id: int
    name: str
    room: str
    text: str
    at: datetime


class ReportTold(msgspec.Struct):
    """A report with what it is about."""

    id: int
    reporter: str | None
    kind: Kind
    reason: Reason
    game: UUID | None
    subject: int | None
    said: str | None
    """The words reported, as they were then."""
    text: str
    at: datetime
    around: list[ChatLine]


class ActionEntry(msgspec.Struct):
    """An entry of the trail, which nobody can change."""

    id: int
    moderator: str | None
    """Nobody if it was a command of the operator."""
    what: str
    about: str | None
    case: int | None
    game: UUID | None
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    at: datetime


class CaseSeen(msgspec.Struct):
    """A case with its evidence."""

    case: CaseEntry
    since: datetime
    """Since when the account exists."""
    closing_reason: str | None
    reports: list[ReportTold]
    games: list[GameTold]
    decisions: list[DecisionTold]
    actions: list[ActionEntry]


class OrderAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What to do about a case, and why, as the person is told; `days` for mute and suspend."""

    what: What
    reason: Why
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] | None = None
    game: UUID | None = None
    done: bool = True
    """Whether the case is closed with it; an annulment may leave it open."""


class AppealEntry(msgspec.Struct):
    """An appeal that waits."""

    decision: DecisionTold
    name: str
    decided_by: str | None
    mine: bool
    """Whether one is concerned oneself, and another must decide."""


class AnswerAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What is decided on an appeal, and why."""

    granted: bool
    answer: Why


async def moderator_of(roles: Roles, owner: Identity) -> Identity:
    """The caller, who must be a moderator with a second factor. Raises `NotYours`."""
    await roles.check(owner, MODERATING)
    return owner


def _said(text: str) -> str:
    """The text cleaned. Raises `NotNow` if nothing is left."""
    if not (cleaned := clean(text, lines=True)):
        raise NotNow(REASON_NEEDED)
    return cleaned


def case_view(case: CaseTold) -> CaseEntry:
    return CaseEntry(*case[:-1], [Reason(each) for each in case.reasons])


def action_view(action: ActionTold) -> ActionEntry:
    return ActionEntry(*action)


def evidence_view(found: Evidence) -> CaseSeen:
    reports = [
        ReportTold(
            each.id,
            each.reporter,
            Kind(each.kind),
            Reason(each.reason),
            each.game_id,
            each.subject,
            each.said,
            each.text,
            each.at,
            [ChatLine(*line) for line in found.chats.get(each.id, ())],
        )
        for each in found.reports
    ]
    return CaseSeen(
        case_view(found.case),
        found.since,
        found.closing_reason,
        reports,
        [game_view(row) for row in found.games],
        [decision_view(each) for each in found.decisions],
        [action_view(each) for each in found.actions],
    )


@get("/moderation/cases", responses=problems(401, 403), tags=["moderation"])
async def queue(cases: Uses[Cases], roles: Uses[Roles], owner: Player) -> list[CaseEntry]:
    """The open cases, the most pressing first."""
    await moderator_of(roles, owner)
    return [case_view(each) for each in await cases.queue()]


@get("/moderation/cases/{case_id:int}", responses=problems(401, 403, 404), tags=["moderation"])
async def one_case(case_id: CaseId, cases: Uses[Cases], roles: Uses[Roles], owner: Player) -> CaseSeen:
    """A case with its evidence."""
    await moderator_of(roles, owner)
    return evidence_view(await cases.evidence(case_id))


@post(
    "/moderation/cases/{case_id:int}/lease",
    responses=problems(401, 403, 404, 409),
    tags=["moderation"],
    status_code=204,
)
async def take_case(case_id: CaseId, cases: Uses[Cases], roles: Uses[Roles], owner: Player) -> None:
    """Takes a case for a quarter of an hour."""
    await cases.lease(await moderator_of(roles, owner), case_id)


@delete("/moderation/cases/{case_id:int}/lease", responses=problems(401, 403, 404), tags=["moderation"])
async def give_case_back(case_id: CaseId, cases: Uses[Cases], roles: Uses[Roles], owner: Player) -> None:
    """Gives a case back to the others."""
    await cases.release(await moderator_of(roles, owner), case_id)


@post(
    "/moderation/cases/{case_id:int}/actions",
    responses=problems(401, 403, 404, 409),
    tags=["moderation"],
    status_code=204,
)
async def act_on_case(
    case_id: CaseId,
    data: JSONBody[OrderAsked],
    moderation: Uses[Moderation],
    roles: Uses[Roles],
    owner: Player,
) -> None:
    """Decides a case that one holds; closing an account takes two."""
    order = Order(data.what, _said(data.reason), data.days, data.game, data.done)
    await moderation.act(await moderator_of(roles, owner), case_id, order)


@get("/moderation/appeals", responses=problems(401, 403), tags=["moderation"])
async def appeals(moderation: Uses[Moderation], roles: Uses[Roles], owner: Player) -> list[AppealEntry]:
    """The appeals that wait, the oldest first."""
    found = await moderation.appeals(await moderator_of(roles, owner))
    return [
        AppealEntry(decision_view(each.decision), each.name, each.decided_by, each.mine) for each in found
    ]


@post(
    "/moderation/appeals/{decision_id:int}",
    responses=problems(401, 403, 404, 409),
    tags=["moderation"],
    status_code=204,
)
async def decide_appeal(
    decision_id: FromPath[int],
    data: JSONBody[AnswerAsked],
    moderation: Uses[Moderation],
    roles: Uses[Roles],
    owner: Player,
) -> None:
    """Decides on an appeal against another moderator's decision."""
    moderator = await moderator_of(roles, owner)
    answer = _said(data.answer)
    await moderation.decide(moderator, decision_id, answer, granted=data.granted)


@get("/moderation/trail", responses=problems(401, 403, 404), tags=["moderation"])
async def trail(
    relations: Uses[Relations],
    roles: Uses[Roles],
    owner: Player,
    about: AboutName = None,
    before: FromQuery[int | None] = None,
) -> list[ActionEntry]:
    """What moderators and operators have done, the newest first: about somebody, or all."""
    await moderator_of(roles, owner)
    account = None if about is None else (await relations.towards(about, None)).account
    return [action_view(each) for each in await roles.trail(account, before)]


HANDLERS: Final = (
    signal_cases,
    account_signals,
    report,
    my_reports,
    my_company,
    my_decisions,
    decisions_seen,
    appeal,
    queue,
    one_case,
    take_case,
    give_case_back,
    act_on_case,
    appeals,
    decide_appeal,
    trail,
)
