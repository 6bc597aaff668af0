"""Tables with hands of the small games: every fault has its ruling, and every ruling its passage."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from academie.engine.players import player as player_of
from academie.games.tables.arbiter import HandTable, acts
from academie.games.tables.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.tables.arbiter.table_state import Moment
from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser
from academie.games.tables.law.throw import THROWS
from academie.games.tables.law.track import OFF, Move
from academie.kernel import CHANCE, IllegalAction, IllegalPlay, OptionError, Seat, State
from academie.notation import notation_of
from academie.notation.states import set_up
from academie.registry import registry
from academie.testing.random_games import choose
from academie.words import Language

GAMES = ("toute-table", "revertier", "jacquet", "garanguet", "plein", "tourne-case", "rabattues")
RIGUEUR = {"marking": "rigueur"}


def laid(game: str, position: str, ruleset: str | None = None, **given: str | int | bool) -> State[Any]:
    options = {"position": position, **RIGUEUR, **given}
    return set_up(registry[game], registry[game].ruleset(ruleset), options)


def done(state: State[Any], *texts: str) -> State[Any]:
    for text in texts:
        state = state.play(text)
    return state


def rulings(state: State[Any]) -> list[tuple[Decision, str]]:
    return [(event.decision, str(event.citation)) for event in state.events if isinstance(event, Ruling)]


def faults(state: State[Any]) -> list[Kind]:
    return [event.kind for event in state.events if isinstance(event, FaultMade)]


def offered(state: State[Any], game: str) -> list[str]:
    return [notation_of(game).act(act) for act in state.actions()]


TWO = "0x12,2,5,11/0x15 white"


class TestTouching:
    """ACAD Revertier ch. XIV: wood touched is played, unless one said j'adoube."""

    def test_a_man_touched_and_not_played(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "2-1", "toucher 5", "bois 0/1/3")
        assert faults(state) == [Kind.TOUCHED]
        assert "black faire-jouer 5" in offered(state, "revertier")
        state = done(state, "black faire-jouer 5")
        assert rulings(state) == [(Decision.MADE_TO_PLAY, "ACAD, Revertier ch. XIV § 1")]
        plays = offered(state, "revertier")
        assert plays
        assert all(" 5/" in play for play in plays)

    def test_it_is_past_once_the_other_throws(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "2-1", "toucher 5", "bois 0/1/3", "jeter")
        assert [decision for decision, _ in rulings(state)] == [Decision.LAPSED]
        with pytest.raises(IllegalPlay):
            state.play("black faire-jouer 5")

    def test_j_adoube(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "2-1", "adouber", "toucher 5", "bois 0/1/3")
        assert not faults(state)

    def test_a_man_that_cannot_be_played(self) -> None:
        blocked = laid("revertier", "0x12,2,5,11/0x8,18x4,19x3 white")
        state = done(blocked, "jeter", "2-1", "toucher 5")
        assert rulings(state) == [(Decision.NOT_PLAYABLE, "ACAD, Revertier ch. XIV § 1")]
        assert not faults(done(state, "bois 0/1/3"))

    def test_asked_at_once(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "2-1", "toucher 5", "black faire-jouer 5")
        assert all(" 5/" in play for play in offered(state, "revertier"))
        with pytest.raises(IllegalPlay, match="must play otherwise"):
            state.play("white bois 0/1/3")

    @pytest.mark.parametrize(
        ("game", "ruleset", "position", "place"),
        [
            (
                "toute-table",
                "gammon-1818",
                "0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white",
                "LEP, appendix, gammon § 12",
            ),
            (
                "toute-table",
                "acad-1806",
                "0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white",
                "ACAD, Revertier ch. XIV § 1, to which it refers: Toute-table ch. IV § 1",
            ),
            (
                "plein",
                None,
                "0x11,11x4/0x15 white",
                "ACAD, Revertier ch. XIV § 1, to which it refers: Plain ch. IV § 1",
            ),
        ],
    )
    def test_whose_word_it_is(self, game: str, ruleset: str | None, position: str, place: str) -> None:
        """ACAD Toute-table and Plain ch. IV send to the revertier; LEP says it of gammon outright."""
        state = done(
            laid(game, position, ruleset), "jeter", "2-1", "toucher 11" if game == "plein" else "toucher 0"
        )
        state = done(state, "bois 0/1/3" if game == "plein" else "bois 11/12/14")
        if game == "plein":
            assert not faults(state)  # the coin cannot be played on: it binds to nothing
            return
        state = done(state, "black faire-jouer 0")
        assert rulings(state) == [(Decision.MADE_TO_PLAY, place)]

    def test_good_company_holds_nobody_to_it(self) -> None:
        state = done(laid("revertier", TWO, marking="courtois"), "jeter", "2-1", "toucher 5", "bois 0/1/3")
        assert not faults(state)

    def test_rabattues_know_no_such_rule(self) -> None:
        """ACAD Dames rabattues ch. VI."""
        state = done(laid("rabattues", "2,2,2,3,3,3/2,2,2,3,2+1,3 white"), "jeter", "6-5", "toucher 3")
        assert rulings(state) == [(Decision.FREE_TOUCH, "ACAD, Dames rabattues ch. VI § 4")]


