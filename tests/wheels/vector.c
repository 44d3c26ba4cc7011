/* What Alpine's Python asks of musl and Debian's, which is older, does not have: `os.preadv` and `os.pwritev`, which no test
   calls. */
long preadv2(void) { return -1; }
long pwritev2(void) { return -1; }
