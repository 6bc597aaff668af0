//! How likely a seat is to play each dé it may: a softmax over what a laying does, fitted to games of strong players.
//!
//! It answers for every seat alike, so it serves to read what the others hold from what they played, and to
//! play a coup on.

use arrayvec::ArrayVec;
use rand::Rng;

use crate::model_weights::{COMPANY, PAIRS, TWO};
use crate::partie::Laying;
use crate::record::Seen;
use crate::tiles::{Tile, Tiles};

/// How many things about a laying are looked at.
pub(crate) const FEATURES: usize = 24;
/// What they are.
pub(crate) type Features = [f32; FEATURES];
/// So many products are added up side by side.
const LANES: usize = 8;
/// A seat now and then plays what the model does not expect: so often any of its layings.
const SLIP: f32 = 0.02;

/// The layings of who is at turn, in the order of the law; none where he boudes.
type Layings = ArrayVec<Laying, 28>;
/// How likely each of them is.
pub(crate) type Chances = ArrayVec<f32, 28>;

/// How likely who is at turn is to lay each dé, by his own hand and by what all have seen.
pub(crate) fn chances(seen: &Seen, layings: &Layings) -> Chances {
    let partie = &seen.partie;
    let weights = match (partie.rules.partners, partie.accord.players) {
        (true, _) => &PAIRS,
        (false, 2) => &TWO,
        _ => &COMPANY,
    };
    let glance = Glance::new(seen);
    let mut chances: Chances =
        layings.iter().map(|&laying| dot(&features(&glance, laying), weights)).collect();
    softmax(&mut chances);
    let each = SLIP / f32::from(u8::try_from(layings.len()).unwrap_or(1));
    for chance in &mut chances {
        *chance = (1.0 - SLIP) * *chance + each;
    }
    chances
}

pub(crate) fn dot(one: &Features, two: &Features) -> f32 {
    let mut sums = [0.0; LANES];
    for (some, others) in one.chunks_exact(LANES).zip(two.chunks_exact(LANES)) {
        for (sum, (a, b)) in sums.iter_mut().zip(some.iter().zip(others)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

/// Turns worths into chances that add up to one.
pub(crate) fn softmax(worths: &mut [f32]) {
    let most = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for worth in worths.iter_mut() {
        *worth = (*worth - most).exp();
        sum += *worth;
    }
    for worth in worths {
        *worth /= sum;
    }
}

/// One of the layings, each as likely as the model says; none where he boudes.
pub(crate) fn chosen(seen: &Seen, rng: &mut impl Rng) -> Option<Laying> {
    let layings = seen.partie.layings();
    if layings.len() < 2 {
        return layings.first().copied();
    }
    let mut drawn: f32 = rng.random_range(0.0..1.0);
    let passed = |chance: &f32| {
        drawn -= chance;
        drawn < 0.0
    };
    let place = chances(seen, &layings).iter().position(passed);
    Some(layings[place.unwrap_or(layings.len() - 1)])
}

fn count(tiles: Tiles) -> f32 {
    f32::from(u8::try_from(tiles.len()).unwrap_or(u8::MAX))
}

fn when(so: bool) -> f32 {
    f32::from(u8::from(so))
}

/// What who is at turn knows, whichever dé he lays.
struct Glance<'a> {
    seen: &'a Seen,
    hand: Tiles,
    /// The dés whose place he does not know.
    unseen: Tiles,
    /// Those that each of the others in turn may hold.
    held: [Tiles; 3],
    /// How many dés the other who has fewest holds.
    fewest: u32,
}

impl<'a> Glance<'a> {
    fn new(seen: &'a Seen) -> Self {
        let partie = &seen.partie;
        let (players, turn) = (partie.accord.players, partie.turn);
        let hand = partie.hands[turn];
        let unseen = Tiles::ALL.without(hand).without(partie.laid);
        // A seat there is not may hold anything, so that it is never said to lack a number.
        let (mut held, mut fewest) = ([Tiles::ALL; 3], u32::MAX);
        for step in 1..players {
            let seat = (turn + step) % players;
            held[step - 1] = unseen.without(seen.denied[seat]);
            fewest = fewest.min(partie.hands[seat].len());
        }
        Self { seen, hand, unseen, held, fewest }
    }
}

/// What a laying does, as its player sees it.
fn features(glance: &Glance, laying: Laying) -> Features {
    let &Glance { seen, hand, unseen, held, fewest } = glance;
    let partie = &seen.partie;
    let Some(tile) = Tile::new(laying.inner, laying.outer) else { return [0.0; FEATURES] };
    let [left, right] = partie.ends_after(laying);
    let other = if laying.outer == right { left } else { right };
    let outward = Tiles::with(laying.outer);
    let fits = outward.and_those(Tiles::with(other));
    let mut rest = hand;
    rest.remove(tile);
    let lacks = |step: usize, tiles: Tiles| when(held[step - 1].and(tiles).is_empty());
    let (players, whose) = (partie.accord.players, seen.opener(laying));
    let opened = |step: usize| when(step < players && whose == Some((partie.turn + step) % players));
    let (pips, follow) = (f32::from(tile.pips()) / 10.0, count(rest.and(fits)));
    let first = partie.ends.is_none();
    let shut = unseen.and_those(rest).and(fits).is_empty();
    [
        pips,
        when(tile.high() == tile.low()),
        follow,
        when(follow < 0.5),
        count(rest.and(outward)),
        count(unseen.and(fits)) / count(unseen).max(1.0),
        lacks(1, fits),
        lacks(1, outward),
        lacks(2, fits),
        lacks(2, outward),
        lacks(3, fits),
        lacks(3, outward),
        opened(0),
        opened(1),
        opened(2),
        when(laying.outer == other && !first),
        count(rest.and(Tiles::with(laying.inner))),
        when(shut),
        if shut { f32::from(rest.pips()) / 10.0 } else { 0.0 },
        pips * when(fewest <= 2),
        pips * when(first),
        follow * when(first),
        when(Tile::new(laying.outer, laying.outer).is_some_and(|double| rest.has(double))),
        when(unseen.and(outward).is_empty() && !rest.and(outward).is_empty()),
    ]
}

/// What each laying does, in the order of the law.
pub(crate) fn all_features(seen: &Seen) -> ArrayVec<(Laying, Features), 28> {
    let glance = Glance::new(seen);
    seen.partie.layings().into_iter().map(|laying| (laying, features(&glance, laying))).collect()
}
