#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the version is, of the sources and of a build, and what changed with each.

    version.py check               whether CMake, changelog, AppStream data and manual page name one version and day
    version.py build [COMMIT]      the version of a build of what is here, or of a commit
    version.py write FOLDER        the same into FOLDER/version.h and version.txt, where it is another
    version.py debian VERSION      the changelog of a Debian package of this version
    version.py archive COMMIT OUT  a source archive (.tar, .tar.gz, .zip) whose builds know their version without git

1.0.0 is the commit that writes VERSION 1.0.0 into CMakeLists.txt, and what is built from the twelfth behind it is
1.0.0+12.g484326ee, as git describe has it with a tag there. Each such version is newer for apt than those before it,
whatever tags a clone has. Changes that are not committed add ".dirty". Without git, and without the file that an
archive has, it is 1.0.0.
"""
import datetime
import email.utils
import os
import pathlib
import re
import subprocess
import sys
import textwrap
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
IN_CMAKE = "project(ridgepoint VERSION "
ARCHIVED = "app/packaging/archived_version.txt"  # in source archives alone
METAINFO = "app/packaging/org.ridgepoint.Ridgepoint.metainfo.xml"
MANUAL = "app/packaging/ridgepoint.1"
UNRELEASED = "Unreleased"
MAINTAINER = "The Ridgepoint authors <maintainers@ridgepoint.example>"


def text_of(path, root=ROOT):
    return (root / path).read_text(encoding="utf-8")


def source_version(root=ROOT):
    return re.search(re.escape(IN_CMAKE) + r"([\d.]+)", text_of("CMakeLists.txt", root)).group(1)


# ---- the changelog


def changes(root=ROOT):
    """[(version, day, [(heading, [entry])])], the newest first. The day of what is not released is ""."""
    found = []
    for line in text_of("CHANGELOG.md", root).splitlines():
        if heading := re.fullmatch(r"## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?", line):
            found.append((heading.group(1), heading.group(2) or "", []))
        elif line.startswith("## "):
            raise SystemExit(f"CHANGELOG.md: \"{line}\" is no \"## [VERSION] - YEAR-MONTH-DAY\"")
        elif found and line.startswith("### "):
            found[-1][2].append((line[4:], []))
        elif found and found[-1][2] and line.startswith("- "):
            found[-1][2][-1][1].append(line[2:])
    return found


def numbers(version):
    return [int(number) for number in version.split(".")]


def wrong(root=ROOT):
    """What doesn't fit together, as sentences."""
    version = source_version(root)
    released = [(name, day) for name, day, _ in changes(root) if name != UNRELEASED]
    if not released or released[0][0] != version:
        yield f"CHANGELOG.md: its newest version is not {version}, which CMakeLists.txt has"
        return
    for name, day in released:
        if not day:
            yield f"CHANGELOG.md: {name} has no day"
    for (newer, _), (older, _) in zip(released, released[1:]):
        if numbers(newer) <= numbers(older):
            yield f"CHANGELOG.md: {newer} stands above {older}"
    in_metainfo = [(each.get("version"), each.get("date")) for each in xml.parse(root / METAINFO).iter("release")]
    if in_metainfo != released:
        yield f"{METAINFO}: its releases {in_metainfo} are not those of CHANGELOG.md, {released}"
    title = re.search(r"^\.TH RIDGEPOINT 1 (\S+) \"Ridgepoint ([\d.]+)\"", text_of(MANUAL, root), re.MULTILINE)
    if not title or (title.group(2), title.group(1)) != released[0]:
        yield f"{MANUAL}: its title does not have {version} of {released[0][1]}"


