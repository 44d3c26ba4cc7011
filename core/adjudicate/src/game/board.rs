//! The board of a position as a page: regions, owners, incomes, stacks.

use super::tell::{name, word};
use grognard_core::axis_allies::board::Board;
use grognard_core::axis_allies::game::{Game, Looked, holdings};
use grognard_core::axis_allies::income::{Collect, collect};
use grognard_core::axis_allies::map::Site::{self, *};
use grognard_core::axis_allies::map::{AtSpace, Surface, space};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::{Code, Word};
use grognard_core::ruling::{Sink, Trail};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The land by regions. Sea zones follow in the order of the map.
const REGIONS: [(&str, &[Site]); 5] = [
    ("Europe", &[Gbr, Ire, Fin, Swe, Weu, Ger, Seu, Eeu, Swi, Spa, Gib, Len, Ukr, Cau, Mos]),
    ("Africa", &[Alg, Lib, Egy, Rdo, Fwa, Feq, Iea, Con, Ken, Ang, Moz, Saf, Mad]),
    ("Asia", &[Tur, Syr, Sau, Per, Afg, Ind, Kaz, Nov, Eve, Yak, Sfe, Mon, Man, Sin, Chi, Kwa, Fic]),
    ("Pacific", &[Jpn, Oki, Phi, Bor, Sum, Ngu, CarLand, Sul, Wak, Mid, Haw, Aus, Nze]),
    ("America", &[Ala, Wca, Eca, Wus, Eus, Mex, Pan, Cub, Col, Bra, Pru, Arg]),
];

/// The page of a position.
pub fn draw(game: &Game) -> String {
    let mut out =
        format!("Round {}, {} {}\n", game.round(), word(Code::new(game.power())), word(Code::new(game.phase())));
    let mut room = [Default::default(); 128];
    let mut rows = Sink::new(&mut room);
    if let Ok(position) = game.save() {
        let _ = holdings(&Looked { position }, &mut rows, &mut Trail::none());
    }
    let board = Board { holdings: rows.items(), ..Board::default() };
    for power in Power::ALL {
        let income = collect(&Collect { board, power: power.into() }, &mut Trail::none());
        let income = income.map(|ruling| ruling.value).unwrap_or_default();
        let bought: Vec<String> = Kind::ALL
            .iter()
            .filter(|kind| power == game.power() && game.in_hand(**kind) > 0)
            .map(|kind| format!("{} {}", game.in_hand(*kind), kind.short()))
            .collect();
        let hand = if bought.is_empty() { String::new() } else { format!(", to place: {}", bought.join(", ")) };
        let (name, cash) = (word(Code::new(power)), game.cash(power));
        let line =
            format!("{name:<8} {cash:>3} IPC, income {:>3} of {} territories", income.income, income.territories);
        let _ = writeln!(out, "{line}{hand}");
    }
    let stacks = stacks(game);
    for (region, sites) in REGIONS {
        let _ = writeln!(out, "\n{region}");
        for site in sites {
            line(&mut out, game, *site, &stacks);
        }
    }
    out += "\nSea\n";
    for site in (1..=u8::MAX).filter_map(Site::of) {
        if facts(site).is_some_and(|facts| facts.surface.get() == Some(Surface::Sea))
            && stacks.contains_key(&site.number())
        {
            line(&mut out, game, site, &stacks);
        }
    }
    out
}

/// What the map says of a space.
fn facts(site: Site) -> Option<grognard_core::axis_allies::map::SpaceFacts> {
    let question = AtSpace { space: site.into(), ..AtSpace::default() };
    space(&question, &mut Sink::none(), &mut Trail::none()).ok().map(|ruling| ruling.value)
}

/// The pieces of each space: by owner and kind, those aboard behind their ship.
fn stacks(game: &Game) -> BTreeMap<u16, Vec<String>> {
    let mut counted: BTreeMap<(u16, Power, String), u16> = BTreeMap::new();
    for piece in game.pieces().filter(|piece| piece.aboard.is_none()) {
        let mut cargo: BTreeMap<&str, u16> = BTreeMap::new();
        for aboard in game.pieces().filter(|other| other.aboard == Some(piece.id)) {
            *cargo.entry(aboard.kind.short()).or_default() += 1;
        }
        let cargo: Vec<String> = cargo.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        let with = if cargo.is_empty() { String::new() } else { format!(" ({})", cargo.join(", ")) };
        let stack = format!("{}{with}", piece.kind.short());
        *counted.entry((piece.space, piece.owner, stack)).or_default() += 1;
    }
    let mut stacks: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    let mut last = None;
    for ((space, owner, stack), count) in counted {
        let of = if last == Some((space, owner)) { String::new() } else { format!("{} ", word(Code::new(owner))) };
        last = Some((space, owner));
        stacks.entry(space).or_default().push(format!("{of}{count} {stack}"));
    }
    stacks
}

/// One space: its code, name, owner, income and pieces.
fn line(out: &mut String, game: &Game, site: Site, stacks: &BTreeMap<u16, Vec<String>>) {
    let doc = Site::VOCABULARY.docs.get(usize::from(site as u8 - 1)).copied().unwrap_or("");
    let full = doc.strip_suffix('.').unwrap_or(doc).split(',').next().unwrap_or("");
    let number = site.number();
    let land = facts(site).filter(|facts| facts.surface.get() == Some(Surface::Land));
    let state = match land {
        Some(facts) => {
            let owner = game.owner(number);
            let owner = if owner == Power::Nobody { "neutral" } else { word(Code::new(owner)) };
            let complex = if game.has_complex(number) { " ic" } else { "" };
            format!("{owner:<8}{:>2}{complex}", facts.income)
        }
        None => String::new(),
    };
    let pieces = stacks.get(&number).map_or(String::new(), |stacks| stacks.join(", "));
    let code = name(number);
    let named = if code.len() <= 3 || land.is_some() { format!("{code:<3} {full}") } else { code };
    let head = if land.is_some() { format!("  {named:<30}{state:<14}") } else { format!("  {named:<44}") };
    crate::show::wrap(out, &head, &pieces);
}
