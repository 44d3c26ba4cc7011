//! The functions of `ocs.sequence`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::sequence::{NextSegment, PermittedAction, Segment, TurnAction};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a player may do something in a segment of the turn (OCS 2.3).
    fn grog_ocs_sequence_assess
        asks(core ocs::sequence::assess);
    struct SequenceAssessQuestion (16, 16) = ocs::sequence::PlannedAction {
        segment: Code<Segment>,
        action: Code<TurnAction>,
        side: u8,
        player: u8,
        simulcast: Flag,
        ; reserved 7
    }
    struct SequenceAssessAnswer {
        value: allows(PermittedAction),
    }
}

operation! {
    /// The segment that follows another, and who acts in it (OCS 2.2).
    fn grog_ocs_sequence_next
        asks(core ocs::sequence::next);
    struct SequenceNextQuestion (16, 16) = ocs::sequence::EndedSegment {
        segment: Code<Segment>,
        first: u8,
        second: u8,
        player: u8,
        simulcast: Flag,
        ; reserved 7
    }
    struct SequenceNextAnswer {
        value: says(NextSegment),
    }
}

operation! {
    /// Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b).
    fn grog_ocs_sequence_close
        asks(core ocs::sequence::close);
    struct SequenceCloseQuestion (40, 20) = ocs::sequence::ClosingSegment {
        board *sorted: Board,
        segment: Code<Segment>,
        in_trace [in_trace_len]: u16,
    }
    struct SequenceCloseAnswer {
        value: allows(),
    }
    way VIEWS;
}
