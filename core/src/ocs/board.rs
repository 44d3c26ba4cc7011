//! The board as a host hands it over: hexes, the game's chart, units, in lists that are sorted so that a question finds
//! what it asks about and touches nothing else.

use super::terrain::Terrain;
use super::units::{Checked, Mobility, Unit};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, SIDES};
use crate::map::Place;
use crate::reflect::{Code, Flag, Question, Reflect, Words};

/// What lives in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Settlement {
    /// Nothing that counts.
    None,
    /// A village.
    Village,
    /// A city of any size.
    City,
}

/// What a row of the chart is about, where a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Feature {
    /// Any other.
    Other,
    /// A minor river.
    MinorRiver,
    /// A major river.
    MajorRiver,
}

/// A movement cost that stands for the whole movement allowance.
pub const ALL_MA: u16 = 65_534;
/// A movement cost that stands for prohibited.
pub const PROHIBITED: u16 = 65_535;

/// What entering a hex, crossing a hexside or following a road costs, by mobility: in twelfths of an MP, so that
/// thirds and quarters are whole; 65534 for the whole movement allowance, 65535 for prohibited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Cost {
    /// For Leg movement.
    pub leg: u16,
    /// For Truck movement.
    pub truck: u16,
    /// For Track movement.
    pub track: u16,
}

impl Cost {
    /// The cost for a mobility.
    #[inline]
    pub const fn of(self, mobility: Mobility) -> u16 {
        match mobility {
            Mobility::Leg => self.leg,
            Mobility::Truck => self.truck,
            Mobility::Track => self.track,
        }
    }
}

/// A row of a game's terrain effects chart: a kind of hex, of hexside or of road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ChartRow {
    /// What it does to strength.
    pub terrain: Terrain,
    /// What it costs.
    pub cost: Cost,
    /// What it is.
    pub feature: Code<Feature>,
    /// For a river, frozen rivers included: the row whose cost it has where it is bridged (13.8b). 0 stands for the
    /// chart's first minor river where this is a major one, and for no cost where this is a minor one.
    pub bridged: u8,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 4],
}

/// A hex of the map. Rows of the chart count from 1; 0 stands for none, which costs nothing and has no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BoardHex {
    /// Which.
    pub hex: Hex,
    /// Its terrain, by row of the chart.
    pub terrain: u8,
    /// What lives there.
    pub settlement: Code<Settlement>,
    /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
    pub rail: u8,
    /// Of these, the ones that a multi-track railroad crosses.
    pub multi_track: u8,
    /// The gauge of the railroad, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The hexsides that a road crosses.
    pub road: u8,
    /// The kind of road, by row of the chart.
    pub road_row: u8,
    /// Its hexsides, by row of the chart.
    pub sides: [u8; 6],
    /// Whose the hex is: the side's number and 1; 0 for nobody's. Asked of hexes where trains may stop (13.3h).
    pub control: u8,
    /// Whose source of supply it is: the side's number and 1; 0 for nobody's.
    pub supply_source: u8,
    /// For which side's movement a Trainbusting zone covers it: bit n for the side of that number.
    pub trainbusted: u8,
    /// The railroad does not function.
    pub rail_cut: Flag,
    /// A railroad here was converted in this phase.
    pub converted: Flag,
    /// On the edge of the map.
    pub edge: Flag,
    /// No hex but a box off the map: it touches nothing.
    pub off_map: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 8],
}

const _: () = assert!(size_of::<ChartRow>() == 24 && size_of::<BoardHex>() == 32, "frozen for this major of the C ABI");

/// A position: what a host hands over once and asks about as often as it likes.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The game's terrain effects chart.
    pub chart: &'a [ChartRow],
    /// The hexes of the map, at most 65535, in the order of q and then r, none twice.
    pub hexes: &'a [BoardHex],
    /// The units, in the order of their hexes; in a hex from the top of the stack to its bottom.
    pub units: &'a [Unit],
}

/// Where units of a board stand, in faults.
pub(crate) const UNITS: Name = &"board.units";
/// Where hexes of a board stand, in faults.
pub(crate) const HEXES: Name = &"board.hexes";
/// Where rows of a board's chart stand, in faults.
pub(crate) const CHART: Name = &"board.chart";

/// The sides whose numbers fit where a hex keeps a bit for each.
pub(crate) const SIDES_OF_A_GAME: u8 = 8;

/// The first item that does not come before a hex, in a list sorted by hexes.
#[inline]
fn first<T>(list: &[T], hex: Hex, of: impl Fn(&T) -> Hex) -> usize {
    list.partition_point(|item| of(item) < hex)
}

