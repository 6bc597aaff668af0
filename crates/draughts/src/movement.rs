//! How pieces go and what must be taken: the switches of the law on which the moves depend, as values.

use crate::board::{Damier, Way};

/// Where a man goes when it takes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManSteps {
    /// Forward.
    Forward,
    /// Forward, backward, sideways and straight.
    AllWays,
}

/// Where a man takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManTakes {
    /// Forward.
    Forward,
    /// Forward and backward.
    ForwardAndBack,
    /// Sideways and straight too.
    AllWays,
}

/// How a king goes and takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingGoes {
    /// To the next square, every diagonal way.
    OneStep,
    /// Along the whole free line, taking from a distance.
    Flying,
    /// The same sideways and straight too.
    FlyingAllWays,
}

/// Which of several captures must be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Precedence {
    /// One that takes the largest number.
    Most,
    /// Of those that take the largest number, one that takes the most kings.
    MostThenStrongest,
    /// Of those that take the largest number, one made by a king.
    MostByKing,
}

/// The switches together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// The board.
    pub damier: Damier,
    /// Where a man steps.
    pub man_steps: ManSteps,
    /// Where a man takes.
    pub man_takes: ManTakes,
    /// How a king goes.
    pub king_goes: KingGoes,
    /// What must be taken.
    pub precedence: Precedence,
}

/// A movement, known when the program is compiled or only when it runs.
///
/// Whatever is written over a `Law` holds for any movement; for the marches that are played most the compiler works the
/// switches out beforehand.
pub trait Law: Copy + Send + Sync + 'static {
    /// The switches.
    fn movement(self) -> Movement;
}

impl Law for Movement {
    #[inline(always)]
    fn movement(self) -> Movement {
        self
    }
}

impl Movement {
    /// The game of a hundred squares as played today and by the Metz book.
    pub const POLISH: Self = Self {
        damier: Damier::Hundred,
        man_steps: ManSteps::Forward,
        man_takes: ManTakes::ForwardAndBack,
        king_goes: KingGoes::Flying,
        precedence: Precedence::Most,
    };
    /// The same by Manoury: of those that take the most, the strongest.
    pub const STRONGEST: Self = Self { precedence: Precedence::MostThenStrongest, ..Self::POLISH };
    /// The old game of sixty-four squares.
    pub const FRENCH: Self = Self {
        damier: Damier::SixtyFour,
        man_takes: ManTakes::Forward,
        king_goes: KingGoes::OneStep,
        ..Self::STRONGEST
    };
    /// The Babylonian game, every way.
    pub const BABYLONIAN: Self = Self {
        man_steps: ManSteps::AllWays,
        man_takes: ManTakes::AllWays,
        king_goes: KingGoes::FlyingAllWays,
        ..Self::STRONGEST
    };

    /// The ways a man of that colour steps.
    #[inline(always)]
    pub(crate) const fn stepping(self, white: bool) -> &'static [Way] {
        match self.man_steps {
            ManSteps::Forward => forward(white),
            ManSteps::AllWays => &Way::ALL,
        }
    }

    /// The ways a man of that colour takes.
    #[inline(always)]
    pub(crate) const fn taking(self, white: bool) -> &'static [Way] {
        match self.man_takes {
            ManTakes::Forward => forward(white),
            ManTakes::ForwardAndBack => &DIAGONAL,
            ManTakes::AllWays => &Way::ALL,
        }
    }

    /// The ways a king goes and takes.
    #[inline(always)]
    pub(crate) const fn royal(self) -> &'static [Way] {
        match self.king_goes {
            KingGoes::OneStep | KingGoes::Flying => &DIAGONAL,
            KingGoes::FlyingAllWays => &Way::ALL,
        }
    }
}

const UP: [Way; 2] = [Way::UpLeft, Way::UpRight];
const DOWN: [Way; 2] = [Way::DownLeft, Way::DownRight];
const DIAGONAL: [Way; 4] = [Way::UpLeft, Way::UpRight, Way::DownLeft, Way::DownRight];

#[inline(always)]
const fn forward(white: bool) -> &'static [Way] {
    if white { &UP } else { &DOWN }
}

macro_rules! known {
    ($($name:ident = $movement:ident),*) => {$(
        #[doc = concat!("[`Movement::", stringify!($movement), "`], known when the program is compiled.")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Law for $name {
            #[inline(always)]
            fn movement(self) -> Movement {
                Movement::$movement
            }
        }
    )*

    /// Something to be done by a law, whichever it turns out to be.
    pub trait ByLaw {
        /// What it gives.
        type Answer;
        /// Does it.
        fn by<L: Law>(self, law: L) -> Self::Answer;
    }

    impl Movement {
        /// Does it by this movement: by one known beforehand if there is such a one.
        pub fn rule<B: ByLaw>(self, what: B) -> B::Answer {
            $(if self == Movement::$movement { return what.by($name) })*
            what.by(self)
        }
    }
    };
}

known!(Polish = POLISH, Strongest = STRONGEST, French = FRENCH, Babylonian = BABYLONIAN);
