"""Checks the catalogues and the code that uses them: `python -m academie.words.check [--fix]`.

Messages `help-…` are found by the names of commands and options, and `web-…` by the pages; their own tests
say which are missing or left over.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from academie.words.catalogue import files, written
from academie.words.ftl import CatalogueError, entries, pattern, variables
from academie.words.language import Language, languages

SOURCE: Final = Path(__file__).parents[1]
USED_ELSEWHERE: Final = ("help-", "web-")
BASE_ERROR: Final = "AcademieError"
ALLOWED: Final = frozenset(
    {
        # The pages of the documentation are in English unless their name says otherwise.
        'return f"{page.key}.md" if language is Language.ENGLISH else f"{page.key}.{language.value}.md"',
    }
)
"""Lines that may do what is forbidden elsewhere."""
_KEPT: Final = re.compile(r"\{(?:(?!->)[^{}])*\}|`[^`]*`")
"""Placeables other than choices, and code."""
_RULES: Final = (
    (re.compile(r"(?<=\w)'(?=\w)"), "\u2019"),
    (re.compile(r"[ \u00a0\u202f]*([;!?]+)(?![\w=])"), "\u202f\\1"),
    (re.compile(r"(?<=\S)[ \u00a0\u202f]*:(?=\s|$)"), "\u00a0:"),
    (re.compile(r"«[ \u00a0\u202f]*"), "«\u202f"),
    (re.compile(r"[ \u00a0\u202f]*»"), "\u202f»"),
)
"""What French asks for: the apostrophe, and the spaces before double signs and inside quotation marks."""


def french(text: str) -> str:
    """The text of an entry with the typography of French; placeables and code stay as they are."""
    kept: list[str] = []

    def hide(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\ue000{len(kept) - 1}\ue001"

    hidden = _KEPT.sub(hide, text)
    for expected, instead in _RULES:
        hidden = expected.sub(instead, hidden)
    return re.sub("\ue000(\\d+)\ue001", lambda found: kept[int(found[1])], hidden)


@dataclass(slots=True)
class Found:
    """What the code says of messages."""

    problems: list[str] = field(default_factory=list[str])
    strings: set[str] = field(default_factory=set[str])
    shapes: list[re.Pattern[str]] = field(default_factory=list[re.Pattern[str]])
    """Keys that are put together, as regular expressions."""

    def uses(self, key: str) -> bool:
        return key in self.strings or any(shape.fullmatch(key) for shape in self.shapes)


class Reader(ast.NodeVisitor):
    """Reads one file of the code."""

    def __init__(self, name: str, text: str, known: Mapping[str, frozenset[str]], errors: Set[str]) -> None:
        self.found = Found()
        self._name, self._lines, self._known, self._errors = name, text.splitlines(), known, errors

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.strings.add(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        first = node.args[0] if node.args else None
        if called == "Message":
            self._message(node, first)
        elif called == "Content" and any(
            isinstance(each.value, ast.Constant | ast.JoinedStr) for each in node.keywords
        ):
            self._tell(node, "content that people read belongs in a catalogue")
        elif called in self._errors and _is_plain(first):
            self._tell(node, f"{called} takes a message, not a string")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if any(_names_language(side) for side in (node.left, *node.comparators)):
            self._tell(node, "a language is compared; let the catalogues differ instead")
        self.generic_visit(node)

    def _message(self, node: ast.Call, key: ast.expr | None) -> None:
        if isinstance(key, ast.JoinedStr):
            parts = (
                re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in key.values
            )
            self.found.shapes.append(re.compile("".join(parts)))
            return
        if not isinstance(key, ast.Constant):
            return
        name = str(key.value)
        expected = self._known.get(name)
        if expected is None:
            self._tell(node, f"no message {name!r} in English")
            return
        given = {each.arg for each in node.keywords}
        if wrong := given - expected - {None}:
            self._tell(node, f"{name} has no place for {', '.join(sorted(map(str, wrong)))}")
        if given and None not in given and (left := expected - given):
            self._tell(node, f"{name} also needs {', '.join(sorted(left))}")

    def _tell(self, node: ast.AST, problem: str) -> None:
        line: int = getattr(node, "lineno", 0)
        if self._lines[line - 1].strip() not in ALLOWED:
            self.found.problems.append(f"{self._name}:{line}: {problem}")


def code_problems(root: Path, english: Mapping[str, str]) -> Iterator[str]:
    """What is wrong in the files under a folder, and the messages that nothing uses."""
    texts = {
        str(file.relative_to(root)): file.read_text(encoding="utf-8")
        for file in sorted(root.rglob("*.py"))
        if "words" not in file.relative_to(root).parts[:1]
    }
    trees = {name: ast.parse(text) for name, text in texts.items()}
    known = {key: variables(pattern(text)) for key, text in english.items()}
    errors = _subclasses(trees.values())
    found = Found()
    for name, tree in trees.items():
        reader = Reader(name, texts[name], known, errors)
        reader.visit(tree)
        found.strings |= reader.found.strings
        found.shapes += reader.found.shapes
        yield from reader.found.problems
    for key in english:
        if not key.startswith((*USED_ELSEWHERE, "common-")) and not found.uses(key):
            yield f"{key}: no code uses this message"


def catalogue_problems(language: Language) -> Iterator[str]:
    """Messages of a language that English lacks, or with other arguments, or with other typography."""
    english = written(Language.ENGLISH)
    for key, text in written(language).items():
        if key not in english:
            yield f"{language}: {key} is not in English"
            continue
        try:
            here, there = variables(pattern(text)), variables(pattern(english[key]))
        except CatalogueError as wrong:
            yield f"{language}: {key}: {wrong}"
            continue
        if here != there and not key.startswith("web-"):
            names = ", ".join(sorted(here ^ there))
            yield f"{language}: {key} and its English do not have the same arguments: {names}"
        if language.startswith("fr") and french(text) != text:
            yield f"{language}: {key} needs the typography of French (--fix sets it)"


def fix(file: Path) -> bool:
    """Set the typography of French in a file; whether it changed."""
    before = file.read_text(encoding="utf-8")
    after = before
    for _, text in entries(before):
        after = after.replace(f"={text}", f"={french(text)}")
    if after != before:
        file.write_text(after, encoding="utf-8")
    return after != before


def problems(root: Path = SOURCE) -> list[str]:
    """All that is wrong."""
    return [
        *(wrong for language in languages() for wrong in catalogue_problems(language)),
        *code_problems(root, written(Language.ENGLISH)),
    ]


def _is_plain(first: ast.expr | None) -> bool:
    """Whether an argument is certainly a string."""
    if isinstance(first, ast.Constant):
        return isinstance(first.value, str)
    called = isinstance(first, ast.Call) and isinstance(first.func, ast.Name) and first.func.id == "str"
    return called or isinstance(first, ast.JoinedStr)


def _names_language(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) in {"Language.FRENCH", "Language.ENGLISH"}


def _subclasses(trees: Iterable[ast.Module]) -> set[str]:
    """The names of the errors that take a message: the base and whatever derives from it."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {BASE_ERROR, "refusal"}
    while (
        more := {each.name for each in classes if {ast.unparse(base) for base in each.bases} & found} - found
    ):
        found |= more
    return found


def main(arguments: list[str]) -> int:
    """Print what is wrong; with `--fix`, set the typography of French first."""
    if "--fix" in arguments:
        for file in filter(fix, files(Language.FRENCH)):
            print(f"{file}: changed")
        written.cache_clear()
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
