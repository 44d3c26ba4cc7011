//! Hexes by the numbers that a map prints in them.

use crate::memory::{self, NOWHERE, Trouble};
use crate::text::number;
use grognard_core::fault::FaultCode;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::reflect::Word;

/// Returns how a map numbers its hexes.
fn numbered(code: u8) -> Result<Numbering, Trouble> {
    Numbering::of(code).ok_or(Trouble::new(FaultCode::UnknownWord, NOWHERE))
}

/// Finds the hex in which a map prints a number: 304 for 0304. In: `printed`; `numbering`, a constant of
/// `enum GrogNumbering`. Out: `hex`. Returns 0, or the number of a fault: `out_of_range` beyond 9999 and where no hex has
/// a number, `unknown_word`, `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_hex_at(printed: u16, numbering: u8, hex: *mut Hex) -> i32 {
    number((|| {
        memory::pointer(hex.cast_const().cast(), align_of::<Hex>(), NOWHERE)?;
        let found = Hex::printed(printed, numbered(numbering)?);
        let found = found.ok_or(Trouble::new(FaultCode::OutOfRange, NOWHERE))?;
        // SAFETY: the place has been looked at.
        unsafe { hex.write(found) };
        Ok(())
    })())
}

/// Finds the number that a map prints in a hex: 304 for 0304. In: `hex`; `numbering`, as above. Out: `printed`. Returns
/// as `grog_hex_at` does. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_hex_number(hex: *const Hex, numbering: u8, printed: *mut u16) -> i32 {
    number((|| {
        memory::pointer(hex.cast(), align_of::<Hex>(), NOWHERE)?;
        memory::pointer(printed.cast_const().cast(), align_of::<u16>(), NOWHERE)?;
        // SAFETY: the place has been looked at.
        let found = unsafe { hex.read() }.number(numbered(numbering)?);
        let found = found.ok_or(Trouble::new(FaultCode::OutOfRange, NOWHERE))?;
        // SAFETY: the place has been looked at.
        unsafe { printed.write(found) };
        Ok(())
    })())
}
