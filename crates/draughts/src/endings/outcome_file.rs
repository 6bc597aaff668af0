//! A slice as a file: a line that says what it is, then its tables, packed. And a slice that is not finished.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use academie_tablebase::{Mapped, Packed, Verdicts};

use crate::endings::file::TableError;
use crate::endings::layout::Layout;
use crate::endings::passes::Cursor;

/// How long the first line is, its end included.
const HEAD: usize = 256;
const MAGIC: &str = "academie outcomes 1";
const UNFINISHED: &str = "academie unfinished outcomes 1";

/// How many positions the player to move loses, draws and wins.
pub type Counts = [u64; 3];

/// A slice as it is read from its file.
pub(crate) struct SliceFile {
    pub(crate) layout: Layout,
    pub(crate) file: Mapped,
    pub(crate) tables: Vec<Packed>,
    /// White to move, then Black unless both have the same.
    pub(crate) counts: Vec<Counts>,
}

/// How many tables a slice has in its file.
pub(crate) fn tables_of(layout: &Layout) -> usize {
    if layout.is_even() { 1 } else { 2 }
}

/// Writes a slice under another name first, so that none is ever half there.
pub(crate) fn write(
    path: &Path,
    what: &str,
    layout: &Layout,
    counts: &[Counts],
    body: &[u8],
) -> Result<(), TableError> {
    let told: Vec<String> = counts.iter().map(|of| format!("{},{},{}", of[0], of[1], of[2])).collect();
    let head = format!("{MAGIC} {what} {} {}", layout.len(), told.join(" "));
    whole(path, &head, checksum(&head, body), |file| file.write_all(body))
}

fn whole(
    path: &Path,
    head: &str,
    sum: u64,
    body: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> Result<(), TableError> {
    let unfinished = path.with_extension("unfinished");
    let mut file = BufWriter::new(File::create(&unfinished)?);
    let line = format!("{head} {sum:016x}");
    writeln!(file, "{line:<width$}", width = HEAD - 1)?;
    body(&mut file)?;
    file.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(&unfinished, path)?;
    Ok(())
}

/// Opens a slice. One that is not what its name says, or of which a byte has changed, is refused.
pub(crate) fn open(path: &Path, what: &str, layout: Layout) -> Result<SliceFile, TableError> {
    let wrong = || TableError::Wrong(path.display().to_string());
    let file = Mapped::open(path)?;
    let (head, told) = head_of(&file, &format!("{MAGIC} {what} {} ", layout.len())).ok_or_else(wrong)?;
    let counts: Option<Vec<Counts>> = told.iter().map(|text| numbers(text)).collect();
    let counts = counts.filter(|counts| counts.len() == tables_of(&layout)).ok_or_else(wrong)?;
    let (mut tables, mut from) = (Vec::new(), HEAD);
    for _ in 0..tables_of(&layout) {
        let table = Packed::read(&file, from, layout.len()).ok_or_else(wrong)?;
        from = table.after();
        tables.push(table);
    }
    if from != file.len() || !head.ends_with(&format!(" {:016x}", checksum(&bare(&head), &file[HEAD..]))) {
        return Err(wrong());
    }
    Ok(SliceFile { layout, file, tables, counts })
}

/// The first line if it begins so, and its further words but the last, which is the checksum.
fn head_of(file: &[u8], wanted: &str) -> Option<(String, Vec<String>)> {
    let head = std::str::from_utf8(file.get(..HEAD)?).ok()?.trim_end().to_owned();
    let mut words: Vec<String> = head.strip_prefix(wanted)?.split(' ').map(str::to_owned).collect();
    words.pop()?;
    Some((head, words))
}

/// The first line without its checksum.
fn bare(head: &str) -> String {
    head.rsplit_once(' ').map_or_else(String::new, |(bare, _)| bare.to_owned())
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let found: Vec<u64> = text.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    found.try_into().ok()
}

/// Keeps what is solved so far, so that work goes on from there.
pub(crate) fn keep(
    path: &Path,
    what: &str,
    cursor: Cursor,
    tables: &[Verdicts; 2],
) -> Result<(), TableError> {
    let Cursor { stage, slab, changed } = cursor;
    let head = format!("{UNFINISHED} {what} {} {stage},{slab},{changed}", tables[0].len());
    let mut sum = Checksum::of(&head);
    tables.iter().flat_map(Verdicts::bytes).for_each(|word| sum.add(u64::from_le_bytes(word)));
    whole(path, &head, sum.0, |file| {
        tables.iter().flat_map(Verdicts::bytes).try_for_each(|word| file.write_all(&word))
    })
}

/// What was kept; nothing if there is nothing that can be used.
pub(crate) fn kept(path: &Path, what: &str, layout: &Layout) -> Option<(Cursor, [Verdicts; 2])> {
    let file = Mapped::open(path).ok()?;
    let (head, told) = head_of(&file, &format!("{UNFINISHED} {what} {} ", layout.len()))?;
    let [stage, slab, changed] = numbers(told.first()?)?;
    let body = file.get(HEAD..)?;
    if !head.ends_with(&format!(" {:016x}", checksum(&bare(&head), body))) {
        return None;
    }
    let (white, black) = body.split_at(body.len() / 2);
    let table = |bytes: &[u8]| Verdicts::from_bytes(layout.len(), bytes);
    Some((Cursor { stage, slab, changed }, [table(white)?, table(black)?]))
}

/// A number that changes with any byte.
struct Checksum(u64);

impl Checksum {
    fn of(head: &str) -> Self {
        let mut sum = Self(0xCBF2_9CE4_8422_2325);
        head.bytes().for_each(|byte| sum.add(u64::from(byte)));
        sum
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}

fn checksum(head: &str, body: &[u8]) -> u64 {
    let mut sum = Checksum::of(head);
    let words = body.chunks_exact(8);
    let rest = words.remainder();
    words.for_each(|word| sum.add(u64::from_le_bytes(word.try_into().unwrap_or_default())));
    for &byte in rest {
        sum.add(u64::from(byte));
    }
    sum.0
}
