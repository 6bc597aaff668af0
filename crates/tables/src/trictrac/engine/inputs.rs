//! What the judge looks at, after the principles of Lepeintre's third part: the coming throws, the coin and the
//! flèches made, men still at the talon, what the pleins lack, how long one can be kept, and the marks.

use academie_chance::{Encoder, Game, Stage};
use academie_nets::SparseInputs;

use super::coming::Coming;
use super::game::Trictrac;
use super::releve;
use super::stakes::stakes;
use super::whole;
use crate::men::{Men, points, table};
use crate::trictrac::{COIN, Partie, RETOUR, TALON};

/// Where a player stands on his way.
const STAGES: u16 = 7;
/// What a table lacks: none to twelve men, or that it cannot be made any more.
const LACKS: u16 = 14;
/// How far spare men can go before the grand jan must be broken, in pips by twos.
const ROOMS: u16 = 12;
/// How many of the adversary's first twelve flèches are bare.
const PASSAGES: u16 = 13;
/// Points by twos, and whether they run.
const MARKS: u16 = 7;

const FRESH: u16 = 0;
const COMING: u16 = FRESH + 1;
const STAGE: u16 = COMING + 8;
const SIDES: u16 = STAGE + STAGES * STAGES;

/// The inputs of one side, by where each sort begins.
const TALONS: u16 = 0;
const FLECHE: u16 = TALONS + 16;
const LACK: u16 = FLECHE + 23 * 3;
const ROOM: u16 = LACK + 3 * LACKS;
const PASSAGE: u16 = ROOM + ROOMS;
const MARK: u16 = PASSAGE + PASSAGES;
const WOOD: u16 = MARK + MARKS;
const SIDE: u16 = WOOD + 2;

pub(crate) const INPUTS: u16 = SIDES + 2 * SIDE;

/// What is said: the lead in holes that is to be expected from now on, and how the relevé is to end.
const OUTPUTS: [&str; 1 + releve::LEADS] = {
    let mut names = ["lead"; 1 + releve::LEADS];
    let mut place = 0;
    while place < releve::LEADS {
        names[place + 1] = releve::NAMES[place];
        place += 1;
    }
    names
};

/// How a net sees trictrac, always in the eyes of who throws next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrictracEncoder {
    /// The board and the points. Its word is the lead in holes to be expected from now on, as a number from 0 to 1, and
    /// the chances of each lead when the relevé ends.
    #[default]
    Lead,
    /// The holes too. Its word is the chance of winning the partie.
    Whole,
}

impl TrictracEncoder {
    /// The encoding of that name.
    #[must_use]
    pub fn named(encoding: &str) -> Option<Self> {
        [Self::Lead, Self::Whole].into_iter().find(|each| Encoder::encoding(each) == encoding)
    }
}

/// A lead of so many holes counts as nearly certain.
const REACH: f32 = 8.0;

/// A hole adds so much to what an output sums up, near an even lead.
pub(crate) const LOGIT: f32 = 2.0 / REACH;

/// The lead in holes that a word tells.
pub(crate) fn lead(word: f32) -> f32 {
    (word - 0.5) * 2.0 * REACH
}

/// The word for a lead in holes.
pub(crate) fn word(lead: f32) -> f32 {
    (0.5 + lead / (2.0 * REACH)).clamp(0.0, 1.0)
}

