//! What every operation's function does: it looks at the caller's memory, asks once without room for anything, and
//! where there is something to hand out and room for it, asks again. So nothing is written unless all of it fits. A
//! search is asked once, and writes its rows at once: where they do not fit, the room holds the first of them.

use crate::fault::{GrogFault, Report};
use crate::memory::{self, Extent, Item, Memory, Region, Tail, Trouble};
use crate::panics::boundary;
use grognard_core::fault::{Fault, FaultCode, Name};
use grognard_core::ruling::{Cites, Sink, Step, Trail, Verdict};
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// `verdict` of an operation that decides no such thing.
pub const GROG_NO_VERDICT: u8 = 0;
/// `verdict` of what the rules allow.
pub const GROG_ALLOWED: u8 = 1;
/// `verdict` of what the rules forbid.
pub const GROG_FORBIDDEN: u8 = 2;

/// The steps that led to an answer, in a buffer that the caller lends.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GrogTrail {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// Zero.
    pub reserved: u32,
    /// Where the steps go; may be null if `capacity` is 0.
    pub steps: *mut Step,
    /// How many steps there is room for, set by the caller.
    pub capacity: usize,
    /// How many steps the answer has. More than `capacity` is no error: then the first `capacity` of them were
    /// written.
    pub len: usize,
}

/// How each answer begins.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Head {
    pub size: u32,
    pub verdict: u8,
    pub reserved: [u8; 3],
    pub cites: Cites,
}

/// How each answer with effects begins.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct EffectsHead {
    pub head: Head,
    pub effects: *mut u8,
    pub capacity: usize,
    pub len: usize,
}

/// Where an answer keeps the memory that the caller lends to work in.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct ScratchPart {
    pub scratch: *mut u64,
    pub capacity: usize,
    pub needed: usize,
}

/// Where a question, or a structure that it leads to, keeps a list: a pointer, and behind it the length, which is called
/// as the list and `_len`.
#[derive(Debug)]
pub(crate) struct List {
    pub name: Name,
    pub at: u16,
    pub item: Item,
}

/// Where a list's pointer is kept, with its length behind it.
pub(crate) const fn pair(start: usize, len: usize) -> u16 {
    assert!(len == start + size_of::<*const u8>());
    memory::small(start)
}

/// Where a question keeps a pointer to lists that belong together.
#[derive(Debug)]
pub(crate) struct View {
    pub name: Name,
    pub at: u16,
    pub extent: Extent,
    pub lists: &'static [List],
    /// Where the reserved bytes begin; they go to the end.
    pub reserved_at: u16,
}

/// What an operation hands out as a list, and the list's name.
#[derive(Debug)]
pub(crate) struct Out {
    pub name: Name,
    pub item: Item,
}

/// What has to be known of an operation that is led to lists, or works in memory that the caller lends. What looks at
/// these is reached through here, so that a program that calls no such operation does not hold it.
#[derive(Debug)]
pub(crate) struct More {
    pub views: &'static [View],
    /// How its views are looked at: `look_at_views`, if it has any.
    pub look_at_views: Option<Look>,
    /// Where its answer keeps a `ScratchPart`, if it has one.
    pub scratch_at: u16,
    /// How that is looked at: `look_at_scratch`, if it has any.
    pub look_at_scratch: Option<Look>,
    /// How it is asked: `twice`, or `once` where it works in scratch memory.
    pub asked: Asked,
}

/// What has to be known of an operation's structures.
#[derive(Debug)]
pub(crate) struct Spec {
    pub question: Extent,
    pub answer: Extent,
    pub lists: &'static [List],
    /// Where the question's reserved bytes begin; they go to its end.
    pub reserved_at: u16,
    /// What its effects or rows are, if it has any.
    pub effects: Option<&'static Out>,
    /// What else there is.
    pub more: Option<&'static More>,
    /// The operation.
    pub ask: Ask,
}

/// Asks once or twice; says how many effects or rows and steps there are.
pub(crate) type Asked = unsafe fn(&Call, &Looked) -> Result<(usize, usize), Fault>;

/// Looks at a part of the caller's memory.
pub(crate) type Look = unsafe fn(&Call, &mut Looked, &mut Memory) -> Result<(), Trouble>;

