//! Laws as `academie.games.draughts.law` has them.

use academie_draughts::{MainLineDraw, Movement, Rules};

/// Today's rules.
pub const FMJD: Rules = Rules {
    movement: Movement::POLISH,
    main_line_draw: MainLineDraw::Never,
    main_line_draw_at_odds: false,
    three_to_one: 16,
    three_to_one_giving_draw: 16,
    extra_needs_main_line: false,
    three_may_be_men: true,
    two_to_one: 5,
    offer_to_crown: false,
    quiet_moves: 25,
    repetition: 3,
};
/// Manoury's of 1787.
#[allow(dead_code)] // not every test plays by them
pub const MANOURY: Rules = Rules {
    movement: Movement::STRONGEST,
    main_line_draw: MainLineDraw::AloneOnIt,
    main_line_draw_at_odds: true,
    three_to_one: 20,
    three_to_one_giving_draw: 25,
    extra_needs_main_line: true,
    three_may_be_men: false,
    two_to_one: 0,
    offer_to_crown: true,
    quiet_moves: 50,
    repetition: 0,
};
