//! The check of all memory of a call before the operation runs. The question and the structures that it points to are
//! read where they are; what has another size than here is copied and read from the copy alone.

#[cfg(feature = "fast")]
use crate::fault::GrogFault;
use crate::fault::Report;
use crate::memory::{self, Extent, Item, Memory, Region, Tail, Trouble};
use crate::run::Room;
#[cfg(feature = "fast")]
use crate::spec::Spec;
use crate::spec::{Call, EffectsHead, List, Looked, ScratchPart, View};
use crate::trail::GrogTrail;
use grognard_core::fault::{Fault, FaultCode, Name, Record};
use grognard_core::ruling::Step;
use grognard_core::text;

const QUESTION: Name = &text!("question");
const ANSWER: Name = &text!("answer");
const RESERVED: Name = &text!("reserved");
const SCRATCH: Name = &text!("scratch");
const TRAIL: Name = &text!("trail");
const STEPS: Name = &text!("steps");
const CAPACITY: Name = &text!("capacity");
const FAULT: Name = &text!("fault");
const GAME: Name = &text!("game");

/// Checks the lists of a structure.
///
/// # Safety
/// The structure is there, and the offsets are those of its pointers and counts.
unsafe fn look_at_lists(from: *const u8, lists: &'static [List], memory: &mut Memory) -> Result<(), Trouble> {
    for list in lists {
        // SAFETY: by the caller's promise.
        let (start, count) = unsafe {
            let at = from.add(usize::from(list.at)).cast::<*const u8>();
            (at.read(), at.add(1).cast::<usize>().read())
        };
        if count > 0 {
            memory.input(memory::items(start, count, list.item, list.name, Tail::Len)?)?;
            if count > usize::from(u16::MAX) {
                return Err(Trouble::new(FaultCode::Overflow, list.name));
            }
        }
    }
    Ok(())
}

/// Checks an input, whose bytes from `reserved_at` on must be zero; returns where it is read: in its place, or in the
/// copy if its size is not this library's.
///
/// # Safety
/// `from` is not null, aligned, and leads to what says its size; the copy is this library's, and large enough.
unsafe fn taken(
    from: *const u8,
    copy: *mut u8,
    extent: Extent,
    reserved_at: u16,
    memory: &mut Memory,
) -> Result<*const u8, Trouble> {
    // SAFETY: by the caller's promise.
    let size = unsafe { memory::size_of_structure(from, extent)? };
    memory.input(Region::of(from, size))?;
    let mut at = from;
    if size != extent.size() {
        // SAFETY: `size` bytes by the caller's promise, and a copy that is large enough.
        unsafe { memory::take(from, size, copy, extent)? };
        at = copy;
    }
    // SAFETY: within the structure.
    if (usize::from(reserved_at)..extent.size()).any(|byte| unsafe { at.add(byte).read() } != 0) {
        return Err(Trouble::new(FaultCode::Reserved, RESERVED));
    }
    Ok(at)
}

/// Whether nothing is wrong with the memory of a call that has no lists, wants no steps, and whose structures are of this
/// library's sizes: most calls of questions without lists, which are short beside the look at all.
///
/// # Safety
/// As for `ask`.
#[cfg(feature = "fast")]
pub(crate) unsafe fn is_plain(
    spec: &'static Spec,
    question: *const u8,
    answer: *const u8,
    trail: *const GrogTrail,
    fault: *const GrogFault,
) -> bool {
    if !(spec.lists.is_empty() && spec.effects.is_none() && spec.more.is_none() && trail.is_null()) {
        return false;
    }
    // SAFETY: a pointer leads to what says its size, by the caller's promise.
    let there = |at: *const u8, extent: Extent| unsafe {
        memory::pointer(at, extent.align(), QUESTION).is_ok() && at.cast::<u32>().read() as usize == extent.size()
    };
    if !(there(question, spec.question) && there(answer, spec.answer)) {
        return false;
    }
    let (asked, answered) = (Region::of(question, spec.question.size()), Region::of(answer, spec.answer.size()));
    let reported = Region::of(fault.cast(), if fault.is_null() { 0 } else { size_of::<GrogFault>() });
    (fault.is_null() || there(fault.cast(), Extent::of::<GrogFault>()))
        && !(asked.overlaps(answered) || reported.overlaps(asked) || reported.overlaps(answered))
        // SAFETY: within the question.
        && (usize::from(spec.reserved_at)..spec.question.size()).all(|byte| unsafe { question.add(byte).read() } == 0)
}

