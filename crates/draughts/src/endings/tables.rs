//! The tables there are for a movement, looked up by position.

use std::fs;
use std::path::{Path, PathBuf};

use academie_tablebase::{Mapped, Outcome, Shelf, Value};

use crate::endings::builder::{opened, path};
use crate::endings::file::{self, HEAD, TableError};
use crate::endings::layout::Board;
use crate::endings::material::{MOST, Material};
use crate::endings::numbering::Numbering;
use crate::endings::outcome_file::{Counts, SliceFile};
use crate::endings::solved::{oriented, seen_as};
use crate::movement::{KingGoes, Law, ManSteps, ManTakes, Movement, Precedence};
use crate::moves::{after, captures};
use crate::position::{Colour, Move, Position};

const CODES: usize = (MOST as usize + 1).pow(4);
/// How many blocks of a kilobyte are held unpacked.
const SHELF: usize = 1 << 16;

/// The tables of one movement, in folders of their own below each root. Rule sets whose pieces go alike share them.
///
/// A table of distances holds for one material to move, a slice of outcomes for both.
pub struct Tables {
    movement: Movement,
    folder: PathBuf,
    distances: Vec<Option<(Numbering, Mapped)>>,
    slices: Vec<Option<SliceFile>>,
    shelf: Shelf,
    pieces: u32,
}

impl Tables {
    /// The tables found below some folders, the first of which is asked first; none is no fault.
    ///
    /// # Errors
    /// If a table cannot be read, or is not what its name says.
    pub fn open(roots: &[&Path], movement: Movement) -> Result<Self, TableError> {
        let folder = roots.first().map(|root| root.join(slug(movement))).unwrap_or_default();
        let (distances, slices) = (Vec::new(), Vec::new());
        let mut tables = Self { movement, folder, distances, slices, shelf: Shelf::new(SHELF), pieces: 0 };
        tables.distances.resize_with(CODES, || None);
        tables.slices.resize_with(CODES, || None);
        for material in named(&tables.folder, "table") {
            tables.load(material)?;
        }
        for root in roots {
            for folder in [slug(movement), kings_folder(movement)] {
                for material in named(&root.join(folder), "outcomes") {
                    tables.add(&path(root, movement, material), material)?;
                }
            }
        }
        Ok(tables)
    }

    /// Adds a slice, unless there is one of that material.
    fn add(&mut self, file: &Path, material: Material) -> Result<(), TableError> {
        if let Some(code) = material.code().filter(|&code| self.slices[code].is_none()) {
            self.slices[code] = Some(opened(file, self.movement, material)?);
            self.pieces = self.pieces.max(material.pieces());
        }
        Ok(())
    }