def time_of_build(root):
    """As for everything in a package, the time of the source, if one is known."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or git(root, "log", "-1", "--format=%ct")
    return datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc) if epoch else None


def debian(version, root=ROOT, maintainer=MAINTAINER):
    """debian/changelog: that of the build at the top, where it is none of a release."""
    entries = changes(root)
    fresh = [each for each in entries if each[0] == UNRELEASED]
    released = [each for each in entries if each[0] != UNRELEASED]
    stanzas = [(name, datetime.datetime.fromisoformat(f"{day}T00:00:00+00:00"), sections)
               for name, day, sections in released]
    if version != released[0][0]:
        sections = fresh[0][2] if fresh else []
        after = stanzas[0][1] + datetime.timedelta(seconds=1)  # whatever a clock says
        when = max(time_of_build(root) or after, after)
        stanzas.insert(0, (version, when, sections or [("", [f"Built between two releases, after {released[0][0]}."])]))
    lines = []
    for name, when, sections in stanzas:
        lines += [f"ridgepoint ({name}) stable; urgency=medium", ""]
        for heading, said in sections:
            lines += [f"  [ {heading} ]"] if heading else []
            for each in said:
                lines += textwrap.wrap(each, 78, initial_indent="  * ", subsequent_indent="    ",
                                       break_long_words=False, break_on_hyphens=False)
            lines.append("")
        lines += [f" -- {maintainer}  {email.utils.format_datetime(when)}", ""]
    return "\n".join(lines)


# ---- the version of a build


def git(root, *arguments):
    """What git says, or nothing where there is none, or a repository that is not this one."""
    try:
        asked = subprocess.run(["git", "--no-optional-locks", "-C", str(root), *arguments], capture_output=True,
                               text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""


def build_version(root=ROOT, commit=""):
    """Of what lies here, or of a commit."""
    version = source_version(root)
    top = git(root, "rev-parse", "--show-toplevel")
    if not top or pathlib.Path(top).resolve() != root.resolve():
        archived = root / ARCHIVED
        said = archived.read_text(encoding="utf-8").strip() if archived.exists() else ""
        return said if re.fullmatch(re.escape(version) + r"(\+\d+\.g[0-9a-f]+)?", said) else version
    name = git(root, "rev-parse", "--short=8", commit or "HEAD")
    began = git(root, "log", "-1", "--format=%H", f"-S{IN_CMAKE}{version} ", commit or "HEAD", "--", "CMakeLists.txt")
    # Of a shallow clone nobody knows how far it is: older than any that is counted.
    is_counted = began and git(root, "rev-parse", "--is-shallow-repository") == "false"
    count = git(root, "rev-list", "--count", f"{began}..{commit or 'HEAD'}") if is_counted else "0"
    is_dirty = not commit and git(root, "status", "--porcelain", "--untracked-files=no")
    if is_counted and count == "0" and not is_dirty:
        return version
    return f"{version}+{count}.g{name}" + (".dirty" if is_dirty else "")


def write(folder, version):
    """Where nothing changed nothing is written, so that nothing is compiled."""
    for name, text in (("version.h", f'#define RIDGEPOINT_VERSION "{version}"\n'), ("version.txt", f"{version}\n")):
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")


def archive(commit, out, root=ROOT):
    version = build_version(root, commit)
    prefix = f"ridgepoint-{version}/"
    subprocess.run(["git", "-C", str(root), "archive", f"--prefix={prefix}",
                    f"--add-virtual-file={prefix}{ARCHIVED}:{version}\n", f"--output={out.resolve()}", commit],
                   check=True)


def main(arguments):
    command, *rest = arguments or [""]
    if command == "check" and not rest:
        complaints = list(wrong())
        print("\n".join(complaints), end="\n" if complaints else "")
        return 1 if complaints else 0
    if command == "build" and len(rest) < 2:
        print(build_version(commit="".join(rest)))
    elif command == "write" and len(rest) == 1:
        write(pathlib.Path(rest[0]), build_version())
    elif command == "debian" and len(rest) == 1:
        print(debian(rest[0], maintainer=os.environ.get("RIDGEPOINT_MAINTAINER") or MAINTAINER), end="")
    elif command == "archive" and len(rest) == 2:
        archive(rest[0], pathlib.Path(rest[1]))
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
