"""What the server sends to be said, said as a client would."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from academie.kernel.place import Part, place_in
from academie.server.base.phrases import Cite, Phrase
from academie.words import Content, Fleche, Language, Message, Text

Json = dict[str, Any]


def said(phrase: Json, language: Language) -> str:
    """The words of a phrase in a language."""
    return text_of(msgspec.convert(phrase, Phrase)).in_(language)


def french(phrase: Json) -> str:
    return said(phrase, Language.FRENCH)


def english(phrase: Json) -> str:
    return said(phrase, Language.ENGLISH)


def cited(cite: Json) -> str:
    """A citation in English."""
    return cite_text(msgspec.convert(cite, Cite))


def cite_text(cite: Cite) -> str:
    """A citation as a line of English."""
    parts = tuple(Part(each.kind, tuple(each.numbers), each.joint) for each in cite.place)
    place = place_in(parts, Language.ENGLISH)
    if cite.remark is not None:
        remark = text_of(cite.remark)
        place = remark.given(place=place).en if isinstance(remark, Message) else remark.en
    return f"{cite.source}, {place}"


def text_of(phrase: Phrase) -> Text:
    """A phrase as a text that can be said."""
    if not phrase.key:
        return Content(**phrase.said)
    return Message(phrase.key, **{name: _argument(value) for name, value in phrase.args.items()})


def _argument(value: object) -> object:
    """An argument of a message, which may be words, a citation, a flèche, or a list."""
    if isinstance(value, list):
        return [_argument(each) for each in cast("list[object]", value)]
    return _record(cast("Json", value)) if isinstance(value, dict) else value


def _record(value: Json) -> Text | Fleche | str:
    """An argument with fields: what it is, they tell."""
    if "fleche" in value:
        return Fleche(value["side"], value["fleche"], value["place"])
    if "source" in value:
        return cite_text(msgspec.convert(value, Cite))
    return text_of(msgspec.convert(value, Phrase))
