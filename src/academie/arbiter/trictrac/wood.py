"""Throwing, playing the wood, going away."""

from __future__ import annotations

from dataclasses import replace

from academie.arbiter.hands import refuse_unless
from academie.arbiter.trictrac.acts import Accorder, Bois, Corriger, JeMEnVais, Jeter
from academie.arbiter.trictrac.events import Decision
from academie.arbiter.trictrac.fault import Fault, Kind
from academie.arbiter.trictrac.hands import over, won_unchallenged
from academie.arbiter.trictrac.judging import (
    Judgement,
    asked_again,
    choice,
    judge,
    nothing_to_play,
    physical_flaw,
)
from academie.arbiter.trictrac.manners import PleinFault
from academie.arbiter.trictrac.scene import Moment, Scene, Word
from academie.arbiter.trictrac.shown import Shown
from academie.arbiter.trictrac.windows import (
    closed,
    completes_hole,
    excess,
    lapsed,
    opened,
    right_sides,
)
from academie.kernel import BLACK, WHITE, Citation, Seat, other
from academie.rules.sources import ACAD_B, LEP
from academie.rules.tables.pair import put
from academie.rules.tables.throw import Throw, throw
from academie.rules.tables.track import moved
from academie.rules.tables.trictrac.acts import FirstDice, Play
from academie.rules.tables.trictrac.coup import Past
from academie.rules.tables.trictrac.events import MarqueEnded, NewReleve, Primaute, Why
from academie.rules.tables.trictrac.geography import COIN
from academie.rules.tables.trictrac.jans import TARIF, Jan, jans
from academie.rules.tables.trictrac.marking import HOLE
from academie.rules.tables.trictrac.partie import STACKED, Form, Phase
from academie.rules.tables.trictrac.plays import takes_coin, wood
from academie.rules.tables.trictrac.rules import FirstThrow

SHORT_PLAY = 2
"""What a number left unplayed gives the adversary."""


def first_dice(scene: Scene, dice: FirstDice) -> Scene:
    """The first dice of the partie, thrown again while equal."""
    if dice.white == dice.black:
        return scene
    thrower = WHITE if dice.white > dice.black else BLACK
    partie = replace(scene.partie, thrower=thrower, phase=Phase.THROW)
    begun = replace(scene, partie=partie, moment=Moment.READY)
    begun = begun.telling(Primaute(seat=thrower, citation=partie.rules.first_throw.citation))
    if partie.rules.first_throw.value is FirstThrow.RIGHT_ONLY:
        return begun
    return thrown(begun, throw(dice.white, dice.black))


def jeter(scene: Scene, act: Jeter) -> Scene:
    """Throwing closes one's own marking of what one was given, and one's claims."""
    refuse_unless(scene.moment is Moment.READY and act.by == scene.thrower, "it is not yours to throw")
    forgetting = Kind.LOST_OWN if scene.sortie else Kind.FORGOT_GIFT
    closing = closed(lapsed(scene, act.by), act.by, forgetting)
    return won_unchallenged(replace(closing, moment=Moment.CAST, sortie=False, touched=(), adoube=False))


def thrown(scene: Scene, dice: Throw) -> Scene:
    """The dice lie: what they gain is owed the thrower, what they give is due once they are played."""
    coup = scene.partie.coup(dice)
    scored = jans(coup, wood(coup))
    gains = sum(item.points for item in scored if not TARIF[item.jan].to_adversary)
    past = replace(coup.my_past, throws=min(3, coup.my_past.throws + 1))
    partie = replace(
        scene.partie, dice=dice, phase=Phase.PLAY, pasts=put(scene.partie.pasts, scene.thrower, past)
    )
    lying = replace(
        scene,
        partie=partie,
        moment=Moment.THROWN,
        scored=scored,
        due=sum(item.points for item in scored) - gains,
        touched=(),
        adoube=False,
        word=None,
        marks_closed=False,
        if_missed=None,
    )
    return opened(lying, scene.thrower, gains)


