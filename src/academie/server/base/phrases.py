"""Messages, citations and events of games as clients are sent them."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec

from academie.edition import cited_passages
from academie.kernel import Citation
from academie.kernel.errors import NotationError
from academie.words import Text, to_json

CITATIONS: Final = 4096
"""How many citations are kept as clients are sent them; the laws have fewer."""


class Mark(msgspec.Struct, omit_defaults=True):
    """What shows an event on the board: an arrow from the first place to the last, or a mark on the only one.

    Places are named as on printed boards; `style` says how it is drawn. `worth` is what an arrow brings
    whoever threw, in points, negative if they go to the opponent.
    """

    places: list[str]
    style: str
    label: str = ""
    worth: int = 0


class Phrase(msgspec.Struct, omit_defaults=True):
    """Words for the client to say: a message of the catalogues by its key, or content by language.

    Arguments are text, numbers, other phrases, citations, flèches, and lists of them.
    """

    key: str = ""
    args: dict[str, Any] = {}
    said: dict[str, str] = {}
    seat: int | None = None
    """Whose seat it is, where a player is meant: a client may say the name that it shows there."""


def phrase(text: Text) -> Phrase:
    """The text as clients are sent it."""
    return Phrase(**to_json(text))


class PlacePart(msgspec.Struct):
    """A step of a place in a book: its kind, its numbers, how it follows the step before."""

    kind: str
    numbers: list[str]
    joint: str


class Cite(msgspec.Struct, omit_defaults=True):
    """A place in a work, in parts that a client words by the messages `citations-…` of its catalogue.

    `remark` is a message that takes the place as its argument `place`, or content that stands for it.
    """

    source: str
    place: list[PlacePart]
    remark: Phrase | None = None
    passages: list[str] = []
    """The passages it names, by the ids of `/api/passages`; none of a work that has no index."""


@lru_cache(CITATIONS)
def cite_of(citation: Citation) -> Cite:
    """The citation as clients are sent it."""
    cite = msgspec.convert(citation.to_json(), Cite)
    # A game of another package may cite a place that the index of the book does not know.
    with suppress(NotationError):
        cite.passages = [passage.id for passage in cited_passages(citation)]
    return cite


class EventView(msgspec.Struct, omit_defaults=True):
    """An event of the law: its code, whom it is about, the passage it rests on, and how it is shown."""

    code: str
    seat: int
    cite: Cite
    message: Phrase
    marks: list[Mark] = []
