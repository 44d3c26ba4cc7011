package games.strategy.triplea.oddsCalculator.ta;

import games.strategy.engine.data.GameData;
import games.strategy.engine.data.PlayerID;
import games.strategy.engine.data.Territory;
import games.strategy.engine.data.TerritoryEffect;
import games.strategy.engine.data.Unit;
import java.util.Collection;
import org.grognard.axis_allies.Force;

/**
 * TripleA's battle calculator with exact chances instead of simulated ones. It stands in the class path before
 * triplea.jar, whose class of this name it replaces. What it does not know, such as a unit of another game, it leaves to
 * TripleA's own calculator.
 */
public class ConcurrentOddsCalculator implements IOddsCalculator {
    private final Exact exact = new Exact();
    private OddsCalculator own;
    private OddsCalculatorListener listener;
    private PlayerID attacker;
    private PlayerID defender;
    private Territory location;
    private Collection<Unit> attacking;
    private Collection<Unit> defending;
    private Collection<Unit> bombarding;
    private Collection<TerritoryEffect> effects;
    private int runs;
    private boolean amphibious;

    public ConcurrentOddsCalculator(String threadNamePrefix) {
    }

    @Override
    public void setGameData(GameData data) {
        own = data == null ? null : new OddsCalculator(data);
        if (listener != null) {
            listener.dataReady();
        }
    }

    @Override
    public void setCalculateData(PlayerID attacker, PlayerID defender, Territory location, Collection<Unit> attacking,
            Collection<Unit> defending, Collection<Unit> bombarding, Collection<TerritoryEffect> effects, int runs) {
        this.attacker = attacker;
        this.defender = defender;
        this.location = location;
        this.attacking = attacking;
        this.defending = defending;
        this.bombarding = bombarding;
        this.effects = effects;
        this.runs = runs;
    }

    @Override
    public AggregateResults calculate() {
        Force attackers = Exact.force(attacking);
        Force defenders = Exact.force(defending);
        boolean fought = !attacking.isEmpty() && !defending.isEmpty();
        if (!fought || attackers == null || defenders == null || !bombarding.isEmpty() || !effects.isEmpty() || amphibious) {
            own.setAmphibious(amphibious);
            return own.setCalculateDataAndCalculate(attacker, defender, location, attacking, defending, bombarding, effects,
                    runs);
        }
        return exact.results(attackers, defenders, location.isWater());
    }

    @Override
    public AggregateResults setCalculateDataAndCalculate(PlayerID attacker, PlayerID defender, Territory location,
            Collection<Unit> attacking, Collection<Unit> defending, Collection<Unit> bombarding,
            Collection<TerritoryEffect> effects, int runs) {
        setCalculateData(attacker, defender, location, attacking, defending, bombarding, effects, runs);
        return calculate();
    }

    @Override
    public int getRunCount() {
        return runs;
    }

    @Override
    public boolean getIsReady() {
        return own != null;
    }

    @Override
    public void setKeepOneAttackingLandUnit(boolean keep) {
        exact.plan().keepInfantry(keep ? 1 : 0);
    }

    @Override
    public void setAmphibious(boolean isAmphibious) {
        amphibious = isAmphibious;
    }

    @Override
    public void setRetreatAfterRound(int round) {
        exact.plan().retreatAfter(Math.max(round, 0));
    }

    @Override
    public void setRetreatAfterXUnitsLeft(int units) {
        exact.plan().retreatAt(Math.max(units, 0));
    }

    @Override
    public void setRetreatWhenOnlyAirLeft(boolean retreat) {
        exact.plan().retreatAircraft(retreat);
    }

    @Override
    public void setAttackerOrderOfLosses(String order) {
    }

    @Override
    public void setDefenderOrderOfLosses(String order) {
    }

    @Override
    public void cancel() {
    }

    @Override
    public void shutdown() {
    }

    @Override
    public int getThreadCount() {
        return 1;
    }

    @Override
    public void addOddsCalculatorListener(OddsCalculatorListener added) {
        listener = added;
    }

    @Override
    public void removeOddsCalculatorListener(OddsCalculatorListener removed) {
        listener = null;
    }
}
