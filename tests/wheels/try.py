"""What an installed wheel must do, with nothing else installed."""

import sys
import sysconfig
from fractions import Fraction

import grognard
from grognard import axis_allies, ocs

value = ocs.combat.distribution(
    assessment={"kind": "regular", "column": 6, "attacker_steps": 1, "defender_steps": 1}, attacker_policy="stand", defender_policy="stand"
).value
assert value.denominator == 7776 and sum(value.results) == 7776
# One infantry against one: the attacker hits one time in 6, the defender two in 6, both at once, until one is gone.
battle = axis_allies.battle.distribution(kind="land", waves=[{"force": {"infantry": 1}}], defender={"infantry": 1}).value
hit, hold = Fraction(1, 6), Fraction(2, 6)
won = hit * (1 - hold) / (1 - (1 - hit) * (1 - hold))
assert abs(grognard.chance(battle.win) - won) <= Fraction(battle.missing, 2**63)
try:
    ocs.combat.distribution(assessment={"kind": "regular", "column": 60})
except grognard.Fault as fault:
    assert fault.code
else:
    raise AssertionError("column 60")
# A free-threaded Python stays so.
if sysconfig.get_config_var("Py_GIL_DISABLED"):
    assert not sys._is_gil_enabled()
assert "numpy" not in sys.modules and "matplotlib" not in sys.modules
print(sys.version, sysconfig.get_config_var("SOABI"), grognard.__version__)
