//! The ways in which operations are asked.

use crate::ask::{of_game, once, twice};
use crate::checks::{look_at_game, look_at_scratch, look_at_views, settled};
use crate::spec::Way;
use grognard_core::fault::Fault;

impl Way {
    /// An operation with structures of lists.
    pub const VIEWS: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: None, asked: twice, list: Fault::list };
    /// An operation that reads a text, whose faults name the lists written there.
    pub const TEXT: &'static Way = &Way { views: None, scratch: None, asked: twice, list: Fault::list };
    /// An operation with scratch memory.
    pub const SCRATCH: &'static Way =
        &Way { views: None, scratch: Some(look_at_scratch), asked: once, list: Fault::list };
    /// An operation with both.
    pub const BOTH: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: Some(look_at_scratch), asked: once, list: Fault::list };
    /// An operation on a game.
    pub const GAME: &'static Way = &Way { views: None, scratch: Some(look_at_game), asked: of_game, list: Fault::list };
    /// An operation on a game with structures of lists.
    pub const NEW_GAME: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: Some(look_at_game), asked: of_game, list: Fault::list };
}
