/* Calls: what a caller gives is laid into the memory as the library expects it there, and what it writes is laid out
 * as C does. */

/* The largest size of a structure that the library accepts. */
#define LARGEST 20480u
/* A number of items that is too large for any memory, and one that is too large for any list. */
#define IMPOSSIBLE 0xFFFFFFFFu
#define TOO_MANY 65536u

/* A part of the caller's memory, and where it lies here. */
typedef struct Region {
    const u8 *start;
    size_t bytes;
    u32 at;
} Region;
/* A list that the caller lends: where its pointer is said, here and there. */
typedef struct Lent {
    u8 *there;
    u32 at;
    const Record *of;
    u8 *start;
    size_t capacity;
    u32 given;
    u32 place;
    u32 len;
    u16 kind;
} Lent;
typedef struct Call {
    u32 next;
    int is_short;
    u64 needs;
    int overlaps;
    u32 known;
    u32 lent_count;
    Region regions[48];
    Lent lent[4];
    GrogFault *fault;
    u32 fault_at;
    int fault_lost;
} Call;

static GROG_PLAIN_LOCAL u8 is_ready;

static void begin(Call *c)
{
    if (!is_ready) {
        memcpy(AT(FIRST, 0), image, sizeof image);
        is_ready = 1;
    }
    g0 = FIRST;
    c->next = HEAP;
    c->is_short = 0;
    c->needs = 0;
    c->overlaps = 0;
    c->known = 0;
    c->lent_count = 0;
    c->fault = NULL;
    c->fault_at = 0;
    c->fault_lost = 0;
}

/* Bytes that are left. */
static u32 left(const Call *c)
{
    return (u32)LAST_PLACE - c->next;
}

/* Room for so many bytes. */
static u32 room(Call *c, u64 bytes)
{
    const u32 at = c->next;
    const u64 whole = (bytes + 7) & ~(u64)7;
    if (whole > left(c)) {
        c->is_short = 1;
        if (c->needs < c->next - HEAP + whole) {
            c->needs = c->next - HEAP + whole;
        }
        return HEAP;
    }
    c->next += (u32)whole;
    return at;
}

static int is_misaligned(const void *start, size_t align)
{
    return align > 1 && (uintptr_t)start % align != 0;
}

static void note(Call *c, const void *start, size_t bytes, u32 at)
{
    if (bytes > 0 && c->known < COUNT(c->regions)) {
        const Region region = {(const u8 *)start, bytes, at};
        c->regions[c->known++] = region;
    }
}

/* Where that lies which shares a byte with what is written; 0 if nothing does. */
static u32 overlapping(const Call *c, const void *start, size_t bytes)
{
    for (u32 n = 0; n < c->known && bytes > 0; n++) {
        const Region *r = &c->regions[n];
        if ((uintptr_t)start < (uintptr_t)r->start + r->bytes && (uintptr_t)r->start < (uintptr_t)start + bytes) {
            return r->at;
        }
    }
    return 0;
}

static void lay_in(const Record *of, const u8 *from, u32 to, size_t count);
static void lay_in_field(const Field *f, const u8 *from, u32 to)
{
    const u8 *start = from + f->native;
    u8 *end = AT(to, f->at);
    if (f->kind == RECORD) {
        lay_in(f->of, start, to + f->at, f->count);
        return;
    }
    if (PLAIN_LITTLE || f->kind == NUMBER_8) {
        memcpy(end, start, (size_t)f->kind * f->count);
        return;
    }
    for (u32 n = 0; n < f->count; n++) {
        if (f->kind == NUMBER_16) {
            u16 value;
            memcpy(&value, start + 2 * n, 2);
            write16(end + 2 * n, value);
        } else if (f->kind == NUMBER_32) {
            u32 value;
            memcpy(&value, start + 4 * n, 4);
            write32(end + 4 * n, value);
        } else {
            u64 value;
            memcpy(&value, start + 8 * n, 8);
            write64(end + 8 * n, value);
        }
    }
}
static void lay_in(const Record *of, const u8 *from, u32 to, size_t count)
{
    if (PLAIN_SAME) {
        memcpy(AT(to, 0), from, of->size * count);
        return;
    }
    for (; count > 0; count--, from += of->native, to += of->size) {
        for (u32 n = 0; n < of->count; n++) {
            lay_in_field(&of->fields[n], from, to);
        }
    }
}

