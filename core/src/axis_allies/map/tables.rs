//! The board of the second edition: its spaces with their neighbours, its canals, and the setup. It takes 1 KiB of a
//! program; the compiler checks that both ends of every border agree.

#![allow(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::cast_possible_truncation,
    reason = "all of it runs in the compiler, which refuses what would fail"
)]

use super::Site::{self, *};
use super::{Canal, Space, Surface};
use crate::axis_allies::powers::Power::{self, *};
use crate::axis_allies::rules::{MAP, R2_1, R2_2, R2_3, R2_4, R2_5, R2_6};
#[cfg(feature = "spaces")]
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind::{self, *};
use crate::reflect::{Code, Flag, Locus};
use crate::rule::Rule;

const fn space(surface: Surface, owner: Power, capital: Power, income: u8, industrial_complex: u8) -> Space {
    Space {
        surface: Code::raw(surface as u8),
        owner: Code::raw(owner as u8),
        capital: Code::raw(capital as u8),
        income,
        industrial_complex: Flag(industrial_complex),
        reserved: [0; 3],
    }
}
const SEA: Space = space(Surface::Sea, Nobody, Nobody, 0, 0);
const NEUTRAL: Space = space(Surface::Land, Nobody, Nobody, 0, 0);
const fn land(owner: Power, income: u8) -> Space {
    space(Surface::Land, owner, Nobody, income, 0)
}
const fn industry(owner: Power, income: u8) -> Space {
    space(Surface::Land, owner, Nobody, income, 1)
}
const fn capital(owner: Power, income: u8) -> Space {
    space(Surface::Land, owner, owner, income, 1)
}

/// The number of spaces of the board.
pub const COUNT: usize = 128;
/// The number of its borders without the two that 2.5 leaves out.
pub const BORDERS: usize = 307;

