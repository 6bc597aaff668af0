"""What people are told: once each, by the channels they like, and not in their quiet hours."""

from __future__ import annotations

import ast
import asyncio
import random
import re
from collections.abc import AsyncGenerator, Mapping
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import httpx
import pytest
import pytest_asyncio

from academie.registry import registry
from academie.server.accounts.mails import ACCOUNT
from academie.server.base.declared.notices import By, NoticeKind
from academie.server.base.settings import PUSH, Settings
from academie.server.community.notices import MESSAGE
from academie.server.edge.identity import Identity
from academie.server.game.clock import DAY_MS
from academie.server.notify.delivery import Router, plan
from academie.server.notify.notices import About, Notice, NoticeStore, tell
from academie.server.notify.preferences import MailPace, Preferences, PreferenceStore
from academie.server.notify.push import (
    PublicResolver,
    Subscriptions,
    make_vapid_key,
    may_send_to,
    public_key,
)
from academie.server.play.chat import PLAYERS, ChatStore
from academie.server.play.notices import GAME_BEGUN, RESULT, TIME_LOW, YOUR_TURN, Facts
from academie.server.play.room import Room
from academie.server.run.notifier import KINDS
from academie.words import Language, verbatim
from tests.server.support.command import Process
from tests.server.support.endings import endings
from tests.server.support.mail_server import Mailbox, mailbox, parts_of
from tests.server.support.playing import play
from tests.server.support.push_service import push_service
from tests.server.support.tables import House, Person, set_head
from tests.server.support.tables import house as a_house
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

SERVER = Path("src/academie/server")
SETTINGS = Path("web/app/src/parts/settings/Told.svelte")
DAYS = {"pace": "days", "base_ms": 0, "step_ms": 3 * DAY_MS}
HOUR_MS = DAY_MS // 24
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


@pytest_asyncio.fixture(autouse=True)
async def empty(database: Database) -> AsyncGenerator[None]:
    for table in ("outbox", "notice", "notify_preference", "push", "bounce", "game_live"):
        await database.execute(f"DELETE FROM {table}")
    yield


async def named(database: Database, name: str, **columns: str) -> Person:
    """Somebody with an account."""
    account, called = uuid4(), f"{name}-{uuid4().hex[:8]}"
    await database.execute("INSERT INTO account (id, name) VALUES ($1, $2)", account, called)
    for column, value in columns.items():
        await database.execute(f"UPDATE account SET {column} = $2 WHERE id = $1", account, value)
    return Person(Identity(account, called), "")


async def two(database: Database) -> tuple[Person, Person]:
    mail = f"{uuid4().hex[:8]}@example.org"
    return await named(database, "ada", email=mail, language="en"), await named(database, "bob")


async def aged(house: House, room: Room, seconds: float) -> None:
    """Make the last event of a game older."""
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", room.row.id, round(1000 * seconds)
    )
    await set_head(house.database, room.row.id)


async def attend(database: Database, game: UUID, seat: int) -> None:
    """Have a web process serve a seat."""
    process = uuid4()
    now = round(datetime.now(UTC).timestamp() * 1000)
    await database.execute("INSERT INTO process VALUES ($1, '', '{}', '', now(), now(), $2)", process, now)
    await database.execute("INSERT INTO attendance VALUES ($1, $2, $3)", game, seat, process)


async def kinds(database: Database, person: Person) -> list[tuple[str, bool]]:
    """What somebody was told, and whether it is read, in order."""
    rows = await database.fetch(
        "SELECT kind, read_at FROM notice WHERE account = $1 ORDER BY id", person.identity.account
    )
    return [(row["kind"], row["read_at"] is not None) for row in rows]


async def queued(database: Database, person: Person) -> list[tuple[str, str]]:
    rows = await database.fetch(
        "SELECT channel, kind FROM outbox WHERE account = $1 ORDER BY channel, id", person.identity.account
    )
    return [(row["channel"], row["kind"]) for row in rows]


