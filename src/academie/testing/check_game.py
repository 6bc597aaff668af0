"""The kit every game must pass: random games from seeds, and the laws of the kernel at every state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from academie.kernel import CHANCE, Game, IllegalAction, OptionValue, Record, RuleSet, State
from academie.kernel.state import LONGEST_REPR
from academie.notation import from_json, from_text, notation_of, to_json, to_text
from academie.testing.random_games import Step, random_game

AnyState = State[Any]


def check_game(
    game: Game,
    ruleset: RuleSet,
    *,
    seeds: range,
    options: dict[str, OptionValue] | None = None,
    every: int = 1,
) -> None:
    """Play a random game for each seed; raise `AssertionError` at the first law of the kernel broken.

    The expensive laws are checked at one step of `every`, the cheap ones at each.
    """
    foreign: list[Any] = []
    for seed in seeds:
        steps = [*random_game(game, ruleset, seed, options)]
        for number, step in enumerate(steps):
            for law in LAWS:
                law(game, step)
            if number % every == seed % every:
                for law in DEAR_LAWS:
                    law(game, step)
                check_refuses(step.state, foreign)
        foreign = [step.act for step in steps[:: max(1, len(steps) // 20)]]
        last = steps[-1].after
        assert last.outcome is not None, f"{ruleset.id} seed {seed}: over without an outcome"
        assert not last.actions(), f"{ruleset.id} seed {seed}: over, but there are legal acts"
        met = any(step.state.actor is CHANCE for step in steps)
        assert met == game.chance, f"{game.key}: Game.chance is {game.chance}, but chance acts: {met}"
        check_record(game, ruleset, steps, options)


def check_actions(game: Game, step: Step) -> None:
    """Legal acts are listed once each, and there is no outcome while there are any."""
    del game
    acts = step.state.actions()
    assert acts, f"no legal act in {step.state}"
    assert len({*acts}) == len(acts), f"an act is listed twice in {step.state}"
    assert step.state.outcome is None, f"an outcome before the end in {step.state}"


def check_chance(game: Game, step: Step) -> None:
    """Chance acts sum to one, are the legal acts, and are there only when chance is the actor."""
    del game
    chance = step.state.chance()
    if step.state.actor is not CHANCE:
        assert not chance, f"chance acts out of turn in {step.state}"
        return
    assert sum(weight for _, weight in chance) == 1, f"chances do not sum to one in {step.state}"
    assert [act for act, _ in chance] == [*step.state.actions()], f"chance and actions differ in {step.state}"


def check_immutable(game: Game, step: Step) -> None:
    """Applying an act leaves the state as it was and gives the same state each time."""
    del game
    before = hash(step.state), step.state.describe()
    again = step.state.apply(step.act)
    assert (hash(step.state), step.state.describe()) == before, f"apply changed {step.state}"
    assert again == step.after, f"apply is not a function in {step.state}"
    assert hash(again) == hash(step.after), f"equal states hash differently: {again}"


def check_possible(game: Game, step: Step) -> None:
    """Play never leads to a position that cannot be: men are conserved."""
    del game
    assert not step.after.problems(), f"{step.after.problems()} after {step.act} in {step.state}"


def check_mirror(game: Game, step: Step) -> None:
    """Exchanging the seats changes nothing."""
    del game
    mirror = step.state.mirrored()
    assert {*mirror.actions()} == {act.mirrored() for act in step.state.actions()}, f"mirror of {step.state}"
    assert mirror.apply(step.act.mirrored()) == step.after.mirrored(), (
        f"mirror after {step.act} in {step.state}"
    )


def check_text(game: Game, step: Step) -> None:
    """Acts and states are read back as they were written."""
    notation = notation_of(game.key)
    acts = [notation.act(act) for act in step.state.actions()]
    assert [notation.read_act(text) for text in acts] == [*step.state.actions()], f"acts of {step.state}"
    text = notation.state(step.after)
    read = notation.read_state(text, step.after.ruleset)
    assert read == step.after, f"{text} is read as {read}, not {step.after}"
    assert {*read.actions()} == {*step.after.actions()}, f"{text} has other legal acts once read"


def check_view(game: Game, step: Step) -> None:
    """The seat to act sees its own legal acts."""
    del game
    if isinstance(step.state.actor, int):
        seen = step.state.view(step.state.actor)
        assert {*seen.actions()} == {*step.state.actions()}, (
            f"the actor does not see his acts in {step.state}"
        )


def check_short(game: Game, step: Step) -> None:
    """States and events are short to look at."""
    del game
    for value in (step.after, *step.after.events):
        assert len(repr(value)) <= LONGEST_REPR, f"repr has more than {LONGEST_REPR} characters: {value!r}"


def check_cited(game: Game, step: Step) -> None:
    """Every event rests on a place that can be read, or says why it has none."""
    del game
    for citation in (event.citation for event in step.after.events):
        assert citation.parts or citation.remark, f"{citation.source.siglum} is cited without a place"


Check = Callable[[Game, Step], None]
LAWS: Final[tuple[Check, ...]] = (check_actions, check_chance, check_possible)
DEAR_LAWS: Final[tuple[Check, ...]] = (
    check_immutable,
    check_mirror,
    check_text,
    check_view,
    check_short,
    check_cited,
)


def check_refuses(state: AnyState, foreign: list[Any]) -> None:
    """Acts that are not legal are refused, whatever other state they are legal in."""
    legal = {*state.actions()}
    for act in foreign:
        if act not in legal:
            try:
                state.apply(act)
            except IllegalAction:
                continue
            raise AssertionError(f"{act} was accepted in {state}")


def check_record(
    game: Game, ruleset: RuleSet, steps: list[Step], options: dict[str, OptionValue] | None
) -> None:
    """The record replays to the same states, and both of its texts give it back."""
    record = Record(
        game, ruleset.id, tuple(sorted((options or {}).items())), tuple(step.act for step in steps)
    )
    states = [*record.states()]
    assert states == [steps[0].state, *(step.after for step in steps)], f"{ruleset.id}: replay differs"
    assert from_json(to_json(record)) == (record, None), f"{ruleset.id}: JSON does not round-trip"
    assert from_text(to_text(record)) == (record, None), f"{ruleset.id}: text does not round-trip"
