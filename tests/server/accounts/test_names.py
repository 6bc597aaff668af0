"""Names that people may choose, that look like others', and that they change."""

from __future__ import annotations

import json
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.kernel import OptionError
from academie.server.accounts.names.lookalikes import skeleton
from academie.server.accounts.names.names import key_of, name_of, name_problem, normalized, reserved_names
from academie.server.accounts.passwords import HASHER
from tests.server.support.phrases import french
from tests.server.support.visitors import PASSWORD, Visitor, guest, member
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

DATA = json.loads((Path(__file__).parent / "data" / "names.json").read_text(encoding="utf-8"))
HOSTILE = [(name, why) for why, names in DATA["hostile"].items() for name in names]
HONEST = [(name, language) for language, names in DATA["honest"].items() for name in names]
RESERVED = reserved_names()
CYRILLIC_A = "\u0430"


def registering(web: Web, name: str) -> httpx.Response:
    return httpx.post(f"{web.base_url}/api/accounts", json={"name": name, "password": PASSWORD})


def letters(number: int) -> str:
    """Random letters that look like no others."""
    return token_hex(number).translate(str.maketrans("0123456789", "ghkpqrsuvx"))


def test_there_are_names_enough() -> None:
    assert len({name for name, _ in HOSTILE}) >= 200
    assert len({name for name, _ in HONEST}) >= 100


@pytest.mark.needs("stockfish")  # whose levels are reserved where it is installed
def test_every_hostile_name_is_refused() -> None:
    accepted = [
        (ascii(name), why) for name, why in HOSTILE if name_problem(normalized(name), RESERVED) is None
    ]
    assert accepted == []


def test_honest_names_of_many_languages_are_accepted_and_told_apart() -> None:
    refused = {name: problem for name, _ in HONEST if (problem := name_problem(normalized(name), RESERVED))}
    assert refused == {}
    assert len({skeleton(name) for name, _ in HONEST}) == len(HONEST)


def test_a_hostile_name_of_each_sort_is_refused_at_the_door(cafe: Web) -> None:
    sample = [names[0] for names in DATA["hostile"].values()]
    assert len(sample) >= 30
    with ThreadPoolExecutor(8) as threads:
        answers = [*threads.map(lambda name: registering(cafe, name), sample)]
    assert {answer.status_code for answer in answers} == {400}
    told = {answer.json()["code"] for answer in answers}
    assert {"server-name-character", "server-name-scripts", "server-name-signs", "server-reserved"} <= told


def test_an_honest_name_of_each_language_signs_in(cafe: Web) -> None:
    for name in ("Ελένη", "Наташа", "محمد", "さくら", "राम", "김철수"):
        visitor, again = Visitor(cafe), Visitor(cafe)
        visitor.post("/accounts", name=name, password=PASSWORD)
        again.post("/sessions", name=name.upper(), password=PASSWORD)
        assert again.get("/me")["name"] == name
        assert again.get(f"/players/{name}")["name"] == name


@pytest.mark.parametrize(
    ("name", "said", "en_francais"),
    [
        (f"{CYRILLIC_A}dele", "one alphabet", "un seul alphabet"),
        ("ad\u200bele", "invisible", "invisibles"),
        ("adele_", "between letters", "entre des lettres"),
        ("x" * 21, "2 to 20", "de 2 à 20"),
        ("Modérateur", "reserved", "réservé"),
    ],
)
def test_a_refusal_says_what_to_do(cafe: Web, name: str, said: str, en_francais: str) -> None:
    answer = registering(cafe, name)
    assert answer.status_code == 400
    assert said in answer.json()["detail"]
    assert en_francais in french(answer.json()["message"])


def test_letters_that_unicode_holds_to_be_the_same_are_the_same(cafe: Web) -> None:
    mark = letters(4)
    visitor = Visitor(cafe)
    visitor.post("/accounts", name=f"\u212aarl{mark}", password=PASSWORD)
    assert visitor.get("/me")["name"] == f"Karl{mark}"


def test_a_name_that_looks_like_another_is_taken(cafe: Web) -> None:
    mark = letters(3)
    assert registering(cafe, f"Élo_il{mark}").status_code == 201
    for name in (f"elo-ii{mark}", f"eIO_ll{mark}", f"ELO_IL{mark}", f"é1o-1i{mark}", f"E\u0301lo_il{mark}"):
        answer = registering(cafe, name)
        assert (name, answer.status_code) == (name, 409)
        assert "looks too much like" in answer.json()["detail"]
    assert registering(cafe, f"Elo_ik{mark}").status_code == 201


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("caxap", "\u0441\u0430\u0445\u0430\u0440"),
        ("HOPE", "\u041d\u041e\u0420\u0415"),
        ("KOPA", "\u039a\u039f\u03a1\u0391"),
        ("oo", "\u0585\u0585"),
        ("marnie", "mamie"),
        ("vvilma", "wilma"),
        ("Groß", "gross"),
        ("Ærik", "aerik"),
        ("Kɔfi", "K\u0254fl"),
        ("Łoś", "los"),
        ("Ilya", "llya"),
        ("Đorđe", "dorde"),
    ],
)
def test_names_of_whole_scripts_look_alike_too(one: str, other: str) -> None:
    assert name_problem(one, RESERVED) is None
    assert name_problem(other, RESERVED) is None
    assert skeleton(one) == skeleton(other)


@given(st.text(min_size=1, max_size=24))
def test_any_text_has_forms_that_stay_the_same(text: str) -> None:
    name = name_of(text)
    assert name_of(name.shown) == name
    assert name.key is not None
    assert key_of(name.key) == name.key
    name_problem(name.shown, RESERVED)


