#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what the program is made of, as CycloneDX 1.4 (JSON).

    sbom.py OUT --program PROGRAM --version VERSION [--qt VERSION]
    sbom.py --check [FILE]    what is wrong with one; without FILE with one of no program made here

parts.json says what is inside the program and under which licence, and the licences of libraries. Which libraries the
program names, and their versions, is asked of the machine that packs it: readelf and dpkg. Where these are missing the
list holds what is inside and Qt. SOURCE_DATE_EPOCH sets the time, so that the same parts give the same bytes.
"""
import argparse
import datetime
import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import uuid

HERE = pathlib.Path(__file__).resolve().parent
PARTS = json.loads((HERE / "parts.json").read_text(encoding="utf-8"))
OWN_LICENCE = "GPL-3.0-or-later"
NAMESPACE = uuid.UUID("5f1a1e0e-32a3-4e55-9d0b-0f5b4f0c7a11")
KEYS = {"type", "bom-ref", "name", "version", "licenses", "purl", "description", "publisher"}
# Licences as SPDX names them, of those who keep Debian's tool "reuse" and of this file alone.
SPDX_LISTS = ("/usr/lib/python3/dist-packages/reuse/resources/licenses.json",
              "/usr/lib/python3/dist-packages/reuse/resources/exceptions.json")


def said(*command):
    """What a tool prints; nothing where there is none, or it fails."""
    if not shutil.which(command[0]):
        return ""
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                          env=dict(os.environ, LC_ALL="C")).stdout


def libraries(program):
    """Those that a program names; none of no program."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", said("readelf", "-d", str(program or "/dev/null")))


@functools.lru_cache(maxsize=None)
def library_paths():
    """{name of a library: its file}, as the loader finds them: the first is that of the machine's own kind."""
    paths = {}
    for name, path in re.findall(r"^\s+(\S+) \(.*=> (\S+)$", said("/sbin/ldconfig", "-p"), re.M):
        paths.setdefault(name, path)
    return paths


def package_of(library):
    """The Debian package that a library belongs to; nothing when none does."""
    path = library_paths().get(library, "")
    # /lib is /usr/lib on a system of today, but dpkg may know a file by its old name.
    for each in filter(None, (path, path.replace("/lib/", "/usr/lib/", 1), os.path.realpath(path) if path else "")):
        found = re.match(r"([a-z0-9.+-]+)(?::\S+)?: ", said("dpkg-query", "-S", each))
        if found:
            return found.group(1)
    return ""


def version_of(package):
    lines = said("dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}\n", package).splitlines()
    return next((line.split(" ", 1)[1] for line in lines if line.startswith("installed ")), "")


def debian(package, version):
    return f"pkg:deb/debian/{package.replace('+', '%2B')}@{version.replace('+', '%2B').replace(':', '%3A')}"


def part(name, version, licence, package="", **more):
    made = {"type": "library", "bom-ref": package or name, "name": name, "version": version,
            "licenses": [{"expression": licence}]}
    if package and version:
        made["purl"] = debian(package, version)
    return {**made, **more}


def inside():
    for each in PARTS["inside"]:
        package = each.get("package", "")
        more = {key: each[key] for key in ("description", "publisher") if key in each}
        yield part(each["name"], version_of(package) if package else each["version"], each["licence"], package, **more)


def outside(program, qt):
    # What is loaded at run time was compiled against where it is installed.
    loaded = {package for package in PARTS["loaded"] if version_of(package)}
    packages = sorted({package_of(library) for library in libraries(program)} - {""} | loaded)
    if not version_of(PARTS["loaded"][0]):  # no Debian: all that is known is what was compiled against
        yield part("Qt", qt, PARTS["licences"]["libqt6core6"])
        return
    for package in packages:
        yield part(package, version_of(package), PARTS["licences"].get(package, "NOASSERTION"), package)


