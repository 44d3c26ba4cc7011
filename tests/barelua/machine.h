/* What differs between the machines: where the program begins, the call to the emulator's host, the stack pointer, and a
 * clock that counts instructions under QEMU's -icount shift=0, where an instruction takes a nanosecond. */
#ifndef GROGNARD_TEST_MACHINE_H
#define GROGNARD_TEST_MACHINE_H

#include <stdint.h>

void reset(void);
static void stuck(void);

#ifdef __riscv

__attribute__((naked, section(".text.start"), used)) void _start(void)
{
    __asm__ volatile(".option arch, +zicsr\n\tla sp, stack_top\n\tla t0, 1f\n\tcsrw mtvec, t0\n\tcall reset\n\t.balign 4\n1:\tcall trapped");
}
__attribute__((used)) static void trapped(void)
{
    stuck();
}

static inline int host(int what, const void *argument)
{
    register int a0 __asm__("a0") = what;
    register const void *a1 __asm__("a1") = argument;
    __asm__ volatile(".option push\n\t.option norvc\n\t.balign 16\n\tslli x0, x0, 0x1f\n\tebreak\n\tsrai x0, x0, 7\n\t.option pop"
                     : "+r"(a0) : "r"(a1) : "memory");
    return a0;
}

static inline uint32_t *stack_pointer(void)
{
    uint32_t *at;
    __asm__ volatile("mv %0, sp" : "=r"(at));
    return at;
}

static inline void prepare(void) {}

static inline uint32_t instructions(void)
{
    uint32_t count;
    __asm__ volatile(".option arch, +zicsr\n\tcsrr %0, minstret" : "=r"(count));
    return count;
}

#else

extern uint32_t stack_top;
__attribute__((section(".vectors"), used)) static void (*const vectors[16])(void) = {
    (void (*)(void))&stack_top, reset, stuck, stuck, stuck, stuck, stuck, stuck,
    stuck, stuck, stuck, stuck, stuck, stuck, stuck, stuck,
};

static inline int host(int what, const void *argument)
{
    register int r0 __asm__("r0") = what;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

static inline uint32_t *stack_pointer(void)
{
    uint32_t *at;
    __asm__ volatile("mov %0, sp" : "=r"(at));
    return at;
}

/* The floating-point unit, and the timer, which counts down from 2^24 - 1 with the processor's 25 MHz. */
static inline void prepare(void)
{
    *(volatile uint32_t *)0xE000ED88u |= 0xFu << 20;
    *(volatile uint32_t *)0xE000E014u = 0xFFFFFFu;
    *(volatile uint32_t *)0xE000E018u = 0;
    *(volatile uint32_t *)0xE000E010u = 5;
    __asm__ volatile("dsb\n\tisb");
}

static inline uint32_t instructions(void)
{
    return (0xFFFFFFu - *(volatile uint32_t *)0xE000E018u) * 40u;
}

#endif
#endif