/// How far the next columns lie in the list of hexes, as a search last met them: most often that is right again, and then a
/// neighbour need not be searched for in the list.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Strides {
    /// To the hex of the same r in the column after.
    after: u16,
    /// Back to the one in the column before.
    before: u16,
}

impl<'a> Board<'a> {
    /// The place across a hexside of a place, if there is one on the board: as [`Board::neighbour`], for searches that go
    /// from place to place.
    #[inline]
    pub(crate) fn next(
        &self,
        from: (Place, &BoardHex),
        side: u8,
        strides: &mut Strides,
    ) -> Option<(Place, &'a BoardHex)> {
        let (Place(at), hex) = (from.0, from.1.hex);
        let (q, r) = *SIDES.get(usize::from(side))?;
        let next = Hex { q: hex.q.checked_add(q)?, r: hex.r.checked_add(r)? };
        let column = match q {
            1 => at.wrapping_add(strides.after),
            -1 => at.wrapping_sub(strides.before),
            _ => at,
        };
        let guess = Place(column.wrapping_add_signed(r));
        let place = match self.at(guess) {
            Some(there) if there.hex == next => guess,
            _ => {
                let place = self.place(next)?;
                let same_r = place.0.wrapping_sub(0u16.wrapping_add_signed(r));
                match q {
                    1 => strides.after = same_r.wrapping_sub(at),
                    -1 => strides.before = at.wrapping_sub(same_r),
                    _ => {}
                }
                place
            }
        };
        self.at(place).filter(|h| !h.off_map.is_set()).map(|h| (place, h))
    }
    /// Where a hex stands in the list, if it is on the board.
    #[inline]
    pub(crate) fn place(&self, hex: Hex) -> Option<Place> {
        let at = first(self.hexes, hex, |h| h.hex);
        self.hexes.get(at).filter(|h| h.hex == hex).and_then(|_| u16::try_from(at).ok()).map(Place)
    }
    /// What is known of a place.
    #[inline]
    pub(crate) fn at(&self, place: Place) -> Option<&'a BoardHex> {
        self.hexes.get(usize::from(place.0))
    }
    /// What is known of a hex; the field names it where it is not on the board.
    pub(crate) fn hex(&self, hex: Hex, field: Name) -> Result<&'a BoardHex, Fault> {
        let found = self.place(hex).and_then(|place| self.at(place));
        found.ok_or(Fault::new(FaultCode::OutOfRange, field))
    }
    /// Whether a hex is a box off the map, which touches nothing.
    #[inline]
    pub(crate) fn is_off_map(&self, hex: Hex) -> bool {
        self.place(hex).and_then(|place| self.at(place)).is_some_and(|h| h.off_map.is_set())
    }
    /// Whether a hex is one that others touch, and no box off the map. Where the board lists no hexes at all, any hex is;
    /// else the field names one that is not listed.
    #[inline]
    pub(crate) fn on_map(&self, hex: Hex, field: Name) -> Result<bool, Fault> {
        Ok(self.hexes.is_empty() || !self.hex(hex, field)?.off_map.is_set())
    }
    /// How many places there are; a fault if they are too many to number.
    pub(crate) fn places(&self) -> Result<u16, Fault> {
        let places = u16::try_from(self.hexes.len()).ok().filter(|n| *n < u16::MAX);
        places.ok_or(Fault::new(FaultCode::OutOfRange, HEXES))
    }
    /// The place across a hexside, if there is one on the board.
    pub(crate) fn neighbour(&self, hex: Hex, side: u8) -> Option<(Place, &'a BoardHex)> {
        let (q, r) = *SIDES.get(usize::from(side))?;
        let next = Hex { q: hex.q.checked_add(q)?, r: hex.r.checked_add(r)? };
        let place = self.place(next)?;
        self.at(place).filter(|h| !h.off_map.is_set()).map(|h| (place, h))
    }
    /// The places next to a hex, with the number of the hexside; an off-map box touches nothing.
    pub(crate) fn neighbours(&self, from: &BoardHex) -> impl Iterator<Item = (u8, Place, &'a BoardHex)> + use<'a> {
        let (board, hex, off_map) = (*self, from.hex, from.off_map.is_set());
        (0..6u8).filter(move |_| !off_map).filter_map(move |side| {
            let (place, next) = board.neighbour(hex, side)?;
            Some((side, place, next))
        })
    }
    /// The units in a hex, from the top of the stack to its bottom, with their places in the list.
    #[inline]
    pub(crate) fn stack(&self, hex: Hex) -> impl Iterator<Item = (usize, &'a Unit)> + Clone + use<'a> {
        let units = self.units;
        let start = first(units, hex, |u| u.hex);
        (start..units.len()).zip(units.get(start..).unwrap_or_default()).take_while(move |(_, u)| u.hex == hex)
    }
    /// The units in the hexes next to a hex, with their places in the list: three stretches of the list at most.
    pub(crate) fn around(&self, hex: Hex) -> impl Iterator<Item = (usize, &'a Unit)> + use<'a> {
        let units = self.units;
        [-1i16, 0, 1].into_iter().filter_map(move |dq| hex.q.checked_add(dq)).flat_map(move |q| {
            let start = first(units, Hex { q, r: hex.r.saturating_sub(1) }, |u| u.hex);
            let end = hex.r.saturating_add(1);
            (start..units.len())
                .zip(units.get(start..).unwrap_or_default())
                .take_while(move |(_, u)| u.hex.q == q && u.hex.r <= end)
                .filter(move |(_, u)| u.hex.touches(hex))
        })
    }
    /// A row of the chart, counted from 1; nothing for 0.
    pub(crate) fn row(&self, row: u8) -> Result<Option<&'a ChartRow>, Fault> {
        match usize::from(row).checked_sub(1) {
            None => Ok(None),
            Some(at) => self.chart.get(at).map(Some).ok_or(Fault::new(FaultCode::OutOfRange, CHART)),
        }
    }
    /// A unit of the board, parsed; its place in the list names it in a fault.
    #[inline]
    pub(crate) fn checked(&self, at: usize) -> Result<Checked<'a>, Fault> {
        let unit = self.units.get(at).ok_or(Fault::item(FaultCode::OutOfRange, UNITS, at))?;
        unit.checked().map_err(|f| f.in_list(UNITS, at))
    }
    /// A unit that a question points at by its place in the list; the field names it where there is none.
    pub(crate) fn unit(&self, at: u16, field: Name) -> Result<Checked<'a>, Fault> {
        if usize::from(at) >= self.units.len() {
            return Err(Fault::new(FaultCode::OutOfRange, field));
        }
        self.checked(usize::from(at))
    }
}

