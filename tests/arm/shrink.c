// Preloaded into 32-bit programs under qemu-user, which loses the pages behind a mapping that mremap makes smaller: it
// reserves what follows the old end instead of what follows the new one. As a program (MAIN) it shows whether an
// emulator does. LuaJIT's allocator unmaps the end itself where mremap fails.
#define _GNU_SOURCE
#include <sys/mman.h>

#ifdef MAIN
#include <stdio.h>

int main(void) {
  size_t part = 0x10000;
  volatile char *all = mmap(0, 3 * part, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return 2;
  all[2 * part] = 42;
  if (mremap((void *)all, 2 * part, part, 0) != all) return 3;
  return all[2 * part] == 42 ? 0 : 1;
}
#else
#include <errno.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

void *mremap(void *old, size_t size, size_t wanted, int flags, ...) {
  if (wanted < size && flags == 0) {
    errno = ENOMEM;
    return MAP_FAILED;
  }
  va_list more;
  va_start(more, flags);
  void *at = va_arg(more, void *);
  va_end(more);
  return (void *)syscall(SYS_mremap, old, size, wanted, flags, at);
}
#endif
