//! What lies at and beyond the limits: more of a list than there may be, too little memory, printed tables beyond their last
//! row, and what only Rust and C can ask.

mod acw;
mod korea;
mod ocs;
mod tables;
