/* The random questions on a machine without an operating system: prints a line for each family, as the program for hosts
 * does, but for the names. */
#include "../barelua/machine.h"

uint32_t bits_families(void);
uint32_t bits_of(uint32_t index, uint32_t questions, uint32_t upper);
uint32_t bits_answered(uint32_t index, uint32_t questions);

static void leave(int status)
{
    const uint32_t two[2] = {0x20026u, (uint32_t)status};
    host(0x20, two);
    for (;;) {
    }
}

static void stuck(void)
{
    host(0x04, "an exception was taken\n");
    leave(3);
}

static void say_number(uint32_t n)
{
    char digits[11];
    int at = 10;
    digits[at] = 0;
    do {
        digits[--at] = (char)('0' + n % 10);
        n /= 10;
    } while (n > 0);
    host(0x04, digits + at);
}

static void say_hex(uint32_t n)
{
    char digits[9];
    int at;
    for (at = 7; at >= 0; at--, n >>= 4) {
        digits[at] = "0123456789abcdef"[n & 15];
    }
    digits[8] = 0;
    host(0x04, digits);
}

void reset(void)
{
    uint32_t family;
    prepare();
    for (family = 0; family < bits_families(); family++) {
        say_number(bits_answered(family, QUESTIONS));
        host(0x04, " ");
        say_hex(bits_of(family, QUESTIONS, 1));
        say_hex(bits_of(family, QUESTIONS, 0));
        host(0x04, "\n");
    }
    leave(0);
}
