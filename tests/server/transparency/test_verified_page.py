"""The build of the page is entered in the log, and what is served is compared with it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import httpx

from academie.dice.notes import LOG, NamedKey
from academie.dice.page import PATH, differing, foreign_scripts, manifest_of, page_entry, wrong_files
from academie.testing.data import load
from tests.server.support.command import COMMAND
from tests.server.support.links import KEY, ORIGIN
from tests.server.support.visitors import until
from tests.server.support.web import Parts, keys_in, started

PAGE = '<!doctype html><script type="module" src="/assets/index-1.js"></script><div id="app"></div>'


def built(folder: Path, script: str = "export {};") -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets" / "index-1.js").write_text(script, encoding="utf-8")
    (folder / "sw.js").write_text("self;", encoding="utf-8")
    return folder


def test_the_entry_is_that_of_the_vectors(tmp_path: Path) -> None:
    given = load("dice/vectors-2")["log_kinds"]
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(b"let a = 1;\n")
    (tmp_path / "index.html").write_bytes(b"<!doctype html>\n")
    files = manifest_of(tmp_path)
    assert files == json.loads(given["manifest"])
    assert bytes(page_entry(files)).hex() == given["entries"][3]


def test_what_differs_is_named(tmp_path: Path) -> None:
    files = manifest_of(built(tmp_path / "one"))
    other = manifest_of(built(tmp_path / "two", "fetch('/secret');"))
    assert [flaw.en for flaw in differing(files, other)] == [
        "/assets/index-1.js is not the one of the build you compare with"
    ]
    sent = {"/assets/index-1.js": b"fetch('/secret');", "/sw.js": b"self;"}
    assert [flaw.en[:18] for flaw in wrong_files(files, sent.__getitem__)] == ["/assets/index-1.js"]
    assert foreign_scripts(PAGE, files) == []
    for planted in ("<script>1</script>", '<script src="https://elsewhere.example/x.js"></script>'):
        assert len(foreign_scripts(PAGE + planted, files)) == 1
    assert foreign_scripts('<script type="application/json">{}</script>', files) == []


def verified(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [COMMAND, "verify", *words], capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_a_served_page_is_the_one_entered(parts: Parts, tmp_path: Path) -> None:
    folder = built(tmp_path / "web")
    policy = tmp_path / "policy.json"
    policy.write_text(json.dumps({"logs": [str(NamedKey(ORIGIN, LOG, KEY.public))]}), encoding="utf-8")
    given = {
        "ACADEMIE_ORIGIN": ORIGIN,
        "ACADEMIE_KEYS": keys_in(tmp_path / "keys", signing=KEY.secret.hex()),
        "ACADEMIE_LOG_SECONDS": "1",
        "ACADEMIE_WEB": str(folder),
    }
    with started(parts.web(**given)) as web:

        def entered() -> dict[str, Any] | None:
            told: dict[str, Any] = httpx.get(web.base_url + PATH).json()
            return told if told["proof"] is not None else None

        assert until(entered)["files"] == manifest_of(folder)
        words = ("--page", web.base_url, "--policy", str(policy))
        code, said = verified(*words, "--build", str(folder))
        assert (code, "3 files compared" in said, "the list is entry" in said) == (0, True, True), said
        assert "Not shown: what the server sends to others" in said
        code, said = verified(*words)
        assert (code, "compare with --build" in said) == (0, True), said
        code, said = verified(*words, "--build", str(built(tmp_path / "other", "1;")))
        assert (code, "/assets/index-1.js is not the one of the build" in said) == (1, True), said
        policy.write_text(json.dumps({"logs": [str(NamedKey(ORIGIN, LOG, bytes(range(3, 35))))]}))
        code, said = verified(*words)
        assert (code, "not signed by a key you know" in said) == (1, True), said
    assert verified()[0] == 2
