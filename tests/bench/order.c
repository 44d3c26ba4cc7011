/* What it costs to look whether a board's lists are in order, beside a question on it: 10,000 hexes and 1,000 units. */
#define _POSIX_C_SOURCE 199309L
#include <grognard.h>
#include <stdio.h>
#include <time.h>

enum { SIDE = 100, UNITS = 1000 };

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec * 1e9 + (double)at.tv_nsec;
}

/* The least time of a question in nanoseconds; negative if it was not answered. */
static double timed(const GrogOcsZocCoversQuestion *question)
{
    double best = 1e12;
    for (int round = 0; round < 40; round++) {
        const double start = now();
        for (int i = 0; i < 100; i++) {
            GrogOcsZocCoversAnswer answer = {.size = sizeof answer};
            if (grog_ocs_zoc_covers(question, &answer, NULL, NULL) != 0) {
                return -1;
            }
        }
        const double each = (now() - start) / 100;
        best = each < best ? each : best;
    }
    return best;
}

int main(void)
{
    static GrogOcsBoardHex hexes[SIDE * SIDE];
    static GrogOcsUnit units[UNITS];
    for (int i = 0; i < SIDE * SIDE; i++) {
        hexes[i].hex = (GrogHex){.q = (int16_t)(i / SIDE), .r = (int16_t)(i % SIDE)};
    }
    for (int i = 0; i < UNITS; i++) {
        units[i] = (GrogOcsUnit){.hex = hexes[i * 10].hex, .side = (uint8_t)(1 + i % 2), .kind = GROG_OCS_KIND_COMBAT,
                                 .mode = GROG_OCS_MODE_COMBAT, .size = GROG_OCS_SIZE_REGIMENT, .rating = 3,
                                 .combat_side = {.strength = 4}};
    }
    GrogOcsBoard board = {.size = sizeof board, .hexes = hexes, .hexes_len = SIDE * SIDE, .units = units, .units_len = UNITS};
    const GrogOcsZocCoversQuestion question = {.size = sizeof question, .board = &board, .hex = hexes[5050].hex, .side = 1};
    const double looked = timed(&question);
    board.in_order = 1;
    const double told = timed(&question);
    printf("zones over a hex: %.0f ns, with in_order = 1 %.0f ns\n", looked, told);
    return looked > 0 && told > 0 ? 0 : 1;
}
