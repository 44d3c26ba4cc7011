/* The vectors' questions as a careless or hostile program asks them: `pressure hostile`. And as eight threads ask them at
 * the same time: `pressure threads`. It takes the place of the platform of tests/c: each call of a case that was answered
 * is repeated with copies of all its memory. */
#define _DEFAULT_SOURCE
#include "graph.h"
#include "harness.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* SLOW is in nanoseconds of the processor. */
enum { FUNCTIONS = 1024, CODES = 64, RANDOM_CALLS = 24, THREADS = 8, SLOW = 2000000, LARGEST = 20480 };

/* What came of the calls of one function. */
typedef struct Function {
    Call call;
    unsigned long answered;
    unsigned long refused;
} Function;

static Function functions[FUNCTIONS];
static size_t functions_count;
static unsigned long statuses[CODES];
static unsigned long calls, faults_found;
static const char *way = "nothing";
static int threaded;
static uint64_t state = 1950;
/* Where the answer of the present case, a search, keeps memory to work in; otherwise 0. */
static size_t scratch_at;

void say(const char *text)
{
    fputs(text, stdout);
}

void *platform_take(size_t bytes)
{
    return block_take(bytes);
}

static Function *function_of(Call call)
{
    for (size_t i = 0; i < functions_count; i++) {
        if (functions[i].call == call) {
            return &functions[i];
        }
    }
    functions[functions_count].call = call;
    return &functions[functions_count++];
}

