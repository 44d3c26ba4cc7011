import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.grognard.Fault;
import org.grognard.HeldGame;
import org.grognard.Record;
import org.grognard.Rule;
import org.grognard.Ruling;

/** Plays games as every language's program does: what `tests/play/inputs` made. */
public final class Games {
    private int luck = 1950;
    private int passed;
    private int failed;

    private int chance(int below) {
        luck = luck * 1103515245 + 12345;
        return (luck >>> 16 & 0x7FFF) % below;
    }

    private void check(String what, boolean holds) {
        if (holds) {
            passed++;
        } else {
            failed++;
            System.out.println("FAILED " + what);
        }
    }

    /** What makes a row an order, and the dice that it takes. */
    private interface Rows<C extends Record> {
        boolean isOrder(C row);

        boolean surrenders(C row);

        int dice(C row);
    }

    private static String told(Ruling<?, ?> ruling) {
        List<String> ids = new ArrayList<>();
        for (Rule rule : ruling.cites()) {
            ids.add(rule.id());
        }
        return (ruling.isAllowed() ? "allowed " : "forbidden ") + ruling.effects().size() + " " + String.join(", ", ids);
    }

    private static String said(java.util.function.Supplier<Ruling<?, ?>> order) {
        try {
            return told(order.get());
        } catch (Fault fault) {
            return "fault " + fault.code().code();
        }
    }

    private <C extends Record, G extends HeldGame<C, ?, ?, ?, ?, ?>> void play(Path folder, String name, Rows<C> rows,
            BiFunction<String, byte[], G> made, Function<G, byte[]> packed, int steps) throws IOException {
        luck = 1950;
        String position = Files.readString(folder.resolve(name + ".position"), StandardCharsets.UTF_8);
        String expected = Files.readString(folder.resolve(name + ".said"), StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder();
        G game = made.apply(position, null);
        for (String line : Files.readAllLines(folder.resolve(name + ".orders"), StandardCharsets.UTF_8)) {
            out.append(said(() -> game.order(line))).append('\n');
        }
        for (int step = 0; step < steps; step++) {
            C row = null;
            while (row == null || !rows.isOrder(row)) {
                List<C> found = row == null ? game.choices() : game.choices(row);
                if (found.isEmpty()) {
                    row = null;
                    break;
                }
                row = found.get(chance(found.size()));
                if (rows.surrenders(row)) {
                    row = found.get(0);
                }
            }
            if (row == null) {
                break;
            }
            int[] dice = new int[rows.dice(row)];
            for (int at = 0; at < dice.length; at++) {
                dice[at] = 1 + chance(6);
            }
            C chosen = row;
            out.append(said(() -> game.order(chosen, dice))).append('\n');
            if (dice.length > 0 && game.undo()) {
                check(name + ": a player took back his dice", false);
            }
            String text = game.text();
            int count = game.history().size();
            if (count > 0 && !(game.undo(true) && game.history().size() == count - 1 && game.redo() && game.text().equals(text))) {
                check(name + ": taken back and done again", false);
            }
        }
        byte[] bytes = packed.apply(game);
        out.append(game.text()).append("bytes ").append(bytes.length).append(' ');
        for (int at = bytes.length - 4; at < bytes.length; at++) {
            out.append(String.format("%02x", bytes[at]));
        }
        out.append('\n');
        check(name, out.toString().equals(expected));
        check(name + " from its text", made.apply(game.text(), null).text().equals(game.text()));
        check(name + " from its bytes", made.apply(null, bytes).equals(game));
    }

    /** The folder of inputs, and the number of steps by chance. */
    public static void main(String[] arguments) throws IOException {
        System.setOut(new PrintStream(System.out, true, "UTF-8"));
        Games games = new Games();
        Path folder = Path.of(arguments[0]);
        int steps = Integer.parseInt(arguments[1]);
        for (String more : new String[] {"", "-chance"}) {
            games.play(folder, "ocs" + more, new Rows<org.grognard.ocs.GameChoice>() {
                @Override
                public boolean isOrder(org.grognard.ocs.GameChoice row) {
                    return row.complete();
                }

                @Override
                public boolean surrenders(org.grognard.ocs.GameChoice row) {
                    return false;
                }

                @Override
                public int dice(org.grognard.ocs.GameChoice row) {
                    return 0;
                }
            }, (text, bytes) -> text == null ? org.grognard.ocs.Game.unpack(bytes) : org.grognard.ocs.Game.load(text), org.grognard.ocs.Game::pack, steps);
            games.play(folder, "korea" + more, new Rows<org.grognard.korea.Choice>() {
                @Override
                public boolean isOrder(org.grognard.korea.Choice row) {
                    return true;
                }

                @Override
                public boolean surrenders(org.grognard.korea.Choice row) {
                    return false;
                }

                @Override
                public int dice(org.grognard.korea.Choice row) {
                    return row.step() == org.grognard.korea.StepKind.DICE ? row.count() : 0;
                }
            }, (text, bytes) -> text == null ? org.grognard.korea.Game.unpack(bytes) : org.grognard.korea.Game.load(text), org.grognard.korea.Game::pack, steps);
            games.play(folder, "acw" + more, new Rows<org.grognard.acw.Choice>() {
                @Override
                public boolean isOrder(org.grognard.acw.Choice row) {
                    return true;
                }

                @Override
                public boolean surrenders(org.grognard.acw.Choice row) {
                    return false;
                }

                @Override
                public int dice(org.grognard.acw.Choice row) {
                    return row.step() == org.grognard.acw.StepKind.DICE ? row.count() : 0;
                }
            }, (text, bytes) -> text == null ? org.grognard.acw.Game.unpack(bytes) : org.grognard.acw.Game.load(text), org.grognard.acw.Game::pack, steps);
            games.play(folder, "axis_allies" + more, new Rows<org.grognard.axis_allies.Choice>() {
                @Override
                public boolean isOrder(org.grognard.axis_allies.Choice row) {
                    return true;
                }

                @Override
                public boolean surrenders(org.grognard.axis_allies.Choice row) {
                    return row.step() == org.grognard.axis_allies.StepKind.SURRENDER;
                }

                @Override
                public int dice(org.grognard.axis_allies.Choice row) {
                    return row.step() == org.grognard.axis_allies.StepKind.DICE ? row.count() : 0;
                }
            }, (text, bytes) -> text == null ? org.grognard.axis_allies.Game.unpack(bytes)
                    : org.grognard.axis_allies.Game.load(text), org.grognard.axis_allies.Game::pack, steps);
        }
        System.out.println("games: " + games.passed + " passed, " + games.failed + " failed");
        System.exit(games.failed == 0 ? 0 : 1);
    }
}
