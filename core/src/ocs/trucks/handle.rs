//! Loading, unloading and carrying. OCS 4.7c, 13.2c, 13.2f, 13.2g.A, 13.2h.

use super::{WhenCaptured, capacity, handling, holds, may_act, owned};
use crate::fault::{Fault, FaultCode};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::{MP, TP};
use crate::ocs::modes::left;
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Phase, Transport, Unit, of_unit, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Amount, Cites, Figure, Findings, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// How supply is to be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum LoadBy {
    /// From a dump in the same hex.
    Dump = 1,
    /// By direct draw.
    Draw,
    /// By a headquarters' throw.
    Thrown,
}

/// Supply that Transport Points are to load.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Load {
    /// The Transport Points.
    #[required]
    pub truck: Unit,
    /// The dump. `transported` is the transport of that supply earlier in this phase; supply that was transported is
    /// not loaded again.
    #[required]
    pub source: Unit,
    /// The amount to load, in T.
    #[required]
    #[measure("T", 1)]
    #[range(1, u16::MAX)]
    pub amount: u16,
    /// How it is to be loaded.
    #[required]
    pub how: Code<LoadBy>,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// When the Transport Points were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
}

/// The cost of loading or unloading, and the state after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct LoadingCost {
    /// The cost, in MP, a whole number.
    #[measure("MP", 12)]
    pub cost: u16,
    /// Movement left after it, in MP.
    #[measure("MP", 12)]
    pub mp_left: u16,
    /// The load after it, in T.
    #[measure("T", 1)]
    pub load: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Checks the cost of loading or unloading (13.2f), and whether there are movement points for it.
fn cost(truck: &Checked<'_>, phase: Phase, findings: &mut Findings<'_, '_>) -> Result<LoadingCost, Fault> {
    let inside = |f: Fault| of_unit(f, &"truck");
    let cost = handling(truck.unit).map_err(inside)?;
    findings.cite_if(R4_1, !truck.unit.move_side.ma.get().unwrap_or(0).is_multiple_of(10 * MP));
    findings.figure(R13_2F, What::Movement, About::Units.at(0), Figure::over(i32::from(cost), MP));
    let left = left(truck, phase).map_err(inside)?;
    findings.over(R13_2F, About::Units.at(0), Amount::of(What::Movement, u32::from(cost), MP), u32::from(left.now));
    findings.forbid_if(R4_7D, left.is_kept_by_transport(cost));
    Ok(LoadingCost { cost, mp_left: left.now.saturating_sub(cost), load: 0, reserved: [0; 2] })
}

