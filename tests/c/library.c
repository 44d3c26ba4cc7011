/* The functions that no vector calls, and the ways of misusing any function that no vector shows. */
#include "harness.h"

static void check_texts(void)
{
    char text[64];
    size_t needed = 0;
    expect_int("grog_abi_version", grog_abi_version(), GROG_ABI_VERSION);
    expect_text("grog_version", grog_version(), GROG_VERSION);
    expect_int("grog_version_number", grog_version_number(), GROG_VERSION_NUMBER);
    expect_text("grog_fault_word", grog_fault_word(GROG_FAULT_CODE_OVERLAP), "overlap");
    expect_text("grog_fault_meaning", grog_fault_meaning(GROG_FAULT_CODE_NULL_POINTER), "A pointer is null.");
    expect_int("grog_fault_word: unknown", grog_fault_word(200) == NULL, 1);
    expect_int("grog_fault_word: negative", grog_fault_word(-1) == NULL, 1);
    expect_word("an enumerator", "GrogOcsMode", GROG_OCS_MODE_RESERVE, "reserve");
    expect_word("an enumerator", "GrogOcsEffectKind", GROG_OCS_EFFECT_KIND_DISORGANIZE, "disorganize");
    expect_word("an enumerator", "GrogWhat", GROG_WHAT_STRENGTH, "strength");
    expect_word("an enumerator", "GrogOcsCombatResult", GROG_OCS_COMBAT_RESULT_AE4_DL1O2, "Ae4/DL1o2");
    expect_int("no vocabulary", grog_word("GrogOcsNothing", 0) == NULL, 1);
    expect_int("null vocabulary", grog_word(NULL, 0) == NULL, 1);
    for (uint32_t n = 0; n < 3; n++) {
        static const char *const written[] = {"0", "2 1/2", "5"};
        uint32_t read = 99;
        expect_int("grog_measure_text", grog_measure_text(30 * n, GROG_MP, text, sizeof text, &needed), 0);
        expect_text("grog_measure_text", text, written[n]);
        expect_int("grog_measure_read", grog_measure_read(text, GROG_MP, &read), 0);
        expect_int("grog_measure_read", read, 30 * n);
    }
    uint32_t parts = 99;
    expect_int("no number", grog_measure_read("x", GROG_MP, &parts), GROG_FAULT_CODE_WRONG_TYPE);
    expect_int("no twelfths", grog_measure_read("1/7", GROG_MP, &parts), GROG_FAULT_CODE_INEXACT);
    expect_int("below zero", grog_measure_read("-1", GROG_MP, &parts), GROG_FAULT_CODE_OUT_OF_RANGE);
    expect_int("no text", grog_measure_read(NULL, GROG_MP, &parts), GROG_FAULT_CODE_NULL_POINTER);
    expect_int("nothing written", parts, 99);
    expect_int("no structure", grog_struct_size("GrogNothing", &needed), GROG_FAULT_CODE_UNKNOWN_WORD);
}

/* What a counter prints: strength, Action Rating and movement allowance of each side. */
static void check_counters(void)
{
    GrogOcsUnit unit;
    expect_int("a counter", grog_ocs_unit_read("8-4-6/(2)-4-12", &unit), 0);
    expect_int("its strength", unit.combat_side.strength, 8);
    expect_int("its parentheses", unit.combat_side.style, GROG_OCS_STYLE_PRINTED);
    expect_int("its rating", unit.rating, 4);
    expect_int("its movement allowance", unit.combat_side.ma, 6 * GROG_MP);
    expect_int("the other side's strength", unit.move_side.strength, 2);
    expect_int("the other side's parentheses", unit.move_side.style, GROG_OCS_STYLE_PARENTHESISED);
    expect_int("the other side's movement allowance", unit.move_side.ma, 12 * GROG_MP);
    expect_int("what a counter does not print", unit.side, 0);
    expect_int("two ratings", grog_ocs_unit_read("8-4-6/8-3-6", &unit), GROG_FAULT_CODE_BAD_TEXT);
    expect_int("no movement allowance", grog_ocs_unit_read("8-4", &unit), GROG_FAULT_CODE_BAD_TEXT);
    expect_int("no such rating", grog_ocs_unit_read("8-6-6", &unit), GROG_FAULT_CODE_OUT_OF_RANGE);
    expect_int("no counter", grog_ocs_unit_read(NULL, &unit), GROG_FAULT_CODE_NULL_POINTER);
    expect_int("nowhere", grog_ocs_unit_read("8-4-6", NULL), GROG_FAULT_CODE_NULL_POINTER);
}

