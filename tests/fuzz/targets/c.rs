//! Bytes in the structures of the C door: any bytes in the records, pointers that are null, misaligned, into one another
//! or right, sizes and lengths of all kinds. What a caller owes (a pointer leads to as much memory as is said) is kept;
//! all else is not. The function returns, writes nothing but its outputs, and says the same twice.
#![no_main]

use grognard::fault::GrogFault;
use grognard::ocs::*;
use grognard_core::fault::FaultCode;
use grognard_core::ocs::effects::Effect;
use grognard_core::ruling::Step;
use grognard_tests::scramble::Bytes;
use libfuzzer_sys::{Corpus, fuzz_target};
use std::ptr::null_mut;

/// The caller's memory: a place for each structure with room for the largest that there will ever be, and for lists.
const PLACE: usize = 4096;
const QUESTION: usize = 0;
const ANSWER: usize = PLACE;
const TRAIL: usize = 2 * PLACE;
const FAULT: usize = 3 * PLACE;
const STEPS: usize = 4 * PLACE;
const EFFECTS: usize = 5 * PLACE;
const LISTS: usize = 6 * PLACE;
const END: usize = 10 * PLACE;

/// Memory, aligned as strictly as anything needs.
#[repr(align(64))]
#[derive(Clone)]
struct Arena([u8; END]);

impl Arena {
    fn at<T>(&mut self, offset: usize) -> *mut T {
        self.0[offset..].as_mut_ptr().cast()
    }
    fn fill(&mut self, from: usize, len: usize, bytes: &mut Bytes<'_>) {
        for byte in &mut self.0[from..from + len] {
            // Most bytes of a record are zero or small.
            *byte = match bytes.byte() {
                next @ 0..=149 => next % 4,
                next @ 150..=239 => next % 41,
                _ => bytes.byte(),
            };
        }
    }
}

/// A length: mostly a few items, sometimes one that no memory has.
fn length(bytes: &mut Bytes<'_>) -> usize {
    match bytes.byte() {
        255 => usize::MAX,
        n => usize::from(n % 9),
    }
}

/// An offset: mostly right, sometimes misaligned, sometimes somewhere else.
fn offset(right: usize, bytes: &mut Bytes<'_>) -> Option<usize> {
    match bytes.byte() {
        0..=2 => None,
        3..=5 => Some(right + 1),
        6..=9 => Some(usize::from(bytes.byte()) % 5 * PLACE + usize::from(bytes.byte() % 8) * 8),
        _ => Some(right),
    }
}

/// What a structure says of its size.
fn size(own: usize, bytes: &mut Bytes<'_>) -> u32 {
    match bytes.byte() {
        0..=3 => u32::from(bytes.byte()),
        4..=6 => own as u32 + u32::from(bytes.byte()),
        7 => u32::MAX,
        _ => own as u32,
    }
}

/// `GrogTrail`, as a C program has it from the header.
#[repr(C)]
struct GrogTrail {
    size: u32,
    reserved: u32,
    steps: *mut Step,
    capacity: usize,
    len: usize,
}

macro_rules! targets {
    ($($function:ident, $question:ident, $answer:ident, [$($list:ident $len:ident),*] $(, $effects:ident)?;)+) => {
        const TARGETS: &[fn(&mut Arena, &mut Bytes<'_>) -> i32] = &[$(|arena, bytes| {
            let lists: &mut Bytes<'_> = &mut bytes.clone();
            arena.fill(LISTS, PLACE, lists);
            arena.fill(QUESTION, size_of::<$question>(), bytes);
            let question: *mut $question = arena.at(QUESTION);
            let answer: *mut $answer = arena.at(ANSWER);
            let trail: *mut GrogTrail = arena.at(TRAIL);
            let fault: *mut GrogFault = arena.at(FAULT);
            let (steps, effects): (*mut Step, *mut Effect) = (arena.at(STEPS), arena.at(EFFECTS));
            let _ = (effects, &lists);
            #[allow(unused_mut)]
            let mut place = LISTS;
            // SAFETY: all of it lies in the arena, which is larger than any offset here plus what is said to be there.
            unsafe {
                (*question).size = size(size_of::<$question>(), bytes);
                $(
                    (*question).$list = match offset(place, bytes) {
                        Some(at) => arena.at(at),
                        None => null_mut(),
                    };
                    (*question).$len = length(bytes);
                    place += 768;
                )*
                let _ = place;
                (*answer).size = size(size_of::<$answer>(), bytes);
                $(
                    let _ = stringify!($effects);
                    (*answer).effects = if bytes.byte() % 8 == 0 { null_mut() } else { effects };
                    (*answer).effects_capacity = length(bytes);
                )?
                (*trail).size = size(size_of::<GrogTrail>(), bytes);
                (*trail).steps = if bytes.byte() % 8 == 0 { null_mut() } else { steps };
                (*trail).capacity = length(bytes);
                (*fault).size = size(size_of::<GrogFault>(), bytes);
                let question = offset(QUESTION, bytes).map_or(null_mut(), |at| arena.at(at));
                let answer = offset(ANSWER, bytes).map_or(null_mut(), |at| arena.at(at));
                let trail: *mut GrogTrail = offset(TRAIL, bytes).map_or(null_mut(), |at| arena.at(at));
                let fault = offset(FAULT, bytes).map_or(null_mut(), |at| arena.at(at));
                $function(question, answer, trail.cast(), fault)
            }
        }),+];
    };
}