def bois(scene: Scene, act: Bois) -> Scene:
    """The wood released: judged, the thrower's marking closed, and the table the adversary's."""
    refuse_unless(scene.moment is Moment.THROWN and act.by == scene.thrower, "it is not yours to play")
    refuse_unless(scene.word is not Word.ALLER, "you have said that you go away")
    offered = choice(scene)
    flaw = physical_flaw(offered.coup, act.moves)
    refuse_unless(flaw is None, flaw or "")
    judged = judge(scene, act.moves)
    refuse_unless(
        judged.kind is not Kind.SHORT or scene.manners.short_play,
        "a number that can be played must be played",
    )
    played = given_up(scene, act) if judged.kind is None else scene
    if not scene.marks_closed and not nothing_to_play(scene):
        played = closing(played, act.by, judged)
    elif judged.plein is not None and scene.if_missed is not None:
        played = played.faulted(plein_fault(scene, act.by, judged, judged.plein.points, scene.if_missed))
    if judged.kind is not None and judged.plein is None:
        played = played.faulted(Fault(judged.kind, act.by, plays=judged.plays))
    if judged.kind is Kind.SHORT:
        played = replace(played, due=played.due + SHORT_PLAY)
    return settled(replace(played, undo=scene.partie), Play(act.moves))


def given_up(scene: Scene, act: Bois) -> Scene:
    """The scene where a petit jan was broken for the coin: nothing is owed for it (LEP rule 40)."""
    coup = choice(scene).coup
    kept = next((item for item in scene.scored if item.jan is Jan.CONSERVER), None)
    if kept is None or not takes_coin(coup, act.moves) or judge(scene, act.moves).plein is not None:
        return scene
    owed = scene.owed[act.by] - kept.points
    return replace(scene, owed=put(scene.owed, act.by, owed))


def closing(scene: Scene, seat: Seat, judged: Judgement) -> Scene:
    """The thrower's marking closed by his wood, a plein marked and not made told apart from other points."""
    if judged.plein is None:
        return closed(scene, seat, Kind.FORGOT_GAIN)
    owed = put(scene.owed, seat, scene.owed[seat] - judged.plein.points)
    without = replace(scene, owed=owed)
    marked = min(judged.plein.points, max(0, excess(without, seat)))
    fault = plein_fault(scene, seat, judged, marked, right_sides(without, seat)[seat])
    return closed(scene if marked else without, seat, Kind.FORGOT_GAIN).faulted(fault)


def plein_fault(scene: Scene, seat: Seat, judged: Judgement, marked: int, right: Shown) -> Fault:
    """A plein not made: marked, it costs the points marked and by some those due besides; else those due."""
    assert judged.plein is not None
    assert judged.kind is not None
    due = judged.plein.points
    match scene.manners.plein_fault.value:
        case PleinFault.NONE:
            cost = 0
        case PleinFault.SINGLE:
            cost = marked or due
        case PleinFault.DOUBLE:
            cost = marked + due
    if not marked:
        return Fault(judged.kind, seat, cost, plays=judged.plays)
    return Fault(Kind.PLEIN_MARKED, seat, cost, right=right, plays=judged.plays)


def settled(scene: Scene, play: Play) -> Scene:
    """The men moved; the adversary is to mark what he was given, and to throw, unless a relevé begins."""
    seat = scene.thrower
    partie = scene.partie
    men = moved(partie.men[seat], play.moves)
    past = partie.pasts[seat]
    past = replace(past, coin_held=past.coin_held or men[COIN] >= 2)
    after = replace(partie, men=put(partie.men, seat, men), pasts=put(partie.pasts, seat, past))
    done = replace(scene, partie=after, moment=Moment.READY, touched=(), adoube=False, word=None, scored=())
    if not any(men):
        return lifted(done)
    after = replace(after, thrower=other(seat), phase=Phase.THROW, dice=None)
    return replace(opened(replace(done, partie=after), other(seat), scene.due), due=0)


def lifted(scene: Scene) -> Scene:
    """The last man off: the sortie is owed, both keep their points, and the stacks are set up again."""
    seat = scene.thrower
    assert scene.partie.dice is not None
    points = TARIF[Jan.SORTIE].price.of(scene.partie.dice)
    given = opened(opened(scene, seat, points), other(seat), scene.due)
    return replace(new_releve(given, Why.SORTIE, Citation(ACAD_B, "ch. XII")), sortie=True)


def new_releve(scene: Scene, why: Why, citation: Citation) -> Scene:
    """The stacks set up again; the thrower keeps the dice, unless they were agreed to another."""
    partie = scene.partie
    first = partie.thrower if partie.keeps_dice is None else partie.keeps_dice
    fresh = replace(
        partie, thrower=first, men=(STACKED, STACKED), pasts=(Past(), Past()), phase=Phase.THROW, dice=None
    )
    clean = replace(
        scene,
        partie=fresh,
        moment=Moment.READY,
        due=0,
        scored=(),
        touched=(),
        adoube=False,
        word=None,
        undo=None,
    )
    return clean.telling(NewReleve(seat=partie.thrower, citation=citation, why=why, first=first))


