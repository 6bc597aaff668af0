//! The engine on positions of the treatises and on agreements that turn the game round.

mod laws;

use academie_draughts::{
    Accord, Analysis, Colour, Damier, Engine, Limits, Move, Movement, Partie, Rules, Stop, USUAL, Weights,
    Wish, read_fen,
};

use laws::{FMJD, MANOURY};

fn analysed(rules: Rules, accord: Accord, fen: &str, depth: u32) -> Analysis<Move> {
    let engine = Engine::new(rules, Weights::read(USUAL).unwrap(), 4, None);
    let position = read_fen(fen, rules.movement.damier).unwrap();
    let wish = Wish::within(Limits { depth: Some(depth), ..Limits::default() });
    engine.analyse(&Partie::set_up(rules, accord, position), wish, &Stop::default(), &mut |_| ())
}

fn first(analysis: &Analysis<Move>) -> (u32, u32) {
    let made = analysis.lines[0].moves[0];
    (Damier::Hundred.number_of(made.from.into()), Damier::Hundred.number_of(made.to.into()))
}

/// MAN ch. VI: how the lone king is caught, N. 9 to 14.
#[test]
fn strokes_of_three_kings_against_one() {
    for (fen, stroke) in [
        ("W:WK27,K37,K46:BK11", (27, 22)),
        ("W:WK19,K27,K37:BK11", (27, 22)),
        ("W:WK18,K26,K28:BK20", (18, 9)),
        ("W:WK10,K36,K37:BK29", (37, 42)),
        ("W:WK1,K23,K49:BK17", (49, 44)),
    ] {
        let found = analysed(MANOURY, Accord::default(), fen, 9);
        assert_eq!(first(&found), stroke, "{fen}");
        assert!(found.lines[0].score > 20_000);
    }
}

/// MAN ch. III, N. 1: 32-27 gives two, then one more, and takes three.
#[test]
fn two_men_given_for_three() {
    let found = analysed(MANOURY, Accord::default(), "W:W32,37,38,41,42,45:B9,12,14,21,22,35", 7);
    assert_eq!(first(&found), (32, 27));
}

/// The man 27 would take on 32: to be avoided, but the aim where who loses wins (METZ, qui perd gagne).
#[test]
fn who_loses_wins() {
    let losing = Accord { qui_perd_gagne: true, ..Accord::default() };
    assert_eq!(first(&analysed(FMJD, Accord::default(), "W:W38:B27", 2)), (38, 33));
    let found = analysed(FMJD, losing, "W:W38:B27", 2);
    assert_eq!(first(&found), (38, 32));
    assert!(found.lines[0].score > 20_000);
}

/// Who first has a king wins: nothing else is looked at.
#[test]
fn the_first_king_wins() {
    let agreed = Accord { premier_a_dame: true, ..Accord::default() };
    let found = analysed(FMJD, agreed, "W:W7,48:B20,25,40", 3);
    assert_eq!(found.lines[0].moves.len(), 1);
    assert!(matches!(first(&found), (7, 1 | 2)));
}

/// MAN ch. V: a drawn game is his who is given the draw. FMJD art. 6: one king against one has five moves.
#[test]
fn a_given_draw_is_won() {
    let (fen, depth) = ("W:WK2:BK49", 11);
    let given = Accord { remise: Some(Colour::Black), giver: Some(Colour::White), ..Accord::default() };
    assert_eq!(analysed(FMJD, Accord::default(), fen, depth).lines[0].score, 0);
    assert!(analysed(FMJD, given, fen, depth).lines[0].score < -20_000);
}

#[test]
fn the_same_question_is_answered_alike() {
    let twice = [0, 1].map(|_| analysed(FMJD, Accord::default(), "W:W31-50:B1-20", 9));
    assert_eq!(twice[0].lines, twice[1].lines);
    assert_eq!(twice[0].nodes, twice[1].nodes);
}

#[test]
fn every_law_is_played() {
    for movement in [
        Movement::FRENCH,
        Movement::BABYLONIAN,
        Movement { precedence: Movement::POLISH.precedence, ..Movement::FRENCH },
    ] {
        let rules = Rules { movement, ..MANOURY };
        let men = if movement.damier == Damier::Hundred { "W:W31-50:B1-20" } else { "W:W21-32:B1-12" };
        let found = analysed(rules, Accord::default(), men, 5);
        assert_eq!(found.depth, 5);
        assert!(found.lines[0].score.abs() < 100);
    }
}
