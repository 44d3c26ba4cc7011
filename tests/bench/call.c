/* The time of flat questions through the C interface, for comparison with the same in Rust (`examples/call.rs`). */
#define _POSIX_C_SOURCE 199309L
#include <grognard.h>
#include <stdio.h>
#include <time.h>

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec * 1e9 + (double)at.tv_nsec;
}

#define MEASURE(WHAT, CALL)                                  \
    do {                                                     \
        double best = 1e9;                                   \
        for (int round = 0; round < 200; round++) {          \
            const double start = now();                      \
            for (int i = 0; i < 20000; i++) {                \
                if ((CALL) != 0) {                           \
                    puts(WHAT " was refused");               \
                    return 1;                                \
                }                                            \
            }                                                \
            const double each = (now() - start) / 20000;     \
            best = each < best ? each : best;                \
        }                                                    \
        printf("%s: %.1f\n", WHAT, best);                    \
    } while (0)

static GrogOcsUnit unit(uint8_t side, uint16_t strength, int8_t rating)
{
    const GrogOcsUnit out = {.side = side, .kind = GROG_OCS_KIND_COMBAT, .mode = GROG_OCS_MODE_COMBAT,
                             .size = GROG_OCS_SIZE_REGIMENT, .arm = GROG_OCS_ARM_OTHER, .rating = rating,
                             .combat_supply = GROG_OCS_COMBAT_SUPPLY_PAID,
                             .combat_side = {.strength = strength, .ma = 4 * GROG_MP, .mobility = GROG_OCS_MOBILITY_LEG}};
    return out;
}

int main(void)
{
    const GrogOcsUnit attackers[3] = {unit(1, 8, 3), unit(1, 7, 2), unit(1, 6, 4)};
    const GrogOcsUnit defenders[3] = {unit(2, 4, 2), unit(2, 3, 3), unit(2, 2, 1)};
    const GrogOcsCombatAssessQuestion fight = {.size = sizeof fight, .attackers = attackers, .attackers_len = 3,
                                               .defenders = defenders, .defenders_len = 3,
                                               .attack = GROG_OCS_ATTACK_REGULAR, .phase = GROG_OCS_PHASE_COMBAT};
    GrogOcsCombatAssessAnswer assessed = {.size = sizeof assessed};
    MEASURE("assess 3 v 3", grog_ocs_combat_assess(&fight, &assessed, NULL, NULL));
    const GrogOcsModesEffectsQuestion mode = {.size = sizeof mode, .unit = unit(1, 8, 3), .phase = GROG_OCS_PHASE_COMBAT};
    GrogOcsModesEffectsAnswer effects = {.size = sizeof effects};
    MEASURE("effects of a mode", grog_ocs_modes_effects(&mode, &effects, NULL, NULL));
    return 0;
}