static uint64_t draw(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static void bad(const char *why)
{
    wrong(way, why);
    faults_found++;
}

/* All the memory of one call. */
typedef struct Asking {
    Call call;
    Graph in;
    Graph out;
    GrogTrail *trail;
    GrogStep *steps;
    GrogFault *fault;
} Asking;

enum { STEPS = 4 };

static void again(Asking *asking)
{
    graph_restore(&asking->in);
    graph_restore(&asking->out);
    memset(asking->steps, 0, STEPS * sizeof(GrogStep));
    memset(asking->trail, 0, sizeof *asking->trail);
    asking->trail->size = (uint32_t)sizeof *asking->trail;
    asking->trail->steps = asking->steps;
    asking->trail->capacity = STEPS;
    memset(asking->fault, 0, sizeof *asking->fault);
    asking->fault->size = (uint32_t)sizeof *asking->fault;
}

static void prepare(Asking *asking, Call call, const void *question, const void *answer)
{
    asking->call = call;
    graph_copy(&asking->in, question, layout_of_question((uint64_t)(uintptr_t)call));
    graph_copy(&asking->out, answer, NULL);
    for (size_t i = 0; i < asking->out.slots_count; i++) {
        const Slot *slot = &asking->out.slots[i];
        /* A search writes its rows as it goes. */
        asking->out.pieces[slot->target].is_loose = scratch_at != 0;
    }
    asking->steps = (GrogStep *)guarded_take(STEPS * sizeof(GrogStep));
    asking->trail = (GrogTrail *)guarded_take(sizeof(GrogTrail));
    asking->fault = (GrogFault *)guarded_take(sizeof(GrogFault));
    again(asking);
}

static void release(Asking *asking)
{
    graph_free(&asking->in);
    graph_free(&asking->out);
    guarded_give_back(asking->steps, STEPS * sizeof(GrogStep));
    guarded_give_back(asking->trail, sizeof(GrogTrail));
    guarded_give_back(asking->fault, sizeof(GrogFault));
}

/* Asks, and looks at all that must hold whatever was asked: a status, inputs as they were, outputs as they were if it
 * was refused, except for the lengths that `buffer_too_small` says. */
static int32_t tried(Asking *asking, const char *what, const void *question, void *answer, GrogTrail *trail, GrogFault *fault)
{
    const uint64_t in = graph_hash(&asking->in), out = graph_hash(&asking->out);
    char text[120];
    way = what;
    calls++;
    const int32_t status = asking->call(question, answer, trail, fault);
    Function *function = function_of(asking->call);
    *(status == 0 ? &function->answered : &function->refused) += 1;
    if (status < 0 || status >= CODES || grog_fault_word(status) == NULL) {
        bad("it returned what is no status");
        return status;
    }
    statuses[status]++;
    if (status == GROG_FAULT_CODE_INTERNAL) {
        bad("an internal fault");
    }
    if (in != graph_hash(&asking->in)) {
        bad("an input was written");
    }
    if (status != 0 && status != GROG_FAULT_CODE_BUFFER_TOO_SMALL && out != graph_hash(&asking->out)) {
        snprintf(text, sizeof text, "%s: it was refused, and piece %zu of the answer was written", grog_fault_word(status),
                 graph_changed(&asking->out));
        bad(text);
    }
    return status;
}

static int32_t plainly(Asking *asking, const char *what)
{
    return tried(asking, what, asking->in.pieces[0].bytes, asking->out.pieces[0].bytes, asking->trail, asking->fault);
}

static void must_be(int32_t status, int32_t expected)
{
    char text[120];
    if (status != expected) {
        snprintf(text, sizeof text, "%s, expected %s", grog_fault_word(status), grog_fault_word(expected));
        bad(text);
    }
}

static void must_be_refused(int32_t status)
{
    if (status == 0) {
        bad("it was answered");
    }
}

static void null_pointers(Asking *asking)
{
    void *question = asking->in.pieces[0].bytes, *answer = asking->out.pieces[0].bytes;
    must_be(tried(asking, "no question", NULL, answer, asking->trail, asking->fault), GROG_FAULT_CODE_NULL_POINTER);
    must_be(tried(asking, "no answer", question, NULL, asking->trail, asking->fault), GROG_FAULT_CODE_NULL_POINTER);
    must_be(tried(asking, "nothing at all", NULL, NULL, NULL, NULL), GROG_FAULT_CODE_NULL_POINTER);
    for (size_t i = 0; i < asking->in.slots_count; i++) {
        const Slot slot = asking->in.slots[i];
        put_word(&asking->in, slot.piece, slot.offset, 0);
        const int32_t status = plainly(asking, "a null list or structure");
        if (slot.is_list) {
            must_be_refused(status);
        }
        again(asking);
    }
    for (size_t i = 0; i < asking->out.slots_count; i++) {
        const Slot slot = asking->out.slots[i];
        const size_t size = asking->out.pieces[0].size;
        uint8_t *full = (uint8_t *)malloc(size);
        must_be(plainly(asking, "all buffers"), 0);
        memcpy(full, asking->out.pieces[0].bytes, size);
        again(asking);
        put_word(&asking->out, slot.piece, slot.offset, 0);
        must_be(plainly(asking, "a null buffer that has a capacity"), GROG_FAULT_CODE_NULL_POINTER);
        again(asking);
        const size_t capacity = slot.offset + sizeof(size_t), room = word_at(&asking->out, slot.piece, capacity);
        put_word(&asking->out, slot.piece, slot.offset, 0);
        put_word(&asking->out, slot.piece, capacity, 0);
        const int32_t status = plainly(asking, "a null buffer");
        /* Without its list an answer is the same for the rest; a search needs its scratch memory. */
        if (slot.piece == 0 && slot.offset != scratch_at) {
            must_be(status, 0);
            put_word(&asking->out, 0, slot.offset, (size_t)asking->out.pieces[slot.target].bytes);
            put_word(&asking->out, 0, capacity, room);
            if (memcmp(full, asking->out.pieces[0].bytes, size) != 0) {
                bad("another answer");
            }
        }
        free(full);
        again(asking);
    }
    asking->trail->steps = NULL;
    must_be(plainly(asking, "a null trail buffer"), GROG_FAULT_CODE_NULL_POINTER);
    again(asking);
}

/* A structure of the caller's at an odd address, in memory that is one byte larger. */
static void misaligned(Asking *asking)
{
    uint8_t *parts[4] = {asking->in.pieces[0].bytes, asking->out.pieces[0].bytes, (uint8_t *)asking->trail,
                         (uint8_t *)asking->fault};
    const size_t sizes[4] = {asking->in.pieces[0].size, asking->out.pieces[0].size, sizeof(GrogTrail), sizeof(GrogFault)};
    for (int i = 0; i < 4; i++) {
        uint8_t *odd = (uint8_t *)guarded_take(sizes[i] + 1);
        uint8_t *given[4] = {parts[0], parts[1], parts[2], parts[3]};
        memcpy(odd, parts[i], sizes[i]);
        memcpy(odd + 1, parts[i], sizes[i]);
        given[i] = (size_t)odd % 2 == 1 ? odd : odd + 1;
        must_be(tried(asking, "a misaligned structure", given[0], given[1], (GrogTrail *)(void *)given[2],
                      (GrogFault *)(void *)given[3]),
                GROG_FAULT_CODE_MISALIGNED);
        guarded_give_back(odd, sizes[i] + 1);
        again(asking);
    }
    for (size_t i = 0; i < asking->in.slots_count; i++) {
        const Slot slot = asking->in.slots[i];
        put_word(&asking->in, slot.piece, slot.offset, word_at(&asking->in, slot.piece, slot.offset) + 1);
        if (slot.is_list) {
            const size_t length = slot.offset + sizeof(size_t);
            put_word(&asking->in, slot.piece, length, word_at(&asking->in, slot.piece, length) - 1);
        }
        plainly(asking, "a misaligned list or structure");
        again(asking);
    }
    for (size_t i = 0; i < asking->out.slots_count; i++) {
        const Slot slot = asking->out.slots[i];
        const size_t capacity = slot.offset + sizeof(size_t);
        put_word(&asking->out, slot.piece, slot.offset, word_at(&asking->out, slot.piece, slot.offset) + 1);
        put_word(&asking->out, slot.piece, capacity, word_at(&asking->out, slot.piece, capacity) - 1);
        plainly(asking, "a misaligned buffer");
        again(asking);
    }
}

static void sizes(Asking *asking)
{
    uint32_t *places[PIECES + 4];
    size_t count = 0;
    for (size_t i = 0; i < asking->in.count; i++) {
        if (is_sized(&asking->in.pieces[i])) {
            places[count++] = (uint32_t *)(void *)asking->in.pieces[i].bytes;
        }
    }
    places[count++] = (uint32_t *)(void *)asking->out.pieces[0].bytes;
    places[count++] = &asking->trail->size;
    places[count++] = &asking->fault->size;
    for (size_t i = 0; i < count; i++) {
        const uint32_t right = *places[i];
        const uint32_t wrongs[] = {0, 1, 3, right - 1, right / 2, LARGEST + 1, UINT32_MAX};
        for (size_t at = 0; at < sizeof wrongs / sizeof *wrongs; at++) {
            *places[i] = wrongs[at];
            const int32_t status = plainly(asking, "a wrong size");
            /* A record may begin with its size by chance. */
            if (i == 0 || i + 3 >= count) {
                must_be(status, GROG_FAULT_CODE_BAD_SIZE);
            }
            again(asking);
        }
    }
}

static void lengths(Asking *asking)
{
    for (size_t i = 0; i < asking->in.slots_count; i++) {
        const Slot slot = asking->in.slots[i];
        const size_t at = slot.offset + sizeof(size_t);
        if (!slot.is_list) {
            continue;
        }
        const size_t right = word_at(&asking->in, slot.piece, at);
        put_word(&asking->in, slot.piece, at, SIZE_MAX);
        must_be_refused(plainly(asking, "a length that no memory has"));
        again(asking);
        for (size_t less = 0; less < right; less += right / 3 + 1) {
            put_word(&asking->in, slot.piece, at, less);
            plainly(asking, "a shorter list");
            again(asking);
        }
    }
    for (size_t i = 0; i < asking->out.slots_count; i++) {
        const Slot slot = asking->out.slots[i];
        const size_t at = slot.offset + sizeof(size_t);
        const size_t right = word_at(&asking->out, slot.piece, at);
        put_word(&asking->out, slot.piece, at, SIZE_MAX);
        plainly(asking, "a capacity that no memory has");
        again(asking);
        for (size_t less = 0; less < right; less += right / 3 + 1) {
            put_word(&asking->out, slot.piece, at, less);
            plainly(asking, "a smaller buffer");
            again(asking);
        }
    }
    asking->trail->capacity = SIZE_MAX;
    must_be_refused(plainly(asking, "a trail that no memory has"));
    again(asking);
}

/* Outputs that lie on inputs or on one another. */
static void overlaps(Asking *asking)
{
    void *question = asking->in.pieces[0].bytes, *answer = asking->out.pieces[0].bytes;
    const size_t own[2] = {asking->in.pieces[0].size, asking->out.pieces[0].size};
    /* The question and the answer in one place that has room for both. */
    const size_t both = own[0] > own[1] ? own[0] : own[1];
    uint8_t *shared = (uint8_t *)guarded_take(both);
    memset(shared, 0, both);
    memcpy(shared, question, own[0]);
    const uint32_t size = (uint32_t)both;
    memcpy(shared, &size, sizeof size);
    must_be_refused(tried(asking, "the question as its answer", shared, shared, NULL, asking->fault));
    guarded_give_back(shared, both);
    again(asking);
    if (own[1] >= sizeof(GrogFault)) {
        must_be_refused(tried(asking, "the answer as its fault", question, answer, NULL, (GrogFault *)answer));
        again(asking);
    }
    asking->trail->steps = (GrogStep *)(void *)asking->trail;
    asking->trail->capacity = 1;
    must_be(plainly(asking, "the trail on itself"), GROG_FAULT_CODE_OVERLAP);
    again(asking);
    if (own[1] >= sizeof(GrogStep)) {
        asking->trail->steps = (GrogStep *)answer;
        asking->trail->capacity = 1;
        must_be(plainly(asking, "steps on the answer"), GROG_FAULT_CODE_OVERLAP);
        again(asking);
    }
    /* A buffer on each piece of the question in turn, as much of it as the buffer takes. */
    for (size_t i = 0; i < asking->out.slots_count; i++) {
        const Slot slot = asking->out.slots[i];
        const size_t at = slot.offset + sizeof(size_t), room = word_at(&asking->out, slot.piece, at);
        const size_t each = room > 0 ? asking->out.pieces[slot.target].size / room : 0;
        for (size_t piece = 0; piece < asking->in.count && each > 0; piece++) {
            const Piece *under = &asking->in.pieces[piece];
            if (under->size < each || (size_t)under->bytes % sizeof(size_t) != 0) {
                continue;
            }
            const size_t fits = under->size / each < room ? under->size / each : room;
            put_word(&asking->out, slot.piece, slot.offset, (size_t)under->bytes);
            put_word(&asking->out, slot.piece, at, fits);
            must_be_refused(plainly(asking, "a buffer on an input"));
            again(asking);
        }
    }
}

/* Bytes of all kinds in the question and in all that it leads to. */
static void any_bytes(Asking *asking)
{
    for (int round = 0; round < RANDOM_CALLS; round++) {
        const size_t changes = round % 2 == 0 ? 1 : 1 + draw() % 12;
        for (size_t change = 0; change < changes; change++) {
            const size_t piece = draw() % asking->in.count;
            Piece *own = &asking->in.pieces[piece];
            if (own->size == 0) {
                continue;
            }
            const size_t at = draw() % own->size;
            if (!is_free(&asking->in, piece, at)) {
                continue;
            }
            const uint64_t kind = draw() % 4;
            own->bytes[at] = (uint8_t)(kind == 0 ? draw() : kind == 1 ? draw() % 8 : kind == 2 ? 255u : own->bytes[at] + 1u);
        }
        plainly(asking, "other bytes");
        again(asking);
    }
    /* Every byte of every list. */
    for (int round = 0; round < 2; round++) {
        for (size_t piece = 0; piece < asking->in.count; piece++) {
            Piece *own = &asking->in.pieces[piece];
            for (size_t at = 0; at < own->size; at++) {
                if (is_free(&asking->in, piece, at)) {
                    own->bytes[at] = (uint8_t)(round == 0 ? draw() : 255);
                }
            }
        }
        plainly(asking, "bytes of all kinds");
        again(asking);
    }
}

static void hostile(Call call, const void *question, const void *answer)
{
    Asking asking;
    struct timespec began, ended;
    prepare(&asking, call, question, answer);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began);
    must_be(plainly(&asking, "the question itself"), 0);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
    const long took = (ended.tv_sec - began.tv_sec) * 1000000000L + (ended.tv_nsec - began.tv_nsec);
    again(&asking);
    null_pointers(&asking);
    misaligned(&asking);
    sizes(&asking);
    overlaps(&asking);
    /* What is searched for long is asked less often. */
    if (took < SLOW) {
        lengths(&asking);
        any_bytes(&asking);
    }
    release(&asking);
}