def je_m_en_vais(scene: Scene, act: JeMEnVais) -> Scene:
    """Going away, rightly or not. Source: ACAD-B ch. X, XVIII; LEP rules 25, 37, 41, 55, 64."""
    seat = act.by
    refuse_unless(seat == scene.thrower, "only the thrower may go away")
    if scene.sortie and scene.moment is Moment.READY:
        refuse_unless(completes_hole(scene, seat), "the sortie has made no hole to go away with")
        return departed(closed(lapsed(scene, seat), seat, Kind.LOST_OWN))
    refuse_unless(scene.moment is Moment.THROWN and not scene.touched, "one goes away before touching wood")
    refuse_unless(scene.word is not Word.TENIR, "you have said that you stay")
    side, before = scene.shown[seat], scene.before[seat]
    rest_marked = side.holes > before.holes and side.points != before.points
    refuse_unless(not rest_marked, "you have marked your rest: you stay")
    leaving = replace(scene, moment=Moment.LEAVING, word=Word.ALLER)
    parties = max(0, side.holes - before.holes + 1) // 2
    too_much = max(0, HOLE * parties - before.points - scene.owed[seat]) if parties else 0
    if too_much or not completes_hole(scene, seat):
        right = right_sides(scene, seat)[seat]
        return leaving.faulted(Fault(Kind.LEFT_WRONGLY, seat, too_much, right=right))
    return leaving


def accorder(scene: Scene, act: Accorder) -> Scene:
    """Letting him go: one's own men are lifted too, and nothing can be claimed any more."""
    refuse_unless(scene.moment is Moment.LEAVING and act.by != scene.thrower, "nobody is going away")
    seat = scene.thrower
    let_go = replace(scene, faults=scene.open_against(act.by))
    if not scene.manners.keep_unclaimed or completes_hole(scene, seat):
        let_go = marked_on_leaving(let_go, seat)
    return departed(let_go)


def marked_on_leaving(scene: Scene, seat: Seat) -> Scene:
    """The holes of one who leaves: set right in good company, else as he has marked them."""
    side = scene.shown[seat]
    if scene.manners.late_holes:
        side = replace(side, holes=right_sides(scene, seat)[seat].holes)
    holes = side.holes - scene.before[seat].holes
    if holes <= 0:
        return scene
    runs = put((0, 0), seat, scene.partie.score.runs[seat] + holes)
    score = replace(scene.partie.score, runs=runs)
    return replace(scene, partie=replace(scene.partie, score=score)).side(seat, side)


def departed(scene: Scene) -> Scene:
    """All points wiped and a new relevé, or the end of the marqué."""
    cleared = replace(scene, owed=(0, 0), wiped=0, told=None, sortie=False)
    score = replace(scene.partie.score, bredouille=None)
    cleared = replace(cleared, partie=replace(scene.partie, score=score))
    sides = tuple(replace(side, points=0, double=False, behind=0) for side in scene.shown)
    cleared = cleared.showing((sides[0], sides[1]))
    cleared = replace(cleared, before=cleared.shown)
    partie = cleared.partie
    if partie.form is Form.MARQUE and max(partie.score.holes) >= partie.goal:
        ended = MarqueEnded(
            seat=partie.thrower,
            citation=Citation(LEP, "part 1 ch. VI"),
            holes=partie.score.holes,
            runs=partie.score.runs,
        )
        return over(cleared.telling(ended))
    return won_unchallenged(new_releve(cleared, Why.WENT_AWAY, Citation(ACAD_B, "ch. X")))


def corriger(scene: Scene, act: Corriger) -> Scene:
    """Taking one's wrong wood back, where good company lets one. Source: LEP part 4 ch. III."""
    wrong = [fault for fault in scene.open_against(act.by) if fault.plays]
    refuse_unless(scene.manners.self_correction, "what is played is played")
    refuse_unless(
        scene.moment is Moment.READY and scene.undo is not None and wrong, "there is nothing to correct"
    )
    kept = tuple(fault for fault in scene.faults if fault not in wrong)
    again = asked_again(replace(scene, faults=kept))
    return again.ruled(act.by, Decision.REPLAYS, scene.manners.self_correction.citation)
