#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# reproduce.sh [--cache]: builds what is committed twice, in folders of different names, and compares the packages byte
# for byte. Takes as long as two full builds; --cache lets the second one take over from ccache what is the same there,
# which shows less.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cached=${1:-}
[ "$cached" = --cache ] || export CCACHE_DISABLE=1
commit=$(git -C "$root" rev-parse HEAD) # of both, whatever is committed meanwhile
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# made FOLDER: builds and packs there.
made() {
    mkdir -p "$1/packages"
    tar -xf "$work/source.tar" -C "$1" --strip-components=1
    (
        cd "$1"
        umask "$2"
        # The folder's name would be what ccache tells the two apart by.
        [ "$cached" = --cache ] && flags="" || flags=-ffile-prefix-map=$1=.
        cmake --preset release -DRIDGEPOINT_TESTS=OFF -DCMAKE_CXX_FLAGS="$flags" >cmake.log
        cmake --build build/release >build.log || { tail -50 build.log >&2; exit 1; }
        # The frame of a .deb (ar) holds the modes that its parts were written with.
        (umask 022 && cd build/release && cpack -G DEB -B "$1/packages" >/dev/null)
        app/packaging/portable.sh build/release packages >/dev/null
        rm -rf packages/_CPack_Packages
    )
}

"$root/app/packaging/version.py" archive "$commit" "$work/source.tar"
made "$work/one" 022
made "$work/another/folder-with-a-longer-name" 077
status=0
for package in "$work"/one/packages/*; do
    if cmp "$package" "$work/another/folder-with-a-longer-name/packages/$(basename "$package")"; then
        sha256sum "$package" | sed "s, .*/,  ,"
    else
        status=1
    fi
done
exit $status