targets! {
    grog_ocs_units_attack_capable, UnitsAttackCapableQuestion, UnitsAttackCapableAnswer, [];
    grog_ocs_units_zone_of_control, UnitsZoneOfControlQuestion, UnitsZoneOfControlAnswer, [];
    grog_ocs_units_enter, UnitsEnterQuestion, UnitsEnterAnswer, [enemies enemies_len];
    grog_ocs_size_re, SizeReQuestion, SizeReAnswer, [];
    grog_ocs_modes_effects, ModesEffectsQuestion, ModesEffectsAnswer, [];
    grog_ocs_modes_action_rating, ModesActionRatingQuestion, ModesActionRatingAnswer, [];
    grog_ocs_odds_round, OddsRoundQuestion, OddsRoundAnswer, [];
    grog_ocs_odds_column, OddsColumnQuestion, OddsColumnAnswer, [];
    grog_ocs_combat_assess, CombatAssessQuestion, CombatAssessAnswer,
        [attackers attackers_len, defenders defenders_len, terrain terrain_len, approaches approaches_len];
    grog_ocs_combat_resolve, CombatResolveQuestion, CombatResolveAnswer, [dice dice_len];
    grog_ocs_combat_choices, CombatChoicesQuestion, CombatChoicesAnswer, [units units_len];
    grog_ocs_combat_apply, CombatApplyQuestion, CombatApplyAnswer, [units units_len, losses losses_len], effects;
    grog_ocs_combat_distribution, CombatDistributionQuestion, CombatDistributionAnswer, [];
    grog_ocs_combat_percentile, CombatPercentileQuestion, CombatPercentileAnswer, [];
    grog_ocs_retreat_assess, RetreatAssessQuestion, RetreatAssessAnswer, [units units_len, path path_len], effects;
    grog_ocs_barrage_assess, BarrageAssessQuestion, BarrageAssessAnswer,
        [firers firers_len, targets targets_len, spotters spotters_len, terrain terrain_len];
    grog_ocs_barrage_resolve, BarrageResolveQuestion, BarrageResolveAnswer, [dice dice_len];
    grog_ocs_barrage_choices, BarrageChoicesQuestion, BarrageChoicesAnswer, [units units_len];
    grog_ocs_barrage_apply, BarrageApplyQuestion, BarrageApplyAnswer, [units units_len, losses losses_len], effects;
    grog_ocs_barrage_distribution, BarrageDistributionQuestion, BarrageDistributionAnswer, [];
    grog_ocs_barrage_percentile, BarragePercentileQuestion, BarragePercentileAnswer, [];
    grog_ocs_facility_assess, FacilityAssessQuestion, FacilityAssessAnswer, [firers firers_len];
    grog_ocs_facility_resolve, FacilityResolveQuestion, FacilityResolveAnswer, [dice dice_len];
    grog_ocs_facility_distribution, FacilityDistributionQuestion, FacilityDistributionAnswer, [];
}

/// One call in memory of its own, and what it left there: pointers shown as offsets, so that two calls compare.
fn call(which: u8, data: &[u8]) -> (i32, Arena) {
    let mut arena = Box::new(Arena([0; END]));
    let code = TARGETS[usize::from(which) % TARGETS.len()](&mut arena, &mut Bytes::new(data));
    (code, *arena)
}

fuzz_target!(|data: &[u8]| -> Corpus {
    let [which, rest @ ..] = data else { return Corpus::Reject };
    assert_eq!(TARGETS.len(), grognard_core::OPERATIONS.iter().map(|list| list.len()).sum::<usize>());
    let (code, arena) = call(*which, rest);
    let last = FaultCode::BadText as i32;
    assert!((0..=last).contains(&code), "{code}");
    assert!(code != FaultCode::Internal as i32, "a panic was caught, or the library is at odds with itself");
    // The lists are inputs, whatever points into them but the outputs of this call.
    let (again, other) = call(*which, rest);
    assert_eq!(code, again);
    let lists = LISTS + 3 * PLACE;
    assert!(arena.0[lists..] == other.0[lists..] && arena.0[lists..].iter().all(|byte| *byte == 0), "beyond the lists");
    Corpus::Keep
});