async def told(database: Database, person: Person, kind: NoticeKind, subject: object = "it") -> None:
    """Tell somebody something that is due at once."""
    async with database.acquire() as connection, connection.transaction():
        await tell(
            connection, person.identity.account, About(kind, subject), Notice(verbatim(f"{kind.name}!"))
        )
    await database.execute("UPDATE notice SET due_at = now() WHERE due_at IS NOT NULL")


async def look(database: Database) -> None:
    """Do what a notifier does again and again before it sends anything."""
    await Facts(database).sweep()
    await Router(database, KINDS).settle()


async def like(database: Database, person: Person, **chosen: Any) -> None:  # noqa: ANN401
    await PreferenceStore(database, KINDS).save(Preferences(person.identity.account, **chosen))


async def test_a_turn_is_told_once_twenty_seconds_after_it_came(house: House, database: Database) -> None:
    ada, bob = await two(database)
    room = await house.open("dames", [ada, bob], DAYS)
    await aged(house, room, 18)
    await look(database)
    assert await kinds(database, ada) == []
    await aged(house, room, 3)
    for _ in range(3):
        await look(database)
    assert await kinds(database, ada) == [("your-turn", False)]
    async with a_house(database) as later:
        again = await later.rooms.room(room.row.id)
        assert again is not None
        await play(again, random.Random(1), 1)
    await look(database)
    assert await kinds(database, ada) == [("your-turn", True)], "answered"
    assert await kinds(database, bob) == []
    await aged(house, room, 21)
    await asyncio.gather(*(look(database) for _ in range(5)))
    assert await kinds(database, bob) == [("your-turn", False)], "however many notifiers look"


async def test_who_is_at_the_table_is_not_called_to_it(house: House, database: Database) -> None:
    ada, bob = await two(database)
    room = await house.open("dames", [ada, bob], DAYS)
    await aged(house, room, 30)
    await attend(database, room.row.id, 0)
    await look(database)
    assert await kinds(database, ada) == [("your-turn", True)]
    await database.execute("DELETE FROM attendance")
    await look(database)
    await Router(database, KINDS).route()
    assert await queued(database, ada) == [], "seen is seen"


@pytest.mark.parametrize(
    ("clock", "with_engine", "expected"),
    [
        ({"pace": "none"}, False, 1),
        ({"pace": "none"}, True, 0),
        ({"pace": "increment", "base_ms": 600_000, "step_ms": 5_000}, False, 1),
    ],
)
async def test_other_turns_are_told_to_who_is_away(
    house: House, database: Database, clock: Mapping[str, Any], with_engine: bool, expected: int
) -> None:
    ada, bob = await two(database)
    room = await house.open("dames", [ada, bob], clock)
    await database.execute("UPDATE game SET with_engine = $2 WHERE id = $1", room.row.id, with_engine)
    await aged(house, room, 30)
    await look(database)
    assert len(await kinds(database, ada)) == expected


@pytest.mark.parametrize(
    ("step_days", "hours_left", "expected"),
    [(3, 19, 0), (3, 17, 1), (14, 25, 0), (14, 23, 1), (1, 7, 0), (1, 5, 1)],
)
async def test_time_that_runs_out_is_told_a_day_or_a_quarter_before(
    house: House, database: Database, step_days: int, hours_left: int, expected: int
) -> None:
    ada, bob = await two(database)
    room = await house.open("dames", [ada, bob], {**DAYS, "step_ms": step_days * DAY_MS})
    deadline = round(datetime.now(UTC).timestamp() * 1000) + hours_left * HOUR_MS
    await database.execute("UPDATE game_live SET deadline_ms = $2 WHERE game_id = $1", room.row.id, deadline)
    for _ in range(2):
        await look(database)
    assert await kinds(database, ada) == [("time-low", False)] * expected


