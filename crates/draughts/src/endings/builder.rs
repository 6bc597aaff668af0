//! Building slices of outcomes one after another, each from those before it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use academie_tablebase::{BLOCK, Outcome, Verdicts, pack};

use crate::endings::build::before;
use crate::endings::check::{Check, Lot};
use crate::endings::file::TableError;
use crate::endings::layout::Layout;
use crate::endings::material::Material;
use crate::endings::outcome_file::{self, Counts, SliceFile, keep, kept, tables_of};
use crate::endings::passes::{Cursor, Job, Overseer, Pace};
use crate::endings::solved::{Solved, Unpacked, oriented};
use crate::endings::survey::{Survey, Surveying, Walk, count, to_pack};
use crate::endings::tables::slice_slug;
use crate::movement::{ByLaw, Law, ManSteps, Movement};
use crate::position::{Colour, Position};

/// How long work may last before it is kept.
const KEPT_EVERY: Duration = Duration::from_secs(60);
/// The stage of a slice that is solved and not written yet.
const PACKING: u64 = u64::MAX;

/// How far a slice is.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// What is worked on.
    pub material: Material,
    /// The wave of men or the pass over the kings; nothing once it is being packed.
    pub stage: Option<u64>,
    /// The part that is done: of the slice where there are men or it is being packed, of the pass where there are none.
    pub share: f64,
    /// How many positions were gone over, a position being gone over again in every pass.
    pub positions: u64,
}

/// What hears of stages; it ends the work by returning false.
pub type ReportStage<'a> = &'a mut dyn FnMut(Stage) -> bool;

/// A folder in which slices of a movement are built, and others in which some may be already.
pub struct Builder {
    movement: Movement,
    roots: Vec<PathBuf>,
    solved: Solved,
}

impl Builder {
    /// Tables are written below the first root.
    #[must_use]
    pub fn new(root: &Path, others: &[PathBuf], movement: Movement) -> Self {
        let roots = std::iter::once(root.to_path_buf()).chain(others.iter().cloned()).collect();
        Self { movement, roots, solved: Solved::default() }
    }

    /// Builds a slice unless it is there. Returns whether it came to the end; if not, it goes on from there next time.
    ///
    /// # Errors
    /// If a slice that must be there before is missing, or a file cannot be read or written.
    pub fn build(
        &mut self,
        material: Material,
        threads: usize,
        report: ReportStage<'_>,
    ) -> Result<bool, TableError> {
        let material = oriented(material);
        if self.file(material)?.is_some() {
            return Ok(true);
        }
        let unsolvable = || TableError::Unsolvable(material.to_string());
        if material.men() > 0 && self.movement.man_steps == ManSteps::AllWays {
            return Err(unsolvable());
        }
        let layout = Layout::new(self.movement.damier, material).ok_or_else(unsolvable)?;
        self.load(material)?;
        let done = path(&self.roots[0], self.movement, material);
        fs::create_dir_all(done.parent().unwrap_or(&self.roots[0]))?;
        let build = Build { builder: self, layout: &layout, done, threads, report };
        let Some(tables) = build.builder.movement.rule(build)? else { return Ok(false) };
        let [white, black] = tables;
        let black = if layout.is_even() { Verdicts::default() } else { black };
        self.solved.put(Unpacked { layout, tables: [white, black] });
        Ok(true)
    }

    /// Where a slice is written.
    #[must_use]
    pub fn path(&self, material: Material) -> PathBuf {
        path(&self.roots[0], self.movement, oriented(material))
    }

    /// Whether a slice is there, here or in one of the other folders.
    ///
    /// # Errors
    /// If its file is damaged.
    pub fn has(&self, material: Material) -> Result<bool, TableError> {
        self.file(oriented(material)).map(|file| file.is_some())
    }

    /// The slices that one needs, in an order in which they can be built, and itself at the end.
    #[must_use]
    pub fn needed(material: Material) -> Vec<Material> {
        leads_to(material).into_iter().chain([oriented(material)]).collect()
    }

