import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.grognard.Fault;
import org.grognard.HeldGame;
import org.grognard.Ruling;

/** Orders by their names: the calls that the program `named` made of the lines of each game, and further ones that are taken back. */
abstract class Named<G extends HeldGame<?, ?, ?, ?, ?, ?>> {
    /** The game. */
    protected final G game;
    private final StringBuilder said = new StringBuilder();

    /** An order that is given. */
    protected interface Order {
        Ruling<?, ?> give();
    }

    Named(G game) {
        this.game = game;
    }

    abstract void all();

    protected final boolean say(Order order) {
        try {
            var ruling = order.give();
            said.append(ruling.isAllowed() ? "allowed " : "forbidden ").append(ruling.effects().size()).append(' ');
            said.append(ruling.cites().stream().map(rule -> rule.id()).collect(Collectors.joining(", "))).append('\n');
            return ruling.isAllowed();
        } catch (Fault fault) {
            said.append("fault ").append(fault.code().code()).append(' ').append(fault.field()).append('\n');
            return false;
        }
    }

    protected final void trial(Order order) {
        if (say(order)) {
            var history = game.history();
            var last = history.get(history.size() - 1);
            if (last.order() == null || !game.undo(true)) {
                said.append("not taken back\n");
            }
        }
    }

    private static String read(Path file) throws java.io.IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    public static void main(String[] arguments) throws java.io.IOException {
        Path folder = Path.of(arguments[0]);
        int passed = 0;
        int failed = 0;
        for (String system : new String[] {"ocs", "korea", "acw", "axis_allies"}) {
            String position = read(folder.resolve(system + ".position"));
            Named<?> named;
            switch (system) {
                case "ocs":
                    named = new NamedOcs(org.grognard.ocs.Game.load(position));
                    break;
                case "korea":
                    named = new NamedKorea(org.grognard.korea.Game.load(position));
                    break;
                case "acw":
                    named = new NamedAcw(org.grognard.acw.Game.load(position));
                    break;
                default:
                    named = new NamedAxisAllies(org.grognard.axis_allies.Game.load(position));
            }
            named.all();
            String[] told = (named.said + named.game.text()).split("\n");
            String[] expected = read(folder.resolve("named/" + system + ".said")).split("\n");
            int wrong = told.length == expected.length ? 0 : 1;
            for (int at = 0; at < Math.min(told.length, expected.length); at++) {
                if (!told[at].equals(expected[at]) && wrong++ < 20) {
                    System.out.println(system + ", line " + (at + 1) + ": " + told[at] + " instead of " + expected[at]);
                }
            }
            if (wrong == 0) {
                passed++;
            } else {
                failed++;
                System.out.println("FAILED " + system);
            }
        }
        System.out.println("named: " + passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
