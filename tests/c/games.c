/* Plays a game in memory that it lends, as every language's program does, and says what came of each order; `tests/play/inputs`
 * makes the files and what must be said. */
#include <grognard.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t luck = 1950;
static size_t chance(size_t below)
{
    luck = luck * 1103515245u + 12345u;
    return ((luck >> 16) & 0x7FFF) % below;
}

static char *contents(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    if (file == NULL || text == NULL) {
        exit(2);
    }
    text[fread(text, 1, (1 << 20) - 1, file)] = 0;
    fclose(file);
    return text;
}

static void say(int32_t status, uint8_t verdict, size_t effects, const GrogCites *cites)
{
    if (status != 0) {
        printf("fault %d\n", (int)status);
        return;
    }
    uint16_t rules[GROG_CITES_MAX];
    size_t count = 0;
    grog_cites_list(cites, rules, GROG_CITES_MAX, &count);
    printf("%s %u ", verdict == GROG_ALLOWED ? "allowed" : "forbidden", (unsigned)effects);
    for (size_t i = 0; i < count; i++) {
        printf("%s%s", i == 0 ? "" : ", ", grog_rule_id(rules[i]));
    }
    printf("\n");
}

enum { ROWS = 4096 };

/* A system's player: its types, what makes a row the next level's question, and the dice of a row. */
#define PLAYER(system, Prefix, Row, PREPARE, IS_ORDER, DICE)                                                                  \
    static void play_##system(const char *position, char *orders, int steps)                                                  \
    {                                                                                                                         \
        GrogFault fault = {.size = sizeof fault};                                                                             \
        /* A fault says how much memory the game takes. */                                                                    \
        int32_t status = grog_##system##_play_load(NULL, 0, position, strlen(position), &fault);                              \
        if (status != GROG_FAULT_CODE_BUFFER_TOO_SMALL || strcmp(fault.path, "game") != 0) {                                  \
            exit(3);                                                                                                          \
        }                                                                                                                     \
        size_t words = (size_t)fault.low;                                                                                     \
        uint64_t *game = malloc(words * sizeof *game), *copy = malloc(words * sizeof *copy);                                  \
        status = grog_##system##_play_load(game, words, position, strlen(position), &fault);                                  \
        if (status != 0) {                                                                                                    \
            printf("load: %s\n", fault.path);                                                                                 \
            exit(4);                                                                                                          \
        }                                                                                                                     \
        for (char *line = strtok(orders, "\n"); line != NULL; line = strtok(NULL, "\n")) {                                    \
            Prefix##PlayOrderAnswer answer = {.size = sizeof answer};                                                         \
            status = grog_##system##_play_line(game, words, line, &answer, &fault);                                           \
            say(status, answer.verdict, answer.effects_len, &answer.cites);                                                   \
        }                                                                                                                     \
        static Row rows[ROWS];                                                                                                \
        for (int step = 0; step < steps; step++) {                                                                            \
            Prefix##PlayChoicesQuestion asked = {.size = sizeof asked};                                                       \
            Prefix##PlayOrderQuestion order = {.size = sizeof order};                                                         \
            size_t there;                                                                                                     \
            for (;;) {                                                                                                        \
                Prefix##PlayChoicesAnswer told = {.size = sizeof told, .rows = rows, .rows_capacity = ROWS};                  \
                status = grog_##system##_play_choices(game, words, &asked, &told, NULL, &fault);                              \
                there = status == 0 ? told.rows_len : 0;                                                                      \
                if (there == 0) {                                                                                             \
                    break;                                                                                                    \
                }                                                                                                             \
                Row row = rows[chance(there)];                                                                                \
                PREPARE;                                                                                                      \
                order.choice = row;                                                                                           \
                if (IS_ORDER) {                                                                                               \
                    break;                                                                                                    \
                }                                                                                                             \
            }                                                                                                                 \
            if (there == 0) {                                                                                                 \
                break;                                                                                                        \
            }                                                                                                                 \
            DICE;                                                                                                             \
            /* First in other memory, to which the position alone is copied, with room for one effect: if there are more,     \
             * nothing is done, though the dice may come from a seed. */                                                      \
            size_t kept = grog_##system##_play_position(game, words), length = 0;                                             \
            memset(copy, 0xA5, words * sizeof *copy);                                                                         \
            memcpy(copy, game, kept * sizeof *game);                                                                          \
            /* A row is no line besides. */                                                                                   \
            Prefix##PlayOrderQuestion both = order;                                                                           \
            both.line = (const uint8_t *)"end";                                                                               \
            both.line_len = 3;                                                                                                \
            Prefix##PlayOrderAnswer none = {.size = sizeof none};                                                             \
            if (grog_##system##_play_order(copy, words, &both, &none, NULL, &fault) != GROG_FAULT_CODE_CONTRADICTION) {       \
                printf("an order was a line and a row\n");                                                                    \
                exit(7);                                                                                                      \
            }                                                                                                                 \
            Prefix##GameEffect one[1];                                                                                        \
            Prefix##PlayOrderAnswer answer = {.size = sizeof answer}, first = {.size = sizeof first};                         \
            first.effects = one;                                                                                              \
            first.effects_capacity = 1;                                                                                       \
            status = grog_##system##_play_order(copy, words, &order, &first, NULL, &fault);                                   \
            if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL) {                                                                 \
                static char before[1 << 16], after[1 << 16];                                                                  \
                grog_##system##_play_save(game, words, before, sizeof before, &length, &fault);                               \
                grog_##system##_play_save(copy, words, after, sizeof after, &length, &fault);                                 \
                if (first.effects_len < 2 || strcmp(before, after) != 0) {                                                    \
                    printf("an order whose effects did not fit was done\n");                                                  \
                    exit(6);                                                                                                  \
                }                                                                                                             \
                first.effects = NULL;                                                                                         \
                first.effects_capacity = 0;                                                                                   \
                status = grog_##system##_play_order(copy, words, &order, &first, NULL, &fault);                               \
            }                                                                                                                 \
            int32_t again_status = grog_##system##_play_order(game, words, &order, &answer, NULL, &fault);                    \
            if (again_status != status || (status == 0 && first.effects_len != answer.effects_len)) {                         \
                printf("the same order was not the same\n");                                                                  \
                exit(7);                                                                                                      \
            }                                                                                                                 \
            say(status, answer.verdict, answer.effects_len, &answer.cites);                                                   \
        }                                                                                                                     \
        /* What is saved is what it was loaded from, in other memory. */                                                      \
        size_t needed = 0, again = 0, room = words;                                                                           \
        grog_##system##_play_save(game, words, NULL, 0, &needed, &fault);                                                     \
        char *text = malloc(needed), *second = malloc(needed);                                                                \
        status = grog_##system##_play_save(game, words, text, needed, &needed, &fault);                                       \
        if (status == 0 && grog_##system##_play_load(copy, words, text, needed - 1, &fault) != 0) {                           \
            words = (size_t)fault.low;                                                                                        \
            copy = realloc(copy, words * sizeof *copy);                                                                       \
            status = grog_##system##_play_load(copy, words, text, needed - 1, &fault);                                        \
        }                                                                                                                     \
        if (status != 0 || grog_##system##_play_save(copy, words, second, needed, &again, &fault) != 0 ||                     \
            again != needed || memcmp(text, second, needed) != 0) {                                                           \
            printf("save and load differ\n");                                                                                 \
            exit(5);                                                                                                          \
        }                                                                                                                     \
        fputs(text, stdout);                                                                                                  \
        /* And what is packed is what it is unpacked from. */                                                                 \
        size_t count = 0;                                                                                                     \
        grog_##system##_play_pack(game, room, NULL, 0, &count, &fault);                                                       \
        uint8_t *packed = malloc(count);                                                                                      \
        status = grog_##system##_play_pack(game, room, packed, count, &count, &fault);                                        \
        if (status == 0 && (status = grog_##system##_play_unpack(copy, words, packed, count, &fault)) != 0 && words < (size_t)fault.low) {\
            words = (size_t)fault.low;                                                                                        \
            copy = realloc(copy, words * sizeof *copy);                                                                       \
            status = grog_##system##_play_unpack(copy, words, packed, count, &fault);                                         \
        }                                                                                                                     \
        if (status != 0 || grog_##system##_play_save(copy, words, second, needed, &again, &fault) != 0 || again != needed ||  \
            memcmp(text, second, needed) != 0) {                                                                              \
            printf("pack and unpack differ: %d %s\n", (int)status, fault.path);                                               \
            exit(5);                                                                                                          \
        }                                                                                                                     \
        printf("bytes %zu %02x%02x%02x%02x\n", count, packed[count - 4], packed[count - 3], packed[count - 2], packed[count - 1]);\
        free(packed);                                                                                                         \
        free(game);                                                                                                           \
        free(copy);                                                                                                           \
        free(text);                                                                                                           \
        free(second);                                                                                                         \
    }

