//! Tables of endings built, proven and used: the facts of three pieces, and what a search says of the same positions.

use std::path::PathBuf;
use std::sync::Arc;

use academie_draughts::{
    Accord, Act, Builder, Colour, Damier, Engine, Limits, Lot, MainLineDraw, Material, Movement, Outcome,
    Partie, Position, Rules, Stage, Stop, TableError, Tables, USUAL, Value, Weights, Wish, build,
    legal_moves, pairs, read_fen, verify_all,
};

const RULES: Rules = Rules {
    movement: Movement::POLISH,
    main_line_draw: MainLineDraw::Never,
    main_line_draw_at_odds: false,
    three_to_one: 0,
    three_to_one_giving_draw: 0,
    extra_needs_main_line: false,
    three_may_be_men: true,
    two_to_one: 0,
    offer_to_crown: false,
    quiet_moves: 0,
    repetition: 0,
};

/// A folder of its own for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("academie-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn built(name: &str, movement: Movement, pieces: u32) -> Self {
        let folder = Self::new(name);
        build(&folder.0, movement, &pairs(pieces, None), &mut |_| true).unwrap();
        folder
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn value(tables: &Tables, fen: &str) -> Value {
    tables.value(&read_fen(fen, tables.movement().damier).unwrap()).unwrap()
}

#[test]
fn two_pieces_by_hand() {
    let folder = Folder::built("two", Movement::POLISH, 2);
    let tables = Tables::open(&[&folder.0], Movement::POLISH).unwrap();
    assert_eq!(tables.pieces(), 2);
    assert_eq!(value(&tables, "W:WK46:BK14"), Value(2), "it takes at once, the line being free");
    assert_eq!(value(&tables, "W:WK46:BK5"), Value(3), "it must leave its corner, and is taken");
    assert_eq!(value(&tables, "B:WK46:BK5"), Value(3));
    assert_eq!(value(&tables, "W:WK1:BK49"), Value::DRAWN);
    assert_eq!(value(&tables, "W:W31:B27"), Value(2), "31x22 takes the last man");
    assert_eq!(verify_all(&folder.0, Movement::POLISH, &mut |_| true).unwrap(), 4);
}

#[test]
fn every_law_has_tables() {
    for (nth, movement) in
        [Movement::FRENCH, Movement::STRONGEST, Movement::BABYLONIAN].into_iter().enumerate()
    {
        let folder = Folder::built(&format!("law{nth}"), movement, 2);
        assert_eq!(verify_all(&folder.0, movement, &mut |_| true).unwrap(), 4);
    }
}

#[test]
fn broken_off_work_goes_on_and_damage_is_found() {
    let folder = Folder::new("damage");
    let materials = pairs(2, None);
    let mut steps = 0;
    build(&folder.0, Movement::POLISH, &materials, &mut |progress| {
        steps += 1;
        progress.done < 1
    })
    .unwrap();
    assert_eq!(Tables::open(&[&folder.0], Movement::POLISH).unwrap().materials().len(), 1);
    build(&folder.0, Movement::POLISH, &materials, &mut |_| true).unwrap();
    let path = folder.0.join("10-forward-back-flying-most").join("m0k1-m0k1.table");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[128] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    assert!(matches!(verify_all(&folder.0, Movement::POLISH, &mut |_| true), Err(TableError::Wrong(_))));
    std::fs::write(&path, &bytes[..500]).unwrap();
    assert!(matches!(Tables::open(&[&folder.0], Movement::POLISH), Err(TableError::Wrong(_))));
}

#[test]
fn what_comes_before_must_be_there() {
    let folder = Folder::new("before");
    let alone = [Material { mine: (0, 2), theirs: (0, 1) }];
    let failed = build(&folder.0, Movement::POLISH, &alone, &mut |_| true);
    assert!(matches!(failed, Err(TableError::Missing(_))));
}

/// With tables the engine knows at depth one what it needs depth for without them.
#[test]
fn the_search_uses_them() {
    let folder = Folder::built("search", Movement::FRENCH, 2);
    let tables = Arc::new(Tables::open(&[&folder.0], Movement::FRENCH).unwrap());
    let rules = Rules { movement: Movement::FRENCH, ..RULES };
    let engine = |tables| Engine::new(rules, Weights::read(USUAL).unwrap(), 1, tables);
    let wish = Wish::within(Limits { depth: Some(1), ..Limits::default() });
    let position = read_fen("W:WK1:BK3", Damier::SixtyFour).unwrap();
    let partie = Partie::set_up(rules, Accord::default(), position);
    let found = engine(Some(tables.clone())).analyse(&partie, wish, &Stop::default(), &mut |_| ());
    let known = tables.value(&position).unwrap();
    assert_eq!(known.is_won(), found.lines[0].score > 20_000);
    assert_eq!(known == Value::DRAWN, found.lines[0].score == 0);
    assert!(!legal_moves(&rules, &position).is_empty());
}

