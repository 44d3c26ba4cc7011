/* A march on 10,000 hexes with 1,000 units through the C interface, in processor time, and a copy of the position:
 *
 *     cargo build --release -p grognard-ffi
 *     cc -O2 -Iinclude tests/bench/large.c target/release/libgrognard.a -lm -lpthread -ldl -o large
 *     cargo run --release -p grognard-bench --example large -- text | ./large
 */
#include <grognard.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TEXT = 1 << 21, ORDERS = 200 };

static double now(void) { return (double)clock() * 1e6 / CLOCKS_PER_SEC; }

int main(void) {
  const size_t words = grog_ocs_play_words(10000, 1000, 1100);
  uint64_t *game = calloc(words, sizeof *game);
  char *text = malloc(TEXT);
  GrogFault fault = {.size = sizeof fault};
  if (!game || !text) return 1;
  if (grog_ocs_play_load(game, words, text, fread(text, 1, TEXT, stdin), &fault) != 0) return 1;
  const size_t position = grog_ocs_play_position(game, words);
  uint64_t *before = malloc(position * sizeof *before);
  if (!before) return 1;
  double orders = 0, copies = 0;
  for (int unit = 0; unit < 2 * ORDERS; unit += 2) {
    char line[64];
    snprintf(line, sizeof line, "march #%d > %d,%d", unit + 1, unit / 2 % 40, unit / 80 * 4 + 1);
    GrogOcsPlayOrderAnswer answer = {.size = sizeof answer};
    const double began = now();
    memcpy(before, game, position * sizeof *before);
    const double copied = now();
    const int32_t status = grog_ocs_play_line(game, words, line, &answer, &fault);
    orders += now() - copied;
    copies += copied - began;
    if (status != 0 || answer.verdict != GROG_ALLOWED) return 1;
  }
  printf("an order %.2f us, a copy of its position %.2f us\n", orders / ORDERS, copies / ORDERS);
  return before[0] == game[0] ? 0 : 1;
}