/// Whether a side's number is one that a hex can keep a bit for.
pub(crate) fn side_is_known(side: u8, field: Name) -> Result<(), Fault> {
    if side < SIDES_OF_A_GAME { Ok(()) } else { Err(Fault::new(FaultCode::OutOfRange, field)) }
}

/// The hexside over against another.
#[inline]
pub(crate) const fn opposite(side: u8) -> u8 {
    if side < 3 { side.wrapping_add(3) } else { side.wrapping_sub(3) }
}

/// Whether a road runs from a hex to the next across a side.
#[inline]
pub(crate) fn on_road(from: &BoardHex, side: u8, into: &BoardHex) -> bool {
    (from.road >> (side & 7)) & (into.road >> (opposite(side) & 7)) & 1 == 1
}

/// The row of the chart for what lies between a hex and the next across a side; 0 for nothing.
#[inline]
pub(crate) fn between(from: &BoardHex, side: u8, into: &BoardHex) -> u8 {
    let own = from.sides.get(usize::from(side)).copied().unwrap_or(0);
    if own > 0 { own } else { into.sides.get(usize::from(opposite(side))).copied().unwrap_or(0) }
}

/// The side of a hex that another lies across, if the two touch.
pub(crate) fn side_towards(from: Hex, to: Hex) -> Option<u8> {
    let by = (to.q.wrapping_sub(from.q), to.r.wrapping_sub(from.r));
    (0u8..).zip(SIDES).find_map(|(side, way)| (way == by && from.touches(to)).then_some(side))
}

/// What it costs to go from a hex to the next across a side, in twelfths of an MP; nothing where it is prohibited. On a
/// continuous road the road's cost alone counts; otherwise the terrain entered and the hexside (6.1). `ALL_MA` is handed
/// on as it is.
pub(crate) fn step_cost(
    board: &Board<'_>,
    from: &BoardHex,
    side: u8,
    into: &BoardHex,
    mobility: Mobility,
) -> Result<Option<u16>, Fault> {
    if on_road(from, side, into) && let Some(row) = board.row(into.road_row)? {
        let cost = row.cost.of(mobility);
        if cost != PROHIBITED {
            return Ok(Some(cost));
        }
    }
    let terrain = board.row(into.terrain)?.map_or(0, |row| row.cost.of(mobility));
    let hexside = board.row(between(from, side, into))?.map_or(0, |row| row.cost.of(mobility));
    Ok(match (terrain, hexside) {
        (PROHIBITED, _) | (_, PROHIBITED) => None,
        (ALL_MA, _) | (_, ALL_MA) => Some(ALL_MA),
        (a, b) => Some(a.saturating_add(b).min(ALL_MA)),
    })
}
