# Prints `--rename-section` options that gather the constants of an ELF object: data that refers to nothing, or to other
# such data only. Input: readelf -SrsW OBJECT.
/^ *\[ *[0-9]+\]/ {
  sub(/^ *\[ */, "")
  number = $1 + 0
  section[number] = $2
  data[number] = $2 ~ /^\.(rodata|data\.rel\.ro|gcc_except_table)(\.|$)/
  numbered[$2] = number
}
# Relocations name a symbol by its number, and come before the symbols.
/^Relocation section/ { split($3, quoted, "'"); from = numbered[substr(quoted[2], 6)] }
/^[0-9a-f]+  [0-9a-f]+ R_/ { refers[from] = refers[from] " " substr($2, 1, 8) }
$1 ~ /^[0-9]+:$/ { within[sprintf("%08x", $1)] = $7 }
END {
  do {
    left = 0
    for (number in data) {
      count = data[number] ? split(refers[number], to, " ") : 0
      for (i = 1; i <= count; i++) if (!data[within[to[i]]]) { data[number] = 0; left++; break }
    }
  } while (left)
  for (number in data) {
    name = section[number]
    # What is not named after a function or a constant keeps its name: linkers merge it by its kind.
    if (data[number] && name ~ /^\.[a-z_.]*\.(_|\.|grog_|rust_)/ && match(name, /^\.(rodata|data\.rel\.ro|gcc_except_table)/))
      print "--rename-section " name "=" substr(name, 1, RLENGTH) ".constants"
  }
}
