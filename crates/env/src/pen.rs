//! An observation as it is written.

/// Writes numbers from 0 to 1 one after the other.
#[derive(Debug)]
pub struct Pen<'a> {
    numbers: &'a mut [f32],
    place: usize,
}

impl<'a> Pen<'a> {
    /// Begins with the first number.
    #[must_use]
    pub fn new(numbers: &'a mut [f32]) -> Self {
        Self { numbers, place: 0 }
    }

    /// The next so many numbers, to be written at once.
    pub fn next(&mut self, many: usize) -> &mut [f32] {
        let begin = self.place;
        self.place += many;
        &mut self.numbers[begin..self.place]
    }

    /// A number.
    pub fn put(&mut self, number: f32) {
        self.numbers[self.place] = number;
        self.place += 1;
    }

    /// 1 if it is so.
    pub fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// A part of a whole, cut off at 1.
    pub fn share(&mut self, value: u16, whole: f32) {
        self.put((f32::from(value) / whole).min(1.0));
    }

    /// One of so many, from 0; nothing is none of them.
    pub fn one_of(&mut self, which: Option<usize>, many: usize) {
        let numbers = self.next(many);
        numbers.fill(0.0);
        if let Some(which) = which {
            numbers[which] = 1.0;
        }
    }

    /// A set of so many, bit by bit.
    pub fn set(&mut self, bits: u64, many: usize) {
        for (place, number) in self.next(many).iter_mut().enumerate() {
            *number = f32::from(u8::from(bits >> place & 1 == 1));
        }
    }
}
