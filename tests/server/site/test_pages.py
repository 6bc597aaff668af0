"""The web client as the server sends it to browsers."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from academie.server.base.settings import Settings
from academie.server.edge.identity import Identity
from academie.server.edge.languages import asked_language
from academie.server.site import pages
from academie.server.site.front import front_door
from academie.server.site.languages import APP, DESCRIBED, FAILED, LISTED, page_in
from academie.server.site.pages import folder_of
from academie.server.site.today import Today
from academie.words import Language, Message
from tests.server.support.in_process import inside
from tests.server.support.visitors import PASSWORD, Visitor, guest, new_name, seated, until
from tests.server.support.web import Parts, Web, started

PAGE = '<!doctype html><script type="module" src="/assets/index-1.js"></script>'
GAME = "0192f0c0-0000-7000-8000-000000000001"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client built as Vite builds it."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1.js").write_text("export {};", encoding="utf-8")
    (folder / "sw.js").write_text("self;", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def web(parts: Parts, built: Path) -> Generator[Web]:
    with started(parts.web(ACADEMIE_WEB=str(built))) as found:
        yield found


@pytest.mark.parametrize(
    "path",
    ["/play", "/games", "/archive?game=dames", "/player/engine:simple", "/learn", "/learn/trictrac-01-marche"]
    + [f"/{page}/{GAME}" for page in ("table", "join", "game", "dice")],
)
def test_every_page_is_the_client_under_a_policy_without_inline_scripts(web: Web, path: str) -> None:
    answer = httpx.get(web.base_url + path)
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


def test_files_named_by_their_content_are_kept_by_browsers(web: Web) -> None:
    answer = httpx.get(f"{web.base_url}/assets/index-1.js")
    assert answer.text == "export {};"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("name", "kind"), [("sw.js", "javascript"), ("manifest.webmanifest", "manifest+json")]
)
def test_files_that_keep_their_names_are_asked_for_again(web: Web, name: str, kind: str) -> None:
    answer = httpx.get(f"{web.base_url}/{name}")
    assert answer.status_code == 200
    assert kind in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/elsewhere"]
)
def test_nothing_else_is_given(web: Web, path: str) -> None:
    assert httpx.get(web.base_url + path).status_code == 404


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
UNKNOWN = [
    "/elsewhere",
    "/lessons/trictrac",
    "/table/nothing",
    "/player/nobody-of-that-name",
    "/player/%00",
    "/learn/no-lesson",
    "/library/no-study",
    "/passage/LEP.r79",
    "/rules/no-game",
    "/practice/nothing",
    *(f"/{page}/{GAME}" for page in ("table", "join", "game", "dice")),
]


@pytest.mark.parametrize("path", UNKNOWN)
def test_a_browser_is_shown_our_page_where_there_is_nothing(web: Web, path: str) -> None:
    answer = httpx.get(web.base_url + path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/none", "/api/players/nobody-of-that-name", f"/api/games/{GAME}"])
def test_the_api_too_answers_a_browser_with_a_page_and_a_program_with_a_problem(web: Web, path: str) -> None:
    page = httpx.get(web.base_url + path, headers=BROWSER)
    assert (page.status_code, page.text) == (404, PAGE)
    assert "default-src 'self'" in page.headers["content-security-policy"]
    problem = httpx.get(web.base_url + path, headers={"Accept": "application/json"})
    assert (problem.status_code, problem.json()["status_code"]) == (404, 404)


def test_a_failure_is_told_in_the_page_itself(parts: Parts, tmp_path: Path) -> None:
    shell = f'<html lang="en">{LISTED}{FAILED}{APP}</html>'
    (tmp_path / "index.html").write_text(shell, encoding="utf-8")
    (tmp_path / "assets").mkdir()
    settings = {
        "ACADEMIE_WEB": str(tmp_path),
        "ACADEMIE_REQUESTS_AT_ONCE": "1",
        "ACADEMIE_REQUESTS_A_SECOND": "1",
        "ACADEMIE_LIMIT_SCALE": "1",
    }
    with started(parts.web(**settings)) as web:
        french = {**BROWSER, "Accept-Language": "fr"}
        missing = httpx.get(f"{web.base_url}/elsewhere", headers=french)
        assert missing.status_code == 404
        assert "<h1>Cette page n’est pas sur le tablier</h1>" in html.unescape(missing.text)
        answers = (httpx.get(f"{web.base_url}/api/games", headers=french) for _ in range(100))
        hurried = next(answer for answer in answers if answer.status_code == 429)
        assert '<meta name="failure" content="429' in hurried.text
        assert "<h1>Un peu moins vite</h1>" in hurried.text


def test_guests_come_in_by_the_front_door_and_accounts_do_not(parts: Parts, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f"{LISTED}{APP}", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    with (
        started(parts.web(ACADEMIE_WEB=str(tmp_path))) as web,
        httpx.Client(base_url=web.base_url, timeout=60) as visitor,
    ):
        front = visitor.get("/", headers={"Accept-Language": "fr"}).text
        assert '<div id="front" lang="fr">' in front
        assert "Jouez au trictrac" in front
        assert front.count("data-outcome=") == 1 + 21, "the question, and every throw of two dice"
        assert front.count("<li><a href=") == 4, "four things go on"
        assert 'lang="nl"' in visitor.get("/front.html?language=nl").text
        visitor.post("/api/guests")
        assert 'id="front"' in visitor.get("/").text
        visitor.post("/api/accounts", json={"name": "Lepeintre", "password": "a long password"})
        assert 'id="front"' not in visitor.get("/").text


async def test_the_front_page_is_written_once_for_all_strangers_of_a_moment(
    parts: Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(f"{LISTED}{APP}", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    written: list[tuple[str, str]] = []

    async def counted(
        today: Today, settings: Settings, language: Language, reader: Identity | None = None
    ) -> str:
        written.append((language.value, "" if reader is None else reader.name))
        return await front_door(today, settings, language, reader)

    monkeypatch.setattr(pages, "front_door", counted)
    monkeypatch.setattr(pages, "FRESH_SECONDS", 600.0)  # however slow the machine is
    async with (
        inside(parts, web=str(tmp_path)) as address,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as stranger,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as somebody,
    ):
        found = await asyncio.gather(*(stranger.get("/") for _ in range(5)))
        plain = await stranger.get("/", headers={"Accept-Encoding": "identity"})
        assert 'id="front"' in plain.text
        assert {answer.text for answer in found} == {plain.text}
        assert {answer.headers.get("content-encoding") for answer in found} == {"gzip"}
        assert written == [("en", "")]
        assert 'lang="fr"' in (await stranger.get("/", headers={"Accept-Language": "fr"})).text
        assert written == [("en", ""), ("fr", "")]
        name = (await somebody.post("/api/guests")).json()["name"]
        for _ in range(2):
            await somebody.get("/")
        assert written[2:] == [("en", name)] * 2
        told = {"name": new_name(), "password": PASSWORD}
        assert (await somebody.post("/api/accounts", json=told)).status_code == 201
        assert 'id="front"' not in (await somebody.get("/")).text
        monkeypatch.setattr(pages, "FRESH_SECONDS", 0.0)
        for _ in range(2):
            await stranger.get("/", headers={"Accept-Language": "nl"})
        assert written[4:] == [("nl", "")] * 2


def test_who_plays_finds_their_own_game_first_and_never_as_one_to_watch(parts: Parts, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f"{LISTED}{APP}", encoding="utf-8")
    (tmp_path / "assets").mkdir()

    def told(visitor: Visitor, path: str = "/front.html") -> list[str]:
        """The lines of what goes on."""
        return re.findall(r"<li>(.*?)</li>", visitor.http.get(path).text.partition('data-test="now"')[2])[:4]

    with started(parts.web(ACADEMIE_WEB=str(tmp_path))) as web:
        one, other, stranger = guest(web), guest(web), guest(web)
        game = seated(one, other, game="dames")
        one.act(game, "32-28")
        other.act(game, "19-23")
        for path in ("/", "/front.html"):
            (mine, *rest), (his, *_) = told(one, path), told(other, path)
            assert f'href="/table/{game}"' in mine
            assert "<b>Your turn</b>" in mine
            assert "Resume" in mine
            assert "Polish draughts · against guest" in mine
            assert not [line for line in rest if game in line or "live" in line]
            assert "<b>Your game goes on</b>" in his
        until(lambda: f"/table/{game}" in told(stranger)[0])
        assert ">live<" in told(stranger)[0]
        assert "Resume" not in told(stranger)[0]
        newer = seated(other, one, game="dames")
        assert f"/table/{game}" in told(one)[0], "the newer one waits for the other"
        assert f"/table/{newer}" in told(other)[0]
        for each in (game, newer):
            one.say(each, "resign")
        assert not any("Resume" in line or ">live<" in line for line in told(one))


def test_a_program_is_told_in_json_that_there_is_nothing(web: Web) -> None:
    assert httpx.get(f"{web.base_url}/elsewhere").json()["status_code"] == 404


@pytest.mark.parametrize(
    "path",
    [
        *("/learn/trictrac-01-marche", "/library/man-58", "/rules/trictrac", "/practice/puzzles"),
        *("/archive/", "/passage", "/passage/LEP.r54", "/passage/LEP.r54.s2", "/passage/ACAD-A"),
    ],
)
def test_a_page_of_something_is_found(web: Web, path: str) -> None:
    assert httpx.get(web.base_url + path, headers=BROWSER).status_code == 200


def test_pages_of_games_tables_and_players_are_found(web: Web) -> None:
    somebody = guest(web)
    table = somebody.post("/tables", game="dames")
    game = somebody.post("/tables", game="dames", opponent={"engine": "random"})["game"]
    paths = [f"/{page}/{game}" for page in ("table", "game", "dice")]
    for path in (*paths, f"/join/{table['id']}", f"/player/{somebody.name}"):
        assert httpx.get(web.base_url + path, headers=BROWSER).status_code == 200, path


def test_the_api_stays_where_it_is(web: Web) -> None:
    assert httpx.get(f"{web.base_url}/api/games").json()
    assert httpx.get(f"{web.base_url}/api/none").status_code == 404


def test_a_folder_without_a_client_is_none(tmp_path: Path) -> None:
    assert folder_of(str(tmp_path)) is None


def test_the_page_comes_in_the_language_of_the_browser_and_lists_all_others() -> None:
    page = page_in(f'<html lang="en">{DESCRIBED}{LISTED}', asked_language("de, fr-CA;q=0.8, en;q=0.5"))
    assert page.startswith('<html lang="fr">')
    assert "Les jeux de table des traités français" in page
    listed = html.unescape(page.split('name="languages" content="')[1].split('"')[0])
    names = {each["language"]: each["name"] for each in json.loads(listed)}
    assert names["fr"] == "Français"
    assert names["en"] == "English"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("", "en"), ("fr", "fr"), ("de-AT,de;q=0.9", "en"), ("en;q=0.2,fr;q=0.9", "fr"), ("fr;q=x,*", "fr")],
)
def test_the_language_is_the_one_liked_best_of_those_there_are(wishes: str, language: str) -> None:
    assert asked_language(wishes) == language


def test_words_are_named_by_their_content_and_kept(web: Web) -> None:
    index = httpx.get(f"{web.base_url}/words/index.json")
    assert index.headers["cache-control"] == "no-cache"
    french = next(each for each in index.json() if each["language"] == "fr")
    assert french["complete"]
    answer = httpx.get(web.base_url + french["url"])
    assert answer.json()["web-common-close"] == "Fermer"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["etag"].strip('"') in french["url"]
    plain = httpx.get(web.base_url + french["url"], headers={"Accept-Encoding": "identity"})
    assert plain.json() == answer.json()
    assert httpx.get(f"{web.base_url}/words/fr.json").status_code == 404


def test_a_language_is_added_by_a_folder(
    parts: Parts, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It is offered and used; what it lacks is said in English, with a note in the log."""
    client, own = tmp_path / "client", tmp_path / "languages" / "oc"
    (client / "assets").mkdir(parents=True)
    own.mkdir(parents=True)
    (client / "index.html").write_text(f'<html lang="en">{DESCRIBED}{LISTED}{PAGE}', encoding="utf-8")
    (own / "language.toml").write_text('name = "Occitan"\n', encoding="utf-8")
    (own / "web-common.ftl").write_text("web-common-close = Tampar\n", encoding="utf-8")
    added = parts.web(ACADEMIE_WEB=str(client), ACADEMIE_LANGUAGES=str(own.parent))
    with started(replace(added, warm=None)) as web:  # languages are read once in a process
        offered = httpx.get(f"{web.base_url}/words/index.json").json()
        occitan = next(each for each in offered if each["language"] == "oc")
        assert (occitan["name"], occitan["complete"]) == ("Occitan", False)
        assert httpx.get(web.base_url + occitan["url"]).json() == {"web-common-close": "Tampar"}
        page = httpx.get(web.base_url, headers={"Accept-Language": "oc, fr;q=0.5"}).text
        assert page.startswith('<html lang="oc">')
        assert occitan["url"] in page
        assert Message("web-head-description").en in html.unescape(page)
    notes = re.findall(r"oc lacks \d+ messages \(.*\): they are said in English", capfd.readouterr().err)
    assert len(notes) == 1


def test_pages_are_counted_as_other_requests_are_and_files_are_not(parts: Parts, built: Path) -> None:
    few = {"ACADEMIE_LIMIT_SCALE": "1", "ACADEMIE_REQUESTS_A_SECOND": "1", "ACADEMIE_REQUESTS_AT_ONCE": "20"}
    hurried = parts.web(ACADEMIE_WEB=str(built), **few)
    with started(hurried) as web, httpx.Client(base_url=web.base_url) as client:
        assert [client.get("/assets/index-1.js").status_code for _ in range(40)] == [200] * 40
        found = [client.get("/play").status_code for _ in range(40)]
        assert found[:20] == [200] * 20
        assert 429 in found
        assert client.get("/api/openapi.json").status_code == 429
        assert client.get("/log/checkpoint").status_code == 429
        assert httpx.get(f"{web.inside_url}/healthz").status_code == 200
