package games.strategy.triplea.oddsCalculator.ta;

import games.strategy.engine.data.GameData;
import games.strategy.engine.data.PlayerID;
import games.strategy.engine.data.Unit;
import java.util.Collection;
import org.grognard.Fraction;
import org.grognard.Ruling;
import org.grognard.axis_allies.BattleChances;
import org.grognard.axis_allies.BattleKind;
import org.grognard.axis_allies.BattleOutcome;
import org.grognard.axis_allies.Expected;
import org.grognard.axis_allies.Force;
import org.grognard.axis_allies.Kind;
import org.grognard.axis_allies.Plan;
import org.grognard.axis_allies.Wave;
import org.grognard.axis_allies.battle.Distribution;

/** A battle of TripleA as a question of grognard, and its answer as results of TripleA. */
final class Exact {
    private final Distribution question = new Distribution();
    /** TripleA loses the weakest units first, and of them the cheapest. */
    private final Plan plan = new Plan().order(Kind.INFANTRY, Kind.TRANSPORT, Kind.CARRIER, Kind.SUBMARINE, Kind.ARMOR,
            Kind.FIGHTER, Kind.BOMBER, Kind.BATTLESHIP);
    private final Plan defenderPlan = new Plan().order(Kind.TRANSPORT, Kind.BOMBER, Kind.INFANTRY, Kind.ARMOR,
            Kind.SUBMARINE, Kind.CARRIER, Kind.FIGHTER, Kind.BATTLESHIP);

    Plan plan() {
        return plan;
    }

    /** Counts units by the names of their types; null if there is one of another game. */
    static Force force(Collection<Unit> units) {
        Force force = new Force();
        for (Unit unit : units) {
            switch (unit.getType().getName()) {
                case "infantry":
                    force.infantry(force.infantry() + 1);
                    break;
                case "armour":
                    force.armor(force.armor() + 1);
                    break;
                case "fighter":
                    force.fighter(force.fighter() + 1);
                    break;
                case "bomber":
                    force.bomber(force.bomber() + 1);
                    break;
                case "transport":
                    force.transport(force.transport() + 1);
                    break;
                case "submarine":
                    force.submarine(force.submarine() + 1);
                    break;
                case "carrier":
                    force.carrier(force.carrier() + 1);
                    break;
                case "battleship":
                    force.battleship(force.battleship() + 1);
                    break;
                default:
                    return null;
            }
        }
        return force;
    }

    Ruling<BattleChances, BattleOutcome> ask(Force attackers, Force defenders, boolean atSea) {
        return question.kind(atSea ? BattleKind.SEA : BattleKind.LAND)
                .waves(new Wave().force(attackers).plan(plan)).defender(defenders)
                .defenderPlan(defenderPlan).ask();
    }

    AggregateResults results(Force attackers, Force defenders, boolean atSea) {
        long began = System.nanoTime();
        Ruling<BattleChances, BattleOutcome> ruling = ask(attackers, defenders, atSea);
        Results results = new Results(ruling);
        results.setTime((System.nanoTime() - began) / 1_000_000);
        return results;
    }

    private static int units(Force force) {
        return force.infantry() + force.armor() + force.fighter() + force.bomber() + force.transport()
                + force.submarine() + force.carrier() + force.battleship();
    }

    /** What TripleA's dialog asks of results. */
    private static final class Results extends AggregateResults {
        private static final long serialVersionUID = 1L;
        private final transient Ruling<BattleChances, BattleOutcome> ruling;

        Results(Ruling<BattleChances, BattleOutcome> ruling) {
            super(0);
            this.ruling = ruling;
        }

        private double left(boolean attackers, boolean wins, boolean loses) {
            double sum = 0;
            double chances = 0;
            for (BattleOutcome outcome : ruling.rows()) {
                boolean win = units(outcome.defender()) == 0 && units(outcome.attacker()) > 0;
                boolean lose = units(outcome.attacker()) == 0 && units(outcome.defender()) > 0;
                if (wins && !win || loses && !lose) {
                    continue;
                }
                sum += outcome.chanceChance() * units(attackers ? outcome.attacker() : outcome.defender());
                chances += outcome.chanceChance();
            }
            return chances == 0 ? 0 : sum / chances;
        }

        @Override
        public double getAttackerWinPercent() {
            return ruling.value().winChance();
        }

        @Override
        public double getDefenderWinPercent() {
            return ruling.value().loseChance();
        }

        @Override
        public double getDrawPercent() {
            return Math.max(0, 1 - getAttackerWinPercent() - getDefenderWinPercent());
        }

        @Override
        double getAverageAttackingUnitsLeft() {
            return left(true, false, false);
        }

        @Override
        double getAverageDefendingUnitsLeft() {
            return left(false, false, false);
        }

        @Override
        double getAverageAttackingUnitsLeftWhenAttackerWon() {
            return left(true, true, false);
        }

        @Override
        double getAverageDefendingUnitsLeftWhenDefenderWon() {
            return left(false, false, true);
        }

        @Override
        public double getAverageBattleRoundsFought() {
            Expected rounds = ruling.value().rounds();
            return rounds.whole() + Fraction.chance(rounds.fraction());
        }

        @Override
        public double getAverageTuvSwing(PlayerID attacker, Collection<Unit> attacking, PlayerID defender,
                Collection<Unit> defending, GameData data) {
            double swing = 0;
            for (BattleOutcome outcome : ruling.rows()) {
                swing += outcome.chanceChance() * ((double) outcome.defenderIpc() - outcome.attackerIpc());
            }
            return swing;
        }

        @Override
        public int getRollCount() {
            return ruling.rows().size();
        }
    }
}
