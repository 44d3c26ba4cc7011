import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Robot;
import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grognard.Fraction;
import org.grognard.Hex;
import org.grognard.Rule;
import org.grognard.Ruling;
import org.grognard.ocs.Assessment;
import org.grognard.ocs.Attack;
import org.grognard.ocs.CombatSupply;
import org.grognard.ocs.Face;
import org.grognard.ocs.Kind;
import org.grognard.ocs.Mode;
import org.grognard.ocs.Phase;
import org.grognard.ocs.Policy;
import org.grognard.ocs.Size;
import org.grognard.ocs.Unit;
import org.grognard.ocs.combat.Assess;
import org.grognard.ocs.combat.Distribution;
import org.w3c.dom.Element;

/** Reads a VASSAL module and a saved game as data, and shows the odds of the attack on a stack with their paragraphs. */
public final class StackOdds {
    /** A counter of the saved game: its marks by name, and its hex. */
    private static final class Piece {
        final Map<String, String> marks = new HashMap<>();
        String name;
        int x;
        int y;
        Hex hex;

        Unit unit() {
            return new Unit().side(number("Side")).kind(Kind.of(marks.get("Kind"))).mode(Mode.COMBAT)
                    .size(Size.of(marks.get("Size"))).rating(number("Rating"))
                    .combatSupply(CombatSupply.of(marks.get("CombatSupply")))
                    .combatSide(new Face().strength(number("Strength"))).hex(hex);
        }

        int number(String mark) {
            return Integer.parseInt(marks.get(mark));
        }
    }

    private static double width;
    private static double height;
    private static int x0;
    private static int y0;
    private static volatile boolean painted;

    public static void main(String[] arguments) throws Exception {
        Element grid;
        try (ZipFile module = new ZipFile(arguments[0]); InputStream build = module.getInputStream(module.getEntry("buildFile.xml"))) {
            grid = (Element) DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(build)
                    .getElementsByTagName("VASSAL.build.module.map.boardPicker.board.HexGrid").item(0);
        }
        width = Double.parseDouble(grid.getAttribute("dx"));
        height = Double.parseDouble(grid.getAttribute("dy"));
        x0 = Integer.parseInt(grid.getAttribute("x0"));
        y0 = Integer.parseInt(grid.getAttribute("y0"));
        List<Piece> pieces = new ArrayList<>();
        for (String command : split(saved(arguments[1]), '\u001b')) {
            List<String> parts = command.startsWith("+/") ? split(command.substring(2), '/') : List.of();
            if (parts.size() == 3 && !parts.get(1).equals("stack")) {
                pieces.add(piece(parts.get(1), parts.get(2)));
            }
        }
        String[] target = arguments[2].split(",");
        Hex hex = new Hex().q(Integer.parseInt(target[0])).r(Integer.parseInt(target[1]));
        String text = odds(pieces, hex);
        System.out.print(text);
        if (arguments.length > 3) {
            show(pieces, hex, text, new File(arguments[3]));
        }
        System.exit(0);
    }

    /** Returns the text of a saved game, which is hidden behind a key. */
    private static String saved(String file) throws Exception {
        byte[] hidden;
        try (ZipFile save = new ZipFile(file); InputStream in = save.getInputStream(save.getEntry("savedGame"))) {
            hidden = in.readAllBytes();
        }
        String text = new String(hidden, StandardCharsets.UTF_8);
        if (!text.startsWith("!VCSK")) {
            return text;
        }
        int key = Integer.parseInt(text.substring(5, 7), 16);
        byte[] plain = new byte[(text.length() - 7) / 2];
        for (int at = 0; at < plain.length; at++) {
            plain[at] = (byte) (Integer.parseInt(text.substring(7 + 2 * at, 9 + 2 * at), 16) ^ key);
        }
        return new String(plain, StandardCharsets.UTF_8);
    }

