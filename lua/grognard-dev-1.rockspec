rockspec_format = "3.0"
package = "grognard"
version = "dev-1"
source = { url = "git+file://." }
description = {
  summary = "The rules of wargames as questions and answers",
  detailed = "Operational Combat Series, Axis & Allies, 1950 Korea, American Civil War: verdicts, odds, exact chances and citations.",
  license = "MIT OR Apache-2.0",
}
dependencies = { "lua >= 5.1, < 5.5" }
build = {
  type = "command",
  -- Needs Rust 1.88 and a C compiler. The version of Lua is that of the interpreter for which it is installed.
  build_command = "sh lua/rock build $(LUA)",
  install_command = "sh lua/rock install $(LUA) $(LIBDIR) $(LUADIR)",
}
