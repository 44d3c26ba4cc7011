//! The driver behind every operation's function. It checks the caller's memory, runs the operation once without
//! buffers, and, if there is anything to write and room for it, runs it again, so that nothing is written unless
//! everything fits. A search runs once and writes its rows at once: if they do not fit, the buffer holds the first of
//! them. The last run writes its answer where the
//! caller wants it.

#[cfg(feature = "fast")]
use crate::checks::is_plain;
use crate::checks::{look, scratch_part};
use crate::fault::{GrogFault, Report};
use crate::memory::{self, NOWHERE};
use crate::panics::boundary;
pub(crate) use crate::run::Run;
use crate::spec::{Asked, Call, Looked, NO_GAME};
pub(crate) use crate::spec::{EffectsHead, Head, List, Lists, More, Operation, Out, Spec, View, Way, pair};
pub use crate::trail::GrogTrail;
use core::mem::MaybeUninit;
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::ruling::Verdict;
use grognard_core::scratch::Scratch;

/// `verdict` of an operation that decides nothing.
pub const GROG_NO_VERDICT: u8 = 0;
/// `verdict` of an answer that is allowed.
pub const GROG_ALLOWED: u8 = 1;
/// `verdict` of an answer that is forbidden.
pub const GROG_FORBIDDEN: u8 = 2;

/// A question in C.
///
/// # Safety
/// The structures are `repr(C)` of integers, pointers and records of integers, so that all zeros are a valid value;
/// `SPEC` describes them; the answer begins as `Head`, or with effects as `EffectsHead`.
pub(crate) unsafe trait Question: Sized {
    /// Its answer.
    type Answer;
    /// The description of the structures.
    const SPEC: &'static Spec;
    /// Runs the operation, and sets the number of effects or rows. Of the answer it writes `cites`, `verdict`, and the
    /// value if it is not forbidden; after a fault nothing.
    ///
    /// # Safety
    /// The pointers lead to this question and this answer. The question's lists have been looked at, and the room is
    /// one for this operation's effects or rows.
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut Run<'_>) -> Result<(), Fault>;
}

/// Writes a verdict, and its value if it is allowed.
#[inline]
pub(crate) fn say<T: Copy>(verdict: &mut u8, value: &mut T, said: &Verdict<T>) {
    *verdict = GROG_FORBIDDEN;
    if let Verdict::Allowed(allowed) = said {
        (*verdict, *value) = (GROG_ALLOWED, *allowed);
    }
}

/// Whether pointers are 32 bits, as on most machines without an operating system, where the stack is small too.
const SMALL: bool = size_of::<usize>() == 4;
/// Room for the library's own copy of a question.
type Own = [u64; if SMALL { 24 } else { 32 }];
/// Room for copies of the structures that a question points to.
type OwnViews = [u64; if SMALL { 32 } else { 56 }];

/// Room for an answer that is not the caller's.
type OwnAnswer = [u64; if SMALL { 66 } else { 84 }];
/// Room for a copy of an order with all its fields.
type GameOwn = [u64; if SMALL { 40 } else { 72 }];
/// Room for an answer about a game.
type GameAnswer = [u64; 160];

/// Room for a short question and a short answer, as most are.
type ShortOwn = [u64; 14];
type ShortViews = [u64; 10];
type ShortAnswer = [u64; 18];

/// Room for a question or an answer with a text: a position of a game.
type Large = [u64; 2200];

