//! A state of a side: its losses so far, and the states that its next losses lead to.

use super::words::{low, part};

/// A state: three words.
///
/// * other units lost, aircraft lost, submarines withdrawn, how many states follow one another by a hit each
/// * where a hit leads (32 bits), submarines left, units left that are no aircraft
/// * where the chances of its hits stand (32 bits), the least number of hits, how many numbers there are
pub(super) type State = [u64; 3];

pub(super) fn lost_surface(s: &State) -> u16 {
    u16::try_from(part(s[0], 0)).unwrap_or(0)
}
pub(super) fn lost_air(s: &State) -> u16 {
    u16::try_from(part(s[0], 16)).unwrap_or(0)
}
pub(super) fn withdrawn(s: &State) -> u16 {
    u16::try_from(part(s[0], 32)).unwrap_or(0)
}
/// Returns the number of states that follow by one hit each, numbered consecutively.
pub(super) fn run(s: &State) -> usize {
    part(s[0], 48)
}
/// Returns the state that a hit leads to; a state without units leads to itself. A hit on a ship, if there is one,
/// leads to the next state.
pub(super) fn next(s: &State) -> usize {
    low(s[1])
}
pub(super) fn submarines(s: &State) -> usize {
    part(s[1], 32)
}
pub(super) fn surface(s: &State) -> usize {
    part(s[1], 48)
}

/// Returns a state's first word for its losses; states are sorted by these numbers.
pub(super) fn losses(surface: u16, air: u16, withdrawn: u16) -> u64 {
    u64::from(surface) | u64::from(air) << 16 | u64::from(withdrawn) << 32
}

/// Returns the index of the state with these losses, if it can be reached.
pub(super) fn index_of(states: &[State], surface: u16, air: u16, withdrawn: u16) -> Option<usize> {
    let wanted = losses(surface, air, withdrawn);
    states.binary_search_by_key(&wanted, |state| state[0] & 0xFFFF_FFFF_FFFF).ok()
}