/* A list has no more items than 16 bits can number. */
#ifndef __arm__
/* The list takes 5.6 MB, more memory than the Cortex-M7's board has. */
static void check_long_lists(void)
{
    static GrogOcsUnit crowd[70000];
    GrogFault fault;
    memset(&fault, 0, sizeof fault);
    fault.size = sizeof fault;
    GrogOcsCombatAssessAnswer assessed;
    memset(&assessed, 0, sizeof assessed);
    assessed.size = sizeof assessed;
    GrogOcsCombatAssessQuestion attack;
    memset(&attack, 0, sizeof attack);
    attack.size = sizeof attack;
    attack.attackers = crowd;
    attack.attackers_len = 70000;
    expect_int("70,000 attackers", grog_ocs_combat_assess(&attack, &assessed, NULL, &fault), GROG_FAULT_CODE_OVERFLOW);
    expect_text("70,000 attackers", fault.path, "attackers");
    GrogOcsBoard board;
    memset(&board, 0, sizeof board);
    board.size = sizeof board;
    board.units = crowd;
    board.units_len = 70000;
    GrogOcsZocCoversQuestion zone;
    memset(&zone, 0, sizeof zone);
    zone.size = sizeof zone;
    zone.board = &board;
    zone.side = 1;
    GrogOcsZocCoversAnswer covered;
    memset(&covered, 0, sizeof covered);
    covered.size = sizeof covered;
    expect_int("70,000 units", grog_ocs_zoc_covers(&zone, &covered, NULL, &fault), GROG_FAULT_CODE_OVERFLOW);
    expect_text("70,000 units", fault.path, "board.units");
}
#endif

static void check_charts(void)
{
#ifndef __arm__
    check_long_lists();
#endif
    char text[128];
    size_t needed = 0, rows = 0, columns = 0, charts = 0, row = 0, column = 0;
    GrogStep step;
    memset(&step, 0, sizeof step);
    expect_text("grog_word_meaning", grog_word_meaning("GrogWhat", GROG_WHAT_ODDS), "Odds of `num` to `den`.");
    expect_int("grog_word_meaning: 0", grog_word_meaning("GrogOcsMode", 0) == NULL, 1);
    expect_int("grog_word_meaning: none", grog_word_meaning("GrogNo", 1) == NULL, 1);
    const char *name;
    while ((name = grog_chart_name(charts)) != NULL) {
        expect_int("grog_chart_size", grog_chart_size(name, &rows, &columns), 0);
        for (row = 0; row < rows; row++) {
            expect_int(name, grog_chart_row(name, row, text, sizeof text, &needed) == 0 && needed > 1, 1);
            for (column = 0; column < columns; column++)
                expect_int(name, grog_chart_cell(name, row, column, text, sizeof text, &needed) == 0 && needed > 1, 1);
        }
        for (column = 0; column < columns; column++)
            expect_int(name, grog_chart_column(name, column, text, sizeof text, &needed) == 0 && needed > 1, 1);
        expect_int("no such row", grog_chart_row(name, rows, text, sizeof text, &needed), GROG_FAULT_CODE_UNKNOWN_WORD);
        expect_int("no such column", grog_chart_column(name, columns, text, sizeof text, &needed), GROG_FAULT_CODE_UNKNOWN_WORD);
        charts++;
    }
    expect_int("charts", (int64_t)charts, 11);
    expect_int("a heading", grog_chart_column("ocs.combat.close", 0, text, sizeof text, &needed), 0);
    expect_text("a heading", text, "1:4");
    expect_int("no chart", grog_chart_size("ocs.nothing", &rows, &columns), GROG_FAULT_CODE_UNKNOWN_WORD);
    GrogHex there = {0, 0};
    uint16_t printed = 0;
    expect_int("grog_hex_at", grog_hex_at(304, GROG_NUMBERING_ODD_COLUMNS, &there), 0);
    expect_int("its hex", there.q == 3 && there.r == 3, 1);
    expect_int("grog_hex_number", grog_hex_number(&there, GROG_NUMBERING_ODD_COLUMNS, &printed), 0);
    expect_int("its number", printed, 304);
    expect_int("no number", grog_hex_at(10000, GROG_NUMBERING_ODD_ROWS, &there), GROG_FAULT_CODE_OUT_OF_RANGE);
    expect_int("no numbering", grog_hex_at(304, 200, &there), GROG_FAULT_CODE_UNKNOWN_WORD);
    expect_int("no hex", grog_hex_at(304, GROG_NUMBERING_ODD_ROWS, NULL), GROG_FAULT_CODE_NULL_POINTER);
    there.q = -1;
    expect_int("beyond the map", grog_hex_number(&there, GROG_NUMBERING_ODD_COLUMNS, &printed), GROG_FAULT_CODE_OUT_OF_RANGE);
    GrogAxisAlliesExpected rounds = {2, (uint64_t)1 << 62};
    expect_int("GROG_CHANCE", GROG_CHANCE((uint64_t)1 << 62) == 0.5, 1);
    expect_int("GROG_CHANCE_UNITS", GROG_CHANCE_UNITS(0.5) == (uint64_t)1 << 62, 1);
    expect_int("GROG_EXPECTED", GROG_EXPECTED(rounds) == 2.5, 1);
    expect_int("a rule", grog_rule_number("OCS 9.8", &step.rule), 0);
    step.what = GROG_WHAT_SHIFT;
    step.about = GROG_ABOUT_ATTACKERS;
    step.index = 1;
    step.den = 1;
    step.num = -2;
    expect_int("grog_step_text", grog_step_text(&step, text, sizeof text, &needed), 0);
    expect_text("grog_step_text", text, "attackers[1]: 2 columns to the left (OCS 9.8: surprise shifts the column)");
    memset(text, '#', sizeof text);
    expect_int("a sentence too long", grog_step_text(&step, text, needed - 1, &needed), GROG_FAULT_CODE_BUFFER_TOO_SMALL);
    expect_int("a sentence too long", text[0], '#');
    expect_int("a sentence that fits", grog_step_text(&step, text, needed, &needed), 0);
    expect_int("a sentence that fits", text[needed], '#');
    expect_int("no step", grog_step_text(NULL, text, sizeof text, &needed), GROG_FAULT_CODE_NULL_POINTER);
    memset(&step, 0xFF, sizeof step);
    expect_int("any bytes are a step", grog_step_text(&step, text, sizeof text, &needed), 0);
}

