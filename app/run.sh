#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [ARGUMENTS]: installs what is missing, builds, and opens the lab with these arguments.
# On a machine with no display a scripted learner walks through the lab instead and leaves pictures of it.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

"$root/app/packages.sh" build run
echo "Building (the first time takes some minutes) …" >&2
"$root/app/build.py" release ridgepoint </dev/null

program=$root/build/release/app/ridgepoint
case "${1:-}" in
compute | content | trace | measure | export | grade | send | class | ledger | policy | doctor | teach | tour | --help | -h | --version | -v)
    exec "$program" "$@"
    ;;
esac

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi

# The learner's own language, unless the arguments name others.
case " $*" in
*" --lang"*) ;;
*)
    locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
    # The program knows which languages it has.
    "$program" --lang "${locale%%.*}" --version >/dev/null 2>&1 || locale=en
    set -- --lang "${locale%%.*}" "$@"
    ;;
esac

out=$root/build/tour
rm -rf "$out"
mkdir -p "$out"
echo "There is no display here, so a scripted learner walks through the lab in one language; name others with" >&2
echo "--lang, as often as you like." >&2
# Qt's platform without a display warns at every window that it ignores size hints.
QT_LOGGING_RULES=${QT_LOGGING_RULES:-default.warning=false} "$program" tour --out "$out" "$@" &
tour=$!
trap 'kill $tour 2>/dev/null || true' EXIT
said=0
while kill -0 $tour 2>/dev/null; do
    sleep 1
    pictures=$(find "$out" -name '*.png' | wc -l)
    if [ -t 2 ]; then
        printf '\r%d pictures' "$pictures" >&2
    elif [ $((pictures - said)) -ge 20 ]; then
        said=$pictures
        printf '%d pictures\n' "$pictures" >&2
    fi
done
[ ! -t 2 ] || echo >&2
wait $tour
echo "Pictures of every step are in $out; open $out/index.html"
