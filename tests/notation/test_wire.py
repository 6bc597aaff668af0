"""Positions and acts as data: an act's steps, made by hand, lead to the next position.

This is what lets a client that knows no rules show an act before the server has answered.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, permutations
from typing import Any

import msgspec
import pytest

from academie.kernel import CHANCE, Action, Game, State
from academie.notation.wire import (
    Act,
    Board,
    Choices,
    DominoBoard,
    GridBoard,
    PlainBoard,
    Step,
    TablesBoard,
    choices_of,
    done,
    form_of,
    said,
)
from academie.registry import registry
from tests.rings import count

Pieces = Counter[tuple[str, int, str]]
"""How many pieces stand there, by place, owner and kind."""

LONGEST = 260
LAWS = [(game, rules.id) for game in registry for rules in game.rulesets]
HANDS = ("trictrac", "ecrire", "toc", "toute-table", "jacquet", "revertier", "tourne-case", "rabattues")


def pieces_of(board: Board) -> Pieces:
    """The pieces of a board where clients draw them."""
    match board:
        case TablesBoard():
            return _tables(board)
        case GridBoard():
            return Counter({(at, each.seat, each.kind): 1 for each in board.pieces for at in each.at})
        case DominoBoard():
            return Counter(
                {
                    (f"{high}-{low}", seat, "held"): 1
                    for seat, hand in enumerate(board.hands)
                    for high, low in hand.tiles
                }
            )
        case PlainBoard():
            return Counter()


def _tables(board: TablesBoard) -> Pieces:
    found: Pieces = Counter()
    for seat in (0, 1):
        for fleche, men in enumerate(board.men[seat]):
            found[str(fleche), seat, "man"] += men
        for fleche, men in enumerate(board.piles[seat] if board.piles else ()):
            found[f"pile-{seat}-{fleche}", seat, "man"] += men
        found[f"hand-{seat}", seat, "man"] += board.held[seat] if board.held else 0
        found[f"off-{seat}", seat, "man"] += board.off[seat] if board.off else 0
    return +found


def stepped(pieces: Pieces, step: Step, mover: int | None = None) -> Pieces:
    """The pieces after a step: those it sends or takes go first. `mover` lifts his own and hits others."""
    after = Counter(pieces)
    for sent in step.sends:
        _carry(after, sent.from_, sent.to, None if mover is None else 1 - mover)
    for place in step.over:
        owners = [key for key in after if key[0] == place and after[key] > 0]
        assert len(owners) == 1, f"nothing to take on {place}"
        after[owners[0]] -= 1
    _carry(after, step.from_, step.to, mover, step.becomes)
    return +after


def _carry(pieces: Pieces, start: str, end: str, mover: int | None, becomes: str = "") -> None:
    found = [key for key in pieces if key[0] == start and pieces[key] > 0]
    assert found, f"nobody to lift on {start}"
    place, seat, kind = next((key for key in found if key[1] == mover), found[0])
    pieces[place, seat, kind] -= 1
    pieces[end, seat, becomes or kind] += 1


def laid(board: DominoBoard, step: Step, seat: int) -> tuple[list[list[int]], list[list[int]]]:
    """The line and the hand after a tile is laid."""
    nth = int(step.from_.removeprefix("hand-"))
    tiles = board.hands[seat].tiles
    lies = [int(half) for half in step.becomes.split("-")]
    assert sorted(lies) == sorted(tiles[nth])
    line = [*board.line, lies] if step.to == "right" else [lies, *board.line]
    return line, [tile for at, tile in enumerate(tiles) if at != nth]


def resolved(choices: Choices, way: Iterable[Step | int]) -> list[Step]:
    """The steps of a way."""
    return [choices.steps[step] if isinstance(step, int) else step for step in way]


def orders(steps: Sequence[Step], first: int) -> Iterator[Sequence[Step]]:
    """The steps in every order in which those that come first do."""
    for some in permutations(steps[:first]):
        for others in permutations(steps[first:]):
            yield (*some, *others)


def made(pieces: Pieces, order: Sequence[Step], mover: int) -> Pieces | None:
    """The pieces after the steps in that order; nothing if one of them finds no man to lift."""
    for step in order:
        if not pieces[step.from_, mover, "man"]:
            return None
        pieces = stepped(pieces, step, mover)
    return pieces


def walk(
    game: Game, ruleset: str, seed: int, **options: str
) -> Iterator[tuple[State[Any], Action, State[Any]]]:
    """The acts of a random game, each with the states before and after."""
    chosen = random.Random(seed)
    state = game.start(game.ruleset(ruleset), options)
    for _ in range(LONGEST):
        if state.actor is None:
            return
        act = chosen.choice(state.actions())
        after = state.apply(act)
        yield state, act, after
        state = after


def check(game: Game, before: State[Any], act: Action, after: State[Any], start: Board) -> None:
    """Every way of the act leads to the position after it, unless the board was set up anew."""
    form = form_of(game)
    was, now = form.board(before), form.board(after)
    choices = choices_of(game, before, [act])
    (data,) = choices.acts
    if isinstance(was, DominoBoard):
        _check_laid(was, now, choices, data)
        return
    expected = pieces_of(now)
    if expected == pieces_of(start):
        return
    for way in [data.steps, *data.ways]:
        pieces = pieces_of(was)
        for step in resolved(choices, (*way, *data.after)):
            pieces = stepped(pieces, step)
        assert pieces == expected, (data.text, was, now)


def _check_laid(was: DominoBoard, now: Board, choices: Choices, data: Act) -> None:
    assert isinstance(now, DominoBoard)
    seen: list[list[list[int]]] = []
    for way in [data.steps, *data.ways] if data.steps else []:
        (step,) = resolved(choices, way)
        line, hand = laid(was, step, was.turn)
        assert hand == now.hands[was.turn].tiles
        seen.append(line)
    # Where both ends take the tile the law puts it to the right: the first way.
    assert not seen or seen[0] == now.line


@pytest.mark.parametrize(("game", "ruleset"), LAWS, ids=[ruleset for _, ruleset in LAWS])
def test_the_steps_of_an_act_lead_to_the_next_position(game: Game, ruleset: str) -> None:
    start = form_of(game).board(game.start(game.ruleset(ruleset), {}))
    for seed in range(count(1, 3)):
        for before, act, after in walk(game, ruleset, seed):
            check(game, before, act, after, start)


@pytest.mark.parametrize(("game", "ruleset"), LAWS, ids=[ruleset for _, ruleset in LAWS])
def test_an_act_that_was_offered_is_made_as_it_would_be_worked_out(game: Game, ruleset: str) -> None:
    for before, act, _ in walk(game, ruleset, 2):
        offered = choices_of(game, before, before.actions(), before.actor if before.actor in (0, 1) else None)
        assert done(game, before, act, offered) == done(game, before, act)


@pytest.mark.parametrize("key", HANDS)
def test_men_played_by_hand_go_where_their_steps_say(key: str) -> None:
    game = registry[key]
    start = form_of(game).board(game.start(None, {"marking": "rigueur"}))
    played = 0
    for before, act, after in walk(game, game.default.id, 1, marking="rigueur"):
        data = done(game, before, act)
        if data.say is not None and data.say.key == "bois" and data.steps:
            check(game, before, act, after, start)
            played += 1
    assert played


@pytest.mark.parametrize("key", ["trictrac", "toute-table", "revertier", "garanguet", "jacquet"])
def test_men_may_be_played_in_any_order_in_which_there_is_one_to_lift(key: str) -> None:
    game = registry[key]
    for before, act, after in walk(game, game.default.id, 5):
        choices = choices_of(game, before, [act])
        (data,) = choices.acts
        now = form_of(game).board(after)
        if not data.steps or pieces_of(now) == pieces_of(form_of(game).board(game.start())):
            continue
        mover = before.actor
        assert choices.any_order
        assert isinstance(mover, int)
        start = pieces_of(form_of(game).board(before))
        tried = (made(start, order, mover) for order in orders(resolved(choices, data.steps), data.first))
        ends = {frozenset(pieces.items()) for pieces in tried if pieces is not None}
        assert ends == {frozenset(pieces_of(now).items())}


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_legal_act_is_a_gesture_a_throw_or_a_word(game: Game) -> None:
    for before, _, _ in walk(game, game.default.id, 2):
        legal = [act for act, _ in before.chance()] if before.actor is CHANCE else before.actions()
        choices = choices_of(game, before, legal)
        several: list[Step | int] = []
        for act in choices.acts:
            assert act.steps or act.say is not None or act.dice, act
            several += [*act.steps, *act.after, *chain(*act.ways)]
        numbers = Counter(step for step in several if isinstance(step, int))
        assert {*numbers} == {*range(len(choices.steps))}
        assert all(times > 1 for times in numbers.values())
        inline = [msgspec.json.encode(step) for step in several if not isinstance(step, int)]
        assert len({*inline}) == len(inline)


def test_a_capture_has_every_shortest_route() -> None:
    game = registry["dames"]
    # Two ways round: the king may take both in either order.
    state = game.start(None, {"position": "W:WK46:B37,28,27,38"})
    choices = choices_of(game, state, state.actions())
    for act in choices.acts:
        for way in [act.steps, *act.ways]:
            steps = resolved(choices, way)
            assert [one.to for one in steps[:-1]] == [two.from_ for two in steps[1:]]


def test_a_word_tells_its_verb_and_what_it_is_about() -> None:
    assert said("white jeton 6") == said("black jeton 6")
    assert (said("white jeton 6").key, said("white jeton 6").args) == ("jeton", {"of": 6})
    assert said("j1 exiger j3").args == {"seat": 2}
    assert said("s-en-aller").args == {}
    assert said("white bois 0/6 0/5").args == {"of": "0/6 0/5"}


def test_a_game_without_a_form_is_shown_by_its_line() -> None:
    bare = Game(
        key="dames",
        title=registry["dames"].title,
        facets={name: place for name, place in registry["dames"].facets.items() if name != "wire"},
    )
    state = bare.start()
    assert isinstance(form_of(bare).board(state), PlainBoard)
    assert [act.text for act in choices_of(bare, state, state.actions()).acts][:2] == ["31-26", "31-27"]