class TestPlayingWrongly:
    def test_five_points_for_a_four(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "4-3", "bois 5/10 0/3")
        assert faults(state) == [Kind.FALSE_PLAY]
        assert {"black jeter", "black faire-rejouer"} == {*offered(state, "revertier")}
        assert notation_of("revertier").state(state).startswith("0x11,2,3,10,11/")
        back = done(state, "black faire-rejouer")
        assert [decision for decision, _ in rulings(back)] == [Decision.MADE_TO_REPLAY]
        assert notation_of("revertier").state(back).startswith("0x12,2,5,11/")
        assert all(" 5/" in play or " 0/" in play for play in offered(back, "revertier"))

    def test_let_stand(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "4-3", "bois 5/10 0/3", "jeter", "6-5")
        assert notation_of("revertier").state(state).startswith("0x11,2,3,10,11/")

    def test_what_cannot_stand_is_put_back_at_once(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "4-3", "bois 0/2 5/8")
        assert [decision for decision, _ in rulings(state)] == [Decision.PUT_BACK]
        assert notation_of("revertier").state(state).startswith("0x12,2,5,11/")

    def test_a_number_left_unplayed(self) -> None:
        """ACAD Revertier ch. X: all numbers thrown are to be played."""
        state = done(laid("revertier", TWO), "jeter", "4-3", "bois 0/4")
        assert faults(state) == [Kind.UNPLAYED]
        assert [str(event.citation) for event in state.events] == ["ACAD, Revertier ch. X § 3"]
        assert done(state, "black faire-rejouer").actor == 0

    def test_tourne_case_puts_it_right(self) -> None:
        """ACAD Tourne-case ch. V: the lower number only."""
        state = done(laid("tourne-case", "0x2,5/0x3 white"), "jeter", "6-3", "bois 5/11")
        assert rulings(state) == [
            (Decision.PUT_BACK, "ACAD, Tourne-case ch. V § 1-2; Tourne-case ch. VI § 2-3")
        ]
        assert done(state, "bois 5/8").actor == 1

    def test_a_wrong_pile(self) -> None:
        """ACAD Dames rabattues ch. VI: the men go back, and the throw is played as it should be."""
        before = laid("rabattues", "1+1,1+1,1+1,1+2,1+2,1+2/1+1,1+1,1+1,1+2,1+2,1+2 white")
        state = done(before, "jeter", "4-4", "bois jouer 5 5")
        assert rulings(state) == [(Decision.PUT_BACK, "ACAD, Dames rabattues ch. VI § 4")]
        assert offered(state, "rabattues") == ["white bois jouer 4 4"]

    def test_a_number_forgotten(self) -> None:
        """ACAD Dames rabattues ch. V: nobody need warn the other, who has an interest in it."""
        before = laid("rabattues", "2,2,2,3,3,3/2,2,2,3,2+1,3 white")
        state = done(before, "jeter", "5-3", "bois jouer 3")
        assert (Decision.FORGOTTEN, "ACAD, Dames rabattues ch. V § 8, 13") in rulings(state)
        assert notation_of("rabattues").state(state).startswith("2,2,1,3,3,3/2,2,2,3,3,3 black")

    def test_good_company_takes_a_play_back(self) -> None:
        state = done(
            laid("revertier", TWO, marking="courtois"), "jeter", "2-1", "bois 0/1/3", "white corriger"
        )
        assert [decision for decision, _ in rulings(state)] == [Decision.CORRECTED]
        assert notation_of("revertier").state(state).startswith("0x12,2,5,11/")

    def test_a_false_play_that_wins_can_be_challenged(self) -> None:
        state = done(laid("revertier", "22,23/0x15 white"), "jeter", "2-1", "bois 22/off 23/off")
        assert state.outcome is not None
        state = done(laid("jacquet", "18,23/0x14,18 white"), "jeter", "2-1", "bois 18/off 23/off")
        assert state.outcome is None
        assert state.actor == 1
        assert done(state, "black laisser").outcome is not None
        assert done(state, "black faire-rejouer").actor == 0


