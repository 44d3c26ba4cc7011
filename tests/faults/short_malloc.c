/* Memory that fails where a test says, for the requests of one loaded module alone; to be loaded before libc.
 * faults_arm(PART, FIRST, LAST, LEAST): of the requests of at least so many bytes that come from the module whose name has
 * this part, those from the first to before the last fail, counted from 0; to the end if the last is 0.
 * faults_disarm(): returns how many such requests there were. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static struct {
    int armed;
    uintptr_t from, to;
    long first, last, seen;
    size_t least;
} plan;

static int find(struct dl_phdr_info *module, size_t size, void *part)
{
    (void)size;
    if (strstr(module->dlpi_name, part) == NULL)
        return 0;
    for (int at = 0; at < module->dlpi_phnum; at++) {
        const ElfW(Phdr) *segment = &module->dlpi_phdr[at];
        if (segment->p_type == PT_LOAD && (segment->p_flags & PF_X) != 0) {
            plan.from = module->dlpi_addr + segment->p_vaddr;
            plan.to = plan.from + segment->p_memsz;
            return 1;
        }
    }
    return 0;
}

int faults_arm(const char *part, long first, long last, size_t least)
{
    plan.first = first, plan.last = last, plan.least = least, plan.seen = 0;
    plan.armed = dl_iterate_phdr(find, (void *)(uintptr_t)part);
    return plan.armed;
}

long faults_disarm(void)
{
    plan.armed = 0;
    return plan.seen;
}

static int fails(const void *caller, size_t size)
{
    if (!plan.armed || (uintptr_t)caller < plan.from || (uintptr_t)caller >= plan.to || size < plan.least)
        return 0;
    long now = __atomic_fetch_add(&plan.seen, 1, __ATOMIC_RELAXED);
    return now >= plan.first && (plan.last == 0 || now < plan.last);
}

void *malloc(size_t size)
{
    return fails(__builtin_return_address(0), size) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails(__builtin_return_address(0), count * size) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size)
{
    return fails(__builtin_return_address(0), size) ? NULL : __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t align, size_t size)
{
    if (fails(__builtin_return_address(0), size))
        return ENOMEM;
    *block = __libc_memalign(align, size);
    return *block == NULL ? ENOMEM : 0;
}

void *aligned_alloc(size_t align, size_t size)
{
    return fails(__builtin_return_address(0), size) ? NULL : __libc_memalign(align, size);
}
