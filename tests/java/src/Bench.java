import java.util.Arrays;
import java.util.List;
import org.grognard.Dice;
import org.grognard.Ruling;
import org.grognard.ocs.Attack;
import org.grognard.ocs.CombatSupply;
import org.grognard.ocs.Face;
import org.grognard.ocs.Kind;
import org.grognard.ocs.Mode;
import org.grognard.ocs.Phase;
import org.grognard.ocs.Size;
import org.grognard.ocs.Unit;

/** Times of calls, the best of several rounds. */
public final class Bench {
    private static long sum;

    private static Unit regiment(int side, int strength) {
        return new Unit().side(side).kind(Kind.COMBAT).mode(Mode.COMBAT).size(Size.REGIMENT).rating(3)
                .combatSupply(CombatSupply.PAID).combatSide(new Face().strength(strength));
    }

    private static void time(String name, int fields, Runnable call) {
        double best = Double.MAX_VALUE;
        for (int round = 0; round < 300; round++) {
            int count = 1000;
            long began = System.nanoTime();
            for (int at = 0; at < count; at++) {
                call.run();
            }
            best = Math.min(best, (System.nanoTime() - began) / (double) count);
        }
        System.out.printf("%-44s %3d fields %8.0f ns%n", name, fields, best);
    }

    public static void main(String[] arguments) {
        org.grognard.ocs.units.AttackCapable small = new org.grognard.ocs.units.AttackCapable();
        Unit unit = regiment(1, 8).id(7).hex(new org.grognard.Hex().q(4).r(-2)).steps(2);
        time("ocs.units.attack_capable, 20 fields set", 20, () -> {
            Unit own = unit.side(1).kind(Kind.COMBAT).mode(Mode.COMBAT).size(Size.REGIMENT).rating(3).steps(1)
                    .combatSupply(CombatSupply.PAID).id(7);
            unit.combatSide().strength(8);
            unit.hex().q(4).r(-2);
            sum += small.unit(own).ask().isAllowed() ? 1 : 0;
        });
        org.grognard.ocs.combat.Assess assess = new org.grognard.ocs.combat.Assess();
        List<Unit> attackers = Arrays.asList(regiment(1, 8), regiment(1, 7));
        List<Unit> defenders = Arrays.asList(regiment(2, 6));
        time("ocs.combat.assess, 2 against 1", 40, () -> {
            Ruling<org.grognard.ocs.Assessment, Void> ruling = assess.attackers(attackers).defenders(defenders)
                    .attack(Attack.REGULAR).phase(Phase.COMBAT).ask();
            sum += ruling.value().odds().attack();
        });
        org.grognard.ocs.odds.Column column = new org.grognard.ocs.odds.Column();
        column.attack(15).defence(6).ground(org.grognard.ocs.Ground.OPEN);
        time("ocs.odds.column", 3, () -> sum += column.ask().isAllowed() ? 1 : 0);
        new Dice(1).roll(1);
        // Every call above is allowed. How long it took is no test: a machine may be busy.
        System.exit(sum != 0 ? 0 : 1);
    }
}
