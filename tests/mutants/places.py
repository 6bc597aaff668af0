"""Where a source can be changed, and how: one node of its syntax replaced in the text."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "law": ("games/*/law.py", "games/*/law/**/*.py"),
    "arbiter": ("games/*/arbiter.py", "games/*/arbiter/**/*.py"),
    "dice": ("dice/**/*.py",),
    "play": ("server/play/**/*.py",),
    "game": ("server/game/**/*.py",),
}
"""The groups of modules that are changed, by their files under src/academie."""

COMPARISONS: Final[Mapping[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SIGNS: Final[Mapping[type[ast.operator], str]] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
}
OPERATOR: Final = re.compile(rb"not\s+in|is\s+not|in|is|[<>=!]=|//|[<>+*%-]|and|or")
WORDING: Final = frozenset({"Message", "Text", "TypeVar", "field"})
"""Calls that say something or declare a field: what they are given is no behaviour of ours."""
UNSEEN: Final = frozenset({"strict", "repr", "frozen", "slots"})
"""Arguments of the standard library which change nothing that a correct program shows."""
COMMITS: Final = frozenset({"append", "begin", "commit", "execute", "keep_countersignature", "keep_nonce"})
"""What a room or a store awaits so that something is stored; with what rooms name `_store` and `_write`."""


class Place(NamedTuple):
    """Bytes of a file, with what replaces them."""

    path: str
    kind: str
    start: int
    end: int
    text: str

    def mutated(self) -> bytes:
        """The source with this change and no other."""
        source = (ROOT / self.path).read_bytes()
        return source[: self.start] + self.text.encode() + source[self.end :]

    @property
    def module(self) -> str:
        return ".".join(Path(self.path).with_suffix("").parts[1:]).removesuffix(".__init__")

    @property
    def group(self) -> str:
        within = Path(self.path).parts[2:]
        return within[0] if within[0] == "dice" else Path(within[1 if within[0] == "server" else 2]).stem

    @property
    def key(self) -> str:
        """A name that holds as long as the file is the same."""
        source = (ROOT / self.path).read_bytes()
        return sha256(source + repr(self).encode()).hexdigest()[:12]

    def told(self) -> str:
        """The place, with the lines before and after, as a diff has them."""
        before = (ROOT / self.path).read_bytes()
        first, last = before[: self.start].count(b"\n"), before[: self.end].count(b"\n")
        old = before.decode().split("\n")[first : last + 1]
        text = self.mutated().decode().split("\n")
        new = text[first : last + 1 + len(text) - before.count(b"\n") - 1]
        return "\n".join(
            [f"{self.path}:{first + 1}", *("- " + line for line in old), *("+ " + line for line in new)]
        )


class Finder:
    """The places of one file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._source = (ROOT / path).read_bytes()
        self._lines = [0]
        for line in self._source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._stores = "/server/" in path

    def places(self) -> Iterator[Place]:
        yield from self._within(ast.parse(self._source), "")

    def _within(self, node: ast.AST, returned: str) -> Iterator[Place]:
        """The places of a node and of all under it; `returned` is by the function around them."""
        yield from self._of(node, returned)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            returned = "" if node.returns is None else ast.unparse(node.returns)
        for child in parts(node):
            yield from self._within(child, returned)

    def _of(self, node: ast.AST, returned: str) -> Iterator[Place]:
        match node:
            case ast.Compare():
                for operator, left, right in zip(
                    node.ops, [node.left, *node.comparators], node.comparators, strict=False
                ):
                    yield self._between("comparison", left, right, COMPARISONS[type(operator)])
            case ast.Constant(value=bool(flag)):
                yield self._place("constant", node, str(not flag))
            case ast.Constant(value=int(number)):
                yield self._place("constant", node, str(number + 1))
                yield self._place("constant", node, f"({number - 1})")
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return
            case ast.If() | ast.IfExp():
                yield self._negated(node.test)
            case ast.comprehension():
                yield from (self._negated(test) for test in node.ifs)
            case ast.BoolOp():
                other = "or" if isinstance(node.op, ast.And) else "and"
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._between("branch", left, right, other)
            case ast.UnaryOp(op=ast.USub()):
                yield self._place("sign", node, f"({self._text(node.operand)})")
            case ast.BinOp(op=op) if type(op) in SIGNS and is_sum(node):
                yield self._between("sign", node.left, node.right, SIGNS[type(op)])
            case _:
                yield from self._events(node, returned)
                yield from self._commits(node)

    def _events(self, node: ast.AST, returned: str) -> Iterator[Place]:
        """Events not told: left out of a tuple of them, of a call of `with_events`, or of those yielded."""
        match node:
            case ast.Expr(value=ast.Yield() | ast.YieldFrom()) if returned == "Iterator[Event]":
                yield self._place("event", node, "yield from ()")
            case ast.Call(func=ast.Attribute(attr="with_events"), args=[*args]):
                yield from (self._place("event", arg, "*()") for arg in args)
            case ast.keyword(arg=str(name), value=ast.Tuple(elts=[*told])) if name.endswith("events"):
                yield from (self._place("event", each, "*()") for each in told)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Tuple(elts=[*told])) if name.endswith(
                "events"
            ):
                yield from (self._place("event", each, "*()") for each in told)

    def _commits(self, node: ast.AST) -> Iterator[Place]:
        """What is to be stored, begun and not waited for, as if it had been."""
        match node:
            case ast.Await(value=ast.Call(func=ast.Attribute(attr=name))) if self._stores:
                if name in COMMITS or name in {"_store", "_write"}:
                    begun = f'bool(__import__("asyncio").ensure_future({self._text(node.value)}))'
                    yield self._place("await", node, begun)

    def _negated(self, test: ast.expr) -> Place:
        return self._place("branch", test, f"(not ({self._text(test)}))")

    def _at(self, line: int, column: int) -> int:
        return self._lines[line - 1] + column

    def _bounds(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _text(self, node: ast.expr) -> str:
        start, end = self._bounds(node)
        return self._source[start:end].decode()

    def _place(self, kind: str, node: ast.expr | ast.stmt, text: str) -> Place:
        return Place(self._path, kind, *self._bounds(node), text)

    def _between(self, kind: str, left: ast.expr, right: ast.expr, text: str) -> Place:
        """The operator between two operands, replaced."""
        start = self._bounds(left)[1]
        found = OPERATOR.search(self._source, start, self._bounds(right)[0])
        assert found is not None
        return Place(self._path, kind, *found.span(), text)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is under a node and does something: no annotation, decorator, assertion, error or wording."""
    match node:
        case ast.Assert() | ast.Raise():
            return
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.Call(func=ast.Name(id=name)) if name in WORDING:
            return
        case ast.keyword(arg=name) if name in UNSEEN:
            return
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns", "decorator_list"}:
            children = value if isinstance(value, list) else [value]
            yield from (child for child in children if isinstance(child, ast.AST))


def is_sum(node: ast.BinOp) -> bool:
    """Whether an operation may be one of numbers: neither side is written as a text or a collection."""
    collections = ast.JoinedStr | ast.Tuple | ast.List | ast.Dict | ast.Set | ast.ListComp
    return not any(
        isinstance(side, collections)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
        for side in (node.left, node.right)
    )


def sources() -> Iterator[str]:
    """The files that are changed, from the root."""
    folder = ROOT / "src/academie"
    for patterns in SOURCES.values():
        for pattern in patterns:
            yield from (str(path.relative_to(ROOT)) for path in sorted(folder.glob(pattern)))


def sample(seed: int, paths: Iterable[str]) -> Iterator[Place]:
    """Places without end in the order of a seed, as long as there are any, none twice.

    A module comes as often as it has places, and in a module all kinds come equally often, so that events
    and awaits, which are few, are seen as well.
    """
    chance = Random(seed)
    found = {path: [*dict.fromkeys(Finder(path).places())] for path in paths}
    order = [path for path, places in found.items() for _ in places]
    chance.shuffle(order)
    for path in order:
        kinds = defaultdict[str, list[Place]](list)
        for place in found[path]:
            kinds[place.kind].append(place)
        place = chance.choice(kinds[chance.choice([*kinds])])
        found[path].remove(place)
        yield place
