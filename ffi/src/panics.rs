//! The handling of panics: with an operating system a fault; without one, proof that there is none.

use grognard_core::fault::Fault;

/// Runs code whose panics must not unwind into C.
#[cfg(feature = "std")]
pub(crate) fn boundary(run: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    // Memory that was half written is not read again.
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(_) => Err(Fault::new(grognard_core::fault::FaultCode::Internal, &"")),
    }
}

/// Runs code that cannot panic.
#[cfg(not(feature = "std"))]
pub(crate) fn boundary(run: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    run()
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
