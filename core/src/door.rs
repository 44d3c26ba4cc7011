//! What the doors of other languages share, so that each converts values and nothing else: one way to read a host's
//! values into a question, with the same faults everywhere; one form for an answer; the list of all operations.

use crate::dist::Percentile;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Described, Field, Kept, Kind, Reflect, Shape, Slot};
use crate::ruling::{Cites, Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;

/// What is wrong with a host's values: a code and the place in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// What is wrong.
    pub code: FaultCode,
    /// Where: `attackers[2].combat_side.strength` for example.
    pub path: String,
}

impl Misread {
    /// A fault at a place.
    #[cold]
    pub fn new(code: FaultCode, path: &str) -> Self {
        Misread { code, path: path.to_string() }
    }
    #[cold]
    fn within(mut self, outer: &str) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{outer}{dot}{}", self.path);
        self
    }
}

impl From<Fault> for Misread {
    fn from(fault: Fault) -> Self {
        Misread { code: fault.code(), path: fault.path().to_string() }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let meaning = self.code.meaning().trim_end_matches('.');
        let (first, rest) = meaning.split_at_checked(1).unwrap_or((meaning, ""));
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "{}{rest} ({})", first.to_ascii_lowercase(), self.code.word())
    }
}

impl core::error::Error for Misread {}

/// Why a host's value is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoInt {
    /// It is something else.
    Type,
    /// It is a whole number beyond 64 bits.
    Range,
}

/// A value of a host's language.
pub trait Source: Sized {
    /// Whether this is the language's word for no value, which in a field is the same as leaving the field out.
    fn absent(&self) -> bool {
        false
    }
    /// Shows each entry of a mapping; false if this is none.
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// Shows each item of a list; false if this is none.
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// A whole number. A truth value is none.
    fn int(&self) -> Result<i64, NoInt>;
    /// A whole number of 64 bits without sign.
    fn wide(&self) -> Result<u64, NoInt> {
        self.int().and_then(|n| u64::try_from(n).map_err(|_| NoInt::Range))
    }
    /// A truth value.
    fn flag(&self) -> Option<bool>;
    /// Shows a text; false if this is none.
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool;
    /// Shows a record that was parsed before; what `show` says, or false if this is none.
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool;
}

/// Reads a host's mapping into a record or a question. Unknown fields, missing required ones and values of another
/// type are faults that name the place.
pub fn read<S: Source>(record: &mut dyn Reflect, from: &S) -> Result<(), Misread> {
    let mut seen = 0u128;
    let mapping = from.entries(&mut |name, value| {
        let index = record.find(name).ok_or_else(|| Misread::new(FaultCode::UnknownField, name))?;
        if value.absent() {
            return Ok(());
        }
        seen |= 1u128.wrapping_shl(u32::try_from(index).unwrap_or(0));
        fill(record.slot(index), value).map_err(|m| m.within(name))
    })?;
    if !mapping {
        return Err(Misread::new(FaultCode::WrongType, ""));
    }
    for (index, field) in (0u32..).zip(record.shape().fields) {
        if field.required && (seen >> index) & 1 == 0 {
            return Err(Misread::new(FaultCode::MissingField, field.name));
        }
    }
    Ok(())
}

