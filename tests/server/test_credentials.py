"""Names that people may choose, and passwords that are too easy to guess."""

from __future__ import annotations

import unicodedata
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from secrets import token_hex
from typing import TYPE_CHECKING
from uuid import uuid4

import httpx
import pytest

from academie.server.accounts import HASHER
from academie.server.credentials import common, name_problem, skeleton
from tests.server.visitors import PASSWORD, Visitor
from tests.server.web import Web
from tests.server.words import french

if TYPE_CHECKING:
    from academie.server.store.pool import Database

CYRILLIC_A = "\u0430"


def registering(cafe: Web, name: str, password: str = PASSWORD) -> httpx.Response:
    return httpx.post(f"{cafe.base_url}/api/accounts", json={"name": name, "password": password})


@pytest.mark.parametrize(
    "name",
    [
        f"{CYRILLIC_A}dmin",
        f"{CYRILLIC_A}lice",
        "алиса",
        "Ωmega",
        "ad\u200bele",
        "ad\u00adele",
        "\u202eadele",
        "ａlice",
        "𝐚lice",
        "maſter",
        "ᴀlice",
    ],
)
def test_other_scripts_and_invisible_characters_are_refused(cafe: Web, name: str) -> None:
    answer = registering(cafe, name)
    assert answer.status_code == 400
    assert "Latin letters" in answer.json()["detail"]
    assert "lettres latines" in french(answer.json()["message"])


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Admin2",
        "adm1n",
        "a-d-m-i-n",
        "the_admin",
        "Àdmin",
        "root",
        "r00t",
        "support",
        "Modérateur",
        "moderator",
        "Académie",
        "academie-paris",
        "système",
        "niveau-3",
        "niveau_99",
        "Stockfish-8",
        "random",
        "guest-00ff00ff",
        "invité",
    ],
)
def test_reserved_names_are_refused(cafe: Web, name: str) -> None:
    answer = registering(cafe, name)
    assert answer.status_code == 400
    assert "reserved" in answer.json()["detail"]
    assert "réservé" in french(answer.json()["message"])


@pytest.mark.parametrize(
    "name", ["Badminton", "Élodie", "Jean-Luc", "jean_luc2", "Łukasz", "Zoë", "Çağrı", "42"]
)
def test_the_names_of_people_are_not(name: str) -> None:
    assert name_problem(name) is None


def test_a_name_that_looks_like_another_is_taken(cafe: Web) -> None:
    mark = token_hex(3).replace("0", "a").replace("1", "a")
    assert registering(cafe, f"Élo_il{mark}").status_code == 201
    for name in (f"elo-ii{mark}", f"eIO_ll{mark}", f"ELO_IL{mark}", f"é1o-1i{mark}", f"E\u0301lo_il{mark}"):
        answer = registering(cafe, name)
        assert (name, answer.status_code) == (name, 409)
        assert "looks too much like" in answer.json()["detail"]
    assert registering(cafe, f"Elo_ik{mark}").status_code == 201


def test_of_names_asked_for_at_the_same_moment_one_is_given(cafe: Web) -> None:
    mark = token_hex(3).replace("0", "a").replace("1", "a")
    asked = [f"x{''.join(each)}{mark}" for each in permutations("iIl1")][:8]
    assert len({skeleton(name) for name in asked}) == 1
    with ThreadPoolExecutor(8) as threads:
        given = [threads.submit(registering, cafe, name) for name in asked]
        found = sorted(each.result().status_code for each in given)
    assert found == [201] + [409] * 7


def test_an_accent_typed_apart_is_the_same_name(cafe: Web) -> None:
    name = f"é{token_hex(5)}"
    visitor = Visitor(cafe)
    apart = unicodedata.normalize("NFD", name)
    visitor.post("/accounts", name=apart, password=PASSWORD)
    assert visitor.get("/me")["name"] == name
    again = Visitor(cafe)
    again.post("/sessions", name=apart, password=PASSWORD)
    assert again.get("/me")["name"] == name


async def test_accounts_of_before_still_sign_in(cafe: Web, database: Database) -> None:
    for name in (f"{CYRILLIC_A}dm{token_hex(4)}", f"niveau-{token_hex(4)}"):
        await database.execute(
            "INSERT INTO account (id, name, password) VALUES ($1, $2, $3)",
            uuid4(),
            name,
            HASHER.hash("12345678"),
        )
        visitor = Visitor(cafe)
        visitor.post("/sessions", name=name, password="12345678")
        assert visitor.get("/me")["name"] == name


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "00000000",
        "password",
        "Passw0rd!",
        "p@ssword2024",
        "iloveyou",
        "qwerty123",
        "azertyuiop",
        "motdepasse",
        "Doudou2010",
        "a123456789",
        "abcabcabc",
        "19871204",
        "1q2w3e4r",
        "trictrac",
    ],
)
def test_the_commonest_passwords_are_refused(cafe: Web, password: str) -> None:
    answer = registering(cafe, f"m{token_hex(6)}", password)
    assert answer.status_code == 400
    assert "one of the most common" in answer.json()["detail"]
    assert "courants" in french(answer.json()["message"])


@pytest.mark.parametrize("added", ["", "1", "-2024!"])
def test_ones_name_is_no_password(cafe: Web, added: str) -> None:
    name = f"Vercingetorix{token_hex(2)}x"
    answer = registering(cafe, name, name.upper() + added)
    assert answer.status_code == 400
    assert "your name" in answer.json()["detail"]
    assert "votre nom" in french(answer.json()["message"])


@pytest.mark.parametrize(
    "password",
    [
        PASSWORD,
        "a long password",
        "correct horse battery staple",
        "k3T9-vQx2",
        "la pie chante faux",
        "83015578924461",
        "é" * 3 + "tourbillon du soir",
    ],
)
def test_other_passwords_are_not(password: str) -> None:
    assert not common(password)
