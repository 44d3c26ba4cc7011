package games.strategy.triplea.oddsCalculator.ta;

import games.strategy.engine.data.GameData;
import games.strategy.engine.data.GameParser;
import games.strategy.engine.data.PlayerID;
import games.strategy.engine.data.Territory;
import games.strategy.engine.data.Unit;
import games.strategy.engine.data.UnitType;
import games.strategy.triplea.ResourceLoader;
import games.strategy.triplea.image.FlagIconImageFactory;
import games.strategy.triplea.image.UnitImageFactory;
import games.strategy.triplea.ui.AbstractUIContext;
import games.strategy.triplea.ui.IUIContext;
import java.awt.Component;
import java.awt.Container;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;

/** Asks TripleA's calculator and grognard the same battles in one process, and shows TripleA's dialog with exact chances. */
public final class Host {
    private static final String[] TYPES =
            {"infantry", "armour", "fighter", "bomber", "transport", "submarine", "carrier", "battleship"};
    /** By type, the attackers and the defenders. */
    private static final int[][][] LAND = {
        {{3, 1}, {2}}, {{5, 3, 1}, {4, 1, 1}}, {{10, 5, 3}, {8, 2, 2}}, {{2, 0, 2, 1}, {3, 0, 1}}, {{8}, {6}},
        {{20, 10, 4, 2}, {25, 4, 3}},
    };
    private static final int[][][] SEA = {
        {{0, 0, 2, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 1, 0, 1}}, {{0, 0, 3, 1}, {0, 0, 2, 0, 1, 0, 1}},
        {{0, 0, 0, 0, 0, 0, 1, 2}, {0, 0, 1, 0, 0, 0, 1, 1}},
    };
    private static final int RUNS = 2000;

    public static void main(String[] arguments) throws Exception {
        GameData data;
        try (FileInputStream game = new FileInputStream(arguments[0])) {
            data = new GameParser("game.xml").parse(game, new AtomicReference<>(), false);
        }
        int apart = table(data);
        if (arguments.length > 1) {
            show(data, new File(arguments[1]));
        }
        System.exit(apart == 0 ? 0 : 1);
    }

    private static List<Unit> units(GameData data, PlayerID owner, int[] counts) {
        List<Unit> all = new ArrayList<>();
        for (int at = 0; at < counts.length; at++) {
            all.addAll(data.getUnitTypeList().getUnitType(TYPES[at]).create(counts[at], owner));
        }
        return all;
    }

