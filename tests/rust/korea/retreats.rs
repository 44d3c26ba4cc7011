//! Retreats over boards of all kinds, against a second implementation of 8.3.R with sets and maps.

use grognard_core::fault::{Fault, FaultCode};
use grognard_core::hex::Hex;
use grognard_core::korea::retreat::{Board, Place, Retreat, Retreating, Way, Why, assess};
use grognard_core::korea::units::Quality;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Ruling, Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::{BTreeSet, HashMap, VecDeque};

/// A position that holds what it lends.
#[derive(Debug, Clone)]
struct Position {
    hexes: Vec<Place>,
    start: Hex,
    opponents: Vec<Hex>,
    enemies: Vec<Hex>,
    full: Vec<Hex>,
    supply: Vec<Hex>,
    quality: Quality,
}

impl Position {
    fn lend<'a>(&'a self, path: &'a [Hex]) -> Retreat<'a> {
        Retreat {
            board: Board { hexes: &self.hexes },
            start: self.start,
            opponents: &self.opponents,
            enemies: &self.enemies,
            full: &self.full,
            supply: &self.supply,
            path,
            quality: Code::new(self.quality),
        }
    }
    fn ask(&self, path: &[Hex]) -> Result<(Ruling<Verdict<Retreating>>, Vec<Way>), Fault> {
        let mut words: Vec<u64> =
            (0..2 * self.hexes.len() as u64).map(|n| n.wrapping_mul(0xD129_0C5A_9E37_79B9)).collect();
        let mut room = [Way::default(); 6];
        let mut rows = Sink::new(&mut room);
        let ruling = assess(&self.lend(path), &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
        Ok((ruling, rows.items().to_vec()))
    }
}

/// The second statement.
struct Model<'a> {
    position: &'a Position,
    board: HashMap<Hex, Place>,
    enemies: BTreeSet<Hex>,
    supply: HashMap<Hex, u16>,
}

impl<'a> Model<'a> {
    fn new(position: &'a Position) -> Self {
        let board: HashMap<Hex, Place> = position.hexes.iter().map(|place| (place.hex, *place)).collect();
        let enemies: BTreeSet<Hex> = position.opponents.iter().chain(&position.enemies).copied().collect();
        let open = |hex: &Hex| board.get(hex).is_some_and(|p| !p.prohibited.is_set()) && !enemies.contains(hex);
        let (mut supply, mut queue) = (HashMap::new(), VecDeque::new());
        queue.extend(position.supply.iter().filter(|hex| open(hex)).map(|hex| (*hex, 0)));
        while let Some((hex, steps)) = queue.pop_front() {
            if supply.contains_key(&hex) {
                continue;
            }
            supply.insert(hex, steps);
            queue.extend(hex.neighbours().filter(|hex| open(hex)).map(|hex| (hex, steps + 1)));
        }
        Model { position, board, enemies, supply }
    }
    /// Why a hex is not legal.
    fn objection(&self, hex: Hex, trod: &[Hex]) -> Option<Why> {
        let place = self.board.get(&hex);
        match place {
            None => Some(Why::OffBoard),
            Some(place) if place.prohibited.is_set() => Some(Why::Prohibited),
            Some(_) if self.enemies.contains(&hex) => Some(Why::Enemy),
            Some(_) if trod.contains(&hex) => Some(Why::TurnedBack),
            Some(_) if self.position.full.contains(&hex) => Some(Why::Full),
            Some(_) => None,
        }
    }
    /// The best is the least.
    fn key(&self, hex: Hex) -> (bool, i64, u16) {
        // An enemy who is not on the board is nobody's neighbour.
        let beside = hex.neighbours().any(|n| self.enemies.contains(&n) && self.board.contains_key(&n));
        let nearest = self.position.opponents.iter().map(|enemy| enemy.distance(hex)).min().expect("an enemy");
        (beside, -i64::from(nearest), self.supply.get(&hex).copied().unwrap_or(u16::MAX))
    }
    fn legal(&self, trod: &[Hex]) -> Vec<Hex> {
        let at = trod.last().expect("a start");
        at.neighbours().filter(|hex| self.objection(*hex, trod).is_none()).collect()
    }
    fn best(&self, trod: &[Hex]) -> Vec<Hex> {
        let mut legal = self.legal(trod);
        let Some(best) = legal.iter().map(|hex| self.key(*hex)).min() else { return vec![] };
        legal.retain(|hex| self.key(*hex) == best);
        legal
    }
    fn most(&self) -> usize {
        if self.position.quality >= Quality::B { 3 } else { 1 }
    }
    fn reach(&self, trod: &[Hex]) -> usize {
        if trod.len() > self.most() {
            return trod.len() - 1;
        }
        let next = self.best(trod).into_iter().map(|hex| self.reach(&[trod, &[hex]].concat()));
        next.max().unwrap_or(trod.len() - 1)
    }
}