static void lay_out(const Record *of, u8 *to, u32 from, size_t count);
static void lay_out_field(const Field *f, u8 *to, u32 from)
{
    u8 *end = to + f->native;
    const u8 *start = AT(from, f->at);
    if (f->kind == RECORD) {
        lay_out(f->of, end, from + f->at, f->count);
        return;
    }
    if (PLAIN_LITTLE || f->kind == NUMBER_8) {
        memcpy(end, start, (size_t)f->kind * f->count);
        return;
    }
    for (u32 n = 0; n < f->count; n++) {
        if (f->kind == NUMBER_16) {
            const u16 value = (u16)read16(start + 2 * n);
            memcpy(end + 2 * n, &value, 2);
        } else if (f->kind == NUMBER_32) {
            const u32 value = read32(start + 4 * n);
            memcpy(end + 4 * n, &value, 4);
        } else {
            const u64 value = read64(start + 8 * n);
            memcpy(end + 8 * n, &value, 8);
        }
    }
}
static void lay_out(const Record *of, u8 *to, u32 from, size_t count)
{
    if (PLAIN_SAME) {
        memcpy(to, AT(from, 0), of->size * count);
        return;
    }
    for (; count > 0; count--, to += of->native, from += of->size) {
        for (u32 n = 0; n < of->count; n++) {
            lay_out_field(&of->fields[n], to, from);
        }
    }
}

static const u8 *pointer_at(const u8 *at)
{
    const u8 *pointer;
    memcpy(&pointer, at, sizeof pointer);
    return pointer;
}
static size_t number_at(const u8 *at)
{
    size_t number;
    memcpy(&number, at, sizeof number);
    return number;
}
static u32 size_at(const void *at)
{
    u32 number;
    memcpy(&number, at, sizeof number);
    return number;
}

/* Whether so many items are more than memory has. */
static int is_impossible(const void *start, size_t count, size_t size)
{
    return count > (SIZE_MAX / 2) / size || (uintptr_t)start + count * size < (uintptr_t)start;
}

/* Items that are read: where they are, and in `count` how many the library is told. */
static u32 items(Call *c, const Record *of, const void *start, size_t count, u32 *told)
{
    u32 at;
    *told = (u32)count;
    if (start == NULL || count == 0) {
        *told = count > TOO_MANY ? TOO_MANY : (u32)count;
        return 0;
    }
    if (is_misaligned(start, of->align)) {
        *told = 1;
        return HEAP + 1;
    }
    if (is_impossible(start, count, of->native)) {
        *told = IMPOSSIBLE;
        return HEAP;
    }
    if (count >= TOO_MANY) {
        *told = TOO_MANY;
        return HEAP;
    }
    at = room(c, (u64)count * of->size);
    if (!c->is_short) {
        lay_in(of, (const u8 *)start, at, count);
        note(c, start, count * of->native, at);
    }
    return at;
}

/* Bytes of a text that is longer than lists may be. */
static u32 text_of(Call *c, const void *start, size_t count, u32 *told)
{
    u32 at;
    if (count < TOO_MANY || start == NULL || is_impossible(start, count, 1)) {
        return items(c, &record_8, start, count, told);
    }
    at = room(c, count);
    if (!c->is_short) {
        memcpy(AT(at, 0), start, count);
        note(c, start, count, at);
    }
    *told = (u32)count;
    return at;
}
static u32 text_in(Call *c, const char *text)
{
    u32 told;
    return text == NULL ? 0 : text_of(c, text, strlen(text) + 1, &told);
}

/* One record that is read or written, whose size nobody says. */
static u32 one_in(Call *c, const Record *of, const void *start, size_t count)
{
    u32 at;
    if (start == NULL || is_misaligned(start, of->align)) {
        return start == NULL ? 0 : HEAP + 1;
    }
    at = room(c, (u64)of->size * count);
    if (!c->is_short) {
        lay_in(of, (const u8 *)start, at, count);
        note(c, start, of->native * count, at);
    }
    return at;
}
static u32 one_out(Call *c, const Record *of, void *start, size_t count)
{
    const u32 over = start == NULL ? 0 : overlapping(c, start, of->native * count);
    if (over != 0 && !is_misaligned(start, of->align)) {
        c->overlaps = 1;
        return over;
    }
    return one_in(c, of, start, count);
}
static void one_back(const Call *c, const Record *of, void *start, u32 at, size_t count)
{
    if (start != NULL && !c->overlaps && !is_misaligned(start, of->align)) {
        lay_out(of, (u8 *)start, at, count);
    }
}

