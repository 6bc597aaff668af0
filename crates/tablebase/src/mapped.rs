//! A file read through memory. The one place of this crate where `unsafe` stands.
#![allow(unsafe_code)]

use std::fs::File;
use std::io;
use std::ops::Deref;
use std::path::Path;

use memmap2::Mmap;

/// The bytes of a file, loaded as they are looked at.
#[derive(Debug)]
pub struct Mapped(Mmap);

impl Mapped {
    /// The file mapped into memory.
    ///
    /// # Errors
    /// If it cannot be opened or mapped.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        // SAFETY: the bytes are only read, any value of them is allowed, and tables are written under another name
        // and never changed once they have their own. A file cut short while it is mapped would end the process.
        unsafe { Mmap::map(&file) }.map(Self)
    }
}

impl Deref for Mapped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}
