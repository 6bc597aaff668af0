"""A file of our own self-play: random players and the simple one, by every rule set."""

from typing import Any

from academie.engine.player import Player, RandomPlayer
from academie.games.draughts.law import DAMES, DraughtsRules
from academie.games.draughts.players.simple import SimpleDames
from academie.games.draughts.text.pdn import from_record, read_pdn, to_record, write_pdn
from academie.kernel import Record
from academie.registry import registry
from tests.rings import count

GAME = registry["dames"]
RANDOM = count(4, 42)
SIMPLE = count(2, 4)
"""Games by each rule set."""


def played(rules: DraughtsRules, seed: int, seats: tuple[Player, Player]) -> Record[Any]:
    """A game to its end; games with odds are among them."""
    options = (("remise", ("white", "black")[seed % 2]),) if seed % 7 == 0 else ()
    record: Record[Any] = Record(GAME, rules.id, options, tags=(("Round", str(seed)),))
    state = record.start()
    while isinstance(state.actor, int):
        act = seats[state.actor].choose(state)
        record, state = record.with_act(act), state.apply(act)
    return record


def self_play() -> list[Record[Any]]:
    records: list[Record[Any]] = []
    for rules in DAMES.rulesets:
        for seed in range(RANDOM):
            records.append(played(rules, seed, (RandomPlayer(seed), RandomPlayer(-seed))))
        for seed in range(SIMPLE):
            pair: list[Player] = [RandomPlayer(seed), SimpleDames(depth=1)]
            records.append(played(rules, seed, (pair[seed % 2], pair[1 - seed % 2])))
    return records


def test_games_there_and_back() -> None:
    records = self_play()
    text = write_pdn(map(from_record, records))
    games = read_pdn(text)
    assert len(games) == len(records) >= count(20, 200)
    assert not [game.problems for game in games if game.problems]
    assert [to_record(game) for game in games] == records
    assert write_pdn(games) == text


def test_the_outcome_is_the_result() -> None:
    results = {"2-0": 1, "1-1": 0, "0-2": -1}
    for seed in range(1, 7):
        record = played(DAMES.default, seed, (RandomPlayer(seed), RandomPlayer(seed)))
        outcome = record.final().outcome
        assert outcome is not None
        assert results[from_record(record).result] == outcome.returns[0]
