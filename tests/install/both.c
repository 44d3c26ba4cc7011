/* Two Rust libraries in one program, each with its own part of the standard library. */
#include <grognard.h>
#include <stdint.h>
#include <stdio.h>

int32_t other_answer(int32_t number);

int main(void)
{
    printf("%d %d %s\n", (int)other_answer(1950), (int)other_answer(-1), grog_fault_word(GROG_FAULT_CODE_EMPTY));
    return 0;
}
