/* The tables of the structures: how each lies in the memory, and how it lies in C. */

/* What a field is. */
enum {
    NUMBER_8 = 1,
    NUMBER_16 = 2,
    NUMBER_32 = 4,
    NUMBER_64 = 8,
    /* A structure without pointers. */
    RECORD,
    /* The size of the structure that it is in. */
    SIZE,
    /* A pointer to items that are read, and their number. */
    LIST,
    /* A pointer to a structure that is read. */
    VIEW,
    /* A pointer to items that are written, how many fit, and how many there are. */
    ROWS,
    STEPS,
    SCRATCH
};

struct Record;
typedef struct Field {
    u16 native;
    u16 at;
    u16 count;
    u16 kind;
    const struct Record *of;
} Field;
typedef struct Record {
    u16 native;
    u16 size;
    u16 align;
    u16 count;
    const Field *fields;
} Record;

#define ALIGN_OF(TYPE) offsetof(struct { char before; TYPE it; }, it)
#define COUNT(LIST) (sizeof(LIST) / sizeof *(LIST))
static const Field fields_8 = {0, 0, 1, NUMBER_8, NULL};
static const Field fields_16 = {0, 0, 1, NUMBER_16, NULL};
static const Field fields_32 = {0, 0, 1, NUMBER_32, NULL};
static const Field fields_64 = {0, 0, 1, NUMBER_64, NULL};
#if defined(__GNUC__) || defined(__clang__)
#define GROG_PLAIN_MAYBE __attribute__((unused))
#else
#define GROG_PLAIN_MAYBE
#endif
#define NUMBER(BITS) \
    static const Record record_##BITS GROG_PLAIN_MAYBE = {BITS / 8, BITS / 8, ALIGN_OF(u##BITS), 1, &fields_##BITS}
NUMBER(8);
NUMBER(16);
NUMBER(32);
NUMBER(64);
