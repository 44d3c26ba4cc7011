//! Games of the Operational Combat Series as one thing to hold.

mod brute;
mod bytes;
mod dead_ends;
mod forgotten;
mod given;
mod random;
mod read;
mod single;
mod story;
mod tables;
mod undo;