@given(st.sampled_from([name for name, _ in HONEST]))
def test_capitals_are_no_other_key(name: str) -> None:
    assert key_of(unicodedata.normalize("NFD", name)) == key_of(name)
    assert key_of(key_of(name)) == key_of(name)


def test_of_names_asked_for_at_the_same_moment_one_is_given(cafe: Web) -> None:
    mark = letters(3)
    asked = [f"x{''.join(each)}{mark}" for each in permutations("iIl1")][:8]
    assert len({skeleton(name) for name in asked}) == 1
    with ThreadPoolExecutor(8) as threads:
        found = sorted(
            answer.status_code for answer in threads.map(lambda name: registering(cafe, name), asked)
        )
    assert found == [201] + [409] * 7


def test_an_accent_typed_apart_is_the_same_name(cafe: Web) -> None:
    name = f"é{letters(5)}"
    visitor, again = Visitor(cafe), Visitor(cafe)
    apart = unicodedata.normalize("NFD", name)
    visitor.post("/accounts", name=apart, password=PASSWORD)
    again.post("/sessions", name=apart, password=PASSWORD)
    assert visitor.get("/me")["name"] == again.get("/me")["name"] == name


async def test_accounts_of_before_still_sign_in(cafe: Web, database: Database) -> None:
    for name in (f"{CYRILLIC_A}dm{token_hex(4)}", f"niveau-{token_hex(4)}", f"_{token_hex(4)}-"):
        await database.execute(
            "INSERT INTO account (id, name, password) VALUES ($1, $2, $3)",
            uuid4(),
            name,
            HASHER.hash("12345678"),
        )
        visitor = Visitor(cafe)
        visitor.post("/sessions", name=name, password="12345678")
        assert visitor.get("/me")["name"] == name


def test_an_operator_reserves_names_too(tmp_path: Path) -> None:
    file = tmp_path / "reserved.txt"
    file.write_text("# of our club\nPrésident\nbureau*\n", encoding="utf-8")
    reserved = reserved_names(str(file))
    assert all(name in reserved for name in ("president", "Pres1dent", "bureau-7", "Bureaux", "admin"))
    assert "presidente" not in reserved
    assert "president" not in RESERVED
    with pytest.raises(OptionError, match="RESERVED_NAMES"):
        reserved_names(str(tmp_path / "none"))


def test_a_server_reads_the_operators_file(parts: Parts, tmp_path: Path) -> None:
    file = tmp_path / "reserved.txt"
    file.write_text("Vercingétorix\n", encoding="utf-8")
    with started(parts.web(ACADEMIE_RESERVED_NAMES=str(file))) as web:
        assert registering(web, "vercingetorix").json()["code"] == "server-reserved"


def renaming(visitor: Visitor, name: str) -> httpx.Response:
    return visitor.http.put("/api/me/name", json={"name": name})


def test_a_name_is_changed_once_a_year(cafe: Web) -> None:
    owner, before, after = Visitor(cafe), f"Ancien{letters(4)}", f"Neuf{letters(4)}"
    owner.post("/accounts", name=before, password=PASSWORD)
    assert renaming(owner, after).json()["name"] == after
    assert owner.get("/me")["name"] == after
    again = renaming(owner, f"Encore{letters(4)}")
    assert again.status_code == 409
    assert "once a year" in again.json()["detail"]
    assert "une fois par an" in french(again.json()["message"])


def test_a_former_name_leads_to_its_owner_and_is_kept_from_others(cafe: Web) -> None:
    owner, before, after = Visitor(cafe), f"Ancien{letters(4)}", f"Neuf{letters(4)}"
    owner.post("/accounts", name=before, password=PASSWORD)
    renaming(owner, after)
    assert Visitor(cafe).get(f"/players/{before.upper()}")["name"] == after
    assert registering(cafe, before).status_code == 409
    assert registering(cafe, before.replace("i", "í")).status_code == 409
    assert registering(cafe, after.lower()).status_code == 409
    page = httpx.get(f"{cafe.base_url}/player/{before}")
    if page.status_code != 404:  # the pages are built
        assert (page.status_code, page.headers["location"]) == (302, f"/player/{after}")
    opened = member(cafe).post("/tables", game="dames", opponent={"name": before})
    assert opened["invited"] == after


async def test_after_a_year_both_are_free(cafe: Web, database: Database) -> None:
    owner, before, after = Visitor(cafe), f"Ancien{letters(4)}", f"Neuf{letters(4)}"
    owner.post("/accounts", name=before, password=PASSWORD)
    renaming(owner, after)
    account = UUID(owner.get("/me")["id"])
    passed = """UPDATE name_change SET changed_at = changed_at - interval '366 days',
                    kept_until = kept_until - interval '366 days' WHERE account = $1"""
    await database.execute(passed, account)
    assert Visitor(cafe).get(f"/players/{before}")["name"] == after
    assert registering(cafe, before).status_code == 201
    assert Visitor(cafe).get(f"/players/{before}")["name"] == before
    assert renaming(owner, f"Encore{letters(4)}").status_code == 200


def test_whose_name_can_be_changed_and_to_what(cafe: Web) -> None:
    owner, other = member(cafe), member(cafe)
    assert renaming(guest(cafe), f"Neuf{letters(4)}").status_code == 403
    assert renaming(owner, other.name.upper()).status_code == 409
    assert renaming(owner, "Àdmin").status_code == 400
    assert renaming(Visitor(cafe), f"Neuf{letters(4)}").status_code == 401
    own = renaming(owner, owner.name.upper())
    assert own.json()["name"] == owner.name.upper()
