//! Draughts for Python: a game one plays act by act, and boards by the thousand.

use academie_draughts::{
    Accord, Act, Bits, Colour, Damier, DraughtsTable, Ending, KingGoes, Law, Limit, MainLineDraw, ManSteps,
    ManTakes, Move, Movement, Partie, Phase, Position, Precedence, Rules, Why, legal_moves, perft_by,
};
use numpy::ndarray::ArrayView2;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyReadonlyArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::env::Environment;
use crate::switches::Switches;
use crate::{unknown, value_error};

/// White's pieces, Black's, which are kings, and who is to move, square n being bit n; as the law's `Position`.
pub(crate) type Board = (u64, u64, u64, u8);
/// Where a move begins and ends, and what it takes, square n being bit n.
pub(crate) type MoveTuple = (u32, u32, u64);
/// Where the moves of each board begin, and the moves of all.
type Listed<'py> = (Bound<'py, PyArray1<u64>>, Bound<'py, PyArray2<u64>>);

pub(crate) fn colour(seat: u8) -> PyResult<Colour> {
    match seat {
        0 => Ok(Colour::White),
        1 => Ok(Colour::Black),
        _ => Err(PyValueError::new_err(format!("a seat is 0 or 1, not {seat}"))),
    }
}

fn seat(colour: Colour) -> u8 {
    colour as u8
}

pub(crate) fn position(damier: Damier, board: Board) -> PyResult<Position> {
    let (white, black, kings, turn) = board;
    let off_the_board = damier.compact(damier.all());
    if (white | black) & !off_the_board != 0 || white & black != 0 || kings & !(white | black) != 0 {
        return Err(PyValueError::new_err(format!(
            "no position: white {white:#x}, black {black:#x}, kings {kings:#x}"
        )));
    }
    Ok(Position::from_compact(damier, white, black, kings, colour(turn)?))
}

pub(crate) fn board(damier: Damier, position: &Position) -> Board {
    let compact = |bits: Bits| damier.compact(bits);
    let (white, black) = (position.of(Colour::White), position.of(Colour::Black));
    (compact(white), compact(black), compact(position.kings), seat(position.turn))
}

pub(crate) fn move_tuple(damier: Damier, made: Move) -> MoveTuple {
    let number = |square: u8| damier.number_of(u32::from(square));
    (number(made.from), number(made.to), damier.compact(made.taken))
}

/// Beyond any count of moves that a law or a game can come to; sums of two such stay far from overflowing.
const MOST_MOVES: u32 = 1_000_000;
/// Deeper, a count would neither end nor fit.
const DEEPEST: usize = 64;

fn few_moves(counts: &[u32]) -> PyResult<()> {
    if counts.iter().any(|&count| count > MOST_MOVES) {
        return Err(PyValueError::new_err(format!("moves are counted to {MOST_MOVES} at most")));
    }
    Ok(())
}

/// A law of draughts, each switch by the name and value it has in the law in Python.
#[pyclass(frozen, from_py_object)]
#[derive(Clone, Copy)]
pub struct DraughtsRules(pub(crate) Rules);

#[pymethods]
impl DraughtsRules {
    #[new]
    fn new(switches: &Bound<'_, PyDict>) -> PyResult<Self> {
        let law = Switches::new("DraughtsRules", switches)?;
        law.leave(&["men"])?;
        let rules = Rules {
            movement: movement(&law)?,
            main_line_draw: law.choose(
                "main_line_draw",
                &[
                    ("never", MainLineDraw::Never),
                    ("alone-on-it", MainLineDraw::AloneOnIt),
                    ("safe-on-it", MainLineDraw::SafeOnIt),
                ],
            )?,
            main_line_draw_at_odds: law.take("main_line_draw_at_odds")?,
            three_to_one: law.take("three_to_one")?,
            three_to_one_giving_draw: law.take("three_to_one_giving_draw")?,
            extra_needs_main_line: law.take("extra_needs_main_line")?,
            three_may_be_men: law.take("three_may_be_men")?,
            two_to_one: law.take("two_to_one")?,
            offer_to_crown: law.take("offer_to_crown")?,
            quiet_moves: law.take("quiet_moves")?,
            repetition: law.take("repetition")?,
        };
        law.finish()?;
        few_moves(&[
            rules.three_to_one,
            rules.three_to_one_giving_draw,
            rules.two_to_one,
            rules.quiet_moves,
            rules.repetition,
        ])?;
        Ok(Self(rules))
    }

