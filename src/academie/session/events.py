"""Events in words, with where the law says so."""

from __future__ import annotations

from dataclasses import dataclass, field

from academie.kernel import Citation, Event, Language, Seat
from academie.notation import AnyNotation
from academie.session.words import language_of


@dataclass(frozen=True, slots=True, repr=False)
class SpokenEvent:
    """Something that happened in a game whose notation has words for it."""

    event: Event
    _notation: AnyNotation = field(compare=False)

    @property
    def called(self) -> str:
        """The name of what happened, for programs."""
        return self.event.called

    @property
    def seat(self) -> Seat:
        """To whom it happened."""
        return self.event.seat

    @property
    def citation(self) -> Citation:
        """Where the law says so."""
        return self.event.citation

    def say(self, language: str | Language = "en") -> str:
        """Return a sentence for people, in `en` or `fr`."""
        return self._notation.describe(self.event, language_of(language))

    def cite(self, language: str | Language = "en") -> str:
        """Return where the law says so: the siglum of the source and the place in it, in `en` or `fr`."""
        if language_of(language) is Language.ENGLISH:
            return str(self.citation)
        # The words for places of all sources load every law.
        from academie.games.points import place_told  # noqa: PLC0415

        return place_told(self.citation).fr

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        said = self.say()
        return f"<{self.called}: {said if len(said) <= 80 else f'{said[:79]}…'}>"
