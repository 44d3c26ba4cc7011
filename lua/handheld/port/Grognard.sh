#!/bin/bash
# Starts the program on a handheld with PortMaster, which has LÖVE.
XDG_DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
controlfolder=/roms/ports/PortMaster
for folder in /opt/system/Tools/PortMaster /opt/tools/PortMaster "$XDG_DATA_HOME/PortMaster"; do
  if [ -d "$folder" ]; then
    controlfolder=$folder
    break
  fi
done
# shellcheck source=/dev/null
source "$controlfolder/control.txt"
# shellcheck source=/dev/null
[ -f "$controlfolder/mod_${CFW_NAME:-}.txt" ] && source "$controlfolder/mod_$CFW_NAME.txt"
get_controls
gamedir="/${directory:?}/ports/grognard"
cd "$gamedir" || exit 1
exec > >(tee "$gamedir/log.txt") 2>&1
export XDG_DATA_HOME="$gamedir/saves"
mkdir -p "$XDG_DATA_HOME"
# shellcheck source=/dev/null
source "$controlfolder/runtimes/love_11.5/love.txt"
$GPTOKEYB "$LOVE_GPTK" &
pm_platform_helper "$LOVE_BINARY"
$LOVE_RUN "$gamedir/game" --size "${DISPLAY_WIDTH:-640}x${DISPLAY_HEIGHT:-480}" --module "$gamedir/libs.${DEVICE_ARCH:-aarch64}"
pm_finish
