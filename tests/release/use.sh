# What was made is installed and used from its archive, by the sentence of its page, where nothing else is; a part of
# `run`, whose functions and counts it uses. $made has the parts. The other machines' wheels and libraries
# tests/wheels and tests/install run.
bare=$out/bare-places
rm -rf "$bare"
mkdir -p "$bare"
# page FILE LANGUAGE [NTH]: a program of a page.
page() {
  awk -v begin="\`\`\`$2" -v nth="${3:-1}" '$0 == begin { on = ++seen == nth; next } /^```/ { on = 0 } on' "$1"
}
# unpacked PART ARCHIVE: into a place of its own, whose name is printed.
unpacked() {
  local place=$bare/$1
  mkdir -p "$place" && tar -xf "$made/$1/$2" -C "$place" --strip-components=1 && echo "$place"
}
sums() {
  cd "$made" && sha256sum -c --quiet SHA256SUMS && [ "$(find . -type f | wc -l)" -eq $(($(wc -l <SHA256SUMS) + 1)) ]
}
check "every file has its sum" sums
# Each archive of something that is linked names what is linked, with a text of the MIT licence.
licensed() {
  python3 - "$made" <<'PYTHON'
import pathlib, sys, tarfile, zipfile
wrong, looked = [], 0
for file in sorted(pathlib.Path(sys.argv[1]).rglob("*")):
    part = file.relative_to(sys.argv[1]).parts[0]
    if not file.is_file() or part not in ("wheels", "jar", "npm", "c", "plain", "bare", "handheld", "docs"):
        continue
    if file.suffix in (".whl", ".jar", ".zip", ".love"):
        names = zipfile.ZipFile(file).namelist()
    elif file.suffix in (".gz", ".tgz"):
        names = tarfile.open(file).getnames()
    else:
        continue
    if file.name.endswith(("-javadoc.jar", "-sources.jar")):
        continue
    looked += 1
    for wanted in ("LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.txt", "heapless/LICENSE-MIT"):
        if not any(name == wanted or name.endswith("/" + wanted) for name in names):
            wrong.append(f"{file.name} has no {wanted}")
print("\n".join(wrong), looked)
sys.exit(bool(wrong) or not looked)
PYTHON
}
check "each archive has the licences of what is inside" licensed

