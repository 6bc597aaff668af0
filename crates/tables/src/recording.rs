//! Games of dice kept whole: what an engine chooses, as the ids that learners know acts by.

use academie_chance::{Game, Judge, Ranked, Thinker};
use academie_env::{Chance, Chooser, Environment, draw_near};

/// An environment whose ids can be told from the throws and acts of a game of dice.
pub trait Told<G: Game>: Environment {
    /// Where the game stands, the throw on the table left out.
    fn state(&self) -> G::State;

    /// The throw that chance brings by an id.
    fn throw_of(&self, id: u16) -> G::Throw;

    /// Adds the ids by which a legal act is said.
    fn say(&self, act: G::Act, ids: &mut Vec<u16>);
}

/// An engine in all seats of a game.
pub struct Seated<G: Game, J> {
    game: G,
    thinker: Thinker<J>,
    /// How much worse an act is, in stakes, that is drawn half as often.
    step: f32,
    turn: G::Turn,
    next: G::Turn,
    state: Option<G::State>,
}

impl<G: Game, J: Judge<G>> Seated<G, J> {
    /// The engine, and how much worse an act is that is drawn half as often.
    pub fn new(game: G, thinker: Thinker<J>, step: f32) -> Self {
        Self { game, thinker, step, turn: G::Turn::default(), next: G::Turn::default(), state: None }
    }

    /// The place of the act that is made: the first, or one drawn.
    fn place(&self, ranked: &[Ranked<G::Act>], draw: Option<&mut Chance>) -> usize {
        let Some(chance) = draw else { return 0 };
        let best = ranked[0].value;
        // A ratio too large for the type is as good as the largest.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let steps = |each: &Ranked<G::Act>| ((each.value - best).abs() / self.step) as u32;
        draw_near(ranked.iter().map(steps), chance)
    }
}

impl<G: Game, J: Judge<G>, E: Told<G>> Chooser<E> for Seated<G, J> {
    fn begin(&mut self, game: &E) {
        self.state = Some(game.state());
    }

    fn falls(&mut self, game: &E, id: u16) {
        self.state = Some(self.game.throw(&game.state(), game.throw_of(id), &mut self.turn));
    }

    fn choose(&mut self, game: &E, draw: Option<&mut Chance>, ids: &mut Vec<u16>) {
        let Some(state) = self.state else { return };
        let ranked = self.thinker.rank(&self.game, &state, &self.turn);
        let act = ranked[self.place(&ranked, draw)].act;
        game.say(act, ids);
        self.state = Some(self.game.act(&state, act, &self.turn, &mut self.next));
        std::mem::swap(&mut self.turn, &mut self.next);
    }
}
