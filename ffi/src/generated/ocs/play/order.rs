//! The function of `ocs.play.order`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::dumps::BlowLoad;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::game::Act;
use grognard_core::ocs::game::GameChoice;
use grognard_core::ocs::game::GameEffect;
use grognard_core::ocs::game::Open;
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::turn::Rest;
use grognard_core::ocs::turn::Taken;
use grognard_core::ocs::turn::UnitToRebuild;
use grognard_core::ocs::units::Mode;
use grognard_core::ocs::units::Orientation;
use grognard_core::ocs::units::Unit;
use grognard_core::ocs::zoc::DropOff;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_play_order`. An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
    /// kind.
    pub line: *const u8,
    /// Length of `line`.
    pub line_len: usize,
    /// A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: GameChoice,
    /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub act: Code<Act>,
    /// The units.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The unit.
    pub unit: u16,
    /// The hexes that are entered, one after the other.
    pub path: *const Hex,
    /// Length of `path`.
    pub path_len: usize,
    /// Of units that move together, those that stay on the way.
    pub drops: *const DropOff,
    /// Length of `drops`.
    pub drops_len: usize,
    /// The mode to take.
    pub mode: Code<Mode>,
    /// How the unit is oriented in it.
    pub oriented: Code<Orientation>,
    /// The Transport Points.
    pub truck: u16,
    /// The dump that is loaded, or from which units eat.
    pub source: u16,
    /// The amount, in T.
    pub amount: u16,
    /// The supply that is blown.
    pub loads: *const BlowLoad,
    /// Length of `loads`.
    pub loads_len: usize,
    /// How units are fuelled.
    pub by: Code<FuelBy>,
    /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
    pub sources: *const u16,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The headquarters that throw the supply.
    pub hqs: *const u16,
    /// Length of `hqs`.
    pub hqs_len: usize,
    /// The Breakdowns that are made, without an `id`.
    pub breakdowns: *const Unit,
    /// Length of `breakdowns`.
    pub breakdowns_len: usize,
    /// The Breakdowns that are absorbed.
    pub absorbed: *const u16,
    /// Length of `absorbed`.
    pub absorbed_len: usize,
    /// The counters of Transport Points that result, without an `id`.
    pub counters: *const Unit,
    /// Length of `counters`.
    pub counters_len: usize,
    /// The Extender becomes Transport Points again.
    pub unform: Flag,
    /// The air base.
    pub air_base: u16,
    /// The aircraft.
    pub planes: *const u16,
    /// Length of `planes`.
    pub planes_len: usize,
    /// The hex.
    pub hex: Hex,
    /// Where to.
    pub to: Hex,
    /// A Rail Repair unit also converts hexes after its move.
    pub converts: Flag,
    /// What is built.
    pub task: Code<Task>,
    /// The hex that is attacked or barraged.
    pub target: Hex,
    /// Those of the units that fight on their internal stocks.
    pub on_stocks: *const u16,
    /// Length of `on_stocks`.
    pub on_stocks_len: usize,
    /// The units whose Action Ratings count, where there is a choice.
    pub leads: *const u16,
    /// Length of `leads`.
    pub leads_len: usize,
    /// The facility.
    pub facility: Code<Target>,
    /// The steps that units lose.
    pub losses: *const StepsLost,
    /// Length of `losses`.
    pub losses_len: usize,
    /// The hexes of retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// What is captured of the units that have fallen.
    pub taken: *const Taken,
    /// Length of `taken`.
    pub taken_len: usize,
    /// Where the rest goes.
    pub rest: *const Rest,
    /// Length of `rest`.
    pub rest_len: usize,
    /// The hedgehog in the hex is printed on the map.
    pub printed_hedgehog: Flag,
    /// The side.
    pub side: u8,
    /// Units that are left out.
    pub left_out: *const u16,
    /// Length of `left_out`.
    pub left_out_len: usize,
    /// The replacements that are spent.
    pub repls: *const u16,
    /// Length of `repls`.
    pub repls_len: usize,
    /// The units that are rebuilt.
    pub orders: *const UnitToRebuild,
    /// Length of `orders`.
    pub orders_len: usize,
    /// How units arrive.
    pub entry: Code<ArrivesBy>,
    /// The hexes of the map's edge, or of the port, where units may arrive.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The supply that arrives, in T.
    pub supply: u16,
    /// The types of the two units differ.
    pub types_differ: Flag,
    /// The weather that was rolled, numbered by the caller from 1.
    pub weather: u8,
    /// The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
    pub first: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<PlayOrderQuestion>() == if cfg!(target_pointer_width = "64") { 496 } else { 288 });

/// The answer of `grog_ocs_play_order`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What an order did.
    pub effects: *mut GameEffect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// A combat or a barrage that is open. Zero if the answer is forbidden.
    pub value: Open,
}
const _: () = assert!(offset_of!(PlayOrderAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayOrderQuestion {
    type Answer = PlayOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayOrderQuestion>(),
        answer: memory::Extent::of::<PlayOrderAnswer>(),
        lists: &[
            ask::List {
                name: &text!("line"),
                at: ask::pair(offset_of!(PlayOrderQuestion, line), offset_of!(PlayOrderQuestion, line_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(PlayOrderQuestion, dice), offset_of!(PlayOrderQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(PlayOrderQuestion, units), offset_of!(PlayOrderQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(PlayOrderQuestion, path), offset_of!(PlayOrderQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("drops"),
                at: ask::pair(offset_of!(PlayOrderQuestion, drops), offset_of!(PlayOrderQuestion, drops_len)),
                item: memory::Item::of::<DropOff>(),
            },
            ask::List {
                name: &text!("loads"),
                at: ask::pair(offset_of!(PlayOrderQuestion, loads), offset_of!(PlayOrderQuestion, loads_len)),
                item: memory::Item::of::<BlowLoad>(),
            },
            ask::List {
                name: &text!("sources"),
                at: ask::pair(offset_of!(PlayOrderQuestion, sources), offset_of!(PlayOrderQuestion, sources_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hqs"),
                at: ask::pair(offset_of!(PlayOrderQuestion, hqs), offset_of!(PlayOrderQuestion, hqs_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("breakdowns"),
                at: ask::pair(offset_of!(PlayOrderQuestion, breakdowns), offset_of!(PlayOrderQuestion, breakdowns_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("absorbed"),
                at: ask::pair(offset_of!(PlayOrderQuestion, absorbed), offset_of!(PlayOrderQuestion, absorbed_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("counters"),
                at: ask::pair(offset_of!(PlayOrderQuestion, counters), offset_of!(PlayOrderQuestion, counters_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("planes"),
                at: ask::pair(offset_of!(PlayOrderQuestion, planes), offset_of!(PlayOrderQuestion, planes_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("on_stocks"),
                at: ask::pair(offset_of!(PlayOrderQuestion, on_stocks), offset_of!(PlayOrderQuestion, on_stocks_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("leads"),
                at: ask::pair(offset_of!(PlayOrderQuestion, leads), offset_of!(PlayOrderQuestion, leads_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(PlayOrderQuestion, losses), offset_of!(PlayOrderQuestion, losses_len)),
                item: memory::Item::of::<StepsLost>(),
            },
            ask::List {
                name: &text!("taken"),
                at: ask::pair(offset_of!(PlayOrderQuestion, taken), offset_of!(PlayOrderQuestion, taken_len)),
                item: memory::Item::of::<Taken>(),
            },
            ask::List {
                name: &text!("rest"),
                at: ask::pair(offset_of!(PlayOrderQuestion, rest), offset_of!(PlayOrderQuestion, rest_len)),
                item: memory::Item::of::<Rest>(),
            },
            ask::List {
                name: &text!("left_out"),
                at: ask::pair(offset_of!(PlayOrderQuestion, left_out), offset_of!(PlayOrderQuestion, left_out_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("repls"),
                at: ask::pair(offset_of!(PlayOrderQuestion, repls), offset_of!(PlayOrderQuestion, repls_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("orders"),
                at: ask::pair(offset_of!(PlayOrderQuestion, orders), offset_of!(PlayOrderQuestion, orders_len)),
                item: memory::Item::of::<UnitToRebuild>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(offset_of!(PlayOrderQuestion, hexes), offset_of!(PlayOrderQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(PlayOrderQuestion, reserved)),
        value_at: memory::small(offset_of!(PlayOrderAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<GameEffect>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::game::Given {
            // SAFETY: looked at.
            line: unsafe { memory::settled(asked.line, asked.line_len) },
            choice: asked.choice,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            act: asked.act,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            drops: unsafe { memory::settled(asked.drops, asked.drops_len) },
            mode: asked.mode,
            oriented: asked.oriented,
            truck: asked.truck,
            source: asked.source,
            amount: asked.amount,
            // SAFETY: looked at.
            loads: unsafe { memory::settled(asked.loads, asked.loads_len) },
            by: asked.by,
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            // SAFETY: looked at.
            hqs: unsafe { memory::settled(asked.hqs, asked.hqs_len) },
            // SAFETY: looked at.
            breakdowns: unsafe { memory::settled(asked.breakdowns, asked.breakdowns_len) },
            // SAFETY: looked at.
            absorbed: unsafe { memory::settled(asked.absorbed, asked.absorbed_len) },
            // SAFETY: looked at.
            counters: unsafe { memory::settled(asked.counters, asked.counters_len) },
            unform: asked.unform,
            air_base: asked.air_base,
            // SAFETY: looked at.
            planes: unsafe { memory::settled(asked.planes, asked.planes_len) },
            hex: asked.hex,
            to: asked.to,
            converts: asked.converts,
            task: asked.task,
            target: asked.target,
            // SAFETY: looked at.
            on_stocks: unsafe { memory::settled(asked.on_stocks, asked.on_stocks_len) },
            // SAFETY: looked at.
            leads: unsafe { memory::settled(asked.leads, asked.leads_len) },
            facility: asked.facility,
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
            // SAFETY: looked at.
            taken: unsafe { memory::settled(asked.taken, asked.taken_len) },
            // SAFETY: looked at.
            rest: unsafe { memory::settled(asked.rest, asked.rest_len) },
            printed_hedgehog: asked.printed_hedgehog,
            side: asked.side,
            // SAFETY: looked at.
            left_out: unsafe { memory::settled(asked.left_out, asked.left_out_len) },
            // SAFETY: looked at.
            repls: unsafe { memory::settled(asked.repls, asked.repls_len) },
            // SAFETY: looked at.
            orders: unsafe { memory::settled(asked.orders, asked.orders_len) },
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            supply: asked.supply,
            types_differ: asked.types_differ,
            weather: asked.weather,
            first: asked.first,
            simulcast: asked.simulcast,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = crate::play::ocs::order(&question, &mut effects, run.desk());
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_order(
    game: *mut u64,
    words: usize,
    question: *const PlayOrderQuestion,
    answer: *mut PlayOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
