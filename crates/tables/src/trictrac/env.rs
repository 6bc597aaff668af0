//! Trictrac and toc as an environment: `academie.games.trictrac.encoding` is the specification.

use academie_env::{Chance, Environment, Pen, Stage};

use super::engine::{Act, Trictrac};
use super::{COIN, Partie, Phase, Play, Turn};
use crate::Throw;
use crate::dice_ids::{THROWN, TWO, first_chances, first_falls, first_of, two_chances, two_fall};
use crate::men::{Move, OFF};
use crate::recording::Told;
use crate::seen::{gone, reversed, write_men};

const TRACK: u16 = 24;
const ONE_MAN_FAR: u16 = TRACK * TRACK;
const ONE_MAN_HIGH: u16 = ONE_MAN_FAR + TRACK;
const ONE_MAN_LOW: u16 = ONE_MAN_HIGH + TRACK;
const PUISSANCE: u16 = ONE_MAN_LOW + TRACK;
const NOTHING: u16 = PUISSANCE + 1;
const HOLD: u16 = NOTHING + 1;
const GO_AWAY: u16 = NOTHING + 2;
const KEEP: u16 = NOTHING + 3;
const TAKE_COIN: u16 = NOTHING + 4;
const ACTIONS: usize = TAKE_COIN as usize + 1;
const FEATURES: usize = 191;

const HOLE: f32 = 12.0;
const HOLES: f32 = 24.0;
const THROWS: f32 = 3.0;
const DUE: f32 = 48.0;

/// A partie with the throw on the table.
#[derive(Clone, Debug)]
pub struct TrictracTable {
    partie: Partie,
    turn: Turn,
}

impl TrictracTable {
    /// The environment that begins with this partie and the turn that belongs to it.
    #[must_use]
    pub fn new(partie: Partie, turn: Turn) -> Self {
        Self { partie, turn }
    }

    fn score(&self, [me, him]: [usize; 2], pen: &mut Pen<'_>) {
        let Partie { score, pasts, .. } = &self.partie;
        for seat in [me, him] {
            pen.put(f32::from(score.points[seat]) / HOLE);
        }
        for seat in [me, him] {
            pen.share(score.holes[seat], HOLES);
        }
        for seat in [me, him] {
            pen.flag(score.bredouille == Some(seat));
        }
        for seat in [me, him] {
            pen.share(score.runs[seat], HOLES);
        }
        for seat in [me, him] {
            pen.put(f32::from(pasts[seat].throws) / THROWS);
        }
        for seat in [me, him] {
            pen.flag(pasts[seat].coin_held);
        }
    }

    fn table(&self, me: usize, pen: &mut Pen<'_>) {
        let partie = &self.partie;
        pen.flag(partie.thrower == me);
        pen.one_of(Some(partie.phase as usize), 6);
        for dice in [partie.dice, partie.rencontre] {
            pen.one_of(dice.map(|dice| usize::from(dice.high() - 1)), 6);
            pen.one_of(dice.map(|dice| usize::from(dice.low() - 1)), 6);
        }
        pen.flag(partie.takes_coin);
        pen.share(partie.due, DUE);
    }
}

impl Environment for TrictracTable {
    fn seats(&self) -> usize {
        2
    }

    fn actions(&self) -> usize {
        ACTIONS
    }

    fn features(&self) -> usize {
        FEATURES
    }

    fn stage(&self) -> Stage {
        match self.partie.phase {
            Phase::FirstDice | Phase::Throw => Stage::Chance,
            Phase::Undertake | Phase::Hold | Phase::Play => Stage::Act(self.partie.thrower),
            Phase::Over => Stage::Over,
        }
    }

    fn legal(&self, ids: &mut Vec<u16>) {
        match (self.partie.phase, self.partie.dice) {
            (Phase::Undertake, _) => ids.extend([KEEP, TAKE_COIN]),
            (Phase::Hold, _) => ids.extend([HOLD, GO_AWAY]),
            (Phase::Play, Some(dice)) => {
                ids.extend(self.turn.plays().iter().map(|&play| play_id(play, dice)));
                ids.sort_unstable();
            }
            _ => {}
        }
    }