/// The board: each space, its state at the start, and all its neighbours.
#[rustfmt::skip]
const ROWS: [(Site, Space, &[Site]); COUNT] = [
    (Afg, NEUTRAL, &[Ind, Kaz, Per, Sin]),
    (Ala, land(Usa, 2), &[Wca, Ber, WestCanadaSeaZone]),
    (Alg, land(Germany, 1), &[Feq, Fwa, Lib, Wmd, WestSpainSeaZone]),
    (Egy, land(Uk, 2), &[Con, Feq, Iea, Ken, Lib, Syr, Emd, Red]),
    (Ang, NEUTRAL, &[Con, Ken, Saf, AngolaSeaZone]),
    (Arg, NEUTRAL, &[Bra, Pru, EastArgentinaSeaZone, Jfi, Sco]),
    (Aus, land(Uk, 2), &[NorthAustraliaSeaZone, SouthAustraliaSeaZone, WestAustraliaSeaZone]),
    (Bor, land(Japan, 1), &[BorneoSeaZone]),
    (Bra, land(Usa, 3), &[Arg, Col, Pru, NorthBrazilSeaZone, SouthBrazilSeaZone]),
    (CarLand, land(Japan, 0), &[CarolineIslandsSeaZone]),
    (Cau, land(Ussr, 3), &[Len, Per, Mos, Tur, Ukr, Bla, Cas]),
    (Chi, land(Usa, 2), &[Fic, Kwa, Man, Mon, Sin]),
    (Col, NEUTRAL, &[Bra, Pan, Pru, CarSea, Glp]),
    (Con, land(Uk, 1), &[Egy, Ang, Feq, Ken, CongoSeaZone]),
    (Cub, land(Usa, 1), &[CarSea]),
    (Eca, land(Uk, 3), &[Eus, Wca, Lab]),
    (Eeu, land(Germany, 3), &[Ger, Len, Seu, Ukr, Bal, Bla]),
    (Sum, land(Japan, 2), &[EastIndiesSeaZone]),
    (Eus, capital(Usa, 12), &[Eca, Wus, Eco]),
    (Ire, NEUTRAL, &[Nor]),
    (Eve, land(Ussr, 2), &[Nov, Mos, Yak]),
    (Fin, land(Germany, 2), &[Len, Swe, Bal, Nor]),
    (Feq, land(Uk, 1), &[Alg, Egy, Con, Fwa, Lib, CongoSeaZone]),
    (Fic, land(Japan, 3), &[Chi, Ind, Kwa, Sin, FrenchIndoChinaSeaZone]),
    (Fwa, land(Uk, 1), &[Alg, Feq, Rdo, WestAfricaSeaZone]),
    (Ger, capital(Germany, 10), &[Eeu, Seu, Swi, Weu, Bal]),
    (Gib, land(Uk, 0), &[Spa, Wmd]),
    (Haw, land(Usa, 1), &[HawaiiSeaZone]),
    (Ind, land(Uk, 3), &[Afg, Fic, Per, Sin, IndianOceanSeaZone]),
    (Iea, land(Uk, 1), &[Egy, Ken, Red]),
    (Jpn, capital(Japan, 8), &[JapanSeaZone]),
    (Len, industry(Ussr, 3), &[Cau, Eeu, Fin, Mos, Ukr, Bal, Bar]),
    (Kaz, land(Ussr, 2), &[Afg, Nov, Per, Mos, Sin, Cas]),
    (Ken, land(Uk, 1), &[Egy, Ang, Con, Iea, Moz, Saf, MozambiqueSeaZone]),
    (Kwa, land(Japan, 3), &[Chi, Fic, Man, KwangtungSeaZone]),
    (Lib, land(Germany, 1), &[Alg, Egy, Feq, Cmd]),
    (Mad, land(Uk, 1), &[MozambiqueSeaZone, SouthAfricaSeaZone, SouthEastMadagascarSeaZone, WestCompassSeaZone]),
    (Man, land(Japan, 3), &[Chi, Kwa, Mon, Sfe, Yak, JapanSeaZone]),
    (Mex, land(Usa, 2), &[Pan, Wus, Gom, Goc]),
    (Mid, land(Usa, 0), &[MidwaySeaZone]),
    (Mon, NEUTRAL, &[Chi, Man, Nov, Sin, Yak]),
    (Moz, NEUTRAL, &[Ken, Saf, MozambiqueSeaZone]),
    (Ngu, land(Japan, 1), &[NewGuineaSeaZone]),
    (Nze, land(Uk, 1), &[Tas]),
    (Nov, land(Ussr, 2), &[Eve, Kaz, Mon, Mos, Sin, Yak]),
    (Oki, land(Japan, 1), &[OkinawaSeaZone]),
    (Pan, land(Usa, 1), &[Col, Mex, CarSea, Glp]),
    (Per, land(Uk, 1), &[Afg, Cau, Ind, Kaz, Sau, Syr, Tur, Cas, Red]),
    (Pru, NEUTRAL, &[Arg, Bra, Col, Jfi]),
    (Phi, land(Japan, 3), &[PhilippinesSeaZone]),
    (Rdo, NEUTRAL, &[Fwa, WestAfricaSeaZone]),
    (Mos, capital(Ussr, 8), &[Cau, Eve, Len, Kaz, Nov, Cas]),
    (Sau, NEUTRAL, &[Per, Syr, Red]),
    (Sin, land(Usa, 2), &[Afg, Chi, Fic, Ind, Kaz, Mon, Nov]),
    (Sul, land(Japan, 0), &[Sos]),
    (Saf, land(Uk, 2), &[Ang, Ken, Moz, AngolaSeaZone, MozambiqueSeaZone, SouthAfricaSeaZone]),
    (Seu, industry(Germany, 6), &[Eeu, Ger, Swi, Weu, Cmd]),
    (Sfe, land(Ussr, 2), &[Man, Yak, SovietFarEastSeaZone]),
    (Spa, NEUTRAL, &[Gib, Weu, Wmd, WestSpainSeaZone]),
    (Swe, NEUTRAL, &[Fin, Bal]),
    (Swi, NEUTRAL, &[Ger, Seu, Weu]),
    (Syr, land(Uk, 1), &[Egy, Per, Sau, Tur, Emd, Red]),
    (Tur, NEUTRAL, &[Cau, Per, Syr, Bla, Emd]),
    (Ukr, land(Germany, 3), &[Cau, Eeu, Len, Bla]),
    (Gbr, capital(Uk, 8), &[Nor]),
    (Wak, land(Japan, 0), &[WakeIslandSeaZone]),
    (Wca, land(Uk, 1), &[Ala, Eca, Wus, Lab, WestCanadaSeaZone, WestUsSeaZone]),
    (Weu, land(Germany, 6), &[Ger, Seu, Spa, Swi, Bal, Nor, Wmd, WestSpainSeaZone]),
    (Wus, industry(Usa, 10), &[Eus, Mex, Wca, Gom, WestUsSeaZone]),
    (Yak, land(Ussr, 2), &[Eve, Man, Mon, Nov, Sfe]),
    (Ber, SEA, &[Ala, MidwaySeaZone, NorthPacificSeaZone, SovietFarEastSeaZone, WestCanadaSeaZone]),
    (AngolaSeaZone, SEA, &[Ang, Saf, AntarcticSeaZone, CongoSeaZone, SouthAfricaSeaZone, SouthAtlanticSeaZone]),
    (AntarcticSeaZone, SEA, &[AngolaSeaZone, Sco, SouthAtlanticSeaZone]),
    (Bal, SEA, &[Eeu, Fin, Ger, Len, Swe, Weu, Nor]),
    (Bla, SEA, &[Cau, Eeu, Tur, Ukr, Cmd, Emd]),
    (BorneoSeaZone, SEA, &[Bor, CarolineIslandsSeaZone, EastIndiesSeaZone, FrenchIndoChinaSeaZone, NewGuineaSeaZone, NorthAustraliaSeaZone, PhilippinesSeaZone]),
    (CarolineIslandsSeaZone, SEA, &[CarLand, BorneoSeaZone, NewGuineaSeaZone, OkinawaSeaZone, PhilippinesSeaZone, Sos, WakeIslandSeaZone]),
    (CarSea, SEA, &[Col, Cub, Pan, Eco, Gom, NorthAtlanticSeaZone, NorthBrazilSeaZone, Glp]),
    (Cas, SEA, &[Cau, Kaz, Per, Mos]),
    (Cmd, SEA, &[Lib, Seu, Bla, Emd, Wmd]),
    (CongoSeaZone, SEA, &[Con, Feq, AngolaSeaZone, SouthAtlanticSeaZone, SouthBrazilSeaZone, WestAfricaSeaZone]),
    (EastArgentinaSeaZone, SEA, &[Arg, Sco, SouthAtlanticSeaZone, SouthBrazilSeaZone]),
    (Lab, SEA, &[Eca, Wca, Eco, NorthAtlanticSeaZone, Nor, WestSpainSeaZone]),
    (EastCompassSeaZone, SEA, &[EastIndiesSeaZone, IndianOceanSeaZone, SouthAustraliaSeaZone, SouthCompassSeaZone, WestAustraliaSeaZone, WestCompassSeaZone]),
    (EastIndiesSeaZone, SEA, &[Sum, BorneoSeaZone, EastCompassSeaZone, FrenchIndoChinaSeaZone, IndianOceanSeaZone, NorthAustraliaSeaZone, WestAustraliaSeaZone]),
    (Emd, SEA, &[Egy, Syr, Tur, Bla, Cmd, Red]),
    (Spo, SEA, &[Goc, Tas, Jfi, Pol]),
    (Eco, SEA, &[Eus, CarSea, Lab, Gom, NorthAtlanticSeaZone]),
    (FrenchIndoChinaSeaZone, SEA, &[Fic, BorneoSeaZone, EastIndiesSeaZone, IndianOceanSeaZone, KwangtungSeaZone, PhilippinesSeaZone]),
    (Gom, SEA, &[Mex, Wus, CarSea, Eco]),
    (HawaiiSeaZone, SEA, &[Haw, Goc, MidwaySeaZone, NorthPacificSeaZone, Sos, Pol, WakeIslandSeaZone, WestUsSeaZone]),
    (IndianOceanSeaZone, SEA, &[Ind, EastCompassSeaZone, EastIndiesSeaZone, FrenchIndoChinaSeaZone, Red, WestCompassSeaZone]),
    (JapanSeaZone, SEA, &[Jpn, Man, KwangtungSeaZone, NorthPacificSeaZone, OkinawaSeaZone, PhilippinesSeaZone, SovietFarEastSeaZone, WakeIslandSeaZone]),
    (Bar, SEA, &[Len, Nor]),
    (KwangtungSeaZone, SEA, &[Kwa, FrenchIndoChinaSeaZone, JapanSeaZone, PhilippinesSeaZone]),
    (Goc, SEA, &[Mex, Spo, HawaiiSeaZone, Pol, Glp, WestUsSeaZone]),
    (MidwaySeaZone, SEA, &[Mid, Ber, HawaiiSeaZone, NorthPacificSeaZone, WestCanadaSeaZone, WestUsSeaZone]),
    (MozambiqueSeaZone, SEA, &[Ken, Mad, Moz, Saf, Red, SouthAfricaSeaZone, WestCompassSeaZone]),
    (NewGuineaSeaZone, SEA, &[Ngu, BorneoSeaZone, CarolineIslandsSeaZone, NorthAustraliaSeaZone, Sos]),
    (Tas, SEA, &[Nze, Spo, NorthAustraliaSeaZone, Jfi, Sos, Sco, SouthAustraliaSeaZone, Pol]),
    (NorthAtlanticSeaZone, SEA, &[CarSea, Lab, Eco, NorthBrazilSeaZone, WestAfricaSeaZone, WestSpainSeaZone]),
    (NorthAustraliaSeaZone, SEA, &[Aus, BorneoSeaZone, EastIndiesSeaZone, NewGuineaSeaZone, Tas, Sos, SouthAustraliaSeaZone, WestAustraliaSeaZone]),
    (NorthBrazilSeaZone, SEA, &[Bra, CarSea, NorthAtlanticSeaZone, SouthBrazilSeaZone, WestAfricaSeaZone]),
    (NorthPacificSeaZone, SEA, &[Ber, HawaiiSeaZone, JapanSeaZone, MidwaySeaZone, SovietFarEastSeaZone, WakeIslandSeaZone]),
    (Nor, SEA, &[Ire, Fin, Gbr, Weu, Bal, Lab, Bar, WestSpainSeaZone]),
    (OkinawaSeaZone, SEA, &[Oki, CarolineIslandsSeaZone, JapanSeaZone, PhilippinesSeaZone, WakeIslandSeaZone]),
    (Jfi, SEA, &[Arg, Pru, Spo, Tas, Sco, Glp]),
    (PhilippinesSeaZone, SEA, &[Phi, BorneoSeaZone, CarolineIslandsSeaZone, FrenchIndoChinaSeaZone, JapanSeaZone, KwangtungSeaZone, OkinawaSeaZone]),
    (Red, SEA, &[Egy, Iea, Per, Sau, Syr, Emd, IndianOceanSeaZone, MozambiqueSeaZone, WestCompassSeaZone]),
    (Sos, SEA, &[Sul, CarolineIslandsSeaZone, HawaiiSeaZone, NewGuineaSeaZone, Tas, NorthAustraliaSeaZone, Pol, WakeIslandSeaZone]),
    (SouthAfricaSeaZone, SEA, &[Mad, Saf, AngolaSeaZone, MozambiqueSeaZone, SouthEastMadagascarSeaZone]),
    (Sco, SEA, &[Arg, AntarcticSeaZone, EastArgentinaSeaZone, Tas, Jfi, SouthAtlanticSeaZone]),
    (SouthAtlanticSeaZone, SEA, &[AngolaSeaZone, AntarcticSeaZone, CongoSeaZone, EastArgentinaSeaZone, Sco, SouthBrazilSeaZone]),
    (SouthAustraliaSeaZone, SEA, &[Aus, EastCompassSeaZone, Tas, NorthAustraliaSeaZone, SouthCompassSeaZone, WestAustraliaSeaZone]),
    (SouthBrazilSeaZone, SEA, &[Bra, CongoSeaZone, EastArgentinaSeaZone, NorthBrazilSeaZone, SouthAtlanticSeaZone, WestAfricaSeaZone]),
    (SouthCompassSeaZone, SEA, &[EastCompassSeaZone, SouthAustraliaSeaZone, SouthEastMadagascarSeaZone, WestCompassSeaZone]),
    (SouthEastMadagascarSeaZone, SEA, &[Mad, SouthAfricaSeaZone, SouthCompassSeaZone, WestCompassSeaZone]),
    (Pol, SEA, &[Spo, HawaiiSeaZone, Goc, Tas, Sos]),
    (SovietFarEastSeaZone, SEA, &[Sfe, Ber, JapanSeaZone, NorthPacificSeaZone]),
    (WakeIslandSeaZone, SEA, &[Wak, CarolineIslandsSeaZone, HawaiiSeaZone, JapanSeaZone, NorthPacificSeaZone, OkinawaSeaZone, Sos]),
    (WestAfricaSeaZone, SEA, &[Fwa, Rdo, CongoSeaZone, NorthAtlanticSeaZone, NorthBrazilSeaZone, SouthBrazilSeaZone, WestSpainSeaZone]),
    (WestAustraliaSeaZone, SEA, &[Aus, EastCompassSeaZone, EastIndiesSeaZone, NorthAustraliaSeaZone, SouthAustraliaSeaZone]),
    (WestCanadaSeaZone, SEA, &[Ala, Wca, Ber, MidwaySeaZone, WestUsSeaZone]),
    (WestCompassSeaZone, SEA, &[Mad, EastCompassSeaZone, IndianOceanSeaZone, MozambiqueSeaZone, Red, SouthCompassSeaZone, SouthEastMadagascarSeaZone]),
    (Wmd, SEA, &[Alg, Gib, Spa, Weu, Cmd, WestSpainSeaZone]),
    (Glp, SEA, &[Col, Pan, CarSea, Goc, Jfi]),
    (WestSpainSeaZone, SEA, &[Alg, Spa, Weu, Lab, NorthAtlanticSeaZone, Nor, WestAfricaSeaZone, Wmd]),
    (WestUsSeaZone, SEA, &[Wca, Wus, HawaiiSeaZone, Goc, MidwaySeaZone, WestCanadaSeaZone]),
];