/* A number of the size of a pointer that is written. */
static u32 size_out(Call *c, size_t *size)
{
    u32 at;
    if (size == NULL || is_misaligned(size, ALIGN_OF(size_t))) {
        return size == NULL ? 0 : HEAP + 1;
    }
    at = overlapping(c, size, sizeof *size);
    if (at != 0) {
        c->overlaps = 1;
        return at;
    }
    at = room(c, 4);
    if (!c->is_short) {
        write32(AT(at, 0), IMPOSSIBLE);
        note(c, size, sizeof *size, at);
    }
    return at;
}
static void size_back(const Call *c, size_t *size, u32 at)
{
    if (size != NULL && !c->overlaps && at != HEAP + 1 && read32(AT(at, 0)) != IMPOSSIBLE) {
        *size = read32(AT(at, 0));
    }
}

/* A list that is written, and its room, of which a part is enough. */
static u32 list_out(Call *c, const Record *of, const void *start, size_t capacity, u32 *told)
{
    u32 at;
    *told = capacity > TOO_MANY * 16 ? TOO_MANY * 16 : (u32)capacity;
    if (start == NULL || capacity == 0) {
        return start == NULL ? 0 : HEAP;
    }
    if (is_misaligned(start, of->align)) {
        return HEAP + 1;
    }
    if (is_impossible(start, capacity, of->native)) {
        *told = IMPOSSIBLE;
        return HEAP;
    }
    at = overlapping(c, start, capacity * of->native);
    if (at != 0) {
        c->overlaps = 1;
        return at;
    }
    at = room(c, (u64)*told * of->size);
    note(c, start, capacity * of->native, at);
    return at;
}
static void list_back(const Call *c, const Record *of, void *start, u32 at, size_t count, u32 told)
{
    if (start != NULL && !c->overlaps) {
        lay_out(of, (u8 *)start, at, count < told ? count : told);
    }
}
GROG_PLAIN_MAYBE
static void sorted_back(const Call *c, const Record *of, void *start, u32 at, u32 count, int32_t status)
{
    if (status == 0) {
        list_back(c, of, start, at, count, count);
    }
}

/* Lists that are written are laid into what is left when everything else is there. */
static void lend(Call *c, const Record *of, u8 *there, u32 at, const u8 *start, size_t capacity, u16 kind)
{
    Lent *lent = &c->lent[c->lent_count++];
    lent->there = there;
    lent->at = at;
    lent->of = of;
    lent->start = (u8 *)(uintptr_t)start;
    lent->capacity = capacity;
    lent->kind = kind;
    lent->given = 0;
    lent->place = 0;
    lent->len = IMPOSSIBLE;
}
static u64 bytes_wanted(const Lent *lent)
{
    const u64 most = 0xFFFFFFFFu;
    if (lent->start == NULL) {
        return 0;
    }
    return (lent->capacity > most ? most : (u64)lent->capacity) * lent->of->size + 8;
}
static void place_lent(Call *c)
{
    u64 wanted = 0;
    u32 n, rest;
    for (n = 0; n < c->lent_count; n++) {
        const Lent *lent = &c->lent[n];
        wanted += bytes_wanted(lent);
    }
    for (n = 0; n < c->lent_count; n++) {
        Lent *lent = &c->lent[n];
        const size_t capacity = lent->capacity;
        u32 most = IMPOSSIBLE;
        if (lent->start == NULL) {
            lent->given = capacity > TOO_MANY ? TOO_MANY : (u32)capacity;
            continue;
        }
        if (capacity == 0) {
            lent->place = HEAP;
            continue;
        }
        if (is_misaligned(lent->start, lent->of->align)) {
            lent->place = HEAP + 1;
            lent->given = 1;
            continue;
        }
        if (is_impossible(lent->start, capacity, lent->of->native)) {
            lent->place = HEAP;
            lent->given = IMPOSSIBLE;
            continue;
        }
        rest = c->lent_count - n;
        if (wanted > left(c) && rest > 1) {
            most = left(c) / (lent->kind == STEPS ? 4 : 2) / lent->of->size;
        } else {
            most = left(c) / lent->of->size;
        }
        lent->given = capacity < most ? (u32)capacity : most;
        lent->place = overlapping(c, lent->start, capacity * lent->of->native);
        if (lent->place != 0) {
            c->overlaps = 1;
        } else {
            lent->place = room(c, (u64)lent->given * lent->of->size);
        }
        note(c, lent->start, capacity * lent->of->native, lent->place);
        wanted = 0;
        for (rest = n + 1; rest < c->lent_count; rest++) {
            wanted += bytes_wanted(&c->lent[rest]);
        }
    }
    for (n = 0; n < c->lent_count; n++) {
        const Lent *lent = &c->lent[n];
        if (lent->at != 0) {
            write32(AT(lent->at, 0), lent->place);
            write32(AT(lent->at, 4), lent->given);
            write32(AT(lent->at, 8), IMPOSSIBLE);
        }
    }
}