    fn act(&mut self, id: u16) {
        let (partie, turn) = (&mut self.partie, &mut self.turn);
        // The act is known to be legal, so none of these is refused.
        let _ = match (id, partie.dice) {
            (HOLD, _) => partie.hold(),
            (GO_AWAY, _) => partie.go_away(),
            (KEEP | TAKE_COIN, _) => partie.undertake(id == TAKE_COIN, turn),
            (_, Some(dice)) => {
                let found = turn.plays().iter().find(|&&play| play_id(play, dice) == id);
                if let Some(&play) = found {
                    partie.played(play);
                }
                Ok(())
            }
            _ => Ok(()),
        };
    }

    fn chances(&self, ways: &mut Vec<(u16, u32)>) {
        match self.partie.phase {
            Phase::FirstDice => ways.extend(first_chances()),
            Phase::Throw => ways.extend(two_chances()),
            _ => {}
        }
    }

    fn falls(&self, chance: &mut Chance) -> u16 {
        if self.partie.phase == Phase::FirstDice { first_falls(chance) } else { two_fall(chance) }
    }

    fn fall(&mut self, id: u16) {
        let (partie, turn) = (&mut self.partie, &mut self.turn);
        // The id is one of those of the phase, so neither is refused.
        let _ = if id < THROWN {
            partie.first_dice(first_of(id), turn)
        } else {
            let [high, low] = TWO[usize::from(id - THROWN)].0;
            Throw::new(high, low).map_or(Ok(()), |dice| partie.throw(dice, turn))
        };
    }

    fn observe(&self, seat: usize, numbers: &mut [f32]) {
        let [mine, his] = [&self.partie.men[seat], &self.partie.men[1 - seat]];
        let mut pen = Pen::new(numbers);
        write_men(mine.count(), &mut pen);
        write_men(&reversed(his), &mut pen);
        pen.put(gone(mine.total()));
        pen.put(gone(his.total()));
        self.score([seat, 1 - seat], &mut pen);
        self.table(seat, &mut pen);
    }

    fn returns(&self, gains: &mut [f32]) {
        for (gain, won) in gains.iter_mut().zip(self.partie.returns().unwrap_or_default()) {
            *gain = f32::from(won);
        }
    }
}

impl Told<Trictrac> for TrictracTable {
    fn state(&self) -> Partie {
        self.partie
    }

    fn throw_of(&self, id: u16) -> [u8; 2] {
        if id < THROWN { first_of(id) } else { TWO[usize::from(id - THROWN)].0 }
    }

    fn say(&self, act: Act, ids: &mut Vec<u16>) {
        ids.push(match (act, self.partie.dice) {
            (Act::Undertake { coin: false }, _) => KEEP,
            (Act::Undertake { coin: true }, _) => TAKE_COIN,
            (Act::Hold, _) => HOLD,
            (Act::GoAway, _) => GO_AWAY,
            (Act::Play(play), Some(dice)) => play_id(play, dice),
            (Act::Play(_), None) => NOTHING,
        });
    }
}

/// The id of a play; where either man may have played either number, the one further behind has the larger.
fn play_id(play: Play, dice: Throw) -> u16 {
    let mut moves = play.moves();
    match (moves.next(), moves.next()) {
        (Some(man), None) => one_man(man, dice),
        (Some(behind), Some(ahead)) => two_men(behind, ahead, dice),
        _ => NOTHING,
    }
}

fn one_man(man: Move, dice: Throw) -> u16 {
    let base = if man.end == man.start + dice.high() {
        ONE_MAN_HIGH
    } else if man.end == man.start + dice.low() {
        ONE_MAN_LOW
    } else {
        ONE_MAN_FAR
    };
    base + u16::from(man.start)
}

fn two_men(behind: Move, ahead: Move, dice: Throw) -> u16 {
    let goes = |man: Move, number: u8| man.end == (man.start + number).min(OFF);
    for [larger, smaller] in [[behind, ahead], [ahead, behind]] {
        if goes(larger, dice.high()) && goes(smaller, dice.low()) {
            return TRACK * u16::from(larger.start) + u16::from(smaller.start);
        }
    }
    debug_assert!(behind.end == COIN && ahead.end == COIN, "{dice:?} does not play {behind:?} and {ahead:?}");
    PUISSANCE
}