/// Returns whether two spaces begin the game alike.
const fn alike(a: &Space, b: &Space) -> bool {
    let land = a.surface.0 == b.surface.0 && a.owner.0 == b.owner.0 && a.capital.0 == b.capital.0;
    land && a.income == b.income && a.industrial_complex.0 == b.industrial_complex.0
}

/// The number of territories; the sea zones come after them.
const LANDS: usize = {
    let mut n = 0;
    while !ROWS[n].1.is_sea() {
        n += 1;
    }
    n
};

/// Returns the first space that begins the game like this one.
const fn first_like(n: usize) -> usize {
    let mut first = 0;
    while !alike(&ROWS[first].1, &ROWS[n].1) {
        first += 1;
    }
    first
}

/// The number of different territories.
const SORTS: usize = {
    let (mut n, mut sorts) = (0, 0);
    while n < LANDS {
        sorts += (first_like(n) == n) as usize;
        n += 1;
    }
    sorts
};

/// The different territories, and the index of each territory among them.
static SORTED: ([Space; SORTS], [u8; LANDS]) = {
    let (mut sorts, mut sort_of) = ([NEUTRAL; SORTS], [0; LANDS]);
    let (mut n, mut count) = (0, 0);
    while n < LANDS {
        let first = first_like(n);
        if first == n {
            (sorts[count], sort_of[n]) = (ROWS[n].1, count as u8);
            count += 1;
        } else {
            sort_of[n] = sort_of[first];
        }
        n += 1;
    }
    (sorts, sort_of)
};

