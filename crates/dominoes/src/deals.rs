//! The deals that agree with what a player knows, every one of them equally likely.

use rand::Rng;

use crate::seat_view::{Hands, SeatView};
use crate::tiles::Tile;

/// Where a hidden dé may be: with one of three other players, or left aside.
const PLACES: usize = 4;
/// The last of them: left aside.
const ASIDE: usize = 3;

/// How many dés each place still takes.
type Room = [usize; PLACES];

/// In how many ways the dés from some place in the row on can fill the room that is left.
pub(crate) struct Deals {
    tiles: Vec<Tile>,
    /// For each dé, the places it may be in.
    open: Vec<[bool; PLACES]>,
    room: Room,
    seats: [usize; ASIDE],
    base: Hands,
    ways: Vec<f64>,
}

impl Deals {
    /// The deals that agree with all that was said and shown; if none does, somebody has spoken falsely, and those
    /// that agree with what was shown.
    pub(crate) fn of(view: &SeatView) -> Self {
        let believing = Self::counted(view, &view.denied);
        if believing.many() > 0.0 { believing } else { Self::counted(view, &Hands::default()) }
    }

    fn counted(view: &SeatView, denied: &Hands) -> Self {
        let tiles: Vec<Tile> = view.hidden().into_iter().collect();
        let mut seats = [view.seat; ASIDE];
        let mut room = [0; PLACES];
        let mut base = Hands::default();
        base[view.seat] = view.hand;
        for (place, seat) in view.others().enumerate() {
            seats[place] = seat;
            base[seat] = view.shown[seat];
            room[place] = (view.sizes[seat] - view.shown[seat].len()) as usize;
        }
        room[ASIDE] = tiles.len() - room[..ASIDE].iter().sum::<usize>();
        let may =
            |tile: Tile, place: usize| place == ASIDE || (room[place] > 0 && !denied[seats[place]].has(tile));
        let open = tiles.iter().map(|&tile| std::array::from_fn(|place| may(tile, place))).collect();
        let mut deals = Self { tiles, open, room, seats, base, ways: Vec::new() };
        deals.count();
        deals
    }

    /// Where the ways for a room are kept; what is left aside follows from the rest.
    fn slot(&self, from: usize, room: Room) -> usize {
        room[..ASIDE].iter().zip(&self.room).fold(from, |slot, (left, most)| slot * (most + 1) + left)
    }

    /// The room left once a dé is put in a place; none where it may not be.
    fn after(&self, from: usize, mut room: Room, place: usize) -> Option<Room> {
        room[place] = room[place].checked_sub(1).filter(|_| self.open[from][place])?;
        Some(room)
    }

    fn count(&mut self) {
        let last = self.tiles.len();
        self.ways = vec![0.0; self.slot(last, self.room) + 1];
        let done = self.slot(last, [0; PLACES]);
        self.ways[done] = 1.0;
        for from in (0..last).rev() {
            for room in rooms(self.room, last - from) {
                let slot = self.slot(from, room);
                self.ways[slot] = (0..PLACES)
                    .filter_map(|place| self.after(from, room, place))
                    .map(|left| self.at(from + 1, left))
                    .sum();
            }
        }
    }

    fn at(&self, from: usize, room: Room) -> f64 {
        self.ways[self.slot(from, room)]
    }

    /// How many there are.
    pub(crate) fn many(&self) -> f64 {
        self.at(0, self.room)
    }

    /// One of them.
    pub(crate) fn any(&self, rng: &mut impl Rng) -> Hands {
        let (mut hands, mut room) = (self.base, self.room);
        for from in 0..self.tiles.len() {
            let mut drawn = rng.random_range(0.0..1.0) * self.at(from, room);
            let mut chosen = None;
            for place in 0..PLACES {
                let Some(left) = self.after(from, room, place) else { continue };
                let ways = self.at(from + 1, left);
                if ways > 0.0 {
                    chosen = Some((place, left));
                    drawn -= ways;
                    if drawn < 0.0 {
                        break;
                    }
                }
            }
            if let Some((place, left)) = chosen {
                self.put(&mut hands, from, place);
                room = left;
            }
        }
        hands
    }

    /// All of them.
    pub(crate) fn every(&self) -> Vec<Hands> {
        let mut found = Vec::new();
        self.go_on(0, self.room, self.base, &mut found);
        found
    }