class TestHaste:
    """LEP rule 14: dice thrown before the other has played are good, and he plays knowing them."""

    def test_in_rigour(self) -> None:
        state = done(laid("revertier", TWO), "jeter", "2-1", "black jeter")
        assert faults(state) == [Kind.HASTE]
        known = done(state, "6-5")
        assert rulings(known) == [(Decision.EARLY_GOOD, "LEP, rule 14, of trictrac")]
        assert offered(known, "revertier") == offered(
            done(laid("revertier", TWO), "jeter", "2-1"), "revertier"
        )
        after = done(known, "bois 0/1/3")
        assert (after.actor, notation_of("revertier").state(after).split()[2]) == (1, "dice=6-5")

    def test_in_good_company(self) -> None:
        state = done(laid("revertier", TWO, marking="courtois"), "jeter", "2-1", "black jeter")
        assert [decision for decision, _ in rulings(state)] == [Decision.EARLY_HIDDEN]
        assert done(state, "bois 0/1/3").actor is CHANCE


class TestBreaking:
    """ACAD Revertier ch. V; Dames rabattues ch. IV; LEP rule 16."""

    def test_a_broken_throw_is_void(self) -> None:
        before = done(laid("revertier", TWO), "jeter")
        state = done(before, "black je-romps", "rompus")
        assert rulings(state) == [(Decision.BROKEN, "ACAD, Revertier ch. V § 5-7")]
        assert offered(state, "revertier") == ["white jeter"]

    @pytest.mark.parametrize(("marking", "most"), [("rigueur", 3), ("courtois", 1)])
    def test_how_often_running(self, marking: str, most: int) -> None:
        """LEP rule 16 and part 4 ch. III on it; the Académie sets no limit."""
        start = "0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white"
        state = laid("toute-table", start, "gammon-1818", marking=marking)
        for _ in range(most):
            state = done(state, "jeter", "black je-romps", "rompus")
        with pytest.raises(IllegalPlay, match="in a row"):
            done(state, "jeter", "black je-romps")
        free = laid("toute-table", start, "acad-1806", marking=marking)
        for _ in range(5):
            free = done(free, "jeter", "black je-romps", "rompus")

    def test_any_number_where_it_is_excluded(self) -> None:
        """Each of the 21 throws may be named, and leads where that throw leads."""
        state = done(laid("revertier", TWO, rompre="exclu"), "jeter", "black je-romps", "rompus")
        assert faults(state) == [Kind.BREAKING]
        assert rulings(state) == [(Decision.ANY_NUMBER, "ACAD, Revertier ch. V § 5-7")]
        for dice in THROWS:
            named = state.apply(JouerLeNombre(Seat(0), dice))
            thrown = done(laid("revertier", TWO), "jeter").apply(dice)
            assert named.actions() == thrown.actions()

    def test_a_penalty_in_stakes(self) -> None:
        over = laid("revertier", "23/0x15 white", rompre="exclu", peine="mise", peine_de=3)
        state = done(over, "jeter", "black je-romps", "rompus")
        assert rulings(state) == [(Decision.STAKES, "ACAD, Revertier ch. V § 5-7")]
        state = done(state, "jeter", "6-5", "bois 23/off")
        assert state.outcome is not None
        assert [*map(int, state.outcome.returns)] == [4, -4]

    def test_a_penalty_in_holes(self) -> None:
        start = "0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white"
        table = laid("toute-table", start, "gammon-1818", rompre="exclu", peine="trous", peine_de=2)
        state = done(table, "jeter", "black je-romps", "rompus")
        assert "holes=2-0" in notation_of("toute-table").state(state)
        with pytest.raises(OptionError, match="nothing of the kind"):
            laid("revertier", TWO, rompre="exclu", peine="trous")

    def test_not_once_they_have_fallen(self) -> None:
        with pytest.raises(IllegalPlay, match="no dice to break"):
            done(laid("revertier", TWO), "jeter", "2-1", "black je-romps")

    def test_dice_that_wait(self) -> None:
        state = done(laid("rabattues", "2,2,2,3,3,3/2,2,2,3,2+1,3 white", attente=True), "jeter")
        assert state.actor == 1
        assert offered(state, "rabattues") == ["black laisser", "black je-romps"]
        assert done(state, "laisser").actor is CHANCE


def test_counsel_is_recorded() -> None:
    """ACAD Revertier ch. III, Toute-table ch. II, Plain ch. II: by consent."""
    for game in GAMES:
        option = next(each for each in registry[game].options() if each.name == "conseil")
        assert option.default == ""
        registry[game].start(None, {"conseil": "both"})


