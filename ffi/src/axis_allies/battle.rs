//! The functions of `axis_allies.battle`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattleChances;
use grognard_core::axis_allies::battle::BattleEffect;
use grognard_core::axis_allies::battle::BattleKind;
use grognard_core::axis_allies::battle::BattleOutcome;
use grognard_core::axis_allies::battle::BattlePercentile;
use grognard_core::axis_allies::battle::Bombardment;
use grognard_core::axis_allies::battle::Decision;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::battle::Found;
use grognard_core::axis_allies::battle::Goal;
use grognard_core::axis_allies::battle::Laden;
use grognard_core::axis_allies::battle::LossChance;
use grognard_core::axis_allies::battle::LossesWeighed;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::battle::Price;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::battle::RoundChance;
use grognard_core::axis_allies::battle::Sunk;
use grognard_core::axis_allies::battle::Turn;
use grognard_core::axis_allies::battle::Wave;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_axis_allies_battle_begin` asks. Forces that meet.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attackers that fight. Cargo does not: land units aboard transports (AA 3.2f) and friendly fighters aboard
    /// carriers (AA 3.4e).
    pub attacker: Force,
    /// The defenders, a carrier's fighters with them (AA 3.4b). An antiaircraft gun is none.
    pub defender: Force,
    /// How many attackers come straight off transports; one makes it an amphibious assault (AA 4.3a).
    pub landed: u16,
    /// How many were to come so when the attack was declared; those whose transports were sunk are no longer among
    /// `landed` (AA 4.3c).
    pub declared: u16,
    /// Battleships that are to give support, by sea zone.
    pub support: *const Bombardment,
    /// How many `support` there are; the pointer may be null if 0.
    pub support_len: usize,
    /// An antiaircraft gun stands in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleBeginQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 64 });

/// What `grog_axis_allies_battle_begin` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleBeginAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleBeginAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleBeginQuestion {
    type Answer = BattleBeginAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleBeginQuestion>(),
        answer: memory::Extent::of::<BattleBeginAnswer>(),
        lists: &[
            ask::List {
                name: &text!("support"),
                at: ask::pair(offset_of!(BattleBeginQuestion, support), offset_of!(BattleBeginQuestion, support_len)),
                item: memory::Item::of::<Bombardment>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleBeginQuestion, chart), offset_of!(BattleBeginQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleBeginQuestion>()),
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
        let question = grognard_core::axis_allies::battle::Begin {
            kind: asked.kind,
            attacker: asked.attacker,
            defender: asked.defender,
            landed: asked.landed,
            declared: asked.declared,
            // SAFETY: looked at.
            support: unsafe { memory::list(asked.support, asked.support_len) },
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::begin(&question, trail);
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

/// Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_begin(
    question: *const BattleBeginQuestion,
    answer: *mut BattleBeginAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_choices` asks. A battle that waits.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<BattleChoicesQuestion>() == 128);

