#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# icons.sh: makes ridgepoint.ico and ridgepoint.icns anew from the SVG. They are kept in the tree, because Windows and
# macOS have none of these tools. Debian: librsvg2-bin, icoutils, icnsutils.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for size in 16 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" --keep-aspect-ratio "$here/../../../resources/icons/ridgepoint.svg" \
        --output "$work/$size.png"
done
icotool --create --output "$here/ridgepoint.ico" "$work"/{16,32,48,64,128}.png --raw "$work/256.png"
png2icns "$here/ridgepoint.icns" "$work"/{16,32,48,128,256,512}.png >/dev/null
