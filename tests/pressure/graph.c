#define _DEFAULT_SOURCE
#include "graph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int with_guards = 1;

enum { PAGE = 4096, CANARY = 0x5A };

static void stop(const char *why)
{
    fprintf(stderr, "%s\n", why);
    exit(2);
}

static size_t pages(size_t bytes)
{
    return (bytes + PAGE - 1) / PAGE * PAGE;
}

void *guarded_take(size_t bytes)
{
    if (!with_guards) {
        void *memory = malloc(bytes > 0 ? bytes : 1);
        if (memory == NULL) {
            stop("no memory");
        }
        return memory;
    }
    const size_t middle = pages(bytes > 0 ? bytes : 1);
    uint8_t *all = (uint8_t *)mmap(NULL, middle + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED || mprotect(all + PAGE, middle, PROT_READ | PROT_WRITE) != 0) {
        stop("no memory");
    }
    memset(all + PAGE, CANARY, middle - bytes);
    return all + PAGE + middle - bytes;
}

void guarded_give_back(void *memory, size_t bytes)
{
    if (!with_guards) {
        free(memory);
        return;
    }
    const size_t middle = pages(bytes > 0 ? bytes : 1);
    uint8_t *start = (uint8_t *)memory - (middle - bytes);
    for (size_t i = 0; i < middle - bytes; i++) {
        if (start[i] != CANARY) {
            stop("a byte in front of a buffer was written");
        }
    }
    munmap(start - PAGE, middle + 2 * PAGE);
}

/* The blocks of the case. */
typedef struct Block {
    uint8_t *start;
    size_t bytes;
} Block;

static Block blocks[4096];
static size_t blocks_count;

void *block_take(size_t bytes)
{
    if (blocks_count == sizeof blocks / sizeof *blocks) {
        stop("a case takes too much");
    }
    Block *block = &blocks[blocks_count++];
    block->start = (uint8_t *)guarded_take(bytes);
    block->bytes = bytes;
    return block->start;
}

void blocks_give_back(void)
{
    while (blocks_count > 0) {
        blocks_count--;
        guarded_give_back(blocks[blocks_count].start, blocks[blocks_count].bytes);
    }
}

/* The block that an address lies in. */
static const Block *block_of(size_t address)
{
    for (size_t i = 0; i < blocks_count; i++) {
        const size_t start = (size_t)blocks[i].start;
        if (address >= start && address < start + (blocks[i].bytes > 0 ? blocks[i].bytes : 1)) {
            return &blocks[i];
        }
    }
    return NULL;
}

static size_t word(const uint8_t *bytes)
{
    size_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

/* Copies what lies at an address to the end of its block; the index of the piece. */
static size_t copy(Graph *graph, const uint8_t *original, size_t size)
{
    for (size_t i = 0; i < graph->count; i++) {
        if (graph->pieces[i].original == original) {
            return i;
        }
    }
    if (graph->count == PIECES) {
        stop("a question has too many lists");
    }
    const size_t own = graph->count++;
    Piece *piece = &graph->pieces[own];
    piece->original = original;
    piece->size = size;
    piece->bytes = (uint8_t *)guarded_take(size);
    piece->image = (uint8_t *)malloc(size);
    if (piece->image == NULL) {
        stop("no memory");
    }
    memcpy(piece->image, original, size);
    /* Lists hold numbers only: pointers stand in structures, which are aligned as such. */
    for (size_t at = 0; (size_t)original % sizeof(size_t) == 0 && at + sizeof(size_t) <= size; at += sizeof(size_t)) {
        const size_t address = word(original + at);
        const Block *block = block_of(address);
        if (block == NULL) {
            continue;
        }
        const size_t bytes = (size_t)block->start + block->bytes - address;
        const size_t target = copy(graph, (const uint8_t *)address, bytes);
        if (graph->slots_count == SLOTS) {
            stop("a question has too many pointers");
        }
        const size_t next = at + 2 * sizeof(size_t) <= size ? word(original + at + sizeof(size_t)) : 0;
        const Slot slot = {own, at, target, next > 0 && bytes % next == 0};
        graph->slots[graph->slots_count++] = slot;
        const uint8_t *moved = graph->pieces[target].bytes;
        memcpy(graph->pieces[own].image + at, &moved, sizeof moved);
    }
    return own;
}

void graph_copy(Graph *graph, const void *structure)
{
    const Block *block = block_of((size_t)structure);
    memset(graph, 0, sizeof *graph);
    if (block == NULL) {
        stop("a structure lies in no block");
    }
    copy(graph, (const uint8_t *)structure, (size_t)block->start + block->bytes - (size_t)structure);
    graph_restore(graph);
}

void graph_restore(Graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        memcpy(graph->pieces[i].bytes, graph->pieces[i].image, graph->pieces[i].size);
    }
}

void graph_free(Graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        guarded_give_back(graph->pieces[i].bytes, graph->pieces[i].size);
        free(graph->pieces[i].image);
    }
    graph->count = 0;
    graph->slots_count = 0;
}

uint64_t graph_hash(const Graph *graph)
{
    uint64_t hash = 0xCBF29CE484222325u;
    for (size_t i = 0; i < graph->count; i++) {
        for (size_t at = 0; !graph->pieces[i].is_scratch && at < graph->pieces[i].size; at++) {
            hash = (hash ^ graph->pieces[i].bytes[at]) * 0x100000001B3u;
        }
    }
    return hash;
}

size_t word_at(const Graph *graph, size_t piece, size_t offset)
{
    return word(graph->pieces[piece].bytes + offset);
}

void put_word(Graph *graph, size_t piece, size_t offset, size_t value)
{
    memcpy(graph->pieces[piece].bytes + offset, &value, sizeof value);
}

int is_sized(const Piece *piece)
{
    uint32_t size = 0;
    if (piece->size < sizeof size) {
        return 0;
    }
    memcpy(&size, piece->image, sizeof size);
    return size == piece->size;
}

int is_free(const Graph *graph, size_t piece, size_t at)
{
    if (is_sized(&graph->pieces[piece]) && at < sizeof(uint32_t)) {
        return 0;
    }
    for (size_t i = 0; i < graph->slots_count; i++) {
        const Slot *slot = &graph->slots[i];
        if (slot->piece == piece && at >= slot->offset && at < slot->offset + 2 * sizeof(size_t)) {
            return 0;
        }
    }
    return 1;
}

int may_be_empty_list(const Graph *graph, size_t piece, size_t at)
{
    const Piece *own = &graph->pieces[piece];
    if (!is_sized(own)) {
        return 0;
    }
    const size_t here = at / sizeof(size_t) * sizeof(size_t);
    const size_t first = here >= sizeof(size_t) ? here - sizeof(size_t) : here;
    for (size_t start = first; start <= here; start += sizeof(size_t)) {
        if (start + 2 * sizeof(size_t) <= own->size && word(own->image + start) == 0 &&
            word(own->image + start + sizeof(size_t)) == 0) {
            return 1;
        }
    }
    return 0;
}
