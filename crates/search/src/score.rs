//! What a position is worth to the player to move.

/// A worth, in hundredths of a man or whatever the game's evaluation counts in.
pub type Score = i32;

/// A draw.
pub const DRAW: Score = 0;
/// A game won now; one won in n moves counts n less.
pub const WIN: Score = 30_000;
/// What no evaluation may reach: beyond it a game is decided.
pub const MOST: Score = 25_000;
/// More than anything is worth.
pub(crate) const INFINITE: Score = 32_000;

/// Whether the score tells the end of the game and not an opinion.
#[must_use]
pub fn is_decided(score: Score) -> bool {
    score.abs() >= MOST
}

/// The score as it is kept for a position met `ply` moves from the root, where wins are counted from the root.
pub(crate) fn to_memory(score: Score, ply: usize) -> Score {
    moved_off(score, distance(ply))
}

/// The score kept, as it counts from the root.
pub(crate) fn from_memory(score: Score, ply: usize) -> Score {
    moved_off(score, -distance(ply))
}

fn distance(ply: usize) -> Score {
    Score::try_from(ply).unwrap_or(0)
}

fn moved_off(score: Score, by: Score) -> Score {
    if score >= MOST {
        score + by
    } else if score <= -MOST {
        score - by
    } else {
        score
    }
}