    /// Return the legal moves of a board, in order: start, end and what is taken.
    fn moves(&self, board: Board) -> PyResult<Vec<MoveTuple>> {
        let damier = self.0.movement.damier;
        let position = position(damier, board)?;
        Ok(legal_moves(&self.0, &position).into_iter().map(|made| move_tuple(damier, made)).collect())
    }

    /// Return how many sequences of `depth` moves there are from a board.
    fn perft(&self, py: Python<'_>, board: Board, depth: usize) -> PyResult<u64> {
        if depth > DEEPEST {
            return Err(PyValueError::new_err(format!("moves are counted {DEEPEST} deep at most")));
        }
        let position = position(self.0.movement.damier, board)?;
        Ok(py.detach(|| perft_by(self.0.movement, &position, depth)))
    }

    /// Return the legal moves of many boards at once.
    ///
    /// `boards` has a row for each: white, black, kings, turn. The moves come in rows of start, end and taken, and
    /// those of board n are the rows from `offsets[n]` up to `offsets[n + 1]`.
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn all_moves<'py>(&self, py: Python<'py>, boards: PyReadonlyArray2<'py, u64>) -> PyResult<Listed<'py>> {
        let boards = boards.as_array();
        let (offsets, moves) = py.detach(|| all_moves(&self.0, &boards))?;
        let rows = moves.len() / 3;
        let moves = numpy::ndarray::Array2::from_shape_vec((rows, 3), moves).map_err(value_error)?;
        Ok((offsets.into_pyarray(py), moves.into_pyarray(py)))
    }
}

/// The positions of many boards, a row each: white, black, kings, turn.
pub(crate) fn positions(damier: Damier, boards: &ArrayView2<'_, u64>) -> PyResult<Vec<Position>> {
    if boards.ncols() != 4 {
        return Err(PyValueError::new_err("a board is a row of four: white, black, kings, turn"));
    }
    let turn = |count: u64| u8::try_from(count).unwrap_or(u8::MAX);
    let rows = boards.rows().into_iter();
    rows.map(|row| position(damier, (row[0], row[1], row[2], turn(row[3])))).collect()
}

fn all_moves(rules: &Rules, boards: &ArrayView2<'_, u64>) -> PyResult<(Vec<u64>, Vec<u64>)> {
    let damier = rules.movement.damier;
    let (mut offsets, mut moves) = (vec![0], Vec::new());
    for position in positions(damier, boards)? {
        for made in legal_moves(rules, &position) {
            let (start, end, taken) = move_tuple(damier, made);
            moves.extend([u64::from(start), u64::from(end), taken]);
        }
        offsets.push(moves.len() as u64 / 3);
    }
    Ok((offsets, moves))
}

fn movement(law: &Switches<'_>) -> PyResult<Movement> {
    let side: u32 = law.take("damier")?;
    Ok(Movement {
        damier: match side {
            10 => Damier::Hundred,
            8 => Damier::SixtyFour,
            _ => return Err(PyValueError::new_err(format!("no damier is {side} by {side}"))),
        },
        man_steps: law
            .choose("man_steps", &[("forward", ManSteps::Forward), ("all-ways", ManSteps::AllWays)])?,
        man_takes: law.choose(
            "man_takes",
            &[
                ("forward", ManTakes::Forward),
                ("forward-and-back", ManTakes::ForwardAndBack),
                ("all-ways", ManTakes::AllWays),
            ],
        )?,
        king_goes: law.choose(
            "king_goes",
            &[
                ("one-step", KingGoes::OneStep),
                ("flying", KingGoes::Flying),
                ("flying-all-ways", KingGoes::FlyingAllWays),
            ],
        )?,
        precedence: law.choose(
            "precedence",
            &[
                ("most", Precedence::Most),
                ("most-then-strongest", Precedence::MostThenStrongest),
                ("most-by-king", Precedence::MostByKing),
            ],
        )?,
    })
}

/// A state of a game of draughts.
#[pyclass(frozen, from_py_object)]
#[derive(Clone)]
pub struct DraughtsPartie(pub(crate) Partie);

