"""Laying dés, saying that one boudes, announcing, and taking one's word back.

Source: ACAD-D rules IX, X, XII, XIII, XVI, XX.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from academie.games.dominoes.arbiter.acts import Annoncer, DireBoude, Presenter, SeatedAct, SeReprendre
from academie.games.dominoes.arbiter.faults import Decision, Fault, Kind
from academie.games.dominoes.arbiter.table_state import Bound, Played, TableState
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import ends, plays
from academie.games.dominoes.law.seating import put, to_the_right
from academie.games.dominoes.law.state import DominoState
from academie.games.dominoes.law.tiles import Number, Tile
from academie.kernel import Seat, Text
from academie.kernel.hand_act import refuse_unless


def presenter(scene: TableState, act: Presenter) -> TableState:
    """A dé laid: judged, and the table the next player's, who may object."""
    _refuse_out_of_turn(scene, act)
    line = scene.partie.line
    refuse_unless(
        act.tile in scene.partie.hands[act.by].tiles, Text("vous n'avez pas ce dé", "you do not hold that dé")
    )
    refuse_unless(
        act.on in (ends(line) or (act.tile.high,)),
        Text(f"aucun bout ne montre {act.on}", f"no end of the line shows {act.on}"),
    )
    refuse_unless(
        line or act.inner == act.on,
        Text("le premier dé se dit par son plus grand nombre", "the first dé is told by its higher number"),
    )
    fits = act.inner == act.on
    refuse_unless(act.play in scene.lawful() if fits else scene.bound is None, _obligation(scene))
    return _gone_on(scene, act, scene.partie.posed(act.play, act.on), _laid_wrongly(scene, act))


def dire_boude(scene: TableState, act: DireBoude) -> TableState:
    """The word said: whether it is true shows by what he lays later, or has left, or has shown before."""
    _refuse_out_of_turn(scene, act)
    refuse_unless(scene.partie.line, Text("celui qui pose le premier pose un dé", "who leads lays a dé"))
    refuse_unless(scene.bound is None or not scene.lawful(), _obligation(scene))
    return _gone_on(scene, act, scene.partie.bouded(), _belied(scene, act.by))


def _refuse_out_of_turn(scene: TableState, act: SeatedAct) -> None:
    refuse_unless(scene.playing, Text("aucun coup ne se joue", "no coup is being played"))
    refuse_unless(act.by == scene.player, Text("ce n'est pas à vous de jouer", "it is not yours to play"))


def _obligation(scene: TableState) -> Text:
    """What the player is held to, in words."""
    bound = scene.bound
    if bound is None:
        return Text(
            "les adversaires vous ont défendu d'ouvrir ce nombre",
            "the adversaries have forbidden you to open that number",
        )
    if bound.barred is not None:
        return Text("ce dé ne peut être posé cette fois", "that dé may not be laid now")
    tile = bound.tile and f"{bound.tile.high}-{bound.tile.low}"
    where = ("", "") if bound.on is None else (f" sur le {bound.on}", f" on the {bound.on}")
    return Text(
        f"vous êtes obligé de poser {f'le {tile}' if tile else 'un dé'}{where[0]}",
        f"you are obliged to lay {f'the {tile}' if tile else 'a dé'}{where[1]}",
    )


def _laid_wrongly(scene: TableState, act: Presenter) -> Iterator[Fault]:
    """The faults of a dé just laid."""
    by, tile, line = act.by, act.tile, scene.partie.line
    fits = act.inner == act.on
    if not fits:
        yield Fault(Kind.MISFIT, by, tile, recallable=True)
    if denied(scene, by, tile):
        elsewhere = tuple(play.inner for play in plays((tile,), line) if play != act.play)
        yield Fault(Kind.FALSE_BOUDE, by, tile, on=elsewhere if fits else (), recallable=True)
    named = scene.announced
    if named is not None and named != tile and plays((named,), line):
        yield Fault(Kind.NOT_ANNOUNCED, by, named)


def _belied(scene: TableState, by: Seat) -> Iterator[Fault]:
    """The fault of one who boudes though everyone has seen that he holds what fits."""
    shown = tuple(tile for tile in scene.known[by] if tile not in scene.without_faults[by])
    able = plays(shown, scene.partie.line)
    if able:
        on = tuple(play.inner for play in able if play.tile == able[0].tile)
        yield Fault(Kind.FALSE_BOUDE, by, able[0].tile, on=on)


def denied(scene: TableState, seat: Seat, tile: Tile) -> bool:
    """Whether he has said in this coup that he had nothing of a number that stands on the dé."""
    numbers = {number for occasion in scene.partie.denied[seat] for number in occasion}
    return tile not in scene.without_faults[seat] and not numbers.isdisjoint(tile)


