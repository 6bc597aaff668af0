//! Dominoes as an environment: `academie.games.dominoes.encoding` is the specification.

use academie_env::{Chance, Environment, Pen, Stage};

use crate::partie::{Laying, Partie, Phase};
use crate::tiles::{HIGHEST, SET, Tiles};

const NUMBERS: u16 = HIGHEST as u16 + 1;
const BOUDE: u16 = NUMBERS * NUMBERS;
const SHUFFLE: u16 = BOUDE + 1;
const ACTIONS: usize = SHUFFLE as usize + 1;
/// Where the ids of the seats begin, after those of dés taken.
const LEADS: u16 = SET as u16;
const FEATURES: usize = 121;

const MOST: usize = 4;
const MOST_TILES: f32 = 14.0;

/// A party, with what each has boudé on in this coup.
#[derive(Clone, Debug)]
pub struct DominoTable {
    partie: Partie,
    denied: [u8; MOST],
}

impl DominoTable {
    /// The environment that begins with this party, in which nobody has boudé.
    #[must_use]
    pub fn new(partie: Partie) -> Self {
        Self { partie, denied: [0; MOST] }
    }

    /// The seats in the order of play from that one; nobody where there are fewer than four.
    fn round(&self, seat: usize) -> [Option<usize>; MOST] {
        let players = self.partie.accord.players;
        [0, 1, 2, 3].map(|step| (step < players).then(|| (seat + step) % players))
    }

    fn others(&self, seat: usize, pen: &mut Pen<'_>) {
        let (partie, round) = (&self.partie, self.round(seat));
        for whose in round {
            let size = whose.map_or(0, |whose| partie.hands[whose].len());
            pen.share(u16::try_from(size).unwrap_or(u16::MAX), MOST_TILES);
        }
        for whose in round {
            pen.set(whose.map_or(0, |whose| u64::from(self.denied[whose])), usize::from(NUMBERS));
        }
        for who in [partie.turn, partie.leader] {
            pen.one_of(round.iter().position(|&whose| whose == Some(who)), MOST);
        }
        pen.share(u16::try_from(partie.boudes).unwrap_or(u16::MAX), 4.0);
        for whose in round {
            let score = whose.map_or(0, |whose| partie.scores[partie.rules.side(whose)]);
            pen.share(score, f32::from(partie.accord.goal));
        }
    }
}

impl Environment for DominoTable {
    fn seats(&self) -> usize {
        self.partie.accord.players
    }

    fn actions(&self) -> usize {
        ACTIONS
    }

    fn features(&self) -> usize {
        FEATURES
    }

    fn stage(&self) -> Stage {
        match self.partie.phase {
            Phase::Lead | Phase::Deal => Stage::Chance,
            Phase::Shuffle | Phase::Play => Stage::Act(self.partie.turn),
            Phase::Over => Stage::Over,
        }
    }

    fn legal(&self, ids: &mut Vec<u16>) {
        match self.partie.phase {
            Phase::Shuffle => ids.push(SHUFFLE),
            Phase::Play => {
                let layings = self.partie.layings();
                ids.extend(
                    layings.iter().map(|laying| NUMBERS * u16::from(laying.inner) + u16::from(laying.outer)),
                );
                ids.sort_unstable();
                if layings.is_empty() {
                    ids.push(BOUDE);
                }
            }
            _ => {}
        }
    }

    fn act(&mut self, id: u16) {
        match id {
            SHUFFLE => {
                self.denied = [0; MOST];
                // The phase is the one asked for, so it is not refused.
                let _ = self.partie.shuffle();
            }
            BOUDE => {
                let open = self.partie.ends.iter().flatten();
                self.denied[self.partie.turn] |= open.fold(0, |set, number| set | 1 << number);
                self.partie.go_on(None);
            }
            _ => {
                let [_, id] = id.to_be_bytes();
                let [inner, outer] = [id / (HIGHEST + 1), id % (HIGHEST + 1)];
                self.partie.go_on(Some(Laying { inner, outer }));
            }
        }
    }

    fn chances(&self, ways: &mut Vec<(u16, u32)>) {
        match self.partie.phase {
            Phase::Lead => ways.extend((LEADS..).zip(0..self.seats()).map(|(id, _)| (id, 1))),
            Phase::Deal => {
                ways.extend(self.partie.untaken().into_iter().map(|tile| (u16::from(tile.place()), 1)));
            }
            _ => {}
        }
    }

    fn falls(&self, chance: &mut Chance) -> u16 {
        if self.partie.phase == Phase::Lead {
            let seat = chance.below(u32::try_from(self.seats()).unwrap_or(0));
            return LEADS + u16::try_from(seat).unwrap_or(0);
        }
        let left = self.partie.untaken();
        let place = chance.below(left.len()) as usize;
        left.into_iter().nth(place).map_or(0, |tile| u16::from(tile.place()))
    }

    fn fall(&mut self, id: u16) {
        // The id is one of those of the phase, so neither is refused.
        let _ = match Tiles::at(id) {
            Some(tile) => self.partie.take(tile),
            None => self.partie.lead(usize::from(id - LEADS)),
        };
    }

    fn observe(&self, seat: usize, numbers: &mut [f32]) {
        let partie = &self.partie;
        let mut pen = Pen::new(numbers);
        pen.set(u64::from(partie.hands[seat].bits()), usize::from(SET));
        pen.set(u64::from(partie.laid.bits()), usize::from(SET));
        for end in [0, 1] {
            pen.one_of(partie.ends.map(|ends| usize::from(ends[end])), usize::from(NUMBERS));
        }
        self.others(seat, &mut pen);
        // The law also knows a phase in which seats are drawn, which comes first.
        pen.one_of(Some(partie.phase as usize + 1), 6);
    }

    fn returns(&self, gains: &mut [f32]) {
        for (gain, won) in gains.iter_mut().zip(self.partie.returns().unwrap_or_default()) {
            #[allow(clippy::cast_possible_truncation)] // what learners read
            {
                *gain = won as f32;
            }
        }
    }
}