static SEA_ZONE: Space = SEA;

/// Returns a space of the board, by its place in the order of the numbers.
#[cfg_attr(feature = "fast", inline)]
pub fn printed(at: usize) -> Option<&'static Space> {
    match SORTED.1.get(at) {
        Some(sort) => SORTED.0.get(usize::from(*sort)),
        None => (at < COUNT).then_some(&SEA_ZONE),
    }
}

/// The sea zones.
#[cfg(feature = "spaces")]
pub const ZONES: Set = owned(None);

/// The land that each power owns when the game begins, and neutral land.
#[cfg(feature = "spaces")]
pub const OWNED: [(Power, Set); 6] = [
    (Nobody, owned(Some(Nobody))),
    (Ussr, owned(Some(Ussr))),
    (Germany, owned(Some(Germany))),
    (Uk, owned(Some(Uk))),
    (Japan, owned(Some(Japan))),
    (Usa, owned(Some(Usa))),
];

/// Returns the land of an owner, or the sea.
#[cfg(feature = "spaces")]
const fn owned(owner: Option<Power>) -> Set {
    let (mut set, mut n) = (Set([0; 8]), 0);
    while n < COUNT {
        let space = ROWS[n].1;
        let is_his = match owner {
            Some(owner) => !space.is_sea() && space.owner.0 == owner as u8,
            None => space.is_sea(),
        };
        set.0[(n + 1) / 32] |= (is_his as u32) << ((n + 1) % 32);
        n += 1;
    }
    set
}

