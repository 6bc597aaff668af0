"""A study as it is printed on a leaf, in both languages side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from academie.kernel import State, Text
from academie.library.catalogue import catalogue
from academie.library.finding import VERDICTS
from academie.library.plays import play_of
from academie.library.remarks import both, remarks
from academie.library.statement import found_of
from academie.library.study import Study
from academie.library.written import lines

LINE: Final = Text("La ligne du livre", "The book's line")
VERDICT: Final = Text("Vérifié", "Checked")


@dataclass(frozen=True, slots=True)
class Leaf:
    """Title, source, the board at the beginning and at the end of the line, and paragraphs with labels."""

    title: Text
    source: str
    boards: tuple[State[Any], ...]
    parts: tuple[tuple[Text | None, Text], ...]


def leaf(study: Study) -> Leaf:
    """The study as a leaf."""
    play, edition = play_of(study), catalogue().edition(study.citation.source.siglum)
    played = play.replay(play.board(study.position), study.line.moves, play.reach)
    ends = played.positions[:1] if not study.line.moves else (played.positions[0], played.positions[-1])
    source = f"{study.id} · {edition.source.title} ({edition.source.year}), {study.citation.place}"
    return Leaf(study.title, source, tuple(map(play.state, ends)), tuple(_parts(study)))


def _parts(study: Study) -> Iterator[tuple[Text | None, Text]]:
    """The line, then all remarks, then what was found when the claims were checked."""
    yield LINE, both(lambda language: "\n".join(lines(study, language)))
    yield from ((remark.label, remark.words) for remark in remarks(study))
    for statement, finding in found_of(study):
        if finding is not None:
            verdict = VERDICTS[finding.verdict]
            yield (
                VERDICT,
                Text(
                    f"{statement.said.fr} [{verdict.fr}] {finding.evidence.fr}",
                    f"{statement.said.en} [{verdict.en}] {finding.evidence.en}",
                ),
            )