def test_settings_offer_the_kinds_that_the_server_tells_and_no_other() -> None:
    modules = [ast.parse(file.read_text("utf-8")) for file in SERVER.rglob("*.py")]
    functions = [node for module in modules for node in ast.walk(module) if isinstance(node, FUNCTION)]
    told = {node.id for each in functions for node in ast.walk(each) if isinstance(node, ast.Name)}
    assert {kind.name.upper().replace("-", "_") for kind in KINDS.chosen} <= told
    (offered,) = re.findall(r"const KINDS = \[(.*?)\]", SETTINGS.read_text("utf-8"))
    assert sorted(re.findall(r"'([a-z-]+)'", offered)) == sorted(kind.name for kind in KINDS.chosen)


async def test_notices_go_by_the_channels_one_likes(database: Database) -> None:
    ada, _ = await two(database)
    with push_service() as service:
        devices = Subscriptions(database, Settings(push_local=True))
        await devices.subscribe(ada.identity.account, service.browser().subscription)
    router = Router(database, KINDS)
    for kind in (YOUR_TURN, TIME_LOW, RESULT, ACCOUNT):
        await told(database, ada, kind, uuid4())
    await router.route_all()
    usual = [("mail", "time-low"), ("mail", "account"), ("push", "your-turn"), ("push", "time-low")]
    assert await queued(database, ada) == usual
    await database.execute("DELETE FROM outbox")
    nothing: dict[str, frozenset[By]] = {"time-low": frozenset(), "account": frozenset()}
    await like(database, ada, channels={**nothing, "result": frozenset({By.MAIL})})
    for kind in (TIME_LOW, RESULT, ACCOUNT):
        await told(database, ada, kind, uuid4())
    await router.route_all()
    assert await queued(database, ada) == [("mail", "result"), ("mail", "account")], (
        "what is essential is sent"
    )
    listed = await NoticeStore(database).listed(ada.identity.account)
    assert [each.kind for each in listed[:3]] == ["account", "account", "result"], "chosen out of the page"


async def test_what_is_read_in_the_page_is_not_sent_on(database: Database) -> None:
    ada, _ = await two(database)
    await told(database, ada, TIME_LOW, uuid4())
    (notice,) = await NoticeStore(database).listed(ada.identity.account)
    await NoticeStore(database).read(ada.identity.account, notice.id, None)
    await Router(database, KINDS).route()
    assert await queued(database, ada) == []


async def test_who_is_back_at_the_table_has_seen_what_is_there(house: House, database: Database) -> None:
    ada, bob = await two(database)
    by_mail = dict.fromkeys(("game-begun", "message"), frozenset({By.MAIL}))
    await like(database, ada, channels=by_mail)
    game = (await house.open("dames", [ada, bob], DAYS)).row.id
    for kind, subject in ((GAME_BEGUN, game), (MESSAGE, game), (MESSAGE, bob.identity.account)):
        await told(database, ada, kind, subject)
    await told(database, ada, TIME_LOW, game)
    await attend(database, game, 0)
    await Router(database, KINDS).route_all()
    seen = [("game-begun", True), ("message", True)]
    assert await kinds(database, ada) == [*seen, ("message", False), ("time-low", False)]
    assert await queued(database, ada) == [("mail", "message"), ("mail", "time-low")]


async def test_turns_are_mailed_at_most_twice_a_day(database: Database) -> None:
    ada, _ = await two(database)
    await like(database, ada, channels={"your-turn": frozenset({By.MAIL})})
    for _ in range(3):
        await told(database, ada, YOUR_TURN, uuid4())
        await Router(database, KINDS).route()
    assert await queued(database, ada) == [("mail", "your-turn")]
    await database.execute("UPDATE notify_preference SET turn_mailed_at = now() - interval '12 hours'")
    await told(database, ada, YOUR_TURN, uuid4())
    await Router(database, KINDS).route()
    assert len(await queued(database, ada)) == 2