c_library() {
  local place
  need pkg-config pkg-config && cp tests/install/program.c "$bare/" &&
    place=$(unpacked c "$name-$(uname -m)-unknown-linux-gnu.tar.gz") && export PKG_CONFIG_PATH=$place/lib/pkgconfig &&
    cd "$bare" && cc program.c $(pkg-config --cflags --libs grognard) -o shared &&
    says "$answer" env LD_LIBRARY_PATH="$place/lib" ./shared &&
    cc -static program.c $(pkg-config --static --cflags --libs grognard) -o static && says "$answer" ./static
}
musl_library() {
  local place
  need musl-gcc musl-tools && rm -rf "$bare/c" && place=$(unpacked c "$name-$(uname -m)-unknown-linux-musl.tar.gz") &&
    cd "$bare" && cp "$top/tests/install/program.c" . &&
    musl-gcc program.c -I"$place/include" -L"$place/lib" -lgrognard -o shared &&
    says "$answer" env LD_LIBRARY_PATH="$place/lib" ./shared &&
    musl-gcc -static program.c -I"$place/include" "$place/lib/libgrognard.a" -o static && says "$answer" ./static
}
wheel() {
  python3 -m venv "$bare/venv" &&
    "$bare/venv/bin/pip" install --quiet --no-index --no-deps "$made"/wheels/*abi3-manylinux*"$(uname -m)".whl &&
    cd "$bare" && env -i PATH=/usr/bin:/bin venv/bin/python -I "$top/tests/wheels/try.py"
}
# Maven installs the jar into an empty repository, from where it is used.
jar() {
  local plugin repository=$bare/m2 files=/usr/share/maven-repo
  { [ -d $files/org/apache/maven/plugins/maven-install-plugin ] && command -v mvn >/dev/null; } ||
    packages maven libmaven-install-plugin-java || return 1
  [ -f /usr/share/java/jna.jar ] || packages libjna-java || return 1
  plugin=$(dpkg-query -W -f '${Version}' libmaven-install-plugin-java | sed 's/-.*//')
  cat >"$bare/settings.xml" <<XML
<settings><localRepository>$repository</localRepository><profiles><profile><id>debian</id><pluginRepositories>
<pluginRepository><id>debian</id><url>file://$files</url></pluginRepository></pluginRepositories></profile></profiles>
<activeProfiles><activeProfile>debian</activeProfile></activeProfiles></settings>
XML
  mvn -B -q -Dstyle.color=never -s "$bare/settings.xml" \
    "org.apache.maven.plugins:maven-install-plugin:$plugin:install-file" \
    -Dfile="$made/jar/$name.jar" -DpomFile="$made/jar/$name.pom" </dev/null || return 1
  repository=$repository/org/grognard/grognard/$version
  mkdir -p "$bare/java" &&
    python3 tests/java/pages.py "$repository/$name.jar:/usr/share/java/jna.jar" "$bare/java" ffi/java/README.md | tee "$bare/java.log" && grep -qE '^pages: [1-9][0-9]* passed, 0 failed$' "$bare/java.log"
}
rock() {
  need luarocks luarocks && need lua5.4 lua5.4 liblua5.4-dev && cd "$bare" &&
    export GROGNARD_PROFILE=quick CARGO_TARGET_DIR=$bare/rock-target &&
    luarocks --lua-version 5.4 --tree "$bare/rocks" install "$made/rock/$name-1.src.rock" &&
    LUA_PATH="$top/tests/lua/?.lua;$bare/rocks/share/lua/5.4/?.lua" LUA_CPATH="$bare/rocks/lib/lua/5.4/?.so" \
      lua5.4 "$top/tests/lua/readme.lua" "$top/README.md" && rm -rf "$bare/rock-target"
}
npm_package() {
  mkdir -p "$bare/npm" && page ffi/web/README.md js >"$bare/npm/first.mjs" &&
    page ffi/web/README.md text >"$bare/npm/expected" && cd "$bare/npm" &&
    npm install --offline --no-audit --no-fund --silent "$made/npm/$name.tgz" && node first.mjs | diff expected -
}
plain_c() {
  local place
  place=$(unpacked plain "$name-plain.tar.gz") && page ffi/plain/README.md c >"$bare/attack.c" &&
    page ffi/plain/README.md text >"$bare/expected" &&
    cc -std=c99 -O1 -I"$place" "$bare/attack.c" "$place/grognard_korea.c" -o "$bare/attack" &&
    "$bare/attack" | diff "$bare/expected" -
}
# The library links for a board only if no panic can be reached.
board() {
  local place cpu="-mcpu=cortex-m7 -mthumb -mfpu=fpv5-d16 -mfloat-abi=hard"
  need arm-none-eabi-gcc gcc-arm-none-eabi libnewlib-arm-none-eabi && need qemu-system-arm qemu-system-arm &&
    place=$(unpacked bare "$name-thumbv7em-none-eabihf.tar.gz") &&
    arm-none-eabi-gcc $cpu -nostartfiles --specs=rdimon.specs -T tests/bare/link.ld -Wl,--gc-sections \
      tests/install/program.c tests/release/board.c -I"$place/include" "$place/lib/libgrognard.a" -o "$bare/board" &&
    says "$answer" timeout 60 qemu-system-arm -M mps2-an500 -cpu cortex-m7 -nographic \
      -semihosting-config enable=on,target=native -kernel "$bare/board" </dev/null
}
# The game for LÖVE over the library that the jar holds; what stands in the archive for handhelds tests/arm runs.
handheld() {
  local machine
  machine=linux-$(uname -m | sed 's/x86_64/x86-64/')
  need love love && need xvfb-run xvfb xauth && mkdir -p "$bare/port" "$bare/love" &&
    python3 -m zipfile -e "$made/handheld/grognard.zip" "$bare/port" && [ -s "$bare/port/Grognard.sh" ] &&
    [ -s "$bare/port/grognard/libs.aarch64/grognard.so" ] &&
    python3 -m zipfile -e "$made/jar/$name.jar" "$bare/love" || return 1
  XDG_DATA_HOME=$bare/love/data timeout 300 xvfb-run -a -s "-screen 0 1024x768x24" \
    love "$made/handheld/$name.love" --size 640x480 --module "$bare/love/$machine" \
    --drive "$top/tests/handheld/drive.lua" --script tests/handheld/script.txt --shots "$bare/love" |
    tee "$bare/love.log"
  grep -qE '^[a-z]+: [1-9][0-9]* passed, 0 failed$' "$bare/love.log"
}
site() {
  local place
  need chromium chromium && place=$(unpacked docs "$name-docs.tar.gz") && [ -s "$place/bench.html" ] &&
    "$out/one/target/docs-venv/bin/python" tests/docs/searched.py "$place" chromium
}
# The list of what is inside has what is linked, and says neither where nor when it was made.
inside() {
  python3 - "$made/sbom/$name.cdx.json" "$version" <<'PYTHON'
import json, sys
bom = json.load(open(sys.argv[1]))
names = {each["name"] for each in bom["components"]}
assert {"heapless", "mlua", "pyo3", "preact", "rust-std", "grognard-core"} <= names, names
assert bom["bomFormat"] == "CycloneDX" and bom["metadata"]["component"]["version"] == sys.argv[2]
without = [each["name"] for each in bom["components"] if not each.get("licenses")]
assert not without, without
refs = {each["ref"] for each in bom["dependencies"]}
assert all(ref in refs for each in bom["dependencies"] for ref in each["dependsOn"])
PYTHON
}
check "plain C: the program of its page" plain_c
check "npm: installed into an empty folder, the first program of its page" npm_package
check "Java: installed into an empty repository, the programs of its page" jar
if [ "$how" = all ]; then
  check "handhelds: the game for LÖVE" handheld
  check "C: a program with pkg-config, shared and static" c_library
  check "C for musl: a program, shared and static" musl_library
  if [ -z "${GROGNARD_HOST:-}" ]; then
    # Its own counts are those of one test here.
    check "C on every machine" env GROGNARD_MADE="$made/c" tests/install/run archives
    mkdir "$bare/python" && cp "$made"/wheels/*.whl "$made"/sdist/*.tar.gz "$bare/python/"
    check "Python on every machine" env GROGNARD_MADE="$bare/python" tests/wheels/run
  fi
  check "Python: an empty environment" wheel
  check "Lua: luarocks builds the rock, the program of README.md" rock
  check "a board: a program on a Cortex-M7" board
  check "the site: its search, the bench in it" site
  check "the list of what is inside" inside
fi