/* Calls for threads, kept until there is one for each. */
static Asking kept[THREADS];
static size_t kept_count;
static pthread_barrier_t together;

typedef struct Thread {
    pthread_t id;
    size_t number;
    Graph outs[THREADS];
    int32_t got[THREADS];
} Thread;

static void *ask_all(void *own)
{
    Thread *thread = (Thread *)own;
    pthread_barrier_wait(&together);
    for (size_t i = 0; i < kept_count; i++) {
        const size_t which = (thread->number + i) % kept_count;
        GrogStep steps[STEPS];
        char text[GROG_STEP_MAX];
        size_t needed;
        GrogTrail trail = {(uint32_t)sizeof trail, 0, steps, STEPS, 0};
        GrogFault fault;
        memset(&fault, 0, sizeof fault);
        fault.size = (uint32_t)sizeof fault;
        thread->got[which] = kept[which].call(kept[which].in.pieces[0].bytes, thread->outs[which].pieces[0].bytes, &trail, &fault);
        if (thread->got[which] == 0 && trail.len > 0) {
            thread->got[which] = grog_step_text(&steps[0], text, sizeof text, &needed);
        }
        if (thread->got[which] == 0 && kept[which].call(NULL, thread->outs[which].pieces[0].bytes, NULL, &fault) == 0) {
            thread->got[which] = -1;
        }
    }
    return NULL;
}

