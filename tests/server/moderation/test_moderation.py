"""Reports, cases, decisions, appeals, the trail, annulled games and what is kept how long."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING
from uuid import UUID

import asyncpg
import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.server.base.errors import NotNow, NotYours
from academie.server.edge.identity import Identity
from academie.server.moderation.retention import Retention
from academie.server.moderation.roles import MODERATING, Role, Roles
from academie.server.ratings.service import Standing, rate_all
from tests.server.community.test_people import delete, key_of
from tests.server.play.test_chat import ear
from tests.server.support.people import with_app
from tests.server.support.visitors import RATED, Told, Visitor, guest, member, resigned, seated, until
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database


OTHERS = """
    SELECT * FROM rating WHERE account NOT IN (SELECT id FROM account WHERE name = ANY($1))
    ORDER BY account, game_key
"""


def roles(parts: Parts, *words: str) -> str:
    """What `academie roles` prints."""
    done = CliRunner().invoke(app, ["roles", *words], env={"ACADEMIE_DATABASE": parts.postgres.address})
    assert done.exit_code == 0, done.output
    return done.output


@dataclass(frozen=True, slots=True)
class Staff:
    """Two moderators and an administrator."""

    first: Visitor
    second: Visitor
    admin: Visitor


@pytest.fixture(scope="module")
def staff(cafe: Web, parts: Parts) -> Generator[Staff]:
    found = Staff(member(cafe), member(cafe), member(cafe))
    for visitor, role in ((found.first, "moderator"), (found.second, "moderator"), (found.admin, "admin")):
        with_app(visitor)
        roles(parts, "give", visitor.name, role)
    yield found
    for visitor, role in ((found.first, "moderator"), (found.second, "moderator"), (found.admin, "admin")):
        roles(parts, "take", visitor.name, role)


def reported(reporter: Visitor, about: Visitor, reason: str = "harassment", **more: Told) -> None:
    reporter.post("/reports", **{"kind": "player", "reason": reason, "name": about.name, "text": "", **more})


def case_of(moderator: Visitor, about: Visitor) -> int:
    """The open case about somebody."""
    (found,) = [each for each in moderator.get("/moderation/cases") if each["name"] == about.name]
    number: int = found["id"]
    return number


def act(moderator: Visitor, about: Visitor, what: str, **more: Told) -> None:
    path = f"/moderation/cases/{case_of(moderator, about)}/actions"
    moderator.post(path, **{"what": what, "reason": f"{what}, for a reason.", **more})


def decided(cafe: Web, staff: Staff, what: str, **more: Told) -> Visitor:
    """Somebody about whom something was decided."""
    culprit = member(cafe)
    reported(member(cafe), culprit)
    act(staff.first, culprit, what, **more)
    return culprit


def test_only_moderators_see_cases(cafe: Web, staff: Staff, parts: Parts) -> None:
    anyone, token = member(cafe), staff.first.post("/tokens", label="a program")["secret"]
    paths = ("/moderation/cases", "/moderation/cases/1", "/moderation/appeals", "/moderation/trail")
    for path in paths:
        assert key_of(anyone, "GET", path) == "community-not-staff"
        program = Visitor(cafe)
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert key_of(program, "GET", path) == "server-token-denied"
        assert Visitor(cafe).status("GET", path) == 401
    assert staff.first.get("/me/company")["roles"] == ["moderator"]
    listed = roles(parts, "list")
    assert staff.admin.name in listed
    assert anyone.name not in listed


@pytest.mark.asyncio
async def test_a_role_needs_a_second_factor(cafe: Web, database: Database) -> None:
    visitor, roles = member(cafe), Roles(database)
    account = await database.fetchval("SELECT id FROM account WHERE name = $1", visitor.name)
    with pytest.raises(NotNow):
        await roles.change(visitor.name, Role.MODERATOR, given=True)
    with_app(visitor)
    await roles.change(visitor.name, Role.MODERATOR, given=True)
    assert await roles.check(Identity(account, visitor.name), MODERATING) == {Role.MODERATOR}
    await database.execute("DELETE FROM totp WHERE account = $1", account)
    with pytest.raises(NotYours):
        await roles.check(Identity(account, visitor.name), MODERATING)
    await roles.change(visitor.name, Role.MODERATOR, given=False)
    assert [each.what for each in await roles.trail(account, None)] == ["take-role", "give-role"]


def test_reports_make_one_case_a_person_the_gravest_first(cafe: Web, staff: Staff) -> None:
    """By severity and by how often the reporters were right."""
    right, wrong, mild, grave = (member(cafe) for _ in range(4))
    for reporter, what in ((right, "warn"), (wrong, "dismiss")):
        for _ in range(2):
            someone = member(cafe)
            reported(reporter, someone)
            act(staff.first, someone, what, **({} if what == "dismiss" else {"days": None}))
    reported(right, mild, "spam")
    reported(right, mild, "spam")  # the same again counts once
    reported(wrong, grave, "spam")
    entries = {each["name"]: each for each in staff.first.get("/moderation/cases")}
    assert entries[mild.name]["reports"] == 1
    # Laplace's rule: 3/4 of two right reports, 1/4 of two wrong ones; spam weighs 2.
    assert entries[mild.name]["score"] == pytest.approx(2 * 3 / 4)
    assert entries[grave.name]["score"] == pytest.approx(2 * 1 / 4)
    reported(wrong, grave, "threats", kind="game", game=resigned(grave, wrong, game="dames"))
    order = [each["name"] for each in staff.first.get("/moderation/cases")]
    assert order.index(mild.name) < order.index(grave.name)  # 1.5 against 5/4
    reported(right, grave, "threats")
    order = [each["name"] for each in staff.first.get("/moderation/cases")]
    assert order.index(grave.name) < order.index(mild.name)  # 15/4 more
    assert [each["state"] for each in wrong.get("/reports/mine")] == [
        "open",
        "open",
        "dismissed",
        "dismissed",
    ]
    assert {each["state"] for each in right.get("/reports/mine")} == {"open", "upheld"}


def test_what_can_be_reported(cafe: Web) -> None:
    one, other, third = member(cafe), member(cafe), member(cafe)
    game = seated(one, other, game="dames")
    sent = one.post(f"/messages/{other.name}", text="you fool")
    about = {"reason": "harassment", "text": "look"}
    # A message is reported by who got it, not by its author or a stranger.
    for stranger in (third, one):
        refused = key_of(stranger, "POST", "/reports", kind="message", subject=sent["id"], **about)
        assert refused == "community-no-line"
    assert (
        key_of(other, "POST", "/reports", kind="chat", game=game, subject=1, **about) == "community-no-line"
    )
    nowhere = {"kind": "game", "game": game, "name": third.name}
    assert key_of(other, "POST", "/reports", **nowhere, **about) == "community-not-their-game"
    assert key_of(one, "POST", "/reports", kind="player", name=one.name, **about) == "community-own-account"
    assert one.status("POST", "/reports", kind="player", name="nobody-here", **about) == 404
    assert one.status("POST", "/reports", kind="player", name=other.name, reason="whim") == 400


@pytest.mark.asyncio
async def test_a_case_shows_its_evidence(cafe: Web, staff: Staff) -> None:
    one, culprit = member(cafe), member(cafe)
    game = seated(one, culprit, game="dames")
    async with AsyncExitStack() as stack:
        mine, theirs = await ear(stack, cafe, game, one), await ear(stack, cafe, game, culprit)
        await mine.say("bonjour")
        await theirs.until("chat")
        await theirs.say("imbécile")
        lines = [await mine.until("chat"), await mine.until("chat")]
    bad = next(line for line in lines if line["text"] == "imbécile")
    sent = culprit.post(f"/messages/{one.name}", text="imbécile, je t’écris aussi")
    private = culprit.post(f"/messages/{one.name}", text="entre nous")
    culprit.say(game, "resign")
    reported(one, culprit, "harassment", kind="chat", game=game, subject=bad["id"], text="rude")
    reported(one, culprit, "harassment", kind="message", subject=sent["id"])
    reported(one, culprit, "stalling", kind="game", game=game)
    delete(one, f"/messages/{culprit.name}")
    case = case_of(staff.first, culprit)
    seen = staff.first.get(f"/moderation/cases/{case}")
    chat, message, played = seen["reports"]
    assert (chat["said"], chat["text"], chat["reporter"]) == ("imbécile", "rude", one.name)
    assert [line["text"] for line in chat["around"]] == ["bonjour", "imbécile"]
    assert message["said"] == sent["text"]
    assert private["text"] not in str(seen)
    assert (played["game"], seen["games"][0]["id"]) == (game, game)
    assert seen["decisions"] == seen["actions"] == []


def test_a_case_is_leased_to_one(cafe: Web, staff: Staff, parts: Parts) -> None:
    culprit, reporter = member(cafe), member(cafe)
    reported(reporter, culprit)
    path = f"/moderation/cases/{case_of(staff.first, culprit)}"
    staff.first.post(f"{path}/lease")
    assert key_of(staff.second, "POST", f"{path}/lease") == "community-case-taken"
    order = {"what": "warn", "reason": "Why."}
    assert key_of(staff.second, "POST", f"{path}/actions", **order) == "community-case-taken"
    (entry,) = [each for each in staff.second.get("/moderation/cases") if each["name"] == culprit.name]
    assert entry["leased_by"] == staff.first.name
    delete(staff.first, f"{path}/lease")
    staff.second.post(f"{path}/lease")
    parts.postgres.query("SELECT 1")
    asyncio.run(_expire_leases(parts))
    staff.first.post(f"{path}/actions", **order)
    assert staff.first.status("GET", path) == 404
    # Nobody decides about oneself, or on one's own report; about moderators only an administrator.
    reported(staff.first, member_case := member(cafe))
    own = f"/moderation/cases/{case_of(staff.first, member_case)}/lease"
    assert key_of(staff.first, "POST", own) == "community-case-concerned"
    reported(reporter, staff.first)
    own = f"/moderation/cases/{case_of(staff.first, staff.first)}/lease"
    assert key_of(staff.first, "POST", own) == "community-case-concerned"
    assert key_of(staff.second, "POST", own) == "community-case-staff"
    act(staff.admin, staff.first, "dismiss")


async def _expire_leases(parts: Parts) -> None:
    connection = await asyncpg.connect(parts.postgres.address)
    await connection.execute("UPDATE mod_case SET leased_until = now() - interval '1 s'")
    await connection.close()


@pytest.mark.asyncio
async def test_who_is_suspended_is_told_why_and_begins_no_game(cafe: Web, staff: Staff) -> None:
    culprit, other = member(cafe), member(cafe)
    game = seated(culprit, other, game="dames")
    waiting = culprit.post("/tables", game="dames")
    seek = culprit.post("/seeks", game="dames", clock={"pace": "sudden", "base_ms": 612_000})
    reported(other, culprit)
    act(staff.first, culprit, "suspend", days=3, reason="Insults at the table.")
    assert other.status("GET", f"/tables/{waiting['id']}") == 404
    assert culprit.status("GET", f"/seeks/{seek['id']}") == 404
    theirs = other.post("/tables", game="dames")
    refused: list[tuple[str, Told]] = [
        ("/tables", {"game": "dames"}),
        ("/seeks", {"game": "dames"}),
        (f"/tables/{theirs['id']}/join", {}),
        (f"/messages/{other.name}", {"text": "hello"}),
        (f"/bot/games/{game}/chat", {"text": "hello"}),
    ]
    for path, body in refused:
        told = culprit.refusal("POST", path, **body)
        assert told["message"]["key"] == "community-suspended", path
        assert "Insults at the table." in told["detail"]
        assert "Decisions" in told["detail"]
        assert "UTC" in told["detail"]
    assert culprit.act(game, "32-28")["seq"] > 0 or culprit.look(game)["seat"] == 1
    assert culprit.get("/me/company")["decisions"] == 1
    (decision,) = culprit.get("/me/decisions")
    assert (decision["kind"], decision["reason"]) == ("suspend", "Insults at the table.")
    assert decision["in_force"]
    assert decision["appealable"]
    length = datetime.fromisoformat(decision["until"]) - datetime.fromisoformat(decision["since"])
    assert abs(length.total_seconds() - 3 * 86400) < 5
    culprit.post("/me/decisions/seen")
    assert culprit.get("/me/company")["decisions"] == 0


def test_who_is_muted_plays_and_does_not_speak(cafe: Web, staff: Staff) -> None:
    culprit, other = decided(cafe, staff, "mute", days=1), member(cafe)
    game = seated(culprit, other, game="dames")
    for path in (f"/bot/games/{game}/chat", f"/messages/{other.name}"):
        assert key_of(culprit, "POST", path, text="hello") == "community-muted"
    culprit.say(game, "resign")
    warned = decided(cafe, staff, "warn")
    assert warned.post(f"/messages/{other.name}", text="hello")["id"]
    assert [each["kind"] for each in warned.get("/me/decisions")] == ["warn"]
    third = member(cafe)
    reported(other, third)
    path = f"/moderation/cases/{case_of(staff.first, third)}/actions"
    for what in ("mute", "suspend"):
        assert key_of(staff.first, "POST", path, what=what, reason="Why.") == "community-days-needed"
    assert key_of(staff.first, "POST", path, what="warn", reason=" \u200b") == "community-reason-needed"


def test_closing_takes_two(cafe: Web, staff: Staff) -> None:
    culprit = member(cafe)
    reported(member(cafe), culprit)
    case = case_of(staff.first, culprit)
    path = f"/moderation/cases/{case}/actions"
    assert key_of(staff.second, "POST", path, what="keep", reason="No.") == "community-not-proposed"
    delete(staff.second, f"/moderation/cases/{case}/lease")
    staff.first.post(path, what="close", reason="Threats, again and again.")
    assert culprit.get("/me/decisions") == []
    assert culprit.post("/tables", game="dames")["id"]
    assert key_of(staff.first, "POST", path, what="close", reason="Still.") == "community-second-needed"
    delete(staff.first, f"/moderation/cases/{case}/lease")
    staff.second.post(path, what="keep", reason="Not grave enough.")
    assert staff.second.get(f"/moderation/cases/{case}")["closing_reason"] is None
    staff.second.post(path, what="close", reason="I have read more of it.")
    assert staff.first.get(f"/moderation/cases/{case}")["case"]["closing_by"] == staff.second.name
    staff.first.post(path, what="close", reason="Agreed.")
    assert culprit.get("/tables/mine") == []
    told = culprit.refusal("POST", "/tables", game="dames")
    assert told["message"]["key"] == "community-closed"
    assert "I have read more of it." in told["detail"]
    trail = staff.first.get("/moderation/trail", about=culprit.name)
    assert [each["what"] for each in reversed(trail)] == ["propose-close", "keep", "propose-close", "close"]
    # Neither of the two decides on the appeal.
    (decision,) = culprit.get("/me/decisions")
    culprit.post(f"/me/decisions/{decision['id']}/appeal", text="It was not me.")
    for moderator in (staff.first, staff.second):
        refused = key_of(
            moderator, "POST", f"/moderation/appeals/{decision['id']}", granted=True, answer="Yes."
        )
        assert refused == "community-own-decision"
    staff.admin.post(f"/moderation/appeals/{decision['id']}", granted=True, answer="It was another.")
    assert culprit.post("/tables", game="dames")["id"]


def test_one_appeal_decided_by_another(cafe: Web, staff: Staff) -> None:
    culprit, stranger = decided(cafe, staff, "mute", days=30), member(cafe)
    (decision,) = culprit.get("/me/decisions")
    path = f"/me/decisions/{decision['id']}/appeal"
    assert stranger.status("POST", path, text="Mine?") == 404
    appealed = culprit.post(path, text="I was\u202e provoked.")
    assert (appealed["appeal"], appealed["appeal_state"]) == ("I was provoked.", "open")
    assert key_of(culprit, "POST", path, text="Again.") == "community-appealed"
    mine = {each["decision"]["id"]: each["mine"] for each in staff.first.get("/moderation/appeals")}
    theirs = {each["decision"]["id"]: each["mine"] for each in staff.second.get("/moderation/appeals")}
    assert (mine[decision["id"]], theirs[decision["id"]]) == (True, False)
    answer = f"/moderation/appeals/{decision['id']}"
    assert key_of(staff.first, "POST", answer, granted=False, answer="No.") == "community-own-decision"
    staff.second.post(answer, granted=False, answer="The words were yours.")
    assert key_of(staff.second, "POST", answer, granted=True, answer="Yes.") == "community-appeal-decided"
    (told,) = culprit.get("/me/decisions")
    assert (told["appeal_state"], told["answer"]) == ("refused", "The words were yours.")
    assert told["in_force"]
    assert key_of(culprit, "POST", path, text="Again.") == "community-appealed"


@pytest.mark.asyncio
async def test_nobody_can_change_the_trail(cafe: Web, staff: Staff, parts: Parts) -> None:
    culprit = decided(cafe, staff, "suspend", days=2)
    (entry,) = staff.second.get("/moderation/trail", about=culprit.name)
    assert (entry["moderator"], entry["what"], entry["about"]) == (staff.first.name, "suspend", culprit.name)
    assert entry["reason"] == "suspend, for a reason."
    assert (entry["before"]["decisions"], entry["before"]["case"]) == ([], "open")
    assert ([each["kind"] for each in entry["after"]["decisions"]], entry["after"]["case"]) == (
        ["suspend"],
        "closed",
    )
    connection = await asyncpg.connect(parts.postgres.address)
    try:
        for statement in (
            "UPDATE mod_action SET reason = 'another'",
            "DELETE FROM mod_action",
            "TRUNCATE mod_action",
            "INSERT INTO mod_action SELECT * FROM mod_action ON CONFLICT (id) DO UPDATE SET reason = ''",
        ):
            with pytest.raises((asyncpg.InsufficientPrivilegeError, asyncpg.GeneratedAlwaysError)):
                await connection.execute(statement)
        await connection.execute("SET session_replication_role = replica")
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute("DELETE FROM mod_action")
        # Not even with the account it is about.
        await connection.execute("SET session_replication_role = origin")
        await connection.execute("DELETE FROM account WHERE name = $1", culprit.name)
    finally:
        await connection.close()
    assert entry["id"] in [each["id"] for each in staff.first.get("/moderation/trail")]


def _settled(visitor: Visitor, game: str) -> Told:
    return visitor.get(f"/games/{game}/ratings")


async def _ratings(database: Database, people: list[Visitor]) -> dict[str, tuple[float, ...]]:
    rows = await database.fetch(
        """SELECT name, rating, deviation, volatility, games FROM rating JOIN account ON account.id = account
           WHERE name = ANY($1) AND game_key = 'dames'""",
        [each.name for each in people],
    )
    return {row["name"]: tuple(row)[1:] for row in rows}


def _replayed(games: list[Record]) -> dict[str, tuple[float, ...]]:
    """Ratings worked out from the beginning, by the games in their order, each at its time."""
    current: dict[str, Standing] = {}
    for row in games:
        before = [current.get(name, Standing()) for name in row["players"]]
        gains = [Fraction(gain) for gain in row["outcome"]["returns"]]
        for name, after in zip(row["players"], rate_all(before, gains, row["at"]), strict=True):
            current[name] = after
    return {name: tuple(standing[:4]) for name, standing in current.items()}


@pytest.mark.asyncio
@pytest.mark.parametrize("legacy", [False, True])
async def test_an_annulled_game_leaves_ratings_as_if_never_played(
    cafe: Web, staff: Staff, database: Database, *, legacy: bool
) -> None:
    """Forward through everyone it concerns; an appeal that is granted brings it back exactly."""
    one, two, three, four, five, six = people = [member(cafe) for _ in range(6)]
    pairs = [
        (one, two),
        (three, four),
        (two, three),
        (one, two),
        (five, six),
        (three, one),
        (four, two),
        (six, five),
    ]
    games: list[str] = []
    for loser, winner in pairs:
        game = resigned(loser, winner, game="dames", **RATED)
        until(partial(_settled, winner, game))
        games.append(game)
    if legacy:  # as a release before this one left them
        await database.execute(
            """UPDATE rating_change SET deviation = NULL, volatility = NULL, games = NULL
               WHERE game_id = ANY($1)""",
            [UUID(game) for game in games],
        )
    before = await _ratings(database, people)
    outside = await database.fetch(
        OTHERS,
        [each.name for each in people],
    )
    rows = await database.fetch(
        """SELECT game.id, players, outcome, max(at) AS at FROM rating_change JOIN game ON game.id = game_id
           WHERE game.id = ANY($1) GROUP BY game.id ORDER BY min(number)""",
        [UUID(game) for game in games],
    )
    assert before == _replayed(rows)
    reported(two, one, "arranged", kind="game", game=games[0])
    act(staff.first, one, "annul", game=games[0], reason="Lost on purpose.")
    assert await _ratings(database, people) == _replayed(rows[1:])
    seen = one.look(games[0])
    assert seen["about"]["annulled"]
    assert all(each["before"] == each["after"] for each in one.get(f"/games/{games[0]}/ratings"))
    later = [each["after"] for each in two.get(f"/games/{games[6]}/ratings")]
    now = await _ratings(database, people)
    assert round(now[two.name][0], 1) in later
    assert outside == await database.fetch(
        OTHERS,
        [each.name for each in people],
    )
    (decision,) = one.get("/me/decisions")
    assert (decision["kind"], decision["game"]) == ("annul", games[0])
    one.post(f"/me/decisions/{decision['id']}/appeal", text="I was only tired.")
    staff.second.post(f"/moderation/appeals/{decision['id']}", granted=True, answer="The game looks honest.")
    assert await _ratings(database, people) == before
    assert not one.look(games[0])["about"]["annulled"]


@pytest.mark.asyncio
async def test_who_has_no_other_rated_game_is_a_newcomer_again(
    cafe: Web, staff: Staff, database: Database
) -> None:
    one, two = member(cafe), member(cafe)
    game = resigned(one, two, game="dames", **RATED)
    until(lambda: one.get(f"/games/{game}/ratings"))
    reported(two, one, "cheating", kind="game", game=game)
    act(staff.first, one, "annul", game=game, done=False)
    assert await _ratings(database, [one, two]) == {}
    path = f"/moderation/cases/{case_of(staff.first, one)}/actions"
    order = {"what": "annul", "reason": "Why.", "game": game}
    assert key_of(staff.first, "POST", path, **order) == "community-annulled"
    live = seated(one, two, game="dames")
    assert key_of(staff.first, "POST", path, **{**order, "game": live}) == "community-game-needed"
    act(staff.first, one, "warn")
    assert {each["kind"] for each in one.get("/me/decisions")} == {"warn", "annul"}


@pytest.mark.asyncio
async def test_what_is_kept_how_long(cafe: Web, staff: Staff, database: Database) -> None:
    """Chat 90 days, messages a year, what was reported two years; what both have deleted goes at once."""
    one, two, three = member(cafe), member(cafe), member(cafe)
    game = UUID(seated(one, two, game="dames"))
    for days in (10, 91, 800):
        for kept in ("plain", "reported"):
            await database.execute(
                """INSERT INTO chat (game_id, author, name, text, said_at)
                   SELECT $1, id, name, $3, now() - make_interval(days => $4) FROM account WHERE name = $2""",
                game,
                one.name,
                f"{kept} {days}",
                days,
            )
    lines = await database.fetch("SELECT id, text FROM chat WHERE game_id = $1", game)
    for row in lines:
        if row["text"].startswith("reported"):
            reported(two, one, kind="chat", game=str(game), subject=row["id"])
    await database.execute(
        """UPDATE report SET at = now() - interval '731 days', state = 'upheld' WHERE kind = 'chat'
           AND game_id = $1
           AND subject = (SELECT id FROM chat WHERE text = 'reported 800' AND game_id = $1)""",
        game,
    )
    for text in ("old", "deleted", "kept"):
        one.post(f"/messages/{two.name}", text=text)
    one.post(f"/messages/{three.name}", text="gone with its thread")
    await database.execute("UPDATE message SET at = now() - interval '366 days' WHERE text = 'old'")
    for visitor, other in ((one, three), (three, one)):
        delete(visitor, f"/messages/{other.name}")
    delete(one, f"/messages/{two.name}")
    await database.execute("UPDATE thread SET last_at = now() - interval '2 days'")
    await Retention(database).sweep()
    left = await database.fetch("SELECT text FROM chat WHERE game_id = $1", game)
    assert {row["text"] for row in left} == {"plain 10", "reported 10", "reported 91"}
    assert [each["text"] for each in two.get(f"/messages/{one.name}")["messages"]] == ["deleted", "kept"]
    assert await database.fetchval("SELECT count(*) FROM message WHERE text = 'gone with its thread'") == 0
    threads = """SELECT count(*) FROM thread JOIN account ON account.id IN (low, high) WHERE name = $1"""
    assert await database.fetchval(threads, three.name) == 0
    act(staff.second, one, "dismiss")


def test_guests_can_report_and_be_blocked(cafe: Web, staff: Staff) -> None:
    visitor, other = guest(cafe), guest(cafe)
    reported(visitor, other, "spam")
    act(staff.first, other, "suspend", days=1)
    assert key_of(other, "POST", "/tables", game="dames") == "community-suspended"
    answer = visitor.http.put(f"/api/blocks/{other.name}")
    assert answer.json()["blocked"]
