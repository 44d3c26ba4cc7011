# The library in a prefix; a part of `run`, whose functions and counts it uses.
check "make install" make -s -C ffi install PREFIX="$out/first"
check "make install with DESTDIR" make -s -C ffi install DESTDIR="$out/image" PREFIX=/usr LIBDIR=lib/$arch
same_files() {
  diff <(cd "$out/first" && find . ! -type d | sed "s|/lib/|/lib/$arch/|" | sort) <(cd "$out/image/usr" && find . ! -type d | sort)
}
check "DESTDIR has the same files" same_files

# in_prefix PREFIX: programs by hand, with pkg-config and with CMake.
in_prefix() {
  local prefix=$1 lib=$2 at
  at="in $(basename "$prefix")"
  local flags="-std=c11 -Wall -Wextra -Wpedantic -Werror"
  cd "$out/away" || exit
  check "by hand, shared, $at" cc $flags program.c -I"$prefix/include" -L"$lib" -lgrognard -Wl,-rpath,"$lib" -o hand-shared
  check "it runs, $at" says "$answer" ./hand-shared
  check "by hand, static, $at" cc $flags program.c -I"$prefix/include" "$lib/libgrognard.a" -o hand-static
  check "it runs, $at" says "$answer" ./hand-static
  export PKG_CONFIG_PATH="$lib/pkgconfig"
  check "pkg-config, shared, $at" cc $flags program.c $(pkg-config --cflags --libs grognard) -o pc-shared
  check "it runs, $at" says "$answer" env LD_LIBRARY_PATH="$lib" ./pc-shared
  check "pkg-config, static, $at" cc $flags -static program.c $(pkg-config --static --cflags --libs grognard) -o pc-static
  check "it runs, $at" says "$answer" ./pc-static
  check "pkg-config's version, $at" says "$version" pkg-config --modversion grognard
  rm -rf build
  check "CMake configures, $at" cmake -S . -B build -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_C_FLAGS="$flags"
  check "CMake builds, $at" cmake --build build
  for kind in shared static grognard; do
    check "CMake, $kind, runs, $at" says "$answer" "build/program-$kind"
  done
  check "CMake refuses version 0.99, $at" refused_version "$prefix"
  cd - >/dev/null || exit
}
refused_version() {
  mkdir -p refused
  sed 's/grognard 0.1 /grognard 0.99 /' CMakeLists.txt >refused/CMakeLists.txt
  cp program.c refused
  ! cmake -S refused -B refused/build -DCMAKE_PREFIX_PATH="$1" 2>refused/log && grep -q 'compatible with requested version' refused/log
}
in_prefix "$out/first" "$out/first/lib"
in_prefix "$out/image/usr" "$out/image/usr/lib/$arch"
mv "$out/first" "$out/moved"
# What was built against the prefix that has moved finds it by the path that the loader is given.
check "a program moves with the prefix" says "$answer" env LD_LIBRARY_PATH="$out/moved/lib" "$out/away/pc-shared"
in_prefix "$out/moved" "$out/moved/lib"
no_paths() { ! grep -rlE "$PWD|$out" "$out/moved/lib/pkgconfig" "$out/moved/lib/cmake"; }
check "no path of the build in what is installed" no_paths

# What the libraries are.
lib=$out/moved/lib
soname=$(readelf -d "$lib/libgrognard.so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
check "the SONAME is a link to the library" test -L "$lib/$soname" -a -n "$soname"
check "a program asks for the SONAME" bash -c "readelf -d '$out/away/hand-shared' | grep -q 'NEEDED.*\[$soname\]'"
exported() { diff <(echo "$functions") <(nm -D --defined-only "$lib/libgrognard.so" | awk '{ print $3 }' | sort -u); }
check "the shared library exports the functions of the headers only" exported
defined() { diff <(echo "$functions") <(nm -g --defined-only "$lib/libgrognard.a" | awk 'NF == 3 { print $3 }' | sort -u); }
check "the static library defines the functions of the headers only" defined
needs() { diff <(readelf -d "$lib/libgrognard.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -vE '^(libc\.so\.|ld-linux)') /dev/null; }
check "the shared library needs libc only" needs
# symbols: every symbol that the static library leaves open is in the guide's table of them.
symbols() {
  local open
  open=$(nm -u "$lib/libgrognard.a" | awk 'NF == 2 { print $2 }' | sed 's/^_Unwind_.*/_Unwind_*/' | sort -u)
  [ -n "$open" ] && comm -23 <(echo "$open") <(sed -n '/^| functions | needed for |$/,/^$/p' include/README.md |
    cut -d'|' -f2 | grep -oE '`[^`]+`' | tr -d '`' | sort -u) | diff - /dev/null
}
check "the guide names every symbol that the static library needs" symbols
small() { [ "$(stat -Lc %s "$1")" -lt "$2" ] && stat -Lc '%s %n' "$1"; }
# A host of one question takes its code and constants only; 48 KB of the program are code.
small_program() {
  cc -O2 -std=c11 -Wall -Wextra -Wpedantic -Werror "$out/away/battle.c" -I"$out/moved/include" "$lib/libgrognard.a" \
    -Wl,--gc-sections -o "$out/away/battle" && strip -s "$out/away/battle" && says 0.2500 "$out/away/battle" && small "$out/away/battle" 81920
}
check "a program that asks for one battle weighs less than 80 KB" small_program
# The games of Korea and the Civil War, and the two sides of a contradiction, took them over 3 and 2.5 MB, the game of the OCS in
# memory that is lent over 4 and 3, and its bytes over 3.25. What a program links is what it asks for.
check "the static library has less than 4.5 MB" small "$lib/libgrognard.a" 4718592
check "the shared library has less than 3.5 MB" small "$lib/libgrognard.so" 3670016
both() {
  (cd "$out/away" && rustc --edition 2024 -O --crate-type staticlib other.rs -o libother.a &&
    cc both.c -I"$out/moved/include" "$1" libother.a -lm -lpthread -ldl -o both &&
    cc both.c -I"$out/moved/include" libother.a "$1" -lm -lpthread -ldl -o both) 2>&1
}
check "beside another static Rust library, either first" both "$lib/libgrognard.a"
check "both answer" says "4 -1 empty" "$out/away/both"

# The documentation, as Doxygen reads it.
need doxygen doxygen
documented() { (cat include/Doxyfile && echo "OUTPUT_DIRECTORY=$out/doxygen") | doxygen - && [ -f "$out/doxygen/html/ocs_8h.html" ]; }
mkdir -p "$out/doxygen"
check "Doxygen has no warning" documented

make -s -C ffi uninstall DESTDIR="$out/image" PREFIX=/usr LIBDIR=lib/$arch
check "make uninstall leaves nothing" says "" find "$out/image" ! -type d
