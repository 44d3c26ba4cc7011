/* One battle of Axis & Allies: the chances of its end. With a number as its argument it is asked so many times, and the
 * shortest time of one is printed. */
#define _POSIX_C_SOURCE 199309L
#include BATTLE_HEADER

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifdef CLOCK_MONOTONIC
static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec * 1e6 + (double)at.tv_nsec / 1e3;
}
#else
static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC * 1e6;
}
#endif

int main(int count, char **arguments)
{
    static uint64_t scratch[65536];
    static GrogAxisAlliesWave wave;
    static GrogAxisAlliesBattleDistributionQuestion question;
    static GrogAxisAlliesBattleDistributionAnswer answer;
    static GrogFault fault;
    double best = 1e9;
    long rounds = count > 1 ? strtol(arguments[1], NULL, 10) : 1;
    const long times = rounds;
    fault.size = sizeof fault;
    answer.size = sizeof answer;
    answer.scratch = scratch;
    answer.scratch_capacity = sizeof scratch / sizeof *scratch;
    question.size = sizeof question;
    question.kind = GROG_AXIS_ALLIES_BATTLE_KIND_LAND;
    question.waves = &wave;
    question.waves_len = 1;
    if (grog_axis_allies_force_read("10 infantry, 3 fighter", &wave.force) != 0 ||
        grog_axis_allies_force_read("8 infantry, 2 armor, 1 fighter", &question.defender) != 0) {
        puts("a force was refused");
        return 1;
    }
    for (; rounds > 0; rounds--) {
        const double start = now();
        if (grog_axis_allies_battle_distribution(&question, &answer, NULL, &fault) != 0) {
            puts(fault.path);
            return 1;
        }
        best = now() - start < best ? now() - start : best;
    }
    printf("win %.6f, lose %.6f, both gone %.6f\n", GROG_CHANCE(answer.value.win), GROG_CHANCE(answer.value.lose),
           GROG_CHANCE(answer.value.both_gone));
    if (times > 1) {
        printf("%.1f us\n", best);
    }
    return 0;
}
