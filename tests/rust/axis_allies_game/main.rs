//! Turns played from one position: what must come out, by the paragraph. Whole games are played by `tests/run games`.

mod carried;
mod chance;
mod choosing;
mod damage;
mod exact;
mod flow;
mod given;
mod grammar;
mod laws;
mod orders;
mod several;

use grognard_core::axis_allies::game::{Game, GameEffect, GameEffectKind, Notes, Step};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::Objection;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::Fault;
use grognard_core::reflect::Locus;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// A game at a table, and what its last step did.
struct Table {
    game: Game,
    effects: Vec<GameEffect>,
}

impl Table {
    /// An empty board on a power's turn, in combat movement; every piece has the number of its place.
    fn on(power: Power, pieces: &[(Kind, Power, Site)]) -> Table {
        let mut table = Table { game: Game::empty(power), effects: Vec::new() };
        for (id, (kind, owner, site)) in (1u16..).zip(pieces) {
            table.game.add(*kind, *owner, site.number(), id).unwrap();
        }
        table.game.play_on();
        table.allow(Step::End);
        table
    }
    /// Takes a step: the rules that forbid it, or none.
    fn take(&mut self, step: Step<'_>) -> Result<Vec<&'static str>, Fault> {
        let (mut objections, mut effects) = ([Objection::default(); 32], [GameEffect::default(); 256]);
        let (mut words, mut effects) = (vec![0; 1 << 14], Sink::new(&mut effects));
        let notes = &mut Notes {
            objections: &mut Sink::new(&mut objections),
            refusals: &mut Sink::none(),
            effects: &mut effects,
            scratch: &mut Scratch::new(&mut words),
            trail: &mut Trail::none(),
        };
        let before = self.game.clone();
        let ruling = self.game.apply(&step, notes);
        let allowed = ruling.as_ref().is_ok_and(|ruling| ruling.value.is_allowed());
        assert!(allowed || self.game == before, "what is not allowed changes nothing");
        self.effects = effects.items().to_vec();
        let ruling = ruling?;
        if allowed {
            let text = self.game.save()?;
            assert_eq!(Game::load(&text).as_ref(), Ok(&self.game), "{}", grognard_core::reflect::text(&text.text));
        }
        Ok(if allowed { Vec::new() } else { ruling.cites.iter().map(|rule| rule.id()).collect() })
    }
    /// A step that is allowed.
    fn allow(&mut self, step: Step<'_>) {
        assert_eq!(self.take(step), Ok(Vec::new()), "{step:?}");
    }
    /// A step that is forbidden by these rules.
    fn forbid(&mut self, step: Step<'_>, rules: &[&str]) {
        assert_eq!(self.take(step), Ok(rules.to_vec()), "{step:?}");
    }
    /// Pieces move.
    fn go(&mut self, pieces: &[u16], path: &[Site]) {
        let path: Vec<Locus<Site>> = path.iter().map(|site| (*site).into()).collect();
        self.allow(Step::Move { pieces, path: &path });
    }
    /// A battle begins.
    fn fight(&mut self, site: Site) {
        self.allow(Step::Fight { space: site.into(), support: &[] });
    }
    /// Where a piece is, if it is left.
    fn at(&self, id: u16) -> Option<u16> {
        self.game.pieces().find(|piece| piece.id == id).map(|piece| piece.space)
    }
    /// What a piece is aboard of.
    fn aboard(&self, id: u16) -> Option<u16> {
        self.game.pieces().find(|piece| piece.id == id).and_then(|piece| piece.aboard)
    }
    /// How often the last step did something.
    fn did(&self, what: GameEffectKind) -> usize {
        self.effects.iter().filter(|effect| effect.what.get() == Some(what)).count()
    }
}