/// Points the question to the library's own copy, which may be written.
///
/// # Safety
/// The question is of this library's size, and the copy is large enough.
unsafe fn own(call: &Call, looked: &mut Looked) {
    if looked.question != call.own.cast_const() {
        // SAFETY: by the caller's promise.
        unsafe { core::ptr::copy_nonoverlapping(looked.question, call.own, call.spec.question.size()) };
        looked.question = call.own;
    }
}

/// Points the empty lists of a question, whose pointers may be null, to where an empty slice may begin.
///
/// # Safety
/// As for `own`; the offsets are those of this question.
unsafe fn settle_empty(call: &Call, looked: &mut Looked) {
    for list in call.spec.lists {
        let at = usize::from(list.at);
        // SAFETY: the pointer and the length after it are within the question.
        if unsafe { looked.question.add(at).cast::<usize>().add(1).read() } == 0 {
            // SAFETY: by the caller's promise, and within the copy.
            unsafe {
                own(call, looked);
                call.own.add(at).cast::<*const u8>().write(Room::NONE.start);
            }
        }
    }
}

/// Checks the structures that the question points to, and points a copy of the question to where they are read.
///
/// # Safety
/// As for `guarded`; the question has been looked at.
pub(crate) unsafe fn look_at_views(call: &Call, looked: &mut Looked, memory: &mut Memory) -> Result<(), Trouble> {
    // SAFETY: it is of this library's size, and the copy is large enough.
    unsafe { own(call, looked) };
    let mut own = call.views.cast::<u8>();
    for view in call.spec.views() {
        let of = view.of;
        // SAFETY: the offset of a pointer in the copy, by `Question`'s promise.
        let place = unsafe { call.own.add(usize::from(view.at)).cast::<*const u8>() };
        // SAFETY: as above.
        let there = unsafe { place.read() };
        let mut at = own.cast_const();
        // Null means empty lists.
        if there.is_null() {
            // SAFETY: the copy is that large.
            unsafe { memory::clear(own, 0, of.extent.size()) };
        } else {
            memory::pointer(there, of.extent.align(), view.name)?;
            memory.inside = Some(view.name.into());
            // SAFETY: by the caller's promise the pointer leads to what says its size.
            at = unsafe { taken(there, own, of.extent, of.reserved_at, memory)? };
        }
        // SAFETY: the offsets are those of this structure; there is room for all, as `ask` asserts.
        unsafe {
            look_at_lists(at, of.lists, memory)?;
            let copy = own;
            own = own.add(of.extent.size().saturating_add(7) & !7);
            for inner in of.views {
                look_at_inner(inner, (&mut at, copy, of.extent), &mut own, memory)?;
            }
        }
        memory.inside = None;
        // SAFETY: the place of a pointer.
        unsafe { place.write(at) };
    }
    Ok(())
}

/// Checks a structure that a structure of the question points to: null is none. Where it must be copied to `own`, the outer
/// one is copied too, to `copy`, and points to it.
///
/// # Safety
/// As for `look_at_views`; the outer structure is of this library's size, and there is room for both copies.
unsafe fn look_at_inner(
    view: &View,
    (outer, copy, extent): (&mut *const u8, *mut u8, Extent),
    own: &mut *mut u8,
    memory: &mut Memory,
) -> Result<(), Trouble> {
    let (of, offset) = (view.of, usize::from(view.at));
    // SAFETY: the offset of a pointer in it.
    let there = unsafe { outer.add(offset).cast::<*const u8>().read() };
    if there.is_null() {
        return Ok(());
    }
    memory.inside = None;
    memory::pointer(there, of.extent.align(), view.name)?;
    memory.inside = Some(view.name.into());
    // SAFETY: by the caller's promise the pointer leads to what says its size; the copies are this library's.
    unsafe {
        let at = taken(there, *own, of.extent, of.reserved_at, memory)?;
        look_at_lists(at, of.lists, memory)?;
        *own = own.add(of.extent.size().saturating_add(7) & !7);
        if at != there {
            if *outer != copy.cast_const() {
                core::ptr::copy_nonoverlapping(*outer, copy, extent.size());
                *outer = copy;
            }
            copy.add(offset).cast::<*const u8>().write(at);
        }
    }
    Ok(())
}

/// Checks the order of the lists of the structures that the question points to: once, whatever runs of the operation
/// follow.
///
/// # Safety
/// `look_at_views` has passed.
pub(crate) unsafe fn settled(call: &Call, looked: &Looked) -> Result<(), Fault> {
    for view in call.spec.views() {
        if let Some(order) = view.of.order.filter(|_| !view.as_given) {
            // SAFETY: the pointer leads to a structure of this kind that has been looked at.
            unsafe { order(looked.question.add(usize::from(view.at)).cast::<*const u8>().read())? };
        }
    }
    Ok(())
}

