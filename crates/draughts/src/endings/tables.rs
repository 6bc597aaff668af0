//! The tables there are for a movement, looked up by position.

use std::path::{Path, PathBuf};

use academie_tablebase::{Mapped, Value};

use crate::endings::file::{self, HEAD, TableError};
use crate::endings::material::{MOST, Material};
use crate::endings::numbering::Numbering;
use crate::movement::{KingGoes, ManSteps, ManTakes, Movement, Precedence};
use crate::position::{Colour, Position};

const CODES: usize = (MOST as usize + 1).pow(4);

/// The tables of one movement, in a folder of their own. Rule sets whose pieces go alike share them.
pub struct Tables {
    movement: Movement,
    folder: PathBuf,
    found: Vec<Option<(Numbering, Mapped)>>,
    pieces: u32,
}

impl Tables {
    /// The tables found below a folder; none is no fault.
    ///
    /// # Errors
    /// If a table cannot be read, or is not what its name says.
    pub fn open(root: &Path, movement: Movement) -> Result<Self, TableError> {
        let folder = root.join(slug(movement));
        let mut tables = Self { movement, folder, found: Vec::new(), pieces: 0 };
        tables.found.resize_with(CODES, || None);
        for code in 0..CODES {
            let material = decoded(code);
            if tables.path(material).exists() {
                tables.load(material)?;
            }
        }
        Ok(tables)
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

    /// The materials there are tables of, those with fewer pieces first.
    #[must_use]
    pub fn materials(&self) -> Vec<Material> {
        let mut materials: Vec<Material> = (0..CODES).map(decoded).filter(|&of| self.has(of)).collect();
        materials.sort_by_key(|of| (of.pieces(), of.men(), *of));
        materials
    }

    /// What the position is worth to who is to move; nothing if there is no table.
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
        let (numbering, file) = self.found[Material::of(&turned).code()?].as_ref()?;
        file.get(HEAD + numbering.number(&turned)).map(|&value| Value(value))
    }

    /// How many positions of a material each value has; values beyond the last in use are left out.
    #[must_use]
    pub fn counts(&self, material: Material) -> Vec<u64> {
        let mut counts = vec![0; 1 + usize::from(u8::MAX)];
        if let Some((numbering, file)) = material.code().and_then(|code| self.found[code].as_ref()) {
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
        material.code().is_some_and(|code| self.found[code].is_some())
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
        self.found[material.code()?].as_ref().map(|(_, file)| &**file)
    }

    pub(crate) fn load(&mut self, material: Material) -> Result<(), TableError> {
        let unsolvable = || TableError::Unsolvable(material.to_string());
        let code = material.code().ok_or_else(unsolvable)?;
        let numbering = Numbering::new(self.movement.damier, material).ok_or_else(unsolvable)?;
        let file = file::open(&self.path(material), &self.what(material), numbering.len())?;
        self.found[code] = Some((numbering, file));
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

/// A movement in a word.
fn slug(movement: Movement) -> String {
    let steps = match movement.man_steps {
        ManSteps::Forward => "forward",
        ManSteps::AllWays => "all",
    };
    let takes = match movement.man_takes {
        ManTakes::Forward => "forward",
        ManTakes::ForwardAndBack => "back",
        ManTakes::AllWays => "all",
    };
    let kings = match movement.king_goes {
        KingGoes::OneStep => "one",
        KingGoes::Flying => "flying",
        KingGoes::FlyingAllWays => "flyingall",
    };
    let most = match movement.precedence {
        Precedence::Most => "most",
        Precedence::MostThenStrongest => "strongest",
        Precedence::MostByKing => "byking",
    };
    format!("{}-{steps}-{takes}-{kings}-{most}", 2 * movement.damier.half())
}
