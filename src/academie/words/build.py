"""Writes what the browser reads of the catalogues, and a pseudo-language to test pages with.

`python -m academie.words.build` writes `web/words/catalogues/<language>.json` and the types of all keys,
`web/words/src/keys.ts`; with `--check` it only says which of them are stale. `--pseudo FOLDER` writes the
pseudo-language `en-XA` as a folder of catalogues, which a server reads when `ACADEMIE_LANGUAGES` names it.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from academie.words.catalogue import COMMANDS, as_json, files, written
from academie.words.ftl import Number, Part, Pattern, Select, Variable, entries, pattern
from academie.words.language import Language, languages

WEB: Final = Path(__file__).parents[3] / "web" / "words"
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
PSEUDO: Final = "en-XA"
ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "àçéîñôûýÀÇÉÎÑÔÛÝ")
EMPTY: Final = '{ "" }'
HEAD: Final = """\
/** The messages of the catalogues and what each takes. Written by `make words`. */
import type {{ Value }} from './message.ts';

/** Messages that take nothing. */
export type PlainKey ={plain};

export interface Arguments {{
{arguments}}}

export type Key = PlainKey | keyof Arguments;
"""


def outputs() -> dict[Path, str]:
    """The files that are made from the catalogues, with their content."""
    made = {WEB / "src" / "keys.ts": _keys()}
    for language in languages():
        made[WEB / "catalogues" / f"{language.value}.json"] = _json(as_json(language))
    return made


def stale() -> list[Path]:
    """The files that are not as the catalogues would make them."""
    return [file for file, text in outputs().items() if not file.exists() or file.read_text("utf-8") != text]


def write_pseudo(folder: Path) -> None:
    """Write the pseudo-language: English with accents, longer, each message in brackets."""
    target = folder / PSEUDO
    target.mkdir(parents=True, exist_ok=True)
    (target / "language.toml").write_text(f'name = "{pseudo("Pseudo")}"\n', "utf-8")
    for file in files(Language.ENGLISH):
        messages = entries(file.read_text("utf-8"))
        lines = [f"{key} = {_pseudo_message(key, pattern(text))}\n" for key, text in messages]
        (target / file.name).write_text("".join(lines), "utf-8")


def pseudo(text: str) -> str:
    """The text with accents, each vowel twice: longer by about two fifths."""
    return re.sub("[aeiouyAEIOUY]", lambda vowel: vowel[0] + vowel[0].lower(), text).translate(ACCENTS)


def _pseudo_message(key: str, of: Pattern) -> str:
    """A message in brackets; one that only frames what it is given is bare, as are the letters of pieces."""
    if key.endswith("-letters") or not any(map(_speaks, of)):
        return _to_ftl(of) or EMPTY
    return f"⟦{_to_ftl(_pseudo_pattern(of))}⟧"


def _speaks(part: Part) -> bool:
    """Whether a part has words of its own."""
    if isinstance(part, Select):
        return any(_speaks(each) for variant in part.variants.values() for each in variant)
    return isinstance(part, str) and any(map(str.isalpha, part))


def _pseudo_pattern(of: Pattern) -> Pattern:
    return tuple(map(_pseudo_part, of))


def _pseudo_part(part: Part) -> Part:
    match part:
        case str():
            # Lists of commands show the first paragraph of their help alone.
            return pseudo(part).replace("\n\n", "⟧\n\n⟦")
        case Select():
            return part._replace(variants={key: _pseudo_pattern(each) for key, each in part.variants.items()})
        case _:
            return part


def _to_ftl(of: Pattern) -> str:
    return "".join(map(_part_to_ftl, of))


def _part_to_ftl(part: Part) -> str:
    match part:
        case str():
            # Braces, line breaks and a space at an end are read as they are in a placeable only.
            return re.sub(r"[{}\n]|^ | $", lambda found: f'{{ "{_escaped(found[0])}" }}', part)
        case Variable():
            return f"{{ ${part.name} }}"
        case Number():
            digits = f"minimumFractionDigits: {part.least}, maximumFractionDigits: {part.most}"
            sign = ', signDisplay: "always"' if part.signed else ""
            style = ', style: "percent"' if part.percent else ""
            return f"{{ NUMBER(${part.name}, {digits}{sign}{style}) }}"
        case Select():
            variants = (
                f"\n   {'*' if key == part.default else ' '}[{key}] {_to_ftl(each) or EMPTY}"
                for key, each in part.variants.items()
            )
            return f"{{ ${part.name} ->{''.join(variants)}\n    }}"


def _escaped(sign: str) -> str:
    return "\\u000A" if sign == "\n" else sign


def _keys() -> str:
    """The types of the keys: those that take nothing, and the arguments of the others, over all languages."""
    found: dict[str, dict[str, bool]] = {}
    for language in languages():
        for key, text in written(language).items():
            if not key.startswith(COMMANDS):
                _collect(pattern(text), found.setdefault(key, {}))
    plain = "".join(f"\n  | '{key}'" for key, args in sorted(found.items()) if not args)
    lines = [f"  '{key}': {{ {_arguments(args)} }};\n" for key, args in sorted(found.items()) if args]
    return HEAD.format(plain=plain, arguments="".join(lines))


def _arguments(args: Mapping[str, bool]) -> str:
    """The TypeScript of a message's arguments; those that decide a plural are numbers."""
    return "; ".join(f"'{name}': {'number' if number else 'Value'}" for name, number in sorted(args.items()))


def _collect(of: Pattern, args: dict[str, bool]) -> None:
    """Add the arguments of a pattern, each with whether it must be a number."""
    for part in of:
        match part:
            case str():
                continue
            case Select():
                args[part.name] = args.get(part.name, False) or _counts(part.variants)
                for each in part.variants.values():
                    _collect(each, args)
            case _:
                args[part.name] = args.get(part.name, False) or isinstance(part, Number)


def _counts(variants: Iterable[str]) -> bool:
    return all(each in PLURALS or each.isdigit() for each in variants)


def _json(messages: Mapping[str, object]) -> str:
    """JSON with one message a line, so that changes can be read."""
    lines = (
        f"{json.dumps(key)}:{json.dumps(of, ensure_ascii=False, separators=(',', ':'))}"
        for key, of in messages.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m academie.words.build")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    parser.add_argument("--pseudo", type=Path, metavar="FOLDER", help="write the pseudo-language")
    asked = parser.parse_args()
    if asked.pseudo is not None:
        write_pseudo(asked.pseudo)
        return 0
    if asked.check:
        for file in (found := stale()):
            print(f"{file} is stale: make words")
        return int(bool(found))
    for file, text in outputs().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(_main())