    fn go_on(&self, from: usize, room: Room, hands: Hands, found: &mut Vec<Hands>) {
        if from == self.tiles.len() {
            found.push(hands);
            return;
        }
        for place in 0..PLACES {
            if let Some(left) = self.after(from, room, place).filter(|&left| self.at(from + 1, left) > 0.0) {
                let mut dealt = hands;
                self.put(&mut dealt, from, place);
                self.go_on(from + 1, left, dealt, found);
            }
        }
    }

    fn put(&self, hands: &mut Hands, tile: usize, place: usize) {
        if place != ASIDE {
            hands[self.seats[place]].add(self.tiles[tile]);
        }
    }
}

/// Every room for so many dés that is no larger than `most`.
fn rooms(most: Room, tiles: usize) -> impl Iterator<Item = Room> {
    (0..=most[0]).flat_map(move |one| {
        (0..=most[1]).flat_map(move |two| {
            (0..=most[2]).filter_map(move |three| {
                let aside = tiles.checked_sub(one + two + three).filter(|&left| left <= most[ASIDE])?;
                Some([one, two, three, aside])
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::rules::{Accord, TETE_A_TETE};
    use crate::tiles::Tiles;

    /// Three players; 5-6 of the 28 dés are hidden from the first, two each with the others and the rest aside.
    fn view(hidden: &[(u8, u8)]) -> SeatView {
        let hidden = Tiles::of(hidden).unwrap_or_default();
        let mut rest: Vec<Tile> = Tiles::ALL.without(hidden).into_iter().collect();
        let (mut hand, mut laid) = (Tiles::default(), Tiles::default());
        for tile in rest.drain(..3) {
            hand.add(tile);
        }
        for tile in rest {
            laid.add(tile);
        }
        SeatView {
            rules: TETE_A_TETE,
            accord: Accord { players: 3, tiles: 7, goal: 100 },
            scores: [0; 4],
            leader: 0,
            seat: 0,
            hand,
            laid,
            ends: Some([6, 6]),
            boudes: 0,
            sizes: [3, 2, 2, 0],
            denied: Hands::default(),
            shown: Hands::default(),
            record: Vec::new(),
        }
    }

    const HIDDEN: [(u8, u8); 6] = [(6, 6), (6, 5), (5, 4), (4, 4), (3, 2), (1, 1)];

    #[test]
    fn as_many_as_there_are() {
        // Six dés, two for each of two and two aside: 6! / (2! 2! 2!).
        assert_eq!(Deals::of(&view(&HIDDEN)).many().to_bits(), 90.0_f64.to_bits());
        assert_eq!(Deals::of(&view(&HIDDEN)).every().len(), 90);
    }

    #[test]
    fn what_was_said_and_shown_is_heeded() {
        let mut seen = view(&HIDDEN);
        seen.denied[1] = Tiles::with_any(&[6, 4]);
        seen.shown[2] = Tiles::of(&[(6, 6)]).unwrap_or_default();
        let every = Deals::of(&seen).every();
        // The second has two of 3-2 and 1-1; the third one of the three dés left.
        assert_eq!(every.len(), 3);
        assert!(every.iter().all(|hands| hands[1].and(seen.denied[1]).is_empty()));
        assert!(every.iter().all(|hands| hands[2].and(seen.shown[2]) == seen.shown[2]));
    }

    #[test]
    fn a_word_that_leaves_no_deal_is_not_believed() {
        let mut seen = view(&HIDDEN);
        seen.denied[1] = Tiles::ALL;
        assert_eq!(Deals::of(&seen).every().len(), 90);
    }

    #[test]
    fn every_deal_is_equally_likely() {
        let mut seen = view(&HIDDEN);
        seen.denied[1] = Tiles::with_any(&[4]);
        let deals = Deals::of(&seen);
        let every = deals.every();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
        let mut seen: HashMap<Hands, u32> = HashMap::new();
        for _ in 0..200 * every.len() {
            *seen.entry(deals.any(&mut rng)).or_default() += 1;
        }
        assert_eq!(seen.len(), every.len());
        assert!(seen.values().all(|&times| (130..270).contains(&times)), "{seen:?}");
    }
}
