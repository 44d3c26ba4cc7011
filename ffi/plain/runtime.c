/* The machine that the library was compiled for: a memory of bytes, in which addresses have 32 bits and numbers their
 * lowest byte first, and what C has no operator for. */

#ifndef GROG_PLAIN_ROOM
#define GROG_PLAIN_ROOM (16 * 1024 * 1024)
#endif
#ifndef GROG_PLAIN_STACK
#define GROG_PLAIN_STACK (256 * 1024)
#endif
#ifndef GROG_PLAIN_LOCAL
#define GROG_PLAIN_LOCAL
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;

#ifdef __SIZEOF_INT128__
#define PLAIN_WIDE 1
__extension__ typedef unsigned __int128 u128;
#endif

#if defined(__GNUC__) || defined(__clang__)
#define GROG_PLAIN_INLINE static inline __attribute__((always_inline, unused))
/* A variable may be written and never looked at, or on every way but one that is never gone. */
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#ifdef __clang__
#pragma GCC diagnostic ignored "-Wsometimes-uninitialized"
#pragma GCC diagnostic ignored "-Wconditional-uninitialized"
#else
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#else
#define GROG_PLAIN_INLINE static
#endif

/* The memory: the stack, which is as large as GROG_PLAIN_STACK says and grows down from FIRST, the data, which begin at
 * FIRST, and the room for what a call is about. */
#define FIRST_PLACE (FIRST - GROG_PLAIN_STACK)
#define LAST_PLACE (FIRST + DATA + GROG_PLAIN_ROOM)
typedef char plain_stack_is_a_multiple_of_16[GROG_PLAIN_STACK % 16 == 0 && GROG_PLAIN_STACK <= FIRST ? 1 : -1];
static GROG_PLAIN_LOCAL union {
    u64 aligned;
    u8 bytes[LAST_PLACE - FIRST_PLACE];
} memory;
static GROG_PLAIN_LOCAL u32 g0;
#define AT(address, more) (memory.bytes + ((size_t)(address) + (more) - FIRST_PLACE))

/* Where nothing is known of the machine, or GROG_PLAIN_PORTABLE is defined, numbers are put together byte by byte. */
#if defined(GROG_PLAIN_PORTABLE)
#define PLAIN_LITTLE 0
#elif (defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) || defined(_WIN32)
#define PLAIN_LITTLE 1
#else
#define PLAIN_LITTLE 0
#endif
/* Whether records that hold no pointer lie in memory as they do in C. */
#if PLAIN_LITTLE && UINTPTR_MAX > 0xFFFFFFFF
#define PLAIN_SAME 1
#else
#define PLAIN_SAME 0
#endif

#define get8(address, more) ((u32)*AT(address, more))
#define set8(address, more, value) (void)(*AT(address, more) = (u8)(value))
#define get16(address, more) read16(AT(address, more))
#define get32(address, more) read32(AT(address, more))
#define get64(address, more) read64(AT(address, more))
#define set16(address, more, value) write16(AT(address, more), value)
#define set32(address, more, value) write32(AT(address, more), value)
#define set64(address, more, value) write64(AT(address, more), value)

