"""A book that nobody wrote, with its index: transcriptions are tried on it without any of the true books."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from hashlib import blake2b

from academie.edition import Book, Index, Passage
from academie.edition.passage import Anchor
from academie.kernel import Source

WORK = Source("TST", "A book that nobody wrote", 1800)
SYLLABLES = ("ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "xo", "an", "er")
REFRAIN = "Il faut toutefois que la chose soit dite deux fois pour etre bien entendue"


@dataclass(frozen=True)
class MadeUp:
    """The text, its index, and the words of each passage by its id."""

    text: str
    index: Index
    words: dict[str, str]


def made_up(seed: int = 1) -> MadeUp:
    """Four chapters of thirty paragraphs; some begin with the same words, some have a few letters only."""
    chance = random.Random(seed)
    lines, words, passages = ["UN LIVRE", ""], dict[str, str](), list[Passage]()
    for chapter in ("I", "II", "III", "IV"):
        lines += [f"CHAPITRE {chapter}.", "", _sentence(chance, 4), ""]
        passages.append(_passage(f"TST.{chapter}", None, len(lines), None))
        for number in range(1, 31):
            said = _sentence(chance, chance.choice((8, 20, 60, 120)))
            said = {7: f"{REFRAIN}. {said}", 8: f"{REFRAIN}. {said}", 11: "3 a 5, 6 a 10."}.get(number, said)
            lines += [said, ""]
            id_ = f"TST.{chapter}.p{number}"
            words[id_] = said
            passages.append(_passage(id_, f"TST.{chapter}", len(lines) - 1, said))
    book = Book("made-up", (WORK,), len(lines), 0, tuple(passages))
    return MadeUp("\n".join(lines), Index((book,)), words)


def plain_letters(text: str) -> str:
    """The letters of a text without accents."""
    return re.sub("[^a-z]", "", text.lower())


def _sentence(chance: random.Random, length: int) -> str:
    made = ("".join(chance.choices(SYLLABLES, k=chance.randint(1, 4))) for _ in range(length))
    return " ".join(made).capitalize() + "."


def _passage(id_: str, within: str | None, line: int, said: str | None) -> Passage:
    letters = plain_letters(said or "")
    known = len(letters) >= 20
    last = len(letters) - 20
    at = sorted({0, min(20, last), last // 2, last}) if known else []
    return Passage(
        id=id_,
        source=WORK,
        kind="paragraph" if within else "chapter",
        within=within,
        step="",
        root=False,
        title="",
        lines=(line, line),
        letters=len(letters) if known else 0,
        anchors=tuple(
            Anchor(each, blake2b(letters[each : each + 20].encode(), digest_size=5).hexdigest())
            for each in at
        ),
    )
