/* The platform of a Cortex-M without an operating system: a vector table, words to the host through semihosting, memory
 * from one block, and a stack that is painted before each call to see how deep it went. */
#include "harness.h"

#include <stdio.h>

#define PAINT 0xDEADBEEFu
#ifndef PAINTED
#define PAINTED 4096u /* words: 16 KiB */
#endif
#define GUARD 0x5A

static uint8_t block[1024 * 1024] __attribute__((aligned(8)));
static size_t used;
static size_t deepest;
static Call deepest_call;

extern uint32_t stack_top;
void reset(void);
static void stuck(void);

__attribute__((section(".vectors"), used)) static void (*const vectors[16])(void) = {
    (void (*)(void))&stack_top, reset, stuck, stuck, stuck, stuck, stuck, stuck,
    stuck, stuck, stuck, stuck, stuck, stuck, stuck, stuck,
};

static int host(int what, const void *argument)
{
    register int r0 __asm__("r0") = what;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

static void leave(int status)
{
    const uint32_t block_of_two[2] = {0x20026u, (uint32_t)status};
    host(0x20, block_of_two);
    for (;;) {
    }
}

static void stuck(void)
{
    say("an exception was taken\n");
    leave(3);
}

void say(const char *text)
{
    host(0x04, text);
}

/* What lies behind each piece must stay as it is. */
void *platform_take(size_t bytes)
{
    const size_t whole = (bytes + 15) / 8 * 8;
    uint8_t *piece = block + used;
    if (whole > sizeof block - used) {
        say("a case takes too much\n");
        leave(2);
    }
    used += whole;
    memset(piece + bytes, GUARD, whole - bytes);
    return piece;
}

void platform_give_back(void)
{
    used = 0;
}

static void fresh(void)
{
    memset(block, GUARD, sizeof block);
}

/* Not inlined: the stack pointer here is where the library's stack begins. */
__attribute__((noinline)) int32_t platform_call(Call call, const void *question, void *answer, GrogTrail *trail,
                                                GrogFault *fault)
{
    uint32_t *volatile top;
    __asm__ volatile("mov %0, sp" : "=r"(top));
    uint32_t *const bottom = top - PAINTED;
    for (volatile uint32_t *p = bottom; p < top; p++) {
        *p = PAINT;
    }
    const int32_t status = call(question, answer, trail, fault);
    uint32_t *reached = bottom;
    while (reached < top && *reached == PAINT) {
        reached++;
    }
    const size_t depth = (size_t)(top - reached) * sizeof(uint32_t);
    if (depth > deepest) {
        deepest = depth;
        deepest_call = call;
    }
    return status;
}

void platform_report(void)
{
    char text[64];
    snprintf(text, sizeof text, "stack: %u bytes at %p\n", (unsigned)deepest, (void *)(uintptr_t)deepest_call);
    say(text);
}

void reset(void)
{
#if defined(__ARM_FP)
    /* The floating-point unit: newlib's text functions may use it. */
    *(volatile uint32_t *)0xE000ED88u |= 0xFu << 20;
    __asm__ volatile("dsb\n\tisb");
#endif
    fresh();
    leave(run_cases() == 0 ? 0 : 1);
}
