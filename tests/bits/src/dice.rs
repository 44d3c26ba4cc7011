//! Random numbers by whole numbers alone: splitmix64.

pub struct Dice(u64);

impl Dice {
    pub fn new() -> Self {
        Dice(1950)
    }
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }
    /// Returns a number from `low` to `high`, both included.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        let span = u64::from(high.abs_diff(low)) + 1;
        low + i32::try_from((self.next() >> 33) % span).unwrap_or(0)
    }
    pub fn upto(&mut self, high: u8) -> u8 {
        u8::try_from(self.between(0, i32::from(high))).unwrap_or(0)
    }
    pub fn wide(&mut self, high: u16) -> u16 {
        u16::try_from(self.between(0, i32::from(high))).unwrap_or(0)
    }
    pub fn small(&mut self, low: i8, high: i8) -> i8 {
        i8::try_from(self.between(i32::from(low), i32::from(high))).unwrap_or(0)
    }
    /// Returns true once in so many times.
    pub fn once_in(&mut self, times: i32) -> bool {
        self.between(1, times) == 1
    }
}
