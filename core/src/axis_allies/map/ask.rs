//! Questions about the board alone.

use super::tables::SETUP;
use super::{Site, Surface};
use crate::axis_allies::board::{self, Unit, View};
use crate::axis_allies::powers::Power;
use crate::axis_allies::reasons::Reasons;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Kind, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect, Word};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};

/// Which space is meant.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AtSpace<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// The space; 0 where `site` says it.
    pub space: u16,
    /// The space by name, on the built-in board.
    pub site: Code<Site>,
}

/// What is known of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SpaceFacts {
    /// Its number.
    pub space: u16,
    /// The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
    pub around: u16,
    /// Its name, on the built-in board.
    pub site: Code<Site>,
    /// Land or sea.
    pub surface: Code<Surface>,
    /// Whose it is now.
    pub owner: Code<Power>,
    /// Whose it was when the game began.
    pub original: Code<Power>,
    /// Whose capital it is, if any.
    pub capital: Code<Power>,
    /// What it yields a turn, in IPC.
    pub income: u8,
    /// An industrial complex stands there.
    pub industrial_complex: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A neighbour of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Border {
    /// The neighbour.
    pub space: u16,
    /// Its name, on the built-in board.
    pub site: Code<Site>,
    /// Land or sea.
    pub surface: Code<Surface>,
    /// Ships need a canal to go there.
    pub canal: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The eyes of somebody, where it does not matter whose.
const ANYONE: Power = Power::Ussr;

fn site_of(view: &View<'_>, space: u16) -> Code<Site> {
    Code::raw(if view.map.is_own() { u8::try_from(space).unwrap_or(0) } else { 0 })
}

/// What a space is, and its neighbours as rows (AA map; 2.1 to 2.6 for the borders that they settle).
///
/// ```
/// use grognard_core::axis_allies::map::{AtSpace, Border, Site, space};
/// use grognard_core::ruling::{Sink, Trail};
/// let mut room = [Border::default(); 12];
/// let mut rows = Sink::new(&mut room);
/// let question = AtSpace { space: Site::Pan.number(), ..Default::default() };
/// let facts = space(&question, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((facts.income, facts.around), (1, 0));
/// assert!(rows.items().iter().map(|b| b.site.get().unwrap()).eq([Site::Col, Site::Mex, Site::CarSea, Site::Glp]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn space(
    question: &AtSpace<'_>,
    rows: &mut Sink<'_, Border>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<SpaceFacts>, Fault> {
    let mut view = View::new(&question.board);
    view.see(Code::new(ANYONE))?;
    let site = word(question.site, &"site")?;
    if site != Site::Nowhere {
        if !view.map.is_own() {
            return Err(Fault::new(FaultCode::OutOfRange, &"site"));
        }
        if question.space != 0 && question.space != site.number() {
            return Err(Fault::new(FaultCode::Contradiction, &"site"));
        }
    }
    let number = if question.space == 0 { site.number() } else { question.space };
    let printed = view.map.at(number, &"space")?;
    let mut cites = Cites::by(MAP);
    let around = view.map.around(number);
    cites.add_if(R3_4B, around.is_some());
    for next in view.map.next_to(&super::super::set::Set::one(number)).iter() {
        view.map.cite_border(number, next, &mut cites);
        rows.push(Border {
            space: next,
            site: site_of(&view, next),
            surface: Code::new(if view.map.is_sea(next) { Surface::Sea } else { Surface::Land }),
            canal: Flag::from(view.map.canal(number, next).is_some()),
            reserved: 0,
        });
    }
    let facts = SpaceFacts {
        space: number,
        around: around.unwrap_or(0),
        site: site_of(&view, number),
        surface: printed.surface,
        owner: Code::new(view.holder(number)),
        original: printed.owner,
        capital: printed.capital,
        income: printed.income,
        industrial_complex: Flag::from(view.has_complex(number)),
        reserved: 0,
    };
    Ok(Ruling::new(facts, cites))
}

