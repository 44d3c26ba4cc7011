# Prints `--rename-section` options that give one section to what is linked together anyway: an exported function, or one
# that several of them share, and all functions and data that are reached through it alone. A program takes no more for
# it, and an object has fewer sections, each of which takes two headers and a symbol. Input: readelf -SrsW OBJECT.
/^ *\[ *[0-9]+\]/ {
  sub(/^ *\[ */, "")
  number = $1 + 0
  section[number] = $2
  numbered[$2] = number
  names[$2]++
  kind[number] = match($2, /^\.(text\.unlikely|text|rodata|data\.rel\.ro)\.(_|\.|grog_)/) ? substr($2, 1, match(substr($2, 2), /\.(_|\.|grog_)/)) : ""
  if (kind[number] == ".text.unlikely") kind[number] = ".text"
}
# Relocations name a symbol by its number, and come before the symbols.
/^Relocation section/ { split($3, quoted, "'"); from = numbered[substr(quoted[2], 6)] }
/^[0-9a-f]+  [0-9a-f]+ R_/ { refers[from] = refers[from] " " substr($2, 1, 8) }
$1 ~ /^[0-9]+:$/ {
  within[sprintf("%08x", $1)] = $7
  if ($8 ~ /^grog_/ && $7 ~ /^[0-9]+$/) root[$7] = 1
}
END {
  for (from in refers) {
    count = split(refers[from], to, " ")
    for (i = 1; i <= count; i++) {
      at = within[to[i]]
      if (!(at in kind) || kind[at] == "" || at == from) continue
      # What unwinds names every function, and linkers take it with the function.
      if (section[from] ~ /^\.eh_frame/) { if (kind[at] != ".text") root[at] = 1 }
      else if (kind[from] == "") root[at] = 1
      else if (!((from, at) in edge)) { edge[from, at] = 1; before[at] = before[at] " " from }
    }
  }
  for (at in kind) if (kind[at] != "" && (root[at] || before[at] == "")) top[at] = at
  # The section through which alone each is reached: that of all its users, or itself if they differ.
  do {
    changed = 0
    for (at in before) {
      if (top[at] == at) continue
      same = ""
      count = split(before[at], users, " ")
      for (i = 1; i <= count; i++) {
        over = top[users[i]]
        if (over != "" && same == "") same = over
        else if (over != "" && over != same) { same = at; break }
      }
      if (same != "" && same != top[at]) { top[at] = same; changed = 1 }
    }
  } while (changed)
  for (at in kind)
    if (kind[at] != "" && top[at] != "" && names[section[at]] == 1) print "--rename-section " section[at] "=" kind[at] "._" top[at]
}
