"""The legal plays of a state, as texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, overload

from academie.kernel import Action, NotationError, State
from academie.notation.states import notation_for, parse_in
from academie.session.words import shortened


class LegalPlays(Sequence[str]):
    """What may be played now. Iterating gives texts; `in` understands shorthand; `acts` are for programs."""

    def __init__(self, state: State[Any]) -> None:
        self._state = state
        self.acts: tuple[Action, ...] = tuple(state.actions())

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(map(notation_for(self._state).act, self.acts))

    def named(self, text: str) -> Action:
        """Return the act a person means by the text. Raises `IllegalPlay`."""
        return parse_in(self._state, text)

    def __len__(self) -> int:
        return len(self.acts)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return self._texts[index]

    def __contains__(self, play: object) -> bool:
        try:
            return isinstance(play, str) and self.named(play) in self.acts
        except NotationError:
            return False

    def __repr__(self) -> str:
        count = f"{len(self)} play{'' if len(self) == 1 else 's'}"
        return f"<{shortened(f'{count}: ', [*self._texts])}>" if self.acts else "<no plays>"
