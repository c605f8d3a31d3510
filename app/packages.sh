#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packages.sh SECTION…: installs what is missing of those sections of packages.txt. Asks for a password only
# when something is missing and it isn't run by root.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# The packages of the sections named in the arguments.
listed() {
    awk -v wanted=" $* " '
        /^\[/ { section = substr($0, 2, length($0) - 2); next }
        /^#/ || /^[[:space:]]*$/ { next }
        index(wanted, " " section " ") { print $1 }' "$here/packages.txt"
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "Packages are installed by themselves on Debian only. Elsewhere, install what $here/packages.txt lists." >&2
    exit 0
fi

missing=()
while read -r package; do
    is_installed "$package" || missing+=("$package")
done < <(listed "$@")
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=(env)
elif ! command -v sudo >/dev/null; then
    echo "These packages are missing, and there is no sudo to install them with. Ask for them, or run as root:" >&2
    echo "    apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 1
elif [ -t 0 ] && [ -z "${CI:-}" ]; then
    echo "Installing with sudo: ${missing[*]}" >&2
    as_root=(sudo)
elif sudo -n true 2>/dev/null; then
    as_root=(sudo -n)
else
    echo "These packages are missing, and sudo can't ask for a password here. Run first:" >&2
    echo "    sudo apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 1
fi

install_missing() {
    "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" \
        </dev/null >&2
}

# The package lists of the machine may be too old to install from: refresh them only then.
if ! install_missing; then
    "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get update </dev/null >&2
    if ! install_missing; then
        echo "apt-get could not install: ${missing[*]}" >&2
        exit 1
    fi
fi