static void check_rules(void)
{
    size_t count = 0;
    uint16_t rule = 0;
    uint16_t rules[1] = {7777};
    GrogCites cites;
    expect_int("grog_rule_number", grog_rule_number("OCS 9.8", &rule), 0);
    expect_text("grog_rule_id", grog_rule_id(rule), "OCS 9.8");
    expect_text("grog_rule_title", grog_rule_title(rule), "surprise shifts the column");
    expect_int("an unknown rule", grog_rule_id(65535) == NULL, 1);
    expect_int("an unknown citation", grog_rule_number("OCS 9.", &rule), GROG_FAULT_CODE_UNKNOWN_WORD);
    memset(&cites, 0xFF, sizeof cites);
    expect_int("any bytes are citations", grog_cites_list(&cites, rules, 1, &count), GROG_FAULT_CODE_BUFFER_TOO_SMALL);
    expect_int("any bytes are citations", (int64_t)count, GROG_CITES_MAX);
    expect_int("none was written", rules[0], 7777);
    memset(&cites, 0, sizeof cites);
    expect_int("no citations", grog_cites_list(&cites, NULL, 0, &count), 0);
    expect_int("no citations", (int64_t)count, 0);
    expect_int("citations over themselves", grog_cites_list(&cites, (uint16_t *)(void *)&cites, 1, &count),
               GROG_FAULT_CODE_OVERLAP);
    expect_int("null citations", grog_cites_list(NULL, rules, 1, &count), GROG_FAULT_CODE_NULL_POINTER);
}

