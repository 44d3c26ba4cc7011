//! The random questions for a machine without an operating system, and for WebAssembly.
#![no_std]

use grognard_bits::{FAMILIES, family};

/// Returns the number of families.
#[unsafe(no_mangle)]
pub extern "C" fn bits_families() -> u32 {
    u32::try_from(FAMILIES.len()).unwrap_or(0)
}

/// Returns half of the checksum of the answers to so many questions of a family: the lower, or the upper one.
#[unsafe(no_mangle)]
pub extern "C" fn bits_of(index: u32, questions: u32, upper: u32) -> u32 {
    let Some(of) = usize::try_from(index).ok().and_then(|index| FAMILIES.get(index)) else { return 0 };
    let sum = family(of, questions).sum;
    (if upper == 0 { sum & 0xFFFF_FFFF } else { sum >> 32 }) as u32
}

/// Returns how many of so many questions of a family have an answer, which is neither a fault nor forbids.
#[unsafe(no_mangle)]
pub extern "C" fn bits_answered(index: u32, questions: u32) -> u32 {
    let Some(of) = usize::try_from(index).ok().and_then(|index| FAMILIES.get(index)) else { return 0 };
    family(of, questions).answered
}

#[panic_handler]
fn stopped(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
