"""Nothing that people read escapes the catalogues: commands, errors and rulings in the pseudo-language.

Whatever stands outside its brackets did not come from a catalogue.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from academie import library
from academie.commands.app import COMMANDS, app
from academie.commands.help import ReaderContext, keys_of
from academie.commands.output import err, out
from academie.kernel import AcademieError
from academie.library.lessons import lessons
from academie.notation import notation_of
from academie.registry import registry
from academie.testing.cases import game_cases
from academie.testing.random_games import random_game
from academie.words import Content, Language, languages
from academie.words.build import PSEUDO, write_pseudo
from academie.words.catalogue import reload, written
from tests.rings import count

INNERMOST = re.compile("⟦[^⟦⟧]*⟧")

NAMES = re.compile(
    r"--[\w-]+"  # options
    r"|<[^>]*>|\[[^\]]*\]|\{[^}]*\}"  # types, languages, arguments of usage lines
    r"|'[^']*'|\b\w+=[\w-]+"  # what was typed, or is to be
    r"|academie[\w /.\[\]-]*|[\w.]+/[\w/.*-]+|\w+\.\w+"  # the program, paths, files
    r"|\b[A-Z]{2,}[\w-]*"  # sigla, acronyms, placeholders
    r"|\b\w*\d\w*\b"  # notation and versions
    r"|\b[a-zA-Z]\b"  # letters of coordinates
)
"""What may stand outside: names, notation, sigla."""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Language]:
    """The pseudo-language; content is in brackets as well, since it is no interface and has no catalogue."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ACADEMIE_LANGUAGES", str(folder))
        patch.setattr(Content, "in_", lambda self, language: f"⟦{self.by_language['en']}⟧")
        reload()
        yield Language(PSEUDO)
    reload()


WIDE: Final = 250
"""So many columns that nothing is cut."""


def outside(printed: str) -> str:
    """What is left of a text without all that is inside brackets."""
    while INNERMOST.search(printed):
        printed = INNERMOST.sub(" ", printed)
    return printed


def escaped(printed: str, *names: str) -> list[str]:
    """The words outside the brackets that are no names."""
    # Boxes and line breaks of the terminal cut sentences into pieces.
    left = outside(re.sub(r"[\u2500-\u257f]|\s+", " ", printed))
    if names:
        longest = sorted(map(re.escape, names), key=len, reverse=True)
        left = re.sub(rf"(?<![\w=-])(?:{'|'.join(longest)})(?![\w=-])", " ", left)
    return re.findall(r"[^\W\d_]{2,}", NAMES.sub(" ", left))


def run(*arguments: str, typed: str = "") -> str:
    # Consoles that were made where the environment names a width keep that one.
    with patch.object(out, "_width", WIDE), patch.object(err, "_width", WIDE):
        found = CliRunner().invoke(
            app, [*arguments], input=typed, env={"COLUMNS": str(WIDE), "TERMINAL_WIDTH": str(WIDE)}
        )
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found.output