/* Makes the pointers of answers equal, so that the rest can be compared. */
static void blot(Graph *graph)
{
    for (size_t i = 0; i < graph->slots_count; i++) {
        put_word(graph, graph->slots[i].piece, graph->slots[i].offset, 0);
        /* What a search leaves in its memory is its own. */
    }
}

static void ask_together(void)
{
    static Thread threads[THREADS];
    pthread_barrier_init(&together, NULL, THREADS);
    for (size_t t = 0; t < THREADS; t++) {
        threads[t].number = t;
        for (size_t i = 0; i < kept_count; i++) {
            /* Copies of copies: the originals are gone. */
            Graph *out = &threads[t].outs[i];
            *out = kept[i].out;
            for (size_t p = 0; p < out->count; p++) {
                out->pieces[p].bytes = (uint8_t *)guarded_take(out->pieces[p].size);
                memcpy(out->pieces[p].bytes, kept[i].out.pieces[p].image, out->pieces[p].size);
            }
            for (size_t s = 0; s < out->slots_count; s++) {
                put_word(out, out->slots[s].piece, out->slots[s].offset, (size_t)out->pieces[out->slots[s].target].bytes);
            }
        }
        pthread_create(&threads[t].id, NULL, ask_all, &threads[t]);
    }
    for (size_t t = 0; t < THREADS; t++) {
        pthread_join(threads[t].id, NULL);
        for (size_t i = 0; i < kept_count; i++) {
            way = "one of eight threads";
            calls++;
            Function *function = function_of(kept[i].call);
            *(threads[t].got[i] == 0 ? &function->answered : &function->refused) += 1;
            Graph *out = &threads[t].outs[i];
            blot(out);
            if (threads[t].got[i] != 0) {
                bad("it was refused");
            } else if (memcmp(out->pieces[0].bytes, kept[i].out.pieces[0].bytes, out->pieces[0].size) != 0) {
                bad("another answer");
            }
            for (size_t p = 0; p < out->count; p++) {
                guarded_give_back(out->pieces[p].bytes, out->pieces[p].size);
            }
        }
    }
    pthread_barrier_destroy(&together);
    while (kept_count > 0) {
        release(&kept[--kept_count]);
    }
}

