/* What starts a program on a board of an emulator, whose words go to the host. */
#include <stdlib.h>

extern int main(void);
extern int stack_top;
extern void initialise_monitor_handles(void);

void reset(void)
{
    initialise_monitor_handles();
    exit(main());
}

__attribute__((section(".vectors"), used)) static void *const vectors[2] = {&stack_top, (void *)reset};
