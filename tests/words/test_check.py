"""The checker of words: it passes here, and finds what it is made to find."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from academie.words import Language
from academie.words.catalogue import reload
from academie.words.check import catalogue_problems, code_problems, fix, french

KNOWN = {"a-plain": "plain", "a-named": "{ $name } is here", "a-unused": "unused"}


def test_it_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "academie.words.check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ('Message("a-missing")', "no message 'a-missing' in English"),
        ('Message("a-plain", name=1)', "a-plain has no place for name"),
        ('Message("a-named", other=1)', "a-named also needs name"),
        ('Content(fr="un", en="one")', "content that people read belongs in a catalogue"),
        ('Content(fr=f"{x} un", en=one)', "content that people read belongs in a catalogue"),
        ("x = 1 if language is Language.FRENCH else 2", "a language is compared"),
        ("x = Language.ENGLISH == language", "a language is compared"),
        ('raise AcademieError("no")', "AcademieError takes a message"),
        ('class A(AcademieError): pass\nclass B(A): pass\nraise B(f"no {x}")', "B takes a message"),
        ("raise AcademieError(str(x))", "AcademieError takes a message"),
    ],
)
def test_a_wrong_sample_is_found(tmp_path: Path, code: str, problem: str) -> None:
    (tmp_path / "sample.py").write_text(code, encoding="utf-8")
    found = [*code_problems(tmp_path, KNOWN)]
    assert any(line.startswith("sample.py:") and problem in line for line in found), found


def test_a_right_sample_passes(tmp_path: Path) -> None:
    right = ('raise AcademieError(Message("a-named", name=x))', 'Message(f"a-{kind}")', "Content(**data)")
    (tmp_path / "sample.py").write_text("\n".join(right), encoding="utf-8")
    assert [*code_problems(tmp_path, KNOWN)] == []


def test_an_unused_message_is_found(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text('Message("a-plain")\nMessage("a-named", name=1)\n', encoding="utf-8")
    assert [*code_problems(tmp_path, KNOWN)] == ["a-unused: no code uses this message"]


def test_other_arguments_and_messages_than_in_english_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "zz"
    own.mkdir()
    (own / "language.toml").write_text('name = "Zedish"\n', encoding="utf-8")
    (own / "x.ftl").write_text(
        "common-from-to = { $first }\nx-own = own\ncommon-yes = { $a\n", encoding="utf-8"
    )
    monkeypatch.setenv("ACADEMIE_LANGUAGES", str(tmp_path))
    reload()
    found = [*catalogue_problems(Language("zz"))]
    monkeypatch.delenv("ACADEMIE_LANGUAGES")
    reload()
    assert [line.split(": ", 1)[1][:30] for line in found] == [
        "common-from-to and its English",
        "x-own is not in English",
        "common-yes: a closing brace is",
    ]


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("l'un d'eux", "l’un d’eux"),
        ("quoi ? oui ! et ; puis", "quoi\u202f? oui\u202f! et\u202f; puis"),
        ("liste : un", "liste\u00a0: un"),
        ("« mot »", "«\u202fmot\u202f»"),
        ("«mot»", "«\u202fmot\u202f»"),
        ("tapez « ? »", "tapez «\u202f?\u202f»"),
        ("`a ? b : c`", "`a ? b : c`"),
        (
            '{ $n ->\n    [one] un ?\n   *[other] { "a : b" }\n}',
            '{ $n ->\n    [one] un\u202f?\n   *[other] { "a : b" }\n}',
        ),
        ("pip install 'academie[pdf]'", "pip install 'academie[pdf]'"),
    ],
)
def test_french_typography(typed: str, set_: str) -> None:
    assert french(typed) == set_
    assert french(set_) == set_


def test_typography_is_set_in_files(tmp_path: Path) -> None:
    file = tmp_path / "x.ftl"
    file.write_text("# Quoi ?\nx-a = Quoi ?\nx-b = rien\n", encoding="utf-8")
    assert fix(file)
    assert file.read_text(encoding="utf-8") == "# Quoi ?\nx-a = Quoi\u202f?\nx-b = rien\n"
    assert not fix(file)
