import com.sun.jna.Memory;
import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.grognard.Chart;
import org.grognard.Dice;
import org.grognard.Chance;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Fraction;
import org.grognard.Grognard;
import org.grognard.Hex;
import org.grognard.Numbering;
import org.grognard.Odds;
import org.grognard.Rule;
import org.grognard.Ruling;
import org.grognard.Verdict;
import org.grognard.internal.Library;
import org.grognard.internal.Table;
import org.grognard.ocs.Assessment;
import org.grognard.ocs.Attack;
import org.grognard.ocs.Board;
import org.grognard.ocs.BoardHex;
import org.grognard.ocs.CombatSupply;
import org.grognard.ocs.CoveringUnit;
import org.grognard.ocs.Effect;
import org.grognard.ocs.EffectKind;
import org.grognard.ocs.Face;
import org.grognard.ocs.Kind;
import org.grognard.ocs.Mode;
import org.grognard.ocs.Phase;
import org.grognard.ocs.Size;
import org.grognard.ocs.Unit;
import org.grognard.ocs.Zone;
import org.grognard.ocs.board.Apply;
import org.grognard.ocs.combat.Assess;
import org.grognard.ocs.zoc.Covers;

/** What the vectors cannot say: classes, setters, faults, boards, threads, sizes. */
public final class Behaviour {
    private static int passed;
    private static int failed;

    private static void check(String what, Object got, Object expected) {
        if (expected == null ? got == null : expected.equals(got)) {
            passed++;
        } else {
            failed++;
            System.out.println("FAILED " + what + ": " + got + ", expected " + expected);
        }
    }

    private static Fault fault(Runnable call) {
        try {
            call.run();
        } catch (Fault fault) {
            return fault;
        }
        return new Fault(FaultCode.OK, "no fault");
    }

    private static Unit regiment(int side, int strength) {
        return new Unit().side(side).kind(Kind.COMBAT).mode(Mode.COMBAT).size(Size.REGIMENT).rating(3)
                .combatSupply(CombatSupply.PAID).combatSide(new Face().strength(strength));
    }

    private static Assess attack() {
        return new Assess().attackers(regiment(1, 8), regiment(1, 7)).defenders(regiment(2, 6)).attack(Attack.REGULAR)
                .phase(Phase.COMBAT);
    }

    private static List<String> ids(Ruling<?, ?> ruling) {
        return ruling.cites().stream().map(Rule::id).collect(Collectors.toList());
    }

