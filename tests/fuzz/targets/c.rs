//! Bytes in the structures of the C binding: any bytes in the records, pointers that are null, misaligned, into one another
//! or right, sizes and lengths of all kinds. What a caller owes (a pointer leads to as much memory as is said) is kept;
//! all else is not. The function returns, writes nothing but its outputs, and says the same twice.
#![no_main]

use grognard::fault::GrogFault;
use grognard::generated::{acw, axis_allies, korea, ocs};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Word;
use grognard_core::ruling::Step;
use grognard_tests::scramble::Bytes;
use libfuzzer_sys::{Corpus, fuzz_target};
use std::ptr::null_mut;

/// The caller's memory: a place for each structure with room for the largest that there will ever be, and for lists.
const PLACE: usize = 20_480;
const QUESTION: usize = 0;
const ANSWER: usize = PLACE;
const TRAIL: usize = 2 * PLACE;
const FAULT: usize = 3 * PLACE;
const STEPS: usize = 4 * PLACE;
const ROWS: usize = 5 * PLACE;
const VIEWS: usize = 6 * PLACE;
const LISTS: usize = 7 * PLACE;
const SCRATCH: usize = 11 * PLACE;
const GUARD: usize = 19 * PLACE;
const END: usize = 20 * PLACE;

/// The most items of a list that there is memory for.
const MOST: usize = 8;

/// Memory, aligned as strictly as anything needs.
#[repr(align(64))]
#[derive(Clone)]
struct Arena([u8; END]);

impl Arena {
    fn at<T>(&mut self, offset: usize) -> *mut T {
        self.0[offset..].as_mut_ptr().cast()
    }
    fn fill(&mut self, from: usize, len: usize, bytes: &mut Bytes<'_>) {
        for byte in &mut self.0[from..from + len] {
            // Most bytes of a record are zero or small.
            *byte = match bytes.byte() {
                next @ 0..=149 => next % 4,
                next @ 150..=239 => next % 41,
                _ => bytes.byte(),
            };
        }
    }
}

/// A length: mostly a few items, sometimes one that no memory has.
fn length(bytes: &mut Bytes<'_>) -> usize {
    match bytes.byte() {
        255 => usize::MAX,
        n => usize::from(n) % (MOST + 1),
    }
}

/// An offset: mostly right, sometimes misaligned, sometimes somewhere else.
fn offset(right: usize, bytes: &mut Bytes<'_>) -> Option<usize> {
    match bytes.byte() {
        0..=2 => None,
        3..=5 => Some(right + 1),
        6..=9 => Some(usize::from(bytes.byte()) % 5 * PLACE + usize::from(bytes.byte() % 8) * 8),
        _ => Some(right),
    }
}

/// What a structure says of its size.
fn size(own: usize, bytes: &mut Bytes<'_>) -> u32 {
    match bytes.byte() {
        0..=3 => u32::from(bytes.byte()),
        4..=6 => own as u32 + u32::from(bytes.byte()),
        7 => u32::MAX,
        _ => own as u32,
    }
}

/// `GrogTrail`, as a C program has it from the header.
#[repr(C)]
struct GrogTrail {
    size: u32,
    reserved: u32,
    steps: *mut Step,
    capacity: usize,
    len: usize,
}

/// One call's memory while it is prepared.
struct Call<'a, 'b> {
    arena: &'a mut Arena,
    bytes: &'a mut Bytes<'b>,
    /// What the lists hold.
    items: Bytes<'b>,
    lists: usize,
    views: usize,
}

