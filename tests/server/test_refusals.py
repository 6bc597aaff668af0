"""Every refusal is in both languages."""

import ast
from pathlib import Path

import pytest

from academie import server
from academie.kernel import AcademieError, IllegalAction, NotationError, OptionError, UnknownName
from academie.server.refusals import error_text
from academie.words import Content

SERVER = Path(server.__file__).parent
RAISED = {"NoSuch", "NotNow", "NotYours", "AccountError", "NameTaken", "WrongPassword"}


@pytest.mark.parametrize(
    ("wrong", "fr"),
    [
        (IllegalAction(Content(fr="non", en="no")), "non"),
        (IllegalAction("no"), "coup impossible maintenant (no)"),
        (NotationError("no"), "notation illisible (no)"),
        (OptionError("no"), "option refusée (no)"),
        (UnknownName("no"), "nom inconnu (no)"),
        (AcademieError("no"), "demande refusée (no)"),
    ],
)
def test_what_is_said_in_french(wrong: AcademieError, fr: str) -> None:
    assert error_text(wrong).both() == {"fr": fr, "en": "no"}


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: path.name)
def test_the_house_never_refuses_in_one_language(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
            (said,) = node.args
            assert not isinstance(said, ast.Constant | ast.JoinedStr), ast.unparse(node)
