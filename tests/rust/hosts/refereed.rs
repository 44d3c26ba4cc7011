//! Games as plain values, as a host without an allocator holds them: they say what a table says.

use crate::{MORE, SYSTEMS, begin, parts};
use grognard_core::binding::game::Order;
use grognard_core::fault::FaultCode;
use grognard_core::referee::Referee;
use grognard_core::reflect::Word;
use grognard_core::ruling::{Sink, Step, Trail, Verdict};
use grognard_core::scratch::Scratch;

/// The file of a system.
fn file(system: &str) -> &'static str {
    SYSTEMS.iter().find(|(name, _)| *name == system).expect("a system").1
}

/// Plays the orders of a system's file with its plain value, and all rows of the choices on the way.
macro_rules! refereed {
    ($test:ident, $system:ident, $names:expr) => {
        #[test]
        fn $test() {
            use grognard_core::$system::game::{Choice, Game, Given};
            let system = stringify!($system);
            let (mut table, orders) = begin(system, file(system));
            let mut game = <Game as Referee>::read_text(table.text().unwrap().as_bytes()).expect("a position");
            let mut words = vec![0u64; 200_000];
            let (mut given_rows, mut said, mut named) = (0, Vec::new(), 0);
            for line in orders.lines().take(60) {
                let scratch = &mut Scratch::new(&mut words);
                let mut room = vec![0; 64 * 1024];
                let used = game.bytes(&mut room).expect("room");
                assert!(<Game as Referee>::read_bytes(&room[..used]).expect("its own bytes") == game);
                assert!(<Game as Referee>::read_bytes(&room[..used - 1]).is_err());
                assert_eq!(game.bytes(&mut [0; 3]).err().map(|fault| fault.code()), Some(FaultCode::BufferTooSmall));
                Referee::pieces(&game, &mut Sink::none(), scratch).expect("pieces");
                // Every row of the choices, with as many dice as it takes.
                let mut room = vec![Choice::default(); 2_000];
                let mut rows = Sink::new(&mut room);
                game.steps(&mut rows, scratch).expect("choices");
                for row in rows.items().iter().step_by(3) {
                    for count in 0..9 {
                        let given = Given { choice: *row, dice: &[3; 9][..count], ..Given::default() };
                        let (mut next, mut judged) = (game.clone(), game.clone());
                        let done = next.give(&given, &mut Sink::none(), scratch, &mut Trail::none());
                        let told = judged.object(&given, &mut Sink::none(), scratch, &mut Trail::none());
                        let verdict = |ruling: &Result<grognard_core::ruling::Ruling<Verdict>, _>| {
                            ruling
                                .as_ref()
                                .map(|ruling| ruling.value.is_allowed())
                                .map_err(|fault: &grognard_core::fault::Fault| fault.code())
                        };
                        assert_eq!(verdict(&done), verdict(&told));
                        given_rows += usize::from(verdict(&done) == Ok(true));
                        game.throws_with(&given);
                    }
                }
                let chances = game.forecast(&Default::default(), &mut Sink::none(), scratch, &mut Trail::none());
                said.push(chances.is_ok());
                for (field, name) in $names {
                    let field: &str = field;
                    named += usize::from(game.find(field.as_bytes(), str::as_bytes(name)).is_some());
                }
                assert_eq!(game.find(b"dice", b"1"), None);
                let mut steps = [Step::default(); 64];
                let mut trail = Trail::new(&mut steps);
                let given = Given { line: line.as_bytes(), ..Given::default() };
                let mut next = game.clone();
                let done = next.give(&given, &mut Sink::none(), scratch, &mut trail).expect(line);
                let count = trail.items().len();
                next.name_steps(&mut steps[..count], 1);
                let told = table.order(Order::line(line), false.into(), &mut |_, _, _| ()).expect(line);
                assert_eq!(done.value.is_allowed(), told, "{line}");
                if told {
                    game = next;
                }
                let mut text = vec![0; 64 * 1024];
                let used = game.text(&mut text).expect("room");
                assert_eq!(String::from_utf8_lossy(&text[..used]), table.text().unwrap(), "{line}");
                game.waits_for_dice();
            }
            assert!(given_rows > 5 && (named > 0) != $names.is_empty(), "{system}: {given_rows} rows, {named} names");
            assert!(said.contains(&true) && said.contains(&false), "{system}: chances of combats, and where none is");
        }
    };
}