static u32 structure_in(Call *c, const Record *of, const void *from, u32 at_least);
static void enter(Call *c, const Record *of, const u8 *from, u32 at, int heads_only)
{
    for (u32 n = 0; n < of->count && !c->is_short; n++) {
        const Field *f = &of->fields[n];
        const u8 *start = from + f->native;
        if (f->kind == LIST) {
            u32 told;
            const u32 place = items(c, f->of, pointer_at(start), number_at(start + sizeof(void *)), &told);
            write32(AT(at, f->at), place);
            write32(AT(at, f->at + 4u), told);
        } else if (f->kind == VIEW) {
            write32(AT(at, f->at), structure_in(c, f->of, pointer_at(start), 0));
        } else if (f->kind == ROWS || f->kind == STEPS || f->kind == SCRATCH) {
            const size_t capacity = number_at(start + sizeof(void *));
            lend(c, f->of, (u8 *)(uintptr_t)start, at + f->at, pointer_at(start), capacity, f->kind);
        } else if (f->kind != SIZE && !heads_only) {
            lay_in_field(f, from, at);
        }
    }
}

/* A structure that says its size, and is read. */
static u32 structure_in(Call *c, const Record *of, const void *from, u32 at_least)
{
    const u32 bytes_of = at_least > of->size ? at_least : of->size;
    u32 at, says;
    if (from == NULL || is_misaligned(from, of->align)) {
        return from == NULL ? 0 : HEAP + 1;
    }
    at = room(c, bytes_of);
    if (c->is_short) {
        return at;
    }
    fill(at, 0, bytes_of);
    says = size_at(from);
    if (says < of->native || says > LARGEST) {
        return at;
    }
    for (u32 n = of->native; n < says; n++) {
        if (((const u8 *)from)[n] != 0) {
            return at;
        }
    }
    write32(AT(at, 0), of->size);
    /* Its lists are known before it is: what overlaps both lies on the list. */
    enter(c, of, (const u8 *)from, at, 0);
    note(c, from, says, at);
    return at;
}

/* A structure that says its size, and is written. */
static u32 structure_out(Call *c, const Record *of, void *to, int heads_only)
{
    u32 at, says, over;
    if (to == NULL || is_misaligned(to, of->align)) {
        return to == NULL ? 0 : HEAP + 1;
    }
    says = size_at(to);
    over = overlapping(c, to, says > LARGEST ? LARGEST : says);
    if (over != 0) {
        c->overlaps = 1;
        if (says >= of->native && says <= LARGEST) {
            if (read32(AT(over, 0)) < of->size) {
                write32(AT(over, 0), of->size);
            }
        } else if (read32(AT(over, 0)) >= of->size) {
            write32(AT(over, 0), 0);
        }
        return over;
    }
    at = room(c, of->size);
    if (c->is_short) {
        return at;
    }
    if (says < of->native || says > LARGEST) {
        write32(AT(at, 0), 0);
        return at;
    }
    write32(AT(at, 0), of->size);
    note(c, to, says, at);
    enter(c, of, (const u8 *)to, at, heads_only);
    return at;
}

