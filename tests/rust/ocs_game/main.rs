//! Games of the Operational Combat Series as one thing to hold.

mod random;
mod read;
mod story;
