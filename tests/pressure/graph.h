/* Copies of what a call reads and writes: the structure and everything that its pointers lead to, each in memory of its
 * own that ends where memory ends. */
#ifndef GRAPH_H
#define GRAPH_H

#include <stddef.h>
#include <stdint.h>

enum { PIECES = 64, SLOTS = 128 };

/* A piece of memory, and what it holds when nothing has been changed. */
typedef struct Piece {
    const uint8_t *original;
    uint8_t *bytes;
    uint8_t *image;
    size_t size;
    int is_scratch;
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

/* Copies a structure of the case, and its blocks. */
void graph_copy(Graph *graph, const void *structure);
void graph_restore(Graph *graph);
void graph_free(Graph *graph);
/* A number that differs if a byte differs, but for those of memory to work in. */
uint64_t graph_hash(const Graph *graph);

/* What a slot holds, and the word behind it. */
size_t word_at(const Graph *graph, size_t piece, size_t offset);
void put_word(Graph *graph, size_t piece, size_t offset, size_t value);
/* Whether a piece is a structure that begins with its size. */
int is_sized(const Piece *piece);
/* Whether a byte of a piece may be anything: not of a size, a pointer, or the length of a list that is not empty. */
int is_free(const Graph *graph, size_t piece, size_t at);
/* Whether the word of a byte and the next, or the one before it, are zero: perhaps an empty list. */
int may_be_empty_list(const Graph *graph, size_t piece, size_t at);

#endif