/// What `grog_axis_allies_battle_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What is wanted next, and of whom.
    pub value: Turn,
}
const _: () = assert!(offset_of!(BattleChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleChoicesQuestion {
    type Answer = BattleChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleChoicesQuestion>(),
        answer: memory::Extent::of::<BattleChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BattleChoicesQuestion, reserved)),
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
        let question = grognard_core::axis_allies::battle::Waiting { battle: asked.battle };
        let said = grognard_core::axis_allies::battle::choices(&question, trail);
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

/// What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_choices(
    question: *const BattleChoicesQuestion,
    answer: *mut BattleChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_apply` asks. A step: of the fields after the battle, those count that its stage asks for, and the others stay empty.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// Where dice are wanted: as many as the volley has, by kind in the order of the kinds.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// Where losses are wanted: the units that their owner chose.
    pub losses: Force,
    /// An antiaircraft gun is offered among them.
    pub lose_aa_gun: Flag,
    /// Where submarines may withdraw: how many do.
    pub submarines: u16,
    /// Where the attacker may retreat: whether he does.
    pub decision: Code<Decision>,
    /// Where those who leave may go, numbered as the host likes: what the rules of withdrawal say (AA 4.1b, 4.2c, 4.2d).
    pub destinations: *const u16,
    /// How many `destinations` there are; the pointer may be null if 0.
    pub destinations_len: usize,
    /// Where they go.
    pub destination: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<BattleApplyQuestion>() == if cfg!(target_pointer_width = "64") { 192 } else { 172 });

/// What `grog_axis_allies_battle_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut BattleEffect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleApplyQuestion {
    type Answer = BattleApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleApplyQuestion>(),
        answer: memory::Extent::of::<BattleApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(BattleApplyQuestion, dice), offset_of!(BattleApplyQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("destinations"),
                at: ask::pair(
                    offset_of!(BattleApplyQuestion, destinations),
                    offset_of!(BattleApplyQuestion, destinations_len),
                ),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BattleApplyQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<BattleEffect>() }),
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
        let question = grognard_core::axis_allies::battle::BattleStep {
            battle: asked.battle,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            losses: asked.losses,
            lose_aa_gun: asked.lose_aa_gun,
            submarines: asked.submarines,
            decision: asked.decision,
            // SAFETY: looked at.
            destinations: unsafe { memory::list(asked.destinations, asked.destinations_len) },
            destination: asked.destination,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleEffect>() };
        let said = grognard_core::axis_allies::battle::apply(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_apply(
    question: *const BattleApplyQuestion,
    answer: *mut BattleApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_sink` asks. Ships after a battle.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Whose they are.
    pub role: Code<Role>,
    /// The ships that carry something.
    pub ships: *const Laden,
    /// How many `ships` there are; the pointer may be null if 0.
    pub ships_len: usize,
    /// The attacker retreated from the battle.
    pub retreated: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleSinkQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_axis_allies_battle_sink` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut BattleEffect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What went down with ships. Zero where it is forbidden.
    pub value: Sunk,
}
const _: () = assert!(offset_of!(BattleSinkAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleSinkQuestion {
    type Answer = BattleSinkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleSinkQuestion>(),
        answer: memory::Extent::of::<BattleSinkAnswer>(),
        lists: &[
            ask::List {
                name: &text!("ships"),
                at: ask::pair(offset_of!(BattleSinkQuestion, ships), offset_of!(BattleSinkQuestion, ships_len)),
                item: memory::Item::of::<Laden>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleSinkQuestion, chart), offset_of!(BattleSinkQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleSinkQuestion>()),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<BattleEffect>() }),
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
        let question = grognard_core::axis_allies::battle::Sinking {
            role: asked.role,
            // SAFETY: looked at.
            ships: unsafe { memory::list(asked.ships, asked.ships_len) },
            retreated: asked.retreated,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleEffect>() };
        let said = grognard_core::axis_allies::battle::sink(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_sink(
    question: *const BattleSinkQuestion,
    answer: *mut BattleSinkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_distribution` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<BattleDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut BattleOutcome,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
    /// most. Of several waves, the endings are those of the last that was fought.
    pub value: BattleChances,
}
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleDistributionQuestion {
    type Answer = BattleDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleDistributionQuestion>(),
        answer: memory::Extent::of::<BattleDistributionAnswer>(),
        lists: &[
            ask::List {
                name: &text!("waves"),
                at: ask::pair(
                    offset_of!(BattleDistributionQuestion, waves),
                    offset_of!(BattleDistributionQuestion, waves_len),
                ),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(
                    offset_of!(BattleDistributionQuestion, chart),
                    offset_of!(BattleDistributionQuestion, chart_len),
                ),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleDistributionQuestion>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<BattleOutcome>() }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleDistributionAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleOutcome>() };
        let said = grognard_core::axis_allies::battle::distribution(&question, &mut effects, scratch, trail);
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

/// The exact chances of a battle to its end, and all that can be left.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_distribution(
    question: *const BattleDistributionQuestion,
    answer: *mut BattleDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_rounds` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleRoundsQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_rounds` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RoundChance,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
    /// most. Of several waves, the endings are those of the last that was fought.
    pub value: BattleChances,
}
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleRoundsQuestion {
    type Answer = BattleRoundsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleRoundsQuestion>(),
        answer: memory::Extent::of::<BattleRoundsAnswer>(),
        lists: &[
            ask::List {
                name: &text!("waves"),
                at: ask::pair(offset_of!(BattleRoundsQuestion, waves), offset_of!(BattleRoundsQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleRoundsQuestion, chart), offset_of!(BattleRoundsQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleRoundsQuestion>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RoundChance>() }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleRoundsAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RoundChance>() };
        let said = grognard_core::axis_allies::battle::rounds(&question, &mut effects, scratch, trail);
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

/// The exact chances of a battle, round by round.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_rounds(
    question: *const BattleRoundsQuestion,
    answer: *mut BattleRoundsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_losses` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleLossesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleLossesQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_losses` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleLossesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut LossChance,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What the chances of losses are read from: how many waves were weighed.
    pub value: LossesWeighed,
}
const _: () = assert!(offset_of!(BattleLossesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleLossesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleLossesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleLossesQuestion {
    type Answer = BattleLossesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleLossesQuestion>(),
        answer: memory::Extent::of::<BattleLossesAnswer>(),
        lists: &[
            ask::List {
                name: &text!("waves"),
                at: ask::pair(offset_of!(BattleLossesQuestion, waves), offset_of!(BattleLossesQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleLossesQuestion, chart), offset_of!(BattleLossesQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleLossesQuestion>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<LossChance>() }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleLossesAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<LossChance>() };
        let said = grognard_core::axis_allies::battle::losses(&question, &mut effects, scratch, trail);
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

/// The exact chances of each side's losses, by kind, in units and in IPC.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_losses(
    question: *const BattleLossesQuestion,
    answer: *mut BattleLossesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_percentile` asks. A battle that was fought, and the plans it is held against.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, which must be over.
    pub battle: Battle,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// What taking the territory is worth, in IPC.
    pub territory: u16,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own. They say what units cost; what
    /// their dice hit is the battle's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<BattlePercentileQuestion>() == if cfg!(target_pointer_width = "64") { 192 } else { 184 });

/// What `grog_axis_allies_battle_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
    /// IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
    pub value: BattlePercentile,
}
const _: () = assert!(offset_of!(BattlePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattlePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattlePercentileQuestion {
    type Answer = BattlePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattlePercentileQuestion>(),
        answer: memory::Extent::of::<BattlePercentileAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(BattlePercentileQuestion, chart), offset_of!(BattlePercentileQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattlePercentileQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattlePercentileAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fought {
            battle: asked.battle,
            attacker_plan: asked.attacker_plan,
            defender_plan: asked.defender_plan,
            territory: asked.territory,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::percentile(&question, scratch, trail);
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

/// Where a battle that was fought stands among all that could have come of it.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_percentile(
    question: *const BattlePercentileQuestion,
    answer: *mut BattlePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_fewest` asks. What is wanted, of whom, and how long it may take to find.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// Whose units are sought.
    pub role: Code<Role>,
    /// What is wanted.
    pub goal: Code<Goal>,
    /// What is to be as little as possible.
    pub price: Code<Price>,
    /// The wanted chance, in units of 1/2^63.
    pub wanted: u64,
    /// Steps that the search may take: as many for each force that is tried as there are pairs of what may be left of both
    /// sides.
    pub budget: u64,
    /// The most units of each kind that may be added.
    pub available: Force,
    /// The attackers that take part anyway.
    pub attacker: Force,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defenders that take part anyway.
    pub defender: Force,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// It is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// An antiaircraft gun stands in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleFewestQuestion>() == if cfg!(target_pointer_width = "64") { 144 } else { 136 });

/// What `grog_axis_allies_battle_fewest` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What was found.
    pub value: Found,
}
const _: () = assert!(offset_of!(BattleFewestAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleFewestAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleFewestQuestion {
    type Answer = BattleFewestAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleFewestQuestion>(),
        answer: memory::Extent::of::<BattleFewestAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(BattleFewestQuestion, chart), offset_of!(BattleFewestQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattleFewestQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleFewestAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fewest {
            kind: asked.kind,
            role: asked.role,
            goal: asked.goal,
            price: asked.price,
            wanted: asked.wanted,
            budget: asked.budget,
            available: asked.available,
            attacker: asked.attacker,
            attacker_plan: asked.attacker_plan,
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            support: asked.support,
            amphibious: asked.amphibious,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::fewest(&question, scratch, trail);
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

/// The fewest or cheapest units that reach a wanted chance.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_fewest(
    question: *const BattleFewestQuestion,
    answer: *mut BattleFewestAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
