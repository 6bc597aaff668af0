//! A race small enough to be solved: it holds the engine to what is known.

use crate::game::{Game, Judge, Stage};
use crate::{Match, Plan, Player, SearchDepth, Tally, Thinker, duel, rollout};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Racers {
    left: [i8; 2],
    seat: usize,
    die: Option<i8>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Run,
    Push,
}

/// Who has run his way first wins; one runs what the die shows, or pushes the other back by one.
struct Race;

impl Game for Race {
    type State = Racers;
    type Throw = i8;
    type Act = Step;
    type Turn = ();

    fn stage(&self, state: &Racers) -> Stage {
        if state.left.iter().any(|&left| left <= 0) {
            Stage::Over
        } else if state.die.is_some() {
            Stage::Act(state.seat)
        } else {
            Stage::Dice
        }
    }

    fn throws(&self, _: &Racers) -> &[(i8, u32)] {
        &[(0, 1), (1, 2), (3, 1)]
    }

    fn throw(&self, state: &Racers, throw: i8, (): &mut ()) -> Racers {
        Racers { die: Some(throw), ..*state }
    }

    fn acts(&self, _: &Racers, (): &(), acts: &mut Vec<Step>) {
        acts.extend([Step::Run, Step::Push]);
    }

    fn act(&self, state: &Racers, act: Step, (): &(), (): &mut ()) -> Racers {
        let mut left = state.left;
        match act {
            Step::Run => left[state.seat] -= state.die.unwrap_or(0),
            Step::Push => left[1 - state.seat] = (left[1 - state.seat] + 1).min(4),
        }
        Racers { left, seat: 1 - state.seat, die: None }
    }

    fn stakes(&self, state: &Racers) -> f32 {
        if state.left[0] <= 0 { 1.0 } else { -1.0 }
    }

    fn afresh(&self, _: &Racers, _: &Racers) -> bool {
        false
    }
}

/// Who is nearer is better off.
#[derive(Clone, Copy)]
struct Nearer;

impl Judge<Race> for Nearer {
    fn judge(&mut self, _: &Race, states: &[Racers], values: &mut Vec<f32>) {
        values.extend(states.iter().map(|state| f32::from(state.left[1] - state.left[0]) / 8.0));
    }
}

const START: Racers = Racers { left: [4, 4], seat: 0, die: None };

/// The value of every state that waits for dice, both playing as well as can be: iterated until it stands still.
fn solved() -> impl Fn(&Racers) -> f64 {
    let mut table = [[[0.0_f64; 2]; 5]; 5];
    let worth = |table: &[[[f64; 2]; 5]; 5], state: &Racers| match Race.stage(state) {
        Stage::Over => f64::from(Race.stakes(state)),
        _ => table[state.left[0].unsigned_abs() as usize][state.left[1].unsigned_abs() as usize][state.seat],
    };
    for _ in 0..500 {
        let before = table;
        for (white, black, seat) in (1..5).flat_map(|w| (1..5).flat_map(move |b| [(w, b, 0), (w, b, 1)])) {
            let state = Racers { left: [white, black], seat, die: None };
            let best = |throw: i8| {
                let thrown = Race.throw(&state, throw, &mut ());
                let values =
                    [Step::Run, Step::Push].map(|act| worth(&before, &Race.act(&thrown, act, &(), &mut ())));
                if seat == 0 { values[0].max(values[1]) } else { values[0].min(values[1]) }
            };
            let mean =
                Race.throws(&state).iter().map(|&(throw, ways)| f64::from(ways) * best(throw)).sum::<f64>();
            table[white.unsigned_abs() as usize][black.unsigned_abs() as usize][seat] = mean / 4.0;
        }
    }
    move |state| worth(&table, state)
}

/// Knows what every state is worth.
struct Knows<F>(F);

impl<F: Fn(&Racers) -> f64> Judge<Race> for Knows<F> {
    fn judge(&mut self, _: &Race, states: &[Racers], values: &mut Vec<f32>) {
        #[allow(clippy::cast_possible_truncation)] // what judges speak in
        values.extend(states.iter().map(|state| (self.0)(state) as f32));
    }
}

#[test]
fn what_is_known_stays_true_however_deep_one_looks() {
    let known = solved();
    let mut thinker = Thinker::new(Knows(&known), SearchDepth { plies: 5, ..SearchDepth::ONE });
    for plies in 0..5 {
        let value = thinker.value(&Race, &START, &(), plies);
        assert!((f64::from(value) - known(&START)).abs() < 1e-6, "{value} at {plies}");
    }
}

#[test]
fn the_best_comes_first_for_either_seat() {
    for seat in [0, 1] {
        let state = Racers { left: [3, 3], seat, die: Some(3) };
        let ranked = Thinker::new(Nearer, SearchDepth::ONE).rank(&Race, &state, &());
        assert_eq!((ranked[0].act, ranked[0].value.abs()), (Step::Run, 1.0));
    }
}

#[test]
fn parts_of_a_series_add_up_to_it_in_any_order() {
    let part = |games| {
        let plan = Plan { seed: 3, games, most: 1000, looking: SearchDepth::ONE, adjusted: false };
        rollout(&Race, &Nearer, &START, &plan)
    };
    let whole = part(0..700);
    let parts = [part(400..700), part(0..1), part(1..400)];
    assert_eq!(whole, parts.into_iter().fold(Tally::default(), Tally::with));
    assert!((whole.mean() - solved()(&START)).abs() < 0.2, "{} {}", whole.mean(), solved()(&START));
}

#[test]
fn less_luck_the_mean_is_the_same_and_the_spread_less() {
    let played = |adjusted| {
        let plan = Plan { seed: 3, games: 0..2000, most: 1000, looking: SearchDepth::ONE, adjusted };
        rollout(&Race, &Nearer, &START, &plan)
    };
    let (plain, adjusted) = (played(false), played(true));
    assert!(
        (plain.mean() - adjusted.mean()).abs() < 4.0 * plain.error(),
        "{} {}",
        plain.mean(),
        adjusted.mean()
    );
    assert!(adjusted.error() < 0.8 * plain.error(), "{} {}", plain.error(), adjusted.error());
}

/// Pushes whenever he can.
struct Pusher;

impl Player<Race> for Pusher {
    fn choose(&mut self, _: &Race, _: &Racers, (): &()) -> Step {
        Step::Push
    }
}

#[test]
fn a_duel_is_even_between_equals_and_won_by_who_runs() {
    let plan = |pairs| Match { seed: 5, pairs, most: 50 };
    let met = |one: &mut dyn Player<Race>, two: &mut dyn Player<Race>| {
        duel(&Race, &START, [one, two], &plan(0..40))
    };
    let thinker = || Thinker::new(Nearer, SearchDepth::ONE);
    assert!(met(&mut thinker(), &mut thinker()).iter().all(|[white, black]| white + black == 0.0));
    let won: f32 = met(&mut thinker(), &mut Pusher).iter().flatten().sum();
    assert!(won > 40.0, "{won}");
    let parts =
        [0..3, 3..40].map(|pairs| duel(&Race, &START, [&mut thinker(), &mut Pusher], &plan(pairs))).concat();
    assert_eq!(parts, met(&mut thinker(), &mut Pusher));
}
