"""Passwords that are too easy to guess."""

from __future__ import annotations

from secrets import token_hex

import httpx
import pytest

from academie.server.accounts.common_passwords import common
from tests.server.support.phrases import french
from tests.server.support.visitors import PASSWORD, new_name
from tests.server.support.web import Web


def registering(cafe: Web, name: str, password: str = PASSWORD) -> httpx.Response:
    return httpx.post(f"{cafe.base_url}/api/accounts", json={"name": name, "password": password})


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
    answer = registering(cafe, new_name(), password)
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
