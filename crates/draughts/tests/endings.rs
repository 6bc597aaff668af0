//! Tables of endings built, proven and used: the facts of three pieces, and what a search says of the same positions.

use std::path::PathBuf;
use std::sync::Arc;

use academie_draughts::{
    Accord, Damier, Engine, Limits, MainLineDraw, Material, Movement, Partie, Rules, Stop, TableError,
    Tables, USUAL, Value, Weights, Wish, build, legal_moves, pairs, read_fen, verify_all,
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
    let tables = Tables::open(&folder.0, Movement::POLISH).unwrap();
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
    assert_eq!(Tables::open(&folder.0, Movement::POLISH).unwrap().materials().len(), 1);
    build(&folder.0, Movement::POLISH, &materials, &mut |_| true).unwrap();
    let path = folder.0.join("10-forward-back-flying-most").join("m0k1-m0k1.table");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[128] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    assert!(matches!(verify_all(&folder.0, Movement::POLISH, &mut |_| true), Err(TableError::Wrong(_))));
    std::fs::write(&path, &bytes[..500]).unwrap();
    assert!(matches!(Tables::open(&folder.0, Movement::POLISH), Err(TableError::Wrong(_))));
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
    let tables = Arc::new(Tables::open(&folder.0, Movement::FRENCH).unwrap());
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
