//! Lists of a board sorted in the caller's memory.

use crate::fault::{GrogFault, Report};
use crate::memory::{self, Item, Memory, NOWHERE, Tail};
use crate::panics::boundary;
use grognard_core::fault::{Fault, FaultCode, Name};
use grognard_core::reflect::{self, Ordered};
use grognard_core::text;

const PLACES: Name = &text!("places");
const FAULT: Name = &text!("fault");

/// Sorts a list.
///
/// # Safety
/// Each pointer that is not null points to what its type says, `len` times for a list, and nothing else uses it meanwhile.
pub(crate) unsafe fn sort<T: Ordered + Copy>(
    items: *mut T,
    len: usize,
    places: *mut u16,
    fault: *mut GrogFault,
    list: Name,
) -> i32 {
    let sorted = &|| {
        // SAFETY: both lists have been checked, and overlap nothing.
        let (items, places) = unsafe { (memory::buffer(items, len), memory::buffer(places, len)) };
        reflect::sort(items, places, list, &"hex")
    };
    let items = (items.cast_const().cast(), Item::of::<T>());
    // SAFETY: the caller's promise.
    unsafe { looked_at(items, places, len, list, fault, sorted) }
}

/// Checks both lists, and calls a function that sorts them.
///
/// # Safety
/// As for `sort`.
unsafe fn looked_at(
    (items, item): (*const u8, Item),
    places: *mut u16,
    len: usize,
    list: Name,
    fault: *mut GrogFault,
    sorted: &dyn Fn() -> Result<(), Fault>,
) -> i32 {
    // SAFETY: the caller's promise.
    let mut report = match unsafe { Report::new(fault) } {
        Ok(report) => report,
        // There is no place for the fault.
        Err(trouble) => return i32::from(trouble.code.number()),
    };
    let looked = (|| {
        let mut memory = Memory::new();
        memory.output(memory::items(items, len, item, list, Tail::Len)?, list)?;
        memory.output(memory::items(places.cast(), len, Item::of::<u16>(), PLACES, Tail::Len)?, PLACES)?;
        memory.output(report.region(), FAULT).inspect_err(|_| report.withdraw())
    })();
    let sorted = match looked {
        Err(trouble) => Err(trouble.inside(None)),
        Ok(()) => boundary(sorted).unwrap_or_else(|| Err(Fault::new(FaultCode::Internal, NOWHERE))),
    };
    match sorted {
        Ok(()) => 0,
        // SAFETY: the report has been checked, and withdrawn if it overlaps a list.
        Err(fault) => unsafe { report.write(&fault, fault.list()) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grognard_core::hex::Hex;
    use grognard_core::ocs::board::BoardHex;
    use grognard_core::ocs::units::Unit;

    fn hexes(places: &[(i16, i16)]) -> Vec<BoardHex> {
        places.iter().map(|(q, r)| BoardHex { hex: Hex { q: *q, r: *r }, ..BoardHex::default() }).collect()
    }

    /// Sorts, and returns the code, the former places and the fault's path.
    fn sorted<T: Ordered + Copy>(items: &mut [T], list: Name) -> (i32, Vec<u16>, String) {
        let mut places = vec![9; items.len()];
        // SAFETY: zero bytes are a fault.
        let mut fault: GrogFault = unsafe { core::mem::zeroed() };
        fault.size = size_of::<GrogFault>() as u32;
        // SAFETY: the lists and the fault are here.
        let code = unsafe { sort(items.as_mut_ptr(), items.len(), places.as_mut_ptr(), &mut fault, list) };
        let path = fault.path.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect();
        (code, places, path)
    }

    #[test]
    fn lists_are_sorted_and_tell_where_items_were() {
        let mut list = hexes(&[(3, 0), (1, 5), (-2, 1), (1, -5), (0, 0)]);
        assert_eq!(sorted(&mut list, &"hexes"), (0, vec![2, 4, 3, 1, 0], String::new()));
        assert_eq!(list, hexes(&[(-2, 1), (0, 0), (1, -5), (1, 5), (3, 0)]));
        // Once more: nothing moves.
        assert_eq!(sorted(&mut list, &"hexes"), (0, vec![0, 1, 2, 3, 4], String::new()));
        assert_eq!(sorted(&mut hexes(&[]), &"hexes"), (0, vec![], String::new()));
    }

    #[test]
    fn units_of_a_hex_stay_in_their_order() {
        let unit = |id, q| Unit { id, hex: Hex { q, r: 0 }, ..Unit::default() };
        let mut units = vec![unit(1, 5), unit(2, 1), unit(3, 5), unit(4, 1), unit(5, 0), unit(6, 1)];
        assert_eq!(sorted(&mut units, &"units"), (0, vec![4, 1, 3, 5, 0, 2], String::new()));
        assert_eq!(units.iter().map(|unit| unit.id).collect::<Vec<_>>(), [5, 2, 4, 6, 1, 3]);
    }

    #[test]
    fn many_items_are_sorted_as_the_standard_library_sorts_them() {
        let mut state = 1950u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 20) as i16 % 40
        };
        // Miri takes minutes for what is done in milliseconds.
        for len in 0..if cfg!(miri) { 20 } else { 300u32 } {
            let units: Vec<Unit> =
                (0..len).map(|id| Unit { id, hex: Hex { q: next(), r: next() }, ..Unit::default() }).collect();
            let (mut own, mut expected) = (units.clone(), units.clone());
            let (code, places, _) = sorted(&mut own, &"units");
            expected.sort_by_key(Ordered::key);
            assert_eq!((code, &own), (0, &expected));
            assert!(places.iter().zip(&own).all(|(was, unit)| units[usize::from(*was)] == *unit));
        }
    }

    #[test]
    fn what_cannot_be_sorted_is_refused() {
        let mut twice = hexes(&[(3, 0), (1, 5), (3, 0)]);
        let (code, _, path) = sorted(&mut twice, &"hexes");
        assert_eq!((code, path.as_str()), (FaultCode::Contradiction as i32, "hexes[2].hex"));
        let (mut list, mut places) = (hexes(&[(1, 0), (0, 0)]), [0u16; 2]);
        // SAFETY: what is not null is here.
        let refused = |items: *mut BoardHex, len, places: *mut u16| unsafe {
            sort(items, len, places, core::ptr::null_mut(), &"hexes")
        };
        let items = list.as_mut_ptr();
        assert_eq!(refused(core::ptr::null_mut(), 2, places.as_mut_ptr()), FaultCode::NullPointer as i32);
        assert_eq!(refused(items, 2, core::ptr::null_mut()), FaultCode::NullPointer as i32);
        assert_eq!(refused(items, usize::MAX, places.as_mut_ptr()), FaultCode::OutOfRange as i32);
        assert_eq!(refused(items, 2, items.cast()), FaultCode::Overlap as i32);
        assert_eq!(refused(core::ptr::null_mut(), 0, core::ptr::null_mut()), 0);
        assert_eq!(list, hexes(&[(1, 0), (0, 0)]));
    }
}