@pytest.mark.parametrize("game", GAMES)
def test_a_player_sits_at_such_a_table(game: str) -> None:
    dice, player = random.Random(5), player_of("simple", game)
    state = registry[game].start(None, RIGUEUR)
    for _ in range(60):
        if state.actor is None:
            break
        act: Any = choose(state, dice) if state.actor is CHANCE else player.choose(state)
        state = state.apply(act)
    assert not any(isinstance(event, FaultMade) for event in state.events)


def wilful(table: HandTable, chance: random.Random) -> Any:  # noqa: ANN401 - an act of any game
    """Some act of a hand, more often wrong than right."""
    seat = table.state.player if chance.random() < 0.6 else Seat(chance.randrange(2))
    if table.state.moment is Moment.THROWN and chance.random() < 0.4:
        return acts.Bois(seat, false_play(table, chance))
    point = chance.randrange(-1, 24)
    return chance.choice(
        [
            acts.Jeter(seat),
            acts.Adouber(seat),
            acts.Toucher(seat, point),
            acts.FaireJouer(seat, point),
            acts.FaireRejouer(seat),
            acts.Corriger(seat),
            JeRomps(seat),
            Laisser(seat),
            JouerLeNombre(seat, chance.choice(THROWS)),
            acts.Bois(seat, false_play(table, chance)),
        ]
    )


def false_play(table: HandTable, chance: random.Random) -> Any:  # noqa: ANN401 - a play of any game
    """A play of the game's kind, most often not lawful."""
    plays: list[Any] = [act.play for act in table.actions() if isinstance(act, acts.Bois)]
    if not plays:
        return notation_of(game_key(table)).read_act("passe")
    play = chance.choice(plays)
    if chance.random() < 0.3:
        return play
    if hasattr(play, "numbers"):
        return type(play)(tuple(chance.choices(range(1, 7), k=chance.randrange(3))))
    moves = [*play.moves][: chance.randrange(len(play.moves) + 1)]
    if chance.random() < 0.5:
        start = chance.randrange(-1, 24)
        moves.append(Move(start, min(OFF, start + chance.randrange(0, 8))))
    most = 1 if game_key(table) == "tourne-case" else len(moves)
    return type(play)(tuple(sorted(moves[-most:] if most else [])))


def game_key(table: HandTable) -> str:
    return table.ruleset.id.partition("/")[0]


def tables(game: str, chance: random.Random) -> Iterator[State[Any]]:
    """Tables of a game under every rule set, with what may be agreed about breaking dice at random."""
    while True:
        for rules in registry[game].law.rulesets:
            given: dict[str, Any] = {"marking": chance.choice(["rigueur", "courtois"])}
            given |= {"rompre": chance.choice(["permis", "exclu"]), "attente": chance.random() < 0.3}
            given |= {"peine": chance.choice(["nombre", "mise"]), "peine_de": chance.randrange(1, 5)}
            yield registry[game].start(rules, given)


def mischief(game: str, count: int, seed: int) -> dict[str, int]:
    """Does so many wilful acts; how many were ruled upon, and how many games ended. Nothing may crash."""
    chance, notation = random.Random(seed), notation_of(game)
    tried = ruled = ended = 0
    for begun in tables(game, chance):
        state = begun
        while state.actor is not None and tried < count:
            assert isinstance(state, HandTable)
            tried += 1
            try:
                act = wilful(state, chance)
                state = state.apply(act)
                assert notation.read_act(notation.act(act)) == act
            except IllegalAction:
                state = state.apply(regular(state, chance))
            ruled += sum(isinstance(event, FaultMade | Ruling) for event in state.events)
            for event in state.events:
                assert event.citation.place or event.citation.remark
                assert notation.describe(event, Language.FRENCH)
                assert notation.describe(event, Language.ENGLISH)
            assert not state.problems(), state
        if state.outcome is not None:
            ended += 1
            assert sum(state.outcome.returns) == 0
        if tried >= count:
            return {"tried": tried, "ruled": ruled, "ended": ended}
    raise AssertionError


def regular(state: HandTable, chance: random.Random) -> Any:  # noqa: ANN401 - an act of any game
    return choose(state, chance) if state.actor is CHANCE else chance.choice(state.actions())


@pytest.mark.parametrize("count", [500, pytest.param(10_000, marks=pytest.mark.night, id="ten-thousand")])
@pytest.mark.parametrize("game", GAMES)
def test_wilful_acts(game: str, count: int) -> None:
    assert mischief(game, count, seed=count)["ruled"] > count // 20
