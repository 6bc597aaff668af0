"""All that is to be said of a study besides its line: the claim, what is doubtful, corrected or noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from academie.kernel import Language, Text
from academie.library.census import ReadMove, census
from academie.library.half_move import told
from academie.library.plays import play_of
from academie.library.study import Basis, Correction, Study
from academie.library.written import claimed

TURNED: Final = Text("Damier tourné", "Board turned")
SAID: Final = Text("L'auteur", "The author")
DOUBT: Final = Text("Lecture douteuse", "Doubtful reading")
READ: Final = Text("Lu", "Read")
ENDINGS: Final = Text(
    "Les fins de variantes sont complétées par la bibliothèque.",
    "The ends of the variations are completed by the library.",
)
SUPPLIED: Final = Text("Coups que le livre laisse au lecteur", "Moves the book leaves to the reader")
BREACH: Final = Text("Contre sa propre règle", "Against his own rule")
SAME: Final = Text("Aussi", "Also")


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark of one kind; it has a label unless it is a sentence by itself."""

    kind: str
    words: Text
    label: Text | None = None


def remarks(study: Study) -> Iterator[Remark]:
    """The remarks on a study: what the author says first, then our own."""
    yield Remark("said", both(lambda language: claimed(study.claim, language)), SAID)
    yield from _on_the_line(study)
    if study.doubt is not None:
        yield Remark("doubt", study.doubt, DOUBT)
    for correction in study.corrections:
        yield Remark("correction", _correction(correction), READ)
    for found in census([study]).read:
        yield Remark("reading", _half_move(study, found), READ)
    yield from (Remark("note", note) for note in study.notes)
    if study.same_as:
        yield Remark("same", _same(", ".join(study.same_as)), SAME)


def _on_the_line(study: Study) -> Iterator[Remark]:
    if study.turned is not None:
        yield Remark("turned", _same(study.turned), TURNED)
    if study.breach is not None:
        breach = study.breach
        move = study.line.moves[breach.move - 1]
        yield Remark("breach", _same(f"{move}, {breach.article} ({breach.ruleset})"), BREACH)
    if study.line.supplied:
        moves = ", ".join(study.line.moves[nth - 1] for nth in study.line.supplied)
        yield Remark("supplied", _same(moves), SUPPLIED)
    if study.endings_supplied:
        yield Remark("endings", ENDINGS)


def _correction(correction: Correction) -> Text:
    change = f"{correction.printed or '–'} → {correction.used}"
    basis = "" if correction.basis is Basis.ERRATA else "? "
    return both(
        lambda language: (
            f"{correction.where.in_(language)}, {change}. {basis}{correction.reason.in_(language)}"
        )
    )


def _half_move(study: Study, found: ReadMove) -> Text:
    """A half-move that is not simply as printed."""
    where = " ".join(filter(None, (found.renvoi, str(found.half_move.coup))))
    spoken = play_of(study).spoken
    return both(lambda language: f"{where}, {told(found.half_move, spoken(found.used, language), language)}")


def both(say: Callable[[Language], str]) -> Text:
    """What is said in each language."""
    return Text(say(Language.FRENCH), say(Language.ENGLISH))


def _same(text: str) -> Text:
    return Text(text, text)
