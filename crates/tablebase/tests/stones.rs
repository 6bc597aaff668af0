//! A king chased along a line, small enough to be solved by hand and by looking at every game.

use academie_tablebase::{Ending, Flaw, Place, Reply, Unsolved, Value, solve, verify};

/// Two walkers on a line of squares, each going one step either way; who steps onto the other wins, and at the last
/// square the first walker may leave, which is a draw.
struct Chase(usize);

impl Chase {
    fn place(&self, mover: usize, other: usize) -> Place {
        Place { table: 0, index: mover * self.0 + other }
    }
}

impl Ending for Chase {
    type Position = (usize, usize);

    fn len(&self, table: usize) -> usize {
        if table == 0 { self.0 * self.0 } else { 0 }
    }

    fn position(&self, place: Place) -> Option<(usize, usize)> {
        let (mover, other) = (place.index / self.0, place.index % self.0);
        (mover != other).then_some((mover, other))
    }

    fn replies(&self, &(mover, other): &(usize, usize), each: &mut dyn FnMut(Reply)) {
        if mover.abs_diff(other) == 1 {
            each(Reply::Outside(Value::LOST));
            return;
        }
        if mover + 1 == self.0 {
            each(Reply::Outside(Value::DRAWN));
        }
        for to in neighbours(mover, self.0) {
            each(Reply::Inside(self.place(other, to)));
        }
    }

    fn before(&self, &(mover, other): &(usize, usize), each: &mut dyn FnMut(Place)) {
        for from in neighbours(other, self.0).filter(|&from| from != mover && from.abs_diff(mover) != 1) {
            each(self.place(from, mover));
        }
    }
}

fn neighbours(square: usize, squares: usize) -> impl Iterator<Item = usize> {
    [square.checked_sub(1), (square + 1 < squares).then_some(square + 1)].into_iter().flatten()
}

/// The truth by looking `depth` moves ahead at everything.
fn searched(chase: &Chase, position: (usize, usize), depth: u8) -> Value {
    let mut values = Vec::new();
    chase.replies(&position, &mut |reply| {
        values.push(match reply {
            Reply::Outside(value) => value,
            Reply::Inside(_) if depth == 0 => Value::DRAWN,
            Reply::Inside(place) => searched(chase, chase.position(place).unwrap(), depth - 1),
        });
    });
    Value::of_moves(values.into_iter()).unwrap()
}

#[test]
fn every_value_is_what_a_search_finds() {
    let chase = Chase(6);
    let [values, none] = solve(&chase, &mut |_| true).unwrap();
    assert!(none.is_empty());
    for (index, &value) in values.iter().enumerate() {
        if let Some(position) = chase.position(Place { table: 0, index }) {
            assert_eq!(Value(value), searched(&chase, position, 12), "{position:?}");
        }
    }
    assert!(values.iter().any(|&value| value > 2));
}

#[test]
fn a_wrong_value_is_found() {
    let chase = Chase(6);
    let [mut values, none] = solve(&chase, &mut |_| true).unwrap();
    assert_eq!(verify(&chase, [&values, &none], 0, &mut || true), None);
    let at = values.iter().position(|&value| value == 2).unwrap();
    values[at] = 4;
    let flaw = verify(&chase, [&values, &none], 0, &mut || true);
    assert!(matches!(flaw, Some(Flaw { .. })));
}

#[test]
fn who_listens_ends_the_work() {
    assert_eq!(solve(&Chase(6), &mut |_| false), Err(Unsolved::Stopped));
}