def bill(program, version, qt):
    parts = sorted([*inside(), *outside(program, qt)], key=lambda each: each["bom-ref"])
    own = {"type": "application", "bom-ref": "ridgepoint", "name": "ridgepoint", "version": version,
           "publisher": "The Ridgepoint authors", "licenses": [{"expression": OWN_LICENCE}]}
    when = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", 0)) or
                                           datetime.datetime.now().timestamp(), datetime.timezone.utc)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.4",
        "serialNumber": uuid.uuid5(NAMESPACE, json.dumps([own, parts], sort_keys=True)).urn,
        "version": 1,
        "metadata": {"timestamp": when.strftime("%Y-%m-%dT%H:%M:%SZ"), "component": own},
        "components": parts,
        "dependencies": [{"ref": "ridgepoint", "dependsOn": [each["bom-ref"] for each in parts]}],
    }


def known_licences():
    names = set()
    for path in map(pathlib.Path, SPDX_LISTS):
        if path.exists():
            lists = json.loads(path.read_text(encoding="utf-8"))
            names |= {each.get("licenseId") or each["licenseExceptionId"]
                      for each in lists.get("licenses", lists.get("exceptions"))}
    return names


def embedded_licences():
    """The licences that .reuse/dep5 and the folder LICENSES name for files of the tree."""
    text = (HERE.parents[1] / ".reuse/dep5").read_text(encoding="utf-8")
    return {name for line in re.findall(r"^License: (.+)$", text, re.M) for name in re.split(r" (?:AND|OR|WITH) ", line)}


def wrong_component(each, licences):
    """What is wrong with a part, as sentences."""
    name = each.get("name", "a part without a name")
    if set(each) - KEYS:
        yield f"{name}: {set(each) - KEYS} is nothing that CycloneDX knows here"
    if each.get("type") not in ("application", "library") or not isinstance(each.get("version"), str):
        yield f"{name}: has no type or version"
    elif not each["version"]:
        yield f"{name}: its version is not known; is its package installed?"
    for choice in each.get("licenses", [{}]):
        for licence in re.split(r" (?:AND|OR|WITH) ", choice.get("expression", "NOASSERTION")):
            if licence not in licences:
                yield f"{name}: SPDX knows no licence {licence}; say it in parts.json"
    if "purl" in each and not re.fullmatch(r"pkg:deb/debian/[a-z0-9.%B-]+@[\w.%~-]+", each["purl"]):
        yield f"{name}: {each['purl']} is no package URL"


def wrong(document):
    """What is wrong with a bill, as sentences."""
    if (document.get("bomFormat"), document.get("specVersion"), document.get("version")) != ("CycloneDX", "1.4", 1):
        yield "it is no CycloneDX 1.4"
    if set(document) - {"bomFormat", "specVersion", "serialNumber", "version", "metadata", "components", "dependencies"}:
        yield "it has members that CycloneDX doesn't know"
    if not re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", document.get("serialNumber", "")):
        yield "its serial number is none"
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", document.get("metadata", {}).get("timestamp", "")):
        yield "its time is none"
    parts = [document.get("metadata", {}).get("component", {}), *document.get("components", [])]
    licences = known_licences()
    for each in parts:
        yield from wrong_component(each, licences)
    names = [each.get("bom-ref") for each in parts]
    for name in {name for name in names if names.count(name) > 1}:
        yield f"it has {name} twice"
    for each in document.get("dependencies", []):
        for name in {each["ref"], *each.get("dependsOn", [])} - set(names):
            yield f"{name} is needed and not listed"
    said_licences = " ".join(choice["expression"] for each in parts for choice in each.get("licenses", []))
    for licence in embedded_licences() - set(re.split(r" (?:AND |OR |WITH )?", said_licences)):
        yield f"files of the tree are under {licence}, and no part is"


def check(path):
    document = json.loads(path.read_text(encoding="utf-8")) if path else bill(None, "0", "6")
    complaints = list(wrong(document))
    print("\n".join(complaints), end="\n" if complaints else "")
    return 1 if complaints else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=pathlib.Path, nargs="?")
    parser.add_argument("--program", type=pathlib.Path)
    parser.add_argument("--version", default="")
    parser.add_argument("--qt", default="")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(options.file)
    if not options.file or not options.program:
        parser.error("name the file to write and --program")
    text = json.dumps(bill(options.program, options.version, options.qt), indent=2, ensure_ascii=False) + "\n"
    options.file.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
