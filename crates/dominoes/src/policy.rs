//! How a simple player plays: he gets rid of points and keeps something for either end.

use crate::partie::{Laying, Partie, Phase};
use crate::tiles::{Tile, Tiles};

/// What getting rid of a double is worth in points: it fits one number only.
const DOUBLE: u32 = 3;
/// What each dé is worth that could be laid next.
const FOLLOW: u32 = 2;

/// The points got rid of, and what could be laid next if nobody changed the ends.
pub(crate) fn merit(partie: &Partie, laying: Laying) -> u32 {
    let Some(tile) = Tile::new(laying.inner, laying.outer) else { return 0 };
    let [left, right] = partie.ends_after(laying);
    let mut rest = partie.hands()[partie.turn];
    rest.remove(tile);
    let following = rest.and(Tiles::with(left).and_those(Tiles::with(right))).len();
    u32::from(tile.pips()) + DOUBLE * u32::from(tile.high() == tile.low()) + FOLLOW * following
}

/// Plays on so while more than `few` dés are in the hands, and the coup is not over.
pub(crate) fn play_on(partie: &mut Partie, few: u32) {
    while partie.phase == Phase::Play && partie.held() > few {
        let best = partie.layings().into_iter().max_by_key(|&laying| (merit(partie, laying), laying));
        partie.go_on(best);
    }
}
