//! The board of a position as a page: regions, owners, incomes, stacks.

use super::Game;
use super::position::game::board;
use crate::axis_allies::income::{Collect, collect};
use crate::axis_allies::map::Site::{self, *};
use crate::axis_allies::map::Surface;
use crate::axis_allies::map_questions::{AtSpace, space};
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::units::Kind;
use crate::binding::game::hexes::word;
use crate::reflect::{Code, Word};
use crate::ruling::{Sink, Trail};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// The width of a page.
const WIDTH: usize = 80;

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
    let won = game.victory().winner;
    let mut out = match won.get() {
        None | Some(Side::Neither) => {
            format!("Round {}, {} {}\n", game.round(), word(Code::new(game.power())), word(Code::new(game.phase())))
        }
        Some(_) => format!("Round {}: won by the {}\n", game.round(), word(won)),
    };
    let board = board(&[], &game.holdings, game.options);
    for power in Power::ALL {
        let income = collect(&Collect { board, power: power.into() }, &mut Trail::none());
        let income = income.map(|ruling| ruling.value).unwrap_or_default();
        let bought: Vec<String> = Kind::ALL
            .iter()
            .zip(game.hand(power))
            .filter(|(_, count)| *count > 0)
            .map(|(kind, count)| format!("{count} {}", kind.short()))
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
    out.push_str("\nSea\n");
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
fn facts(site: Site) -> Option<crate::axis_allies::map_questions::SpaceFacts> {
    let question = AtSpace { space: site.into(), ..AtSpace::default() };
    space(&question, &mut Sink::none(), &mut Trail::none()).ok().map(|ruling| ruling.value)
}

/// The pieces of each space: by owner and kind, those aboard behind their ship.
fn stacks(game: &Game) -> BTreeMap<u16, Vec<String>> {
    let mut counted: BTreeMap<(u16, Power, String), u16> = BTreeMap::new();
    for piece in game.pieces().filter(|piece| piece.aboard.is_none()) {
        let mut cargo: BTreeMap<&str, u16> = BTreeMap::new();
        for aboard in game.pieces().filter(|other| other.aboard == Some(piece.id)) {
            let count = cargo.entry(aboard.kind.short()).or_default();
            *count = count.saturating_add(1);
        }
        let cargo: Vec<String> = cargo.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        let with = if cargo.is_empty() { String::new() } else { format!(" ({})", cargo.join(", ")) };
        let stack = format!("{}{with}", piece.kind.short());
        let count = counted.entry((piece.space, piece.owner, stack)).or_default();
        *count = count.saturating_add(1);
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
    let doc = Site::VOCABULARY.docs.get(usize::from((site as u8).saturating_sub(1))).copied().unwrap_or("");
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
    wrap(out, &head, &pieces);
}

/// A space's word, in capitals where it is a code.
fn name(space: u16) -> String {
    let word = u8::try_from(space).ok().and_then(|code| Site::VOCABULARY.word(code)).unwrap_or("");
    if word.len() <= 3 { word.to_uppercase() } else { word.to_owned() }
}

/// Writes a line, wrapped behind its head.
fn wrap(out: &mut String, head: &str, text: &str) {
    let indent = head.chars().count();
    let (mut line, mut used) = (head.to_owned(), indent);
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if used > indent && used.saturating_add(width) >= WIDTH {
            let _ = writeln!(out, "{}", line.trim_end());
            (line, used) = (" ".repeat(indent), indent);
        }
        if used > indent {
            line.push(' ');
            used = used.saturating_add(1);
        }
        line.push_str(word);
        used = used.saturating_add(width);
    }
    let _ = writeln!(out, "{}", line.trim_end());
}