/// The borders, each once.
const LINKS: [[u8; 2]; BORDERS] = {
    let mut links = [[0; 2]; BORDERS];
    let (mut n, mut at) = (0, 0);
    while n < COUNT {
        let (site, _, neighbours) = ROWS[n];
        let mut i = 0;
        while i < neighbours.len() {
            let (a, b) = (site as u8, neighbours[i] as u8);
            if a < b && !left_out(site, neighbours[i]) {
                links[at] = [a, b];
                at += 1;
            }
            i += 1;
        }
        n += 1;
    }
    assert!(at == BORDERS);
    links
};

/// The most neighbours of a space, with those of 2.5.
pub const NEIGHBOURS: usize = {
    let (mut n, mut most) = (0, 0);
    while n < COUNT {
        if ROWS[n].2.len() > most {
            most = ROWS[n].2.len();
        }
        n += 1;
    }
    most
};

/// The bit that marks the last of a space's neighbours.
pub const LAST: u8 = 128;

/// The number of spaces without a neighbour of a higher number.
const WITHOUT: usize = {
    let (mut n, mut without) = (0, COUNT);
    while n < BORDERS {
        without -= (n == 0 || LINKS[n][0] != LINKS[n - 1][0]) as usize;
        n += 1;
    }
    without
};

/// The borders in a byte each: for each space its neighbours of a higher number, counted from 0, the last of them
/// marked. A space without any names itself.
pub static HIGHER: [u8; BORDERS + WITHOUT] = {
    let mut higher = [0; BORDERS + WITHOUT];
    let (mut n, mut at, mut space) = (0, 0, 1);
    while space <= COUNT {
        let begin = at;
        while n < BORDERS && LINKS[n][0] as usize == space {
            higher[at] = LINKS[n][1] - 1;
            (n, at) = (n + 1, at + 1);
        }
        if at == begin {
            higher[at] = space as u8 - 1;
            at += 1;
        }
        higher[at - 1] |= LAST;
        space += 1;
    }
    assert!(COUNT <= LAST as usize && n == BORDERS && at == BORDERS + WITHOUT);
    higher
};

