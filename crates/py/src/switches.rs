//! A law as Python hands it over: one mapping, each switch by the name and plain value it has in the law there.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::value_error;

/// The switches of one law, each taken once; a name that is missing or left over is refused.
pub(crate) struct Switches<'py> {
    whose: &'static str,
    left: Bound<'py, PyDict>,
}

impl<'py> Switches<'py> {
    pub(crate) fn new(whose: &'static str, given: &Bound<'py, PyDict>) -> PyResult<Self> {
        Ok(Self { whose, left: given.copy()? })
    }

    fn pop(&self, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let found = self.left.get_item(name)?;
        let Some(value) = found else {
            return Err(value_error(format!("{} lacks the switch {name:?}", self.whose)));
        };
        self.left.del_item(name)?;
        Ok(value)
    }

    /// A flag, a number, or numbers.
    pub(crate) fn take<T: FromPyObjectOwned<'py>>(&self, name: &str) -> PyResult<T> {
        let value = self.pop(name)?;
        value.extract().map_err(|_| value_error(format!("{}: {name} cannot be {value}", self.whose)))
    }

    /// One of the values that have a name.
    pub(crate) fn choose<T: Copy>(&self, name: &str, choices: &[(&str, T)]) -> PyResult<T> {
        let value: String = self.take(name)?;
        let found = choices.iter().find(|(known, _)| *known == value);
        found.map(|&(_, choice)| choice).ok_or_else(|| value_error(format!("no {name} is called {value:?}")))
    }

    /// Switches of the law that matter only before a game begins.
    pub(crate) fn leave(&self, names: &[&str]) -> PyResult<()> {
        names.iter().try_for_each(|name| self.pop(name).map(|_| ()))
    }

    /// Refuses names that are no switch of this law.
    pub(crate) fn finish(self) -> PyResult<()> {
        if self.left.is_empty() {
            return Ok(());
        }
        Err(value_error(format!("{} has no switch {}", self.whose, self.left.keys())))
    }
}
