//! Questions about the map.

use super::map::tables::SETUP;
use super::map::{Site, Surface};
use crate::axis_allies::board::{self, Unit};
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Kind, word};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Word};
use crate::ruling::{Cites, Reasons, Ruling, Sink, Trail, Verdict};

/// A space of the map.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AtSpace<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// The space.
    #[required]
    pub space: Locus<Site>,
}

/// The facts about a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SpaceFacts {
    /// The space.
    pub space: Locus<Site>,
    /// The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
    pub around: Locus<Site>,
    /// Land or sea.
    pub surface: Code<Surface>,
    /// The present owner.
    pub owner: Code<Power>,
    /// The owner at the start of the game.
    pub original: Code<Power>,
    /// The power whose capital it is; `nobody` for none.
    pub capital: Code<Power>,
    /// The income of a turn, in IPC.
    pub income: u8,
    /// There is an industrial complex in the space.
    pub industrial_complex: Flag,
}

/// A neighbour of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Border {
    /// The neighbour.
    pub space: Locus<Site>,
    /// Land or sea.
    pub surface: Code<Surface>,
    /// The border is a canal for ships.
    pub canal: Flag,
}

/// The power from whose point of view the map is seen, where it does not matter.
const ANYONE: Power = Power::Ussr;

/// Returns the facts about a space, and its neighbours as rows (AA map; 2.1 to 2.6 for the borders that they settle).
///
/// ```
/// use grognard_core::axis_allies::map::{Site};
/// use grognard_core::axis_allies::map_questions::{AtSpace, Border, space};
/// use grognard_core::ruling::{Sink, Trail};
/// let mut room = [Border::default(); 12];
/// let mut rows = Sink::new(&mut room);
/// let question = AtSpace { space: Site::Pan.into(), ..Default::default() };
/// let facts = space(&question, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((facts.income, facts.around), (1, 0.into()));
/// assert!(rows.items().iter().map(|b| b.space).eq([Site::Col, Site::Mex, Site::CarSea, Site::Glp]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the space that is asked for, and for facts of the board. These are the surface of a space, the
///   owner of land that somebody held, a piece's kind and owner, and figures of the chart.
/// * `unknown_word` for a word of the board that is not known.
/// * `out_of_range` for a number that is no space of the board, a ship that is none of its pieces, more than 255
///   spaces, and figures as in `axis_allies.units.values`.
/// * `empty` for borders or canals without spaces of the game's own.
/// * `contradiction` for spaces, borders, canals, holdings, rows of the chart or pieces that cannot be. Examples are a
///   border of a space with itself, a ship on land, and more cargo than its ship carries.
/// * `overflow` for more pieces than 16 bits count.
/// * `reserved` for reserved bytes that are not 0.
pub fn space(
    question: &AtSpace<'_>,
    rows: &mut Sink<'_, Border>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<SpaceFacts>, Fault> {
    let mut view = View::new(&question.board);
    view.see(Code::new(ANYONE))?;
    let number = question.space.0;
    let printed = view.map.at(number, &"space")?;
    let mut cites = Cites::by(MAP);
    let around = view.map.around(number);
    cites.add_if(R3_4B, around.is_some());
    for next in view.map.next_to(&super::set::Set::one(number)).iter() {
        view.map.cite_border(number, next, &mut cites);
        rows.push(Border {
            space: next.into(),
            surface: Code::new(if view.map.is_sea(next) { Surface::Sea } else { Surface::Land }),
            canal: Flag::from(view.map.canal(number, next).is_some()),
        });
    }
    let facts = SpaceFacts {
        space: question.space,
        around: around.unwrap_or(0).into(),
        surface: printed.surface,
        owner: Code::new(view.holder(number)),
        original: printed.owner,
        capital: printed.capital,
        income: printed.income,
        industrial_complex: Flag::from(view.has_complex(number)),
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
    pub space: Locus<Site>,
    /// The other.
    #[required]
    pub other: Locus<Site>,
}

/// Decides whether two spaces are adjacent, so that one move leads from one to the other. Cites the clarifications
/// about the pair, 2.1 to 2.6, or the board.
///
/// ```
/// use grognard_core::axis_allies::{map::Site::{self, *}, map_questions::{Pair, adjacent}};
/// use grognard_core::ruling::Trail;
/// let touch = |space: Site, other: Site| {
///     let question = Pair { space: space.into(), other: other.into(), ..Default::default() };
///     adjacent(&question, &mut Trail::none()).map(|r| r.value.is_allowed())
/// };
/// assert!(touch(Egy, Syr)?);
/// assert!(!touch(Ber, Lab)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.map.space`, for either space.
pub fn adjacent(question: &Pair<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let mut view = View::new(&question.board);
    view.see(Code::new(ANYONE))?;
    view.map.at(question.space.0, &"space")?;
    view.map.at(question.other.0, &"other")?;
    let mut said = Reasons::default();
    view.map.notes(question.space.0, question.other.0, &mut |rule| said.add(rule));
    let touch = view.map.borders(question.space.0, question.other.0);
    let verdict = if touch { Verdict::Allowed(()) } else { Verdict::Forbidden };
    // A clarification about the pair needs no citation of the board.
    Ok(Ruling::new(verdict, said.rules().copied().unwrap_or(Cites::by(MAP))))
}

/// A power whose initial pieces are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SetUp {
    /// The power; `nobody` for all of them.
    pub power: Code<Power>,
}

/// The setup of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Started {
    /// The number of pieces.
    pub pieces: u16,
    /// The initial cash of the power, or of all together, in IPC.
    pub cash: u16,
}

/// Returns a power's initial cash in IPC: the income of its territories.
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

/// Returns the initial pieces of the second edition's board, as rows that can be used as `board.units`. Fighters at sea
/// are aboard their carrier (3.4a). Complexes belong to their spaces (AA map).
///
/// ```
/// use grognard_core::axis_allies::board::Unit;
/// use grognard_core::axis_allies::map_questions::{SetUp, setup};
/// use grognard_core::ruling::{Sink, Trail};
/// let mut room = [Unit::default(); 110];
/// let mut rows = Sink::new(&mut room);
/// let started = setup(&SetUp::default(), &mut rows, &mut Trail::none())?.value;
/// assert_eq!((rows.needed(), started.cash), (110, 147));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `unknown_word` for the power.
pub fn setup(question: &SetUp, rows: &mut Sink<'_, Unit>, _trail: &mut Trail<'_>) -> Result<Ruling<Started>, Fault> {
    let wanted = word(question.power, &"power")?;
    let mut started = Started::default();
    for power in &Power::ALL {
        if wanted == Power::Nobody || wanted == *power {
            started.cash = started.cash.bounded_add(cash(*power));
        }
    }
    let (mut row, mut carrier, mut afloat) = (0u16, (0u16, 0u8), false);
    for garrison in &SETUP {
        let (owner, kind) = (garrison.owner(), garrison.kind());
        if wanted != Power::Nobody && owner != question.power {
            continue;
        }
        row = row.bounded_add(1);
        if kind.0 == Kind::Carrier.code() {
            carrier = (row, garrison.space);
        }
        let aboard = if kind.0 == Kind::Fighter.code() && carrier.1 == garrison.space { carrier.0 } else { 0 };
        afloat |= aboard > 0;
        let count = garrison.count();
        started.pieces = started.pieces.bounded_add(u16::from(count));
        rows.push(Unit { space: u16::from(garrison.space).into(), aboard, kind, owner, count, ..Unit::default() });
    }
    let mut cites = Cites::by(MAP);
    cites.add_if(R3_4A, afloat);
    Ok(Ruling::new(started, cites))
}