#[pymethods]
impl DraughtsPartie {
    #[new]
    #[pyo3(signature = (rules, board, *, qui_perd_gagne=false, premier_a_dame=false, remise=None, giver=None,
        phase="play", limit=None, quiet=0, seen=Vec::new()))]
    #[allow(clippy::too_many_arguments)] // one a field of the law's state
    fn new(
        rules: DraughtsRules,
        board: Board,
        qui_perd_gagne: bool,
        premier_a_dame: bool,
        remise: Option<u8>,
        giver: Option<u8>,
        phase: &str,
        limit: Option<(u8, u32)>,
        quiet: u32,
        seen: Vec<Board>,
    ) -> PyResult<Self> {
        few_moves(&[quiet, limit.map_or(0, |(_, left)| left)])?;
        let damier = rules.0.movement.damier;
        let accord = Accord {
            qui_perd_gagne,
            premier_a_dame,
            remise: remise.map(colour).transpose()?,
            giver: giver.map(colour).transpose()?,
        };
        let limit =
            limit.map(|(lone, left)| PyResult::Ok(Limit { lone: colour(lone)?, left })).transpose()?;
        let seen = seen.into_iter().map(|board| position(damier, board)).collect::<PyResult<_>>()?;
        let phase = match phase {
            "play" => Phase::Play,
            "offered" => Phase::Offered,
            "refused" => Phase::Refused,
            "left" => Phase::Left,
            other => return Err(unknown("phase", other)),
        };
        let partie = Partie::new(rules.0, accord, position(damier, board)?, limit);
        Ok(Self(partie.with_past(phase, quiet, seen)))
    }

    /// The game for learners, as it stands.
    fn environment(&self) -> Environment {
        Environment::of(DraughtsTable::new(self.0.clone()))
    }

    #[getter]
    fn board(&self) -> Board {
        board(self.damier(), self.0.position())
    }

    /// Who is to act; nobody when the game is over.
    #[getter]
    fn actor(&self) -> Option<u8> {
        self.0.actor().map(seat)
    }

    /// Why the game is over and who has won it, or nothing while it goes on.
    #[getter]
    fn ending(&self) -> Option<(&'static str, Option<u8>)> {
        self.0.ending().map(|Ending { why, winner }| (word(why), winner.map(seat)))
    }

    /// Return the legal moves; none when the game is over or an offer waits for its answer.
    fn moves(&self) -> Vec<MoveTuple> {
        let moves = self.0.acts().into_iter().filter_map(|act| match act {
            Act::Move(made) => Some(move_tuple(self.damier(), made)),
            _ => None,
        });
        moves.collect()
    }

    /// Return the names of the legal acts that are no moves.
    fn words(&self) -> Vec<&'static str> {
        self.0.acts().into_iter().filter_map(act_word).collect()
    }

    /// Return the state after a legal move.
    fn play(&self, made: MoveTuple) -> PyResult<Self> {
        let moves = self.0.legal().iter().copied();
        let found = moves.into_iter().find(|&legal| move_tuple(self.damier(), legal) == made);
        found
            .and_then(|made| self.0.apply(Act::Move(made)))
            .map(Self)
            .ok_or_else(|| illegal(&format!("{made:?}")))
    }

    /// Return the state after another legal act, given by its name.
    fn say(&self, word: &str) -> PyResult<Self> {
        let found = self.0.acts().into_iter().find(|&act| act_word(act) == Some(word));
        found.and_then(|act| self.0.apply(act)).map(Self).ok_or_else(|| illegal(word))
    }
}

impl DraughtsPartie {
    fn damier(&self) -> Damier {
        self.0.rules().movement.movement().damier
    }
}

fn illegal(act: &str) -> PyErr {
    PyValueError::new_err(format!("{act} is not legal now"))
}

fn act_word(act: Act) -> Option<&'static str> {
    match act {
        Act::Move(_) => None,
        Act::OffrirDeDamer => Some("offrir-de-damer"),
        Act::LaisserDamer => Some("laisser-damer"),
        Act::RefuserDeDamer => Some("refuser-de-damer"),
        Act::QuitterRemise => Some("quitter-remise"),
    }
}

fn word(why: Why) -> &'static str {
    match why {
        Why::NoPieces => "sans-pions",
        Why::Blocked => "enferme",
        Why::FirstKing => "premier-a-dame",
        Why::MainLine => "ligne-du-milieu",
        Why::Limited => "coups-limites",
        Why::Quiet => "coups-sans-progres",
        Why::Repetition => "repetition",
        Why::Left => "offre-refusee",
    }
}