static void check_dice(void)
{
    uint8_t faces[8] = {0};
    uint8_t again[8] = {0};
    GrogDice dice;
    expect_int("grog_dice_seed", grog_dice_seed(&dice, 1950), 0);
    GrogDice saved = dice;
    expect_int("grog_dice_roll", grog_dice_roll(&dice, faces, 8), 0);
    expect_int("grog_dice_roll", grog_dice_roll(&saved, again, 3), 0);
    expect_int("grog_dice_roll", grog_dice_roll(&saved, again + 3, 5), 0);
    expect_int("the same dice", memcmp(faces, again, 8), 0);
    expect_int("no dice", grog_dice_roll(&saved, NULL, 0), 0);
    for (int i = 0; i < 8; i++) {
        expect_int("a die", faces[i] >= 1 && faces[i] <= 6, 1);
    }
    expect_int("dice over themselves", grog_dice_roll(&dice, (uint8_t *)&dice, 1), GROG_FAULT_CODE_OVERLAP);
    expect_int("null dice", grog_dice_seed(NULL, 1), GROG_FAULT_CODE_NULL_POINTER);
}

/* A question that can be answered, and everything around it. */
typedef struct Set {
    GrogOcsUnit units[4];
    GrogOcsCombatAssessQuestion question;
    GrogOcsCombatAssessAnswer answer;
    GrogStep steps[4];
    GrogFault fault;
    /* Behind a fault it is aligned as one. */
    GrogTrail trail;
} Set;

static Set *set(void)
{
    Set *s = TAKE(Set, 1);
    for (int i = 0; i < 2; i++) {
        s->units[i].side = (uint8_t)(i + 1);
        s->units[i].kind = GROG_OCS_KIND_COMBAT;
        s->units[i].mode = GROG_OCS_MODE_COMBAT;
        s->units[i].size = GROG_OCS_SIZE_REGIMENT;
        s->units[i].arm = GROG_OCS_ARM_OTHER;
        s->units[i].rating = 3;
        s->units[i].combat_supply = GROG_OCS_COMBAT_SUPPLY_PAID;
    }
    s->units[0].combat_side.strength = 8;
    s->units[1].combat_side.strength = 6;
    s->question.size = (uint32_t)sizeof s->question;
    s->question.attack = GROG_OCS_ATTACK_REGULAR;
    s->question.phase = GROG_OCS_PHASE_COMBAT;
    s->question.attackers = &s->units[0];
    s->question.attackers_len = 1;
    s->question.defenders = &s->units[1];
    s->question.defenders_len = 1;
    s->answer.size = (uint32_t)sizeof s->answer;
    s->trail.size = (uint32_t)sizeof s->trail;
    s->trail.steps = s->steps;
    s->trail.capacity = 4;
    s->fault.size = (uint32_t)sizeof s->fault;
    return s;
}

static void refused(Set *s, GrogOcsCombatAssessAnswer *answer, GrogTrail *trail, GrogFault *fault, uint8_t code, const char *path)
{
    const Set before = *s;
    const int32_t status = grog_ocs_combat_assess(&s->question, answer, trail, fault);
    expect_int(path, status, code);
    if (fault == &s->fault) {
        expect_text(path, s->fault.path, path);
        s->fault = before.fault;
    }
    if (memcmp(s, &before, sizeof before) != 0) {
        wrong(path, "something was written");
    }
}

