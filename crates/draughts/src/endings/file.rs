//! A table as a file: a line that says what it is, then a byte for each position.

use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use academie_tablebase::Mapped;

/// How long the first line is, its end included.
pub(crate) const HEAD: usize = 128;
const MAGIC: &str = "academie endings 1";

/// Why a table cannot be used.
#[derive(Debug)]
pub enum TableError {
    /// The file cannot be read or written.
    File(io::Error),
    /// The file is not the table it is taken for.
    Wrong(String),
    /// A table is missing that must be there before.
    Missing(String),
    /// The ending cannot be solved: too many pieces, or too long.
    Unsolvable(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(out),
            Self::Wrong(what) => write!(out, "{what} is no such table, or is damaged: build it again"),
            Self::Missing(what) => write!(out, "the table {what} is missing: build it first"),
            Self::Unsolvable(what) => write!(out, "{what} cannot be solved"),
        }
    }
}

impl Error for TableError {}

impl From<io::Error> for TableError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// Writes a table under another name first, so that none is ever half there.
pub(crate) fn write(path: &Path, what: &str, values: &[u8]) -> Result<(), TableError> {
    let head = format!("{MAGIC} {what} {} {:016x}", values.len(), checksum(values));
    let unfinished = path.with_extension("unfinished");
    let mut file = File::create(&unfinished)?;
    writeln!(file, "{head:<width$}", width = HEAD - 1)?;
    file.write_all(values)?;
    file.sync_all()?;
    fs::rename(&unfinished, path)?;
    Ok(())
}

/// Opens a table whose first line and length are right. Its checksum is left to [`is_whole`].
pub(crate) fn open(path: &Path, what: &str, length: usize) -> Result<Mapped, TableError> {
    let file = Mapped::open(path)?;
    let wanted = format!("{MAGIC} {what} {length} ");
    if file.len() != HEAD + length || !file.starts_with(wanted.as_bytes()) {
        return Err(TableError::Wrong(path.display().to_string()));
    }
    Ok(file)
}

/// Whether the bytes are those that were written.
pub(crate) fn is_whole(file: &[u8]) -> bool {
    let (head, values) = file.split_at(HEAD);
    let stored = std::str::from_utf8(head).ok().and_then(|line| line.split_whitespace().last());
    stored.is_some_and(|stored| stored == format!("{:016x}", checksum(values)))
}

/// A number that changes with any byte (FNV-1a).
fn checksum(values: &[u8]) -> u64 {
    values
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