/// Checks all memory of a call.
///
/// # Safety
/// As for `guarded`.
pub(crate) unsafe fn look(call: &Call, report: &mut Report, looked: &mut Looked) -> Result<(), Fault> {
    let mut memory = Memory::new();
    // SAFETY: by the caller's promise.
    let all = unsafe { look_at_all(call, report, &mut memory, looked) };
    all.map_err(|trouble| {
        report.tail = trouble.tail;
        trouble.inside(memory.inside)
    })
}

/// # Safety
/// As for `guarded`.
unsafe fn look_at_all(
    call: &Call,
    report: &mut Report,
    memory: &mut Memory,
    looked: &mut Looked,
) -> Result<(), Trouble> {
    let spec = call.spec;
    memory::pointer(call.question, spec.question.align(), QUESTION)?;
    // SAFETY: by the caller's promise the pointer leads to what says its size; the copy is this library's.
    looked.question = unsafe { taken(call.question, call.own, spec.question, spec.reserved_at, memory)? };
    // SAFETY: the offsets are those of this question, by `Question`'s promise.
    unsafe {
        look_at_lists(looked.question, spec.lists, memory)?;
        settle_empty(call, looked);
    }
    let way = spec.more.map(|more| more.way);
    if let Some((views, _)) = way.and_then(|way| way.views) {
        // SAFETY: the question has been looked at.
        unsafe { views(call, looked, memory)? };
    }
    // SAFETY: by the caller's promise the pointer is null, or leads to what says its size.
    looked.answer_size =
        unsafe { structure(call.answer, spec.answer, (ANSWER, const { Record::of(ANSWER) }), memory)? };
    if let Some(out) = spec.effects {
        let head = call.answer.cast::<EffectsHead>();
        // SAFETY: the answer is there, and one with effects begins with this.
        let (start, count) = unsafe { ((*head).effects, (*head).capacity) };
        looked.room = Room::of(start, count, out.item, out.name, memory)?;
        looked.alone = start.is_null();
    }
    if let Some(scratch) = way.and_then(|way| way.scratch) {
        // SAFETY: the answer is there.
        unsafe { scratch(call, looked, memory)? };
    }
    if !call.trail.is_null() {
        let trail = call.trail;
        // SAFETY: by the caller's promise.
        unsafe { structure(trail.cast(), Extent::of::<GrogTrail>(), (TRAIL, const { Record::of(TRAIL) }), memory)? };
        memory.inside = Some(const { Record::of(TRAIL) });
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
    memory.output(report.region(), FAULT).inspect_err(|_| report.withdraw())
}

/// Checks a structure that will be written; returns its size.
///
/// # Safety
/// The pointer is null, or leads to what says its size.
unsafe fn structure(
    at: *const u8,
    extent: Extent,
    (name, record): (Name, Record),
    memory: &mut Memory,
) -> Result<usize, Trouble> {
    memory::pointer(at, extent.align(), name)?;
    memory.inside = Some(record);
    // SAFETY: looked at, and by the caller's promise.
    let size = unsafe { memory::size_of_structure(at, extent)? };
    memory.inside = None;
    memory.output(Region::of(at, size), name)?;
    Ok(size)
}

/// Returns the part of the answer that holds the scratch memory.
pub(crate) fn scratch_part(call: &Call) -> *mut ScratchPart {
    call.answer.wrapping_add(call.spec.more.map_or(0, |more| usize::from(more.scratch_at))).cast()
}

/// Checks the scratch memory.
///
/// # Safety
/// As for `guarded`; the answer is there, and has this part.
pub(crate) unsafe fn look_at_scratch(call: &Call, looked: &mut Looked, memory: &mut Memory) -> Result<(), Trouble> {
    let part = scratch_part(call);
    // SAFETY: as promised.
    let (start, count) = unsafe { ((*part).scratch.cast(), (*part).capacity) };
    looked.scratch = Room::of(start, count, Item::of::<u64>(), SCRATCH, memory)?;
    Ok(())
}

/// Checks the memory of a game.
///
/// # Safety
/// As for `guarded`.
pub(crate) unsafe fn look_at_game(call: &Call, looked: &mut Looked, memory: &mut Memory) -> Result<(), Trouble> {
    let (start, count) = call.game;
    looked.scratch = Room::of(start.cast(), count, Item::of::<u64>(), GAME, memory)?;
    Ok(())
}