    /// Verifies that what a slice says of positions follows from their moves, and returns of how many: of all, or of so
    /// many drawn by lot. Nothing of the solving is used but where a position stands.
    ///
    /// # Errors
    /// If the slice, or one that it leads to, is missing, damaged or wrong.
    pub fn check(
        &mut self,
        material: Material,
        sample: Option<Lot>,
        report: ReportStage<'_>,
    ) -> Result<u64, TableError> {
        let material = self.take_out(material)?;
        let check = Check { material, solved: &self.solved, sample, report };
        match self.movement.rule(check) {
            Ok(checked) => Ok(checked),
            Err(()) => {
                Err(TableError::Wrong(path(&self.roots[0], self.movement, material).display().to_string()))
            }
        }
    }

    /// How the positions of a slice stand in which nobody can take; nothing if who listens ended the work.
    ///
    /// # Errors
    /// If the slice, or one that it leads to, is missing or damaged.
    pub fn survey(
        &mut self,
        material: Material,
        report: ReportStage<'_>,
    ) -> Result<Option<Survey>, TableError> {
        let material = self.take_out(material)?;
        let missing = || TableError::Missing(material.to_string());
        let slice = self.solved.get(material).ok_or_else(missing)?;
        let mut go_on = |share| report(Stage { material, stage: None, share, positions: 0 });
        Ok(self.movement.rule(Surveying { slice, go_on: &mut go_on }))
    }

    /// Brings a slice and what it leads to into memory, to be asked many times.
    ///
    /// # Errors
    /// If one of them is missing or damaged.
    pub fn take_out(&mut self, material: Material) -> Result<Material, TableError> {
        let material = oriented(material);
        self.load(material)?;
        self.bring(material)?;
        Ok(material)
    }

    /// What a position is worth to who is to move, by what is in memory.
    #[must_use]
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.solved.outcome(self.movement, position)
    }

    /// The movement its slices are of.
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.movement
    }

    /// Brings into memory what a slice leads to, and puts away the rest.
    fn load(&mut self, material: Material) -> Result<(), TableError> {
        let wanted = leads_to(material);
        self.solved.keep(&wanted);
        wanted.into_iter().try_for_each(|material| self.bring(material))
    }

    fn bring(&mut self, material: Material) -> Result<(), TableError> {
        if !self.solved.has(material) {
            let file = self.file(material)?.ok_or_else(|| TableError::Missing(material.to_string()))?;
            self.solved.put(unpacked(&file));
        }
        Ok(())
    }

    fn file(&self, material: Material) -> Result<Option<SliceFile>, TableError> {
        let mut files = self.roots.iter().map(|root| path(root, self.movement, material));
        match files.find(|path| path.exists()) {
            Some(path) => opened(&path, self.movement, material).map(Some),
            None => Ok(None),
        }
    }
}

/// Where a slice is kept.
pub(crate) fn path(root: &Path, movement: Movement, material: Material) -> PathBuf {
    root.join(slice_slug(movement, material)).join(format!("{material}.outcomes"))
}

/// What the first line of its file says it is.
fn what(movement: Movement, material: Material) -> String {
    format!("{} {material}", slice_slug(movement, material))
}

/// Opens the file of a slice.
pub(crate) fn opened(path: &Path, movement: Movement, material: Material) -> Result<SliceFile, TableError> {
    let unsolvable = || TableError::Unsolvable(material.to_string());
    let layout = Layout::new(movement.damier, material).ok_or_else(unsolvable)?;
    outcome_file::open(path, &what(movement, material), layout)
}

/// A slice in memory, from its file.
pub(crate) fn unpacked(slice: &SliceFile) -> Unpacked {
    let mut tables = [Verdicts::default(), Verdicts::default()];
    for (table, packed) in tables.iter_mut().zip(&slice.tables) {
        *table = Verdicts::unknown(slice.layout.len());
        for nth in 0..slice.layout.len().div_ceil(BLOCK) {
            let mut index = nth * BLOCK;
            packed.unpack(&slice.file, nth, |value| {
                table.settle(index, [Outcome::Lost, Outcome::Drawn, Outcome::Won][usize::from(value.min(2))]);
                index += 1;
            });
        }
    }
    Unpacked { layout: slice.layout.clone(), tables }
}

