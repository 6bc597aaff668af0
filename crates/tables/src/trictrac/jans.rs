//! What a throw scores, in the order players name it.

use arrayvec::ArrayVec;

use super::coup::Coup;
use super::legal_plays::LegalPlays;
use super::pleins;
use super::rules::PileDeMisere;
use super::{ADVERSE_COIN, COIN, GRAND, TALON};
use crate::men::{facing, points, table};
use crate::{FLECHES, Throw};

/// Each thing the tarif prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named as the law names them
pub enum Jan {
    TroisCoups,
    DeuxTables,
    ContreDeuxTables,
    Mezeas,
    ContreMezeas,
    BattreLeCoin,
    BattreAVrai,
    BattreAFaux,
    Remplir,
    Conserver,
    NombreNonJoue,
    Sortie,
    Rencontre,
    Margot,
    Pile,
}

impl Jan {
    /// The name the law gives it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TroisCoups => "jan-de-trois-coups",
            Self::DeuxTables => "jan-de-deux-tables",
            Self::ContreDeuxTables => "contre-jan-de-deux-tables",
            Self::Mezeas => "jan-de-mezeas",
            Self::ContreMezeas => "contre-jan-de-mezeas",
            Self::BattreLeCoin => "battre-le-coin",
            Self::BattreAVrai => "battre-a-vrai",
            Self::BattreAFaux => "battre-a-faux",
            Self::Remplir => "remplir",
            Self::Conserver => "conserver",
            Self::NombreNonJoue => "nombre-non-joue",
            Self::Sortie => "sortie",
            Self::Rencontre => "jan-de-rencontre",
            Self::Margot => "margot-la-fendue",
            Self::Pile => "pile-de-misere",
        }
    }

    /// Whether its points go to the adversary of the thrower.
    #[must_use]
    pub fn to_adversary(self) -> bool {
        matches!(
            self,
            Self::ContreDeuxTables
                | Self::ContreMezeas
                | Self::BattreAFaux
                | Self::NombreNonJoue
                | Self::Margot
        )
    }
}

/// How a plein is conserved, where the way matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named as the law names them
pub enum Manner {
    Play,
    Passing,
    Impuissance,
    Bande,
}

impl Manner {
    /// The name the law gives it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Play => "en-jouant",
            Self::Passing => "en-passant",
            Self::Impuissance => "par-impuissance",
            Self::Bande => "par-la-bande",
        }
    }
}

/// A jan of one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// Which.
    pub jan: Jan,
    /// What it gives in all.
    pub points: u8,
    /// In how many façons.
    pub facons: u8,
    /// The table filled or kept, by its first flèche.
    pub table: Option<u8>,
    /// The flèche hit, filled or completed, on the thrower's track.
    pub target: Option<u8>,
    /// How, where it matters.
    pub manner: Option<Manner>,
}

impl Scored {
    pub(crate) fn new(jan: Jan, points: u8, facons: u8) -> Self {
        Self { jan, points, facons, table: None, target: None, manner: None }
    }

    fn on(self, target: u8) -> Self {
        Self { target: Some(target), ..self }
    }
}

/// Hits of fifteen men, and the few other jans of one throw.
pub(crate) type Jans = ArrayVec<Scored, 40>;

/// The flèches of both grands jans, where hitting gives less.
const LESSER: u32 = table(6) | table(12);

/// What most jans give.
pub(crate) fn price(throw: Throw) -> u8 {
    if throw.doublet() { 6 } else { 4 }
}

/// What hitting in a grand jan gives.
fn lesser_price(throw: Throw) -> u8 {
    if throw.doublet() { 4 } else { 2 }
}

/// Everything the throw scores for either player, on the position before it is played.
pub(crate) fn score(coup: &Coup, legal: &LegalPlays, jans: &mut Jans) {
    jans.clear();
    before_hits(coup, jans);
    hits(coup, jans);
    after_hits(coup, legal, jans);
}

/// What is named before the demi-cases hit.
pub(crate) fn before_hits(coup: &Coup, jans: &mut Jans) {
    if coup.rules.jan_de_rencontre && coup.rencontre == Some(coup.throw) {
        jans.push(Scored::new(Jan::Rencontre, price(coup.throw), 1));
    }
    opening(coup, jans);
    if coup.hits_the_coin() {
        jans.push(Scored::new(Jan::BattreLeCoin, price(coup.throw), 1).on(ADVERSE_COIN));
    }
}

/// What is named after them.
pub(crate) fn after_hits(coup: &Coup, legal: &LegalPlays, jans: &mut Jans) {
    if coup.rules.margot_la_fendue {
        margot(coup, jans);
    }
    pleins::score(coup, legal, jans);
    if pile(coup, legal) {
        jans.push(Scored::new(Jan::Pile, price(coup.throw), 0).on(COIN));
    }
    for _ in &legal.unplayed {
        jans.push(Scored { manner: Some(Manner::Impuissance), ..Scored::new(Jan::NombreNonJoue, 2, 1) });
    }
}

/// The jans of the first throws of a relevé.
fn opening(coup: &Coup, jans: &mut Jans) {
    let at_talon = coup.mine.at(TALON);
    if at_talon == 11 && trois_coups(coup) {
        jans.push(Scored::new(Jan::TroisCoups, price(coup.throw), 1));
    }
    if at_talon == 0 || coup.mine.total() - at_talon != 2 {
        return;
    }
    let down = coup.mine.some() & !1;
    let [near, ..] = down.trailing_zeros().to_le_bytes();
    let [far, ..] = down.ilog2().to_le_bytes();
    two_down(coup, [near, far], jans);
}