/// Runs an operation.
///
/// # Safety
/// The requirements of include/README.md on a caller: every pointer that is not null points to a value of its type and
/// of the size given in it, which nobody else writes meanwhile, and nobody else reads the outputs.
#[inline]
pub(crate) unsafe fn ask<Q: Question>(
    question: *const Q,
    answer: *mut Q::Answer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    const {
        assert!(size_of::<Q>() <= size_of::<Large>() && align_of::<Q>() <= align_of::<Large>());
        // An answer that has grown would need a copy for older callers, whose structures are smaller.
        assert!(!Q::SPEC.answer.has_grown() && Q::SPEC.answer.size() == size_of::<Q::Answer>());
        assert!(size_of::<Q::Answer>() <= size_of::<Large>() && align_of::<Q::Answer>() <= align_of::<Large>());
        if let Some(more) = Q::SPEC.more {
            assert!(more.views.len() <= 2 && more.views_size() <= size_of::<OwnViews>());
        }
    }
    let large = const { size_of::<Q>() > size_of::<Own>() || size_of::<Q::Answer>() > size_of::<OwnAnswer>() };
    let short = const {
        let views = if let Some(more) = Q::SPEC.more { more.views_size() } else { 0 };
        size_of::<Q>() <= size_of::<ShortOwn>()
            && size_of::<Q::Answer>() <= size_of::<ShortAnswer>()
            && views <= size_of::<ShortViews>()
    };
    // Small programs that ask nothing large have room for small copies only; what is short leaves more of a small stack.
    let any = match () {
        () if large => with::<Large, Large, OwnViews>,
        () if short && SMALL => with::<ShortOwn, ShortAnswer, ShortViews>,
        () => any,
    };
    // SAFETY: the caller's promise.
    unsafe { any(const { &Operation::of(Q::SPEC) }, question.cast(), answer.cast(), trail, fault) }
}

/// Runs an operation on a game in memory that the caller lends.
///
/// # Safety
/// As for `ask`; the memory is this long, and nobody else uses it meanwhile.
#[inline]
pub(crate) unsafe fn ask_of_game<Q: Question>(
    game: (*mut u64, usize),
    question: *const Q,
    answer: *mut Q::Answer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    const {
        assert!(size_of::<Q>() <= size_of::<GameOwn>() && align_of::<Q>() <= align_of::<Own>());
        assert!(!Q::SPEC.answer.has_grown() && Q::SPEC.answer.size() == size_of::<Q::Answer>());
        assert!(size_of::<Q::Answer>() <= size_of::<GameAnswer>() && align_of::<Q::Answer>() <= align_of::<Own>());
    }
    let large = const { size_of::<Q::Answer>() > size_of::<OwnAnswer>() };
    let long = const { size_of::<Q>() > size_of::<Own>() };
    let with = match (long, large) {
        (true, _) => with_game::<GameOwn, GameAnswer>,
        (false, true) => with_game::<Own, GameAnswer>,
        (false, false) => with_game::<Own, OwnAnswer>,
    };
    // SAFETY: the caller's promise.
    unsafe { with(const { &Operation::of(Q::SPEC) }, game, question.cast(), answer.cast(), trail, fault) }
}

/// # Safety
/// As for `ask_of_game`; the pointers are those of this operation, and its answer fits the room.
#[inline(never)]
unsafe fn with_game<Own, Answer>(
    operation: &'static Operation,
    game: (*mut u64, usize),
    question: *const u8,
    answer: *mut u8,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    let (mut own, mut views) = (MaybeUninit::<Own>::uninit(), MaybeUninit::<OwnViews>::uninit());
    let mut out = MaybeUninit::<Answer>::uninit();
    let (own, views, out) = (own.as_mut_ptr().cast(), views.as_mut_ptr().cast(), out.as_mut_ptr().cast());
    let spec = operation.spec;
    // SAFETY: the caller's promise, and memory enough, as `ask_of_game` asserts.
    unsafe { guarded(&Call { operation, spec, question, answer, trail, own, views, out, game }, fault) }
}

/// Runs an operation with room for a question and an answer of the library's own: `Own` and `Answer`.
///
/// # Safety
/// As for `ask`; the pointers are those of this operation, and its structures fit the room.
#[inline(never)]
unsafe fn with<Own, Answer, Views>(
    operation: &'static Operation,
    question: *const u8,
    answer: *mut u8,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    let (mut own, mut views) = (MaybeUninit::<Own>::uninit(), MaybeUninit::<Views>::uninit());
    let mut out = MaybeUninit::<Answer>::uninit();
    let (own, views, out) = (own.as_mut_ptr().cast(), views.as_mut_ptr().cast(), out.as_mut_ptr().cast());
    let spec = operation.spec;
    // SAFETY: the caller's promise, and memory enough, as `ask` asserts.
    unsafe { guarded(&Call { operation, spec, question, answer, trail, own, views, out, game: NO_GAME }, fault) }
}

