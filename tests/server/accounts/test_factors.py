"""Passwords, passkeys, authenticator apps and recovery codes, against a live server."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import httpx
import pytest
from argon2 import PasswordHasher

from academie.server.accounts.passwords import Passwords, UnsuitablePassword
from academie.server.accounts.second_factor import has_second_factor
from academie.server.edge.identity import DEV_COOKIE
from tests.server.support.authenticator import PRESENT, Authenticator
from tests.server.support.people import (
    code_of,
    letters,
    passkey_in,
    put,
    set_back,
    sign_in,
    with_app,
    with_email,
    with_passkey,
)
from tests.server.support.visitors import PASSWORD, Visitor, guest, member, new_name
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

ANOTHER = "another password of some length"


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "at least 8"),
        ("x" * 201, "at most 200"),
        ("Corvette1", "most common"),
        ("bhrh0h2oof6xbqjeh", "most common"),
        ("montaigne.michel", "e-mail address"),
        ("Montaigne.Michel@Example.org", "e-mail address"),
        ("trictrac academie jacquet", "names of this site"),
        ("boardgames.dames", "names of this site"),
    ],
)
def test_passwords_that_are_guessed_first_are_refused(password: str, why: str) -> None:
    passwords = Passwords(origins=("https://boardgames.example.org",))
    with pytest.raises(UnsuitablePassword, match=why):
        passwords.check(password, "essayist", "montaigne.michel@example.org")


@pytest.mark.parametrize(
    "password",
    [
        "8 chars!",
        " spaces count ",
        "パスワードは長い",
        "x\0y with a NUL",
        "é" * 4 + "toile du soir",
        "q" * 5 + "w7-" * 65,
    ],
)
def test_any_other_characters_are_taken_as_typed(password: str) -> None:
    Passwords().check(password, "essayist", "montaigne@example.org")


async def test_an_old_hash_is_made_anew_at_sign_in(costly: Web, database: Database) -> None:
    name = new_name()
    weak = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    await database.execute(
        "INSERT INTO account (id, name, password) VALUES ($1, $2, $3)", uuid4(), name, weak
    )
    sign_in(Visitor(costly), name)
    stored = await database.fetchval("SELECT password FROM account WHERE name = $1", name)
    assert stored.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    sign_in(Visitor(costly), name)


def test_a_passkey_signs_in_alone_and_makes_a_password_alone_too_little(cafe: Web) -> None:
    owner = member(cafe)
    device, told = with_passkey(owner)
    assert len(set(told["recovery_codes"])) == 10
    assert told["passkey"]["used_at"] is None
    there = Visitor(cafe)
    assert passkey_in(there, device)["name"] == owner.name
    assert there.get("/factors")["passkeys"][0]["used_at"] is not None
    again = Visitor(cafe).refusal("POST", "/sessions", name=owner.name, password=PASSWORD)
    assert (again["status_code"], again["code"]) == (401, "identity-second-step")
    assert again["extra"]["ways"] == ["passkey", "recovery-code"]
    assert again["extra"]["pending"]


def test_several_passkeys_have_names_and_are_withdrawn(cafe: Web) -> None:
    owner = member(cafe)
    (phone, told), (laptop, second) = with_passkey(owner), with_passkey(owner)
    assert second["recovery_codes"] == []
    path = f"/api/passkeys/{second['passkey']['id']}"
    assert owner.http.patch(path, json={"label": "Ordinateur"}).json()["label"] == "Ordinateur"
    assert [each["label"] for each in owner.get("/factors")["passkeys"]] == ["my phone", "Ordinateur"]
    assert member(cafe).http.delete(path).status_code == 404
    assert owner.http.delete(path).status_code == 204
    with pytest.raises(AssertionError, match="401"):
        passkey_in(Visitor(cafe), laptop)
    passkey_in(Visitor(cafe), phone)
    assert owner.http.delete("/api/password").status_code == 204
    last = owner.refusal("DELETE", f"/passkeys/{told['passkey']['id']}")
    assert (last["status_code"], last["code"]) == (409, "identity-last-factor")
    passkey_in(Visitor(cafe), phone)


@pytest.mark.parametrize("wrong", ["origin", "flags", "count"])
def test_a_passkey_that_is_not_used_as_it_should_is_refused(cafe: Web, wrong: str) -> None:
    """For the page of another site; without a check of who holds the device; a copy whose count is behind."""
    owner = member(cafe)
    device, _ = with_passkey(owner)
    passkey_in(Visitor(cafe), device)
    if wrong == "origin":
        device.origin = "https://evil.example"
    elif wrong == "flags":
        device.flags = PRESENT
    else:
        device.count -= 2
    visitor = Visitor(cafe)
    options = visitor.post("/sessions/passkey/options")
    told = visitor.refusal("POST", "/sessions/passkey", credential=device.use(options))
    assert (told["status_code"], told["code"]) == (401, "identity-wrong-passkey")


def test_a_passkey_without_a_counter_is_taken(cafe: Web) -> None:
    device, _ = with_passkey(member(cafe), Authenticator(step=0))
    passkey_in(Visitor(cafe), device)
    passkey_in(Visitor(cafe), device)


def test_an_account_may_have_a_passkey_alone(cafe: Web) -> None:
    visitor, device, name = guest(cafe), Authenticator(), new_name()
    before = visitor.get("/me")["id"]
    options = visitor.post("/accounts/passkey/options", name=name)
    told = visitor.post("/accounts/passkey", credential=device.make(options), label="key")
    me = {"id": before, "name": name, "guest": False, "kept": False}
    assert told["me"] == me == visitor.get("/me")
    assert len(told["recovery_codes"]) == 10
    assert passkey_in(Visitor(cafe), device)["id"] == before
    assert visitor.get("/factors")["password"] is False
    taken = Visitor(cafe)
    options = taken.post("/accounts/passkey/options", name=name)
    body = {"credential": Authenticator().make(options), "label": "key"}
    assert taken.status("POST", "/accounts/passkey", **body) == 409


def test_a_code_follows_the_password(cafe: Web) -> None:
    owner = member(cafe)
    secret, codes = with_app(owner)
    told = owner.get("/factors")
    assert (told["totp"], told["recovery_codes"]) == (True, 10)
    there = Visitor(cafe)
    first = there.refusal("POST", "/sessions", name=owner.name, password=PASSWORD)
    assert first["extra"]["ways"] == ["totp", "recovery-code"]
    assert there.status("GET", "/me") == 401
    pending = first["extra"]["pending"]
    assert there.status("POST", "/sessions/second-step", pending=pending, code="000000") == 401
    assert there.post("/sessions/second-step", pending=pending, code=code_of(secret))["name"] == owner.name
    assert there.get("/me")["name"] == owner.name
    by_code = Visitor(cafe)
    pending = by_code.refusal("POST", "/sessions", name=owner.name, password=PASSWORD)["extra"]["pending"]
    by_code.post("/sessions/second-step", pending=pending, code=codes[0].upper())
    assert by_code.get("/factors")["recovery_codes"] == 9


async def test_an_app_is_shown_as_a_picture_and_its_secret_is_sealed(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    told = owner.post("/totp")
    assert told["uri"].startswith("otpauth://totp/")
    assert told["secret"] in told["uri"]
    assert told["svg"].startswith("<svg")
    assert owner.get("/factors")["totp"] is False, "it serves only once a code was given"
    account = UUID(owner.get("/me")["id"])
    assert not await has_second_factor(database, account)
    put(owner, "/totp", code=code_of(told["secret"]))
    assert await has_second_factor(database, account)
    stored = bytes(await database.fetchval("SELECT secret FROM totp WHERE account = $1", account))
    assert len(stored) > 32
    hashes = await database.fetch("SELECT digest FROM recovery_code WHERE account = $1", account)
    assert len(hashes) == 10
    assert owner.status("POST", "/totp") == 409
    assert owner.http.delete("/api/totp").status_code == 204
    assert owner.get("/factors")["recovery_codes"] == 0
    sign_in(Visitor(cafe), owner.name)


def test_new_recovery_codes_replace_the_old(cafe: Web) -> None:
    owner = member(cafe)
    _, old = with_app(owner)
    new = owner.post("/recovery-codes")["recovery_codes"]
    there = Visitor(cafe)
    pending = there.refusal("POST", "/sessions", name=owner.name, password=PASSWORD)["extra"]["pending"]
    assert there.status("POST", "/sessions/second-step", pending=pending, code=old[0]) == 401
    there.post("/sessions/second-step", pending=pending, code=new[0])


async def test_changes_need_a_recent_proof(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    device, told = with_passkey(owner)
    key = f"/passkeys/{told['passkey']['id']}"
    await set_back(database, owner)
    changes = [
        ("PUT", "/password", {"password": ANOTHER}),
        ("DELETE", "/password", {}),
        ("POST", "/passkeys/options", {}),
        ("DELETE", key, {}),
        ("POST", "/totp", {}),
        ("DELETE", "/totp", {}),
        ("POST", "/recovery-codes", {}),
        ("PUT", "/email", {"email": "a@example.org"}),
        ("DELETE", "/email", {}),
        ("POST", "/me/erasure", {"name": owner.name}),
        ("POST", "/exports", {}),
        ("DELETE", "/sessions/others", {}),
        ("DELETE", f"/sessions/{uuid4()}", {}),
    ]
    for method, path, body in changes:
        refused = owner.refusal(method, path, **body)
        assert (path, refused["status_code"], refused["code"]) == (path, 403, "identity-prove-again")
    assert owner.get("/factors")["recent"] is False
    assert owner.status("POST", "/reauthenticate", password="wrong") == 401
    more = owner.refusal("POST", "/reauthenticate", password=PASSWORD)
    assert more["code"] == "identity-second-step"
    owner.post("/reauthenticate", credential=device.use(owner.post("/reauthenticate/options")))
    assert owner.get("/factors")["recent"] is True
    put(owner, "/password", password=ANOTHER)
    await set_back(database, owner)
    owner.post("/reauthenticate", password=ANOTHER, code=told["recovery_codes"][0])
    assert owner.get("/factors")["recent"] is True


async def test_a_change_is_told_by_mail_and_ends_other_sessions(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = await with_email(owner, database)
    other = Visitor(cafe)
    sign_in(other, owner.name)
    put(owner, "/password", password=ANOTHER, end_others=False)
    assert other.get("/me")["name"] == owner.name
    put(owner, "/password", password=PASSWORD)
    assert other.status("GET", "/me") == 401
    assert owner.get("/me")["name"] == owner.name
    with_passkey(owner)
    with_app(owner)
    told = [letter["body"]["subject"]["key"] for letter in await letters(database, address)][1:]
    changed = ["password", "password", "passkey-added", "totp-on"]
    assert told == [f"identity-changed-{what}-subject" for what in changed]


async def test_proving_again_changes_the_token(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    before = owner.session
    await set_back(database, owner)
    owner.post("/reauthenticate", password=PASSWORD)
    assert owner.session != before
    stale = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={before}"})
    assert stale.status_code == 401
    assert len(owner.get("/sessions")) == 1


def test_answers_of_the_api_are_not_kept(cafe: Web) -> None:
    owner = member(cafe)
    for path in ("/me", "/factors", "/sessions", "/tokens", "/nowhere"):
        assert owner.http.get(f"/api{path}").headers["cache-control"] == "no-store"


def test_guests_have_nothing_to_change(cafe: Web) -> None:
    visitor = guest(cafe)
    assert visitor.status("GET", "/factors") == 403
    assert visitor.status("PUT", "/password", password=ANOTHER) == 403


def test_a_server_that_takes_no_password_alone(parts: Parts, cafe: Web) -> None:
    before = member(cafe)
    with started(parts.web(ACADEMIE_PASSWORD_ALONE="false")) as web:
        new = new_name()
        assert (
            Visitor(web).refusal("POST", "/accounts", name=new, password=PASSWORD)["code"]
            == "identity-password-alone"
        )
        visitor, device = Visitor(web), Authenticator()
        told = visitor.refusal("POST", "/sessions", name=before.name, password=PASSWORD)
        assert (told["code"], told["extra"]["ways"]) == ("identity-password-alone", ["new-passkey"])
        pending = told["extra"]["pending"]
        options = visitor.post("/accounts/passkey/options", pending=pending)
        assert visitor.status("POST", "/accounts/passkey/options", pending=pending) == 401
        entered = visitor.post("/accounts/passkey", credential=device.make(options), label="key")
        assert entered["me"]["id"] == before.get("/me")["id"]
        key = visitor.get("/factors")["passkeys"][0]["id"]
        assert visitor.refusal("DELETE", f"/passkeys/{key}")["code"] == "identity-last-factor"
        passkey_in(Visitor(web), device)
