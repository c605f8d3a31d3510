#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [--quick]: installs what is missing, builds, and runs every test.
#
# Full: all tests under AddressSanitizer and UndefinedBehaviorSanitizer, those that need a desktop
# (screen reader bus, keys, the benchmarks' own run) included; clang-tidy.
# --quick: all tests in one debug build, without sanitizers and without clang-tidy.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
quick=0
case "${1:-}" in
--quick) quick=1 ;;
"") ;;
*)
    echo "usage: tests/run.sh [--quick]" >&2
    exit 2
    ;;
esac

cd "$root"
"$root/app/packages.sh" build run test

jobs=$(nproc)
# On a desktop, tests wait most of their time for what a window shows: twice as many at once keep the processors busy.
on_desktops=$((2 * jobs))
results=$root/build/results
rm -rf "$results"
mkdir -p "$results"
failed=0

# However the run ends, its last line counts what ran.
finish() {
    local status=$?
    [ -z "${tidy:-}" ] || kill "$tidy" 2>/dev/null || true
    "$root/tests/checks/count.py" "$results" && [ $failed -eq 0 ] || [ $status -ne 0 ] || status=1
    exit $status
}
trap finish EXIT

say() { printf '\n== %s (%(%H:%M)T)\n' "$1" -1; }

# build PRESET [TARGET…]: a build that fails ends the run, for no test would mean anything.
build() {
    local preset=$1
    shift
    say "Building: $preset"
    cmake --preset "$preset" >"$results/$preset-configure.log" </dev/null ||
        { cat "$results/$preset-configure.log" && exit 1; }
    cmake --build "build/$preset" -j "$jobs" ${1:+--target "$@"} </dev/null
}

# run_tests PRESET NAME AT_ONCE [CTEST ARGUMENTS…]
run_tests() {
    local preset=$1 name=$2 at_once=$3
    shift 3
    say "Tests: $name"
    ctest --preset "$preset" -j "$at_once" --output-junit "$results/$name.xml" "$@" </dev/null || failed=1
}

if [ $quick -eq 1 ]; then
    build dev
    run_tests dev quick "$jobs"
else
    build asan
    # clang-tidy takes what the tests leave of the processors; most of their time they wait for the desktop. (Its
    # analyzer and clazy: preset tidy.)
    nice -n 19 "$root/tests/checks/tidy.py" --fast build/asan --junit "$results/tidy.xml" \
        >"$results/tidy.log" 2>&1 </dev/null &
    tidy=$!
    run_tests asan sanitized "$jobs" -LE desktop
    run_tests asan-desktop desktop "$on_desktops" -L desktop
    say "Tests: clang-tidy"
    wait $tidy || failed=1
    cat "$results/tidy.log"
fi
