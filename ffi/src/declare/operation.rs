//! Operations: their questions, their answers, their functions.
//!
//! ```text
//! operation! {
//!     /// What it tells.
//!     fn grog_ocs_retreat_find asks(core ocs::retreat::find);
//!     struct RetreatFindQuestion (56, 32) = ocs::retreat::Flight {
//!         board *sorted: Board,
//!         units [units_len]: u16,
//!         distance: u8,
//!         ; reserved 7
//!     }
//!     struct RetreatFindAnswer {
//!         list(rows, rows_capacity, rows_len): Refuge,
//!         scratch(scratch, scratch_capacity, scratch_needed),
//!         value: allows(Refuges),
//!     }
//!     way BOTH;
//! }
//! ```
//!
//! * The function asks the core's, or one on a game: `asks(play ocs::judge)`.
//! * The numbers are the question's bytes where pointers have 64 and 32 bits. Then comes its name in the core.
//! * A field with a name in brackets is a list, two fields in C. One with a star points to a structure of lists, which
//!   must be `sorted`, or may come in any order (`unsorted`). `reserved` are the bytes that fill the question up.
//! * An answer may have a list, scratch memory, and a value. It `allows`, with a value or without, or only `says` one.
//! * `way` is how it is asked, where it has structures of lists, a text, scratch memory or a game.

