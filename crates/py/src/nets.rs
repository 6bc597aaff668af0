//! Nets for Python.

use academie_nets::Net;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray2, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::value_error;

/// What a net says of many things seen, a row each.
///
/// Thing n has the inputs `inputs[offsets[n]:offsets[n + 1]]`, which are `values`.
#[pyfunction]
#[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
pub fn net_words<'py>(
    py: Python<'py>,
    net: &[u8],
    offsets: PyReadonlyArray1<'py, u64>,
    inputs: PyReadonlyArray1<'py, u16>,
    values: PyReadonlyArray1<'py, f32>,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    let (net, _) = Net::read(net).map_err(value_error)?;
    let seen: Vec<(u16, f32)> =
        inputs.as_array().iter().copied().zip(values.as_array().iter().copied()).collect();
    let offsets: Vec<usize> = offsets.as_array().iter().filter_map(|&at| usize::try_from(at).ok()).collect();
    let inputs = net.shape().inputs();
    let known = seen.iter().all(|&(input, _)| usize::from(input) < inputs);
    if !known || !offsets.is_sorted() || offsets.first() != Some(&0) || offsets.last() != Some(&seen.len()) {
        return Err(value_error("offsets and inputs are not those of the net"));
    }
    let words = py.detach(|| net.words(&seen, &offsets[1..]));
    let rows = (offsets.len() - 1, net.outputs());
    Ok(Array2::from_shape_vec(rows, words).map_err(value_error)?.into_pyarray(py))
}
