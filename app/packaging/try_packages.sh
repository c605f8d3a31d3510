#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# try_packages.sh BUILD: makes the packages of a release build and tries each where nothing else is installed.
#   .deb          without an error of lintian, hardened; in a bare Debian 12, with the dependencies that it declares and
#                 no others: installed, asked, opened on a display over TCP, removed; then as try_repository.sh says
#   .tar.xz       the same root with no Qt in it: unpacked by nobody in particular into a folder that is read-only then
#   AppDir        of the AppImage, opened in place
#   Flatpak       only its manifest is read
# Debian: packages.txt, under [package]. Needs root or user namespaces, and a mirror of Debian.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "${1:?a release build}" && pwd)
work=$(mktemp -d)
chmod 755 "$work"
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
say() { printf '== %s\n' "$1"; }

# The display of the host, as a machine elsewhere would see it: over TCP, without shared memory, drawn by software.
Xvfb -displayfd 3 -screen 0 1024x768x24 -listen tcp -ac -noreset 2>"$work/xvfb.log" 3>"$work/display" &
server=$!
for _ in $(seq 50); do [ -s "$work/display" ] || sleep 0.1; done
number=$(cat "$work/display")

say "Making the packages"
(cd "$build" && cpack -G DEB -B "$work" >"$work/cpack.log") || { cat "$work/cpack.log" >&2; exit 1; }
"$here/portable.sh" "$build" "$work"
"$here/portable.sh" "$build" "$work" --appdir
deb=$(echo "$work"/ridgepoint_*.deb)
version=$(dpkg-deb --field "$deb" Version)
tarball=$(echo "$work"/ridgepoint-*.tar.xz)
dpkg-deb --field "$deb" Depends
dpkg-deb --fsys-tarfile "$deb" | tar -xO ./usr/share/doc/ridgepoint/ridgepoint.cdx.json >"$work/parts.json"
"$here/sbom.py" --check "$work/parts.json"
say ".deb: lintian, and how the program is hardened"
lintian --fail-on error --display-info --tag-display-limit 0 "$deb"
dpkg-deb --fsys-tarfile "$deb" | tar -xO ./usr/bin/ridgepoint >"$work/ridgepoint"
# The startup code of Debian 12 is not marked for the protection of jumps, and a program is as far as all of it is.
hardening-check --nocfprotection "$work/ridgepoint"
say "Flatpak: the manifest can be read"
(cd "$work" && flatpak-builder --show-manifest "$here/org.ridgepoint.Ridgepoint.yaml" >/dev/null)

# What is run in a root: the program answers, and its window comes up on the display and is that of the program.
cat >"$work/ask.sh" <<'END'
set -eu
program=$1
kept=$(mktemp -d)
export HOME=/nowhere XDG_RUNTIME_DIR=$kept LC_ALL=C.UTF-8 QT_QPA_PLATFORM=
"$program" --version
[ "$("$program" --lang en --version)" = "Ridgepoint $4" ]
"$program" doctor --data-dir "$kept/data" || [ $? -eq 1 ]
"$program" compute ridge_point '{}' >/dev/null 2>&1 || [ $? -eq 3 ]
"$program" policy check || [ $? -eq 0 ]
doc=$(dirname "$program")/../share/doc/ridgepoint
for language in en es fr de pt_BR ar zh_CN ja; do test -s "$doc/handbook/$language/index.html"; done
test -s "$doc/ridgepoint.cdx.json"
QT_QPA_PLATFORM=xcb DISPLAY=$2 "$program" --lang en --data-dir "$kept/data" --open review &
window=$!
sleep "$3"
# What lays out the map is loaded by name, so that no dependency shows that it is there.
grep -q gvplugin_dot_layout /proc/$window/maps
kill -TERM $window
wait $window || [ $? -eq 143 ]
test -s "$kept/data/ledger.json"
rm -rf "$kept"
END

# watch SECONDS: whether the program's window comes up on the display meanwhile.
watch() {
    for _ in $(seq "$1"); do
        DISPLAY=:$number xdotool search --name Ridgepoint >"$work/seen" 2>/dev/null && return
        sleep 1
    done
}
# in_root MESSAGE INCLUDE HOOK…: a bare Debian 12 with these packages, and what is done in it ($1 is its folder).
in_root() {
    local message=$1 include=$2 hook
    local hooks=()
    shift 2
    for hook in "$@"; do hooks+=("--customize-hook=$hook"); done
    say "$message"
    : >"$work/seen"
    watch 600 &
    local watcher=$!
    mmdebstrap --quiet --variant=apt --include="$include" --customize-hook="copy-in $work/ask.sh /tmp" "${hooks[@]}" \
        bookworm /dev/null </dev/null || { kill $watcher; echo "FAILED: $message" >&2; exit 1; }
    kill $watcher 2>/dev/null || true
    [ -s "$work/seen" ] || { echo "FAILED: no window was seen: $message" >&2; exit 1; }
}

in_root ".deb in a bare Debian 12" apt \
    "copy-in $deb /tmp" \
    "chroot \"\$1\" sh -c 'apt-get install --yes --no-install-recommends /tmp/ridgepoint_*.deb >/dev/null'" \
    "chroot \"\$1\" sh /tmp/ask.sh /usr/bin/ridgepoint 127.0.0.1:$number 10 '$version'" \
    "chroot \"\$1\" sh -c 'apt-get remove --yes ridgepoint >/dev/null && ! test -e /usr/bin/ridgepoint'"
say ".deb from a signed repository: installed, upgraded, taken back, purged"
"$here/try_repository.sh" "$deb"
# What a desktop has, and no Qt.
in_root "tarball without root, in a folder that can't be written" \
    "xz-utils,libgl1,libegl1,libopengl0,libglx0,libfontconfig1,libx11-xcb1,libxcb1,libexpat1,fonts-dejavu-core" \
    "copy-in $tarball /tmp" \
    "chroot \"\$1\" sh -c 'mkdir /opt/any && tar -C /opt/any -xf /tmp/ridgepoint-*.tar.xz && chmod -R a-w /opt/any && useradd -m learner'" \
    "chroot \"\$1\" sh -c 'setpriv --reuid=learner --regid=learner --clear-groups sh /tmp/ask.sh /opt/any/*/bin/ridgepoint 127.0.0.1:$number 10 $version'"
in_root "AppDir of the AppImage" \
    "libgl1,libegl1,libopengl0,libglx0,libfontconfig1,libx11-xcb1,libxcb1,libexpat1,fonts-dejavu-core" \
    "copy-in $work/Ridgepoint.AppDir /opt" \
    "chroot \"\$1\" sh -c '/opt/Ridgepoint.AppDir/AppRun --version'" \
    "chroot \"\$1\" sh /tmp/ask.sh /opt/Ridgepoint.AppDir/usr/bin/ridgepoint 127.0.0.1:$number 10 '$version'"
say "All packages work"