def contexts() -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with its path."""
    root: Any = get_command(app)
    top = ReaderContext(root, info_name="academie")
    yield (), top
    for listed in COMMANDS:
        command = listed.load()
        context = ReaderContext(command, info_name=listed.name, parent=top)
        yield (listed.name,), context
        for name, inner in getattr(command, "commands", {}).items():
            yield (listed.name, name), ReaderContext(inner, info_name=name, parent=context)


CONTEXTS = dict(contexts())
PATHS = [*CONTEXTS]
PARTS = {word for path in PATHS for part in path for word in (part, *part.split("-"))}
GAMES = [game.key for game in registry]


def test_every_message_of_help_is_used_and_none_is_missing() -> None:
    used = {key for context in CONTEXTS.values() for _, key in keys_of(context)}
    assert used == {key for key in written(Language.ENGLISH) if key.startswith("help-")}


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_help_is_of_the_catalogue(path: tuple[str, ...], pseudo: Language) -> None:
    printed = run("--lang", pseudo, *path, "--help")
    arguments = (str(each.name) for each in CONTEXTS[path].command.params)
    assert "⟦" in printed
    assert not escaped(printed, *PARTS, *arguments, *languages())


@pytest.mark.parametrize(
    "arguments",
    [
        ("odds", "hit", "--nonesuch"),
        ("odds", "hit", "x"),
        ("odds", "hit", "9"),
        ("odds", "hit"),
        ("odds", "nonesuch"),
        ("nonesuch",),
        ("perft",),
        ("perft", "dames", "--depth", "0"),
        ("perft", "dames", "--depth"),
        ("perft", "trictrac"),
        ("perft", "nonesuch"),
        ("perft", "dames", "--ruleset", "nonesuch"),
        ("hub", "too", "many"),
        ("play", "trictrac", "--white", "nonesuch"),
        ("play", "trictrac", "--level", "99"),
        ("play", "trictrac", "--option", "nonesuch"),
        ("play", "trictrac", "--option", "nonesuch=1"),
        ("explain", "trictrac", "nonesuch", "6-5"),
        ("explain", "trictrac", "15x0/15x0 white", "6-9"),
        ("explain", "dames", "W:W31:B1", "1-2"),
        ("explain", "dames", "nonesuch", "1-2"),
        ("analyse", "nonesuch"),
        ("claims", "--kind", "nonesuch"),
        ("claims", "--id", "nonesuch"),
        ("conformance", "nonesuch"),
        ("export", "{folder}", "--format", "nonesuch"),
        ("learn", "nonesuch"),
        ("learn", "trictrac", "nonesuch"),
        ("rules", "nonesuch"),
        ("rules", "--agreements"),
        ("rules", "trictrac", "--json"),
        ("study", "show", "nonesuch"),
        ("study", "list", "--theme", "nonesuch"),
        ("practice", "--theme", "nonesuch"),
        ("practice", "generate", "nonesuch"),
        ("tablebase", "build", "--kings", "nonesuch"),
        ("tablebase", "probe", "nonesuch"),
        ("lab", "match", "nonesuch", "simple"),
        ("lab", "study", "nonesuch"),
        ("lab", "train", "nonesuch", "--out", "{folder}"),
        ("verify-dice", "{file}"),
        ("verify-dice", "{text}"),
        ("verify-dice", "{folder}"),
        ("verify-dice", "{bytes}"),
        ("analyse", "{file}"),
        ("analyse", "{text}"),
        ("analyse", "{missing}"),
        ("analyse", "{bytes}"),
        ("export", "{missing}", "--format", "json"),
        ("lab", "study", "{text}"),
    ],
    ids=" ".join,
)
def test_errors_are_of_the_catalogue(arguments: tuple[str, ...], pseudo: Language, tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.json" for name in ("file", "text", "bytes", "missing")}
    files["file"].write_text("{}", encoding="utf-8")
    files["text"].write_text("{ no JSON", encoding="utf-8")
    files["bytes"].write_bytes(b"\xff\xfe")
    given = [each.format(folder=tmp_path, **files) for each in arguments]
    printed = run("--lang", pseudo, *given)
    assert "⟦" in printed, printed
    assert not escaped(printed, "nonesuch", *GAMES, *PARTS), printed


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("doctor",),
        ("odds", "hit", "3"),
        ("odds", "worth", "--position", "0x13,6,8/0x12,6,11x2 white"),
        ("explain", "trictrac", "0x13,6,8/0x12,6,11x2 white", "6-5"),
        ("explain", "dames", "W:W31-50:B1-20", "32-28"),
        ("perft", "dames", "--depth", "2"),
        ("conformance", "toc"),
        ("learn",),
        ("study", "list", "--theme", "lunettes"),
        ("study", "themes"),
        ("study", "show", "9"),
        ("study", "stats"),
        ("rules",),
        ("rules", "trictrac"),
        ("rules", "trictrac", "--agreements"),
    ],
    ids=" ".join,
)
def test_answers_are_of_the_catalogue(arguments: tuple[str, ...], pseudo: Language) -> None:
    printed = run("--lang", pseudo, *arguments)
    assert "⟦" in printed
    names = {*OWN_NAMES, *identifiers(), *games_called(pseudo)}
    if arguments[0] == "conformance":
        names |= {*written_in_cases(arguments[1]), CHAPTER}
    assert not escaped(printed, *GAMES, *PARTS, *names), printed


CHAPTER = "Toc"
"""How the book heads what it says of that game."""
OWN_NAMES = {"Debian", "Python", "PostgreSQL", "Redis", "pip", "install", "sudo", "apt", "get"}


@cache
def identifiers() -> frozenset[str]:
    """What a reader types to name a thing: the same in every language."""
    shelf = library.catalogue()
    return frozenset(
        {rules.id.partition("/")[2] for game in registry for rules in game.law.rulesets}
        | {option.name for game in registry for option in game.agreements()}
        | {study.id for study in shelf.studies}
        | {theme.id for theme in shelf.index()}
        | {lesson.id.removeprefix(f"{lesson.game}-") for lesson in lessons()}
    )


def games_called(language: Language) -> Iterator[str]:
    """The titles of games that have one name in all languages."""
    titles = (game.title.in_(language) for game in registry)
    return (title for title in titles if "⟦" not in title)


def written_in_cases(game: str) -> Iterator[str]:
    """The words in which the cases of a game write acts, events and positions."""
    written = json.dumps([[case.get("acts"), case.get("expect")] for case in game_cases(game)])
    return (found[0] for found in re.finditer(r"[\w-]{2,}", written))


@pytest.mark.parametrize("key", GAMES)
def test_rulings_are_of_the_catalogue(key: str, pseudo: Language) -> None:
    game, notation = registry[key], notation_of(key)
    for ruleset in game.law.rulesets[:1]:
        seen: set[type] = set()
        for seed in range(count(1, 3)):
            for step in random_game(game, ruleset, seed):
                for event in step.after.events:
                    if type(event) not in seen or seed == 0:
                        seen.add(type(event))
                        said = notation.describe(event, pseudo)
                        assert not escaped(said), (type(event), said)


@pytest.mark.parametrize("key", GAMES)
def test_refusals_are_of_the_catalogue(key: str, pseudo: Language) -> None:
    game, notation = registry[key], notation_of(key)
    state = game.start(game.law.default)
    for text in ("nonesuch", "32-99", "white nonesuch"):
        with pytest.raises(AcademieError) as wrong:
            notation.resolve(state, text)
        assert not escaped(wrong.value.say(pseudo), text), wrong.value.say(pseudo)
        with pytest.raises(AcademieError) as wrong:
            notation.read_state(text)
        assert not escaped(wrong.value.say(pseudo), text), wrong.value.say(pseudo)
