//! Proving a table right: every value must follow from those its moves lead to.
//!
//! Nothing of the solving is used but where moves lead. That draws are draws follows too: a value that could be won or
//! lost in fewer moves would not fit what its moves lead to, and where every value fits, the shortest ends do.

use crate::ending::{Ending, Place, Reply};
use crate::solve::OFTEN;
use crate::value::Value;

/// A value that does not follow from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where.
    pub place: Place,
    /// What stands there.
    pub is: Value,
    /// What its moves make of it, if that can be known.
    pub should_be: Option<Value>,
}

/// The first value of one table that does not follow from its moves; none if all do, or if `go_on`, which is asked now and
/// then, said no before one was found.
pub fn verify<E: Ending>(
    ending: &E,
    tables: [&[u8]; 2],
    table: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Flaw> {
    let asked = (0..ending.len(table)).take_while(|index| index % OFTEN != 0 || go_on());
    asked.into_iter().find_map(|index| {
        let place = Place { table, index };
        let is = Value(tables[table][index]);
        let Some(position) = ending.position(place) else {
            return (is != Value::DRAWN).then_some(Flaw { place, is, should_be: Some(Value::DRAWN) });
        };
        let mut replies = Vec::new();
        ending.replies(&position, &mut |reply| {
            replies.push(match reply {
                Reply::Inside(to) => Value(tables[to.table][to.index]),
                Reply::Outside(value) => value,
            });
        });
        let should_be = Value::of_moves(replies.into_iter());
        (should_be != Some(is)).then_some(Flaw { place, is, should_be })
    })
}