/// Asks an operation about a question, and writes its answer.
pub(crate) type Ask = unsafe fn(*const u8, *mut u8, Room, &mut Scratch<'_>, &mut Trail<'_>) -> Result<usize, Fault>;

/// Room for effects, rows, steps or work, already looked at: never null.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    start: *mut u8,
    count: usize,
}

impl Room {
    const NONE: Room = Room { start: core::ptr::without_provenance_mut(align_of::<u64>()), count: 0 };
    /// Looks at a buffer that is written.
    fn of(start: *mut u8, count: usize, item: Item, name: Name, memory: &mut Memory) -> Result<Room, Trouble> {
        memory.output(memory::items(start, count, item, name, Tail::Capacity)?, name)?;
        Ok(if count == 0 { Room::NONE } else { Room { start, count } })
    }
    /// The room as it is written to.
    ///
    /// # Safety
    /// The room is of this type, its bytes are valid whatever they are, and nobody else uses it.
    pub unsafe fn items<'a, E>(self) -> &'a mut [E] {
        const { assert!(align_of::<E>() <= align_of::<u64>()) }
        // SAFETY: it has been looked at, and is not null.
        unsafe { core::slice::from_raw_parts_mut(self.start.cast(), self.count) }
    }
    /// The room as the core takes it.
    ///
    /// # Safety
    /// As for `items`.
    pub unsafe fn sink<'a, E>(self) -> Sink<'a, E> {
        // SAFETY: the same promise.
        Sink::new(unsafe { self.items() })
    }
}

/// A question in C.
///
/// # Safety
/// The structures are `repr(C)` of integers, pointers and records of integers, so that zero bytes are a value; `SPEC`
/// says the truth about them; the answer begins as `Head`, or with effects as `EffectsHead`.
pub(crate) unsafe trait Question: Sized {
    /// Its answer.
    type Answer;
    /// What has to be known.
    const SPEC: &'static Spec;
    /// Asks the core, and says how many effects or rows there are.
    ///
    /// # Safety
    /// The pointers lead to this question and this answer. The question's lists have been looked at, and the room is
    /// one for this operation's effects or rows.
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault>;
}

/// A verdict as C sees it, and what follows, which stays zero where it is forbidden.
#[inline]
pub(crate) fn say<T: Copy>(verdict: &mut u8, value: &mut T, said: &Verdict<T>) {
    *verdict = GROG_FORBIDDEN;
    if let Verdict::Allowed(allowed) = said {
        (*verdict, *value) = (GROG_ALLOWED, *allowed);
    }
}

/// Whether pointers are as small as on most machines without an operating system, where the stack is small too.
const SMALL: bool = size_of::<usize>() == 4;
/// Room for the library's own copy of a question.
type Own = [u64; if SMALL { 24 } else { 32 }];
/// Room for its own copies of what a question leads to.
type OwnViews = [[u64; if SMALL { 14 } else { 24 }]; 2];
/// Room for its own answer.
type OwnAnswer = [u64; if SMALL { 62 } else { 80 }];

/// One call without its types, so that there is one driver for all.
pub(crate) struct Call {
    spec: &'static Spec,
    question: *const u8,
    answer: *mut u8,
    trail: *mut GrogTrail,
    /// The library's own copy of the question.
    own: *mut u8,
    /// The library's own copies of what the question leads to.
    views: *mut OwnViews,
    /// The library's own answer.
    out: *mut u8,
}

/// Asks an operation.
///
/// # Safety
/// What include/README.md asks of a caller: every pointer that is not null leads to what its type says, of the size
/// that it says, which nobody else writes meanwhile, and the outputs nobody else reads.
#[inline]
pub(crate) unsafe fn ask<Q: Question>(
    question: *const Q,
    answer: *mut Q::Answer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    const {
        assert!(size_of::<Q>() <= size_of::<Own>() && align_of::<Q>() <= align_of::<Own>());
        assert!(size_of::<Q::Answer>() <= size_of::<OwnAnswer>() && align_of::<Q::Answer>() <= align_of::<OwnAnswer>());
        if let Some(more) = Q::SPEC.more {
            let mut views = more.views;
            assert!(views.len() <= 2);
            while let [view, rest @ ..] = views {
                assert!(view.extent.size() <= size_of::<OwnViews>() / 2);
                views = rest;
            }
        }
    }
    // SAFETY: the caller's promise.
    unsafe { any(Q::SPEC, question.cast(), answer.cast(), trail, fault) }
}