impl<'a, 'b> Call<'a, 'b> {
    fn new(arena: &'a mut Arena, bytes: &'a mut Bytes<'b>) -> Self {
        let items = bytes.clone();
        Call { arena, bytes, items, lists: LISTS, views: VIEWS }
    }
    /// A list: bytes of all kinds, led to by a pointer of all kinds.
    fn list<T>(&mut self, start: &mut *const T, len: &mut usize) {
        let (place, room) = (self.lists, (MOST * size_of::<T>()).next_multiple_of(64));
        assert!(place + room <= SCRATCH, "there is room for the lists");
        self.arena.fill(place, MOST * size_of::<T>(), &mut self.items);
        *start = self.pointer(place);
        *len = length(self.bytes);
        self.lists += room;
    }
    /// A structure that holds lists.
    fn view<T>(&mut self) -> *mut T {
        let place = self.views;
        self.views += size_of::<T>().next_multiple_of(64);
        assert!(self.views <= LISTS, "there is room for the structures");
        self.arena.at(place)
    }
    /// Room for what is handed out.
    fn room<T>(&mut self, start: &mut *mut T, capacity: &mut usize, place: usize, most: usize) {
        assert!(most * size_of::<T>() <= if place == SCRATCH { GUARD - SCRATCH } else { PLACE }, "there is room");
        let null = self.bytes.byte() % 8 == 0;
        *start = if null { null_mut() } else { self.pointer(place) };
        *capacity = match length(self.bytes) {
            MOST => most,
            n => n,
        };
    }
    fn pointer<T>(&mut self, right: usize) -> *mut T {
        offset(right, self.bytes).map_or(null_mut(), |at| self.arena.at(at))
    }
    /// The trail and the fault, and pointers to them and to the question and the answer.
    fn rest<Q, A>(&mut self) -> (*mut Q, *mut A, *mut GrogTrail, *mut GrogFault) {
        let (trail, fault): (*mut GrogTrail, *mut GrogFault) = (self.arena.at(TRAIL), self.arena.at(FAULT));
        // SAFETY: both lie in the arena.
        unsafe {
            (*trail).size = size(size_of::<GrogTrail>(), self.bytes);
            let (mut steps, mut capacity) = (null_mut(), 0);
            self.room(&mut steps, &mut capacity, STEPS, MOST);
            ((*trail).steps, (*trail).capacity) = (steps, capacity);
            (*fault).size = size(size_of::<GrogFault>(), self.bytes);
        }
        (self.pointer(QUESTION), self.pointer(ANSWER), self.pointer(TRAIL), self.pointer(FAULT))
    }
}

macro_rules! targets {
    ($($($module:ident)::+: $function:ident, $question:ident, $answer:ident, [$($list:ident $len:ident),*]
        $(, ($view:ident: $system:ident::$shape:ident [$($inner:ident $inner_len:ident),*]))*;
        $($out:ident $capacity:ident),*;)+) => {
        const TARGETS: &[fn(&mut Arena, &mut Bytes<'_>) -> i32] = &[$(|arena, bytes| {
            use $($module)::+::{$function, $question, $answer};
            let mut call = Call::new(arena, bytes);
            call.arena.fill(QUESTION, size_of::<$question>(), call.bytes);
            let question: *mut $question = call.arena.at(QUESTION);
            let answer: *mut $answer = call.arena.at(ANSWER);
            // SAFETY: all of it lies in the arena, which is larger than any offset here plus what is said to be there.
            unsafe {
                (*question).size = size(size_of::<$question>(), call.bytes);
                $( call.list(&mut (*question).$list, &mut (*question).$len); )*
                $(
                    let view = call.view::<$system::$shape>();
                    (*view).size = size(size_of::<$system::$shape>(), call.bytes);
                    $( call.list(&mut (*view).$inner, &mut (*view).$inner_len); )*
                    let place = call.views - size_of::<$system::$shape>().next_multiple_of(64);
                    (*question).$view = call.pointer(place);
                )*
                (*answer).size = size(size_of::<$answer>(), call.bytes);
                $(
                    let (place, most) = if stringify!($out) == "scratch" { (SCRATCH, 4096) } else { (ROWS, MOST) };
                    call.room(&mut (*answer).$out, &mut (*answer).$capacity, place, most);
                )*
                let (question, answer, trail, fault) = call.rest::<$question, $answer>();
                $function(question, answer, trail.cast(), fault)
            }
        }),+];
    };
}

include!("../generated/c_table.rs");

/// One call in memory that was wiped; the code it returns.
fn call(which: u8, data: &[u8], arena: &mut Arena) -> i32 {
    arena.0.fill(0);
    TARGETS[usize::from(which) % TARGETS.len()](arena, &mut Bytes::new(data))
}

fuzz_target!(|data: &[u8]| -> Corpus {
    let [which, rest @ ..] = data else { return Corpus::Reject };
    assert_eq!(TARGETS.len(), grognard_core::OPERATIONS.iter().map(|list| list.len()).sum::<usize>());
    let mut arena = Box::new(Arena([0; END]));
    let code = call(*which, rest, &mut arena);
    assert!((0..FaultCode::VOCABULARY.words.len()).contains(&usize::try_from(code).unwrap_or(usize::MAX)), "{code}");
    assert!(code != FaultCode::Internal as i32, "a panic was caught, or the library is at odds with itself");
    assert!(arena.0[GUARD..].iter().all(|byte| *byte == 0), "beyond what was lent");
    // In the same place, since what is left holds pointers.
    let left = arena.clone();
    assert_eq!(code, call(*which, rest, &mut arena));
    assert!(left.0 == arena.0, "the same question, another answer");
    Corpus::Keep
});
