"""Studies as clients see them: entries of a list, and whole with their trees, remarks and claims."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from academie.kernel import Game
from academie.library import Study, catalogue
from academie.library.catalogue import pieces
from academie.library.claim import RESULTS, Claim
from academie.library.export import exports
from academie.library.half_move import describe_reading
from academie.library.page import Remark, claimed, in_each, remarks
from academie.library.play import AnyPlay, play_of
from academie.library.statement import VERDICTS, found_of
from academie.library.tree import Node, Tree, trees_of
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.server.base.phrases import Cite, Phrase, cite_of, phrase
from academie.server.engines.lines_of_play import node_position
from academie.server.engines.routes import PlaceTold, place_view
from academie.words import Text


class StudyEntry(msgspec.Struct):
    """A study of a list; `pieces` are counted by kind, `certainty` is of the reading of its board."""

    id: str
    game: str
    ruleset: str
    title: Phrase
    source: str
    chapter: str
    passage: Cite
    themes: list[str]
    pieces: dict[str, int]
    result: Phrase
    certainty: str
    moves: int
    variations: int


class NodeTold(msgspec.Struct, omit_defaults=True):
    """A place of a tree: what led there as the book writes it, and what is said of that move.

    `parent` is the number of the place before it, the board itself having none.
    """

    place: PlaceTold
    parent: int | None
    text: Phrase
    main: bool
    title: Phrase | None = None
    """The variation that begins here."""
    fails: bool = False
    """Whether the book shows the move because it is wrong."""
    supplied: bool = False
    """Whether the book leaves the move to the reader."""
    reading: Phrase | None = None
    """What is printed and what is read, where that differs."""
    claim: Phrase | None = None
    """What the author says of the line that ends here."""


class TreeTold(msgspec.Struct):
    """A board and what the book plays on it; the study's own has no title."""

    title: Phrase | None
    nodes: list[NodeTold]


class RemarkTold(msgspec.Struct):
    """A remark; what the author says is `said`, what is doubtful `doubt`, `correction` or `reading`."""

    kind: str
    words: Phrase
    label: Phrase | None


class ClaimTold(msgspec.Struct):
    """A statement about the study: proven, confirmed, refuted, undecided or unchecked, and why."""

    id: str
    said: Phrase
    passage: Cite
    verdict: str | None
    told: Phrase | None
    """The verdict in words."""
    evidence: Phrase | None


class Neighbour(msgspec.Struct):
    """A study beside another in its book."""

    id: str
    title: Phrase


class StudyTold(msgspec.Struct):
    """A study with all that is known of it."""

    entry: StudyEntry
    trees: list[TreeTold]
    remarks: list[RemarkTold]
    claims: list[ClaimTold]
    exports: list[str]
    """The endings of the files it can be had as."""
    before: Neighbour | None
    after: Neighbour | None


def study_entry(study: Study) -> StudyEntry:
    """The study for a list."""
    ways = [way for way in study.line.ways() if way.variation is not None]
    return StudyEntry(
        id=study.id,
        game=study.game,
        ruleset=play_of(study).reach.id,
        title=phrase(study.title),
        source=study.citation.source.siglum,
        chapter=catalogue().chapter_of(study).id,
        passage=cite_of(study.citation),
        themes=[*study.themes],
        pieces=dict(pieces(study)),
        result=phrase(RESULTS[study.claim.result]),
        certainty=study.certainty.value,
        moves=len(study.line.moves),
        variations=len(ways),
    )


@cache
def study_view(study: Study) -> StudyTold:
    """The whole study."""
    before, after = catalogue().beside(study)
    return StudyTold(
        entry=study_entry(study),
        trees=[_tree(study, tree) for tree in trees_of(study)],
        remarks=[_remark(remark) for remark in remarks(study)],
        claims=[*_claims(study)],
        exports=["pdf", "svg", *export_formats(study)],
        before=_neighbour(before),
        after=_neighbour(after),
    )


def export_formats(study: Study) -> list[str]:
    """The formats of other programs that a study can be written in, by their endings."""
    return [ending.removeprefix(".") for ending, form in exports().items() if form.game == study.game]


def _tree(study: Study, tree: Tree) -> TreeTold:
    play, game = play_of(study), registry[study.game]
    nodes = [_node(play, game, tree, node) for node in tree.nodes]
    return TreeTold(None if tree.title is None else phrase(tree.title), nodes)


def _node(play: AnyPlay, game: Game, tree: Tree, node: Node) -> NodeTold:
    begins = node.begins
    return NodeTold(
        place=place_view(game, node_position(NOTATION.of(game), tree, node), chances=False),
        parent=node.parent,
        text=phrase(_spoken(play, node.move)),
        main=node.main,
        title=None if begins is None else phrase(begins.title),
        fails=begins is not None and begins.fails,
        supplied=node.supplied,
        reading=None if node.read is None else phrase(_reading(play, node)),
        claim=None if node.claim is None else phrase(_claimed(node.claim)),
    )


def _spoken(play: AnyPlay, move: str) -> Text:
    return in_each(lambda language: play.spoken(move, language))


def _reading(play: AnyPlay, node: Node) -> Text:
    read = node.read
    assert read is not None
    return in_each(lambda language: describe_reading(read, play.spoken(node.move, language), language))


def _claimed(claim: Claim) -> Text:
    return in_each(lambda language: claimed(claim, language))


def _remark(remark: Remark) -> RemarkTold:
    label = None if remark.label is None else phrase(remark.label)
    return RemarkTold(remark.kind, phrase(remark.words), label)


def _claims(study: Study) -> Iterator[ClaimTold]:
    for statement, finding in found_of(study):
        yield ClaimTold(
            id=statement.id,
            said=phrase(statement.said),
            passage=cite_of(statement.citation),
            verdict=None if finding is None else finding.verdict.value,
            told=None if finding is None else phrase(VERDICTS[finding.verdict]),
            evidence=None if finding is None else phrase(finding.evidence),
        )


def _neighbour(study: Study | None) -> Neighbour | None:
    return None if study is None else Neighbour(study.id, phrase(study.title))
