//! Games of the Operational Combat Series as one thing to hold.

mod dead_ends;
mod random;
mod read;
mod story;