/// Three first throws that lay one man on each of six flèches.
fn trois_coups(coup: &Coup) -> bool {
    let laid = coup.mine.alone() & 0b111_1110;
    let thrown = 1 << coup.throw.high() | 1 << coup.throw.low();
    coup.my_past.throws == 2 && !coup.throw.doublet() && laid.count_ones() == 4 && laid & thrown == 0
}

/// The jans of the only two men down: of two tables, of mézéas, and those against.
fn two_down(coup: &Coup, [near, far]: [u8; 2], jans: &mut Jans) {
    let contre = coup.his.at(COIN) > 0;
    if [near, far] == [COIN, COIN] && coup.throw.low() == 1 {
        let jan = if contre { Jan::ContreMezeas } else { Jan::Mezeas };
        jans.push(Scored::new(jan, price(coup.throw), 1));
    }
    let reaches = |own: u8, adverse: u8| {
        let (one, two) = (COIN.checked_sub(own), ADVERSE_COIN.checked_sub(adverse));
        one.max(two) == Some(coup.throw.high()) && one.min(two) == Some(coup.throw.low())
    };
    if coup.rules.deux_tables_passed && near < GRAND {
        return;
    }
    if coup.mine.at(COIN) == 0 && (reaches(near, far) || reaches(far, near)) {
        let jan = if contre { Jan::ContreDeuxTables } else { Jan::DeuxTables };
        jans.push(Scored::new(jan, price(coup.throw), 1));
    }
}

/// Every adverse demi-case hit truly or falsely.
fn hits(coup: &Coup, jans: &mut Jans) {
    let cases = coup.adverse_cases();
    // The law names them along the adversary's track.
    for place in points(coup.his.alone()) {
        let target = 23 - place;
        let mut facons = direct(coup, target);
        let both = together(coup, target);
        if both.is_some_and(|start| coup.throw.faces().any(|number| cases & (1 << (start + number)) == 0)) {
            facons += 1;
        }
        let unit = if LESSER & (1 << target) != 0 { lesser_price(coup.throw) } else { price(coup.throw) };
        if facons > 0 {
            jans.push(Scored::new(Jan::BattreAVrai, unit * facons, facons).on(target));
        } else if both.is_some() {
            jans.push(Scored::new(Jan::BattreAFaux, unit, 1).on(target));
        }
    }
}

/// The points of all demi-cases hit, truly for the thrower and falsely for the adversary.
pub(crate) fn points_of_hits(coup: &Coup) -> [u16; 2] {
    let (throw, men) = (coup.throw, coup.mine.some());
    let (targets, passing) = (facing(coup.his.alone()), !coup.adverse_cases());
    let (high, low) = (throw.high(), throw.low());
    let by_high = (men << high) & targets;
    let by_low = if throw.doublet() { 0 } else { (men << low) & targets };
    let both = (men << throw.total()) & targets;
    let truly = both & ((((men << high) & passing) << low) | (((men << low) & passing) << high));
    let falsely = both & !(truly | by_high | by_low);
    [priced(throw, by_high) + priced(throw, by_low) + priced(throw, truly), priced(throw, falsely)]
}

/// What hitting each of those flèches once gives.
fn priced(throw: Throw, targets: u32) -> u16 {
    let lesser = targets & LESSER;
    let count = |set: u32| u16::from(set.count_ones().to_le_bytes()[0]);
    count(lesser) * u16::from(lesser_price(throw)) + count(targets & !LESSER) * u16::from(price(throw))
}

/// How many of the numbers take a man straight there.
fn direct(coup: &Coup, target: u8) -> u8 {
    let from = |number: u8| target.checked_sub(number).is_some_and(|start| coup.mine.at(start) > 0);
    coup.throw.faces().map(|number| u8::from(from(number))).sum()
}

/// Where a man stands whom both numbers together take there.
fn together(coup: &Coup, target: u8) -> Option<u8> {
    target.checked_sub(coup.throw.total()).filter(|&start| coup.mine.at(start) > 0)
}

/// Bare flèches between two adverse demi-cases on which a number falls.
fn margot(coup: &Coup, jans: &mut Jans) {
    let alone = facing(coup.his.alone());
    let bare = !(coup.mine.some() | facing(coup.his.some()));
    let inner = ((1 << (FLECHES - 2)) - 1) << 1;
    for gap in points(bare & (alone << 1) & (alone >> 1) & inner) {
        if direct(coup, gap) > 0 || together(coup, gap).is_some() {
            jans.push(Scored::new(Jan::Margot, lesser_price(coup.throw), 1).on(gap));
        }
    }
}

/// Whether all fifteen men come to one's own coin, or stay there.
fn pile(coup: &Coup, legal: &LegalPlays) -> bool {
    let stands = coup.mine.at(COIN) == 15;
    let counts = match coup.rules.pile_de_misere {
        PileDeMisere::Off => false,
        PileDeMisere::Made => !stands,
        PileDeMisere::MadeAndKept => true,
    };
    counts
        && coup.mine.at(COIN) >= 13
        && legal.plays.iter().any(|&play| coup.mine.moved(play.moves()).at(COIN) == 15)
}

/// Whether a flèche lies in the table that begins at `base`.
pub(crate) fn within(point: u8, base: u8) -> bool {
    table(base) & (1 << point) != 0
}
