#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# repository.sh KEY FOLDER DEB…: puts packages beside those of a repository for apt, or begins one, and signs it
# with a key that gpg has (fingerprint or address). FOLDER is what a web server hands out, or a share. On each machine:
#   cp ridgepoint-archive-keyring.gpg /usr/share/keyrings/
#   echo 'deb [signed-by=/usr/share/keyrings/ridgepoint-archive-keyring.gpg] https://HOST/FOLDER ./' \
#       >/etc/apt/sources.list.d/ridgepoint.list
#   apt update && apt install ridgepoint
# Packages that were handed out once stay as they were, so that machines can go back to one.
set -euo pipefail

if [ $# -lt 3 ]; then
    echo "usage: app/packaging/repository.sh KEY FOLDER DEB..." >&2
    exit 2
fi
key=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
shift 2
for tool in apt-ftparchive dpkg-deb gpg; do
    command -v "$tool" >/dev/null || { echo "repository.sh needs $tool (Debian: apt-utils, dpkg, gnupg)." >&2; exit 1; }
done
gpg --list-secret-keys "$key" >/dev/null 2>&1 || { echo "gpg has no secret key $key to sign with." >&2; exit 3; }

for package in "$@"; do
    dpkg-deb --field "$package" Package >/dev/null 2>&1 || { echo "$package is no Debian package." >&2; exit 3; }
    there=$folder/$(basename "$package")
    if [ -e "$there" ] && ! cmp -s "$package" "$there"; then
        echo "$there was handed out with other bytes; give the new package a version of its own." >&2
        exit 1
    fi
    if dpkg-deb --field "$package" Maintainer | grep -q '[.]example>$'; then
        echo "Note: the maintainer of $package is made up; name one with RIDGEPOINT_MAINTAINER." >&2
    fi
done
umask 022
for package in "$@"; do
    there=$folder/$(basename "$package")
    [ -e "$there" ] || install -m 644 "$package" "$there"
done

# All of it is made elsewhere and moved at the end: who asks meanwhile gets the old list or the new one.
work=$(mktemp -d "$folder/.new.XXXXXX")
trap 'rm -rf "$work"' EXIT
(cd "$folder" && apt-ftparchive packages .) >"$work/Packages"
gzip --best --no-name --keep "$work/Packages"
(cd "$work" && apt-ftparchive -o APT::FTPArchive::Release::Origin=Ridgepoint \
    -o APT::FTPArchive::Release::Label=Ridgepoint release .) >"$folder/.Release"
mv "$folder/.Release" "$work/Release"
gpg --batch --yes --local-user "$key" --output "$work/InRelease" --clear-sign "$work/Release"
gpg --batch --yes --local-user "$key" --output "$work/Release.gpg" --armor --detach-sign "$work/Release"
gpg --batch --yes --output "$work/ridgepoint-archive-keyring.gpg" --export "$key"
chmod 644 "$work"/*
mv "$work/ridgepoint-archive-keyring.gpg" "$work/Packages" "$work/Packages.gz" "$work/Release" "$work/Release.gpg" \
    "$work/InRelease" "$folder/"
echo "$folder"