/// Outcomes of up to so many pieces, and kings only as asked.
fn outcomes(name: &str, movement: Movement, pieces: u32, kings: Option<(u32, u32)>) -> Folder {
    let folder = Folder::new(name);
    let mut builder = Builder::new(&folder.0, &[], movement);
    for material in pairs(pieces, kings) {
        assert!(builder.build(material, 2, &mut |_| true).unwrap());
    }
    folder
}

fn outcome_of(value: Value) -> Outcome {
    match value {
        value if value.is_won() => Outcome::Won,
        value if value.is_lost() => Outcome::Lost,
        _ => Outcome::Drawn,
    }
}

/// Every placement of so few pieces, whoever is to move, with men only where men may stand.
fn every_position(damier: Damier, pieces: u32) -> Vec<Position> {
    let mut found = Vec::new();
    let squares = damier.squares();
    let choices = 4u32.pow(pieces);
    for code in 0..squares.pow(pieces) * choices {
        let (mut places, mut kind) = (code / choices, code % choices);
        let mut sets = [0u64; 4];
        let mut rising = 0;
        for _ in 0..pieces {
            let square = places % squares + 1;
            if square <= rising {
                break;
            }
            rising = square;
            sets[(kind % 4) as usize] |= 1 << square;
            places /= squares;
            kind /= 4;
        }
        let [white_men, white_kings, black_men, black_kings] = sets;
        let (white, black, kings) =
            (white_men | white_kings, black_men | black_kings, white_kings | black_kings);
        let top = damier.compact(damier.last_row(true));
        let bottom = damier.compact(damier.last_row(false));
        let all = (white | black).count_ones() == pieces && white != 0 && black != 0;
        if all && white_men & top == 0 && black_men & bottom == 0 {
            for turn in [Colour::White, Colour::Black] {
                found.push(Position::from_compact(damier, white, black, kings, turn));
            }
        }
    }
    found
}

/// Solved one way and another, they say the same of every position.
#[test]
fn outcomes_agree_with_distances() {
    agree(&[("french", Movement::FRENCH, 2), ("polish", Movement::POLISH, 2)]);
}

#[test]
#[ignore = "takes a minute unless optimised"]
fn outcomes_of_three_pieces_agree_with_distances() {
    agree(&[("french3", Movement::FRENCH, 3), ("polish3", Movement::POLISH, 3)]);
}

fn agree(laws: &[(&str, Movement, u32)]) {
    for &(name, movement, pieces) in laws {
        let distances = Folder::built(&format!("distances-{name}"), movement, pieces);
        let slices = outcomes(&format!("outcomes-{name}"), movement, pieces, None);
        let distances = Tables::open(&[&distances.0], movement).unwrap();
        let slices = Tables::open(&[&slices.0], movement).unwrap();
        assert_eq!(slices.pieces(), pieces);
        let positions = every_position(movement.damier, pieces);
        assert!(positions.len() > 5_000);
        for position in positions {
            let value = distances.value(&position).unwrap();
            assert_eq!(slices.outcome(movement, &position), Some(outcome_of(value)), "{position:?}");
        }
        let counted: u64 = slices.slices().iter().flat_map(|slice| slice.1.iter().flatten()).sum();
        let by_distance: u64 = distances.materials().iter().flat_map(|&of| distances.counts(of)).sum();
        assert_eq!(counted, by_distance, "every position is counted once");
    }
}

/// What others found of three kings against one: none of 83,480 is lost with the lone king on the line; four always win.
#[test]
fn kings_are_counted_with_their_symmetries() {
    let folder = outcomes("kings", Movement::POLISH, 2, Some((3, 1)));
    let tables = Tables::open(&[&folder.0], Movement::POLISH).unwrap();
    let slices = tables.slices();
    let (_, counts, _) = slices.iter().find(|(of, ..)| of.mine == (0, 3) && of.theirs == (0, 1)).unwrap();
    assert_eq!(counts.iter().map(|of| of.iter().sum::<u64>()).collect::<Vec<_>>(), [921_200, 921_200]);
    assert_eq!(counts[0][0], 0, "three kings to move never lose against one");
    let kings = Tables::open(&[&folder.0], Movement::STRONGEST).unwrap();
    assert_eq!(kings.pieces(), 4, "what must be taken of kings only is the same by every law");
}

#[test]
fn broken_off_slices_go_on_and_come_out_the_same() {
    let whole = outcomes("whole", Movement::FRENCH, 3, None);
    let folder = Folder::new("pieces");
    let mut stopped = 0;
    for material in pairs(3, None) {
        // It is broken off at ever later stages, and taken up again by a builder that knows nothing.
        for patience in 0.. {
            let mut heard = 0;
            let mut impatient = |_: Stage| {
                heard += 1;
                heard <= patience
            };
            let mut builder = Builder::new(&folder.0, &[], Movement::FRENCH);
            if builder.build(material, 1, &mut impatient).unwrap() {
                break;
            }
            stopped += 1;
            assert!(patience < 1_000);
        }
    }
    assert!(stopped > 9, "it was broken off {stopped} times");
    for file in std::fs::read_dir(whole.0.join("8-forward-forward-one-strongest")).unwrap() {
        let path = file.unwrap().path();
        let other = folder.0.join("8-forward-forward-one-strongest").join(path.file_name().unwrap());
        assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(other).unwrap());
    }
}