    /** Splits a text at a delimiter, which a backslash escapes. */
    private static List<String> split(String text, char delimiter) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length() && text.charAt(at + 1) == delimiter) {
                part.append(delimiter);
                at++;
            } else if (c == delimiter) {
                parts.add(part.toString());
                part.setLength(0);
            } else {
                part.append(c);
            }
        }
        parts.add(part.toString());
        // A text that ends in a backslash stands in quotes.
        parts.replaceAll(one -> one.length() > 1 && one.startsWith("'") && one.endsWith("'")
                ? one.substring(1, one.length() - 1) : one);
        return parts;
    }

    /** Reads a piece: traits around traits, the innermost of which is the counter itself. */
    private static Piece piece(String type, String state) {
        Piece piece = new Piece();
        while (true) {
            List<String> types = split(type, '\t');
            List<String> states = split(state, '\t');
            List<String> trait = split(types.get(0), ';');
            if (trait.get(0).equals("mark")) {
                piece.marks.put(trait.get(1), states.get(0));
            }
            if (types.size() < 2) {
                List<String> place = split(states.get(0), ';');
                piece.name = trait.get(4);
                piece.x = Integer.parseInt(place.get(1));
                piece.y = Integer.parseInt(place.get(2));
                piece.hex = hex(piece.x, piece.y);
                return piece;
            }
            type = types.get(1);
            state = states.get(1);
        }
    }

    /** The axial hex of a point: columns, of which the odd ones are half a hex lower. */
    private static Hex hex(int x, int y) {
        int column = (int) Math.round((x - x0) / width);
        int row = (int) Math.round((y - y0 - (column % 2 == 0 ? 0 : height / 2)) / height);
        return new Hex().q(column).r(row - (column - (column & 1)) / 2);
    }

    private static boolean adjacent(Hex a, Hex b) {
        int q = a.q() - b.q();
        int r = a.r() - b.r();
        return Math.max(Math.max(Math.abs(q), Math.abs(r)), Math.abs(q + r)) == 1;
    }

    private static String odds(List<Piece> pieces, Hex target) {
        List<Unit> defenders = new ArrayList<>();
        List<Unit> attackers = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (Piece piece : pieces) {
            if (piece.hex.equals(target)) {
                defenders.add(piece.unit());
                text.append("defends: ").append(piece.name).append('\n');
            }
        }
        for (Piece piece : pieces) {
            if (adjacent(piece.hex, target) && defenders.stream().anyMatch(unit -> unit.side() != piece.number("Side"))) {
                attackers.add(piece.unit());
                text.append("attacks: ").append(piece.name).append('\n');
            }
        }
        Ruling<Assessment, Void> ruling = new Assess().attackers(attackers).defenders(defenders).target(target).attack(Attack.REGULAR)
                .phase(Phase.COMBAT).ask();
        text.append(ruling.verdict());
        if (ruling.isAllowed()) {
            text.append(" at ").append(ruling.value().odds().attack()).append(':').append(ruling.value().odds().defence());
        }
        text.append('\n');
        for (Rule rule : ruling.cites()) {
            text.append(rule.id()).append(": ").append(rule.title()).append('\n');
        }
        if (ruling.isAllowed()) {
            var chances = new Distribution().assessment(ruling.value()).attackerPolicy(Policy.STAND)
                    .defenderPolicy(Policy.STAND).ask().value();
            Fraction worst = chances.resultsShare(0);
            text.append("the worst result, AL2: ").append(worst).append('\n');
        }
        return text.toString();
    }

    private static void show(List<Piece> pieces, Hex target, String text, File picture) throws Exception {
        JFrame frame = new JFrame("Two stacks");
        SwingUtilities.invokeAndWait(() -> {
            JPanel map = new JPanel() {
                private static final long serialVersionUID = 1L;

                @Override
                protected void paintComponent(Graphics g) {
                    super.paintComponent(g);
                    paintMap(g, pieces, target);
                    painted = true;
                }
            };
            map.setPreferredSize(new Dimension(440, 420));
            JTextArea area = new JTextArea(text);
            area.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
            area.setLineWrap(true);
            area.setWrapStyleWord(true);
            area.setPreferredSize(new Dimension(560, 420));
            frame.add(map, BorderLayout.WEST);
            frame.add(area, BorderLayout.CENTER);
            frame.pack();
            frame.setVisible(true);
        });
        for (int wait = 0; wait < 120 && !painted; wait++) {
            Thread.sleep(500);
        }
        Thread.sleep(1500);
        ImageIO.write(new Robot().createScreenCapture(new Rectangle(frame.getSize())), "png", picture);
    }

    private static void paintMap(Graphics g, List<Piece> pieces, Hex target) {
        for (int column = 0; column < 7; column++) {
            for (int row = 0; row < 5; row++) {
                int x = (int) (x0 + column * width);
                int y = (int) (y0 + row * height + (column % 2 == 0 ? 0 : height / 2));
                int[] xs = new int[6];
                int[] ys = new int[6];
                for (int corner = 0; corner < 6; corner++) {
                    xs[corner] = (int) (x + width * 2 / 3 * Math.cos(Math.PI / 3 * corner));
                    ys[corner] = (int) (y + width * 2 / 3 * Math.sin(Math.PI / 3 * corner));
                }
                g.setColor(hex(x, y).equals(target) ? new Color(255, 225, 160) : new Color(225, 235, 215));
                g.fillPolygon(xs, ys, 6);
                g.setColor(Color.GRAY);
                g.drawPolygon(xs, ys, 6);
            }
        }
        Map<Hex, Integer> stacked = new HashMap<>();
        for (Piece piece : pieces) {
            int depth = stacked.merge(piece.hex, 1, Integer::sum) - 1;
            int x = piece.x - 18 + 5 * depth;
            int y = piece.y - 18 - 5 * depth;
            g.setColor(piece.number("Side") == 1 ? new Color(150, 165, 150) : new Color(190, 130, 90));
            g.fillRect(x, y, 36, 36);
            g.setColor(Color.BLACK);
            g.drawRect(x, y, 36, 36);
            g.drawString(piece.marks.get("Strength") + "-" + piece.marks.get("Rating"), x + 7, y + 23);
        }
    }
}