    /// The movement they are of.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.movement
    }

    /// How many pieces the largest table has.
    #[must_use]
    pub fn pieces(&self) -> u32 {
        self.pieces
    }

    /// The materials there are tables of distances of, those with fewer pieces first.
    #[must_use]
    pub fn materials(&self) -> Vec<Material> {
        sorted((0..CODES).map(decoded).filter(|&of| self.has(of)).collect())
    }

    /// The slices there are outcomes of, those with fewer pieces first: how many positions are lost, drawn and won by who
    /// is to move, White, then Black unless both have the same; and how many bytes they take.
    #[must_use]
    pub fn slices(&self) -> Vec<(Material, Vec<Counts>, usize)> {
        let found = sorted(self.slices.iter().flatten().map(|slice| slice.layout.material()).collect());
        let told = |of: Material| self.slice(of).map(|slice| (of, slice.counts.clone(), slice.file.len()));
        found.into_iter().filter_map(told).collect()
    }

    /// What the position is worth to who is to move and how far its end is; nothing if there is no table of distances.
    ///
    /// Who has no piece has lost, and against nobody one has won.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        if position.mine == 0 {
            return Some(Value::LOST);
        }
        let turned = match position.turn {
            Colour::White => *position,
            Colour::Black => position.turned(self.movement.damier),
        };
        let (numbering, file) = self.distances[Material::of(&turned).code()?].as_ref()?;
        file.get(HEAD + numbering.number(&turned)).map(|&value| Value(value))
    }

    /// What the position is worth to who is to move; nothing if it has too many pieces, or if there is no slice of it or of
    /// what its captures lead to.
    ///
    /// The law must be that of the tables. Where the player must take, the captures are looked at.
    #[must_use]
    pub fn outcome<L: Law>(&self, law: L, position: &Position) -> Option<Outcome> {
        if (position.mine | position.theirs).count_ones() > self.pieces {
            return None;
        }
        if position.mine == 0 {
            return Some(Outcome::Lost);
        }
        let mut list: Vec<Move> = Vec::new();
        captures(law, position, &mut list);
        if !list.is_empty() {
            let replies = list.iter().map(|&made| self.outcome(law, &after(law, position, made)));
            return Outcome::of_known_moves(replies);
        }
        let damier = self.movement.damier;
        let (material, position) = seen_as(damier, position);
        let code = material.code()?;
        let slice = self.slices[code].as_ref()?;
        let index = slice.layout.index(&Board::of(damier, &position));
        let table = position.turn as usize;
        let number = u32::try_from(2 * code + table).unwrap_or(u32::MAX);
        Some(self.shelf.outcome(slice.tables.get(table)?, &slice.file, number, index))
    }

    /// How many positions of a material each value has; values beyond the last in use are left out.
    #[must_use]
    pub fn counts(&self, material: Material) -> Vec<u64> {
        let mut counts = vec![0; 1 + usize::from(u8::MAX)];
        if let Some((numbering, file)) = material.code().and_then(|code| self.distances[code].as_ref()) {
            let real =
                |&(number, _): &(usize, &u8)| material.men() < 2 || numbering.position(number).is_some();
            for (_, &value) in file[HEAD..].iter().enumerate().filter(real) {
                counts[usize::from(value)] += 1;
            }
        }
        let last = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        counts.truncate(last);
        counts
    }

    pub(crate) fn has(&self, material: Material) -> bool {
        material.code().is_some_and(|code| self.distances[code].is_some())
    }

    pub(crate) fn slice(&self, material: Material) -> Option<&SliceFile> {
        self.slices[oriented(material).code()?].as_ref()
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn path(&self, material: Material) -> PathBuf {
        self.folder.join(format!("{material}.table"))
    }

    /// What the first line of a table says it is.
    pub(crate) fn what(&self, material: Material) -> String {
        format!("{} {material}", slug(self.movement))
    }

    /// The bytes of a table, its first line included.
    pub(crate) fn file(&self, material: Material) -> Option<&[u8]> {
        self.distances[material.code()?].as_ref().map(|(_, file)| &**file)
    }

    pub(crate) fn load(&mut self, material: Material) -> Result<(), TableError> {
        let unsolvable = || TableError::Unsolvable(material.to_string());
        let code = material.code().ok_or_else(unsolvable)?;
        let numbering = Numbering::new(self.movement.damier, material).ok_or_else(unsolvable)?;
        let file = file::open(&self.path(material), &self.what(material), numbering.len())?;
        self.distances[code] = Some((numbering, file));
        self.pieces = self.pieces.max(material.pieces());
        Ok(())
    }
}

#[allow(clippy::cast_possible_truncation)] // a code is small
fn decoded(code: usize) -> Material {
    let base = MOST as usize + 1;
    let digit = |place: u32| (code / base.pow(place) % base) as u32;
    Material { mine: (digit(3), digit(2)), theirs: (digit(1), digit(0)) }
}

fn sorted(mut materials: Vec<Material>) -> Vec<Material> {
    materials.sort_by_key(|of| (of.pieces(), of.men(), *of));
    materials
}

/// What of a movement matters to a slice, in a word: where there are no men, how kings go and nothing else.
pub(crate) fn slice_slug(movement: Movement, material: Material) -> String {
    if material.men() > 0 { slug(movement) } else { kings_folder(movement) }
}

fn kings_folder(movement: Movement) -> String {
    format!("{}-kings-{}", 2 * movement.damier.half(), kings_slug(movement))
}

/// The materials that files of a folder are named after, in order; none if there is no such folder.
fn named(folder: &Path, extension: &str) -> Vec<Material> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let named = files.filter(|path| path.extension().is_some_and(|is| is == extension));
    sorted(named.filter_map(|path| Material::read(path.file_stem()?.to_str()?)).collect())
}

fn kings_slug(movement: Movement) -> &'static str {
    match movement.king_goes {
        KingGoes::OneStep => "one",
        KingGoes::Flying => "flying",
        KingGoes::FlyingAllWays => "flyingall",
    }
}

/// A movement in a word.
pub(crate) fn slug(movement: Movement) -> String {
    let steps = match movement.man_steps {
        ManSteps::Forward => "forward",
        ManSteps::AllWays => "all",
    };
    let takes = match movement.man_takes {
        ManTakes::Forward => "forward",
        ManTakes::ForwardAndBack => "back",
        ManTakes::AllWays => "all",
    };
    let most = match movement.precedence {
        Precedence::Most => "most",
        Precedence::MostThenStrongest => "strongest",
        Precedence::MostByKing => "byking",
    };
    format!("{}-{steps}-{takes}-{}-{most}", 2 * movement.damier.half(), kings_slug(movement))
}
