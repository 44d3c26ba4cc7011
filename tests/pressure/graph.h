/* Copies of what a call reads and writes: the structure and everything that its pointers lead to, each in memory of its
 * own that ends where memory ends. */
#ifndef GRAPH_H
#define GRAPH_H

#include <stddef.h>
#include <stdint.h>

enum { PIECES = 64, SLOTS = 128, POINTERS = 16 };

/* Where a structure holds pointers, to lists or to other structures. */
typedef struct Layout {
    /* The function whose question it is, or the name of the structure. */
    uint64_t function;
    char name[64];
    size_t count;
    struct {
        size_t offset;
        int is_list;
        char name[64];
    } pointers[POINTERS];
} Layout;

/* Reads the layouts that layout.py writes. */
void layouts_read(const char *path);
const Layout *layout_of_question(uint64_t function);

/* A piece of memory, and what it holds when nothing has been changed. */
typedef struct Piece {
    const uint8_t *original;
    uint8_t *bytes;
    uint8_t *image;
    size_t size;
    /* Of a structure of an input. */
    const Layout *layout;
    /* What it holds after a refusal does not matter: the buffers of a search. */
    int is_loose;
} Piece;

/* A pointer in one piece to another one; for a list, its length stands behind it. */
typedef struct Slot {
    size_t piece;
    size_t offset;
    size_t target;
    int is_list;
} Slot;

/* A structure and all that it leads to; the first piece is the structure. */
typedef struct Graph {
    Piece pieces[PIECES];
    size_t count;
    Slot slots[SLOTS];
    size_t slots_count;
} Graph;

/* Memory that ends where a page begins that nobody may touch, and begins behind another one, after bytes that are looked
 * at when it is given back; with malloc where `with_guards` is 0. */
extern int with_guards;
void *guarded_take(size_t bytes);
void guarded_give_back(void *memory, size_t bytes);

/* Memory of the case: blocks that pointers may lead to. */
void *block_take(size_t bytes);
void blocks_give_back(void);

/* Copies a structure of the case, and its blocks. Without a layout, every word that leads to a block is a pointer. */
void graph_copy(Graph *graph, const void *structure, const Layout *layout);
void graph_restore(Graph *graph);
void graph_free(Graph *graph);
/* A number that differs if a byte differs, but for those of loose pieces. */
uint64_t graph_hash(const Graph *graph);
/* The first piece that differs from its image. */
size_t graph_changed(const Graph *graph);

/* What a slot holds, and the word behind it. */
size_t word_at(const Graph *graph, size_t piece, size_t offset);
void put_word(Graph *graph, size_t piece, size_t offset, size_t value);
/* Whether a piece is a structure that begins with its size. */
int is_sized(const Piece *piece);
/* Whether a byte of a piece may be anything: not of a size, a pointer, or the length of a list. */
int is_free(const Graph *graph, size_t piece, size_t at);

#endif