#[test]
fn any_changed_byte_is_found() {
    let folder = outcomes("changed", Movement::FRENCH, 2, None);
    let path = folder.0.join("8-forward-forward-one-strongest").join("m1k0-m1k0.outcomes");
    let whole = std::fs::read(&path).unwrap();
    for place in (0..whole.len()).step_by(7) {
        let mut bytes = whole.clone();
        bytes[place] ^= 1;
        std::fs::write(&path, &bytes).unwrap();
        let opened = Tables::open(&[&folder.0], Movement::FRENCH);
        assert!(matches!(opened, Err(TableError::Wrong(_))), "byte {place}");
    }
    std::fs::write(&path, &whole[..whole.len() - 1]).unwrap();
    assert!(matches!(Tables::open(&[&folder.0], Movement::FRENCH), Err(TableError::Wrong(_))));
    std::fs::write(&path, whole).unwrap();
    assert!(Tables::open(&[&folder.0], Movement::FRENCH).is_ok());
}

#[test]
fn a_damaged_partial_slice_is_begun_anew() {
    let folder = Folder::new("partial");
    let material = pairs(2, None)[0];
    let mut builder = Builder::new(&folder.0, &[], Movement::FRENCH);
    let place = builder.path(material);
    std::fs::create_dir_all(place.parent().unwrap()).unwrap();
    std::fs::write(place.with_extension("partial"), b"nothing that was kept").unwrap();
    assert!(builder.build(material, 1, &mut |_| true).unwrap());
    assert!(builder.check(material, None, &mut |_| true).unwrap() > 0);
    assert!(!place.with_extension("partial").exists());
}

#[test]
fn slices_are_verified_whole_and_by_lot() {
    let folder = outcomes("verified", Movement::FRENCH, 3, None);
    let mut builder = Builder::new(&folder.0, &[], Movement::FRENCH);
    for material in pairs(3, None) {
        let all = builder.check(material, None, &mut |_| true).unwrap();
        let lot = builder.check(material, Some(Lot { size: 50, seed: 1 }), &mut |_| true).unwrap();
        assert!(all > 100 && (50..=51).contains(&lot), "{material}: {all}, {lot}");
    }
    // A slice put in the place of another is refused by its first line.
    let (one, other) = (builder.path(pairs(3, None)[4]), builder.path(pairs(3, None)[5]));
    std::fs::copy(one, other).unwrap();
    let wrong = Builder::new(&folder.0, &[], Movement::FRENCH).check(pairs(3, None)[5], None, &mut |_| true);
    assert!(matches!(wrong, Err(TableError::Wrong(_))));
}

#[test]
fn a_slice_needs_those_it_leads_to_and_men_that_do_not_come_back() {
    let folder = Folder::new("needs");
    let three = Material { mine: (0, 2), theirs: (0, 1) };
    let mut builder = Builder::new(&folder.0, &[], Movement::POLISH);
    assert!(matches!(builder.build(three, 1, &mut |_| true), Err(TableError::Missing(_))));
    let men = Material { mine: (1, 0), theirs: (1, 0) };
    let mut builder = Builder::new(&folder.0, &[], Movement::BABYLONIAN);
    assert!(matches!(builder.build(men, 1, &mut |_| true), Err(TableError::Unsolvable(_))));
}

/// Who wins and not when is known: the game is won all the same, by what is taken on the way.
#[test]
fn the_search_wins_by_outcomes_alone() {
    let folder = outcomes("alone", Movement::POLISH, 2, Some((3, 1)));
    let tables = Arc::new(Tables::open(&[&folder.0], Movement::POLISH).unwrap());
    let engine = Engine::new(RULES, Weights::read(USUAL).unwrap(), 4, Some(tables.clone()));
    let wish = Wish::within(Limits { nodes: Some(20_000), ..Limits::default() });
    let mut partie =
        Partie::set_up(RULES, Accord::default(), read_fen("W:WK27,K37,K46:BK11", Damier::Hundred).unwrap());
    assert_eq!(tables.outcome(Movement::POLISH, partie.position()), Some(Outcome::Won));
    for _ in 0..20 {
        if partie.actor().is_none() {
            break;
        }
        let found = engine.analyse(&partie, wish, &Stop::default(), &mut |_| ());
        partie = partie.apply(Act::Move(found.lines[0].moves[0])).unwrap();
    }
    assert_eq!(partie.position().mine, 0, "the lone king is taken");
}