def _gone_on(
    scene: TableState, act: Presenter | DireBoude, partie: DominoState, faults: Iterator[Fault]
) -> TableState:
    """The scene once the player has acted: what could be said of the one before has passed."""
    found = [*faults]
    laid = act.tile if isinstance(act, Presenter) else None
    kept = tuple(tile for tile in scene.known[act.by] if tile != laid)
    made = replace(
        scene,
        known=put(scene.known, act.by, kept),
        spoken=put(scene.spoken, act.by, laid is None),
        announced=None,
        faults=(),
        played=Played(replace(scene, played=None, last_events=()), act),
        bound=None,
        shown=None if scene.shown is not None and scene.shown.partner == act.by else scene.shown,
        ban=None if scene.ban is not None and scene.ban.tile == laid else scene.ban,
    ).with_partie(partie)
    made = passed(made, act.by, scene.faults)
    if not made.playing:
        found += _left_in_hand(made, found)
    for fault in found:
        made = made.with_fault(fault)
    return made


def _left_in_hand(scene: TableState, found: list[Fault]) -> Iterator[Fault]:
    """The false words that show when hands are turned up."""
    told = {fault.offender for fault in found if fault.kind is Kind.FALSE_BOUDE}
    for seat in to_the_right(scene.partie.leader, scene.players):
        left = scene.partie.hands[seat].tiles
        wrong = next((tile for tile in left if denied(scene, seat, tile)), None)
        if wrong is not None and seat not in told:
            yield Fault(Kind.FALSE_BOUDE, seat, wrong)


def passed(scene: TableState, by: Seat, faults: tuple[Fault, ...]) -> TableState:
    """The scene with it told that `by` has let faults pass; what does not fit stands then (rule X)."""
    for fault in faults:
        stands = fault.kind is Kind.MISFIT
        decision = Decision.STANDS if stands else Decision.LAPSED
        scene = scene.ruled(by, decision, fault.tile, against=fault.offender)
    return scene


def annoncer(scene: TableState, act: Annoncer) -> TableState:
    """A dé named before it is laid, which is not done."""
    _refuse_out_of_turn(scene, act)
    refuse_unless(
        act.tile in scene.partie.hands[act.by].tiles, Text("vous n'avez pas ce dé", "you do not hold that dé")
    )
    refuse_unless(
        scene.announced is None, Text("vous avez déjà annoncé un dé", "you have announced a dé already")
    )
    refuse_unless(scene.bound is None, _obligation(scene))
    named = replace(scene, announced=act.tile).shows(act.by, act.tile)
    return named.ruled(act.by, Decision.ANNOUNCED, act.tile)


def se_reprendre(scene: TableState, act: SeReprendre) -> TableState:
    """A wrong word taken back: before another dé is laid he must lay one, afterwards he may later.

    He must say it before he plays again; then what he lays speaks for itself.
    """
    refuse_unless(
        noticed(scene, act.by),
        Text("vous n'avez pas de parole à reprendre", "there is no word of yours to take back"),
    )
    back = (scene.player - act.by) % scene.players
    partie = replace(scene.partie, denied=put(scene.partie.denied, act.by, scene.partie.denied[act.by][:-1]))
    faults = tuple(fault for fault in scene.faults if fault.offender != act.by)
    honest = replace(scene, partie=partie, faults=faults, spoken=put(scene.spoken, act.by, False))
    if not 0 < back <= scene.partie.boudes:
        return honest.ruled(act.by, Decision.EXCUSED)
    partie = replace(partie, turn=act.by, boudes=partie.boudes - back, last_events=())
    again = replace(honest, partie=partie, announced=None, bound=Bound(), played=None)
    return again.ruled(act.by, Decision.CORRECTED)


def noticed(scene: TableState, seat: Seat) -> bool:
    """Whether a seat has a wrong word to take back, and time to do so."""
    waits = scene.playing and scene.spoken[seat] and bool(scene.partie.denied[seat])
    return waits and bool(_fitting(scene.partie.hands[seat].tiles, scene.partie.denied[seat][-1]))


def _fitting(tiles: tuple[Tile, ...], numbers: tuple[Number, ...]) -> list[Tile]:
    return [tile for tile in tiles if not {*numbers}.isdisjoint(tile)]


def presented(by: Seat, play: Poser, players: int) -> Presenter:
    """A lawful play as an act of the hand."""
    return Presenter(by, play.inner, play.outer, play.inner, players=players)
