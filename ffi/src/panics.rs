//! The handling of panics: with the feature `std` a fault; without it, proof that there is none.

/// Runs code whose panics must not unwind into C; returns nothing if it panicked.
#[cfg(feature = "std")]
pub(crate) fn boundary<T>(run: impl FnOnce() -> T) -> Option<T> {
    // Memory that was half written is not read again.
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).ok()
}

/// Runs code that cannot panic.
#[cfg(not(feature = "std"))]
pub(crate) fn boundary<T>(run: impl FnOnce() -> T) -> Option<T> {
    Some(run())
}

#[cfg(not(any(feature = "std", test)))]
unsafe extern "C" {
    /// There is no such function: a library in which a panic can be reached does not link.
    fn grog_a_panic_can_be_reached() -> !;
}

#[cfg(not(any(feature = "std", test)))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: it is never called, since no program in which it is reachable links.
    unsafe { grog_a_panic_can_be_reached() }
}