static void check_misuse(void)
{
    Set *s = set();
    expect_int("it can be answered", grog_ocs_combat_assess(&s->question, &s->answer, &s->trail, &s->fault), 0);
    expect_int("there are more than four steps", s->trail.len > 4, 1);

    s = set();
    refused(s, (GrogOcsCombatAssessAnswer *)(void *)s->units, &s->trail, &s->fault, GROG_FAULT_CODE_BAD_SIZE, "answer.size");
    s->units[0].id = (uint32_t)sizeof s->answer;
    refused(s, (GrogOcsCombatAssessAnswer *)(void *)s->units, &s->trail, &s->fault, GROG_FAULT_CODE_OVERLAP, "answer");
    refused(s, (GrogOcsCombatAssessAnswer *)(void *)((char *)&s->answer + 1), &s->trail, &s->fault, GROG_FAULT_CODE_MISALIGNED, "answer");
    refused(s, &s->answer, (GrogTrail *)(void *)&s->answer, &s->fault, GROG_FAULT_CODE_OVERLAP, "trail");

    s = set();
    s->trail.steps = (GrogStep *)(void *)&s->units[1];
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_OVERLAP, "trail.steps");
    s->trail.steps = NULL;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_NULL_POINTER, "trail.steps");
    s->trail.steps = s->steps;
    s->trail.capacity = SIZE_MAX / 2;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_OUT_OF_RANGE, "trail.capacity");
    s->trail.capacity = 4;
    s->trail.reserved = 1;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_RESERVED, "trail.reserved");
    s->trail.reserved = 0;
    s->trail.size = 4;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_BAD_SIZE, "trail.size");

    /* A size that was forgotten, of each structure. */
    s = set();
    s->question.size = 0;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_BAD_SIZE, "size");
    s = set();
    s->answer.size = 0;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_BAD_SIZE, "answer.size");
    s = set();
    s->trail.size = 0;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_BAD_SIZE, "trail.size");
    GrogOcsBoard *board = TAKE(GrogOcsBoard, 1);
    GrogOcsZocCoversQuestion *zone = TAKE(GrogOcsZocCoversQuestion, 1);
    GrogOcsZocCoversAnswer *covers = TAKE(GrogOcsZocCoversAnswer, 1);
    zone->size = (uint32_t)sizeof *zone;
    zone->board = board;
    zone->side = 1;
    covers->size = (uint32_t)sizeof *covers;
    expect_int("a board without its size", grog_ocs_zoc_covers(zone, covers, NULL, &s->fault), GROG_FAULT_CODE_BAD_SIZE);
    expect_text("a board without its size", s->fault.path, "board.size");
    GrogOcsTables *tables = TAKE(GrogOcsTables, 1);
    board->size = (uint32_t)sizeof *board;
    board->tables = tables;
    expect_int("tables without their size", grog_ocs_zoc_covers(zone, covers, NULL, &s->fault), GROG_FAULT_CODE_BAD_SIZE);
    expect_text("tables without their size", s->fault.path, "board.tables.size");
    tables->size = (uint32_t)sizeof *tables;
    tables->points_len = 1;
    expect_int("tables without a list", grog_ocs_zoc_covers(zone, covers, NULL, &s->fault), GROG_FAULT_CODE_NULL_POINTER);
    expect_text("tables without a list", s->fault.path, "board.tables.points");
    board->tables = (const GrogOcsTables *)(const void *)((const char *)tables + 1);
    expect_int("tables askew", grog_ocs_zoc_covers(zone, covers, NULL, &s->fault), GROG_FAULT_CODE_MISALIGNED);
    expect_text("tables askew", s->fault.path, "board.tables");
    board->tables = NULL;
    zone->reserved[0] = 1;
    expect_int("reserved bytes", grog_ocs_zoc_covers(zone, covers, NULL, &s->fault), GROG_FAULT_CODE_RESERVED);
    expect_text("reserved bytes", s->fault.path, "reserved");

    s = set();
    s->question.attackers_len = SIZE_MAX;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_OUT_OF_RANGE, "attackers_len");
    s->question.attackers_len = SIZE_MAX / 2 / sizeof(GrogOcsUnit) + 1;
    refused(s, &s->answer, &s->trail, &s->fault, GROG_FAULT_CODE_OUT_OF_RANGE, "attackers_len");

    /* A fault that lies on something else, or is none, is not written. */
    s = set();
    s->answer.size = (uint32_t)sizeof s->answer;
    refused(s, &s->answer, &s->trail, (GrogFault *)(void *)&s->trail, GROG_FAULT_CODE_BAD_SIZE, "a trail as a fault");
    s->units[2].id = (uint32_t)sizeof s->fault;
    s->question.defenders_len = 2;
    refused(s, &s->answer, &s->trail, (GrogFault *)(void *)&s->units[2], GROG_FAULT_CODE_OVERLAP, "a list as a fault");
    /* One whose size was forgotten says so. */
    s = set();
    s->fault.size = 0;
    expect_int("a fault without its size", grog_ocs_combat_assess(&s->question, &s->answer, NULL, &s->fault), GROG_FAULT_CODE_BAD_SIZE);
    expect_text("a fault without its size", s->fault.path, "fault.size");
    expect_int("a fault without its size", s->fault.code, GROG_FAULT_CODE_BAD_SIZE);
    refused(s, &s->answer, &s->trail, (GrogFault *)(void *)((char *)&s->fault + 2), GROG_FAULT_CODE_MISALIGNED, "a fault askew");
}

void check_library(void)
{
    SAME_SIZE(GrogCites);
    SAME_SIZE(GrogDice);
    SAME_SIZE(GrogFault);
    SAME_SIZE(GrogTrail);
    check_texts();
    check_counters();
    check_charts();
    check_rules();
    check_dice();
    check_misuse();
}
