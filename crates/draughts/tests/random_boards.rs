//! Boards at random, most of which no game ever sees, by every combination of the switches: nothing panics, and every
//! move leaves a board.

use academie_draughts::{
    Accord, Act, Colour, Damier, KingGoes, MainLineDraw, ManSteps, ManTakes, Movement, Partie, Position,
    Precedence, Rules, read_fen,
};

/// Numbers at random, the same for the same seed (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, most: u64) -> u64 {
        self.next() % most
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        let index = self.below(choices.len() as u64);
        choices[usize::try_from(index).unwrap()]
    }

    /// A set of squares, few or many.
    fn set(&mut self) -> u64 {
        (0..self.below(5)).fold(self.next(), |set, _| set & self.next())
    }
}

fn movement(chance: &mut Chance) -> Movement {
    Movement {
        damier: chance.of(&[Damier::Hundred, Damier::SixtyFour]),
        man_steps: chance.of(&[ManSteps::Forward, ManSteps::AllWays]),
        man_takes: chance.of(&[ManTakes::Forward, ManTakes::ForwardAndBack, ManTakes::AllWays]),
        king_goes: chance.of(&[KingGoes::OneStep, KingGoes::Flying, KingGoes::FlyingAllWays]),
        precedence: chance.of(&[Precedence::Most, Precedence::MostThenStrongest, Precedence::MostByKing]),
    }
}

fn rules(chance: &mut Chance) -> Rules {
    let named = [Movement::POLISH, Movement::STRONGEST, Movement::FRENCH, Movement::BABYLONIAN];
    let any = movement(chance);
    Rules {
        movement: if chance.below(2) == 0 { any } else { chance.of(&named) },
        main_line_draw: chance.of(&[MainLineDraw::Never, MainLineDraw::AloneOnIt, MainLineDraw::SafeOnIt]),
        main_line_draw_at_odds: chance.of(&[true, false]),
        three_to_one: chance.of(&[0, 1, 16, 20]),
        three_to_one_giving_draw: chance.of(&[0, 16, 25]),
        extra_needs_main_line: chance.of(&[true, false]),
        three_may_be_men: chance.of(&[true, false]),
        two_to_one: chance.of(&[0, 5]),
        offer_to_crown: chance.of(&[true, false]),
        quiet_moves: chance.of(&[0, 25]),
        repetition: chance.of(&[0, 3]),
    }
}

fn accord(chance: &mut Chance) -> Accord {
    let someone = [None, None, Some(Colour::White), Some(Colour::Black)];
    Accord {
        qui_perd_gagne: chance.below(4) == 0,
        premier_a_dame: chance.below(8) == 0,
        remise: chance.of(&someone),
        giver: chance.of(&someone),
    }
}

fn check(boards: u32, seed: u64) {
    let mut chance = Chance(seed);
    for _ in 0..boards {
        let (rules, accord) = (rules(&mut chance), accord(&mut chance));
        let damier = rules.movement.damier;
        let turn = chance.of(&[Colour::White, Colour::Black]);
        let position = Position::new(damier, chance.set(), chance.set(), chance.set(), turn);
        let mut state = Partie::set_up(rules, accord, position);
        for _ in 0..2 {
            let acts = state.acts();
            if acts.is_empty() {
                break;
            }
            let act = chance.of(&acts);
            let next = state.apply(act).expect("a legal act");
            check_step(&state, act, &next, damier);
            state = next;
        }
    }
}

fn check_step(before: &Partie, act: Act, after: &Partie, damier: Damier) {
    let (was, is) = (before.position(), after.position());
    assert_eq!((is.mine | is.theirs | is.kings) & !damier.all(), 0);
    assert_eq!(is.mine & is.theirs, 0);
    assert_eq!(is.kings & !(is.mine | is.theirs), 0);
    if let Act::Move(made) = act {
        assert_eq!(made.taken & !was.theirs, 0);
        assert_eq!(is.mine, was.theirs & !made.taken);
        assert_eq!(is.theirs.count_ones(), was.mine.count_ones());
    }
}

/// Texts out of the letters of positions, some of them whole: each is read or refused.
fn check_texts(texts: u32, seed: u64) {
    let words: Vec<&str> = "W B K : , - 1 31 50 51 0 4294967296 W:W31-50:B1-20 é".split(' ').collect();
    let mut chance = Chance(seed);
    let mut read = 0;
    for _ in 0..texts {
        let text: String = (0..chance.below(12)).map(|_| chance.of(&words)).collect();
        let damier = chance.of(&[Damier::Hundred, Damier::SixtyFour]);
        if let Ok(position) = read_fen(&text, damier) {
            read += 1;
            assert_eq!((position.mine | position.theirs | position.kings) & !damier.all(), 0, "{text}");
            assert_eq!(position.mine & position.theirs, 0, "{text}");
        }
    }
    assert!(read > texts / 1_000);
}

#[test]
fn texts_of_a_moment() {
    check_texts(50_000, 1770);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn ten_million_texts() {
    check_texts(10_000_000, 1811);
}

#[test]
fn boards_of_a_moment() {
    check(20_000, 1787);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn ten_million_boards() {
    check(10_000_000, 1802);
}
