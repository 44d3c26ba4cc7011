/* Eight threads ask at the same time, of the same units and board: every answer is the one that a single thread gets. */
#include <grognard.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, ROUNDS = 2000 };

static GrogOcsUnit units[4];
static GrogOcsCombatAssessAnswer wanted;
static const char *wrong;

static int32_t assess(GrogOcsCombatAssessAnswer *answer, GrogTrail *trail)
{
    GrogOcsCombatAssessQuestion question;
    GrogFault fault;
    memset(&question, 0, sizeof question);
    memset(&fault, 0, sizeof fault);
    memset(answer, 0, sizeof *answer);
    question.size = (uint32_t)sizeof question;
    answer->size = (uint32_t)sizeof *answer;
    fault.size = (uint32_t)sizeof fault;
    question.attackers = units;
    question.attackers_len = 3;
    question.defenders = &units[3];
    question.defenders_len = 1;
    question.attack = GROG_OCS_ATTACK_REGULAR;
    question.phase = GROG_OCS_PHASE_COMBAT;
    return grog_ocs_combat_assess(&question, answer, trail, &fault);
}

static void *many(void *own)
{
    GrogStep steps[64];
    for (int round = 0; round < ROUNDS; round++) {
        GrogOcsCombatAssessAnswer answer;
        GrogTrail trail;
        memset(&trail, 0, sizeof trail);
        trail.size = (uint32_t)sizeof trail;
        trail.steps = steps;
        trail.capacity = 64;
        if (assess(&answer, round % 2 == 0 ? &trail : NULL) != 0 || memcmp(&answer, &wanted, sizeof answer) != 0) {
            return own;
        }
        /* Texts and faults as well. */
        GrogFault fault;
        memset(&fault, 0, sizeof fault);
        fault.size = (uint32_t)sizeof fault;
        if (grog_ocs_combat_assess(NULL, &answer, NULL, &fault) != GROG_FAULT_CODE_NULL_POINTER ||
            strcmp(fault.path, "question") != 0 || strcmp(grog_fault_word(fault.code), "null_pointer") != 0 ||
            strcmp(grog_word("GrogOcsMode", GROG_OCS_MODE_MOVE), "move") != 0) {
            return own;
        }
        GrogDice dice;
        uint8_t faces[8];
        if (grog_dice_seed(&dice, (uint64_t)round) != 0 || grog_dice_roll(&dice, faces, 8) != 0) {
            return own;
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (size_t i = 0; i < 4; i++) {
        units[i].side = i == 3 ? 2 : 1;
        units[i].kind = GROG_OCS_KIND_COMBAT;
        units[i].mode = GROG_OCS_MODE_COMBAT;
        units[i].size = GROG_OCS_SIZE_REGIMENT;
        units[i].rating = (int8_t)(1 + i);
        units[i].combat_supply = GROG_OCS_COMBAT_SUPPLY_PAID;
        units[i].combat_side.strength = (uint16_t)(5 + i);
    }
    if (assess(&wanted, NULL) != 0 || wanted.verdict != GROG_ALLOWED) {
        puts("the question has no answer");
        return 1;
    }
    for (size_t i = 0; i < THREADS; i++) {
        if (pthread_create(&threads[i], NULL, many, &units[0]) != 0) {
            return 1;
        }
    }
    for (size_t i = 0; i < THREADS; i++) {
        void *failed = NULL;
        pthread_join(threads[i], &failed);
        if (failed != NULL) {
            wrong = "a thread got another answer";
        }
    }
    puts(wrong != NULL ? wrong : "8 threads, the same answers");
    return wrong != NULL;
}