/// Every material that captures and new kings may lead to, those with fewer pieces first.
pub(crate) fn leads_to(material: Material) -> Vec<Material> {
    let mut found = vec![oriented(material)];
    let mut looked = 0;
    while looked < found.len() {
        for next in before(found[looked]) {
            let next = oriented(next);
            if !found.contains(&next) {
                found.push(next);
            }
        }
        looked += 1;
    }
    found.swap_remove(0);
    found.sort_by_key(|of| (of.pieces(), of.men(), *of));
    found
}

/// One slice to be built.
struct Build<'a, 'r> {
    builder: &'a Builder,
    layout: &'a Layout,
    done: PathBuf,
    threads: usize,
    report: ReportStage<'r>,
}

impl ByLaw for Build<'_, '_> {
    type Answer = Result<Option<[Verdicts; 2]>, TableError>;

    fn by<L: Law>(self, law: L) -> Self::Answer {
        let material = self.layout.material();
        let what = what(law.movement(), material);
        let partial = self.done.with_extension("partial");
        let length = self.layout.len();
        let begun = || (Cursor::default(), [Verdicts::unknown(length), Verdicts::unknown(length)]);
        let (cursor, tables) = kept(&partial, &what, self.layout).unwrap_or_else(begun);
        let mut keeper = Keeper {
            material,
            partial: &partial,
            what: &what,
            report: self.report,
            stopped: false,
            last: Instant::now(),
            failed: None,
        };
        let solved = &self.builder.solved;
        let job = Job { law, layout: self.layout, tables: &tables, solved, threads: self.threads };
        let finished = cursor.stage == PACKING || job.run(cursor, &mut keeper);
        if finished {
            keeper.last = Instant::now();
        }
        if let Some(error) = keeper.failed.take() {
            return Err(error);
        }
        if !finished {
            return Ok(None);
        }
        let Some((counts, body)) = packed(law, self.layout, &tables, &mut keeper) else {
            keep(&partial, &what, Cursor { stage: PACKING, ..Cursor::default() }, &tables)?;
            return Ok(None);
        };
        outcome_file::write(&self.done, &what, self.layout, &counts, &body)?;
        if partial.exists() {
            fs::remove_file(&partial)?;
        }
        Ok(Some(tables))
    }
}

/// The tables counted and packed; nothing if who listens ended the work.
fn packed<L: Law>(
    law: L,
    layout: &Layout,
    tables: &[Verdicts; 2],
    keeper: &mut Keeper<'_>,
) -> Option<(Vec<Counts>, Vec<u8>)> {
    let (mut counts, mut body) = (Vec::new(), Vec::new());
    for (table, turn) in tables.iter().zip([Colour::White, Colour::Black]).take(tables_of(layout)) {
        counts.push(count(layout, table, &mut || keeper.packs(0.0))?);
        let mut walk = Walk::new(layout);
        let length = layout.len();
        body.extend(pack(length, &mut |nth, values| {
            let places = nth * BLOCK..length.min((nth + 1) * BLOCK);
            #[allow(clippy::cast_precision_loss)] // a share
            let share = places.start as f64 / length as f64;
            to_pack(law, &mut walk, table, turn, places, values);
            nth % 16 != 0 || keeper.packs(share)
        })?);
    }
    Some((counts, body))
}

/// Keeps work now and then, and when it is broken off.
struct Keeper<'a> {
    material: Material,
    partial: &'a Path,
    what: &'a str,
    report: ReportStage<'a>,
    stopped: bool,
    last: Instant,
    failed: Option<TableError>,
}

impl Keeper<'_> {
    /// Tells how much is packed; returns whether to go on.
    fn packs(&mut self, share: f64) -> bool {
        (self.report)(Stage { material: self.material, stage: None, share, positions: 0 })
    }
}

impl Overseer for Keeper<'_> {
    fn hears(&mut self, pace: Pace) -> bool {
        let Pace { stage, share, positions } = pace;
        self.stopped |=
            !(self.report)(Stage { material: self.material, stage: Some(stage), share, positions });
        !self.stopped && self.failed.is_none()
    }

    fn may_keep(&mut self, cursor: Cursor, tables: &[Verdicts; 2]) {
        if !self.stopped && self.last.elapsed() < KEPT_EVERY || cursor == Cursor::default() {
            return;
        }
        self.failed = keep(self.partial, self.what, cursor, tables).err();
        self.last = Instant::now();
    }
}
