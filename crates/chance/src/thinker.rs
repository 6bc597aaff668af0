//! Looking ahead: the best of the acts, the mean of the throws.

use crate::game::{Game, Judge, Stage};
use crate::play::Player;

/// How far one looks, and how widely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchDepth {
    /// How many plays deep: at 1 an act is worth what the judge says of the state it leaves; at 2 the mean, over
    /// the throws, of what it is worth once the adversary has played his best.
    pub plies: u8,
    /// How many of the acts, the best at a ply less, are looked at deeper.
    pub wide: usize,
    /// By how much such an act may seem worse than the best.
    pub margin: f32,
}

impl SearchDepth {
    /// A ply and no more.
    pub const ONE: Self = Self { plies: 1, wide: usize::MAX, margin: f32::INFINITY };
}

/// An act and what it is worth to White.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked<A> {
    /// The act.
    pub act: A,
    /// Its value.
    pub value: f32,
    /// How many plies deep it was looked at.
    pub plies: u8,
}

/// Looks ahead with a judge.
#[derive(Clone, Debug)]
pub struct Thinker<J> {
    judge: J,
    looking: SearchDepth,
}

impl<J> Thinker<J> {
    /// A thinker that looks so far.
    pub fn new(judge: J, looking: SearchDepth) -> Self {
        Self { judge, looking }
    }

    /// The acts of a state with what they are worth, the actor's best first; equals in the order of the acts.
    pub fn rank<G: Game>(&mut self, game: &G, state: &G::State, turn: &G::Turn) -> Vec<Ranked<G::Act>>
    where
        J: Judge<G>,
    {
        self.ranked(game, state, turn, self.looking.plies.max(1))
    }

    /// What a state is worth to White, looked at so many plies deep; at none it is the judge's word.
    pub fn value<G: Game>(&mut self, game: &G, state: &G::State, turn: &G::Turn, plies: u8) -> f32
    where
        J: Judge<G>,
    {
        match game.stage(state) {
            Stage::Over => game.stakes(state),
            _ if plies == 0 && game.is_quiet(state) => {
                let mut worth = Vec::with_capacity(1);
                self.judge.judge(game, &[*state], &mut worth);
                worth[0]
            }
            Stage::Act(_) => self.ranked(game, state, turn, plies.max(1))[0].value,
            Stage::Dice => self.mean(game, state, plies),
        }
    }

    /// What each throw is worth to White, in how many ways it falls, played as well as can be seen so deep.
    pub fn throws<G: Game>(&mut self, game: &G, state: &G::State, plies: u8) -> Vec<(G::Throw, u32, f32)>
    where
        J: Judge<G>,
    {
        let mut turn = G::Turn::default();
        let mut worth = |&(throw, ways): &(G::Throw, u32)| {
            let thrown = game.throw(state, throw, &mut turn);
            (throw, ways, self.value(game, &thrown, &turn, plies))
        };
        game.throws(state).iter().map(&mut worth).collect()
    }

    /// The mean over the throws of what each is worth, played as well as can be seen.
    fn mean<G: Game>(&mut self, game: &G, state: &G::State, plies: u8) -> f32
    where
        J: Judge<G>,
    {
        let (mut sum, mut all) = (0.0, 0.0);
        for (_, ways, value) in self.throws(game, state, plies) {
            sum += f64::from(ways) * f64::from(value);
            all += f64::from(ways);
        }
        #[allow(clippy::cast_possible_truncation)] // back to what judges speak in
        let mean = (sum / all) as f32;
        mean
    }

    fn ranked<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        turn: &G::Turn,
        plies: u8,
    ) -> Vec<Ranked<G::Act>>
    where
        J: Judge<G>,
    {
        let Stage::Act(seat) = game.stage(state) else { return Vec::new() };
        if plies <= 1 {
            let mut ranked = self.judged(game, state, turn);
            sort(&mut ranked, seat);
            return ranked;
        }
        let mut ranked = self.ranked(game, state, turn, plies - 1);
        let best = ranked[0].value;
        let near = |each: &Ranked<G::Act>| (each.value - best).abs() <= self.looking.margin;
        let deeper = ranked.iter().take(self.looking.wide.max(1)).take_while(|each| near(each)).count();
        let mut next = G::Turn::default();
        for each in &mut ranked[..deeper] {
            let after = game.act(state, each.act, turn, &mut next);
            let left = if game.is_quiet(&after) { plies - 1 } else { plies };
            *each = Ranked { value: self.value(game, &after, &next, left), plies, ..*each };
        }
        sort(&mut ranked[..deeper], seat);
        ranked
    }

    /// The acts with what the judge says of the states they leave, asked about all at once.
    fn judged<G: Game>(&mut self, game: &G, state: &G::State, turn: &G::Turn) -> Vec<Ranked<G::Act>>
    where
        J: Judge<G>,
    {
        let mut acts = Vec::new();
        game.acts(state, turn, &mut acts);
        let mut next = G::Turn::default();
        let (mut ranked, mut asked, mut waiting) = (Vec::with_capacity(acts.len()), Vec::new(), Vec::new());
        for act in acts {
            let after = game.act(state, act, turn, &mut next);
            let value = if game.is_quiet(&after) {
                waiting.push(ranked.len());
                asked.push(after);
                0.0
            } else {
                self.value(game, &after, &next, 1)
            };
            ranked.push(Ranked { act, value, plies: 1 });
        }
        let mut worth = Vec::with_capacity(asked.len());
        self.judge.judge(game, &asked, &mut worth);
        for (place, value) in waiting.into_iter().zip(worth) {
            ranked[place].value = value;
        }
        ranked
    }
}

/// Puts the best for that seat first.
fn sort<A>(ranked: &mut [Ranked<A>], seat: usize) {
    let gain = |each: &Ranked<A>| if seat == 0 { each.value } else { -each.value };
    ranked.sort_by(|one, two| gain(two).total_cmp(&gain(one)));
}

impl<G: Game, J: Judge<G>> Player<G> for Thinker<J> {
    fn choose(&mut self, game: &G, state: &G::State, turn: &G::Turn) -> G::Act {
        self.rank(game, state, turn)[0].act
    }
}
