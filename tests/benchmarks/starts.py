#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the program in the surroundings of a lab and measures how long its first window takes.

    starts.py PROGRAM [--out DIR] [--rounds N] [PLACE…]

Places: plain, network (none), home (read-only), fonts (DejaVu alone), software (no OpenGL), tcp (the display over a
socket), vnc, small (1024 x 768). A picture of each goes to DIR. The clock runs from before the program is started until
the picture on the display has changed and stands still for a moment; it is read every few milliseconds. Needs Xvfb,
openbox and for some places root, Xtigervnc or setpriv; what is missing is said and left out.
"""
import argparse
import contextlib
import ctypes
import ctypes.util
import os
import pathlib
import pwd
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib

LONGEST_S = 60.0
STILL_S = 1.0        # without a change: the window is there
EVERY_S = 0.01
NOBODY = pwd.getpwnam("nobody")
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>{cache}</cachedir>
<include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>"""


class Screen:
    """The picture of an X display."""

    def __init__(self, name, width, height):
        self.size = width, height
        self.x = ctypes.CDLL(ctypes.util.find_library("X11"))
        for function in ("XOpenDisplay", "XGetImage"):
            getattr(self.x, function).restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(name.encode()))
        if not self.display:
            raise RuntimeError(f"there is no display {name}")
        self.root = self.x.XDefaultRootWindow(self.display)

    def pixels(self):
        """Four bytes each: blue, green, red, nothing."""
        width, height = self.size
        image = self.x.XGetImage(self.display, ctypes.c_ulong(self.root), 0, 0, width, height,
                                 ctypes.c_ulong(0xffffffff), 2)
        # struct _XImage: four ints, the data, …
        data = ctypes.cast(image + 4 * ctypes.sizeof(ctypes.c_int), ctypes.POINTER(ctypes.c_void_p)).contents.value
        taken = ctypes.string_at(data, width * height * 4)
        self.x.XDestroyImage(ctypes.c_void_p(image))
        return taken

    def close(self):
        self.x.XCloseDisplay(self.display)


def write_png(path, pixels, size):
    width, height = size
    rows = bytearray()
    for y in range(height):
        row = pixels[y * width * 4:(y + 1) * width * 4]
        rows += b"\0" + bytes(byte for at in range(0, len(row), 4) for byte in (row[at + 2], row[at + 1], row[at]))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))


@contextlib.contextmanager
def server(command):
    """An X server and a window manager; the number of the display."""
    reading, writing = os.pipe()
    process = subprocess.Popen([*command, "-displayfd", str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    manager = None
    try:
        if not number:
            raise RuntimeError(f"{command[0]} doesn't start")
        manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": f":{number}"},
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1.0)
        yield number
    finally:
        for each in (manager, process):
            if each:
                each.terminate()
                each.wait()


def first_window(screen, command, env):
    """(seconds to the first picture of the window, to the last change of it, the picture)"""
    empty = screen.pixels()
    started = time.monotonic()
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    last, first_s, changed_s = empty, None, None
    try:
        while True:
            now_s = time.monotonic() - started
            if now_s > LONGEST_S or process.poll() is not None:
                raise RuntimeError("no window came up")
            seen = screen.pixels()
            if seen != last:
                # The frame of the window manager alone is no window yet.
                if first_s is None and is_filled(seen, empty):
                    first_s = now_s
                last, changed_s = seen, now_s
            if first_s is not None and now_s - changed_s > STILL_S:
                return first_s, changed_s, seen
            time.sleep(EVERY_S)
    finally:
        process.terminate()
        process.wait()
        time.sleep(0.3)


def is_filled(seen, empty):
    """Whether a good part of the screen shows something, and it has more than a handful of colours."""
    step = 4 * 53
    changed = [seen[at:at + 3] for at in range(0, len(seen), step) if seen[at:at + 3] != empty[at:at + 3]]
    return len(changed) > 0.2 * len(seen) / step and len(set(changed)) > 8


def as_nobody(command):
    return ["setpriv", f"--reuid={NOBODY.pw_uid}", f"--regid={NOBODY.pw_gid}", "--clear-groups", *command]


def surroundings(place, program, work):
    """(server, width, height, command, environment, what names the display)"""
    width, height = (1024, 768) if place == "small" else (1366, 768)
    xvfb = ["Xvfb", "-screen", "0", f"{width}x{height}x24", "-noreset", "-ac"]
    home = work / place
    home.mkdir()
    env = {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": str(home),
           "QT_QPA_PLATFORM": "xcb"}
    command, display = [str(program), "--lang", "en"], ":{}"
    if place == "network":
        command = ["unshare", "--net", *command]
    elif place == "home":
        (home / ".config").mkdir()
        home.chmod(0o555)
        command = as_nobody(command)
    elif place == "fonts":
        (home / "fonts.conf").write_text(FONTS.format(cache=home / "fonts"), encoding="utf-8")
        env["FONTCONFIG_FILE"] = str(home / "fonts.conf")
    elif place == "software":
        xvfb += ["-extension", "GLX"]
        env.update(LIBGL_ALWAYS_SOFTWARE="1", QT_XCB_GL_INTEGRATION="none")
    elif place == "tcp":
        xvfb += ["-listen", "tcp"]
        display = "127.0.0.1:{}"
    elif place == "vnc":
        xvfb = ["Xtigervnc", "-geometry", f"{width}x{height}", "-depth", "24", "-SecurityTypes", "None", "-rfbport",
                "5999", "-localhost", "-ac"]
    return xvfb, width, height, command, env, display


PLACES = ("plain", "network", "home", "fonts", "software", "tcp", "vnc", "small")


def measure(place, program, rounds, out):
    with tempfile.TemporaryDirectory(prefix="ridgepoint-starts-") as folder:
        work = pathlib.Path(folder)
        work.chmod(0o755)
        xvfb, width, height, command, env, display = surroundings(place, program, work)
        missing = [tool for tool in (xvfb[0], command[0], "openbox") if not shutil.which(tool)]
        if missing:
            return f"left out, {missing[0]} is not there"
        with server(xvfb) as number:
            env["DISPLAY"] = display.format(number)
            screen = Screen(f":{number}", width, height)
            times = []
            for _ in range(rounds + 1):  # the first one fills the disk cache
                first_s, settled_s, picture = first_window(screen, command, env)
                times.append((first_s, settled_s))
            screen.close()
        if out:
            write_png(out / f"{place}.png", picture, (width, height))
        first, settled = zip(*times[1:])
        return (f"first window {1000 * statistics.median(first):5.0f} ms (longest {1000 * max(first):5.0f}), "
                f"still from {1000 * statistics.median(settled):5.0f} ms on, n = {rounds}; before them "
                f"{1000 * times[0][0]:.0f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("places", nargs="*", metavar="PLACE", default=PLACES)
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_intermixed_args()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    status = 0
    for place in options.places:
        try:
            print(f"{place:10} {measure(place, options.program.resolve(), options.rounds, options.out)}", flush=True)
        except RuntimeError as problem:
            status = 1
            print(f"{place:10} {problem}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
