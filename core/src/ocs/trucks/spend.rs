//! What supply is spent on: the load of Transport Points, and internal stocks. OCS 13.2a, 13.2g.B, 13.2g.G, 12.10.

use super::{held, owned};
use crate::fault::{Fault, FaultCode};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Stocks, Unit, of_unit, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Amount, Cites, Findings, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The purpose for which supply is spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum SupplyUse {
    /// Fuel for one unit.
    FuelUnit = 1,
    /// Fuel for a formation.
    FuelFormation,
    /// Fuel for a headquarters and the independent units in its throw range.
    FuelHq,
    /// Construction: building or improving.
    Construction,
    /// Repair.
    Repair,
    /// Combat.
    Combat,
    /// A barrage.
    Barrage,
    /// Eating off the map.
    Eating,
    /// The refit of aircraft.
    Refit,
    /// Replenishing internal stocks.
    Stocks,
}

/// Transport Points whose load is to be used.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Spend {
    /// The Transport Points with their load. If `will_move` is set they will move on in this phase, and only pause.
    #[required]
    pub truck: Unit,
    /// The unit that finally uses the supply, whether or not a headquarters passes it on.
    #[required]
    pub user: Unit,
    /// The purpose.
    #[required]
    pub purpose: Code<SupplyUse>,
    /// The amount to spend, in T.
    #[required]
    #[measure("T", 1)]
    #[range(1, u16::MAX)]
    pub amount: u16,
    /// Another unit has moved since the Transport Points began to move.
    pub others_moved: Flag,
    /// The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
    pub upcoming: Flag,
    /// A headquarters throws the supply to the user.
    pub thrown: Flag,
}

/// The load that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct LoadLeft {
    /// The load, in T.
    #[measure("T", 1)]
    pub load: u16,
}

