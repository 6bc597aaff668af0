"""What the near ring runs: on a small tree made up for it, and on this one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from unittest.mock import Mock

import grimp
import pytest

from tests.selection import ROOT, Imports, Near, changed_since, named, near

TREE: Final = {
    "src/academie/__init__.py": "",
    "src/academie/registry.py": "PLACE = 'academie.games.oie:GAME'",
    "src/academie/kernel/__init__.py": "",
    "src/academie/kernel/facet.py": "class Facet: ...",
    "src/academie/kernel/game.py": 'from academie.kernel.facet import Facet\nLAW = Facet("law")',
    "src/academie/drawing.py": 'from academie.kernel.facet import Facet\nPICTURE = Facet("picture")',
    "src/academie/games/__init__.py": "",
    "src/academie/games/oie/__init__.py": "PARTS = ('academie.games.oie.law:LAW',)",
    "src/academie/games/oie/law.py": "from academie.kernel import game",
    "src/academie/games/oie/picture.py": "from academie import drawing",
    "src/academie/games/oie/nets/one.bin": "",
    "src/academie/games/loto/__init__.py": "",
    "src/academie/games/loto/law.py": "from academie.kernel import game",
    "src/academie/commands/__init__.py": "",
    "src/academie/commands/app.py": 'COMMANDS = (Command("perft", "count:run"), Command("draw", "show:run"))',
    "src/academie/commands/count.py": "",
    "src/academie/commands/show.py": "from academie import drawing",
    "tests/conftest.py": "",
    "tests/helper.py": "from academie.games.loto.law import LAW",
    "tests/law/test_all.py": 'from academie.kernel import game\n@parametrize("key", [key for key in KEYS])',
    "tests/law/test_oie.py": "from academie.games.oie.law import LAW",
    "tests/law/test_loto.py": "from tests.helper import LAW",
    "tests/law/test_types.py": "if TYPE_CHECKING:\n    from academie.games.oie.law import LAW\n",
    "tests/law/test_pictures.py": "from academie import drawing\nKEYS = ('oie', 'loto')",
    "tests/commands/conftest.py": "import academie.commands.app",
    "tests/commands/test_count.py": "run('perft')",
    "tests/commands/test_show.py": "run('draw oie')",
    "tests/pages/test_pages.py": "PAGES = ROOT / 'docs'",
    "tests/pages/test_cases.py": "CASES = ROOT / 'conformance' / 'cases'\n@parametrize(\"case\", CASES)",
}
PARTS: Final = {
    key: {
        "": f"academie.games.{key}",
        "law": f"academie.games.{key}.law",
        "picture": f"academie.games.{key}.picture",
    }
    for key in ("oie", "loto")
}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Imports:
    root = tmp_path_factory.mktemp("tree")
    for name, text in TREE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    imports = Imports(root, PARTS)
    imports.graph = graph = grimp.ImportGraph()
    for name in imports.texts:
        if name.startswith("academie"):
            graph.add_module(name)
    for name in graph.modules:
        for package, module in re.findall(r"from ([\w.]+) import (\w+)", imports.texts[name]):
            whole = f"{package}.{module}"
            graph.add_import(importer=name, imported=whole if whole in graph.modules else package)
    return imports


@pytest.fixture(scope="module")
def ours() -> Imports:
    return Imports()


def files(found: Iterable[Path]) -> set[str]:
    return {path.stem.removeprefix("test_") for path in found}


@pytest.mark.parametrize(
    ("changed", "whole", "rows"),
    [
        pytest.param("src/academie/games/oie/law.py", {"oie"}, {"all"}, id="a part of a game"),
        pytest.param(
            "src/academie/games/oie/picture.py", set(), {"pictures", "show"}, id="a part that few ask for"
        ),
        pytest.param("src/academie/games/loto/law.py", {"loto"}, {"all"}, id="by a helper"),
        pytest.param(
            "src/academie/games/oie/__init__.py",
            {"oie"},
            {"all", "pictures", "show"},
            id="a package is imported too",
        ),
        pytest.param("src/academie/commands/count.py", {"count"}, set(), id="a command by its name"),
        pytest.param("src/academie/commands/app.py", {"conftest", "count", "show"}, set(), id="all commands"),
        pytest.param("tests/helper.py", {"loto"}, set(), id="a helper"),
        pytest.param("tests/law/test_all.py", {"all"}, set(), id="a test"),
        pytest.param("docs/page.md", {"pages"}, set(), id="pages by those that name their folder"),
        pytest.param("conformance/cases/oie.json", set(), {"cases"}, id="data of a game"),
        pytest.param("conformance/cases/all.json", {"cases"}, set(), id="data of all games"),
    ],
)
def test_what_a_change_reaches(small: Imports, changed: str, whole: set[str], rows: set[str]) -> None:
    found = near([Path(changed)], small)
    loaded = {path for path in small.tests if found.holds(path)}
    assert (files(found.whole), files(loaded - found.whole)) == (whole, rows)


@pytest.mark.parametrize("changed", ["pyproject.toml", "unheard/of.txt", "tests/conftest.py"])
def test_what_is_not_known_reaches_everything(small: Imports, changed: str) -> None:
    assert near([Path("docs/page.md"), Path(changed)], small).whole == small.tests.keys()


def test_a_file_that_is_gone_or_is_data_counts_as_its_folder(small: Imports) -> None:
    for name in ("src/academie/games/oie/gone.py", "src/academie/games/oie/nets/one.bin"):
        assert "oie" in files(near([Path(name)], small).whole)


def item(path: Path, id_: str) -> pytest.Item:
    return Mock(spec=pytest.Item, path=path, nodeid=f"{path.name}::test_it[{id_}]", function=None)


def test_rows_are_of_the_games_that_changed(small: Imports) -> None:
    found = near([Path("src/academie/games/oie/law.py")], small)
    path = small.root / "tests/law/test_all.py"
    chosen = [
        id_ for id_ in ("oie", "oie:R-1", "oie-1806-3", "loto", "droite") if found.chooses(item(path, id_))
    ]
    assert chosen == ["oie", "oie:R-1", "oie-1806-3"]
    assert found.holds(path)
    assert not found.holds(small.root / "tests/pages/test_pages.py")


def test_rows_that_name_no_game_are_judged_by_their_file(small: Imports) -> None:
    found = near([Path("src/academie/games/oie/picture.py")], small)
    path = small.root / "tests/law/test_pictures.py"
    assert [found.chooses(item(path, id_)) for id_ in ("a", "oie", "loto")] == [True, True, False]


def test_names_of_games_are_whole_words() -> None:
    keys = ("toc", "tour-a-tour")
    assert named(keys, "cases/toc.json TOUR_A_TOUR") == {"toc", "tour-a-tour"}
    assert named(keys, "stock tocsin tour") == set()


def whole(found: Near) -> set[str]:
    return {str(path.relative_to(ROOT / "tests")) for path in found.whole}


def test_a_change_of_toc_runs_the_rows_of_toc(ours: Imports) -> None:
    found = near([Path("src/academie/games/toc/arbiter.py")], ours)
    check_game = ROOT / "tests/testing/test_check_game.py"
    assert found.rows[check_game] == {"toc"}
    assert found.holds(check_game)
    assert not found.holds(ROOT / "tests/notation/test_echecs.py")
    assert not found.holds(ROOT / "tests/server/play/test_room.py")


def test_a_change_of_trictrac_runs_the_games_that_stand_on_it(ours: Imports) -> None:
    found = near([Path("src/academie/games/trictrac/law/coup.py")], ours)
    assert found.rows[ROOT / "tests/testing/test_check_game.py"] == {
        "trictrac", "toc", "ecrire", "poule", "tour-a-tour",
    }  # fmt: skip


def test_a_change_of_drawing_runs_the_pictures_and_no_law(ours: Imports) -> None:
    found = whole(near([Path("src/academie/drawing/svg.py")], ours))
    assert {"drawing/test_svg.py", "drawing/test_games.py"} <= found
    assert not any(name.startswith("games/draughts/law") for name in found)


def test_a_change_of_the_server_runs_its_tests(ours: Imports) -> None:
    found = whole(near([Path("src/academie/server/play/room.py")], ours))
    assert "server/play/test_room.py" in found
    assert not any(name.startswith(("games/", "drawing/")) for name in found)


def test_a_change_of_a_catalogue_runs_what_prints_it(ours: Imports) -> None:
    found = near([Path("src/academie/words/catalogues/fr/toc.ftl")], ours)
    assert "words/test_words.py" in whole(found)
    assert found.rows[ROOT / "tests/testing/test_check_game.py"] == {"toc"}


def test_a_change_of_the_kernel_runs_nearly_everything(ours: Imports) -> None:
    assert len(near([Path("src/academie/kernel/state.py")], ours).whole) > 0.9 * len(ours.tests)


def test_git_knows_what_changed() -> None:
    assert all(not path.is_absolute() for path in changed_since("HEAD"))
