//! Many questions at once.
