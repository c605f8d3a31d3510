#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Fails when a C++ file isn't as .clang-format would have it. "format.sh --fix" rewrites those that aren't.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mode=(--dry-run -Werror)
[ "${1:-}" != --fix ] || mode=(-i)
find app controllers models tests views -name '*.h' -o -name '*.cpp' | sort | xargs clang-format "${mode[@]}"