fn fill<S: Source>(slot: Slot<'_>, value: &S) -> Result<(), Misread> {
    let wrong = |code| Err(Misread::new(code, ""));
    match slot {
        Slot::Nothing => wrong(FaultCode::UnknownField),
        Slot::Int(place) => match value.int() {
            Ok(n) if place.put(n) => Ok(()),
            Ok(_) | Err(NoInt::Range) => wrong(FaultCode::OutOfRange),
            Err(NoInt::Type) => wrong(FaultCode::WrongType),
        },
        Slot::Wide(place) => match value.wide() {
            Ok(n) => {
                *place = n;
                Ok(())
            }
            Err(NoInt::Range) => wrong(FaultCode::OutOfRange),
            Err(NoInt::Type) => wrong(FaultCode::WrongType),
        },
        Slot::Flag(place) => match value.flag() {
            Some(yes) => {
                *place = yes.into();
                Ok(())
            }
            None => wrong(FaultCode::WrongType),
        },
        Slot::Word(place, vocabulary) => {
            let mut code = None;
            if !value.text(&mut |word| code = vocabulary.code(word)) {
                return wrong(FaultCode::WrongType);
            }
            match code {
                Some(code) => {
                    *place = code;
                    Ok(())
                }
                None => wrong(FaultCode::UnknownWord),
            }
        }
        Slot::Record(place) => {
            if value.parsed(&mut |parsed| place.copy_from(parsed)) {
                return Ok(());
            }
            read(place, value)
        }
        Slot::View(view) => {
            if value.parsed(&mut |parsed| view.take(parsed)) {
                return Ok(());
            }
            read(view.fresh(), value)
        }
        Slot::List(list) => {
            let mut index = 0usize;
            let listed = value.items(&mut |item| {
                if item.parsed(&mut |parsed| list.take(parsed)) {
                    index = index.saturating_add(1);
                    return Ok(());
                }
                let filled = fill(list.grow(), item).map_err(|m| m.within(&format!("[{index}]")));
                index = index.saturating_add(1);
                filled
            })?;
            if listed { Ok(()) } else { wrong(FaultCode::WrongType) }
        }
        Slot::Array(places) => {
            let mut index = 0usize;
            let listed = value.items(&mut |item| {
                if index >= places.count() {
                    return wrong(FaultCode::OutOfRange);
                }
                let filled = match item.absent() && places.may_be_absent() {
                    true => Ok(()),
                    false => fill(places.at(index), item).map_err(|m| m.within(&format!("[{index}]"))),
                };
                index = index.saturating_add(1);
                filled
            })?;
            if listed { Ok(()) } else { wrong(FaultCode::WrongType) }
        }
    }
}

/// An answer as a door hands it on.
pub struct Answer<'a> {
    /// Whether the rules allow what was asked; nothing where the operation decides no such thing.
    pub verdict: Option<bool>,
    /// What the operation says; nothing where it is forbidden, or says no more than its verdict.
    pub value: Option<&'a dyn Reflect>,
    /// The rules that decided.
    pub cites: Cites,
}

impl<'a> Answer<'a> {
    /// An answer that decides nothing.
    pub fn plain<T: Reflect>(ruling: &'a Ruling<T>) -> Self {
        Answer { verdict: None, value: Some(&ruling.value), cites: ruling.cites }
    }
    /// A verdict with what follows from it.
    pub fn verdict<T: Reflect>(ruling: &'a Ruling<Verdict<T>>) -> Self {
        let value = match &ruling.value {
            Verdict::Allowed(value) => Some(value as &dyn Reflect),
            Verdict::Forbidden => None,
        };
        Answer { verdict: Some(value.is_some()), value, cites: ruling.cites }
    }
    /// A verdict alone.
    pub fn bare(ruling: &'a Ruling<Verdict>) -> Self {
        Answer { verdict: Some(ruling.value.is_allowed()), value: None, cites: ruling.cites }
    }
}

/// A list that grows until everything fits.
#[derive(Debug, Default)]
pub struct Room<T> {
    items: Vec<T>,
    used: usize,
    wanted: bool,
}

impl<T: Copy + Default> Room<T> {
    /// Nothing is collected.
    pub fn none() -> Self {
        Room { items: Vec::new(), used: 0, wanted: false }
    }
    /// Everything is collected.
    pub fn some() -> Self {
        Room { items: Vec::new(), used: 0, wanted: true }
    }
    /// What was collected.
    pub fn items(&self) -> &[T] {
        self.items.get(..self.used).unwrap_or(&self.items)
    }
    fn lend(&mut self) -> Sink<'_, T> {
        if self.wanted && self.items.is_empty() {
            self.items.resize(32, T::default());
        }
        Sink::new(&mut self.items)
    }
    /// Notes what was needed; true if it did not fit and more room was made.
    fn too_small(&mut self, needed: usize) -> bool {
        self.used = needed.min(self.items.len());
        if self.wanted && needed > self.items.len() {
            self.items.resize(needed, T::default());
            return true;
        }
        false
    }
}