/// Two spaces.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Pair<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// One space.
    #[required]
    pub space: u16,
    /// The other.
    #[required]
    pub other: u16,
}

/// Whether two spaces touch, so that one step leads from one to the other. What the clarifications say of the pair is
/// cited, 2.1 to 2.6, or the board alone.
///
/// ```
/// use grognard_core::axis_allies::map::{Pair, Site::*, adjacent};
/// use grognard_core::ruling::Trail;
/// let touch = |space: u16, other: u16| {
///     adjacent(&Pair { space, other, ..Default::default() }, &mut Trail::none()).map(|r| r.value.is_allowed())
/// };
/// assert!(touch(Egy.number(), Syr.number())?);
/// assert!(!touch(Ber.number(), Lab.number())?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn adjacent(question: &Pair<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let mut view = View::new(&question.board);
    view.see(Code::new(ANYONE))?;
    view.map.at(question.space, &"space")?;
    view.map.at(question.other, &"other")?;
    let mut said = Reasons::default();
    view.map.notes(question.space, question.other, &mut |rule| said.add(rule));
    let touch = view.map.borders(question.space, question.other);
    let verdict = if touch { Verdict::Allowed(()) } else { Verdict::Forbidden };
    // What the clarifications say needs no board beside it.
    Ok(Ruling::new(verdict, said.0.unwrap_or(Cites::by(MAP))))
}

/// Whose pieces are wanted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SetUp {
    /// The power; nobody for all of them.
    pub power: Code<Power>,
}

/// How the game begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Started {
    /// How many pieces there are.
    pub pieces: u16,
    /// IPC that the power begins with, or all together.
    pub cash: u16,
}

/// What a power begins with, in IPC: the income of its territories.
const fn cash(power: Power) -> u16 {
    match power {
        Power::Nobody => 0,
        Power::Ussr => 24,
        Power::Germany => 32,
        Power::Uk => 30,
        Power::Japan => 25,
        Power::Usa => 36,
    }
}

/// The pieces that the second edition's board begins with, as rows that a question's `board.units` takes as they are:
/// fighters at sea stand aboard their carrier (3.4a). Complexes belong to their spaces (AA map).
///
/// ```
/// use grognard_core::axis_allies::board::Unit;
/// use grognard_core::axis_allies::map::{SetUp, setup};
/// use grognard_core::ruling::{Sink, Trail};
/// let mut room = [Unit::default(); 110];
/// let mut rows = Sink::new(&mut room);
/// let started = setup(&SetUp::default(), &mut rows, &mut Trail::none())?.value;
/// assert_eq!((rows.needed(), started.cash), (110, 147));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn setup(question: &SetUp, rows: &mut Sink<'_, Unit>, _trail: &mut Trail<'_>) -> Result<Ruling<Started>, Fault> {
    let wanted = word(question.power, &"power")?;
    let mut started = Started::default();
    for power in &Power::ALL {
        if wanted == Power::Nobody || wanted == *power {
            started.cash = started.cash.wrapping_add(cash(*power));
        }
    }
    let (mut row, mut carrier, mut afloat) = (0u16, (0u16, 0u8), false);
    for garrison in &SETUP {
        let (owner, kind) = (garrison.owner(), garrison.kind());
        if wanted != Power::Nobody && owner != question.power {
            continue;
        }
        row = row.wrapping_add(1);
        if kind.0 == Kind::Carrier.code() {
            carrier = (row, garrison.space);
        }
        let aboard = if kind.0 == Kind::Fighter.code() && carrier.1 == garrison.space { carrier.0 } else { 0 };
        afloat |= aboard > 0;
        let count = garrison.count();
        started.pieces = started.pieces.wrapping_add(u16::from(count));
        rows.push(Unit { space: u16::from(garrison.space), aboard, kind, owner, count, ..Unit::default() });
    }
    let mut cites = Cites::by(MAP);
    cites.add_if(R3_4A, afloat);
    Ok(Ruling::new(started, cites))
}