async def test_quiet_hours_hold_what_can_wait(database: Database) -> None:
    ada, _ = await two(database)
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    await like(database, ada, quiet=((minute - 60) % 1440, (minute + 60) % 1440))
    await told(database, ada, TIME_LOW, uuid4())
    await told(database, ada, ACCOUNT)
    await Router(database, KINDS).route()
    assert await queued(database, ada) == [("mail", "account")]
    due = await database.fetchval("SELECT due_at FROM notice WHERE kind = 'time-low'")
    assert timedelta(minutes=58) < due - now < timedelta(minutes=61)
    await like(database, ada, quiet=None)
    await database.execute("UPDATE notice SET due_at = now() WHERE due_at IS NOT NULL")
    await Router(database, KINDS).route()
    assert ("mail", "time-low") in await queued(database, ada)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-07-01T21:59:00+02:00", None),
        ("2026-07-01T22:00:00+02:00", "2026-07-02T07:30:00+02:00"),
        ("2026-07-02T07:29:00+02:00", "2026-07-02T07:30:00+02:00"),
        ("2026-07-02T07:30:00+02:00", None),
        # The clocks of Paris are put back in this night.
        ("2026-10-24T23:00:00+02:00", "2026-10-25T07:30:00+01:00"),
    ],
)
def test_quiet_hours_are_those_of_the_wall_clock(now: str, until: str | None) -> None:
    likes = Preferences(uuid4(), quiet=(22 * 60, 7 * 60 + 30), zone="Europe/Paris")
    assert likes.quiet_until(at(now)) == (None if until is None else at(until))


def test_digests_come_at_eight_of_the_wall_clock() -> None:
    daily = Preferences(uuid4(), pace=MailPace.DAILY, zone="America/New_York")
    weekly = Preferences(uuid4(), pace=MailPace.WEEKLY, zone="America/New_York")
    now = at("2026-11-17T09:00:00-05:00")  # a Tuesday
    assert daily.next_digest(now) == at("2026-11-18T08:00:00-05:00")
    assert weekly.next_digest(now) == at("2026-11-23T08:00:00-05:00")
    assert plan(RESULT, Preferences(uuid4()), now).digest is False


async def test_a_digest_has_what_is_still_unread(database: Database) -> None:
    ada, _ = await two(database)
    by_mail = {"result": frozenset({By.PAGE, By.MAIL})}
    await like(database, ada, channels=by_mail, pace=MailPace.DAILY)
    for _ in range(3):
        await told(database, ada, RESULT, uuid4())
    await told(database, ada, TIME_LOW, uuid4())
    await Router(database, KINDS).route()
    assert await queued(database, ada) == [("mail", "time-low")], "what is urgent does not wait"
    first = (await NoticeStore(database).listed(ada.identity.account))[-1]
    await NoticeStore(database).read(ada.identity.account, first.id, None)
    await Router(database, KINDS).send_digests()
    assert len(await queued(database, ada)) == 1, "not yet eight o'clock"
    await database.execute("UPDATE notify_preference SET digest_at = now()")
    for _ in range(2):
        await Router(database, KINDS).send_digests()
    body = await database.fetchval("SELECT body FROM outbox WHERE kind = 'digest'")
    assert len(body["paragraphs"]) == 1 + 2
    assert len(await queued(database, ada)) == 2


def notifier(parts: Parts, mails: Mailbox, keys: Path) -> AbstractContextManager[Process]:
    return parts.academie(
        "notifier",
        ACADEMIE_SMTP=mails.address,
        ACADEMIE_KEYS=str(keys),
        ACADEMIE_PUSH_LOCAL="true",
    )


