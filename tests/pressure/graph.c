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

static Layout layouts[1024];
static size_t layouts_count;

void layouts_read(const char *path)
{
    static char line[4096];
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        stop("no layouts");
    }
    while (fgets(line, sizeof line, file) != NULL) {
        if (layouts_count == sizeof layouts / sizeof *layouts) {
            stop("too many layouts");
        }
        Layout *layout = &layouts[layouts_count++];
        char *rest = strtok(line, " \n");
        if (rest == NULL || (*rest == '=' ? sscanf(rest, "=%63s", layout->name) != 1
                                          : (layout->function = strtoull(rest, NULL, 16)) == 0)) {
            stop("a bad layout");
        }
        while ((rest = strtok(NULL, " \n")) != NULL && layout->count < POINTERS) {
            layout->pointers[layout->count].offset = strtoul(rest, &rest, 10);
            layout->pointers[layout->count].is_list = *rest == '+';
            sscanf(rest, "=%63s", layout->pointers[layout->count].name);
            layout->count++;
        }
    }
    fclose(file);
}

const Layout *layout_of_question(uint64_t function)
{
    for (size_t i = 0; i < layouts_count; i++) {
        if (layouts[i].function == function) {
            return &layouts[i];
        }
    }
    stop("a question without a layout");
    return NULL;
}

static const Layout *layout_of(const char *name)
{
    for (size_t i = 0; i < layouts_count; i++) {
        if (layouts[i].function == 0 && strcmp(layouts[i].name, name) == 0) {
            return &layouts[i];
        }
    }
    stop("a structure without a layout");
    return NULL;
}

static size_t copy(Graph *graph, const uint8_t *original, size_t size, const Layout *layout, int is_input);

/* Notes that there is a pointer, if it leads anywhere, and copies what is there. */
static void follow(Graph *graph, size_t own, size_t at, int is_list, const char *of, int is_input)
{
    const size_t address = word(graph->pieces[own].original + at);
    const Block *block = block_of(address);
    if (block == NULL) {
        return;
    }
    const size_t bytes = (size_t)block->start + block->bytes - address;
    const Layout *layout = of != NULL && *of != 0 ? layout_of(of) : NULL;
    const size_t target = copy(graph, (const uint8_t *)address, bytes, layout, is_input);
    if (graph->slots_count == SLOTS) {
        stop("a question has too many pointers");
    }
    const Slot slot = {own, at, target, is_list && word(graph->pieces[own].original + at + sizeof(size_t)) > 0};
    graph->slots[graph->slots_count++] = slot;
    const uint8_t *moved = graph->pieces[target].bytes;
    memcpy(graph->pieces[own].image + at, &moved, sizeof moved);
}

/* Copies bytes and what they lead to; the index of the piece. */
static size_t copy(Graph *graph, const uint8_t *original, size_t size, const Layout *layout, int is_input)
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
    piece->layout = layout;
    piece->bytes = (uint8_t *)guarded_take(size);
    piece->image = (uint8_t *)malloc(size > 0 ? size : 1);
    if (piece->image == NULL) {
        stop("no memory");
    }
    memcpy(piece->image, original, size);
    if (layout != NULL) {
        for (size_t i = 0; i < layout->count; i++) {
            follow(graph, own, layout->pointers[i].offset, layout->pointers[i].is_list, layout->pointers[i].name, is_input);
        }
    } else if (!is_input && own == 0) {
        for (size_t at = 0; at + 2 * sizeof(size_t) <= size; at += sizeof(size_t)) {
            follow(graph, own, at, 1, NULL, is_input);
        }
    }
    return own;
}

void graph_copy(Graph *graph, const void *structure, const Layout *layout)
{
    const Block *block = block_of((size_t)structure);
    memset(graph, 0, sizeof *graph);
    if (block == NULL) {
        stop("a structure lies in no block");
    }
    const size_t size = (size_t)block->start + block->bytes - (size_t)structure;
    copy(graph, (const uint8_t *)structure, size, layout, layout != NULL);
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
        for (size_t at = 0; !graph->pieces[i].is_loose && at < graph->pieces[i].size; at++) {
            hash = (hash ^ graph->pieces[i].bytes[at]) * 0x100000001B3u;
        }
    }
    return hash;
}

size_t graph_changed(const Graph *graph)
{
    size_t piece = 0;
    while (piece < graph->count && memcmp(graph->pieces[piece].bytes, graph->pieces[piece].image, graph->pieces[piece].size) == 0) {
        piece++;
    }
    return piece;
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
    const Layout *layout = graph->pieces[piece].layout;
    if (layout == NULL) {
        return 1;
    }
    for (size_t i = 0; i < layout->count; i++) {
        const size_t start = layout->pointers[i].offset;
        const size_t words = layout->pointers[i].is_list ? 2 : 1;
        if (at >= start && at < start + words * sizeof(size_t)) {
            return 0;
        }
    }
    return at >= sizeof(uint32_t);
}