refereed!(
    korea_as_a_value,
    korea,
    [("unit", "1st_cav"), ("hex", "0101"), ("depot", "#1"), ("target", "1st_cav"), ("unit", "x")]
);
refereed!(
    the_civil_war_as_a_value,
    acw,
    [("unit", "2nd_wis"), ("hex", "0,0"), ("target", "x"), ("unit", "#1"), ("unit", "x")]
);
refereed!(axis_and_allies_as_a_value, axis_allies, [("", ""); 0]);

/// An order says its parts in one way only, and no part that its kind does not have.
macro_rules! one_way {
    ($test:ident, $system:ident, $step:ident, $many:expr, [$($given:expr => $code:ident),* $(,)?]) => {
        #[test]
        fn $test() {
            use grognard_core::$system::game::{Choice, Game, Given, StepKind};
            let system = stringify!($system);
            let text = parts(file(system)).0;
            let row = Choice { step: StepKind::$step.into(), ..Choice::default() };
            let kind = StepKind::$step.into();
            let mut wrong: Vec<(Given<'_>, FaultCode)> = vec![
                (Given::default(), FaultCode::MissingField),
                (Given { line: b"end", choice: row, ..Given::default() }, FaultCode::Contradiction),
                (Given { line: b"end", step: kind, ..Given::default() }, FaultCode::Contradiction),
                (Given { choice: row, step: kind, ..Given::default() }, FaultCode::Contradiction),
                (Given { line: b"end", dice: &[1], ..Given::default() }, FaultCode::Contradiction),
                (Given { line: b"sing", ..Given::default() }, FaultCode::UnknownWord),
            ];
            $(wrong.push(($given(row, kind), FaultCode::$code));)*
            for (given, code) in wrong {
                let mut game = <Game as Referee>::read_text(text.as_bytes()).expect("a position");
                let told = game.give(&given, &mut Sink::none(), &mut Scratch::new(&mut [0; 4096]), &mut Trail::none());
                assert_eq!(told.map(|_| ()).map_err(|fault| fault.code()), Err(code), "{given:?}");
            }
            // Each kind of order refuses a list that it does not have.
            let mut refused = 0;
            for code in 1..=u8::try_from(StepKind::VOCABULARY.words.len()).unwrap() {
                let kind = StepKind::of(code).expect("a word");
                let mut game = <Game as Referee>::read_text(text.as_bytes()).expect("a position");
                let given = Given { step: kind.into(), dice: &[1], ..Given::default() };
                let told = game.give(&given, &mut Sink::none(), &mut Scratch::new(&mut [0; 4096]), &mut Trail::none());
                let takes = kind.parts().contains(&"dice");
                let contrary = told.is_err_and(|fault| fault.is(FaultCode::Contradiction));
                assert!(takes || contrary, "{kind:?}");
                refused += usize::from(contrary);
            }
            assert!(refused >= $many, "{refused}");
        }
    };
}

one_way!(an_order_of_korea_is_said_in_one_way, korea, End, 10, [
    |choice, _| Given { choice, dice: &[1], ..Given::default() } => Contradiction,
    |choice, _| Given { choice, unit: 1, ..Given::default() } => Contradiction,
    |_, step| Given { step, unit: 1, ..Given::default() } => Contradiction,
]);
one_way!(an_order_of_the_civil_war_is_said_in_one_way, acw, End, 8, [
    |choice, _| Given { choice, dice: &[1], ..Given::default() } => Contradiction,
    |choice, _| Given { choice, unit: 1, ..Given::default() } => Contradiction,
    |_, step| Given { step, unit: 1, ..Given::default() } => Contradiction,
]);

/// A new game begins as it is arranged; one without a side's turn or a table is refused.
#[test]
fn what_is_arranged_begins() {
    let (korea, acw) = (grognard_core::korea::game::Arranged::default(), grognard_core::acw::game::Arranged::default());
    assert!(grognard_core::korea::game::Game::begin(&korea).is_err_and(|fault| fault.is(FaultCode::MissingField)));
    assert!(grognard_core::acw::game::Game::begin(&acw).is_err());
    for (system, _) in MORE {
        let kind = crate::kind(system);
        assert!((kind.new)(&*(kind.setup.make)()).is_err(), "{system}");
    }
    for (system, text) in MORE {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.truncate(2);
        let short = lines.join("\n");
        let fault = match system {
            "korea" => <grognard_core::korea::game::Game as Referee>::read_text(short.as_bytes()).err(),
            _ => <grognard_core::acw::game::Game as Referee>::read_text(short.as_bytes()).err(),
        };
        assert!(fault.is_some(), "{system}: a text that is cut");
    }
}
