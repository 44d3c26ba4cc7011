//! Questions that a game is asked.

use crate::reflect::{Described, Reflect, Shape};
use alloc::boxed::Box;
use core::fmt;

/// A record of any type that is owned.
pub type Held = Box<dyn Reflect + Send + Sync>;

/// A question that a game is asked, apart from its position.
#[derive(Clone, Copy)]
pub struct Asked {
    /// The shape of the question.
    pub shape: &'static Shape,
    /// Makes an empty question.
    pub make: fn() -> Held,
}

impl Asked {
    /// Describes a question.
    pub const fn of<Q: Reflect + Described + Default + Send + Sync>() -> Asked {
        fn make<Q: Reflect + Default + Send + Sync>() -> Held {
            Box::new(Q::default())
        }
        Asked { shape: Q::SHAPE, make: make::<Q> }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.shape.name)
    }
}