#if PLAIN_LITTLE
GROG_PLAIN_INLINE u32 read16(const u8 *at)
{
    u16 value;
    memcpy(&value, at, sizeof value);
    return value;
}
GROG_PLAIN_INLINE u32 read32(const u8 *at)
{
    u32 value;
    memcpy(&value, at, sizeof value);
    return value;
}
GROG_PLAIN_INLINE u64 read64(const u8 *at)
{
    u64 value;
    memcpy(&value, at, sizeof value);
    return value;
}
GROG_PLAIN_INLINE void write16(u8 *at, u32 given)
{
    const u16 value = (u16)given;
    memcpy(at, &value, sizeof value);
}
GROG_PLAIN_INLINE void write32(u8 *at, u32 value)
{
    memcpy(at, &value, sizeof value);
}
GROG_PLAIN_INLINE void write64(u8 *at, u64 value)
{
    memcpy(at, &value, sizeof value);
}
#elif defined(__GNUC__) && !defined(GROG_PLAIN_PORTABLE)
/* The highest byte first. */
GROG_PLAIN_INLINE u32 read16(const u8 *at)
{
    u16 value;
    memcpy(&value, at, sizeof value);
    return __builtin_bswap16(value);
}
GROG_PLAIN_INLINE u32 read32(const u8 *at)
{
    u32 value;
    memcpy(&value, at, sizeof value);
    return __builtin_bswap32(value);
}
GROG_PLAIN_INLINE u64 read64(const u8 *at)
{
    u64 value;
    memcpy(&value, at, sizeof value);
    return __builtin_bswap64(value);
}
GROG_PLAIN_INLINE void write16(u8 *at, u32 given)
{
    const u16 value = __builtin_bswap16((u16)given);
    memcpy(at, &value, sizeof value);
}
GROG_PLAIN_INLINE void write32(u8 *at, u32 given)
{
    const u32 value = __builtin_bswap32(given);
    memcpy(at, &value, sizeof value);
}
GROG_PLAIN_INLINE void write64(u8 *at, u64 given)
{
    const u64 value = __builtin_bswap64(given);
    memcpy(at, &value, sizeof value);
}
#else
GROG_PLAIN_INLINE u32 read16(const u8 *at)
{
    return at[0] | (u32)at[1] << 8;
}
GROG_PLAIN_INLINE u32 read32(const u8 *at)
{
    return at[0] | (u32)at[1] << 8 | (u32)at[2] << 16 | (u32)at[3] << 24;
}
GROG_PLAIN_INLINE u64 read64(const u8 *at)
{
    return read32(at) | (u64)read32(at + 4) << 32;
}
GROG_PLAIN_INLINE void write16(u8 *at, u32 value)
{
    at[0] = (u8)value;
    at[1] = (u8)(value >> 8);
}
GROG_PLAIN_INLINE void write32(u8 *at, u32 value)
{
    write16(at, value);
    write16(at + 2, value >> 16);
}
GROG_PLAIN_INLINE void write64(u8 *at, u64 value)
{
    write32(at, (u32)value);
    write32(at + 4, (u32)(value >> 32));
}
#endif

GROG_PLAIN_INLINE void copy(u32 to, u32 from, u32 count)
{
    memmove(AT(to, 0), AT(from, 0), count);
}
GROG_PLAIN_INLINE void fill(u32 to, u32 value, u32 count)
{
    memset(AT(to, 0), (int)(value & 0xFF), count);
}

#if defined(__GNUC__) || defined(__clang__)
/* Code that is never reached. */
#define trap() __builtin_trap()
#define popcnt32(x) ((u32)__builtin_popcountl((unsigned long)(u32)(x)))
GROG_PLAIN_INLINE u32 clz32(u32 x)
{
    return x != 0 ? (u32)__builtin_clzll(x) - 32 : 32;
}
GROG_PLAIN_INLINE u32 ctz32(u32 x)
{
    return x != 0 ? (u32)__builtin_ctzll(x) : 32;
}
GROG_PLAIN_INLINE u64 clz64(u64 x)
{
    return x != 0 ? (u64)__builtin_clzll(x) : 64;
}
GROG_PLAIN_INLINE u64 ctz64(u64 x)
{
    return x != 0 ? (u64)__builtin_ctzll(x) : 64;
}
#define popcnt64(x) ((u64)__builtin_popcountll(x))
#else
static void trap(void)
{
    for (;;) {
    }
}
static u64 popcnt64(u64 x)
{
    u64 count = 0;
    for (; x != 0; x &= x - 1) {
        count++;
    }
    return count;
}
static u64 clz64(u64 x)
{
    u64 count = 64;
    for (; x != 0; x >>= 1) {
        count--;
    }
    return count;
}
static u64 ctz64(u64 x)
{
    return popcnt64(~x & (x - 1));
}
#define clz32(x) ((u32)clz64(x) - 32)
#define ctz32(x) ((u32)ctz64((x) | (u64)1 << 32))
#define popcnt32(x) ((u32)popcnt64(x))
#endif
GROG_PLAIN_INLINE u32 rotl32(u32 x, u32 by)
{
    return x << (by & 31) | x >> (-by & 31);
}
GROG_PLAIN_INLINE u64 rotl64(u64 x, u64 by)
{
    return x << (by & 63) | x >> (-by & 63);
}
#define rotr32(x, by) rotl32(x, -(u32)(by))
#define rotr64(x, by) rotl64(x, -(u64)(by))
