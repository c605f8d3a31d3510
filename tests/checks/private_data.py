#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails on what a file of this project tells of a machine or a person, however it is packed.

A trace once shipped with the environment of the machine that it was recorded on, a credential among it. So
every file that git knows is looked at, and what lies within: gzip, bzip2, xz, zip and tar, one in the other,
the texts of pictures, and JSON or data that stands as text in a string. What must not be there: environments,
home folders, names of hosts, and anything that looks like a key.

With --history PATH…, every version that git holds of what lies under these paths is looked at, and each that must
not be published is named: its blob, and its path. Before the repository is published, old traces have to leave its
history, every clone that is given away, and its packages:

    git clone --mirror REPOSITORY public.git && git clone public.git tree && cd tree
    tests/checks/private_data.py --history resources/traces tests/data/traces > ../blobs.txt
    cut -d' ' -f1 ../blobs.txt > ../ids.txt
    git -C ../public.git filter-repo --strip-blobs-with-ids "$PWD/../ids.txt"
    rm -rf ../tree && git clone ../public.git ../tree && cd ../tree
    tests/checks/private_data.py --history resources/traces tests/data/traces    # must print nothing now

Up to the commit "Ship traces without what they tell of a machine", h100_bert_small and h100_image_detection hold an
environment with a credential, the others names of users and machines; up to "Take a name out of a trace",
a100_triton_one_kernel (blobs 15479a18 and c88eab30) holds the name of an account. The credential counts as leaked
whatever is done to the history: whoever it belongs to, or who runs the service that it opens, is told to revoke it.
Nobody tries it, prints it, or quotes it.