/// The two neighbours of TAS that the printed board has and 2.5 does not name.
pub static BESIDE_TAS: [Site; 2] = [NorthAustraliaSeaZone, SouthAustraliaSeaZone];

/// The neighbours of each space as a set, without the two borders that 2.5 leaves out; 4 KiB.
#[cfg(feature = "spaces")]
pub static NEAR: [Set; COUNT] = {
    let mut near = [Set([0; 8]); COUNT];
    let mut n = 0;
    while n < BORDERS {
        let [a, b] = LINKS[n];
        near[a as usize - 1].0[b as usize / 32] |= 1 << (b % 32);
        near[b as usize - 1].0[a as usize / 32] |= 1 << (a % 32);
        n += 1;
    }
    near
};

/// Returns whether 2.5 leaves this border out.
const fn left_out(a: Site, b: Site) -> bool {
    let other = if a as u8 == Tas as u8 {
        b
    } else if b as u8 == Tas as u8 {
        a
    } else {
        return false;
    };
    other as u8 == NorthAustraliaSeaZone as u8 || other as u8 == SouthAustraliaSeaZone as u8
}

const _: () = {
    let mut n = 0;
    while n < COUNT {
        let (site, space, neighbours) = ROWS[n];
        assert!(site as usize == n + 1, "the spaces are in the order of their numbers");
        assert!(!neighbours.is_empty(), "every space has a neighbour");
        let is_sea = space.is_sea();
        assert!(is_sea == (n >= LANDS), "the sea zones come last");
        assert!(
            !is_sea || (space.owner.0 == 0 && space.income == 0 && space.industrial_complex.0 == 0),
            "nobody owns the sea"
        );
        assert!(space.owner.0 != 0 || space.income == 0, "neutrals yield nothing");
        assert!(space.capital.0 == 0 || space.capital.0 == space.owner.0, "a capital is its power's own");
        let mut i = 0;
        while i < neighbours.len() {
            let other = neighbours[i];
            assert!(other as u8 != site as u8, "no space is its own neighbour");
            assert!(i == 0 || (neighbours[i - 1] as u8) < other as u8, "neighbours are in order, each once");
            let (back, mut j, mut found) = (ROWS[other as usize - 1].2, 0, false);
            while j < back.len() {
                found = found || back[j] as u8 == site as u8;
                j += 1;
            }
            assert!(found, "a border has two sides");
            i += 1;
        }
        n += 1;
    }
};

const fn canal(a: Site, b: Site, one: Site, other: Site) -> Canal {
    Canal {
        a: Locus::new(a as u16),
        b: Locus::new(b as u16),
        lands: [Locus::new(one as u16), Locus::new(other as u16)],
    }
}

