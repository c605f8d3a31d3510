#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [--quick | --nightly]: installs what is missing, builds, and runs every test.
#
# Full: all tests of classes under AddressSanitizer and UndefinedBehaviorSanitizer; the program as it is installed on
# a desktop (screen reader bus, keys, audits of every page), and what takes long or measures, as it ships; clang-tidy
# over what changed.
# --quick: all tests in one debug build, without sanitizers and without clang-tidy.
# --nightly: what takes hours. As full, and every check of the sanitizers, the desktop under them, a build in which
# every source stands by itself, clang-tidy and clazy over the whole tree, the packages in bare roots and twice over,
# and the first window in the surroundings of a lab.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
how=${1:-}
case "$how" in
"" | --quick | --nightly) ;;
*)
    echo "usage: tests/run.sh [--quick | --nightly]" >&2
    exit 2
    ;;
esac

cd "$root"
"$root/app/packages.sh" build run test
[ "$how" != --nightly ] || "$root/app/packages.sh" package

jobs=$(nproc)
# On a desktop, tests wait most of their time for what a window shows: twice as many at once keep the processors busy.
on_desktops=$((2 * jobs))
# The others wait some of theirs, for timers and for programs that they start.
at_once=$((jobs + 1))
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

# build PRESET [-DNAME=VALUE…] [TARGET…]: a build that fails ends the run, for no test would mean anything.
build() {
    say "Building: $1"
    "$root/app/build.py" "$@"
}

# run_tests PRESET NAME AT_ONCE [CTEST ARGUMENTS…]
run_tests() {
    local preset=$1 name=$2 at_once=$3
    shift 3
    say "Tests: $name"
    ctest --preset "$preset" -j "$at_once" --output-junit "$results/$name.xml" "$@" </dev/null || failed=1
}

# look_with_tidy PRESET [ARGUMENTS…]: starts clang-tidy beside the tests. It takes what they leave of the processors;
# on a desktop they wait most of their time.
look_with_tidy() {
    nice -n 19 "$root/tests/checks/tidy.py" "build/$1" "${@:2}" --junit "$results/tidy.xml" \
        >"$results/tidy.log" 2>&1 </dev/null &
    tidy=$!
}

if [ "$how" = --quick ]; then
    build dev
    run_tests dev quick "$jobs"
    exit
fi

if [ "$how" = --nightly ]; then
    # Takes a fifth of the time of the tests.
    export RIDGEPOINT_ASAN_OPTIONS=detect_stack_use_after_return=1
    build asan -DRIDGEPOINT_SANITIZE_POINTERS=ON
    look_with_tidy asan --all
else
    build asan -DRIDGEPOINT_SANITIZE_POINTERS=OFF
    look_with_tidy asan --fast --budget 10
fi
run_tests asan sanitized "$at_once" -LE "desktop|shipped"
run_tests asan-desktop sanitized-on-desktop "$on_desktops" -L desktop -LE "program|shipped"
build release ridgepoint golden_instruments golden_journey lab_benchmark
run_tests release shipped "$on_desktops" -L "program|shipped"
if [ "$how" = --nightly ]; then
    run_tests asan-desktop sanitized-at-length "$on_desktops" -L shipped
    run_tests asan-desktop sanitized-program "$on_desktops" -L program
    build strict
    run_tests strict strict "$jobs" -LE "desktop|check"
    say "Packages"
    app/packaging/try_packages.sh build/release </dev/null || failed=1
    app/packaging/reproduce.sh </dev/null || failed=1
    say "Heard: every walk with Orca"
    tests/accessibility/orca_walks.py build/release/app/ridgepoint --junit "$results/heard.xml" </dev/null ||
        [ $? -eq 77 ] || failed=1
    tests/benchmarks/starts.py build/release/app/ridgepoint --rounds 1 --out build/starts </dev/null || failed=1
fi
say "Tests: clang-tidy"
wait $tidy || failed=1
cat "$results/tidy.log"
