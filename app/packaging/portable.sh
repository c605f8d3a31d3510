#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# portable.sh BUILD OUT [--appdir]: makes OUT/ridgepoint-VERSION-linux-MACHINE.tar.xz of a release build: the program
# with its own Qt, for any folder and without root. It needs a desktop as new as the system it was made on (glibc, X11,
# OpenGL, fontconfig, and OpenSSL for https, are the machine's own). --appdir leaves OUT/Ridgepoint.AppDir instead, and makes an AppImage of it
# where appimagetool is installed.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "${1:?a release build}" && pwd)
mkdir -p "${2:?a folder for what is made}"
out=$(cd "$2" && pwd)
for tool in patchelf strip qtpaths6 xz; do
    command -v "$tool" >/dev/null || { echo "portable.sh needs $tool (Debian: patchelf, binutils, qt6-base-dev-tools, xz-utils)." >&2; exit 1; }
done
# What every desktop has, and what must fit its drivers, its fonts and its display.
readonly of_the_machine='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s|GL|GLX|EGL|OpenGL|GLdispatch|X11|X11-xcb|xcb|Xau|Xdmcp|fontconfig|freetype|expat|z|drm|gbm|wayland-.*))\.so'

version=$(cat "$build/generated/app/version.txt")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=ridgepoint-$version-linux-$(uname -m)
stage=$work/$name
DESTDIR=$work/install cmake --install "$build" --prefix "/$name" --strip >/dev/null
mv "$work/install/$name" "$stage"

# with_libraries FILE…: copies the libraries that these name, and those that they name in turn.
with_libraries() {
    local path library
    ldd "$@" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u | while read -r path; do
        library=$(basename "$path")
        [[ $library =~ $of_the_machine || -e $stage/lib/$library ]] || cp -L "$path" "$stage/lib/$library"
    done
}

plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
mkdir -p "$stage/lib" "$stage/plugins"
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqminimal platforms/libqvnc platforms/libqwayland-generic \
    platforms/libqwayland-egl wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient \
    platforminputcontexts/libibusplatforminputcontextplugin platforminputcontexts/libcomposeplatforminputcontextplugin \
    platformthemes/libqxdgdesktopportal imageformats/libqsvg iconengines/libqsvgicon \
    tls/libqopensslbackend tls/libqcertonlybackend texttospeech/libqtexttospeech_speechd; do
    [ -e "$plugins/$plugin.so" ] || continue
    mkdir -p "$stage/plugins/$(dirname "$plugin")"
    cp -L "$plugins/$plugin.so" "$stage/plugins/$plugin.so"
done
# Graphviz loads its layout by name: see views/map/dot_graph.cpp.
engine=$(pkg-config --variable=libdir libgvc)/graphviz/libgvplugin_dot_layout.so.6
cp -L "$engine" "$stage/lib/"
mapfile -t plugged < <(find "$stage/plugins" -name '*.so')
with_libraries "$stage/bin/ridgepoint" "$engine" "${plugged[@]}"
strip --strip-unneeded "$stage"/lib/*.so* "${plugged[@]}"
# The old kind of path, which holds for all that is loaded in turn too.
patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$stage/bin/ridgepoint"
printf '[Paths]\nPrefix = ..\nPlugins = plugins\n' >"$stage/bin/qt.conf"
# Whose library it is, and its licence.
mkdir -p "$stage/share/doc/ridgepoint/libraries"
/sbin/ldconfig -p >"$work/known"
find "$stage/lib" -name '*.so*' -printf '%f\n' | sort | while read -r library; do
    path=$(awk -v wanted="$library" '$1 == wanted { print $NF; exit }' "$work/known")
    { dpkg-query -S "$(realpath "${path:-$engine}")" "${path:-$engine}" || true; } >"$work/owners" 2>/dev/null
    package=$(sed -n '1s/:.*//p' "$work/owners")
    [ -z "$package" ] || [ ! -e "/usr/share/doc/$package/copyright" ] ||
        cp -L "/usr/share/doc/$package/copyright" "$stage/share/doc/ridgepoint/libraries/$package.copyright"
done
find "$stage" -exec chmod u=rwX,go=rX {} +

if [ "${3:-}" = --appdir ]; then
    appdir=$out/Ridgepoint.AppDir
    rm -rf "$appdir"
    mkdir -p "$appdir"
    mv "$stage" "$appdir/usr"
    cp "$appdir"/usr/share/applications/*.desktop "$here/../../resources/icons/ridgepoint.svg" "$appdir/"
    mv "$appdir/ridgepoint.svg" "$appdir/org.ridgepoint.Ridgepoint.svg"
    ln -s usr/bin/ridgepoint "$appdir/AppRun"
    if command -v appimagetool >/dev/null; then
        ARCH=$(uname -m) appimagetool "$appdir" "$out/$name.AppImage"
        echo "$out/$name.AppImage"
    else
        echo "$appdir"
    fi
    exit
fi
# Equal bytes of equal files: sorted, of one time, owned by nobody in particular.
tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}" --owner=0 --group=0 --numeric-owner \
    --format=gnu -C "$work" -cf - "$name" | xz -6 -T2 --block-size=24MiB >"$out/$name.tar.xz"
echo "$out/$name.tar.xz"