impl Encoder<Trictrac> for TrictracEncoder {
    fn encoding(&self) -> &'static str {
        match self {
            Self::Lead => "trictrac-2",
            Self::Whole => "trictrac-3",
        }
    }

    fn phases(&self) -> &'static [(&'static str, usize)] {
        match self {
            Self::Lead => &[("", INPUTS as usize)],
            Self::Whole => &[("", whole::INPUTS as usize)],
        }
    }

    fn phase(&self, _: &Trictrac, _: &Partie) -> usize {
        0
    }

    fn outputs(&self) -> &'static [&'static str] {
        match self {
            Self::Lead => &OUTPUTS,
            Self::Whole => &whole::OUTPUTS,
        }
    }

    fn perspective(&self, state: &Partie) -> usize {
        state.thrower
    }

    fn encode(&self, _: &Trictrac, state: &Partie, seen: &mut SparseInputs) {
        let (mut next, mut then) = (Coming::default(), Coming::default());
        next.of(state);
        then.of(&other(state));
        match self {
            Self::Lead => describe(state, &next, &then, seen),
            Self::Whole => whole::see(state, &next, &then, seen),
        }
    }

    fn known(&self, _: &Trictrac, _: &Partie, _: &mut [f32]) -> bool {
        false
    }

    fn back_up(&self, game: &Trictrac, before: &Partie, after: &Partie, said: &mut [f32]) {
        let made = after.lead_of(before.thrower) - before.lead_of(before.thrower);
        let over = game.stage(after) == Stage::Over;
        let turned = after.thrower != before.thrower;
        let ended = over || game.afresh(before, after);
        match self {
            Self::Lead => lead_before(said, (over, turned, ended), made),
            Self::Whole => {
                if over {
                    whole::truth(after, before.thrower, said);
                } else {
                    if ended {
                        said[3] = word(0.0);
                    }
                    if turned {
                        whole::turned(said);
                    }
                }
                whole::with(said, made);
            }
        }
    }

    fn worth(&self, _: &Trictrac, state: &Partie, said: &[f32]) -> f32 {
        let white = if state.thrower == 0 { 1.0 } else { -1.0 };
        match self {
            Self::Lead => stakes(state, white * lead(said[0])),
            Self::Whole => white * whole::worth(state, said),
        }
    }
}

/// Makes what is said of the lead in a later state a word about the state before, in which so many holes were made; the
/// later state is that of a partie over, in the eyes of the other, or at the end of a relevé.
fn lead_before(said: &mut [f32], (over, turned, ended): (bool, bool, bool), made: f32) {
    let then = match (over, turned) {
        (true, _) => 0.0,
        (_, false) => lead(said[0]),
        (_, true) => -lead(said[0]),
    };
    said[0] = word(then + made);
    let chances = &mut said[1..];
    if ended {
        releve::done(chances);
    } else if turned {
        releve::turned(chances);
    }
    #[allow(clippy::cast_possible_truncation)] // some holes
    releve::with(chances, made as i32);
}

/// The inputs that tell of a thing by its name, of who throws next or of the other, each with how many there are of it.
pub(crate) fn named(name: &str, throws: bool) -> Option<Vec<(u16, f32)>> {
    let (coming, side) = if throws { (COMING, SIDES) } else { (COMING + 4, SIDES + SIDE) };
    let one = |input| vec![(input, 1.0)];
    let counted = |first: u16, last: u16| (0..=last).map(|men| (first + men, f32::from(men))).collect();
    let lacks = |table: u16| side + LACK + table * LACKS;
    Some(match name {
        "gains" => one(coming + 2),
        "gives" => one(coming + 3),
        "talon" => counted(side + TALONS, 15),
        "coin" => one(side + FLECHE + (u16::from(COIN) - 1) * 3 + 1),
        "lacks_petit" => counted(lacks(0), LACKS - 2),
        "lacks_grand" => counted(lacks(1), LACKS - 2),
        "lacks_retour" => counted(lacks(2), LACKS - 2),
        "no_petit" => one(lacks(1) - 1),
        "no_grand" => one(lacks(2) - 1),
        "no_retour" => one(lacks(3) - 1),
        "room" => counted(side + ROOM, ROOMS - 1),
        "points" => counted(side + MARK, MARKS - 2),
        "bredouille" => one(side + MARK + MARKS - 1),
        _ => return None,
    })
}

/// The same, were it the adversary's to throw.
pub(crate) fn other(state: &Partie) -> Partie {
    Partie { thrower: 1 - state.thrower, ..*state }
}