A finding names file, place and kind, and never what was found: the log of a run is read by more people than the
file. What is right all the same stands in private_data_allowed.txt: a kind, the path of a file and what may
stand there, each a regular expression for the whole of it.
"""
import base64
import binascii
import bz2
import io
import lzma
import math
import pathlib
import re
import subprocess
import sys
import tarfile
import zipfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
ALLOWED = pathlib.Path(__file__).with_name("private_data_allowed.txt")
MOST_BYTES = 512 << 20  # of one file, unpacked: what is larger is a finding, for it was not looked through
MOST_LEVELS = 8

SHELL = {"HOME", "USER", "LOGNAME", "USERNAME", "USERPROFILE", "HOSTNAME", "COMPUTERNAME", "PWD", "OLDPWD", "PATH",
         "SHELL", "SHLVL", "TERM", "MAIL", "LD_LIBRARY_PATH", "LD_PRELOAD", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV",
         "CONDA_PREFIX", "CONDA_DEFAULT_ENV", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "SSH_AUTH_SOCK", "DISPLAY",
         "TMPDIR", "EDITOR", "CUDA_HOME", "CUDA_VISIBLE_DEVICES", "NVIDIA_VISIBLE_DEVICES", "LS_COLORS", "LANG"}
SHELL_FEW = 3  # of these in one object or close to each other are an environment

# What names a variable that holds a key: AWS_SECRET_ACCESS_KEY, HF_TOKEN.
SECRET_NAME = r"(?:AWS_[A-Z0-9_]+|[A-Z][A-Z0-9_]*_(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|API_?KEY|ACCESS_KEY|KEY_ID|" \
              r"SECRET_KEY|PRIVATE_KEY|CREDENTIALS?))"
QUOTE = r"\\*[\"']"
# How keys of well-known services begin, and go on: looked for as plain text, which is quick.
KEY_SHAPES = [(start, re.compile(rest)) for starts, rest in (
    (("AKIA", "ASIA", "ABIA", "ACCA"), r"[0-9A-Z]{16}\b"),  # Amazon
    (("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "hf_", "npm_"), r"[A-Za-z0-9]{30,}"),
    (("sk-", "glpat-", "github_pat_", "pypi-", "ya29.", "nvapi-"), r"[\w-]{20,}"),
    (("xoxa-", "xoxb-", "xoxe-", "xoxp-", "xoxr-", "xoxs-"), r"[\w-]{10,}"), (("AIza",), r"[\w-]{35}"),
    (("-----BEGIN ",), r"[A-Z ]*PRIVATE KEY-----"), (("eyJ",), r"[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*"),
    (("ssh-rsa ", "ssh-ed25519 "), r"AAAA[\w+/=]{30,}"),
    (("://",), r"[^\s/:@\"'<>]+:[^\s/:@\"'<>%{$]{3,}@")  # an address with a password
) for start in starts]
NAMED_KEY = re.compile(r"(?i)(?:api_?key|access_?key|token|secret|passw(?:or)?d|credential|authorization|bearer)"
                       rf"[\w.-]*(?:{QUOTE})?\s*[:=]\s*(?:{QUOTE})?(?:Bearer |Basic )?([A-Za-z0-9+/_=.-]{{20,}})")
SECRET_VARIABLE = re.compile(rf"(?<![\w$])({SECRET_NAME})(?:{QUOTE}\s*:\s*{QUOTE}|={QUOTE}?)([!#-&(-\[\]-~]+)")
SHELL_VARIABLE = re.compile(rf"(?:{QUOTE}({'|'.join(sorted(SHELL))}){QUOTE}\s*:\s*{QUOTE}[^\"'\\]|"
                            rf"^(?:export )?({'|'.join(sorted(SHELL))})=[^\s$])", re.MULTILINE)
HOME = re.compile(r"(?<![\w.~%})-])(?:/(?:export|nfs|mnt|data|srv|usr|work)?/?(?:home|Users|users)/|"
                  r"\b[A-Za-z]:(?:\\{1,4}|/)(?:Users|Documents and Settings)(?:\\{1,4}|/))"
                  r"([A-Za-z0-9][\w.@-]*)")
# Folders that programs name after who runs them; those of nobody in particular are no finding.
USER_FOLDER = re.compile(r"(?:/tmp/(?:torchinductor_|hsperfdata_|pytest-of-|ray_|vscode-|jax_cache_)|\btorchinductor_)"
                         r"(?!(?:anonymous|root|user|USER|nobody|ubuntu)\b)([A-Za-z][\w.-]*)")
HOST_FIELD = re.compile(rf"(?i){QUOTE}(?:host_?names?|hosts?|node_?name|computer_?name|machine_?name|fqdn|trace_?name|"
                        rf"user_?names?|mac_?address|ip_?addr(?:ess)?){QUOTE}\s*:\s*\[?\s*{QUOTE}([^\"'\\]+)")
HOST = re.compile(r"(?i)(?<=[a-z0-9-])\.(?:internal|localdomain|corp|intranet|lan|cluster\.local|"
                  r"amazonaws\.com|cloudapp\.net|tfbnw\.net)\b|\b(?:ip|ec2)-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}\b|"
                  r"\b(?:devvm|devgpu|twshared)\d+\b")
EMBEDDED = re.compile(r"data:[\w/+.-]*;base64,([A-Za-z0-9+/=\s]{16,})")


def entropy(text):
    """Bits a character."""
    return -sum(n / len(text) * math.log2(n / len(text)) for n in map(text.count, set(text)))


def looks_random(text):
    """A key, and no word, path or constant: letters and digits mixed without a pattern."""
    mixed = sum(bool(re.search(kind, text)) for kind in ("[a-z]", "[A-Z]", "[0-9]"))
    return mixed >= 2 and bool(re.search("[0-9]", text)) and entropy(text) > 3.5 and not re.search(r"[./]\w+[./]", text)


class TooLarge(ValueError):
    pass


def unpacked(make, data):
    """All members of a stream that a decompressor makes, and what could be had of a damaged one."""
    out, left = [], MOST_BYTES
    while data:
        one = make()
        try:
            # As some have no bound of their own, in pieces.
            for at in range(0, len(data), 1 << 16):
                out.append(one.decompress(data[at:at + (1 << 16)]))
                left -= len(out[-1])
                if left < 0:
                    raise TooLarge
                if one.eof:
                    data = one.unused_data + data[at + (1 << 16):]
                    break
            else:
                break
        except (zlib.error, OSError, lzma.LZMAError, EOFError):
            break
    return b"".join(out)


def of_zip(data):
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for info in archive.infolist():
                if info.file_size > MOST_BYTES:
                    raise TooLarge
                yield info.filename, archive.read(info)
            yield "comment", archive.comment
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, zlib.error):
        return


def of_tar(data):
    try:
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            for info in archive:
                yield "head", f"{info.name} {info.linkname}".encode()
                if info.isfile():
                    yield info.name, archive.extractfile(info).read()
    except tarfile.TarError:
        return


def of_png(data):
    """What a picture has beside its pixels: texts, packed ones too, and what cameras and programs add."""
    at = data.find(b"\x89PNG\r\n\x1a\n") + 8
    while at + 8 <= len(data):
        size, kind = int.from_bytes(data[at:at + 4], "big"), data[at + 4:at + 8]
        body = data[at + 8:at + 8 + size]
        if kind in (b"tEXt", b"iTXt", b"zTXt", b"eXIf", b"iCCP"):
            yield kind.decode(), body
            packed = body.find(b"\x78", body.find(b"\0"))
            if kind != b"tEXt" and packed >= 0:
                yield kind.decode(), unpacked(zlib.decompressobj, body[packed:])
        at += size + 12
        if kind == b"IEND":
            break
    following = data.find(b"\x89PNG\r\n\x1a\n", at)
    if following >= 0:  # icons hold several
        yield from of_png(data[following:])


def inside(data):
    """(name, bytes) of what is packed in these bytes; nothing for what is not packed."""
    if data.startswith(b"\x1f\x8b"):
        yield "gz", unpacked(lambda: zlib.decompressobj(31), data)
    elif data.startswith(b"BZh"):
        yield "bz2", unpacked(bz2.BZ2Decompressor, data)
    elif data.startswith((b"\xfd7zXZ\0", b"\x5d\0\0")):
        yield "xz", unpacked(lzma.LZMADecompressor, data)
    elif data.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        yield from of_zip(data)
    elif data[257:262] == b"ustar":
        yield from of_tar(data)
    elif b"\x89PNG\r\n\x1a\n" in data[:1 << 20]:
        yield from of_png(data)


def text_of(data):
    for mark, encoding in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    if len(data) > 3 and data[1:2] == b"\0" and data[3:4] == b"\0":
        return data.decode("utf-16-le", "replace")
    return data.decode("utf-8", "replace")


def environments(text):
    """Places where several variables of a shell stand together."""
    near = []
    for match in SHELL_VARIABLE.finditer(text):
        name = match.group(1) or match.group(2)
        near = [(at, other) for at, other in near if match.start() - at < 4000 and other != name]
        near.append((match.start(), name))
        if len(near) == SHELL_FEW:
            yield match.start(), " ".join(sorted(other for _, other in near))


def places(text):
    """(kind, offset, what stands there)."""
    for at, names in environments(text):
        yield "environment", at, names
    for match in SECRET_VARIABLE.finditer(text):
        yield "key", match.start(), match.group(1)
    for start, rest in KEY_SHAPES:
        at = text.find(start)
        while at >= 0:
            match = rest.match(text, at + len(start))
            if match and (start == "://" or not text[at - 1:at].isalnum()):
                yield "key", at, text[at:match.end()]
            at = text.find(start, at + 1)
    for match in NAMED_KEY.finditer(text):
        if looks_random(match.group(1)):
            yield "key", match.start(), match.group(1)
    for match in HOME.finditer(text):
        yield "home", match.start(), match.group()
    for match in USER_FOLDER.finditer(text):
        yield "home", match.start(), match.group()
    for match in HOST_FIELD.finditer(text):
        yield "host", match.start(), match.group(1)
    for match in HOST.finditer(text):
        yield "host", match.start(), match.group()


def unescaped(text):
    r"""JSON may write any letter as \u002f, and a slash as \/."""
    if "\\u00" not in text and "\\/" not in text:
        return text
    return re.sub(r"\\u00([2-7][0-9a-fA-F])", lambda match: chr(int(match.group(1), 16)), text).replace("\\/", "/")


def findings(name, data, level=0):
    """(kind, where, what) of all that must not be there. `what` is for the list of what is allowed alone."""
    if level > MOST_LEVELS:
        yield "unread", name, ""
        return
    try:
        parts = list(inside(data))
    except TooLarge:
        yield "unread", name, ""
        return
    for inner, part in parts:
        yield from findings(f"{name}!{inner}", part, level + 1)
    text = unescaped(text_of(data))
    for kind, at, what in places(text):
        line = text.count("\n", 0, at) + 1
        yield kind, f"{name}:{line}:{at - text.rfind(chr(10), 0, at)}", what
    for match in EMBEDDED.finditer(text):
        try:
            yield from findings(f"{name}!data", base64.b64decode(match.group(1)), level + 1)
        except (binascii.Error, ValueError):
            pass


class Allowed:
    """Lines "kind path what": regular expressions that must fit as a whole."""

    def __init__(self, text):
        self.rules = [tuple(re.compile(part) for part in line.split(maxsplit=2))
                      for line in text.splitlines() if line and not line.startswith("#")]
        self.used = set()

    def has(self, kind, path, what):
        hits = {rule for rule in self.rules
                if all(part.fullmatch(one) for part, one in zip(rule, (kind, path, what)))}
        self.used |= hits
        return bool(hits)

    def idle(self):
        return [" ".join(part.pattern for part in rule) for rule in self.rules if rule not in self.used]


SAID = dict(environment="variables of a shell, with their values", key="what looks like a key or a password",
            home="a home folder", host="the name of a machine or of a user",
            unread="packed too deeply or too large to be looked through")


def complaints(files, allowed):
    clean = set()
    for path, data in files:
        if data in clean:
            continue
        told = set()
        for kind, where, what in findings(path, data):
            if not allowed.has(kind, path, what) and (kind, where) not in told:
                told.add((kind, where))
                yield f"{where}: {SAID[kind]}"
        if not told:
            clean.add(data)


def files_of(root):
    names = subprocess.run(["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                           capture_output=True, check=True).stdout.decode().split("\0")
    for name in sorted(filter(None, names)):
        path = pathlib.Path(root, name)
        if path.is_symlink():
            yield name, str(path.readlink()).encode()
        elif path.is_file():
            yield name, path.read_bytes()


def of_history(paths):
    """"BLOB PATH" of each version that must not be published."""
    def git(*words):
        return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, check=True).stdout

    allowed = Allowed(ALLOWED.read_text(encoding="utf-8"))
    for line in git("rev-list", "--objects", "--all", "--", *paths).decode().splitlines():
        blob, _, path = line.partition(" ")
        if path and git("cat-file", "-t", blob) == b"blob\n" and \
                any(complaints([(path, git("cat-file", "blob", blob))], allowed)):
            yield line


def main(words):
    if words and words[0] == "--history":
        found = list(of_history(words[1:]))
        print(*found, sep="\n")
        return 1 if found else 0
    allowed = Allowed(ALLOWED.read_text(encoding="utf-8"))
    found = 0
    for line in complaints(files_of(ROOT), allowed):
        found += 1
        print(line)
    for rule in allowed.idle():
        found += 1
        print(f"{ALLOWED.name}: nothing is like this any more, drop the line: {rule}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
