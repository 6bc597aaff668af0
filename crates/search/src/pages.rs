//! Zeroed memory in large pages where the system offers them, and lines of it fetched before they are needed.
//! The one place of this crate where `unsafe` stands.
#![allow(unsafe_code)]

use memmap2::MmapMut;

/// Types of which any bytes, all zero included, are a value, and which threads may share.
///
/// # Safety
/// That must be so.
pub unsafe trait Zeroed: Sync {}

// SAFETY: a number.
unsafe impl Zeroed for u32 {}

/// So many values, all zero at first.
#[derive(Debug)]
pub struct Pages<T> {
    memory: MmapMut,
    length: usize,
    of: std::marker::PhantomData<T>,
}

impl<T: Zeroed> Pages<T> {
    /// Memory for so many, which the system hands out as it is touched.
    ///
    /// # Panics
    /// When there is no such amount of memory.
    pub(crate) fn new(length: usize) -> Self {
        let memory = MmapMut::map_anon(length * size_of::<T>()).expect("memory for the table");
        // A random access to small pages costs a second one, to their directory. Not every system has others.
        #[cfg(target_os = "linux")]
        let _ = memory.advise(memmap2::Advice::HugePage);
        Self { memory, length, of: std::marker::PhantomData }
    }

    /// All of them.
    #[inline(always)]
    #[must_use]
    pub fn all(&self) -> &[T] {
        // SAFETY: the mapping is that long and begins on a page, and any bytes are values, by `Zeroed`.
        unsafe { std::slice::from_raw_parts(self.memory.as_ptr().cast(), self.length) }
    }
}

impl Pages<u32> {
    /// Those numbers.
    #[must_use]
    pub fn of(numbers: &[u32]) -> Self {
        let mut pages = Self::new(numbers.len());
        for (bytes, number) in pages.memory.chunks_exact_mut(size_of::<u32>()).zip(numbers) {
            bytes.copy_from_slice(&number.to_ne_bytes());
        }
        pages
    }
}

/// Asks for a value to be brought near, since it will be needed soon.
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: fetching ahead reads nothing and cannot fail.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