async def test_a_turn_arrives_by_push_and_by_mail(
    parts: Parts, house: House, database: Database, tmp_path: Path, server: Web
) -> None:
    make_vapid_key(tmp_path / PUSH)
    ada, bob = (
        await named(database, "ada", email="ada@example.org", language="fr"),
        await named(database, "bob"),
    )
    await like(database, ada, language=Language.FRENCH, channels={"your-turn": frozenset(By)})
    with push_service(public_key(Settings(keys=str(tmp_path)))) as service, mailbox() as mails:
        devices = Subscriptions(database, Settings(push_local=True))
        here, gone = service.browser(), service.browser()
        gone.status = 410
        for browser in (here, gone):
            await devices.subscribe(ada.identity.account, browser.subscription)
        room = await house.open("dames", [ada, bob], DAYS)
        await aged(house, room, 21)
        with notifier(parts, mails, tmp_path):
            (pushed,) = await asyncio.to_thread(here.wait_for, 1)
            (mail,) = await asyncio.to_thread(mails.wait_for, "ada@example.org")
            await asyncio.sleep(3)
        assert service.wrong == []
    said = f"À vous de jouer contre {bob.identity.name} ({registry['dames'].title.fr})"
    assert pushed == {
        "title": said,
        "body": "Aller à la table",
        "url": f"/table/{room.row.id}",
        "tag": str(room.row.id),
        "lang": "fr",
    }
    (headers,) = here.headers
    assert {name: headers[name] for name in ("TTL", "Urgency")} == {"TTL": "86400", "Urgency": "high"}
    assert len(headers["Topic"]) <= 32
    assert gone.asked == 1
    assert [each.label for each in await devices.devices(ada.identity.account)] == ["Test"], "410 ends it"
    assert mail["Subject"] == said
    assert len(mails.mails) == 1
    await _unsubscribes(server, database, mail["List-Unsubscribe"], parts_of(mail)[0], ada)