/// Asks any operation.
///
/// # Safety
/// As for `ask`; the pointers are those of this operation.
#[inline(never)]
unsafe fn any(
    spec: &'static Spec,
    question: *const u8,
    answer: *mut u8,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    let (mut own, mut out): (Own, OwnAnswer) = ([0; _], [0; _]);
    let mut views: OwnViews = [[0; _]; 2];
    let (own, out, views) = (own.as_mut_ptr().cast(), out.as_mut_ptr().cast(), &raw mut views);
    // SAFETY: the caller's promise, and memory enough, as `ask` asserts.
    unsafe { guarded(&Call { spec, question, answer, trail, own, views, out }, fault) }
}

/// Runs a call, and reports what is wrong.
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
    match boundary(|| unsafe { drive(call, &mut report) }) {
        Ok(()) => 0,
        // SAFETY: the report was looked at, and withdrawn if it lies on something else.
        Err(fault) => unsafe { report.write(&fault) },
    }
}

const QUESTION: Name = &text!("question");
const ANSWER: Name = &text!("answer");
const RESERVED: Name = &text!("reserved");
const SCRATCH: Name = &text!("scratch");
const TRAIL: Name = &text!("trail");
const STEPS: Name = &text!("steps");
const CAPACITY: Name = &text!("capacity");
const FAULT: Name = &text!("fault");

/// What a look at the caller's memory found.
pub(crate) struct Looked {
    answer_size: usize,
    room: Room,
    scratch: Room,
    steps: Room,
}

/// Looks at the lists of a structure, of which this is the library's own copy: then none of their pointers is null there.
///
/// # Safety
/// The offsets are those of pointers and counts in the copy.
unsafe fn look_at_lists(copy: *mut u8, lists: &'static [List], memory: &mut Memory) -> Result<(), Trouble> {
    for list in lists {
        // SAFETY: by the caller's promise.
        let (at, start, count) = unsafe {
            let at = copy.add(usize::from(list.at)).cast::<*const u8>();
            (at, at.read(), at.add(1).cast::<usize>().read())
        };
        if count > 0 {
            memory.input(memory::items(start, count, list.item, list.name, Tail::Len)?)?;
        } else {
            // SAFETY: as above.
            unsafe { at.write(list.item.nowhere()) };
        }
    }
    Ok(())
}

/// Copies an input, whose bytes from `reserved_at` on must be zero; says where it lies.
///
/// # Safety
/// `from` is not null, aligned, and leads to what says its size; the copy is this library's, and large enough.
unsafe fn copied(
    from: *const u8,
    copy: *mut u8,
    extent: Extent,
    reserved_at: u16,
    memory: &mut Memory,
) -> Result<Region, Trouble> {
    // SAFETY: by the caller's promise.
    let size = unsafe { memory::size_of_structure(from, extent)? };
    let region = Region::of(from, size);
    memory.input(region)?;
    // SAFETY: `size` bytes by the caller's promise, and a copy that is large enough.
    unsafe { memory::take(from, size, copy, extent)? };
    // SAFETY: within the copy.
    if (usize::from(reserved_at)..extent.size()).any(|at| unsafe { copy.add(at).read() } != 0) {
        return Err(Trouble::new(FaultCode::Reserved, RESERVED));
    }
    Ok(region)
}

/// Copies what the question leads to, looks at it, and leads the question's copy to the copies.
///
/// # Safety
/// As for `guarded`; the question has been copied.
pub(crate) unsafe fn look_at_views(call: &Call, _: &mut Looked, memory: &mut Memory) -> Result<(), Trouble> {
    let mut own = call.views.cast::<u8>();
    for view in call.spec.more.map_or(&[][..], |more| more.views) {
        // SAFETY: the offset of a pointer in the copy, by `Question`'s promise.
        let place = unsafe { call.own.add(usize::from(view.at)).cast::<*const u8>() };
        // SAFETY: as above.
        let there = unsafe { place.read() };
        // Nothing is lists that are empty.
        if !there.is_null() {
            memory::pointer(there, view.extent.align(), view.name)?;
            memory.inside = Some(view.name);
            // SAFETY: by the caller's promise the pointer leads to what says its size.
            unsafe { copied(there, own, view.extent, view.reserved_at, memory)? };
        }
        // SAFETY: the offsets are those of this structure.
        unsafe { look_at_lists(own, view.lists, memory)? };
        memory.inside = None;
        // SAFETY: the place of a pointer; there is room for two, as `ask` asserts.
        unsafe {
            place.cast_mut().write(own);
            own = own.add(size_of::<OwnViews>() / 2);
        }
    }
    Ok(())
}

