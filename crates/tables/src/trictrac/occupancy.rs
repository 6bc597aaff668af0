//! Where a man may stand, and where he may rest in passing.

use super::coup::Coup;
use super::{ADVERSE_COIN, COIN, RETOUR};
use crate::men::{BOARD, facing, table};

/// The board as one throw finds it: it depends on the adversary, who does not move meanwhile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupancy {
    /// Where a man may stay.
    pub landing: u32,
    /// Where a man playing both numbers may pause.
    pub resting: u32,
}

impl Occupancy {
    pub(crate) fn of(coup: &Coup) -> Self {
        let free = BOARD & !facing(coup.his.some());
        let mut landing = free & !(1 << ADVERSE_COIN);
        if coup.his.can_make(6) {
            landing &= !table(12);
        }
        if coup.his.can_make(0) {
            landing &= !table(RETOUR);
        }
        let mut resting = free;
        if !coup.rules.rest_on_empty_coin {
            resting &= !(1 << ADVERSE_COIN);
            if coup.mine.at(COIN) == 0 {
                resting &= !(1 << COIN);
            }
        }
        Self { landing, resting }
    }

    /// Where a man, or another in his stead, may go on from with the second number.
    pub(crate) fn relays(self, mine: u32) -> u32 {
        self.resting | (self.landing & mine)
    }
}