static const uint8_t *thrown(size_t count)
{
    static uint8_t dice[256];
    for (size_t i = 0; i < count && i < sizeof dice; i++) {
        dice[i] = (uint8_t)(1 + chance(6));
    }
    return dice;
}

PLAYER(ocs, GrogOcs, GrogOcsGameChoice, asked.of = row, row.complete != 0, (void)order)

#define DICE_OF(SYSTEM)                                                                                                       \
    if (order.choice.step == GROG_##SYSTEM##_STEP_KIND_DICE) {                                                                \
        order.dice = thrown(order.choice.count);                                                                              \
        order.dice_len = order.choice.count;                                                                                  \
    }

PLAYER(korea, GrogKorea, GrogKoreaChoice, (void)asked, 1, DICE_OF(KOREA))
PLAYER(acw, GrogAcw, GrogAcwChoice, (void)asked, 1, DICE_OF(ACW))
PLAYER(axis_allies, GrogAxisAllies, GrogAxisAlliesChoice,
       if (row.step == GROG_AXIS_ALLIES_STEP_KIND_SURRENDER) row = rows[0], 1, DICE_OF(AXIS_ALLIES))

int main(int count, char **arguments)
{
    if (count != 5) {
        return 2;
    }
    char *position = contents(arguments[2]), *orders = contents(arguments[3]);
    int steps = atoi(arguments[4]);
    if (strcmp(arguments[1], "ocs") == 0) {
        play_ocs(position, orders, steps);
    } else if (strcmp(arguments[1], "korea") == 0) {
        play_korea(position, orders, steps);
    } else if (strcmp(arguments[1], "acw") == 0) {
        play_acw(position, orders, steps);
    } else {
        play_axis_allies(position, orders, steps);
    }
    free(position);
    free(orders);
    return 0;
}
