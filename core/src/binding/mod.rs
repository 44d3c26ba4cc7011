//! The part that all bindings share. It reads values of a language into a question, with the same faults everywhere. It
//! has the common form of an answer, and the list of all operations.

mod answer;
pub mod columns;
pub mod game;
mod hexes;
mod misread;
mod operation;
mod read;
mod replace;
mod source;
mod told;
mod value;
mod vocabulary;

pub use crate::reflect::leave;
pub use answer::{Answer, Extras, Room, leave_effects, leave_rows, leave_steps, run};
pub use hexes::{hex_at, hex_number};
pub use misread::{Contrary, Help, Misread, nearest};
pub use operation::{
    Fill, Operation, RECORDS, Record, Series, Take, Wish, is_told_whole, lists, operation, record, record_of, view,
};
pub use read::{read, read_into, read_some};
pub use replace::{check_amounts, replace};
pub use source::{NoInt, NoUnits, Source, units_of_double};
pub use told::Wrong;
pub use vocabulary::{may_be_word, vocabularies, vocabulary};

/// Declares the list of a system's operations. The form of the answer follows the question:
///
/// * `plain`: a value; `verdict`: allowed with a value, or forbidden; `bare`: allowed or forbidden;
/// * `effects<E>`: a verdict, and effects for the caller to apply;
/// * `rows<R>`, `verdict_rows<R>`, `bare_rows<R>`: as the first three, and a list;
/// * `+ scratch` after any of them: the operation works in scratch memory.
macro_rules! operations {
    ($($name:literal $doc:literal $path:path, $held:ident, $how:ident $(<$effect:ty>)? $(+ $scratch:ident)? $(, $answer:ty)?;)+) => {
        /// The operations of this system.
        pub static OPERATIONS: &[$crate::binding::Operation] = &[$({
            type Held = $held<$crate::reflect::Owned>;
            fn ask(fill: $crate::binding::Fill<'_>, wish: $crate::binding::Wish, take: $crate::binding::Take<'_>) -> Result<(), $crate::binding::Wrong> {
                let mut question = Held::default();
                if !fill(&mut question) {
                    return Ok(());
                }
                let mut extras = $crate::binding::Extras::<$crate::binding::operations!(@effect $($effect)?)> {
                    trail: if wish.trail { $crate::binding::Room::some() } else { $crate::binding::Room::none() },
                    effects: $crate::binding::operations!(@room $($effect)?),
                    scratch: alloc::vec::Vec::new(),
                    most_words: wish.most_words,
                };
                let names = $crate::reflect::Reflect::names(&question)?;
                const PLACES: bool = <Held as $crate::reflect::Described>::SHAPE.has_places();
                // Places are shown as numbers where the caller has places of his own, or said one as a number and has no board.
                let mut numbers = names.as_ref().is_some_and(|names| names.has_own_places());
                if PLACES {
                    numbers |= $crate::reflect::unmark(&mut question, numbers)? && names.is_none();
                }
                let asked = $crate::binding::run(&mut extras, |_effects, _scratch, trail| {
                    $crate::binding::operations!(@call [$($effect)?] [$($scratch)?] $path, &question.lend(), _effects, _scratch, trail)
                });
                let mut ruling = match (&names, asked) {
                    (_, Ok(ruling)) => ruling,
                    (Some(names), Err(fault)) => {
                        return Err($crate::binding::Wrong::of(names.fault(fault), &question, Some(&**names)));
                    }
                    (None, Err(fault)) => return Err($crate::binding::Wrong::of(fault, &question, None)),
                };
                if numbers {
                    $crate::binding::operations!(@each $how, ruling, $crate::reflect::mark);
                    extras.effects.items_mut().iter_mut().for_each(|effect| $crate::reflect::mark(effect));
                }
                if names.is_none() {
                    $crate::binding::leave_rows(extras.effects.items_mut(), $crate::reflect::Reflect::base(&question));
                }
                if let Some(names) = &names {
                    $crate::binding::operations!(@each $how, ruling, |value| $crate::binding::leave(value, names));
                    $crate::binding::leave_effects(extras.effects.items_mut(), names, <Held as $crate::reflect::Described>::SHAPE);
                    $crate::binding::leave_steps(extras.trail.items_mut(), names, <Held as $crate::reflect::Described>::SHAPE);
                }
                let ruling = ruling;
                let effects: alloc::vec::Vec<&dyn $crate::reflect::Reflect> =
                    extras.effects.items().iter().map(|e| e as &dyn $crate::reflect::Reflect).collect();
                take(&$crate::binding::operations!(@answer $how, &ruling), &effects, extras.trail.items());
                Ok(())
            }
            fn make() -> alloc::boxed::Box<dyn $crate::reflect::Reflect + Send + Sync> {
                alloc::boxed::Box::new(Held::default())
            }
            fn series(series: &mut dyn $crate::binding::Series) {
                let mut question = Held::default();
                let mut extras = $crate::binding::Extras::<$crate::binding::operations!(@effect $($effect)?)> {
                    trail: $crate::binding::Room::none(),
                    effects: $crate::binding::Room::none(),
                    scratch: alloc::vec::Vec::new(),
                    most_words: usize::MAX,
                };
                // The same for every row.
                let has_places = <Held as $crate::reflect::Described>::SHAPE.has_places();
                while series.next(&mut question) {
                    let asked = $crate::reflect::Reflect::names(&question).and_then(|names| {
                        if has_places {
                            $crate::reflect::unmark(&mut question, names.as_ref().is_some_and(|names| names.has_own_places()))?;
                        }
                        let asked = $crate::binding::run(&mut extras, |_effects, _scratch, trail| {
                            $crate::binding::operations!(@call [$($effect)?] [$($scratch)?] $path, &question.lend(), _effects, _scratch, trail)
                        });
                        let Some(names) = names else { return asked };
                        let mut ruling = match asked {
                            Ok(ruling) => ruling,
                            Err(fault) => return Err(names.fault(fault)),
                        };
                        $crate::binding::operations!(@each $how, ruling, |value| $crate::binding::leave(value, &names));
                        Ok(ruling)
                    });
                    match asked {
                        Ok(ruling) => series.take(Ok(&$crate::binding::operations!(@answer $how, &ruling))),
                        Err(fault) => {
                            let names = $crate::reflect::Reflect::names(&question).ok().flatten();
                            series.take(Err($crate::binding::Wrong::of(fault, &question, names.as_deref())));
                        }
                    }
                }
            }
            $crate::binding::Operation {
                name: $name,
                doc: $doc,
                path: stringify!($path),
                question: <Held as $crate::reflect::Described>::SHAPE,
                answer: $crate::binding::operations!(@shape $($answer)?),
                decides: $crate::binding::operations!(@decides $how),
                effects: $crate::binding::operations!(@effects $($effect)?),
                list: $crate::binding::operations!(@list $how),
                scratch: $crate::binding::operations!(@scratch $($scratch)?),
                ask,
                make,
                series,
            }
        }),+];
    };
    (@room $effect:ty) => { $crate::binding::Room::some() };
    (@room) => { $crate::binding::Room::none() };
    (@call [] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $trail) };
    (@call [] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $s, $trail) };
    (@call [$effect:ty] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $trail) };
    (@call [$effect:ty] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $s, $trail) };
    (@answer plain, $ruling:expr) => { $crate::binding::Answer::plain($ruling) };
    (@answer rows, $ruling:expr) => { $crate::binding::Answer::plain($ruling) };
    (@answer bare, $ruling:expr) => { $crate::binding::Answer::bare($ruling) };
    (@answer bare_rows, $ruling:expr) => { $crate::binding::Answer::bare($ruling) };
    (@answer $how:ident, $ruling:expr) => { $crate::binding::Answer::verdict($ruling) };
    (@each plain, $ruling:ident, $make:expr) => { ($make)(&mut $ruling.value) };
    (@each rows, $ruling:ident, $make:expr) => { ($make)(&mut $ruling.value) };
    (@each bare, $ruling:ident, $make:expr) => { let _ = &mut $ruling; };
    (@each bare_rows, $ruling:ident, $make:expr) => { let _ = &mut $ruling; };
    (@each $how:ident, $ruling:ident, $make:expr) => {
        if let $crate::ruling::Verdict::Allowed(value) = &mut $ruling.value {
            ($make)(value);
        }
    };
    (@shape) => { None };
    (@shape $answer:ty) => { Some(<$answer as $crate::reflect::Described>::SHAPE) };
    (@decides plain) => { false };
    (@decides rows) => { false };
    (@decides $how:ident) => { true };
    (@effects $effect:ty) => { Some(<$effect as $crate::reflect::Described>::SHAPE) };
    (@effects) => { None };
    (@effect $effect:ty) => { $effect };
    (@effect) => { $crate::ruling::Step };
    (@list effects) => { "effects" };
    (@list plain) => { "" };
    (@list verdict) => { "" };
    (@list bare) => { "" };
    (@list $how:ident) => { "rows" };
    (@scratch scratch) => { true };
    (@scratch) => { false };
}
pub(crate) use operations;