    private static String text(int[] counts) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < counts.length; at++) {
            if (counts[at] > 0) {
                text.append(text.length() == 0 ? "" : " ").append(counts[at]).append(' ').append(TYPES[at], 0, 3);
            }
        }
        return text.toString();
    }

    /** Prints both answers and times; returns how many differ by more than the simulation's own error. */
    private static int table(GameData data) {
        PlayerID germans = data.getPlayerList().getPlayerId("Germans");
        PlayerID russians = data.getPlayerList().getPlayerId("Russians");
        IOddsCalculator simulated = new OddsCalculator(data);
        IOddsCalculator exact = new ConcurrentOddsCalculator("exact");
        exact.setGameData(data);
        System.out.printf("%-30s %-24s %21s %17s %9s %9s%n", "attackers", "defenders", "win: TripleA   exact", "rounds", "ms", "us");
        int apart = 0;
        for (int sea = 0; sea < 2; sea++) {
            Territory place = data.getMap().getTerritory(sea == 1 ? "Black Sea" : "Ukraine");
            for (int[][] battle : sea == 1 ? SEA : LAND) {
                List<Unit> attackers = units(data, germans, battle[0]);
                List<Unit> defenders = units(data, russians, battle[1]);
                long began = System.nanoTime();
                AggregateResults rolled = simulated.setCalculateDataAndCalculate(germans, russians, place, attackers,
                        defenders, Collections.emptyList(), Collections.emptyList(), RUNS);
                long ms = (System.nanoTime() - began) / 1_000_000;
                AggregateResults known = null;
                long us = Long.MAX_VALUE;
                for (int time = 0; time < 20; time++) {
                    began = System.nanoTime();
                    known = exact.setCalculateDataAndCalculate(germans, russians, place, attackers, defenders,
                            Collections.emptyList(), Collections.emptyList(), RUNS);
                    us = Math.min(us, (System.nanoTime() - began) / 1000);
                }
                double chance = known.getAttackerWinPercent();
                double error = Math.abs(rolled.getAttackerWinPercent() - chance);
                // Five standard deviations of the simulation.
                boolean differs = error > 5 * Math.sqrt(Math.max(chance * (1 - chance), 1e-4) / RUNS);
                apart += differs ? 1 : 0;
                System.out.printf("%-30s %-24s %12.2f%% %7.3f%% %8.2f %8.3f %9d %9d%s%n", text(battle[0]), text(battle[1]),
                        100 * rolled.getAttackerWinPercent(), 100 * chance, rolled.getAverageBattleRoundsFought(),
                        known.getAverageBattleRoundsFought(), ms, us, differs ? " DIFFERS" : "");
            }
        }
        return apart;
    }

    /** Shows TripleA's dialog for an attack on Ukraine, calculates, and takes a picture. */
    private static void show(GameData data, File picture) throws Exception {
        IUIContext context = (IUIContext) Proxy.newProxyInstance(Host.class.getClassLoader(),
                new Class<?>[] {IUIContext.class}, (proxy, method, values) -> {
                    if (method.getReturnType() == JLabel.class) {
                        return new JLabel(values[0].toString());
                    }
                    if (method.getReturnType() == FlagIconImageFactory.class) {
                        return new Flags();
                    }
                    if (method.getReturnType() == UnitImageFactory.class) {
                        return new Pictures();
                    }
                    return method.getReturnType() == Optional.class ? Optional.empty()
                            : method.getReturnType() == boolean.class ? (Object) false : null;
                });
        // The dialog's tooltips come from the assets of the program, as the map has none.
        Field loader = AbstractUIContext.class.getDeclaredField("resourceLoader");
        loader.setAccessible(true);
        loader.set(null, ResourceLoader.getGameEngineAssetLoader());
        Territory ukraine = data.getMap().getTerritory("Ukraine");
        OddsCalculatorPanel[] panel = new OddsCalculatorPanel[1];
        JFrame frame = new JFrame("TripleA");
        SwingUtilities.invokeAndWait(() -> {
            data.getSequence().setRoundAndStep(1, "Combat Move", data.getPlayerList().getPlayerId("Germans"));
            panel[0] = new OddsCalculatorPanel(data, context, ukraine, frame);
            // What a player enters: the units that attack from Germany.
            List<Unit> attackers = new ArrayList<>(data.getMap().getTerritory("Germany").getUnits().getUnits());
            try {
                Method enter = OddsCalculatorPanel.class.getDeclaredMethod("updateAttacker", List.class);
                enter.setAccessible(true);
                enter.invoke(panel[0], attackers);
            } catch (ReflectiveOperationException trouble) {
                throw new IllegalStateException(trouble);
            }
            panel[0].setWidgetActivation();
            frame.add(panel[0]);
            frame.pack();
            frame.setVisible(true);
        });
        Thread.sleep(1500);
        SwingUtilities.invokeLater(() -> press(panel[0], "Calculate Odds"));
        // Its results are dashes until it has calculated.
        for (int wait = 0; wait < 120 && has(panel[0], "------"); wait++) {
            Thread.sleep(500);
        }
        Thread.sleep(1500);
        ImageIO.write(new Robot().createScreenCapture(new Rectangle(frame.getSize())), "png", picture);
        print(panel[0]);
    }

    /** Flags of one colour: the map has none. */
    private static final class Flags extends FlagIconImageFactory {
        @Override
        public Image getSmallFlag(PlayerID player) {
            return new BufferedImage(12, 7, BufferedImage.TYPE_INT_RGB);
        }
    }

    /** Units as the names of their types, for the same reason. */
    private static final class Pictures extends UnitImageFactory {
        @Override
        public Optional<Image> getImage(UnitType type, PlayerID player, boolean damaged, boolean disabled) {
            BufferedImage image = new BufferedImage(48, 48, BufferedImage.TYPE_INT_RGB);
            image.getGraphics().drawString(type.getName().substring(0, 3), 12, 28);
            return Optional.of(image);
        }
    }

    private static boolean press(Container all, String button) {
        for (Component part : all.getComponents()) {
            if (part instanceof JButton && button.equals(((JButton) part).getText())) {
                ((JButton) part).doClick();
                return true;
            }
            if (part instanceof Container && press((Container) part, button)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a label has this text. */
    private static boolean has(Container all, String text) {
        for (Component part : all.getComponents()) {
            if (part instanceof JLabel && text.equals(((JLabel) part).getText())
                    || part instanceof Container && has((Container) part, text)) {
                return true;
            }
        }
        return false;
    }

    /** Prints the texts of the dialog's labels. */
    private static void print(Container all) {
        for (Component part : all.getComponents()) {
            if (part instanceof JLabel && ((JLabel) part).getText() != null) {
                System.out.println("label: " + ((JLabel) part).getText());
            }
            if (part instanceof Container) {
                print((Container) part);
            }
        }
    }
}
