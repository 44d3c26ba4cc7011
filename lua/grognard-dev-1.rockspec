rockspec_format = "3.0"
package = "grognard"
version = "dev-1"
source = {
  url = "git+file://.",
}
description = {
  summary = "Wargame rules that answer with the paragraph that decides",
  detailed = "Questions in, rulings (verdict, value, citations, trail) or coded faults out.",
  license = "MIT OR Apache-2.0",
}
dependencies = {
  "lua >= 5.1",
}
build_dependencies = {
  "luarocks-build-rust-mlua >= 0.2.5",
}
build = {
  type = "rust-mlua",
  target_path = "target",
  default_features = false,
  include = {},
  modules = {
    grognard = "grognard_lua",
  },
}