/// Looks at all the memory that a call is about, and copies the question.
///
/// # Safety
/// As for `guarded`.
unsafe fn look(call: &Call, report: &mut Report) -> Result<Looked, Fault> {
    let mut memory = Memory::new();
    // SAFETY: by the caller's promise.
    let looked = unsafe { look_at_all(call, report, &mut memory) };
    looked.map_err(|trouble| {
        report.tail = trouble.tail;
        trouble.inside(memory.inside)
    })
}

/// # Safety
/// As for `guarded`.
unsafe fn look_at_all(call: &Call, report: &mut Report, memory: &mut Memory) -> Result<Looked, Trouble> {
    let spec = call.spec;
    memory::pointer(call.question, spec.question.align(), QUESTION)?;
    // The question is copied before anything is written, and read from the copy alone.
    // SAFETY: by the caller's promise the pointer leads to what says its size; the copy is this library's.
    unsafe { copied(call.question, call.own, spec.question, spec.reserved_at, memory)? };
    // SAFETY: the offsets are those of this question, by `Question`'s promise.
    unsafe { look_at_lists(call.own, spec.lists, memory)? };
    let mut looked = Looked { answer_size: 0, room: Room::NONE, scratch: Room::NONE, steps: Room::NONE };
    if let Some(views) = spec.more.and_then(|more| more.look_at_views) {
        // SAFETY: the question has been copied.
        unsafe { views(call, &mut looked, memory)? };
    }
    // SAFETY: by the caller's promise the pointer is null, or leads to what says its size.
    looked.answer_size = unsafe { structure(call.answer, spec.answer, ANSWER, memory)? };
    if let Some(out) = spec.effects {
        let head = call.answer.cast::<EffectsHead>();
        // SAFETY: the answer is there, and one with effects begins with this.
        let (start, count) = unsafe { ((*head).effects, (*head).capacity) };
        looked.room = Room::of(start, count, out.item, out.name, memory)?;
    }
    if let Some(scratch) = spec.more.and_then(|more| more.look_at_scratch) {
        // SAFETY: the answer is there.
        unsafe { scratch(call, &mut looked, memory)? };
    }
    if !call.trail.is_null() {
        let trail = call.trail;
        // SAFETY: by the caller's promise.
        unsafe { structure(trail.cast(), Extent::of::<GrogTrail>(), TRAIL, memory)? };
        memory.inside = Some(TRAIL);
        // SAFETY: it is there, aligned and large enough.
        let reserved = unsafe { (*trail).reserved };
        // SAFETY: as above.
        let (steps, capacity) = unsafe { ((*trail).steps, (*trail).capacity) };
        if reserved != 0 {
            return Err(Trouble::new(FaultCode::Reserved, RESERVED));
        }
        let steps = Room::of(steps.cast(), capacity, Item::of::<Step>(), STEPS, memory);
        // The length has a name of its own here.
        looked.steps = steps.map_err(|t| if t.tail == Tail::None { t } else { Trouble::new(t.code, CAPACITY) })?;
        memory.inside = None;
    }
    memory.output(report.region(), FAULT).inspect_err(|_| report.withdraw())?;
    Ok(looked)
}

/// Looks at a structure that is written; says how large it is.
///
/// # Safety
/// The pointer is null, or leads to what says its size.
unsafe fn structure(at: *const u8, extent: Extent, name: Name, memory: &mut Memory) -> Result<usize, Trouble> {
    memory::pointer(at, extent.align(), name)?;
    memory.inside = Some(name);
    // SAFETY: looked at, and by the caller's promise.
    let size = unsafe { memory::size_of_structure(at, extent)? };
    memory.inside = None;
    memory.output(Region::of(at, size), name)?;
    Ok(size)
}

