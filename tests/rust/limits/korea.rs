//! 1950 Korea.

use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::korea::game::{Game, Turned};
use grognard_core::korea::retreat::{Board, Place, Retreat, assess};
use grognard_core::korea::units::Quality;
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

#[test]
fn a_map_has_65535_hexes_at_most() {
    let place = |at: usize| {
        let part = |number: usize| i16::try_from(number).expect("small");
        Place { hex: Hex::new(part(at / 300), part(at % 300)), ..Place::default() }
    };
    let mut words = vec![0; 400_000];
    for (count, code) in [(65_535, None), (65_536, Some(FaultCode::OutOfRange))] {
        let hexes: Vec<Place> = (0..count).map(place).collect();
        let question = Retreat {
            board: Board { hexes: &hexes },
            start: Hex::new(5, 5),
            opponents: &[Hex::new(6, 5)],
            quality: Code::new(Quality::A),
            ..Retreat::default()
        };
        let told = assess(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none());
        assert_eq!(told.err().map(|fault| fault.code()), code);
    }
}

/// A step without its kind says neither a line nor a kind.
#[test]
fn a_step_says_its_kind() {
    let text = include_bytes!("../altered/korea.position");
    let position = Game::read(text).expect("a position").save().expect("room");
    let question = Turned { position, ..Turned::default() };
    let told = grognard_core::korea::game::apply(
        &question,
        &mut Sink::none(),
        &mut Scratch::new(&mut [0; 4096]),
        &mut Trail::none(),
    );
    assert!(told.is_err_and(|fault| fault.is(FaultCode::MissingField)));
}
