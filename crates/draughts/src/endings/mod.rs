//! Tables of endings: who wins, whatever is played, and after how many single moves.
//!
//! Outcomes are solved and kept by slices ([`Builder`]), distances by tables of a byte a position ([`build`]); [`Tables`] looks
//! into both.
//!
//! They know the movement of the pieces and nothing of the rules by which a game is drawn: where three kings have so many
//! moves against one, or the ligne du milieu draws at once, that comes on top.

mod build;
mod builder;
mod check;
mod crew;
mod file;
mod layout;
mod material;
mod numbering;
mod outcome_file;
mod passes;
mod sets;
mod slice;
mod solved;
mod solver;
mod survey;
mod symmetry;
mod tables;

pub use academie_tablebase::{Outcome, Value};
pub use build::{Progress, build, pairs, verify_all};
pub use builder::{Builder, ReportStage, Stage};
pub use check::Lot;
pub use file::TableError;
pub use material::Material;
pub use outcome_file::Counts;
pub use survey::Survey;
pub use tables::Tables;
