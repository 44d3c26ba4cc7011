/* The smallest program that asks for a battle of Axis & Allies: a host of it should not pay for the rest of the library. */
#include <grognard.h>
#include <stdio.h>

int main(void)
{
    static uint64_t words[4096];
    const GrogAxisAlliesWave wave = {.force = {.infantry = 1}};
    const GrogAxisAlliesBattleDistributionQuestion question = {.size = sizeof question, .kind = GROG_AXIS_ALLIES_BATTLE_KIND_LAND,
                                                               .waves = &wave, .waves_len = 1, .defender = {.infantry = 1}};
    GrogAxisAlliesBattleDistributionAnswer answer = {.size = sizeof answer, .scratch = words,
                                                     .scratch_capacity = sizeof words / sizeof *words};
    GrogFault fault = {.size = sizeof fault};
    if (grog_axis_allies_battle_distribution(&question, &answer, NULL, &fault) != 0) {
        puts(fault.path);
        return 1;
    }
    /* A round is won by 1/6 * 4/6, lost by 5/6 * 2/6, and both fall by 1/6 * 2/6: 4, 10 and 2 of 16 rounds that end it. */
    printf("%.4f\n", (double)answer.value.win / 9223372036854775808.0);
    return 0;
}
