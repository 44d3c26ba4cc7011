//! The functions of `ocs.fog`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use super::Board;
use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::fog::AirRevealed;
use grognard_core::ocs::fog::Airborne;
use grognard_core::ocs::fog::BarrageRevealed;
use grognard_core::ocs::fog::CombatRevealed;
use grognard_core::ocs::fog::RollPurpose;
use grognard_core::ocs::fog::RollRecord;
use grognard_core::ocs::fog::Sight;
use grognard_core::ocs::fog::Sighting;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_fog_sees` asks. A hex that a player looks at.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, whole. Its list gives the units of a hex from the top of the stack to its bottom.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that looks: the units of all others are its enemies'.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FogSeesQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_fog_sees` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Sighting,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a player is told of an enemy hex beside what he sees.
    pub value: Sight,
}
const _: () = assert!(offset_of!(FogSeesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogSeesQuestion {
    type Answer = FogSeesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogSeesQuestion>(),
        answer: memory::Extent::of::<FogSeesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(FogSeesQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Sighting>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(FogSeesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::Glance {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Sighting>() };
        let said = grognard_core::ocs::fog::sees(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What a player may see of an enemy hex (OCS 4.9a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_sees(
    question: *const FogSeesQuestion,
    answer: *mut FogSeesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_combat` asks. A combat of which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attack as it was assessed.
    pub assessment: Assessment,
    /// The units that attack, as they were asked about.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// The units in the attacked hex, as they were asked about.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
}
const _: () = assert!(size_of::<FogCombatQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 64 });

/// What `grog_ocs_fog_combat` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What both sides reveal in a combat.
    pub value: CombatRevealed,
}
const _: () = assert!(offset_of!(FogCombatAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogCombatAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogCombatQuestion {
    type Answer = FogCombatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogCombatQuestion>(),
        answer: memory::Extent::of::<FogCombatAnswer>(),
        lists: &[
            ask::List {
                name: &text!("attackers"),
                at: ask::pair(offset_of!(FogCombatQuestion, attackers), offset_of!(FogCombatQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("defenders"),
                at: ask::pair(offset_of!(FogCombatQuestion, defenders), offset_of!(FogCombatQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogCombatQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::CombatFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
        };
        let said = grognard_core::ocs::fog::combat(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What both sides reveal in a combat (OCS 4.9b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_combat(
    question: *const FogCombatQuestion,
    answer: *mut FogCombatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_barrage` asks. A barrage of which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage as it was assessed.
    pub assessment: BarrageAssessment,
    /// The units in the hex that is fired at.
    pub targets: *const Unit,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Flak Points printed in the hex, on the map or on counters, and those of ships.
    pub printed_flak: u8,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<FogBarrageQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 40 });

/// What `grog_ocs_fog_barrage` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What both sides reveal in a barrage.
    pub value: BarrageRevealed,
}
const _: () = assert!(offset_of!(FogBarrageAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogBarrageAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogBarrageQuestion {
    type Answer = FogBarrageAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogBarrageQuestion>(),
        answer: memory::Extent::of::<FogBarrageAnswer>(),
        lists: &[ask::List {
            name: &text!("targets"),
            at: ask::pair(offset_of!(FogBarrageQuestion, targets), offset_of!(FogBarrageQuestion, targets_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FogBarrageQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::BarrageFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            printed_flak: asked.printed_flak,
        };
        let said = grognard_core::ocs::fog::barrage(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What both sides reveal in a barrage (OCS 4.9c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_barrage(
    question: *const FogBarrageQuestion,
    answer: *mut FogBarrageAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_air` asks. A round of air combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// All aircraft present, of both sides.
    pub aircraft: *const Unit,
    /// How many `aircraft` there are; the pointer may be null if 0.
    pub aircraft_len: usize,
    /// Those that fight in this round, from 0.
    pub engaged: *const u16,
    /// How many `engaged` there are; the pointer may be null if 0.
    pub engaged_len: usize,
}
const _: () = assert!(size_of::<FogAirQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 20 });

/// What `grog_ocs_fog_air` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Airborne,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many aircraft both sides know of.
    pub value: AirRevealed,
}
const _: () = assert!(offset_of!(FogAirAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogAirAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogAirAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogAirQuestion {
    type Answer = FogAirAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogAirQuestion>(),
        answer: memory::Extent::of::<FogAirAnswer>(),
        lists: &[
            ask::List {
                name: &text!("aircraft"),
                at: ask::pair(offset_of!(FogAirQuestion, aircraft), offset_of!(FogAirQuestion, aircraft_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("engaged"),
                at: ask::pair(offset_of!(FogAirQuestion, engaged), offset_of!(FogAirQuestion, engaged_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogAirQuestion>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Airborne>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::AirFog {
            // SAFETY: looked at.
            aircraft: unsafe { memory::list(asked.aircraft, asked.aircraft_len) },
            // SAFETY: looked at.
            engaged: unsafe { memory::list(asked.engaged, asked.engaged_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Airborne>() };
        let said = grognard_core::ocs::fog::air(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What both sides reveal in air combat (OCS 4.9d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_air(
    question: *const FogAirQuestion,
    answer: *mut FogAirAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_roll` asks. A roll that was made.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What it is for.
    pub purpose: Code<RollPurpose>,
    /// The dice, 1 to 6 each, at most six.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// Whose roll it is.
    pub side: u8,
    /// It was made in secret.
    pub secret: Flag,
    /// The players have agreed that rolls for this purpose may be.
    pub agreed: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<FogRollQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_ocs_fog_roll` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The record of a roll. Zero where it is forbidden.
    pub value: RollRecord,
}
const _: () = assert!(offset_of!(FogRollAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogRollAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogRollQuestion {
    type Answer = FogRollAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogRollQuestion>(),
        answer: memory::Extent::of::<FogRollAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(FogRollQuestion, dice), offset_of!(FogRollQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(offset_of!(FogRollQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::Rolled {
            purpose: asked.purpose,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            side: asked.side,
            secret: asked.secret,
            agreed: asked.agreed,
        };
        let said = grognard_core::ocs::fog::roll(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// The record of a roll, with its purpose and its visibility (OCS 4.9e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_roll(
    question: *const FogRollQuestion,
    answer: *mut FogRollAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