/// The canals: Panama (2.3) and Suez (2.4).
pub static CANALS: [Canal; 2] = [canal(CarSea, Glp, Pan, Pan), canal(Emd, Red, Egy, Syr)];

/// Creates a note of a clarification about a border, or the absence of one.
const fn note(a: Site, b: Site, rule: Rule) -> Note {
    let (a, b) = (a as u8, b as u8);
    Note { a: if a < b { a } else { b }, b: if a < b { b } else { a }, rule: (rule.0 - (MAP.0 - MAP.0 % 256)) as u8 }
}

/// A pair of spaces and the paragraph that says whether they are adjacent.
#[derive(Debug, Clone, Copy)]
pub struct Note {
    /// The lower number.
    pub a: u8,
    /// The higher number.
    pub b: u8,
    /// The rule's number in this system's block.
    pub rule: u8,
}

/// The pairs that the clarifications name.
#[rustfmt::skip]
pub static NOTES: [Note; 26] = [
    note(Cau, Cas, R2_1), note(Kaz, Cas, R2_1), note(Per, Cas, R2_1), note(Mos, Cas, R2_1),
    note(Eus, Eca, R2_2),
    note(CarSea, Glp, R2_3),
    note(Egy, Syr, R2_4), note(Emd, Red, R2_4),
    note(Tas, Sos, R2_5), note(Tas, Pol, R2_5), note(Tas, Spo, R2_5), note(Tas, Jfi, R2_5), note(Tas, Sco, R2_5),
    note(Tas, NorthAustraliaSeaZone, R2_5), note(Tas, SouthAustraliaSeaZone, R2_5),
    note(Tas, Sco, R2_6), note(Tas, Jfi, R2_6), note(Spo, Jfi, R2_6), note(Goc, Glp, R2_6), note(Mex, Pan, R2_6),
    note(Gom, CarSea, R2_6), note(Gom, Eco, R2_6), note(Wus, Eus, R2_6), note(Wca, Eca, R2_6), note(Wca, Lab, R2_6),
    note(Ber, Lab, R2_6),
];

/// Pieces that begin the game together.
#[derive(Debug, Clone, Copy)]
pub struct Garrison {
    /// The space.
    pub space: u8,
    /// The owner, the kind and the number, each from 0, in a byte: five numbers to a kind, nine kinds to a power.
    what: u8,
}

impl Garrison {
    /// The most pieces that begin together.
    const MOST: u8 = 5;
    /// The number of kinds without complexes.
    const KINDS: u8 = Kind::IndustrialComplex.index() as u8;

    const fn new(site: Site, owner: Power, kind: Kind, count: u8) -> Garrison {
        assert!(count <= Garrison::MOST && (kind.index() as u8) < Garrison::KINDS);
        let what = ((owner as u8 - 1) * Garrison::KINDS + kind.index() as u8) * Garrison::MOST + count - 1;
        Garrison { space: site as u8, what }
    }
    /// Returns the owner.
    pub const fn owner(&self) -> Code<Power> {
        Code::raw((self.what / (Garrison::KINDS * Garrison::MOST)).saturating_add(1))
    }
    /// Returns the kind.
    pub const fn kind(&self) -> Code<Kind> {
        Code::raw((self.what / Garrison::MOST % Garrison::KINDS).saturating_add(1))
    }
    /// Returns the number.
    pub const fn count(&self) -> u8 {
        (self.what % Garrison::MOST).saturating_add(1)
    }
}

/// The number of groups.
pub const GARRISONS: usize = 110;

