"""Games played through one import, as a newcomer would."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import academie
from academie.engine.analysis.analyst import RatedAct
from academie.kernel import Action, Game
from academie.notation import notation_of
from academie.registry import registry
from academie.session import WeighedPlay, begin
from academie.testing import random_game

SHORT = 120
FIRST = "0x6,1x2,2x2,3x2,4x2,5/0x15 white"
"""A petit jan that a five fills."""


@pytest.fixture
def exchange() -> academie.Session:
    """Draughts where White must take."""
    return academie.new("draughts").play("32-28", "19-23")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("draughts", "dames"),
        ("polish-draughts", "dames"),
        ("chess", "echecs"),
        ("dominoes", "dominos"),
        ("backgammon", "toute-table"),
        ("Trictrac", "trictrac"),
    ],
)
def test_a_game_is_found_by_its_names(name: str, key: str) -> None:
    assert academie.new(name).game is registry[key]
    assert academie.game(name) is registry[key]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(academie.UnknownName, match="whist"):
        academie.new("whist")
    with pytest.raises(academie.UnknownName, match=r"no rule set 'hoyle' of dames; there are: dames/fmjd"):
        academie.new("dames", "hoyle")


@pytest.mark.parametrize("rules", ["acad-1749", "trictrac/acad-1749"])
def test_rules_are_named_with_or_without_the_game(rules: str) -> None:
    assert academie.new("trictrac", rules).state.ruleset.id == "trictrac/acad-1749.2"


def test_rules_are_given_as_a_value_too() -> None:
    for rules in academie.game("trictrac").rulesets:
        session = academie.new("trictrac", rules)
        assert (session.state.ruleset, session.record.ruleset) == (rules, rules.id)
    rules = academie.game("trictrac").default
    with pytest.raises(academie.UnknownName, match="no rule set 'trictrac/"):
        academie.new("toc", rules)
    with pytest.raises(academie.OptionError, match=rules.id):
        academie.new("trictrac", rules.otherwise({"grande_bredouille": "run"}))


def test_legal_plays_are_texts(exchange: academie.Session) -> None:
    legal = academie.new("dames").legal
    assert len(legal) == 9
    assert [*legal][:2] == ["31-26", "31-27"]
    assert repr(legal).startswith("<9 plays: 31-26, 31-27, ")
    assert len(legal.acts) == 9
    assert "32x28" not in exchange.legal
    assert "rubbish" not in exchange.legal


def test_shorthand_is_understood(exchange: academie.Session) -> None:
    assert "28x19" in exchange.legal
    assert [*exchange.legal] == ["28x19(23)"]
    assert exchange.legal.named("28x19") == exchange.legal.acts[0]
    assert exchange.play("28x19").acts[-1] == "28x19(23)"


def test_plays_are_undone_and_done_again(exchange: academie.Session) -> None:
    two = exchange.state
    assert exchange.play("28x19").undo() is exchange
    assert exchange.state is two
    assert exchange.redo().acts == ("32-28", "19-23", "28x19(23)")
    assert len(exchange.undo(3).history) == 1
    exchange.play("34-30")
    with pytest.raises(academie.IllegalPlay) as refused:
        exchange.redo()
    assert refused.value.code == "play.nothing"


def test_undoing_stops_at_the_beginning() -> None:
    with pytest.raises(academie.IllegalPlay, match="undo"):
        academie.new("dames").undo()


def test_a_refusal_says_what_is_possible_and_changes_nothing(exchange: academie.Session) -> None:
    with pytest.raises(academie.IllegalPlay) as refused:
        exchange.play("28x19", "1-2")
    assert refused.value.code == "play.not-legal"
    assert {*refused.value.legal} == {"14x23(19)", "13x24(19)"}
    assert exchange.acts == ("32-28", "19-23")


def test_states_are_values(exchange: academie.Session) -> None:
    state = exchange.state
    assert state.play("28x19") == state.play("28x19")
    assert hash(state.play("28x19")) == hash(state.play("28x19"))
    assert exchange.state is state


def test_a_throw_is_set_or_made() -> None:
    def played(seed: int) -> tuple[str, ...]:
        session = academie.new("trictrac", "lep-rigueur", first="white", seed=seed)
        return session.roll("6-5").play("0/5 0/6").roll().acts

    assert played(7)[:2] == ("6-5", "0/5 0/6")
    assert len(played(7)) == 3
    assert played(7) == played(7)
    assert len({played(seed) for seed in range(12)}) > 1


def test_nothing_is_thrown_where_somebody_is_to_play() -> None:
    with pytest.raises(academie.IllegalPlay, match="nothing to throw") as refused:
        academie.new("chess").roll()
    assert refused.value.code == "play.no-chance"
    assert "e2e4" in refused.value.legal


def test_nobody_plays_before_the_dice() -> None:
    session = academie.new("trictrac", first="white")
    assert session.turn is academie.CHANCE
    with pytest.raises(academie.IllegalPlay) as refused:
        session.ask("simple")
    assert refused.value.code == "play.chance"


def test_dominoes_are_dealt() -> None:
    session = academie.new("dominoes", seed=1).roll().play("battre").roll()
    assert isinstance(session.turn, int)
    assert all("-" in text or text == "boude" for text in session.legal)


def test_events_say_what_happened_and_by_which_authority() -> None:
    session = academie.new("trictrac", position=FIRST).roll("5-1")
    event = session.events[0]
    assert event.seat == academie.WHITE
    assert event.say("en").startswith("White +4: fills the little jan")
    assert event.say("fr").startswith("Blanc +4 : remplit le petit jan")
    assert (event.cite("en"), event.cite("fr")) == (
        "LEP, part 1 ch. I § 32",
        "LEP, 1re partie ch. I § 32",
    )
    assert isinstance(event.citation, academie.Citation)
    assert isinstance(event.event, academie.Event)
    assert len(repr(event)) < SHORT
    with pytest.raises(academie.UnknownName, match="en, fr"):
        event.say("de")


def test_agreements_are_checked() -> None:
    assert academie.new("dames", qui_perd_gagne=True).record.options == (("qui_perd_gagne", True),)
    with pytest.raises(academie.OptionError, match="moon"):
        academie.new("dames", moon=True)


def test_draughts_and_chess_keep_the_position_they_begin_from() -> None:
    session = academie.new("dames", position="W:W31-50:B1-20").play("32-28")
    assert academie.loads(session.to_text()).state == session.state
    fools = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"
    mate = academie.new("chess", position=fools).play("Qh4")
    assert mate.outcome is not None
    assert mate.outcome.winners == (academie.BLACK,)
    assert mate.turn is None
    assert repr(mate) == "<Session echecs/philidor: 1 act, over (mat)>"
    assert repr(mate.legal) == "<no plays>"
    for change in (lambda: mate.play("a2a3"), mate.ask, mate.analyse):
        with pytest.raises(academie.IllegalPlay) as refused:
            change()
        assert refused.value.code == "play.over"


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_game_keeps_the_position_it_begins_from(game: Game) -> None:
    *_, last = islice(random_game(game, game.default, 3), 12)
    session = academie.new(game.key, position=notation_of(game.key).state(last.state))
    assert session.state == last.state
    session = session.roll() if session.turn is academie.CHANCE else session.play(session.legal[0])
    again = academie.loads(session.to_text())
    assert (again.record, again.state) == (session.record, session.state)
    assert academie.loads(session.to_json()).record == session.record


def test_a_bad_position_is_refused() -> None:
    with pytest.raises(academie.SetupError):
        academie.new("trictrac", position="0x16/0x15 white")
    with pytest.raises(academie.NotationError):
        academie.new("trictrac", position="nonsense")


def test_a_position_may_be_played_by_hand() -> None:
    session = academie.new("trictrac", "lep-rigueur", position=FIRST, marking="rigueur")
    assert session.play("jeter").roll("5-1").turn == academie.WHITE
    assert academie.loads(session.to_text()).state == session.state
    with pytest.raises(academie.OptionError, match="by hand"):
        academie.new(
            "poule", position=notation_of("poule").state(registry["poule"].start()), marking="rigueur"
        )


def test_play_by_hand_takes_faults() -> None:
    session = academie.new("trictrac", "lep-rigueur", marking="rigueur", first="white")
    session.play("jeter").roll("6-5").play("bois 0/5 0/6")
    assert session.acts == ("white jeter", "6-5", "white bois 0/5 0/6")
    verbs = [each.verb for each in session.tries(academie.WHITE)]
    assert "white ecole" in verbs
    assert session.tries() == session.tries(academie.BLACK)


@pytest.mark.parametrize("ending", ["json", "txt", "pdn"])
def test_a_game_is_saved_and_loaded(exchange: academie.Session, tmp_path: Path, ending: str) -> None:
    assert exchange.formats == ("json", "txt", "pdn")
    path = tmp_path / f"club.{ending}"
    assert exchange.save(path) is exchange
    assert academie.load(path).record == exchange.record


def test_texts_are_read_back(exchange: academie.Session) -> None:
    assert academie.loads(exchange.to_text()).record == exchange.record
    assert academie.loads(exchange.to_json()).state == exchange.state


def test_a_bad_act_of_a_file_is_named(exchange: academie.Session) -> None:
    with pytest.raises(academie.NotationError, match=r"act 2 \(1-50\)"):
        academie.loads(exchange.to_text().replace("19-23", "1-50"))
    with pytest.raises(academie.NotationError, match="there are: json, txt, "):
        academie.loads("", "doc")
    with pytest.raises(academie.NotationError, match=r"there are: \.json, \.txt, \.pdn"):
        exchange.save("club.doc")


@pytest.mark.parametrize("ending", ["pdn", "pgn", "txt"])
def test_a_file_of_many_games_says_so_and_each_is_loaded(tmp_path: Path, ending: str) -> None:
    name, *plays = ("chess", "e4", "d4", "c4") if ending == "pgn" else ("dames", "32-28", "33-28", "34-30")
    games = [academie.new(name).play(play) for play in plays]
    path, one = tmp_path / f"club.{ending}", tmp_path / f"one.{ending}"
    for game in games:
        game.save(one)
        with path.open("a", encoding="utf-8") as club:
            club.write(one.read_text("utf-8") + "\n")
    with pytest.raises(academie.NotationError, match=r"has 3 games, .* academie\.load_all"):
        academie.load(path)
    assert [game.acts for game in academie.load_all(path)] == [game.acts for game in games]
    assert [game.acts for game in academie.load_all(one)] == [games[-1].acts]


def test_the_games_before_one_that_cannot_be_read_are_given(tmp_path: Path) -> None:
    path = tmp_path / "club.pdn"
    path.write_text("1. 32-28 *\n\n1. 32-29 *\n", encoding="utf-8")
    games = academie.load_all(path)
    assert next(games).acts == ("32-28",)
    with pytest.raises(academie.NotationError, match=r"^game 2: .*32-29"):
        next(games)
    with pytest.raises(academie.NotationError, match="there are: json, txt, "):
        next(academie.load_all(tmp_path / "club.doc"))


def test_a_player_is_asked(exchange: academie.Session) -> None:
    assert exchange.ask().acts[-1] == "28x19(23)"
    assert len(exchange.ask("random").ask("simple").acts) == 5
    with pytest.raises(academie.UnknownName):
        exchange.ask("nobody")
    with pytest.raises(TypeError):
        exchange.ask("simple", level=1)


def test_a_player_of_ones_own_is_asked(exchange: academie.Session) -> None:
    class Last:
        def choose(self, state: academie.State[Any]) -> Action:
            act: Action = state.actions()[-1]
            return act

    assert exchange.ask(Last()).acts[-1] == "28x19(23)"
    assert exchange.ask(academie.player("random", "dames", seed=1)).undo().ask(Last()).acts[-1] == "14x23(19)"


def test_backgammon_is_said_once_to_be_toute_table(capsys: pytest.CaptureFixture[str]) -> None:
    begin._say_once.cache_clear()
    assert academie.new("backgammon").game is academie.game("Backgammon") is academie.game("gammon")
    said = "academie: 'backgammon' is played here by the law of toute-table, not by the modern rules\n"
    assert capsys.readouterr().err == said


def test_a_level_has_an_english_name() -> None:
    session = academie.new("backgammon", first="white", seed=2).roll()
    assert academie.player("level-1", "backgammon", seed=1).choose(session.state) in session.legal.acts
    assert session.ask(level=1).undo().ask("level-1").acts


def test_plays_are_weighed() -> None:
    session = academie.new("trictrac", first="white").roll("6-5")
    analysis = session.analyse()
    assert isinstance(analysis, academie.Analysis)
    assert {play.text for play in analysis} <= {*session.legal}
    assert analysis.best == analysis[0].text
    assert [play.value for play in analysis] == sorted((play.value for play in analysis), reverse=True)
    assert len(repr(analysis)) < SHORT
    assert analysis.best in repr(analysis)
    with pytest.raises(academie.IllegalPlay):
        academie.new("trictrac", first="white").analyse()


def test_a_weighed_play_says_what_it_brings() -> None:
    capture = academie.new("dames").play("32-28", "19-23")
    weighed = WeighedPlay(capture.state, RatedAct(capture.legal.acts[0], 0.25))
    assert str(weighed) == "28x19(23) +0.250"
    assert weighed.why("en") == capture.play("28x19").events[0].say("en")


def test_a_notebook_draws_it(exchange: academie.Session) -> None:
    assert exchange._repr_svg_().startswith("<svg")
    assert exchange._repr_html_().endswith("2. 19-23 – White to play</figcaption></figure>")
    assert "o 28" in exchange.board()
    assert "Blanc" in exchange.board("fr")


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_any_game_is_played_shown_and_kept(game: Game) -> None:
    chooser = random.Random(4)
    session = academie.new(game.key, seed=4)
    for _ in range(40):
        if session.turn is None:
            break
        if session.turn is academie.CHANCE:
            session.roll()
        else:
            session.play(chooser.choice(session.legal))
        assert len(repr(session)) < SHORT
        assert len(repr(session.legal)) < SHORT
        assert all(len(repr(event)) < SHORT for event in session.events)
    assert session._repr_svg_().startswith("<svg")
    assert session.board()
    assert academie.loads(session.to_text()).history == session.history
    assert academie.loads(session.to_json()).acts == session.acts


@pytest.mark.parametrize("name", ["dominoes", "toc", "jacquet"])
def test_players_are_asked_to_the_end(name: str) -> None:
    session = academie.new(name, seed=9)
    for _ in range(3000):
        if session.turn is None:
            break
        if session.turn is academie.CHANCE:
            session.roll()
        else:
            session.ask("random")
    assert session.outcome is not None
    assert academie.loads(session.to_text()).outcome == session.outcome


def test_a_player_sees_no_hand_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    session = academie.new("dominoes", seed=1).roll().play("battre").roll()
    seen: list[academie.State[Any]] = []

    class Spy:
        def choose(self, state: academie.State[Any]) -> Action:
            seen.append(state)
            act: Action = state.actions()[0]
            return act

    monkeypatch.setattr("academie.session.session.player", lambda *_: Spy())
    before = session.state
    seat = session.turn
    assert isinstance(seat, int)
    session.ask("spy")
    assert seen == [before.view(seat)]
    assert seen != [before]