/// Declares an operation: its question, its answer, its function.
macro_rules! operation {
    (
        $(#[$doc:meta])*
        fn $function:ident asks($whose:ident $($asked:ident)::+);
        struct $question:ident ($wide:literal, $narrow:literal) = $($core:ident)::+ {
            $($field:ident $([$len:ident])? $(*$order:ident)?: $type:ty,)*
            $(; reserved $filling:literal)?
        }
        struct $answer:ident {
            $(list($list:ident, $capacity:ident, $list_len:ident): $item:ty,)?
            $(scratch($scratch:ident, $scratch_capacity:ident, $needed:ident),)?
            value: $says:ident($($value:ty)?),
        }
        $(way $way:ident;)?
    ) => {
        #[doc = concat!("The question of `", stringify!($function), "`.")]
        #[allow(missing_docs, reason = "the header says what each field means")]
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub struct $question {
            pub size: u32,
            $(
                pub $field: $crate::declare::field!($([$len])? $(*$order)? $type),
                $(pub $len: usize,)?
            )*
            $(pub reserved: [u8; $filling],)?
        }
        const _: () = assert!(size_of::<$question>() == if cfg!(target_pointer_width = "64") { $wide } else { $narrow });

        #[doc = concat!("The answer of `", stringify!($function), "`.")]
        #[allow(missing_docs, reason = "the header says what each field means")]
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub struct $answer {
            pub size: u32,
            pub verdict: u8,
            pub reserved: [u8; 3],
            pub cites: grognard_core::ruling::Cites,
            $(
                pub $list: *mut $item,
                pub $capacity: usize,
                pub $list_len: usize,
            )?
            $(
                pub $scratch: *mut u64,
                pub $scratch_capacity: usize,
                pub $needed: usize,
            )?
            $(pub value: $value,)?
        }
        const _: () = {
            use core::mem::offset_of;
            use $crate::ask;
            assert!(offset_of!($answer, verdict) == offset_of!(ask::Head, verdict));
            assert!(offset_of!($answer, cites) == offset_of!(ask::Head, cites));
            $(
                assert!(offset_of!($answer, $list) == offset_of!(ask::EffectsHead, effects));
                assert!(offset_of!($answer, $capacity) == offset_of!(ask::EffectsHead, capacity));
                assert!(offset_of!($answer, $list_len) == offset_of!(ask::EffectsHead, len));
            )?
        };

        // SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
        unsafe impl $crate::ask::Question for $question {
            type Answer = $answer;
            const SPEC: &'static $crate::ask::Spec = &$crate::ask::Spec {
                question: $crate::memory::Extent::of::<$question>(),
                answer: $crate::memory::Extent::of::<$answer>(),
                lists: &[$($($crate::declare::list!($question, $field, $len, $type),)?)*],
                reserved_at: $crate::declare::place!($question $(, reserved $filling)?),
                value_at: $crate::declare::place!($answer $(, value $value)?),
                effects: $crate::declare::out!($($list $item)?),
                more: $crate::declare::more!(
                    [$($($crate::declare::view!($question, $field, $order, $type),)?)*]
                    ($crate::declare::scratch_at!($answer $(, $scratch)?))
                    $($way)?
                ),
                ask: <Self as $crate::ask::Question>::ask,
            };
            #[allow(unused_variables, reason = "a question may have no fields")]
            unsafe fn ask(
                question: *const u8,
                answer: *mut u8,
                run: &mut $crate::ask::Run<'_>,
            ) -> Result<(), grognard_core::fault::Fault> {
                // SAFETY: they lead to what they must, by the caller's promise.
                let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
                let question = grognard_core::$($core)::+ {
                    $($field: $crate::declare::lent!(settled asked.$field $([asked.$len])? $(*$order)? $type),)*
                };
                $(
                    // SAFETY: room for these effects, looked at.
                    let mut effects = unsafe { run.room.sink::<$item>() };
                    let $list = &mut effects;
                )?
                $(let $scratch = &mut run.scratch;)?
                let said = $crate::declare::call!($whose $($asked)::+ (run) &question, $($list,)? $($scratch,)?);
                // Read where it stands: an answer may be large.
                let ruling = match &said {
                    Ok(ruling) => ruling,
                    Err(fault) => return Err(*fault),
                };
                answer.cites = ruling.cites;
                $crate::declare::say!($says $($value)? : answer, ruling);
                $crate::declare::count!(run $(, effects $list)?);
                Ok(())
            }
        }

        $crate::declare::function! { $whose $(#[$doc])* $function $question $answer }
    };
}

/// The place of scratch memory in an answer; 0 if it has none.
macro_rules! scratch_at {
    ($answer:ident, $scratch:ident) => {
        $crate::memory::small(core::mem::offset_of!($answer, $scratch))
    };
    ($answer:ident) => {
        0
    };
}

/// The list of an answer, if it has one.
macro_rules! out {
    () => {
        None
    };
    ($list:ident $item:ty) => {
        Some(&$crate::ask::Out { name: &grognard_core::text!($list), item: $crate::memory::Item::of::<$item>() })
    };
}

/// The further description of an operation that is asked in a way of its own.
macro_rules! more {
    ([] $scratch_at:tt) => { None };
    ([$($view:expr,)*] ($scratch_at:expr) $way:ident) => {
        Some(&$crate::ask::More { views: &[$($view),*], scratch_at: $scratch_at, way: $crate::ask::Way::$way })
    };
}

/// The call of the core's function, or of one on a game.
macro_rules! call {
    (core $($asked:ident)::+ ($run:ident) $($with:tt)*) => { grognard_core::$($asked)::+($($with)* &mut $run.trail) };
    (play $($asked:ident)::+ ($run:ident) $($with:tt)*) => { $crate::play::$($asked)::+($($with)* $run.desk()) };
}

/// Writes the verdict and the value.
macro_rules! say {
    (allows $value:ty: $answer:ident, $ruling:ident) => {
        $crate::ask::say(&mut $answer.verdict, &mut $answer.value, &$ruling.value)
    };
    (allows: $answer:ident, $ruling:ident) => {
        $crate::ask::say(&mut $answer.verdict, &mut (), &$ruling.value)
    };
    (says $value:ty: $answer:ident, $ruling:ident) => {
        ($answer.verdict, $answer.value) = ($crate::ask::GROG_NO_VERDICT, $ruling.value)
    };
}

/// Notes how many effects or rows there are, if there can be any.
macro_rules! count {
    ($run:ident, $effects:ident $list:ident) => {
        $run.needed = $effects.needed()
    };
    ($run:ident) => {};
}

/// The function for C.
macro_rules! function {
    (core $(#[$doc:meta])* $function:ident $question:ident $answer:ident) => {
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $function(
            question: *const $question,
            answer: *mut $answer,
            trail: *mut $crate::ask::GrogTrail,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::ask::ask(question, answer, trail, fault) }
        }
    };
    (play $(#[$doc:meta])* $function:ident $question:ident $answer:ident) => {
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $function(
            game: *mut u64,
            words: usize,
            question: *const $question,
            answer: *mut $answer,
            trail: *mut $crate::ask::GrogTrail,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::ask::ask_of_game((game, words), question, answer, trail, fault) }
        }
    };
}

pub(crate) use {call, count, function, more, operation, out, say, scratch_at};