/// The pieces of a power in a space: how many of which kind.
type Stack = (Site, Power, &'static [(u8, Kind)]);

#[rustfmt::skip]
const START: [Stack; 57] = [
    (Ala, Usa, &[(1, Infantry)]),
    (Alg, Germany, &[(1, Infantry)]),
    (Egy, Uk, &[(1, Infantry), (1, Armor)]),
    (Aus, Uk, &[(2, Infantry)]),
    (Bor, Japan, &[(1, Infantry)]),
    (CarLand, Japan, &[(1, Infantry)]),
    (Cau, Ussr, &[(5, Infantry)]),
    (Chi, Usa, &[(2, Infantry), (1, Fighter)]),
    (Eca, Uk, &[(1, Armor)]),
    (Eeu, Germany, &[(3, Infantry), (1, Armor), (1, Fighter)]),
    (Sum, Japan, &[(1, Infantry)]),
    (Eus, Usa, &[(2, Infantry), (1, Armor), (1, Fighter), (1, Bomber), (1, AaGun)]),
    (Eve, Ussr, &[(2, Infantry)]),
    (Fin, Germany, &[(3, Infantry), (1, Armor), (1, Fighter)]),
    (Fic, Japan, &[(2, Infantry), (1, Fighter)]),
    (Ger, Germany, &[(4, Infantry), (2, Armor), (1, Fighter), (1, Bomber), (1, AaGun)]),
    (Haw, Usa, &[(1, Infantry)]),
    (Ind, Uk, &[(2, Infantry), (1, Fighter)]),
    (Jpn, Japan, &[(3, Infantry), (1, Armor), (1, Fighter), (1, Bomber), (1, AaGun)]),
    (Len, Ussr, &[(3, Infantry), (1, Armor), (1, Fighter), (1, AaGun)]),
    (Kwa, Japan, &[(2, Infantry)]),
    (Lib, Germany, &[(1, Infantry), (1, Armor)]),
    (Man, Japan, &[(3, Infantry), (1, Fighter)]),
    (Mid, Usa, &[(1, Infantry)]),
    (Ngu, Japan, &[(1, Infantry)]),
    (Oki, Japan, &[(1, Infantry)]),
    (Phi, Japan, &[(2, Infantry), (1, Fighter)]),
    (Mos, Ussr, &[(4, Infantry), (2, Armor), (1, Fighter), (1, AaGun)]),
    (Sin, Usa, &[(2, Infantry)]),
    (Sul, Japan, &[(1, Infantry)]),
    (Saf, Uk, &[(1, Infantry)]),
    (Seu, Germany, &[(2, Infantry), (1, Armor), (1, AaGun)]),
    (Sfe, Ussr, &[(2, Infantry), (1, Armor)]),
    (Syr, Uk, &[(1, Infantry)]),
    (Ukr, Germany, &[(3, Infantry), (2, Armor), (1, Fighter)]),
    (Gbr, Uk, &[(2, Infantry), (1, Armor), (2, Fighter), (1, Bomber), (1, AaGun)]),
    (Wak, Japan, &[(1, Infantry)]),
    (Wca, Uk, &[(1, Infantry)]),
    (Weu, Germany, &[(2, Infantry), (2, Armor), (1, Fighter), (1, AaGun)]),
    (Wus, Usa, &[(2, Infantry), (1, Fighter), (1, AaGun)]),
    (Yak, Ussr, &[(3, Infantry)]),
    (Bal, Germany, &[(1, Transport), (1, Submarine)]),
    (CarolineIslandsSeaZone, Japan, &[(1, Carrier), (1, Fighter), (1, Battleship)]),
    (Cmd, Germany, &[(1, Transport), (1, Battleship)]),
    (Lab, Uk, &[(1, Transport)]),
    (Emd, Uk, &[(1, Submarine)]),
    (Eco, Usa, &[(1, Transport)]),
    (HawaiiSeaZone, Usa, &[(1, Carrier), (1, Fighter), (1, Submarine)]),
    (IndianOceanSeaZone, Uk, &[(1, Transport)]),
    (JapanSeaZone, Japan, &[(1, Transport), (1, Battleship)]),
    (Bar, Ussr, &[(1, Transport), (1, Submarine)]),
    (Nor, Uk, &[(1, Transport), (1, Battleship)]),
    (PhilippinesSeaZone, Japan, &[(1, Transport)]),
    (Sos, Japan, &[(1, Submarine)]),
    (Wmd, Uk, &[(1, Battleship)]),
    (WestSpainSeaZone, Germany, &[(1, Submarine)]),
    (WestUsSeaZone, Usa, &[(1, Transport), (1, Battleship)]),
];

/// The setup by space; a carrier is listed before its fighters.
pub static SETUP: [Garrison; GARRISONS] = {
    let mut all = [Garrison { space: 0, what: 0 }; GARRISONS];
    let (mut n, mut at) = (0, 0);
    while n < START.len() {
        let (site, owner, pieces) = START[n];
        let mut i = 0;
        while i < pieces.len() {
            let (count, kind) = pieces[i];
            all[at] = Garrison::new(site, owner, kind, count);
            at += 1;
            i += 1;
        }
        n += 1;
    }
    assert!(at == GARRISONS);
    all
};
