//! Arithmetic whose result a rule bounds: it stays within its type.

/// Arithmetic on integers that never leaves its type, whatever the question: each operand is bounded by the rule or by
/// the check before it. Compiled, it is the plain machine instruction; with the feature `checked` each operation
/// asserts its bound. What may leave its type says `checked_` or `saturating_` instead. What is meant to wrap says
/// `wrapping_`: a hash, a place one before the first, which no list holds.
pub(crate) trait Bounded: Sized {
    /// The sum.
    fn bounded_add(self, other: Self) -> Self;
    /// The difference.
    fn bounded_sub(self, other: Self) -> Self;
    /// The product.
    fn bounded_mul(self, other: Self) -> Self;
    /// The value shifted to the left by fewer bits than it has.
    fn bounded_shl(self, bits: u32) -> Self;
    /// The value shifted to the right by fewer bits than it has.
    fn bounded_shr(self, bits: u32) -> Self;
}

/// The result of a checked operation.
#[cfg(feature = "checked")]
#[expect(clippy::panic, reason = "the feature exists to fail")]
#[track_caller]
fn within<T>(result: Option<T>) -> T {
    match result {
        Some(value) => value,
        None => panic!("a bound of the rules does not hold"),
    }
}

macro_rules! bounded {
    ($($t:ty)+) => {$(
        #[cfg(not(feature = "checked"))]
        impl Bounded for $t {
            #[inline(always)]
            fn bounded_add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn bounded_sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn bounded_mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn bounded_shl(self, bits: u32) -> Self {
                self.wrapping_shl(bits)
            }
            #[inline(always)]
            fn bounded_shr(self, bits: u32) -> Self {
                self.wrapping_shr(bits)
            }
        }
        #[cfg(feature = "checked")]
        impl Bounded for $t {
            #[track_caller]
            fn bounded_add(self, other: Self) -> Self {
                within(self.checked_add(other))
            }
            #[track_caller]
            fn bounded_sub(self, other: Self) -> Self {
                within(self.checked_sub(other))
            }
            #[track_caller]
            fn bounded_mul(self, other: Self) -> Self {
                within(self.checked_mul(other))
            }
            #[track_caller]
            fn bounded_shl(self, bits: u32) -> Self {
                within(self.checked_shl(bits))
            }
            #[track_caller]
            fn bounded_shr(self, bits: u32) -> Self {
                within(self.checked_shr(bits))
            }
        }
    )+};
}

bounded! { u8 u16 u32 u64 u128 usize i8 i16 i32 }