/* What the library has written into a structure. */
static void leave(const Record *of, u8 *to, u32 at)
{
    const u32 says = size_at(to);
    for (u32 n = 0; n < of->count; n++) {
        const Field *f = &of->fields[n];
        if (f->kind <= RECORD) {
            lay_out_field(f, to, at);
        }
    }
    if (says > of->native) {
        memset(to + of->native, 0, says - of->native);
    }
}

/* The lengths of lists, or that there was too little memory here for one. */
static int leave_lent(Call *c)
{
    for (u32 n = 0; n < c->lent_count; n++) {
        Lent *lent = &c->lent[n];
        lent->len = lent->at != 0 ? read32(AT(lent->at, 8)) : IMPOSSIBLE;
        if (lent->len != IMPOSSIBLE && lent->start != NULL && lent->len > lent->given && lent->given < lent->capacity) {
            c->is_short = 1;
            c->needs = (u64)(c->next - HEAP) + (u64)(lent->len - lent->given) * lent->of->size * 4;
            return 0;
        }
    }
    return 1;
}
static void leave_lengths(const Call *c)
{
    for (u32 n = 0; n < c->lent_count; n++) {
        const Lent *lent = &c->lent[n];
        if (lent->len != IMPOSSIBLE) {
            const size_t len = lent->len;
            memcpy(lent->there + 2 * sizeof(void *), &len, sizeof len);
        }
    }
}
static void leave_rows(const Call *c)
{
    for (u32 n = 0; n < c->lent_count; n++) {
        const Lent *lent = &c->lent[n];
        if (lent->kind != SCRATCH && lent->len != IMPOSSIBLE && lent->start != NULL) {
            lay_out(lent->of, lent->start, lent->place, lent->len < lent->given ? lent->len : lent->given);
        }
    }
}

/* The fault, whose room is taken first and which is looked at last. */
static void fault_in(Call *c, GrogFault *fault)
{
    c->fault = fault;
    if (fault != NULL) {
        c->fault_at = is_misaligned(fault, record_GrogFault.align) ? HEAP + 1 : room(c, record_GrogFault.size);
    }
}
static u32 fault_last(Call *c)
{
    if (c->fault != NULL && c->fault_at != HEAP + 1) {
        const u32 says = size_at(c->fault);
        const u32 over = overlapping(c, c->fault, says > LARGEST ? LARGEST : says);
        write32(AT(c->fault_at, 0), says < record_GrogFault.native || says > LARGEST ? 0 : record_GrogFault.size);
        if (over != 0) {
            c->fault_lost = 1;
            c->overlaps = 1;
            if (says >= record_GrogFault.native && says <= LARGEST && read32(AT(over, 0)) < record_GrogFault.size) {
                write32(AT(over, 0), record_GrogFault.size);
            }
            return over;
        }
    } else {
        c->fault_lost = 1;
    }
    return c->fault_at;
}
static void fault_out(const Call *c, int32_t status)
{
    if (status != 0 && c->fault != NULL && !c->fault_lost) {
        leave(&record_GrogFault, (u8 *)c->fault, c->fault_at);
    }
}

/* There is too little memory here: the fault of a buffer that is too small, which is called `memory`. */
static int32_t too_small(const Call *c)
{
    GrogFault *fault = c->fault;
    if (fault != NULL && !is_misaligned(fault, record_GrogFault.align) && fault->size >= sizeof *fault) {
        const u32 size = fault->size;
        memset(fault, 0, sizeof *fault);
        fault->size = size;
        fault->code = GROG_FAULT_CODE_BUFFER_TOO_SMALL;
        fault->index = 65535;
        memcpy(fault->path, "memory", sizeof "memory");
        fault->value = GROG_PLAIN_ROOM;
        fault->low = (int64_t)c->needs;
        fault->high = UINT32_MAX;
    }
    return GROG_FAULT_CODE_BUFFER_TOO_SMALL;
}

/* A game's memory: its position is laid in and out, and the words behind it may hold anything. */
typedef u32 (*Position)(u32, u32);
typedef struct Game {
    u64 *words;
    size_t count;
    u32 at;
    u32 given;
    Position position;
} Game;