async def _unsubscribes(server: Web, database: Database, header: str, text: str, who: Person) -> None:
    """One click ends this mail, for a program that reads mail; a visit alone does not."""
    address = header.strip("<>")
    assert address in text
    path = address[address.index("/api/") :]
    likes = PreferenceStore(database, KINDS)
    async with httpx.AsyncClient(base_url=server.base_url) as client:
        assert "<form" in (await client.get(path)).text
        assert By.MAIL in (await likes.of(who.identity.account)).by(YOUR_TURN)
        done = await client.post(path, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        wrong = await client.post(f"/api/unsubscribe/{uuid4()}/your-turn")
        assert wrong.status_code == 404
    after = (await likes.of(who.identity.account)).by(YOUR_TURN)
    assert after == {By.PAGE, By.PUSH}


@pytest.mark.parametrize(
    ("endpoint", "public"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("https://[::ffff:10.0.0.1]/x", False),
        ("https://[2606:4700:4700::1111]/x", True),
        ("https://[fec0::1]/x", False),
        ("https://[64:ff9b::10.0.0.1]/x", False),
        ("https://[64:ff9b::8.8.8.8]/x", False),
        ("https://[2002:a00:1::1]/x", False),
        ("https://[::10.0.0.1]/x", False),
        ("https://[::808:808]/x", False),
        ("https://169.254.169.254/latest", False),
        ("https://10.1.2.3/x", False),
        ("https://user@push.example.org/x", False),
        ("https://push.example.org:6379/x", False),
        ("https://localhost/x", False),
        ("https://redis/x", False),
        ("https://db.internal/x", False),
        ("file:///etc/passwd", False),
        ("https://[bad/x", False),
    ],
)
def test_push_messages_go_to_public_addresses(endpoint: str, public: bool) -> None:
    assert may_send_to(endpoint, local=False) is public


async def test_no_name_leads_push_messages_inside() -> None:
    resolver = PublicResolver(local=False)
    with pytest.raises(OSError, match="public"):
        await resolver.resolve("localhost", 443)
    await resolver.close()


async def test_challenges_games_and_results_are_told(server: Web, database: Database) -> None:
    async with (
        httpx.AsyncClient(base_url=server.base_url) as ada,
        httpx.AsyncClient(base_url=server.base_url) as bob,
    ):
        names = [f"n{uuid4().hex[:10]}" for _ in range(2)]
        for client, name in zip((ada, bob), names, strict=True):
            made = await client.post("/api/accounts", json={"name": name, "password": f"pass-{name}"})
            assert made.status_code == 201, made.text
        asked = {"game": "dames", "opponent": {"name": names[1]}, "clock": DAYS}
        opened = await ada.post("/api/tables", json=asked)
        assert opened.status_code == 201, opened.text
        table = opened.json()["id"]
        notices = (await bob.get("/api/me/notices")).json()
        assert notices["unread"] == 1
        (challenge,) = notices["notices"]
        assert (challenge["kind"], challenge["link"]) == ("challenge", f"/join/{table}")
        assert challenge["title"]["key"] == "server-notice-challenge"
        game = (await bob.post(f"/api/tables/{table}/join", json={})).json()["game"]
        begun = (await ada.get("/api/me/notices")).json()["notices"]
        assert [(each["kind"], each["link"]) for each in begun] == [("game-begun", f"/table/{game}")]
        await look(database)
        assert (await bob.get("/api/me/notices")).json()["unread"] == 0, "answered"
        read = await ada.post("/api/me/notices/read", json={"link": f"/table/{game}"})
        assert read.status_code == 204
        assert (await ada.get("/api/me/notices")).json()["unread"] == 0


async def test_preferences_over_http(server: Web) -> None:
    async with httpx.AsyncClient(base_url=server.base_url) as ada:
        await ada.post("/api/guests")
        assert (await ada.get("/api/me/notifications")).status_code == 403, "guests cannot be told"
        name = f"n{uuid4().hex[:10]}"
        await ada.post("/api/accounts", json={"name": name, "password": f"pass-{name}"})
        usual = (await ada.get("/api/me/notifications")).json()
        assert usual["likes"]["channels"]["your-turn"] == ["page", "push"]
        assert usual["mail"] is False
        chosen = {
            **usual["likes"],
            "channels": {"result": ["mail"]},
            "pace": "weekly",
            "quiet": {"start": 1320, "end": 450},
            "zone": "Europe/Paris",
            "language": "fr",
        }
        assert (await ada.put("/api/me/notifications", json=chosen)).status_code == 200
        kept = (await ada.get("/api/me/notifications")).json()["likes"]
        assert kept["channels"] == {**usual["likes"]["channels"], "result": ["mail"]}
        assert {**kept, "channels": {}} == {**chosen, "channels": {}}
        wrong = await ada.put("/api/me/notifications", json={**chosen, "zone": "Europe/Atlantis"})
        assert wrong.status_code == 400
        device = {"endpoint": "https://10.0.0.1/x", "p256dh": "AAAA", "auth": "AAAA"}
        assert (await ada.post("/api/me/devices", json=device)).status_code == 400
        assert (await ada.get("/api/push/key")).json() == {"key": None}


async def test_who_is_away_is_told_of_a_message_and_of_the_end(house: House, database: Database) -> None:
    ada, bob = await two(database)
    room = await house.open("dames", [ada, bob], DAYS)
    await attend(database, room.row.id, 0)
    for text in ("Bonsoir", "Vous êtes là\u202f?"):
        await ChatStore(database).add(room.row.id, ada.identity, PLAYERS, text)
    await database.execute(
        """UPDATE game SET status = 'over', ended_at = now(),
                           outcome = '{"returns": [1, -1], "reason": "resign"}' WHERE id = $1""",
        room.row.id,
    )
    settling = endings(database)
    await asyncio.gather(*(settling.settle(room.row.id) for _ in range(3)))
    assert await kinds(database, ada) == []
    assert await kinds(database, bob) == [("message", False), ("result", False)]
    assert all(each.notice.link for each in await NoticeStore(database).listed(bob.identity.account))