/// Decides whether Transport Points may load supply, and returns the cost (OCS 13.2f, 13.2c, 4.7c). In the effects the
/// Transport Points are unit 0 and the dump is unit 1.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{effects::Effects, trucks::{load, Load, LoadBy}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 2 * TP, move_side, ..Unit::of(1, Kind::Truck) };
/// let source = Unit { amount: 12, ..Unit::of(1, Kind::Supply) };
/// let (how, phase) = (Code::new(LoadBy::Dump), Code::new(Phase::Movement));
/// let question = Load { truck, source, amount: 8, how, phase, ..Default::default() };
/// let done = load(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((done.cost, done.mp_left, done.load), (5 * MP, 40 * MP, 8));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck and the source, as on a [board](crate::ocs::board). Their sides are needed, and the movement allowance
///   of the truck.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` for the amount to load; `missing_field` and `unknown_word` for the phase and `how`; `unknown_word`
///   for `captured`.
/// * `overflow` for a load beyond 65535T.
pub fn load(
    question: &Load,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let q = question;
    let truck = owned(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    let source = owned(&q.source).map_err(|f| f.within(&"source"))?;
    let phase = word(q.phase, &"phase")?;
    let how = word(q.how, &"how")?;
    let moved = word(q.source.transported, &"transported").map_err(|f| f.within(&"source"))?;
    let captured = word(q.captured, &text!("captured"))?;
    q.in_range()?;
    let mut findings = Findings::of(Cites::of(&[R13_2F, R13_2C, R4_7C]), trail);
    let apart = source.kind != Kind::Supply || source.unit.side != truck.unit.side || source.unit.hex != truck.unit.hex;
    // 13.2f: from a dump in the same hex only.
    let at_hand = !apart && how == LoadBy::Dump;
    findings.forbid_if(R13_2F, !at_hand || !truck.kind.is_transport());
    if at_hand {
        let wanted = Amount::of(What::Cost, u32::from(q.amount), 1);
        findings.over(R13_2F, About::Units.at(1), wanted, u32::from(source.unit.amount));
    }
    // 12.2a: one kind of transport moves supply in a phase, and supply unloaded in it is not loaded again.
    findings.forbid_if(R12_2A, moved != Transport::Nothing);
    may_act(&truck, phase, captured, &mut findings);
    let mut done = cost(&truck, phase, &mut findings)?;
    let load = u32::from(truck.unit.load).saturating_add(u32::from(q.amount));
    for rule in [R13_2C, R4_7C] {
        findings.over(rule, About::Units.at(0), Amount::of(What::Capacity, load, TP), capacity(truck.unit.amount));
    }
    done.load = u16::try_from(load).map_err(|_| Fault::new(FaultCode::Overflow, &"amount"))?;
    if findings.allows() {
        effects.amount(0, EffectKind::SpendMp, done.cost, R13_2F);
        effects.amount(1, EffectKind::PaySupply, q.amount, R13_2F);
        effects.amount(0, EffectKind::Load, q.amount, R13_2F);
    }
    Ok(findings.verdict(|| done))
}

/// Supply that Transport Points are to unload.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Unload<'a> {
    /// The Transport Points.
    #[required]
    pub truck: Unit,
    /// The other units in their hex.
    #[required]
    pub here: &'a [Unit],
    /// The amount to unload, in T.
    #[required]
    #[measure("T", 1)]
    #[range(1, u16::MAX)]
    pub amount: u16,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// When the Transport Points were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
}

/// Decides whether Transport Points may unload supply in their hex, and returns the cost (OCS 13.2f, 13.2g.A). In the
/// effects the Transport Points are unit 0; the supply is placed in their hex.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{effects::Effects, trucks::{unload, Unload}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 1 * TP, load: 4, move_side, ..Unit::of(1, Kind::Truck) };
/// let phase = Code::new(Phase::Movement);
/// let asked = |here| {
///     let question = Unload { truck, here, amount: 4, phase, ..Default::default() };
///     unload(&question, &mut Effects::none(), &mut Trail::none())
/// };
/// let infantry = [Unit::regiment(1, 4, 3)];
/// assert!(asked(&infantry)?.value.is_allowed()); // a combat unit is there
/// assert!(!asked(&[])?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck and the units that are here, as on a [board](crate::ocs::board). Their sides are needed, and the
///   movement allowance of the truck.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` for the amount to unload; `missing_field` and `unknown_word` for the phase; `unknown_word` for
///   `captured`.
/// * `contradiction` for a unit of `here` in another hex than the truck.
pub fn unload(
    question: &Unload<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let q = question;
    let truck = owned(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    let phase = word(q.phase, &"phase")?;
    let captured = word(q.captured, &text!("captured"))?;
    q.in_range()?;
    let mut welcome = false;
    for (i, unit) in numbered(q.here) {
        let inside = |f: Fault| f.in_list(&text!("here"), i);
        let other = owned(unit).map_err(inside)?;
        if unit.hex != truck.unit.hex {
            return Err(inside(Fault::against(&"hex", &"truck: what is here is in the hex of the transport")));
        }
        let receives = other.kind.is_combat() && !other.unit.is_borne()
            || matches!(other.kind, Kind::Port | Kind::AirBase | Kind::Supply);
        welcome |= unit.side == truck.unit.side && receives;
    }
    let mut findings = Findings::by(R13_2F, trail);
    findings.forbid_if(R13_2G_A, truck.kind == Kind::OrganicTruck);
    findings.forbid_if(R13_2F, !welcome || !truck.kind.is_transport());
    findings.over(
        R13_2F,
        About::Units.at(0),
        Amount::of(What::Cost, u32::from(q.amount), 1),
        u32::from(truck.unit.load),
    );
    may_act(&truck, phase, captured, &mut findings);
    let mut done = cost(&truck, phase, &mut findings)?;
    done.load = truck.unit.load.saturating_sub(q.amount);
    if findings.allows() {
        effects.amount(0, EffectKind::SpendMp, done.cost, R13_2F);
        effects.amount(0, EffectKind::Unload, q.amount, R13_2F);
        let placed = Effect::of(0, EffectKind::PlaceSupply, q.amount, R13_2F);
        effects.push(Effect { hex: truck.unit.hex, ..placed });
    }
    Ok(findings.verdict(|| done))
}

/// Transport Points and their load.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Carry {
    /// The Transport Points with their load.
    #[required]
    pub truck: Unit,
    /// The game's options.
    pub rules: GameRules,
}