/// Runs an operation with room for most; without it, where nothing needs a copy.
///
/// # Safety
/// As for `ask`; the pointers are those of this operation.
#[cfg_attr(feature = "fast", inline(never))]
unsafe fn any(
    operation: &'static Operation,
    question: *const u8,
    answer: *mut u8,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    #[cfg(feature = "fast")]
    if unsafe { is_plain(operation.spec, question, answer, trail, fault) } {
        // SAFETY: as above, and looked at.
        return unsafe { plain(operation, question, answer, fault) };
    }
    // SAFETY: the caller's promise.
    unsafe { with::<Own, OwnAnswer, OwnViews>(operation, question, answer, trail, fault) }
}

/// Runs a call whose memory has nothing wrong, and where there is nothing to write but the answer.
///
/// # Safety
/// As for `ask`, and `is_plain` of these pointers.
#[cfg(feature = "fast")]
unsafe fn plain(operation: &'static Operation, question: *const u8, answer: *mut u8, fault: *mut GrogFault) -> i32 {
    // SAFETY: by the caller's promise.
    let refused = |why: &Fault| unsafe {
        match Report::new(fault) {
            Ok(report) => report.write(why, operation.list(why)),
            Err(trouble) => i32::from(trouble.code.number()),
        }
    };
    let status = boundary(|| {
        let spec = operation.spec;
        // SAFETY: looked at; there are no lists, and there is no room.
        match unsafe { (spec.ask)(question, answer, &mut Run::counting()) } {
            Ok(()) => {
                // SAFETY: an answer of this operation, and of its size.
                unsafe { finish(spec, answer, spec.answer.size()) };
                0
            }
            Err(why) => refused(&why),
        }
    });
    status.unwrap_or_else(|| refused(&Fault::new(FaultCode::Internal, NOWHERE)))
}

/// Clears the rest of an answer: the value of a forbidden one, and fields that this library lacks.
///
/// # Safety
/// An answer of this operation and of this size, which it has written.
unsafe fn finish(spec: &Spec, answer: *mut u8, size: usize) {
    // SAFETY: every answer begins as `Head`.
    unsafe {
        let head = answer.cast::<Head>();
        (*head).reserved = [0; 3];
        let forbidden = (*head).verdict == GROG_FORBIDDEN;
        let from = if forbidden { usize::from(spec.value_at) } else { spec.answer.size() };
        memory::clear(answer, from, size);
    }
}

/// Runs a call, and reports its fault.
///
/// # Safety
/// As for `ask`; the call's parts belong to one operation.
unsafe fn guarded(call: &Call, fault: *mut GrogFault) -> i32 {
    // SAFETY: by the caller's promise.
    let mut report = match unsafe { Report::new(fault) } {
        Ok(report) => report,
        // There is nowhere to write to.
        Err(trouble) => return i32::from(trouble.code.number()),
    };
    // SAFETY: by the caller's promise.
    let status = boundary(|| match unsafe { drive(call, &mut report) } {
        Ok(()) => 0,
        // SAFETY: the report was looked at, and withdrawn if it lies on something else.
        Err(fault) => unsafe { report.write(&fault, call.operation.list(&fault)) },
    });
    // SAFETY: as above.
    status.unwrap_or_else(|| unsafe { report.write(&Fault::new(FaultCode::Internal, NOWHERE), "") })
}

/// Runs the operation, and again if it has anything to write besides its answer and there is room for all of it; returns
/// the number of effects or rows and of steps.
///
/// # Safety
/// As for `guarded`; all has been looked at.
pub(crate) unsafe fn twice(call: &Call, looked: &Looked) -> Result<(usize, usize), Fault> {
    let Looked { room, steps, .. } = *looked;
    let mut run = Run::counting();
    let again = call.spec.effects.is_some() || steps.count > 0;
    // A first run of two may be the last, or the second may fail: its answer is not the caller's.
    // SAFETY: the caller's promise.
    let first = if again { unsafe { call.cleared_out() } } else { call.answer };
    // SAFETY: the lists have passed; there is no room.
    unsafe { (call.spec.ask)(looked.question, first, &mut run)? };
    let counted = (run.needed, run.trail.needed());
    if again && looked.fits(run.needed) {
        // SAFETY: the buffer has passed, and overlaps nothing.
        (run.room, run.trail) = (room, unsafe { steps.sink() });
        // SAFETY: the lists and the room have passed.
        unsafe { (call.spec.ask)(looked.question, call.answer, &mut run)? };
    }
    Ok(counted)
}

