"""A study in words: its lines written out, the remarks on it, and the page on which it is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from academie.kernel import BLACK, Citation, Seat, State
from academie.library.catalogue import catalogue
from academie.library.check import ReadMove, census
from academie.library.claim import Claim
from academie.library.half_move import describe_reading
from academie.library.line import Moves, Way
from academie.library.play import AnyPlay, play_of
from academie.library.statement import VERDICTS, found_of
from academie.library.study import Basis, Correction, Study
from academie.registry import registry
from academie.words import Content, Language, Message, Text, languages, verbatim

NO_LINE: Final = Message("library-no-line")
TURNED: Final = Message("library-turned")
SAID: Final = Message("library-said")
DOUBT: Final = Message("library-doubt")
READ: Final = Message("library-read")
ENDINGS: Final = Message("library-endings")
SUPPLIED: Final = Message("library-supplied")
BREACH: Final = Message("library-breach")
SAME: Final = Message("library-same")
LINE: Final = Message("library-line")
OURS: Final = Message("edition-paraphrase")
CHECKED: Final = Message("library-checked")


def coups(moves: Moves, first: Seat, after: int = 0) -> str:
    """Moves numbered by coups, those before `after` left out: `1. 32-27 21x43 2. 42-38`."""
    return " ".join(_numbered(moves, first, after))


def _numbered(moves: Moves, first: Seat, after: int) -> Iterator[str]:
    for nth, move in enumerate(moves):
        coup, second = divmod(nth + (first == BLACK), 2)
        if nth >= after:
            opening = nth == after and second
            yield f"{coup + 1}. … {move}" if opening else move if second else f"{coup + 1}. {move}"


def lines(study: Study, language: Language) -> Iterator[str]:
    """The main line, then each variation in brackets with its title and what is claimed of it."""
    play = play_of(study)
    if not study.line.moves:
        yield NO_LINE.in_(language)
    for way in study.line.ways():
        moves = _moves(study, play, way, language)
        if way.variation is None:
            yield moves
        else:
            title, claim = way.variation.title.in_(language), way.variation.claim
            where = "" if way.setup is None else f" [{way.setup}]"
            said = "" if claim is None else f". {claimed(claim, language)}"
            yield f"({title}{where}: {moves}{said})"


def _moves(study: Study, play: AnyPlay, way: Way, language: Language) -> str:
    """The moves of a way; throws and plays of dice are not numbered."""
    board = play.board(way.setup or study.position)
    spoken = tuple(play.spoken(move, language) for move in way.moves)
    return ", ".join(spoken[way.at :]) if play.by_chance(board) else coups(spoken, play.turn(board), way.at)


def claimed(claim: Claim, language: Language) -> str:
    """What the author claims, and what an engine finds."""
    return claim.describe(language) + ("" if claim.measure is None else f" [{claim.measure.deep}]")


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark of one kind; it has a label unless it is a sentence by itself."""

    kind: str
    words: Text
    label: Text | None = None


def remarks(study: Study) -> Iterator[Remark]:
    """The remarks on a study: what the author says first, then our own."""
    yield Remark("said", in_each(lambda language: claimed(study.claim, language)), SAID)
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
        # Breaches are found only in games whose rule sets name their authority.
        rules: Any = registry[study.game].ruleset(breach.ruleset)
        article = Citation(rules.authority, breach.article)
        broken = in_each(lambda language: f"{move}, {article.in_(language)} ({breach.ruleset})")
        yield Remark("breach", broken, BREACH)
    if study.line.supplied:
        moves = ", ".join(study.line.moves[nth - 1] for nth in study.line.supplied)
        yield Remark("supplied", _same(moves), SUPPLIED)
    if study.endings_supplied:
        yield Remark("endings", ENDINGS)


def _correction(correction: Correction) -> Text:
    change = f"{correction.printed or '–'} → {correction.used}"
    basis = "" if correction.basis is Basis.ERRATA else "? "
    return in_each(
        lambda language: (
            f"{correction.where.in_(language)}, {change}. {basis}{correction.reason.in_(language)}"
        )
    )


def _half_move(study: Study, found: ReadMove) -> Text:
    """A half-move that is not read simply as printed."""
    where = " ".join(filter(None, (found.renvoi, str(found.half_move.coup))))
    spoken = play_of(study).spoken
    return in_each(
        lambda language: (
            f"{where}, {describe_reading(found.half_move, spoken(found.used, language), language)}"
        )
    )


def in_each(say: Callable[[Language], str]) -> Text:
    """The words in each language."""
    return Content(**{language.value: say(language) for language in languages()})


def _same(text: str) -> Text:
    return verbatim(text)


@dataclass(frozen=True, slots=True)
class StudyPage:
    """Title, source, the board at the beginning and at the end of the line, and paragraphs with labels."""

    title: Text
    source: Text
    boards: tuple[State[Any], ...]
    parts: tuple[tuple[Text | None, Text], ...]


def study_page(study: Study) -> StudyPage:
    """The page of a study."""
    play, edition = play_of(study), catalogue().edition(study.citation.source.siglum)
    played = play.replay(play.board(study.position), study.line.moves, play.reach)
    ends = played.positions[:1] if not study.line.moves else (played.positions[0], played.positions[-1])
    source = edition.source
    head = in_each(
        lambda language: (
            f"{study.id} · {source.called.in_(language)} ({source.dated.in_(language)}),"
            f" {study.citation.where(language)}"
        )
    )
    return StudyPage(study.title, head, tuple(map(play.state, ends)), tuple(_parts(study)))


def _parts(study: Study) -> Iterator[tuple[Text | None, Text]]:
    """The line, then all remarks, then the findings of the checks."""
    yield LINE, in_each(lambda language: "\n".join(lines(study, language)))
    yield None, OURS
    yield from ((remark.label, remark.words) for remark in remarks(study))
    for statement, finding in found_of(study):
        if finding is not None:
            verdict = VERDICTS[finding.verdict]
            yield (
                CHECKED,
                Message(
                    "library-checked-line", said=statement.said, verdict=verdict, evidence=finding.evidence
                ),
            )
