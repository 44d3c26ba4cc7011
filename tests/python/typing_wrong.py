"""Each line must be refused by mypy and by pyright; never run."""

from grognard.ocs import Face, Unit, combat, odds

Unit(ratin=3)
Unit(rating="3")
Unit(mode="nothing")
Unit(combat_side=Unit())
Unit().rating = 3
combat.assess(attackers=[Unit()], attack="regular", phase="combat")
combat.assess(attackers=[Face()], defenders=[Unit()], attack="regular", phase="combat")
combat.assess(attackers=[Unit()], defenders=[Unit()], attack="regular", phase="combat", hedgehogs=1)
odds.round(attack=b"1", defence=1)
combat.assess(attackers=[Unit()], defenders=[Unit()], phase="combat")
combat.assess(attackers=[Unit()], defenders=[Unit()], attack="regular", phase="combat").value.column
