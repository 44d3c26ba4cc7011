//! A recorded move as steps of the library.

use super::record::Move;
use super::seat::{Seat, is_sea, space};
use grognard_core::axis_allies::game::Piece;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::{Domain, Kind};
use grognard_core::reflect::Locus;
use std::collections::BTreeMap;

/// A step with its lists.
#[derive(Debug, Clone)]
pub enum Ordered {
    Move { pieces: Vec<u16>, path: Vec<Locus<Site>> },
    Board { pieces: Vec<u16>, transport: u16 },
    Unload { pieces: Vec<u16>, space: Locus<Site> },
}

/// The spaces of a path.
fn sites(path: &[u16]) -> Vec<Locus<Site>> {
    path.iter().map(|space| Locus::new(*space)).collect()
}

/// The steps that a move stands for.
pub fn steps(seat: &Seat, record: &Move) -> Vec<Ordered> {
    let all: BTreeMap<u16, Piece> = seat.game.pieces().map(|piece| (piece.id, piece)).collect();
    let pieces: Vec<Piece> = seat.known(&record.units).iter().filter_map(|id| all.get(id).copied()).collect();
    let path: Vec<u16> = record.path.iter().map(|name| space(name)).collect();
    let (start, rest) = path.split_first().unwrap();
    let mut out = Vec::new();
    let (land, others): (Vec<Piece>, Vec<Piece>) = pieces.iter().partition(|p| p.kind.domain() == Domain::Land);
    let ids = |pieces: &[Piece]| pieces.iter().map(|piece| piece.id).collect::<Vec<u16>>();
    // Troops go aboard, ashore, along with their ship, or on foot.
    if !land.is_empty() {
        let last = *rest.last().unwrap_or(start);
        if !is_sea(*start) && rest.first().is_some_and(|next| is_sea(*next)) {
            let mut by_ship: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
            let after = record.aboard_after.clone().unwrap_or_default();
            let mut spare: Vec<u16> = record.transports.clone();
            spare.extend(
                seat.game
                    .pieces()
                    .filter(|p| p.kind == Kind::Transport && p.space == rest[0])
                    .map(|p| seat.theirs.get(&p.id).copied().unwrap_or(p.id)),
            );
            let mut taken: BTreeMap<u16, u16> = BTreeMap::new();
            for piece in &land {
                let id = seat.theirs.get(&piece.id).copied().unwrap_or(0);
                let bulk = if piece.kind == Kind::Infantry { 1 } else { 2 };
                let ship = after.get(&id.to_string()).copied().or_else(|| {
                    let room = |ship: &u16| {
                        let Some(ours) = seat.ours.get(ship) else { return false };
                        let aboard = all.values().filter(|p| p.aboard == Some(*ours));
                        let used: u16 = aboard.map(|p| if p.kind == Kind::Infantry { 1 } else { 2 }).sum();
                        used + taken.get(ship).copied().unwrap_or(0) + bulk <= 2
                    };
                    spare.iter().copied().find(room).or(spare.first().copied())
                });
                if let Some(ship) = ship {
                    *taken.entry(ship).or_default() += bulk;
                    by_ship.entry(ship).or_default().push(piece.id);
                } else {
                    // No transport is near: it walks into the sea.
                    out.push(Ordered::Move { pieces: vec![piece.id], path: sites(rest) });
                }
            }
            for (ship, pieces) in by_ship {
                out.push(Ordered::Board { pieces, transport: seat.ours.get(&ship).copied().unwrap_or(ship) });
            }
            if rest.len() > 1 {
                out.push(Ordered::Move { pieces: ids(&land), path: sites(&rest[1..]) });
            }
        } else if is_sea(*start) && !is_sea(last) {
            out.push(Ordered::Unload { pieces: ids(&land), space: rest[0].into() });
            if rest.len() > 1 {
                out.push(Ordered::Move { pieces: ids(&land), path: sites(&rest[1..]) });
            }
        } else {
            let aboard = |piece: &Piece| piece.aboard.is_some_and(|ship| others.iter().any(|other| other.id == ship));
            let walk: Vec<Piece> = land.iter().copied().filter(|piece| !aboard(piece)).collect();
            if !walk.is_empty() {
                out.push(Ordered::Move { pieces: ids(&walk), path: sites(rest) });
            }
        }
    }
    // A friend's fighters ride along.
    let rides = |piece: &Piece| piece.kind == Kind::Fighter && piece.owner != seat.game.power();
    let mut others: Vec<Piece> = others.into_iter().filter(|piece| !rides(piece)).collect();
    others.sort_by_key(|piece| piece.kind.domain() == Domain::Sea);
    if !others.is_empty() {
        out.push(Ordered::Move { pieces: ids(&others), path: sites(rest) });
    }
    out
}