/// The capacity of Transport Points, and the display of their load.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Carried {
    /// The capacity, in T.
    #[measure("T", 1)]
    pub capacity: u32,
    /// The capacity that is left, in T.
    #[measure("T", 1)]
    pub free: u32,
    /// The supply to show by markers with the counter, in T; 0 on a full side.
    #[measure("T", 1)]
    pub tokens: u16,
    /// The counter shows its full side.
    pub full: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether Transport Points can carry their load, and returns how the counter shows it (OCS 13.2c, 4.7c,
/// 13.2h).
///
/// ```
/// use grognard_core::ocs::measures::TP;
/// use grognard_core::ocs::{options::GameRules, trucks::{carry, Carry}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Flag, ruling::Trail};
/// let truck = Unit { amount: 2 * TP, load: 8, ..Unit::of(1, Kind::Truck) };
/// let rules = GameRules { full_sides: Flag::YES, ..Default::default() };
/// let shown = carry(&Carry { truck, rules }, &mut Trail::none())?.value.allowed().unwrap();
/// assert!(shown.full.is_set() && shown.tokens == 0 && shown.free == 0);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck, as on a [board](crate::ocs::board).
/// * `missing_field` for the amount of Transport Points, and `contradiction` for a load that they cannot have.
/// * `reserved` for reserved bytes of the options that are not 0.
pub fn carry(question: &Carry, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Carried>>, Fault> {
    let q = question;
    q.rules.sound()?;
    let truck = q.truck.checked().map_err(|f| of_unit(f, &"truck"))?;
    // What is no transport carries nothing, which is an answer here.
    if truck.kind.is_transport() {
        holds(&truck).map_err(|f| f.within(&"truck"))?;
    }
    let mut findings = Findings::of(Cites::of(&[R13_2C, R4_7C]), trail);
    let load = u32::from(truck.unit.load);
    let loaded = load > 0;
    // An Extender carries nothing; nor do other kinds of unit.
    findings.forbid_if(R12_7A, truck.kind.is_extender() && loaded);
    let capacity = capacity(truck.unit.amount);
    for rule in [R13_2C, R4_7C] {
        findings.forbid_if(rule, !truck.kind.is_transport());
        findings.over(rule, About::Units.at(0), Amount::of(What::Capacity, load, TP), capacity);
    }
    let printed = q.rules.full_sides.is_set();
    let full = printed && load == capacity && loaded;
    findings.cite_if(R13_2H, printed);
    let tokens = if full { 0 } else { truck.unit.load };
    let free = capacity.saturating_sub(load);
    Ok(findings.verdict(|| Carried { capacity, free, tokens, full: Flag::from(full), reserved: 0 }))
}