/// What an operation hands out beside its answer, and what it works in.
#[derive(Debug)]
pub struct Extras<E> {
    /// The steps that led to the answer.
    pub trail: Room<Step>,
    /// The effects, each for the host to apply, or the rows of the answer.
    pub effects: Room<E>,
    /// Memory to work in.
    pub scratch: Vec<u64>,
}

/// Runs an operation, again if the lent room was too small.
pub fn run<E: Copy + Default, T>(
    extras: &mut Extras<E>,
    mut ask: impl FnMut(&mut Sink<'_, E>, &mut Scratch<'_>, &mut Trail<'_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    loop {
        let mut effects = extras.effects.lend();
        let mut trail = extras.trail.lend();
        let mut scratch = Scratch::new(&mut extras.scratch);
        let answer = match ask(&mut effects, &mut scratch, &mut trail) {
            Ok(answer) => answer,
            Err(fault) => {
                let needed = scratch.needed();
                if fault.is(FaultCode::BufferTooSmall) && needed > extras.scratch.len() {
                    // More than there is memory for is the asker's fault, not this program's end.
                    let missing = needed.saturating_sub(extras.scratch.len());
                    extras.scratch.try_reserve_exact(missing).map_err(|_| fault)?;
                    extras.scratch.resize(needed, 0);
                    continue;
                }
                return Err(fault);
            }
        };
        let (effects, trail) = (effects.needed(), trail.needed());
        let again = (extras.effects.too_small(effects), extras.trail.too_small(trail));
        if again == (false, false) {
            return Ok(answer);
        }
    }
}

