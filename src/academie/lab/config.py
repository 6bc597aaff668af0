"""The TOML files that say what the lab is to do: recipes of nets, runs of self-play, sizes of studies."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields
from functools import reduce
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, TypeGuard, TypeVar, Union, get_args, get_origin, get_type_hints

from academie.kernel import OptionError, UnknownName
from academie.kernel.data import data_root
from academie.words import Message, Text

T = TypeVar("T")

FOLDER: Final = "configs"
SUFFIX: Final = ".toml"

AT_LEAST_ONE: Final = frozenset(
    {"games", "hidden", "chunk", "among", "shard", "epochs", "batch", "nodes", "throws", "every", "rollouts"}
    | {"held_out", "choices"}
)
"""Keys whose value cannot be 0; other whole numbers can be."""
ABOVE_ZERO: Final = frozenset({"rate", "spread"})
KINDS: Final[dict[Any, Text]] = {
    int: Message("lab-whole-number"),
    float: Message("lab-number"),
    bool: Message("lab-true-or-false"),
    str: Message("lab-text"),
    list: Message("lab-list"),
    dict: Message("lab-table"),
}


def config_file(asked: Path) -> Path:
    """The file at that path, else the one of that name that comes with the package, as in `nets/trictrac`.

    Raises `UnknownName` with the names of those.
    """
    if asked.is_file():
        return asked
    shipped = _shipped()
    wanted = asked.as_posix().removeprefix(f"{FOLDER}/").removesuffix(SUFFIX)
    for name, file in shipped.items():
        if wanted in (name, file.stem):
            return file
    known = ", ".join(shipped)
    raise UnknownName(Message("lab-no-file", asked=asked, known=known))


def _shipped() -> dict[str, Path]:
    """The files that come with the package, by their paths in the folder without the suffix."""
    # A path and not a Traversable, since a run names its net by a path beside it. Wheels are always unpacked.
    folder = Path(str(data_root(FOLDER)))
    files = sorted(folder.rglob(f"*{SUFFIX}"))
    return {file.relative_to(folder).with_suffix("").as_posix(): file for file in files}


def read_config(path: Path) -> dict[str, Any]:
    """The content of a TOML file. Raises `OptionError` for another format, `OSError` for a missing file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise OptionError(Message("lab-not-toml", path=path, wrong=wrong)) from None


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def filled(kind: type[T], content: object, where: object, **known: object) -> T:
    """A dataclass filled from a table of the file `where`; `known` fields are not read from there.

    Raises `OptionError` for an unknown or missing key and for an impossible value.
    """
    if not is_table(content):
        raise bad(where, Message("lab-no-table"))
    hints = get_type_hints(kind)
    wanted: list[Field[Any]] = [each for each in fields(kind) if each.name not in known]  # type: ignore[arg-type]
    names = [each.name for each in wanted]
    for key in content:
        if key not in names:
            raise unknown_key(where, key, names)
    for each in wanted:
        if each.name in content:
            _check(where, each.name, content[each.name], hints[each.name])
        elif each.default is MISSING:
            raise bad(where, Message("lab-key-missing", name=each.name))
    return kind(**content, **known)


def bad(where: object, wrong: Text) -> OptionError:
    """The error that something is wrong in that file."""
    return OptionError(Message("lab-in-file", where=where, wrong=wrong))


def unknown_key(where: object, key: str, names: Sequence[str]) -> OptionError:
    """The error that there is no such key, with those there are."""
    return bad(where, Message("lab-unknown-key", key=key, accepted=tuple(names)))


def _either(one: Text, another: Text) -> Text:
    return Message("lab-or", one=one, another=another)


def _check(where: object, name: str, value: object, hint: object) -> None:
    if not _fits(value, hint):
        kinds: list[Text] = [KINDS[each] for each in _plain(hint) if each in KINDS]
        wanted = reduce(_either, kinds)
        raise bad(where, Message("lab-wrong-kind", name=name, wanted=wanted, value=repr(value)))
    if isinstance(value, int | float) and not isinstance(value, bool):
        _check_number(where, name, value)


def _check_number(where: object, name: str, value: float) -> None:
    if name in AT_LEAST_ONE and value < 1:
        raise bad(
            where,
            Message("lab-below-one", name=name, value=value),
        )
    if name in ABOVE_ZERO and value <= 0:
        raise bad(
            where,
            Message("lab-not-above-zero", name=name, value=value),
        )
    if value < 0:
        raise bad(where, Message("lab-negative", name=name, value=value))


def _plain(hint: object) -> tuple[Any, ...]:
    """The types a hint allows."""
    if get_origin(hint) in {Union, UnionType}:
        return tuple(each for arg in get_args(hint) for each in _plain(arg))
    return (get_origin(hint) or hint,)


def _fits(value: object, hint: object) -> bool:
    allowed = tuple(NoneType if each is None else each for each in _plain(hint))
    if isinstance(value, bool):
        return bool in allowed
    return isinstance(value, (*allowed, int) if float in allowed else allowed)
