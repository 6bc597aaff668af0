"""A language made from English: every letter of a message has an accent, and every message its brackets.

Whatever stands outside the brackets did not come from a catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from academie.words import Content, Language
from academie.words.catalogue import reload, written
from academie.words.ftl import Number, Part, Pattern, Select, Variable, pattern

CODE = "qps"
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśţúṽẃẋýźÁɃĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼẂẊÝŹ"
_INNERMOST = re.compile("⟦[^⟦⟧]*⟧")


def pseudo(of: Pattern) -> str:
    """A message in the made language, as a catalogue has it; one without letters of its own stays bare."""
    text = "".join(map(_part, of))
    return f'{{ "⟦" }}{text}{{ "⟧" }}' if any(map(_speaks, of)) else text


def outside(printed: str) -> str:
    """What is left of a text without all that is inside brackets."""
    while _INNERMOST.search(printed):
        printed = _INNERMOST.sub(" ", printed)
    return printed


@contextmanager
def pseudo_language(folder: Path) -> Iterator[Language]:
    """Offer the language while the context lasts; content is bracketed as well, since it is no interface."""
    own = folder / CODE
    own.mkdir(parents=True)
    (own / "language.toml").write_text('name = "Pseudo"\nplural = "english"\n', encoding="utf-8")
    # The letters of pieces are notation, one for each.
    lines = (
        f"{key} = {text if key.endswith('-letters') else pseudo(pattern(text))}"
        for key, text in written(Language.ENGLISH).items()
    )
    (own / "all.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ACADEMIE_LANGUAGES", str(folder))
        patch.setattr(Content, "in_", lambda self, language: f"⟦{self.by_language['en']}⟧")
        reload()
        yield Language(CODE)
    reload()


def _speaks(part: Part) -> bool:
    if isinstance(part, Select):
        return any(_speaks(each) for variant in part.variants.values() for each in variant)
    return isinstance(part, str) and any(map(str.isalpha, part))


def _part(part: Part) -> str:
    match part:
        case str():
            # Lists of commands show the first paragraph of their help alone.
            accented = part.translate(str.maketrans(_LETTERS, _ACCENTED))
            return _literal(accented.replace("\n\n", "⟧\n\n⟦"))
        case Variable():
            return f"{{ ${part.name} }}"
        case Number():
            shape = f"minimumFractionDigits: {part.least}, maximumFractionDigits: {part.most}"
            sign = ', signDisplay: "always"' if part.signed else ""
            style = ', style: "percent"' if part.percent else ""
            return f"{{ NUMBER(${part.name}, {shape}{sign}{style}) }}"
        case Select():
            chosen = "".join(
                f"\n   {'*' if name == part.default else ' '}[{name}] {''.join(map(_part, variant))}"
                for name, variant in part.variants.items()
            )
            return f"{{ ${part.name} ->{chosen}\n    }}"


def _literal(text: str) -> str:
    """A string of Fluent, in which nothing is trimmed or read as a placeable."""
    safe = "".join(f"\\u{ord(each):04X}" if each in '\n\\"{}' else each for each in text)
    return f'{{ "{safe}" }}'
