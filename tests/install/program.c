/* A program outside the repository: the versions agree, a question has its answer, and a fault its place. */
#include <grognard.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const GrogOcsUnit regiment = {.kind = GROG_OCS_KIND_COMBAT, .mode = GROG_OCS_MODE_COMBAT, .size = GROG_OCS_SIZE_REGIMENT,
                                  .rating = 3, .combat_supply = GROG_OCS_COMBAT_SUPPLY_PAID};
    GrogOcsUnit attackers[2] = {regiment, regiment}, defender = regiment;
    attackers[0].side = attackers[1].side = 1;
    attackers[0].combat_side.strength = 8;
    attackers[1].combat_side.strength = 7;
    defender.side = 2;
    defender.combat_side.strength = 6;
    GrogOcsCombatAssessQuestion question = {.size = sizeof question, .attackers = attackers, .attackers_len = 2,
                                            .defenders = &defender, .defenders_len = 1,
                                            .attack = GROG_OCS_ATTACK_REGULAR, .phase = GROG_OCS_PHASE_COMBAT};
    GrogOcsCombatAssessAnswer answer = {.size = sizeof answer};
    GrogFault fault = {.size = sizeof fault};
    if (grog_abi_version() != GROG_ABI_VERSION || grog_version_number() != GROG_VERSION_NUMBER ||
        strcmp(grog_version(), GROG_VERSION) != 0) {
        puts("the header is of another version");
        return 1;
    }
    if (grog_ocs_combat_assess(&question, &answer, NULL, &fault) != 0) {
        puts(fault.path);
        return 1;
    }
    printf("%u:%u", (unsigned)answer.value.odds.attack, (unsigned)answer.value.odds.defence);
    attackers[1].mode = 99;
    if (grog_ocs_combat_assess(&question, &answer, NULL, &fault) == 0) {
        return 1;
    }
    printf(", %s: %s\n", fault.path, grog_fault_word(fault.code));
    return 0;
}
