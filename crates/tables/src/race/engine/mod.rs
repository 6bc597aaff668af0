//! The running games as an engine sees them: what they weigh, nets that judge them, men borne off by tables.

mod bearoff;
pub(crate) mod casts;
mod contest;
mod escape;
mod hand;
mod inputs;
mod match_score;
mod phases;
mod shots;
mod side_view;
mod two_sided;

pub use bearoff::Bearoff;
pub use casts::Cast;
pub use contest::Running;
pub use hand::hand_made;
pub use inputs::RaceEncoder;
pub use side_view::NAMES;

#[cfg(test)]
mod tests;
