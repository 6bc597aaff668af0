//! Building the tables of a movement one material after another, and proving them right.

use std::fs;
use std::path::Path;

use academie_tablebase::{Unsolved, solve, verify};

use crate::endings::file::{self, HEAD, TableError};
use crate::endings::material::{MOST, Material};
use crate::endings::slice::Slice;
use crate::endings::tables::Tables;
use crate::movement::{ByLaw, Law, Movement};

/// How far the work is: the material, how many are done of how many, and how many single moves from the end it is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// What is worked on.
    pub material: Material,
    /// How many materials are done.
    pub done: usize,
    /// Of how many.
    pub of: usize,
    /// How many single moves from the end; 0 while it begins.
    pub distance: u8,
}

/// What hears of progress; it ends the work by returning false.
pub type ReportProgress<'a> = &'a mut dyn FnMut(Progress) -> bool;

/// The materials to solve, each for both to move, in an order in which each leads only to those before it.
///
/// Those of up to so many pieces; of kings only, if asked, up to so many against so many.
#[must_use]
pub fn pairs(pieces: u32, kings: Option<(u32, u32)>) -> Vec<Material> {
    let sides = || (0..=MOST).flat_map(|men| (0..=MOST).map(move |kings| (men, kings)));
    let all = sides().flat_map(|mine| sides().map(move |theirs| Material { mine, theirs }));
    let wanted = |of: &Material| {
        let (mine, theirs) = (of.mine.0 + of.mine.1, of.theirs.0 + of.theirs.1);
        let few = of.pieces() <= pieces;
        let royal =
            kings.is_some_and(|(strong, weak)| of.men() == 0 && mine <= strong && theirs <= weak.min(mine));
        mine > 0 && theirs > 0 && *of >= of.turned() && (few || royal)
    };
    let mut found: Vec<Material> = all.filter(wanted).collect();
    found.sort_by_key(|of| (of.pieces(), of.men(), *of));
    found
}

/// Builds the tables that are not there yet. What is done stays done, so that a work broken off goes on.
///
/// # Errors
/// If a table cannot be written, read, or solved.
pub fn build(
    root: &Path,
    movement: Movement,
    materials: &[Material],
    report: ReportProgress<'_>,
) -> Result<(), TableError> {
    movement.rule(Building { root, materials, report })
}

struct Building<'a> {
    root: &'a Path,
    materials: &'a [Material],
    report: ReportProgress<'a>,
}

impl ByLaw for Building<'_> {
    type Answer = Result<(), TableError>;

    fn by<L: Law>(self, law: L) -> Result<(), TableError> {
        let mut tables = Tables::open(&[self.root], law.movement())?;
        fs::create_dir_all(tables.folder())?;
        let of = self.materials.len();
        for (done, &material) in self.materials.iter().enumerate() {
            if !(self.report)(Progress { material, done, of, distance: 0 }) {
                return Ok(());
            }
            if tables.has(material) && tables.has(material.turned()) {
                continue;
            }
            let mut report = |distance| (self.report)(Progress { material, done, of, distance });
            let Some(solved) = solved(law, material, &tables, &mut report)? else { return Ok(()) };
            for (which, values) in [material, material.turned()].into_iter().zip(&solved) {
                if !values.is_empty() {
                    file::write(&tables.path(which), &tables.what(which), values)?;
                    tables.load(which)?;
                }
            }
        }
        Ok(())
    }
}

fn solved<L: Law>(
    law: L,
    material: Material,
    tables: &Tables,
    report: &mut dyn FnMut(u8) -> bool,
) -> Result<Option<[Vec<u8>; 2]>, TableError> {
    if let Some(missing) = before(material).into_iter().find(|&earlier| !tables.has(earlier)) {
        return Err(TableError::Missing(missing.to_string()));
    }
    let unsolvable = || TableError::Unsolvable(material.to_string());
    let slice = Slice::new(law, material, tables).ok_or_else(unsolvable)?;
    match solve(&slice, report) {
        Ok(values) => Ok(Some(values)),
        Err(Unsolved::Stopped) => Ok(None),
        Err(Unsolved::TooLong) => Err(unsolvable()),
    }
}

/// The materials a capture or a new king may lead to first, either to move: one piece less, or a king for a man.
pub(crate) fn before(material: Material) -> Vec<Material> {
    let mut found = Vec::new();
    for Material { mine, theirs } in [material, material.turned()] {
        let fewer = [(theirs.0.checked_sub(1), Some(theirs.1)), (Some(theirs.0), theirs.1.checked_sub(1))];
        for (men, kings) in fewer {
            if let (Some(men), Some(kings)) = (men, kings) {
                found.push(Material { mine: (men, kings), theirs: mine });
            }
        }
        if let Some(men) = mine.0.checked_sub(1) {
            found.push(Material { mine: theirs, theirs: (men, mine.1 + 1) });
        }
    }
    found.retain(|of| of.mine != (0, 0));
    found
}

/// Proves every table of a movement right, one after another; the first that is not is the error.
///
/// # Errors
/// If a file is damaged, or a value does not follow from its moves.
pub fn verify_all(root: &Path, movement: Movement, report: ReportProgress<'_>) -> Result<usize, TableError> {
    movement.rule(Verifying { root, report })
}

struct Verifying<'a> {
    root: &'a Path,
    report: ReportProgress<'a>,
}

impl ByLaw for Verifying<'_> {
    type Answer = Result<usize, TableError>;

    fn by<L: Law>(self, law: L) -> Result<usize, TableError> {
        let tables = Tables::open(&[self.root], law.movement())?;
        let materials = tables.materials();
        for (done, &material) in materials.iter().enumerate() {
            let mut go_on = || (self.report)(Progress { material, done, of: materials.len(), distance: 0 });
            check(law, material, &tables, &mut go_on)?;
            if !go_on() {
                return Ok(done);
            }
        }
        Ok(materials.len())
    }
}

fn check<L: Law>(
    law: L,
    material: Material,
    tables: &Tables,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<(), TableError> {
    let wrong = || TableError::Wrong(tables.path(material).display().to_string());
    let missing = |of: Material| TableError::Missing(of.to_string());
    let needed = before(material).into_iter().chain([material.turned()]);
    if let Some(other) = needed.into_iter().find(|&of| !tables.has(of)) {
        return Err(missing(other));
    }
    let slice = Slice::new(law, material, tables).ok_or_else(wrong)?;
    let files = [material, material.turned()].map(|of| tables.file(of).unwrap_or_default());
    if !file::is_whole(files[0]) || verify(&slice, files.map(|file| &file[HEAD..]), 0, go_on).is_some() {
        return Err(wrong());
    }
    Ok(())
}