/// Tells of a state that waits for a throw.
///
/// `next` is what the next throw brings, `then` what a throw of the adversary would bring as things stand.
pub(crate) fn describe(state: &Partie, next: &Coming, then: &Coming, seen: &mut SparseInputs) {
    let seats = [state.thrower, 1 - state.thrower];
    if state.pasts.iter().all(|past| past.throws == 0) {
        seen.push((FRESH, 1.0));
    }
    for (place, coming, seat) in [(0, next, seats[0]), (4, then, seats[1])] {
        brings(COMING + place, state, coming, seat, seen);
    }
    let [mine, his] = seats.map(|seat| stage(&state.men[seat]));
    seen.push((STAGE + mine * STAGES + his, 1.0));
    for (first, seat) in [(SIDES, seats[0]), (SIDES + SIDE, seats[1])] {
        side(first, &state.men[seat], seen);
        seen.push((first + PASSAGE + passages(&state.men[1 - seat]), 1.0));
        seen.push((first + MARK + u16::from(state.score.points[seat].min(11) / 2), 1.0));
        if state.score.bredouille == Some(seat) && state.score.points[seat] > 0 {
            seen.push((first + MARK + MARKS - 1, 1.0));
        }
    }
}

/// What the throw of a seat brings in the mean: points gained and given, by twelves, and the holes they make.
fn brings(first: u16, state: &Partie, coming: &Coming, seat: usize, seen: &mut SparseInputs) {
    seen.push((first, coming.mean(|[gained, _]| f32::from(gained)) / 12.0));
    seen.push((first + 1, coming.mean(|[_, given]| f32::from(given)) / 12.0));
    seen.push((first + 2, coming.mean(|[gained, _]| made(state, seat, gained))));
    seen.push((first + 3, coming.mean(|[_, given]| made(state, 1 - seat, given))));
}

/// How many holes so many points make, or so many holes at toc.
fn made(state: &Partie, seat: usize, worth: u16) -> f32 {
    if worth == 0 {
        return 0.0;
    }
    let mut after = *state;
    after.gain(seat, worth, false);
    after.lead_of(seat) - state.lead_of(seat)
}

/// What one side's men are.
fn side(first: u16, men: &Men, seen: &mut SparseInputs) {
    seen.push((first + TALONS + u16::from(men.at(TALON)), 1.0));
    let mut pips = 0;
    for point in points(men.some() & !1) {
        let here = men.at(point);
        pips += u16::from(point) * u16::from(here);
        let place = first + FLECHE + (u16::from(point) - 1) * 3;
        seen.push((place, 1.0));
        if here >= 2 {
            seen.push((place + 1, 1.0));
        }
        if here >= 3 {
            seen.push((place + 2, f32::from(here - 2) / 2.0));
        }
    }
    for (place, base) in [(0, 0), (1, 6), (2, RETOUR)] {
        seen.push((first + LACK + place * LACKS + lack(men, base), 1.0));
    }
    if men.full(6) {
        seen.push((first + ROOM + (room(men) / 2).min(ROOMS - 1), 1.0));
    }
    seen.push((first + WOOD, f32::from(pips) / 100.0));
    seen.push((first + WOOD + 1, f32::from(15 - men.total()) / 5.0));
}

/// How many men the table lacks, or that it cannot be made any more.
fn lack(men: &Men, base: u8) -> u16 {
    if !men.can_make(base) {
        return LACKS - 1;
    }
    let short = table(base) & !men.pairs();
    count(short) + count(short & !men.some())
}

/// Before the coin, with it, keeping the grand jan, keeping the petit jan, on the way home, at home, keeping there.
fn stage(men: &Men) -> u16 {
    if men.full(6) {
        2
    } else if men.full(RETOUR) {
        6
    } else if men.outside() == 0 {
        5
    } else if men.full(0) {
        3
    } else if !men.can_make(6) {
        4
    } else {
        u16::from(men.at(COIN) >= 2)
    }
}

/// How many pips the men that a full grand jan can spare have before them up to the coin.
fn room(men: &Men) -> u16 {
    let spare = |point: u8| u16::from(if point < 6 { men.at(point) } else { men.at(point) - 2 });
    (0..COIN).map(|point| spare(point) * u16::from(COIN - point)).sum()
}

/// How many of his own first twelve flèches a player leaves bare.
fn passages(his: &Men) -> u16 {
    count((table(0) | table(6)) & !his.some())
}

fn count(set: u32) -> u16 {
    u16::from(set.count_ones().to_le_bytes()[0])
}