static void keep(Call call, const void *question, const void *answer)
{
    Asking *asking = &kept[kept_count++];
    prepare(asking, call, question, answer);
    /* What one thread alone gets. */
    must_be(plainly(asking, "the question itself"), 0);
    blot(&asking->out);
    if (kept_count == THREADS) {
        ask_together();
    }
}

/* The harness's own function, under another name. */
Asked harness_ask(Call call, const void *question, size_t question_size, void *answer, size_t answer_size, Room room);

Asked ask(Call call, const void *question, size_t question_size, void *answer, size_t answer_size, Room room)
{
    scratch_at = room.scratch_at;
    return harness_ask(call, question, question_size, answer, answer_size, room);
}

int32_t platform_call(Call call, const void *question, void *answer, GrogTrail *trail, GrogFault *fault)
{
    const int32_t status = call(question, answer, trail, fault);
    /* The call of a case that comes with all its buffers and is answered. */
    if (status == 0 && fault != NULL && trail == NULL && question != NULL && answer != NULL) {
        if (threaded) {
            keep(call, question, answer);
        } else {
            hostile(call, question, answer);
        }
    }
    return status;
}

void platform_give_back(void)
{
    blocks_give_back();
}

void platform_report(void)
{
}

/* What touches memory that it may not: say in which case. */
static void crashed(int signal)
{
    fprintf(stderr, "signal %d\n", signal);
    bad("the library touched memory that is not the caller's");
    fflush(stdout);
    _exit(3);
}

int main(int count, char **arguments)
{
    if (count < 3) {
        fputs("pressure hostile|threads LAYOUTS [malloc]\n", stderr);
        return 2;
    }
    threaded = strcmp(arguments[1], "threads") == 0;
    layouts_read(arguments[2]);
    with_guards = !(count > 3 && strcmp(arguments[3], "malloc") == 0);
    if (with_guards) {
        signal(SIGSEGV, crashed);
        signal(SIGBUS, crashed);
    }
    const size_t failed = run_cases();
    if (kept_count > 0) {
        ask_together();
    }
    for (size_t i = 0; i < functions_count; i++) {
        /* The script finds the names of these addresses. */
        printf("function %llx %lu %lu\n", (unsigned long long)(uintptr_t)functions[i].call, functions[i].answered,
               functions[i].refused);
    }
    for (int32_t code = 0; code < CODES; code++) {
        if (statuses[code] > 0) {
            printf("status %s %lu\n", grog_fault_word(code), statuses[code]);
        }
    }
    printf("calls %lu\n", calls);
    return failed + faults_found == 0 ? 0 : 1;
}