/// The same for an operation with scratch memory: a search does not run twice.
///
/// # Safety
/// As for `guarded`; all has been looked at, and the answer has a part for scratch memory.
pub(crate) unsafe fn once(call: &Call, looked: &Looked) -> Result<(usize, usize), Fault> {
    // SAFETY: the buffers have passed, and overlap nothing.
    let (scratch, trail) = unsafe { (Scratch::new(looked.scratch.items()), looked.steps.sink()) };
    let mut run = Run { room: looked.room, scratch, trail, needed: 0 };
    // SAFETY: the lists and the room have passed.
    let asked = unsafe { (call.spec.ask)(looked.question, call.cleared_out(), &mut run) };
    if asked.is_err_and(|fault| fault.is(FaultCode::BufferTooSmall)) {
        // SAFETY: the answer has this part.
        unsafe { (*scratch_part(call)).needed = run.scratch.needed() };
    }
    asked?;
    // SAFETY: as above.
    unsafe { hand_over(call, looked, run.needed) };
    Ok((run.needed, run.trail.needed()))
}

/// The same for an operation on a game, which changes it: it runs once.
///
/// # Safety
/// As for `once`; the game's memory has been looked at.
pub(crate) unsafe fn of_game(call: &Call, looked: &Looked) -> Result<(usize, usize), Fault> {
    // SAFETY: the buffers have passed, and overlap nothing.
    let (game, trail) = unsafe { (looked.scratch.items(), looked.steps.sink()) };
    let most = if looked.alone { usize::MAX } else { looked.room.count };
    let mut run = Run { room: looked.room, scratch: Scratch::new(game), trail, needed: most };
    // SAFETY: the lists and the room have passed.
    unsafe { (call.spec.ask)(looked.question, call.cleared_out(), &mut run)? };
    // SAFETY: as above.
    unsafe { hand_over(call, looked, run.needed) };
    Ok((run.needed, run.trail.needed()))
}

/// Hands the answer to the caller, if the list fits.
///
/// # Safety
/// As for `once`, which has run.
unsafe fn hand_over(call: &Call, looked: &Looked, needed: usize) {
    if looked.fits(needed) {
        let (head, value) = (size_of::<u32>(), usize::from(call.spec.value_at));
        // SAFETY: both are answers of this operation, and of its size at least: all but the size and the buffers.
        unsafe {
            core::ptr::copy_nonoverlapping(call.out.add(head), call.answer.add(head), size_of::<Head>() - head);
            let bytes = call.spec.answer.size().saturating_sub(value);
            core::ptr::copy_nonoverlapping(call.out.add(value), call.answer.add(value), bytes);
        }
    }
}

/// # Safety
/// As for `guarded`.
unsafe fn drive(call: &Call, report: &mut Report) -> Result<(), Fault> {
    let mut looked = Looked::NONE;
    // SAFETY: the same promise.
    unsafe { look(call, report, &mut looked)? };
    let way = call.spec.more.map(|more| more.way);
    if let Some((_, settled)) = way.and_then(|way| way.views) {
        // SAFETY: the same promise, and looked at.
        unsafe { settled(call, &looked)? };
    }
    // SAFETY: the same promise, and looked at.
    let (needed, steps) = unsafe { way.map_or(twice as Asked, |way| way.asked)(call, &looked)? };
    if let Some(out) = call.spec.effects {
        // SAFETY: the answer of an operation with effects or rows begins with this.
        unsafe { (*call.answer.cast::<EffectsHead>()).len = needed };
        if !looked.fits(needed) {
            return Err(Fault::new(FaultCode::BufferTooSmall, out.name));
        }
    }
    // SAFETY: the sizes were looked at, and what is written overlaps nothing.
    unsafe {
        finish(call.spec, call.answer, looked.answer_size);
        if !call.trail.is_null() {
            (*call.trail).len = steps;
        }
    }
    Ok(())
}
