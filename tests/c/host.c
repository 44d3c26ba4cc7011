/* The platform of a machine with an operating system: every piece of memory is an allocation of its own, so that
 * valgrind and the sanitizers see a byte too far. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

static void *taken[4096];
static size_t count;

void say(const char *text)
{
    fputs(text, stdout);
}

void *platform_take(size_t bytes)
{
    void *memory = malloc(bytes > 0 ? bytes : 1);
    if (memory == NULL) {
        fputs("no memory\n", stderr);
        exit(2);
    }
    if (count == sizeof taken / sizeof *taken) {
        fputs("a case takes too much\n", stderr);
        exit(2);
    }
    taken[count++] = memory;
    return memory;
}

void platform_give_back(void)
{
    while (count > 0) {
        free(taken[--count]);
    }
}

int32_t platform_call(Call call, const void *question, void *answer, GrogTrail *trail, GrogFault *fault)
{
    return call(question, answer, trail, fault);
}

void platform_report(void)
{
}

int main(void)
{
    return run_cases() == 0 ? 0 : 1;
}