    public static void main(String[] arguments) throws Exception {
        sizes();
        hexes();
        rulings();
        faults();
        values();
        texts();
        counters();
        boards();
        charts();
        indices();
        dice(arguments[0]);
        threads();
        callers();
        System.out.println("behaviour: " + passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }

    /** Every structure has the size that the native library gives it. */
    private static void sizes() {
        Memory size = new Memory(8);
        int same = 0;
        for (Object[] row : Table.sizes()) {
            int status = Library.grog_struct_size((String) row[0], size);
            if (status == 0 && size.getLong(0) == (Integer) row[1]) {
                same++;
            } else {
                check("the size of " + row[0], status == 0 ? size.getLong(0) : "fault " + status, row[1]);
            }
        }
        check("the sizes of all structures", same, Table.sizes().length);
        check("an operation each", Grognard.operations().stream().filter(name -> Table.question(name) != null).count(),
                (long) Grognard.operations().size());
        check("the version", Grognard.version().matches("[0-9]+\\.[0-9]+\\.[0-9]+"), true);
    }

    private static void hexes() {
        Hex hex = Grognard.hexAt(304, Numbering.ODD_COLUMNS);
        check("the hex of a number", hex.q() + "," + hex.r(), "3,3");
        check("its number", Grognard.hexNumber(hex, Numbering.ODD_COLUMNS), 304);
        check("a map without numbers", fault(() -> Grognard.hexAt(304, Numbering.AXIAL)).code(), FaultCode.OUT_OF_RANGE);
        check("no number", fault(() -> Grognard.hexAt(70000, Numbering.ODD_ROWS)).code(), FaultCode.OUT_OF_RANGE);
        check("a hex without a number", fault(() -> Grognard.hexNumber(new Hex().q(-1).r(0), Numbering.ODD_COLUMNS)).code(),
                FaultCode.OUT_OF_RANGE);
    }

    private static void rulings() {
        Ruling<Assessment, Void> ruling = attack().ask();
        check("the verdict", ruling.verdict(), Verdict.ALLOWED);
        check("the odds", ruling.value().odds().toString(), "3:1");
        check("the rules", ids(ruling), Arrays.asList("OCS 4.1", "OCS 4.2", "OCS 9.1", "OCS 9.5b", "OCS 9.6", "OCS 9.7", "OCS 9.7a"));
        check("a title", Rule.of("OCS 9.7").title().isEmpty(), false);
        check("no trail", ruling.trail().size(), 0);
        check("a trail", attack().askWithTrail().explained().isEmpty(), false);
        // Without combat supply nobody attacks; the question is used again.
        Assess question = attack();
        question.attackers(regiment(1, 8).combatSupply(CombatSupply.NONE));
        Ruling<Assessment, Void> refused = question.ask();
        check("forbidden", refused.verdict(), Verdict.FORBIDDEN);
        String why = "";
        try {
            refused.value();
        } catch (IllegalStateException none) {
            why = none.getMessage();
        }
        check("no value, and why", why.startsWith("no value: forbidden by OCS "), true);
        chances(ruling.value());
        check("the reasons", ids(refused).contains("OCS 9.5.A"), true);
        question.attackers(regiment(1, 15)).attack(Attack.REGULAR);
        check("asked again", question.ask().isAllowed(), true);
        // More than one buffer full.
        List<Unit> many = new ArrayList<>(Collections.nCopies(400, regiment(1, 8)));
        Fault limit = fault(() -> attack().attackers(many).ask());
        check("a limit of the library, or an answer", limit.code() == FaultCode.OK || !limit.limit().isEmpty(), true);
    }

    /** Figures of OCS 9.8 at 3:1 without surprise modifiers: AL2 in 500 of 7,776 cases. */
    private static void chances(Assessment assessment) {
        var chances = new org.grognard.ocs.combat.Distribution().assessment(assessment)
                .attackerPolicy(org.grognard.ocs.Policy.STAND).defenderPolicy(org.grognard.ocs.Policy.STAND).ask().value();
        check("a chance", chances.results().get(0).toString(), "0.0643");
        check("exactly", chances.results().get(0).exact(), "500/7776");
        check("as a number", chances.results().get(0).value(), 500.0 / 7776);
        check("in the text", chances.toString().contains("results=[0.0643, "), true);
        check("in a mapping", ((List<?>) chances.get("results")).get(0), 500.0 / 7776);
        check("equal chances", Chance.of("1/2"), Chance.of(0.5));
        check("certainty", Chance.of(1).exact(), "9223372036854775808/9223372036854775808");
        check("to the nearest", Chance.of(0.1).cases(Chance.CERTAIN), 922337203685477632L);
        check("an order", Chance.of(1, 3).compareTo(Chance.of(1, 2)) < 0, true);
        Fault odd = fault(() -> new org.grognard.axis_allies.battle.Fewest().set("wanted", 1.5));
        check("no chance", odd.code() + " " + odd.field(), "out_of_range wanted");
    }

    private static void faults() {
        Fault missing = fault(() -> attack().phase(null).ask());
        check("a missing word", missing.code() + " " + missing.field(), "missing_field phase");
        Fault range = fault(() -> attack().attackers(regiment(1, 8), regiment(1, 70000)).ask());
        check("a range", range.code() + " " + range.field(), "out_of_range attackers[1].combat_side.strength");
        check("its bounds", range.value() + " " + range.low() + " " + range.high(), "70000 0 999");
        Fault below = fault(() -> attack().attackers(regiment(1, -3)).ask());
        check("the bounds of a negative number", below.value() + " " + below.low() + " " + below.high(), "-3 0 999");
        Fault word = fault(() -> Mode.of("reserves"));
        check("a word", word.code() + " " + word.nearest(), "unknown_word reserve");
        Fault field = fault(() -> new Unit().set("steps_last", 1));
        check("a field", field.code() + " " + field.nearest(), "unknown_field steps_lost");
        Fault inside = fault(() -> Grognard.question("ocs.combat.assess",
                Map.of("attackers", Arrays.asList(Map.of(), Map.of("combat_side", Map.of("strength", "many"))))));
        check("a path", inside.code() + " " + inside.field(), "wrong_type attackers[1].combat_side.strength");
        Fault operation = fault(() -> Grognard.question("ocs.combat.asess", Map.of()));
        check("an operation", operation.code() + " " + operation.nearest(), "unknown_operation ocs.combat.assess");
        Fault inexact = fault(() -> new Unit().mpSpent(Fraction.of(1, 7)));
        check("an inexact measure", inexact.code() + " " + inexact.field(), "inexact mp_spent");
        Fault far = fault(() -> attack().attackers(regiment(1, 8), regiment(1, 8).mpSpent(6000)).ask());
        check("a measure out of range", far.code() + " " + far.field(), "out_of_range attackers[1].mp_spent");
        check("its bounds in its unit", far.value() + " " + far.low() + " " + far.high(), "6000 0 5461");
        Fault amount = fault(() -> attack().attackers(regiment(1, 8).kind(Kind.HEDGEHOG).amount("1/2")).ask());
        check("levels are whole", amount.code() + " " + amount.field(), "wrong_type attackers[0].amount");
        Fault third = fault(() -> attack().attackers(regiment(1, 8).kind(Kind.TRUCK).amount("1/3")).ask());
        check("points count in quarters", third.code() + " " + third.field(), "inexact attackers[0].amount");
        Fault points = fault(() -> attack().attackers(regiment(1, 8).kind(Kind.TRUCK).amount(20000)).ask());
        check("so many points", points.code() + " " + points.field() + " " + points.high(), "out_of_range attackers[0].amount 16383");
        Effect moded = new Effect().unit(7).rule(Rule.of("OCS 5.5")).what(EffectKind.SET_MODE);
        Board all = new Board().units(regiment(1, 8).id(7).hex(new Hex().q(0).r(0)));
        Fault other = fault(() -> new Apply().board(all).effects(moded.copy().amount(Size.REGIMENT)).ask());
        check("a word of another kind", other.code() + " " + other.field(), "unknown_word effects[0].amount");
        check("a word of its kind", new Apply().board(all).effects(moded.copy().amount(Mode.MOVE)).ask().isAllowed(), true);
        Effect lost = moded.copy().what(EffectKind.LOSE_STEPS).amount(Mode.MOVE);
        check("steps are no word", fault(() -> new Apply().board(all).effects(lost).ask()).code(), FaultCode.WRONG_TYPE);
        check("the message", word.getMessage().startsWith("a word is not in its vocabulary (unknown_word): reserves; reserve?"),
                true);
    }

    private static void values() {
        check("a fraction", Fraction.of("2 1/2"), Fraction.of(5, 2));
        check("as text", Fraction.of(-7, 3).toString(), "-2 1/3");
        check("no fraction", fault(() -> new Unit().set("mp_spent", "2 1/")).code(), FaultCode.WRONG_TYPE);
        check("a decimal", Fraction.of("-0.125"), Fraction.of(-1, 8));
        check("an exact decimal", Fraction.of(new BigDecimal("2.50")), Fraction.of(5, 2));
        check("a large decimal", Fraction.of(new BigDecimal("4E+3")), Fraction.of(4000));
        for (String bad : List.of("", "-", "1.", ".5", "1/0", "1 2", "2  1/2", "1.0000000000", "4294967296", "1e3", "+1")) {
            check("no number: " + bad, fault(() -> new Unit().mpSpent(bad)).code(), FaultCode.WRONG_TYPE);
        }
        Unit moved = new Unit().mpSpent(Fraction.of("2 1/2"));
        check("a measure", moved.mpSpent().toString(), "2 1/2");
        check("a measure from a text", new Unit().mpSpent("2 1/2"), moved);
        check("a measure from whole units", new Unit().mpSpent(3).mpSpent(), Fraction.of(3));
        check("a measure in a mapping", moved.get("mp_spent"), "2 1/2");
        check("a whole one", new Unit().mpSpent(3).get("mp_spent"), 3L);
        for (Object same : List.of(2.5, 2.5f, new BigDecimal("2.5"), "2 1/2", "5/2", "2.5", Fraction.of(5, 2))) {
            Unit set = new Unit();
            set.set("mp_spent", same);
            check("a measure from " + same.getClass(), set, moved);
        }
        for (Object bad : List.of(true, Double.NaN, Double.POSITIVE_INFINITY, List.of())) {
            check("no measure: " + bad, fault(() -> new Unit().set("mp_spent", bad)).code(), FaultCode.WRONG_TYPE);
        }
        check("a double that is inexact", fault(() -> new Unit().set("mp_spent", 0.1)).code(), FaultCode.INEXACT);
        check("a tiny one", fault(() -> new Unit().set("mp_spent", 1e-300)).code(), FaultCode.INEXACT);
        check("a huge one", fault(() -> new Unit().set("mp_spent", 1e300)).code(), FaultCode.OUT_OF_RANGE);
        check("a negative one", fault(() -> new Unit().set("mp_spent", -1)).code(), FaultCode.OUT_OF_RANGE);
        // The unit of an amount depends on the word beside it, in any order.
        check("an amount", new Unit().amount("1/4").kind(Kind.TRUCK).amount(), Fraction.of(1, 4));
        check("no amount", new Unit().amount(), Fraction.ZERO);
        Unit truck = new Unit();
        truck.setAll(new Unit().amount("1 3/4").kind(Kind.TRUCK).toMap());
        check("an amount through a mapping", truck.amount(), Fraction.of(7, 4));
        check("an absent number", new Unit().rating(), OptionalInt.empty());
        check("a number 0", new Unit().rating(0).rating(), OptionalInt.of(0));
        check("an absent word", new Unit().mode(), null);
        check("equal", regiment(1, 8), regiment(1, 8));
        check("unequal", regiment(1, 8).equals(regiment(1, 7)), false);
        check("a hash", regiment(1, 8).hashCode(), regiment(1, 8).hashCode());
        Unit one = regiment(1, 8);
        Unit copy = one.copy();
        copy.combatSide().strength(3);
        check("a copy", one.combatSide().strength(), OptionalInt.of(8));
        Unit again = new Unit();
        again.setAll(regiment(1, 8).toMap());
        check("through a mapping", again, regiment(1, 8));
        check("as a text", new Hex().q(2).r(-1).toString(), "Hex(q=2, r=-1)");
    }

    /** As a text a record says what it is: zeros of an answer, and what was said or must be. */
    private static void texts() {
        org.grognard.ocs.Game game = org.grognard.ocs.Game.load("grognard ocs game 1\nhexes odd_columns\nchart cost.leg=12\n"
                + "turn turn.number=1 turn.segment=movement turn.first=1 turn.second=2 turn.player=1\n"
                + "hex 0303 terrain=1\nhex 0304 terrain=1\nunit #7 side=1 hex=0303 kind=combat size=regiment rating=4 mode=move "
                + "move_side.strength=4 move_side.ma=12 move_side.mobility=leg\nend\n");
        String marched = game.order("march #7 > 0304").toString();
        check("an effect without a hex", marched.contains("amount=1, what=spend_mp") && marched.contains("hex=null"), true);
        check("one with a hex", marched.contains("hex=Hex(q=3, r=3), what=move"), true);
        check("an answer", new Odds().toString(), "0:0");
        check("the origin", new Hex().toString(), "Hex(q=0, r=0)");
        String unit = regiment(1, 8).rating(0).steps(1).toString();
        for (String said : Arrays.asList("hex=null", "side=1", "kind=combat", "mode=combat", "rating=0", "steps=1",
                "combat_supply=paid", "combat_side=Face(strength=8")) {
            check(said, unit.matches(".*[( ]" + java.util.regex.Pattern.quote(said) + "[,)].*"), true);
        }
        check("what has its default", unit.contains("load="), false);
        check("what must be said", new Assess().toString().contains("attack=null"), true);
        String ruling = attack().ask().toString();
        check("an answer's zero", ruling.startsWith("Ruling(verdict=allowed, value=Assessment("), true);
        check("an answer's rules", ruling.endsWith("cites=[OCS 4.1, OCS 4.2, OCS 9.1, OCS 9.5b, OCS 9.6, OCS 9.7, OCS 9.7a])"), true);
        check("an answer's odds", ruling.contains("odds=3:1"), true);
        Ruling<?, ?> none = new Covers().board(new Board().units(Collections.emptyList())).hex(new Hex().q(1).r(0)).side(2).ask();
        check("no rows", none.toString().endsWith("rows=[])"), true);
    }

    private static void counters() {
        Unit unit = Unit.of("8-4-6/(2)-4-12");
        check("its strength", unit.combatSide().strength(), OptionalInt.of(8));
        check("its rating", unit.rating(), OptionalInt.of(4));
        check("its movement allowance", unit.combatSide().ma().toString(), "6");
        check("the other side", unit.moveSide().strength().getAsInt() + ", " + unit.moveSide().style() + ", " + unit.moveSide().ma(),
                "2, parenthesised, 12");
        check("two ratings", fault(() -> Unit.of("8-4-6/8-3-6")).code(), FaultCode.BAD_TEXT);
        check("no such rating", fault(() -> Unit.of("8-6-6")).code(), FaultCode.OUT_OF_RANGE);
    }

    private static void indices() {
        BoardHex hex = new BoardHex().sides(-1, 2);
        check("references, any of which may be none", hex.sides(), Arrays.asList(null, 2));
        check("from a list", new BoardHex().sides(Arrays.asList(null, 2)), hex);
        check("none at the end", new BoardHex().sides(-1, 2, -1).sides(), Arrays.asList(null, 2));
        Fault many = fault(() -> new Covers().board(new Board().units(java.util.Collections.emptyList())
                .hexes(new BoardHex().hex(new Hex().q(0).r(0)).sides(0, 0, 0, 0, 0, 0, 0)))
                .hex(new Hex().q(0).r(0)).side(2).ask());
        check("too many", many.code() + " " + many.field(), "out_of_range board.hexes[0].sides[6]");
    }

    private static void boards() {
        List<Unit> units = new ArrayList<>(Arrays.asList(
                regiment(1, 8).id(21).hex(new Hex().q(3).r(2)), regiment(2, 8).id(31).hex(new Hex().q(1).r(1))));
        Board board = new Board().units(units);
        Covers covers = new Covers().board(board).hex(new Hex().q(3).r(3)).side(2);
        Ruling<Zone, CoveringUnit> ruling = covers.ask();
        check("a unit by its id", ruling.rows().get(0).unit(), OptionalInt.of(21));
        check("in the value too", ruling.value().unit(), OptionalInt.of(21));
        // The board has its own copies.
        units.get(0).hex().q(30);
        board.units().get(0).hex().q(30);
        check("a board owns its lists", covers.ask().rows().size(), 1);
        board.units(units);
        check("a board that was changed", covers.ask().rows().size(), 0);
        units.forEach(unit -> unit.id(0));
        units.get(0).hex().q(3);
        check("a unit by its index", covers.board(new Board().units(units)).ask().rows().get(0).unit(), OptionalInt.of(0));
        units.get(0).id(5);
        Fault missing = fault(() -> covers.board(new Board().units(units)).ask());
        check("an id each", missing.code() + " " + missing.field(), "missing_field board.units[1].id");
        Unit first = regiment(1, 4).hex(new Hex().q(0).r(0));
        Unit second = regiment(1, 4).hex(new Hex().q(1).r(0));
        Fault range = fault(() -> covers.board(new Board().units(first, second.steps(700))).ask());
        check("a range in a board", range.code() + " " + range.field(), "out_of_range board.units[1].steps");
        List<Unit> crowd = new ArrayList<>();
        for (int at = 0; at < 3000; at++) {
            crowd.add(regiment(1, 8).id(at + 1).hex(new Hex().q(3000 - at).r(2)));
        }
        check("a large board", covers.board(new Board().units(crowd)).hex(new Hex().q(100).r(2)).side(2).ask().rows().size() > 0,
                true);
    }

    private static void charts() {
        check("the tables", Chart.names().size(), 11);
        Chart close = Chart.of("ocs.combat.close");
        check("a heading", close.columns().get(0), "1:4");
        check("a cell for each row and column", close.cell(close.rows().size() - 1, close.columns().size() - 1).isEmpty(), false);
        check("rows", close.toString().lines().count(), close.rows().size() + 1L);
        check("every table", Chart.names().stream().filter(name -> Chart.of(name).rows().isEmpty()).count(), 0L);
        Fault none = fault(() -> Chart.of("ocs.combat.closed"));
        check("no such table", none.code() + " " + none.nearest(), "unknown_word ocs.combat.close");
    }

    private static void dice(String expected) {
        StringBuilder faces = new StringBuilder();
        Dice dice = new Dice(1950);
        for (int face : dice.roll(20)) {
            faces.append(face);
        }
        check("the dice of a seed", faces.toString(), expected);
        Dice again = new Dice(1950, dice.used());
        check("dice that go on", Arrays.equals(again.roll(8), dice.roll(8)), true);
    }

    /** A list of a caller's own class. */
    private static List<Unit> units(Runnable each) {
        return new AbstractList<>() {
            @Override
            public Unit get(int at) {
                each.run();
                return regiment(1, 8 - at);
            }

            @Override
            public int size() {
                return 2;
            }
        };
    }

    /** Lists of a caller's own class may ask while they are read, and what they throw comes through. */
    private static void callers() throws InterruptedException {
        check("a list that asks", attack().attackers(units(() -> attack().attackers(regiment(1, 99)).ask())).ask().value().attack(),
                attack().ask().value().attack());
        for (RuntimeException mine : Arrays.asList(new IllegalStateException("mine"), new IllegalArgumentException("mine"))) {
            Throwable got = null;
            try {
                attack().attackers(units(() -> {
                    throw mine;
                })).ask();
            } catch (RuntimeException why) {
                got = why;
            }
            check("what it throws", got, mine);
        }
        check("and the next answer", attack().ask().value().odds().toString(), "3:1");
        org.grognard.axis_allies.Game game = org.grognard.axis_allies.Game.begin(new org.grognard.axis_allies.play.New());
        String before = game.text();
        check("an order", game.order("buy 8 inf").isAllowed(), true);
        String after = game.text();
        check("taken back", game.undo() && game.text().equals(before) && game.history().isEmpty(), true);
        check("done again", game.redo() && game.text().equals(after) && game.history().size() == 1 && !game.redo(), true);
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger others = new AtomicInteger();
        List<Thread> all = new ArrayList<>();
        for (int number = 0; number < 8; number++) {
            Thread thread = new Thread(() -> {
                for (int at = 0; at < 300; at++) {
                    try {
                        game.undo();
                        game.redo();
                        game.look();
                    } catch (ConcurrentModificationException why) {
                        refused.incrementAndGet();
                    } catch (RuntimeException why) {
                        others.incrementAndGet();
                    }
                }
            });
            thread.start();
            all.add(thread);
        }
        for (Thread thread : all) {
            thread.join();
        }
        game.redo();
        check("eight threads on one game are told so", others.get() == 0 && refused.get() > 0, true);
        check("and it is whole", game.text().equals(after) && game.history().size() == 1, true);
        check("a fault changes nothing", fault(() -> game.order("nonsense")).code() != FaultCode.OK && game.text().equals(after), true);
    }

    private static void threads() throws InterruptedException {
        Board board = new Board().units(regiment(1, 8).id(21).hex(new Hex().q(3).r(2)));
        AtomicInteger good = new AtomicInteger();
        List<Thread> all = new ArrayList<>();
        for (int number = 0; number < 8; number++) {
            Thread thread = new Thread(() -> {
                for (int at = 0; at < 500; at++) {
                    boolean odds = attack().ask().value().odds().attack() == 3;
                    boolean unit = new Covers().board(board).hex(new Hex().q(3).r(3)).side(2).ask().rows().get(0).unit()
                            .getAsInt() == 21;
                    good.addAndGet(odds && unit ? 1 : 0);
                }
            });
            thread.start();
            all.add(thread);
        }
        for (Thread thread : all) {
            thread.join();
        }
        check("eight threads", good.get(), 4000);
    }
}