/// The part of an answer that lends memory to work in.
fn scratch_part(call: &Call, answer: *mut u8) -> *mut ScratchPart {
    answer.wrapping_add(call.spec.more.map_or(0, |more| usize::from(more.scratch_at))).cast()
}

/// Looks at the memory to work in.
///
/// # Safety
/// As for `guarded`; the answer is there, and has this part.
pub(crate) unsafe fn look_at_scratch(call: &Call, looked: &mut Looked, memory: &mut Memory) -> Result<(), Trouble> {
    let part = scratch_part(call, call.answer);
    // SAFETY: as promised.
    let (start, count) = unsafe { ((*part).scratch.cast(), (*part).capacity) };
    looked.scratch = Room::of(start, count, Item::of::<u64>(), SCRATCH, memory)?;
    Ok(())
}

/// Asks, and where there is something to hand out and room for all of it, asks again; says how many effects or rows
/// and steps there are.
///
/// # Safety
/// As for `guarded`; all has been looked at.
pub(crate) unsafe fn twice(call: &Call, looked: &Looked) -> Result<(usize, usize), Fault> {
    let Looked { room, steps, .. } = *looked;
    let (mut scratch, mut none) = (Scratch::none(), Trail::none());
    // SAFETY: the lists have passed; there is no room.
    let needed = unsafe { (call.spec.ask)(call.own, call.out, Room::NONE, &mut scratch, &mut none)? };
    if needed <= room.count && (needed > 0 || steps.count > 0) {
        // SAFETY: the buffer has passed, and overlaps nothing.
        let mut sink = unsafe { steps.sink() };
        // SAFETY: the lists and the room have passed.
        unsafe { (call.spec.ask)(call.own, call.out, room, &mut scratch, &mut sink)? };
    }
    Ok((needed, none.needed()))
}

/// The same of an operation that works in memory which the caller lends: a search is not done twice.
///
/// # Safety
/// As for `guarded`; all has been looked at, and the answer has a part for scratch memory.
pub(crate) unsafe fn once(call: &Call, looked: &Looked) -> Result<(usize, usize), Fault> {
    // SAFETY: the buffers have passed, and overlap nothing.
    let (mut scratch, mut sink) = unsafe { (Scratch::new(looked.scratch.items()), looked.steps.sink()) };
    // SAFETY: the lists and the room have passed.
    let asked = unsafe { (call.spec.ask)(call.own, call.out, looked.room, &mut scratch, &mut sink) };
    let (given, own) = (scratch_part(call, call.answer), scratch_part(call, call.out));
    if asked.is_err_and(|fault| fault.is(FaultCode::BufferTooSmall)) {
        // SAFETY: the answer has this part.
        unsafe { (*given).needed = scratch.needed() };
    }
    // SAFETY: both answers have this part, and one is the caller's, the other the library's own.
    unsafe { core::ptr::copy_nonoverlapping(given, own, 1) };
    Ok((asked?, sink.needed()))
}

/// # Safety
/// As for `guarded`.
unsafe fn drive(call: &Call, report: &mut Report) -> Result<(), Fault> {
    // SAFETY: the same promise.
    let looked = unsafe { look(call, report)? };
    // SAFETY: the same promise, and looked at.
    let (needed, steps) = unsafe { call.spec.more.map_or(twice as Asked, |more| more.asked)(call, &looked)? };
    if let Some(out) = call.spec.effects
        && needed > looked.room.count
    {
        // SAFETY: the answer of an operation with effects or rows begins with this.
        unsafe { (*call.answer.cast::<EffectsHead>()).len = needed };
        return Err(Fault::new(FaultCode::BufferTooSmall, out.name));
    }
    // SAFETY: both answers begin as `Head`, or with effects as `EffectsHead`; the sizes were looked at, and what is
    // written overlaps nothing.
    unsafe {
        (*call.out.cast::<Head>()).size = u32::try_from(looked.answer_size).unwrap_or(0);
        if call.spec.effects.is_some() {
            let out = &mut *call.out.cast::<EffectsHead>();
            let kept = call.answer.cast::<EffectsHead>();
            (out.effects, out.capacity, out.len) = ((*kept).effects, (*kept).capacity, needed);
        }
        memory::give(call.out, call.answer, looked.answer_size, call.spec.answer);
        if !call.trail.is_null() {
            (*call.trail).len = steps;
        }
    }
    Ok(())
}