static void game_in(Call *c, Game *game, u64 *start, size_t count, Position position, int is_new)
{
    const u32 most = left(c) / 2 / 8;
    game->words = start;
    game->count = count;
    game->position = position;
    game->given = count < most ? (u32)count : most;
    game->at = 0;
    if (start == NULL || count == 0 || is_misaligned(start, record_64.align)) {
        game->at = start == NULL ? 0 : HEAP + is_misaligned(start, record_64.align);
        game->words = NULL;
        return;
    }
    if (is_impossible(start, count, 8)) {
        game->at = HEAP;
        game->given = IMPOSSIBLE;
        game->words = NULL;
        return;
    }
    game->at = room(c, (u64)game->given * 8);
    if (c->is_short) {
        return;
    }
    note(c, start, count * 8, game->at);
    if (is_new) {
        memset(AT(game->at, 0), 0, 8);
    } else {
        const u32 head = game->given < 64 ? game->given : 64;
        u32 whole;
        memcpy(AT(game->at, 0), start, (size_t)head * 8);
        whole = position(game->at, game->given);
        if (whole > game->given && count > game->given) {
            c->is_short = 1;
            c->needs = (u64)(c->next - HEAP) + (u64)whole * 16;
        } else if (whole > head && whole <= game->given) {
            memcpy(AT(game->at, (size_t)head * 8), start + head, (size_t)(whole - head) * 8);
        }
    }
}
static void game_out(const Call *c, const Game *game)
{
    if (game->words != NULL && !c->overlaps) {
        u32 whole = game->position(game->at, game->given);
        whole = whole == 0 ? 1 : whole > game->given ? game->given : whole;
        memcpy(game->words, AT(game->at, 0), (size_t)whole * 8);
    }
}

/* After a call. */
static int32_t end(Call *c, const Record *of, void *answer, u32 answer_at, GrogTrail *trail, u32 trail_at,
                   int32_t status)
{
    if (c->overlaps) {
        fault_out(c, status);
        return status;
    }
    if (status != 0 && status != GROG_FAULT_CODE_BUFFER_TOO_SMALL) {
        fault_out(c, status);
        return status;
    }
    if (!leave_lent(c)) {
        return too_small(c);
    }
    if (status == 0) {
        leave(of, (u8 *)answer, answer_at);
        if (trail != NULL) {
            leave(&record_GrogTrail, (u8 *)trail, trail_at);
        }
        leave_rows(c);
    } else {
        for (u32 n = 0; n < c->lent_count; n++) {
            if (c->lent[n].kind == SCRATCH) {
                leave_rows(c);
            }
        }
    }
    leave_lengths(c);
    fault_out(c, status);
    return status;
}

/* An operation. */
typedef u32 (*Ask)(u32, u32, u32, u32);
static int32_t ask(Ask run, const Record *q, const void *question, const Record *a, void *answer, GrogTrail *trail,
                   GrogFault *fault)
{
    Call c;
    u32 question_at, answer_at, trail_at, fault_at;
    begin(&c);
    fault_in(&c, fault);
    question_at = structure_in(&c, q, question, a->size);
    answer_at = structure_out(&c, a, answer, 1);
    trail_at = structure_out(&c, &record_GrogTrail, trail, 0);
    if (!c.is_short) {
        place_lent(&c);
    }
    if (c.is_short) {
        return too_small(&c);
    }
    fault_at = fault_last(&c);
    return end(&c, a, answer, answer_at, trail, trail_at, (int32_t)run(question_at, answer_at, trail_at, fault_at));
}

/* An operation on a game. */
typedef u32 (*Play)(u32, u32, u32, u32, u32, u32);
static int32_t play(Play run, Position position, int is_new, u64 *words_of, size_t count, const Record *q,
                    const void *question, const Record *a, void *answer, GrogTrail *trail, GrogFault *fault)
{
    Call c;
    Game game;
    int32_t status;
    u32 question_at, answer_at, trail_at, fault_at;
    begin(&c);
    fault_in(&c, fault);
    question_at = structure_in(&c, q, question, a->size);
    game_in(&c, &game, words_of, count, position, is_new);
    answer_at = structure_out(&c, a, answer, 1);
    trail_at = structure_out(&c, &record_GrogTrail, trail, 0);
    if (!c.is_short) {
        place_lent(&c);
    }
    if (c.is_short) {
        return too_small(&c);
    }
    fault_at = fault_last(&c);
    status = (int32_t)run(game.at, game.given, question_at, answer_at, trail_at, fault_at);
    game_out(&c, &game);
    return end(&c, a, answer, answer_at, trail, trail_at, status);
}
