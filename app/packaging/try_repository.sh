#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# try_repository.sh DEB: what a machine goes through with the package, in a bare Debian 12 and by apt from a signed
# repository: installed, upgraded, taken back, purged, with the work of a learner in a home. The key is thrown away.
# Debian: apt-utils, dpkg-dev, gnupg, mmdebstrap. Needs root or user namespaces, and a mirror of Debian.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
deb=$(realpath "${1:?a .deb}")
work=$(mktemp -d)
chmod 755 "$work"
export GNUPGHOME=$work/keys
mkdir -m 700 "$GNUPGHOME"
trap 'gpgconf --kill all; rm -rf "$work"' EXIT
gpg --batch --quiet --passphrase '' --quick-generate-key "Trial of packages <trial@ridgepoint.example>" ed25519 sign 1d

# The same package as an older and as a newer one.
version=$(dpkg-deb --field "$deb" Version)
renamed() {
    dpkg-deb --raw-extract "$deb" "$work/renamed"
    sed -i "s/^Version: .*/Version: $1/" "$work/renamed/DEBIAN/control"
    dpkg-deb --root-owner-group --build -Znone "$work/renamed" "$work/ridgepoint_$1_trial.deb" >/dev/null
    rm -rf "$work/renamed"
}
renamed "0.9.0"
renamed "$version+1"
"$here/repository.sh" trial@ridgepoint.example "$work/repository" "$deb" "$work"/ridgepoint_*_trial.deb
# A list that somebody changed behind the signature.
cp -r "$work/repository" "$work/changed"
sed -i 's/^Version: 0.9.0/Version: 9.9.9/' "$work/changed/Packages"
gzip --best --no-name --force --keep "$work/changed/Packages"

cat >"$work/trial.sh" <<'END'
set -eu
version=$1
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
quiet() { "$@" >/tmp/said 2>&1 || { cat /tmp/said >&2; echo "FAILED: $*" >&2; exit 1; }; }
refused() { ! "$@" >/tmp/said 2>&1 || { echo "FAILED: not refused: $*" >&2; exit 1; }; }
says() { grep -q "$1" /tmp/said || { cat /tmp/said >&2; echo "FAILED: nothing says \"$1\"" >&2; exit 1; }; }
has() { [ "$(dpkg-query -W -f '${Version}' ridgepoint)" = "$1" ] || { echo "FAILED: no version $1" >&2; exit 1; }; }
as_learner() { setpriv --reuid=learner --regid=learner --clear-groups env HOME=$home QT_QPA_PLATFORM=offscreen "$@"; }
window() { # for some seconds
    as_learner ridgepoint --lang en --open review >/tmp/window 2>&1 &
    shown=$!
    sleep 8
    kill -TERM $shown
    wait $shown || [ $? -eq 143 ]
}
from() { echo "deb [signed-by=/etc/apt/trial.gpg] file:/srv/$1 ./" >/etc/apt/sources.list.d/trial.list; }

useradd -m learner
home=$(getent passwd learner | cut -d: -f6)
ledger=$home/.local/share/ridgepoint/ledger.json
cp /srv/repository/ridgepoint-archive-keyring.gpg /etc/apt/trial.gpg
echo "-- a list that was changed is refused"
from changed
refused apt-get update --error-on=any
from repository
quiet apt-get update --error-on=any

echo "-- installed, as 0.9.0"
quiet apt-get install --yes --no-install-recommends ridgepoint=0.9.0
has 0.9.0
window
test -s $ledger
before=$(sha256sum <$ledger)

echo "-- upgraded, which touches no home"
quiet apt-get install --yes --no-install-recommends ridgepoint="$version"
has "$version"
[ "$(ridgepoint --lang en --version)" = "Ridgepoint $version" ]
quiet apt-get upgrade --yes
has "$version+1"
[ "$(sha256sum <$ledger)" = "$before" ]

echo "-- taken back: only when asked for by name, and what a newer version wrote stays as it is"
refused apt-get install --yes ridgepoint=0.9.0
says "allow-downgrades"
quiet apt-get install --yes --allow-downgrades ridgepoint=0.9.0
has 0.9.0
sed -i 's/"schema_version": *[0-9]*/"schema_version": 99/g' $ledger
before=$(sha256sum <$ledger)
window
[ "$(sha256sum <$ledger)" = "$before" ]
refused as_learner ridgepoint --lang en export --out /tmp/work.json
says "newer version"
refused as_learner ridgepoint --lang en doctor
says "written by a newer version"
[ "$(sha256sum <$ledger)" = "$before" ]

echo "-- purged: the learner's work is left, and nothing else"
dpkg-query -L ridgepoint >/tmp/files
quiet apt-get purge --yes ridgepoint
refused dpkg-query -W ridgepoint
while read -r path; do
    case $path in
    *[Rr]idgepoint*) [ ! -e "$path" ] || { echo "FAILED: $path is left" >&2; exit 1; } ;;
    esac
done </tmp/files
left=$(find / -xdev \( -path /proc -o -path /sys -o -path /srv -o -path /tmp -o -path /home \) -prune \
    -o -iname '*ridgepoint*' -print)
[ -z "$left" ] || { echo "FAILED: left: $left" >&2; exit 1; }
[ "$(sha256sum <$ledger)" = "$before" ]
END

mmdebstrap --quiet --variant=apt --customize-hook="copy-in $work/trial.sh /tmp" \
    --customize-hook="copy-in $work/repository $work/changed /srv" \
    --customize-hook="chroot \"\$1\" bash /tmp/trial.sh '$version'" bookworm /dev/null </dev/null
