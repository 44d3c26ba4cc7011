//! The words' meanings of the vocabularies of the system `acw`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::text;

/// The vocabularies and their words' meanings.
pub(crate) static MEANINGS: &[crate::text::Words] = &[
    (text!("GrogAcwDuty"), 0, &[c"It may be attacked, but need not be.", c"It must be attacked."]),
    (text!("GrogAcwStage"), 1, &[c"The defender settles next.", c"The attacker settles next.", c"The result is settled."]),
    (text!("GrogAcwAdvance"), 0, &[c"Neither side.", c"The attacker, into the hexes that the defender left.", c"The defender, into the hexes that the attacker left."]),
    (text!("GrogAcwCause"), 1, &[c"A combat, including an exchange.", c"Artillery fire.", c"A cavalry charge.", c"A voluntary withdrawal, after which nobody rolls."]),
    (text!("GrogAcwEffectKind"), 0, &[c"The unit is eliminated; `amount` is its strength points (SP).", c"The unit retreats `amount` hexes.", c"The unit becomes disorganized.", c"The commander rolls to see whether he is a casualty.", c"The commander is flipped to his replacement."]),
    (text!("GrogAcwWrong"), 0, &[c"An enemy hex that must be attacked is in no combat (ACW 2).", c"A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).", c"A hex is in two combats, or part of it stays out (ACW 4).", c"A combat has no attackers; the hex is one of its defenders (ACW 1).", c"A combat has no defenders; the hex is one of its attackers (ACW 1).", c"An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).", c"A hexside stops the attack on `other` (ACW 1).", c"No unit in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).", c"The units in an attacking hex that could attack are out of command or used road movement (ACW 6).", c"A defending hex contains commanders only, who cannot be attacked (ACW 3).", c"The hex or `other` has fought in this phase, and no advance made the contact (ACW 4).", c"A combat includes several enemy hexes, which the game's options forbid (ACW 4)."]),
    (text!("GrogAcwCondition"), 1, &[c"No condition: the modifier always applies.", c"Some unit of the stack, or its hex, has the mark.", c"The hexside between an attacking and a defending stack has the mark, for any pair of them or for all pairs.", c"Some unit of the stack is disorganized.", c"The highest command value of the stack's commanders is between `least` and `most`. If any stack suffices, it is\nthe highest of the whole side, so that only one of several ranges applies.", c"The Cohesion Rating that the side fights with is between `least` and `most`.", c"The stack is higher than every stack of the other side.", c"The stack is flanked. For defenders only."]),
    (text!("GrogAcwScope"), 1, &[c"At least one of them.", c"All of them."]),
    (text!("GrogAcwMultiTarget"), 0, &[c"It may, if every attacker in it is adjacent to every defender: the whole strength against the sum.", c"It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible."]),
    (text!("GrogAcwKind"), 1, &[c"Infantry.", c"Cavalry.", c"Guns.", c"A commander, without strength. He is never lost or attacked as a unit."]),
    (text!("GrogAcwZone"), 0, &[c"By its kind: infantry, cavalry and guns that are not limbered have one; commanders and limbered guns as the\ngame's options say.", c"The unit has one, whatever its kind.", c"The unit has none, whatever its kind."]),
    (text!("GrogAcwSide"), 1, &[c"The side whose phase it is.", c"The other side."]),
    (text!("GrogAcwAllegiance"), 1, &[c"The Union.", c"The Confederacy."]),
];
