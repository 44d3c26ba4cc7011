//! The C ABI of grognard. The only crate with unsafe code.
#![cfg_attr(not(feature = "std"), no_std)]