/// Decides whether the load of Transport Points may be spent, while they pause or where they stay (OCS 13.2a, 13.2g.B,
/// 13.2g.G, 13.2f). Whether the user is in range is a separate question. In the effects the Transport Points are unit
/// 0.
///
/// ```
/// use grognard_core::ocs::measures::TP;
/// use grognard_core::ocs::{effects::Effects, trucks::{spend, Spend, SupplyUse}, units::{Kind, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let truck = Unit { amount: 2 * TP, load: 8, will_move: Flag::YES, ..Unit::of(1, Kind::Truck) };
/// let user = Unit::regiment(1, 4, 3);
/// let asked = |purpose| {
///     let question = Spend { truck, user, purpose: Code::new(purpose), amount: 4, ..Default::default() };
///     spend(&question, &mut Effects::none(), &mut Trail::none())
/// };
/// assert!(asked(SupplyUse::FuelFormation)?.value.is_allowed());
/// assert!(!asked(SupplyUse::Combat)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck and the user, as on a [board](crate::ocs::board). Their sides are needed.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the purpose; `missing_field` for the amount.
pub fn spend(
    question: &Spend,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadLeft>>, Fault> {
    let q = question;
    let truck = owned(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    q.user.said_side().map_err(|f| f.within(&text!("user")))?;
    let user = q.user.checked().map_err(|f| f.within(&text!("user")))?;
    let purpose = word(q.purpose, &"purpose")?;
    q.in_range()?;
    let mut findings = Findings::by(R13_2A, trail);
    let pauses = truck.unit.will_move.is_set();
    let paused_for = matches!(
        purpose,
        SupplyUse::FuelUnit
            | SupplyUse::FuelFormation
            | SupplyUse::FuelHq
            | SupplyUse::Construction
            | SupplyUse::Repair
    );
    let fights = matches!(purpose, SupplyUse::Combat | SupplyUse::Barrage);
    // 13.2a: during a pause supply pays for fuel and construction only, and never for a later fight.
    let in_vain = (pauses && (!paused_for || q.others_moved.is_set())) || (fights && q.upcoming.is_set());
    findings.forbid_if(R13_2A, in_vain || !truck.kind.is_transport());
    let wanted = Amount::of(What::Cost, u32::from(q.amount), 1);
    findings.over(R13_2A, About::Units.at(0), wanted, u32::from(truck.unit.load));
    findings.forbid_if(R12_3, user.unit.side != truck.unit.side);
    findings.forbid_if(R12_1D, user.unit.side != truck.unit.side);
    // 13.2f: loading another Transport Point is not a use of supply.
    findings.forbid_if(R13_2F, user.kind.is_transport());
    if truck.kind == Kind::OrganicTruck {
        let own = truck.unit.formation != 0 && truck.unit.formation == user.unit.formation;
        findings.cite(R13_2G_B);
        findings.cite_if(R13_2G_G, q.thrown.is_set());
        findings.forbid_if(R13_2G_B, !own);
    }
    if findings.allows() {
        effects.amount(0, EffectKind::PaySupply, q.amount, R13_2A);
    }
    findings.note(R13_2A, What::Cost, About::Units.at(0), i32::from(q.amount));
    Ok(findings.verdict(|| LoadLeft { load: truck.unit.load.saturating_sub(q.amount) }))
}

/// A unit that is to use its internal stocks.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct UseStocks<'a> {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// Every dump and all loaded Transport Points whose supply the unit could use.
    #[required]
    pub sources: &'a [Unit],
    /// The purpose.
    #[required]
    pub purpose: Code<SupplyUse>,
    /// The cost, in T.
    #[required]
    #[measure("T", 1)]
    #[range(1, u16::MAX)]
    pub cost: u16,
}

/// The result of using internal stocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct StocksUsed {
    /// Supply on the map that does not suffice and is spent all the same, in T.
    #[measure("T", 1)]
    pub wasted: u16,
    /// The internal stocks that are left.
    pub stocks: Code<Stocks>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether a unit may use its internal stocks (OCS 12.10, 12.10a, 13.2g.G): for combat only, and only if the
/// supply in range does not suffice. The load of its formation's Organic Trucks may be withheld.
///
/// ```
/// use grognard_core::ocs::measures::TP;
/// use grognard_core::ocs::{trucks::{stocks, SupplyUse, UseStocks}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let truck = Unit { amount: 2 * TP, load: 8, formation: 2, ..Unit::of(1, Kind::OrganicTruck) };
/// let unit = Unit { formation: 2, ..Unit::regiment(1, 4, 3) };
/// let question = UseStocks { unit, sources: &[truck], purpose: Code::new(SupplyUse::Combat), cost: 1 };
/// assert!(stocks(&question, &mut Trail::none())?.value.is_allowed()); // the truck withholds its load
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the unit and the sources, as on a [board](crate::ocs::board).
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the purpose; `unknown_word` for the stocks; `missing_field` for the cost.
/// * `overflow` for sources that hold too much together.
pub fn stocks(question: &UseStocks<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<StocksUsed>>, Fault> {
    let q = question;
    let unit = q.unit.checked().map_err(|f| of_unit(f, &text!("unit")))?;
    let stocks = word(unit.unit.stocks, &"stocks").map_err(|f| of_unit(f, &text!("unit")))?;
    let purpose = word(q.purpose, &"purpose")?;
    q.in_range()?;
    let mut findings = Findings::of(Cites::of(&[R12_10, R12_10A]), trail);
    let mut at_hand = 0u32;
    for (i, source) in numbered(q.sources) {
        let source = held(source).map_err(|f| f.in_list(&"sources", i))?;
        let holds = match source.kind {
            Kind::Supply => source.unit.amount,
            Kind::OrganicTruck => {
                findings.cite_if(R13_2G_G, source.unit.load > 0);
                findings.cite_if(R9_5_C, source.unit.load > 0);
                0
            }
            kind if kind.is_transport() => source.unit.load,
            _ => 0,
        };
        at_hand = at_hand.checked_add(u32::from(holds)).ok_or(Fault::new(FaultCode::Overflow, &"sources"))?;
    }
    // What it costs, and what is at hand for it.
    findings.note(R12_10A, What::Cost, About::Units.at(0), i32::from(q.cost));
    findings.note(R12_10A, What::Count, About::Units.at(0), i32::try_from(at_hand).unwrap_or(i32::MAX));
    findings.forbid_if(R12_10, purpose != SupplyUse::Combat || !unit.kind.is_combat());
    findings.forbid_if(R10_1B_C, purpose == SupplyUse::Barrage);
    let fuel = matches!(purpose, SupplyUse::FuelUnit | SupplyUse::FuelFormation | SupplyUse::FuelHq);
    findings.forbid_if(R12_5G, fuel);
    findings.forbid_if(R12_10, stocks == Stocks::Exhausted);
    let suffices = at_hand > 0 && at_hand >= u32::from(q.cost);
    findings.forbid_if(R12_10A, suffices);
    findings.forbid_if(R9_5_C, suffices);
    findings.cite(R12_10B);
    findings.cite_if(R12_10F, unit.unit.out_of_supply.is_set());
    findings.cite_if(R12_10H, at_hand > 0);
    let left = if stocks == Stocks::Full { Stocks::Low } else { Stocks::Exhausted };
    Ok(findings.verdict(|| StocksUsed {
        wasted: u16::try_from(at_hand).unwrap_or(q.cost),
        stocks: Code::new(left),
        reserved: 0,
    }))
}