/// Rows against the statement: the reason of each, legal ones in order.
fn check_rows(model: &Model<'_>, trod: &[Hex], rows: &[Way]) {
    let at = trod.last().expect("a start");
    let around: BTreeSet<Hex> = at.neighbours().collect();
    assert_eq!(rows.iter().map(|row| row.hex).collect::<BTreeSet<_>>(), around);
    let best = model.best(trod);
    let mut ranks: Vec<_> = model.legal(trod).into_iter().map(|hex| model.key(hex)).collect();
    ranks.sort();
    ranks.dedup();
    for row in rows {
        let why = row.why.get().expect("a word");
        match model.objection(row.hex, trod) {
            Some(objection) => assert_eq!((why, row.rank, row.supply), (objection, 0, u16::MAX), "{row:?}"),
            None => {
                let key = model.key(row.hex);
                let rank = ranks.iter().position(|k| *k == key).expect("a rank") + 1;
                assert_eq!((usize::from(row.rank), row.next_to_enemy.is_set(), row.supply), (rank, key.0, key.2));
                assert_eq!(-i64::from(row.distance), key.1);
                let top = ranks[0];
                let expected = match () {
                    () if key == top => Why::Best,
                    () if key.0 != top.0 => Why::NextToEnemy,
                    () if key.1 != top.1 => Why::NearerEnemy,
                    () => Why::FartherSupply,
                };
                assert_eq!(why, expected, "{row:?}");
                assert_eq!(why == Why::Best, best.contains(&row.hex));
            }
        }
    }
    // The best first, those that are not legal last.
    assert!(rows.is_sorted_by_key(|row| if row.rank == 0 { u8::MAX } else { row.rank }));
}

fn place(hex: Hex, prohibited: bool) -> Place {
    Place { hex, prohibited: Flag::from(prohibited), ..Default::default() }
}

