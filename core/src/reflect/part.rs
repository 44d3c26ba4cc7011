//! The types of fields.

use super::code::{Code, Flag, Nth, Said};
use super::keys::Settle;
use super::record::{Items, Number, Reflect, Slot, Slots, Value, Views};
use super::shape::{Described, Item, Kind};
use crate::fault::Bounds;
use crate::word::{Vocabulary, Word};

/// The way in which a binding holds the lists of a question.
pub trait Holder: Sized + 'static {
    /// A list of items.
    type List<T: Part + Copy + Default + 'static>: AsRef<[T]> + AsMut<[T]> + Clone + Default + Part + 'static;
    /// A structure of lists, such as a board.
    type Shared<T: Reflect + Described + Settle + Clone + Default + 'static>: Views<T>
        + Clone
        + Default
        + Part
        + 'static;
}

/// A type of a field.
pub trait Part {
    /// The kind of the type.
    const KIND: Kind;
    /// Whether it is a reference to an item: several of them are a list that ends with the last that is not absent.
    const REFERS: bool = false;
    /// Returns the value.
    fn value(&self) -> Value<'_>;
    /// Returns the place to write to.
    fn slot(&mut self) -> Slot<'_>;
}

macro_rules! integers {
    ($($t:ty),*) => { $(
        impl Number for $t {
            fn put(&mut self, value: i64) -> bool {
                match <$t>::try_from(value) {
                    Ok(v) => { *self = v; true }
                    Err(_) => false,
                }
            }
            fn clear(&mut self) {
                *self = 0;
            }
            fn bounds(&self) -> Bounds {
                Bounds::new(<$t>::MIN.into(), <$t>::MAX.into())
            }
        }
        impl Part for $t {
            #[allow(clippy::cast_possible_wrap, clippy::cast_lossless, reason = "bounds of the type itself")]
            const KIND: Kind = Kind::Int { min: <$t>::MIN as i64, max: <$t>::MAX as i64 };
            fn value(&self) -> Value<'_> {
                Value::Int(i64::from(*self))
            }
            fn slot(&mut self) -> Slot<'_> {
                Slot::Int(self)
            }
        }
    )* };
}
integers!(u8, u16, u32, i8, i16, i32);

impl Part for u64 {
    const KIND: Kind = Kind::Wide;
    fn value(&self) -> Value<'_> {
        Value::Wide(*self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Wide(self)
    }
}

impl Part for Flag {
    const KIND: Kind = Kind::Flag;
    fn value(&self) -> Value<'_> {
        Value::Flag(self.is_set())
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Flag(self)
    }
}

impl Number for Nth {
    fn put(&mut self, value: i64) -> bool {
        self.0.put(value)
    }
    fn clear(&mut self) {
        self.0 = 0;
    }
    fn bounds(&self) -> Bounds {
        self.0.bounds()
    }
}

impl Part for Nth {
    const KIND: Kind = u8::KIND;
    const REFERS: bool = true;
    fn value(&self) -> Value<'_> {
        Value::Item(i64::from(self.0), Item { list: "", first: 1 }, i64::from(u8::MAX))
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Item(self, Item { list: "", first: 1 })
    }
}

impl<W: Word> Part for Code<W> {
    const KIND: Kind = Kind::Word(W::VOCABULARY);
    fn value(&self) -> Value<'_> {
        W::VOCABULARY.value(self.0)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Word(&mut self.0, W::VOCABULARY)
    }
}

impl<R: Reflect + Described> Part for R {
    const KIND: Kind = Kind::Record(R::SHAPE);
    fn value(&self) -> Value<'_> {
        Value::Record(self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Record(self)
    }
}

impl<T: Part, const N: usize> Items for [T; N] {
    fn count(&self) -> usize {
        let absent = |part: &&T| T::REFERS && matches!(part.value(), Value::Item(0, ..));
        N.saturating_sub(self.iter().rev().take_while(absent).count())
    }
    fn item(&self, index: usize) -> Value<'_> {
        self.get(index).map_or(Value::Nothing, Part::value)
    }
}

impl<T: Part, const N: usize> Slots for [T; N] {
    fn count(&self) -> usize {
        N
    }
    fn may_be_absent(&self) -> bool {
        T::REFERS || T::KIND.may_be_absent()
    }
    fn at(&mut self, index: usize) -> Slot<'_> {
        self.get_mut(index).map_or(Slot::Nothing, Part::slot)
    }
}

impl<T: Part, const N: usize> Part for [T; N] {
    const KIND: Kind = Kind::Array(&T::KIND, N);
    fn value(&self) -> Value<'_> {
        Value::List(self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::Array(self)
    }
}

macro_rules! said {
    ($($t:ty),*) => { $(
        impl Number for Said<$t> {
            fn put(&mut self, value: i64) -> bool {
                match <$t>::try_from(value) {
                    Ok(v) if v <= Self::MAX => { *self = Self::new(v); true }
                    _ => false,
                }
            }
            fn clear(&mut self) {
                *self = Self::default();
            }
            fn bounds(&self) -> Bounds {
                Bounds::new(<$t>::MIN.into(), Self::MAX.into())
            }
        }
        impl Part for Said<$t> {
            #[allow(clippy::cast_possible_wrap, clippy::cast_lossless, reason = "bounds of the type itself")]
            const KIND: Kind = Kind::Said { min: <$t>::MIN as i64, max: Self::MAX as i64 };
            fn value(&self) -> Value<'_> {
                self.get().map_or(Value::Absent, |n| Value::Int(i64::from(n)))
            }
            fn slot(&mut self) -> Slot<'_> {
                Slot::Int(self)
            }
        }
    )* };
}
said!(u8, u16, i8);

impl Vocabulary {
    /// Returns the value of a code.
    fn value(&self, code: u8) -> Value<'static> {
        match self.word(code) {
            None if code == 0 => Value::Absent,
            word => Value::Word(word.ok_or(code)),
        }
    }
    /// Returns the value of a number that is a code; one that is none is itself.
    pub(super) fn coded_value(&self, number: i64) -> Value<'static> {
        let code = u8::try_from(number).ok();
        match code.map(|code| self.value(code)) {
            Some(word @ (Value::Absent | Value::Word(Ok(_)))) => word,
            _ => Value::Int(number),
        }
    }
}
