#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [ARGUMENTS]: installs what is missing, builds, and opens the lab with these arguments.
# On a machine with no display a scripted learner walks through the lab instead and leaves pictures of it.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
log=$build/build.log

"$root/app/packages.sh" build run

# Quiet unless it fails: what the learner asked for is the window.
mkdir -p "$build"
echo "Building (the first time takes some minutes) …" >&2
if ! {
    cmake -S "$root" --preset release -DRIDGEPOINT_TESTS=OFF &&
        cmake --build "$build" --target ridgepoint
} >"$log" 2>&1 </dev/null; then
    tail -n 40 "$log" >&2
    echo "The build failed; all it said is in $log" >&2
    exit 1
fi

program=$build/app/ridgepoint
case "${1:-}" in
compute | content | tour | --help | -h | --version | -v)
    exec "$program" "$@"
    ;;
esac

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi

out=$root/build/tour
echo "There is no display here, so a scripted learner walks through the lab." >&2
# Qt's platform without a display warns at every window that it ignores size hints.
QT_LOGGING_RULES=${QT_LOGGING_RULES:-default.warning=false} "$program" tour --out "$out" "$@"
echo "Pictures of every step are in $out; open $out/index.html"
