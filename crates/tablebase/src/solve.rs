//! Solving an ending backwards: from the ends, one single move at a time.

use std::error::Error;
use std::fmt;

use crate::ending::{Ending, Place, Reply};
use crate::value::Value;

/// A position from which a move outside draws: it cannot be lost.
const NEVER_LOST: u16 = u16::MAX;

/// After how many positions whoever listens is told.
pub(crate) const OFTEN: usize = 1 << 16;

/// Why an ending is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// It lasts longer than a byte can count.
    TooLong,
    /// Whoever listened ended the work.
    Stopped,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(out, "an end lies more than {} single moves off", u8::MAX - 1),
            Self::Stopped => write!(out, "the work was ended"),
        }
    }
}

impl Error for Unsolved {}

/// One table while it is being solved.
struct Sheet {
    values: Vec<u8>,
    /// How many moves inside are not known to lose, or [`NEVER_LOST`].
    open: Vec<u16>,
    /// A value got by a move outside: a win to be had then, or a loss not to come before.
    pending: Vec<u8>,
}

/// The values of both tables of an ending. `tell` hears now and then how many single moves from the end the work is, and
/// ends it by saying false.
///
/// # Errors
/// If an end is too far off for a byte, or the work was ended.
pub fn solve<E: Ending>(ending: &E, tell: &mut dyn FnMut(u8) -> bool) -> Result<[Vec<u8>; 2], Unsolved> {
    let mut sheets = [begun(ending, 0, tell)?, begun(ending, 1, tell)?];
    for now in 1..=u8::MAX {
        if is_done(&sheets, now) {
            return Ok(sheets.map(|sheet| sheet.values));
        }
        settle_pending(&mut sheets, now);
        if now == u8::MAX {
            break;
        }
        for table in 0..2 {
            for index in 0..sheets[table].values.len() {
                if index % OFTEN == 0 && !tell(now - 1) {
                    return Err(Unsolved::Stopped);
                }
                if sheets[table].values[index] == now {
                    spread(ending, &mut sheets, Place { table, index }, now);
                }
            }
        }
    }
    Err(Unsolved::TooLong)
}

fn is_done(sheets: &[Sheet; 2], now: u8) -> bool {
    sheets.iter().all(|sheet| {
        let decided = sheet.values.iter().all(|&value| value < now);
        let waiting = |(&pending, &value): (&u8, &u8)| pending >= now && value == 0;
        decided && !sheet.pending.iter().zip(&sheet.values).any(waiting)
    })
}

fn settle_pending(sheets: &mut [Sheet; 2], now: u8) {
    for sheet in sheets {
        for (index, &pending) in sheet.pending.iter().enumerate() {
            let due = pending == now && sheet.values[index] == 0;
            if due && (Value(now).is_won() || sheet.open[index] == 0) {
                sheet.values[index] = now;
            }
        }
    }
}

/// Tells the positions before one whose value has just been found.
fn spread<E: Ending>(ending: &E, sheets: &mut [Sheet; 2], place: Place, now: u8) {
    let Some(position) = ending.position(place) else { return };
    ending.before(&position, &mut |before| {
        let sheet = &mut sheets[before.table];
        let (value, open) = (&mut sheet.values[before.index], &mut sheet.open[before.index]);
        if *value != 0 {
            return;
        }
        if Value(now).is_lost() {
            *value = now + 1;
        } else if *open != NEVER_LOST && *open > 0 {
            *open -= 1;
            if *open == 0 && sheet.pending[before.index] <= now + 1 {
                *value = now + 1;
            }
        }
    });
}

/// A table with what is known without looking inside.
fn begun<E: Ending>(ending: &E, table: usize, tell: &mut dyn FnMut(u8) -> bool) -> Result<Sheet, Unsolved> {
    let length = ending.len(table);
    let mut sheet = Sheet { values: vec![0; length], open: vec![0; length], pending: vec![0; length] };
    let mut known = Vec::new();
    for index in 0..length {
        if index % OFTEN == 0 && !tell(0) {
            return Err(Unsolved::Stopped);
        }
        let Some(position) = ending.position(Place { table, index }) else {
            sheet.open[index] = NEVER_LOST;
            continue;
        };
        let mut open = 0u16;
        known.clear();
        ending.replies(&position, &mut |reply| match reply {
            Reply::Inside(_) => open += 1,
            Reply::Outside(value) => known.push(value),
        });
        let outside = Value::of_moves(known.iter().copied()).unwrap_or(Value::DRAWN);
        if open == 0 {
            // Decided once the time comes; a draw never changes.
            sheet.pending[index] = outside.0;
            sheet.open[index] = if outside == Value::DRAWN { NEVER_LOST } else { 0 };
        } else {
            let may_lose = known.is_empty() || outside.is_lost();
            sheet.open[index] = if may_lose { open } else { NEVER_LOST };
            sheet.pending[index] = if known.is_empty() { 0 } else { outside.0 };
        }
    }
    Ok(sheet)
}