/// Reads a question into the record it is handed; false if it could not, the reason being kept by the caller.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn Reflect) -> bool;
/// Takes an answer: with it the effects and the trail.
pub type Take<'a> = &'a mut dyn FnMut(&Answer<'_>, &[&dyn Reflect], &[Step]);

/// One operation, described and ready to be asked.
#[derive(Clone, Copy)]
pub struct Operation {
    /// Its name: `ocs.combat.assess` for example.
    pub name: &'static str,
    /// What it answers, in a sentence.
    pub doc: &'static str,
    /// What it asks.
    pub question: &'static Shape,
    /// What it says, if more than a verdict.
    pub answer: Option<&'static Shape>,
    /// Whether it decides if something is allowed.
    pub decides: bool,
    /// What its effects are, or the rows of its answer, if it has any.
    pub effects: Option<&'static Shape>,
    /// What the list of them is called: `effects` for the host to apply, or `rows` of the answer.
    pub list: &'static str,
    /// Whether it works in memory that the asker lends.
    pub scratch: bool,
    /// Asks it; with a trail if wanted.
    pub ask: fn(Fill<'_>, bool, Take<'_>) -> Result<(), Fault>,
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A record that a host may hand over or be handed.
#[derive(Clone, Copy)]
pub struct Record {
    /// Its name: `ocs.Unit` for example.
    pub name: &'static str,
    /// Its shape.
    pub shape: &'static Shape,
    /// An empty one.
    pub make: fn() -> Box<dyn Reflect + Send + Sync>,
    /// A copy of one.
    pub copy: fn(&dyn Reflect) -> Box<dyn Reflect + Send + Sync>,
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Describes a record.
pub const fn record<R: Reflect + Described + Copy + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(R::default())
    }
    fn copy<R: Reflect + Copy + Default + Send + Sync>(of: &dyn Reflect) -> Box<dyn Reflect + Send + Sync> {
        Box::new(of.as_any().downcast_ref::<R>().copied().unwrap_or_default())
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// Describes lists that belong together, and are kept from question to question.
pub const fn view<R: Reflect + Described + Clone + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Described + Clone + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(Kept::<R>::default())
    }
    fn copy<R: Reflect + Described + Clone + Default + Send + Sync>(
        of: &dyn Reflect,
    ) -> Box<dyn Reflect + Send + Sync> {
        let mut kept = Kept::<R>::default();
        kept.copy_from(of.as_any());
        Box::new(kept)
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// The records that belong to no system.
pub static RECORDS: &[Record] =
    &[record::<Hex>("Hex"), record::<Odds>("Odds"), record::<Percentile>("Percentile"), record::<Step>("Step")];

/// The operation of this name.
pub fn operation(name: &str) -> Option<&'static Operation> {
    crate::OPERATIONS.iter().copied().flatten().find(|o| o.name == name)
}

/// The description of a shape's record.
pub fn record_of(shape: &Shape) -> Option<&'static Record> {
    crate::RECORDS.iter().copied().flatten().find(|r| core::ptr::eq(r.shape, shape))
}

/// The fields of a shape that hold lists.
pub fn lists(shape: &Shape) -> impl Iterator<Item = &Field> {
    shape.fields.iter().filter(|f| matches!(f.kind, Kind::List(_)))
}

/// Makes the list of a system's operations. After the question stands what comes out:
///
/// * `plain`: a value; `verdict`: allowed with a value, or forbidden; `bare`: allowed or forbidden;
/// * `effects<E>`: a verdict, and effects for the host to apply;
/// * `rows<R>`, `verdict_rows<R>`, `bare_rows<R>`: as the first three, and a list;
/// * `+ scratch` after any of them: it works in memory that the asker lends.
macro_rules! operations {
    ($($name:literal $doc:literal $path:path, $held:ident, $how:ident $(<$effect:ty>)? $(+ $scratch:ident)? $(, $answer:ty)?;)+) => {
        /// The operations of this system.
        pub static OPERATIONS: &[$crate::door::Operation] = &[$({
            type Held = $held<$crate::reflect::Owned>;
            fn ask(fill: $crate::door::Fill<'_>, trail: bool, take: $crate::door::Take<'_>) -> Result<(), $crate::fault::Fault> {
                let mut question = Held::default();
                if !fill(&mut question) {
                    return Ok(());
                }
                let mut extras = $crate::door::Extras::<$crate::door::operations!(@effect $($effect)?)> {
                    trail: if trail { $crate::door::Room::some() } else { $crate::door::Room::none() },
                    effects: $crate::door::operations!(@room $($effect)?),
                    scratch: alloc::vec::Vec::new(),
                };
                let ruling = $crate::door::run(&mut extras, |_effects, _scratch, trail| {
                    $crate::door::operations!(@call [$($effect)?] [$($scratch)?] $path, &question.lend(), _effects, _scratch, trail)
                })?;
                let effects: alloc::vec::Vec<&dyn $crate::reflect::Reflect> =
                    extras.effects.items().iter().map(|e| e as &dyn $crate::reflect::Reflect).collect();
                take(&$crate::door::operations!(@answer $how, &ruling), &effects, extras.trail.items());
                Ok(())
            }
            $crate::door::Operation {
                name: $name,
                doc: $doc,
                question: <Held as $crate::reflect::Described>::SHAPE,
                answer: $crate::door::operations!(@shape $($answer)?),
                decides: $crate::door::operations!(@decides $how),
                effects: $crate::door::operations!(@effects $($effect)?),
                list: $crate::door::operations!(@list $how),
                scratch: $crate::door::operations!(@scratch $($scratch)?),
                ask,
            }
        }),+];
    };
    (@room $effect:ty) => { $crate::door::Room::some() };
    (@room) => { $crate::door::Room::none() };
    (@call [] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $trail) };
    (@call [] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $s, $trail) };
    (@call [$effect:ty] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $trail) };
    (@call [$effect:ty] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $s, $trail) };
    (@answer plain, $ruling:expr) => { $crate::door::Answer::plain($ruling) };
    (@answer rows, $ruling:expr) => { $crate::door::Answer::plain($ruling) };
    (@answer bare, $ruling:expr) => { $crate::door::Answer::bare($ruling) };
    (@answer bare_rows, $ruling:expr) => { $crate::door::Answer::bare($ruling) };
    (@answer $how:ident, $ruling:expr) => { $crate::door::Answer::verdict($ruling) };
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
