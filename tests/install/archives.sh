# The archives; a part of `run`, whose functions and counts it uses. GROGNARD_MADE is a folder of archives that are made.
need aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross
need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64-win32
need qemu-aarch64 qemu-user
archives=${GROGNARD_MADE:-$CARGO_TARGET_DIR/archives}
[ -n "${ZIG:-}" ] || command -v zig >/dev/null || pinned "$CARGO_TARGET_DIR/venv-zig"

# glibc NAME FILE: no symbol later than glibc 2.17 is needed.
old_glibc() {
  local versions
  versions=$("${2}readelf" -V "$1" | grep -oE 'GLIBC_[0-9.]+' | sort -uV) && echo "$versions" &&
    [ "$(printf '%s\nGLIBC_2.17\n' "$versions" | sort -V | tail -1)" = GLIBC_2.17 ]
}
libc_only() { ! "${2}readelf" -d "$1" | grep NEEDED | grep -vE '\[(libc|libm|libdl|libpthread|ld-linux-[a-z0-9_-]+)\.so'; }
program=$PWD/tests/install/program.c

for target in x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu x86_64-unknown-linux-musl x86_64-pc-windows-gnu \
  aarch64-apple-darwin x86_64-apple-darwin; do
  if [ -z "${GROGNARD_MADE:-}" ]; then
    [[ $target = *-musl ]] || need_target "$target"
    check "the archive for $target" ffi/package/archives "$target"
    check "its checksum" env -C "$archives" sha256sum -c "grognard-$version-$target.tar.gz.sha256"
  fi
  cd "$archives" || exit
  rm -rf "$out/$target"
  mkdir -p "$out/$target"
  tar -C "$out/$target" --strip-components=1 -xf "grognard-$version-$target.tar.gz"
  cd - >/dev/null || exit
  at=$out/$target
  case $target in
  *musl)
    need musl-gcc musl-tools
    check "its library needs no glibc" bash -c "! readelf -V '$at/lib/libgrognard.so' | grep GLIBC"
    check "a program with it, shared" musl-gcc -std=c11 "$program" -I"$at/include" -L"$at/lib" -lgrognard -o "$at/shared"
    check "it runs" says "$answer" env LD_LIBRARY_PATH="$at/lib" "$at/shared"
    check "a program with it, static" musl-gcc -std=c11 -static "$program" -I"$at/include" "$at/lib/libgrognard.a" -o "$at/static"
    check "it runs" says "$answer" "$at/static"
    ;;
  *linux*)
    tools= emulator=
    [[ $target = x86_64* ]] || tools=aarch64-linux-gnu- emulator="qemu-aarch64 -L /usr/aarch64-linux-gnu -E LD_LIBRARY_PATH=$at/lib:/usr/aarch64-linux-gnu/lib"
    check "its library runs with glibc 2.17" old_glibc "$at/lib/libgrognard.so" "$tools"
    check "it needs libc only" libc_only "$at/lib/libgrognard.so" "$tools"
    check "a program with it, shared" "${tools}gcc" -std=c11 "$program" -I"$at/include" -L"$at/lib" -lgrognard -o "$at/shared"
    check "it runs" says "$answer" env LD_LIBRARY_PATH="$at/lib" $emulator "$at/shared"
    check "a program with it, static" "${tools}gcc" -std=c11 -static "$program" -I"$at/include" "$at/lib/libgrognard.a" -o "$at/static"
    check "it runs" says "$answer" $emulator "$at/static"
    ;;
  *windows*)
    check "a program with it, MinGW's import library" x86_64-w64-mingw32-gcc -std=c11 "$program" -I"$at/include" "$at/lib/libgrognard.dll.a" -o "$at/bin/program.exe"
    # zig's linker is LLVM's, which reads what MSVC's reads.
    check "a program with it, MSVC's import library" ${ZIG:-zig} cc -target x86_64-windows-gnu -std=c11 "$program" -I"$at/include" "$at/lib/grognard.lib" -o "$at/bin/msvc.exe"
    dll() { x86_64-w64-mingw32-objdump -p "$1" | grep 'DLL Name' | grep -viE '(kernel32|ntdll|userenv|ws2_32|msvcrt|bcrypt|bcryptprimitives|advapi32|dbghelp|api-ms-win-.*)\.dll'; [ $? -eq 1 ]; }
    check "the DLL needs Windows' own only" dll "$at/bin/grognard.dll"
    exports() { diff <(echo "$functions") <(x86_64-w64-mingw32-objdump -p "$at/bin/grognard.dll" | grep -oE '\bgrog_[a-z0-9_]+' | sort -u); }
    check "the DLL exports the functions of the headers" exports
    if command -v wine >/dev/null || packages wine wine64; then
      export WINEPREFIX=$out/wine WINEDEBUG=-all
      x86_64-w64-mingw32-gcc -shared tests/wheels/prng.c -ladvapi32 -o "$at/bin/bcryptprimitives.dll"
      windows() { (cd "$at/bin" && timeout 300 wine "$1" 2>/dev/null | tr -d '\r'); }
      check "it runs on Wine" says "$answer" windows program.exe
      check "it runs with MSVC's import library" says "$answer" windows msvc.exe
    else
      echo "left out: running it on Wine"
    fi
    ;;
  *apple*)
    arch=${target%%-*}
    check "a program with it, shared" ${ZIG:-zig} cc -target "$arch-macos" -std=c11 "$program" -I"$at/include" -L"$at/lib" -lgrognard -o "$at/shared"
    check "a program with it, static" ${ZIG:-zig} cc -target "$arch-macos" -std=c11 "$program" -I"$at/include" "$at/lib/libgrognard.a" -o "$at/static"
    ;;
  esac
done