/// Boards of three or four hexes around the unit, with holes, closed hexes, enemies and sources strewn about.
fn position() -> impl Strategy<Value = Position> {
    let kinds = vec(0u8..20, 61);
    let opponents = vec(0usize..6, 1..=3);
    let strewn = (vec(any::<Index>(), 0..=5), vec(any::<Index>(), 0..=4), vec(any::<Index>(), 0..=3));
    (kinds, opponents, strewn, 0u8..4, (-500i16..500, -500i16..500), any::<Index>()).prop_map(
        |(kinds, opponents, (enemies, full, supply), quality, (q, r), order)| {
            let start = Hex::new(q, r);
            let opponents: Vec<Hex> = opponents.iter().filter_map(|side| start.neighbours().nth(*side)).collect();
            let all = (-4..=4).flat_map(|dq| (-4..=4).map(move |dr| Hex::new(q + dq, r + dr)));
            let disc: Vec<Hex> = all.filter(|hex| hex.distance(start) <= 4).collect();
            let fixed = |hex: &Hex| *hex == start || opponents.contains(hex);
            let mut hexes: Vec<Place> = disc
                .iter()
                .zip(&kinds)
                .filter(|(hex, kind)| **kind > 1 || fixed(hex))
                .map(|(hex, kind)| place(*hex, (2..5).contains(kind) && !fixed(hex)))
                .collect();
            // In order, or in another.
            if order.index(2) == 1 {
                let by = order.index(hexes.len());
                hexes.rotate_left(by);
                hexes.reverse();
            }
            let pick = |list: &[Index]| -> Vec<Hex> { list.iter().map(|i| disc[i.index(disc.len())]).collect() };
            let enemies: Vec<Hex> = pick(&enemies).into_iter().filter(|hex| *hex != start).collect();
            let quality = [Quality::D, Quality::C, Quality::B, Quality::A][usize::from(quality)];
            Position { start, opponents, enemies, full: pick(&full), supply: pick(&supply), hexes, quality }
        },
    )
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn each_step_is_ranked(position in position(), picks in vec(any::<Index>(), 3)) {
        let model = Model::new(&position);
        let mut trod = vec![position.start];
        // Along best hexes as far as it goes.
        loop {
            let path = &trod[1..];
            let (ruling, rows) = position.ask(path).expect("no fault");
            let best = model.best(&trod);
            if path.is_empty() && best.is_empty() {
                prop_assert!(!ruling.value.is_allowed());
                prop_assert!(ruling.cites.iter().map(|r| r.id()).eq(["KOR 8.3.R"]));
                check_rows(&model, &trod, &rows);
                break;
            }
            let told = ruling.value.allowed().expect("allowed");
            prop_assert_eq!(usize::from(told.hexes), model.reach(&trod));
            if path.len() == model.most() {
                prop_assert!(rows.is_empty() && (told.best, told.legal) == (0, 0));
                break;
            }
            check_rows(&model, &trod, &rows);
            prop_assert_eq!((usize::from(told.best), usize::from(told.legal)), (best.len(), model.legal(&trod).len()));
            if best.is_empty() {
                break;
            }
            let next = best[picks[path.len()].index(best.len())];
            trod.push(next);
        }
    }

    /// Any other path is refused at its first wrong step, whose hexes are the rows.
    #[test]
    fn only_best_steps_are_taken(position in position(), sides in vec(0usize..6, 1..=4)) {
        let model = Model::new(&position);
        let mut trod = vec![position.start];
        for side in sides {
            let at = *trod.last().unwrap();
            trod.extend(at.neighbours().nth(side));
        }
        let path = &trod[1..];
        let (ruling, rows) = position.ask(path).expect("no fault");
        let wrong = (1..trod.len().min(4)).find(|n| !model.best(&trod[..*n]).contains(&trod[*n]));
        let long = path.len() > model.most();
        let cites: Vec<_> = ruling.cites.iter().map(|rule| rule.id()).collect();
        match wrong {
            None if !long => prop_assert!(ruling.value.is_allowed()),
            _ => {
                prop_assert!(!ruling.value.is_allowed());
                let mut reasons = vec![];
                if long { reasons.push("KOR 8.3"); }
                if wrong.is_some() { reasons.push("KOR 8.3.R"); }
                prop_assert_eq!(cites, reasons);
            }
        }
        if let Some(n) = wrong {
            check_rows(&model, &trod[..n], &rows);
        }
    }

    /// The order of the lists is of no account.
    #[test]
    fn lists_have_no_order(position in position(), by in any::<Index>()) {
        let mut other = position.clone();
        let turn = |list: &mut Vec<Hex>| {
            list.reverse();
            let n = list.len().max(1);
            list.rotate_left(by.index(n) % n.max(1));
        };
        other.hexes.sort_by_key(|place| (place.hex.q, place.hex.r));
        turn(&mut other.opponents);
        turn(&mut other.enemies);
        turn(&mut other.full);
        turn(&mut other.supply);
        prop_assert_eq!(position.ask(&[]), other.ask(&[]));
    }

    /// A hex that stands twice is named, wherever it stands.
    #[test]
    fn twins_are_found(position in position(), of in any::<Index>(), to in any::<Index>()) {
        let mut position = position;
        let twin = position.hexes[of.index(position.hexes.len())];
        position.hexes.insert(to.index(position.hexes.len() + 1), twin);
        let second = position.hexes.iter().enumerate().filter(|(_, p)| p.hex == twin.hex).nth(1).unwrap().0;
        let fault = position.ask(&[]).unwrap_err();
        prop_assert_eq!(fault.code(), FaultCode::Contradiction);
        prop_assert_eq!(fault.path().to_string(), format!("board.hexes[{second}].hex"));
    }
}
