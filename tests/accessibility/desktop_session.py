# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for a test: X server, window manager, session bus, accessibility bus.

enter() is called first thing by a test script. The first time it starts Xvfb and a session bus, runs the same
script inside them and ends with its status; inside, it returns. Nothing of the caller's desktop is touched,
and only processes started here are ended.
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

INSIDE = "RIDGEPOINT_TEST_DESKTOP"
SCREEN = "1366x900x24"
# What would lead to the caller's own desktop, or to another one than the test's.
FOREIGN = ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "QT_QPA_PLATFORM",
           "QT_SCALE_FACTOR", "QT_FONT_DPI", "SESSION_MANAGER", "LANGUAGE")


def _start_x_server():
    """Xvfb on a free display: (process, ":N"). -noreset, or it would restart when its last client leaves."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    number = os.read(reading, 16).decode().strip()
    if not number:
        sys.exit("Xvfb did not start")
    return server, f":{number}"


def _environment(display, home):
    env = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    env.update({
        INSIDE: "1", "DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"),
        "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"), "XDG_STATE_HOME": str(home / "state"),
        "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "0",
        "QT_QPA_PLATFORM": "xcb", "QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1",
    })
    (home / "run").mkdir(mode=0o700)
    return env


def enter():
    if os.environ.get(INSIDE):
        return
    home = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-desktop-"))
    server, display = _start_x_server()
    # The daemons of the session have much to say: the script gets the real streams back as copies.
    out, err = os.dup(1), os.dup(2)
    command = ["dbus-run-session", "--", "sh", "-c", f'exec "$@" >&{out} 2>&{err}', "sh",
               "/usr/bin/python3", "-W", "ignore", *sys.argv]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that a time limit still cleans up
    session = subprocess.Popen(command, env=_environment(display, home), pass_fds=[out, err],
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    status = 1
    try:
        status = session.wait()
    finally:
        try:
            os.killpg(session.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        session.wait()
        server.terminate()
        server.wait()
        shutil.rmtree(home, ignore_errors=True)
    sys.exit(status)


def start_window_manager():
    """Without one, no window gets the keyboard. It ends with the session."""
    subprocess.Popen(["openbox", "--sm-disable"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL)
    for _ in range(100):
        # Set on the root window once a window manager is in charge.
        said = subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True,
                              check=False).stdout
        if "window id" in said:
            return
        time.sleep(0.05)
    sys.exit("the window manager did not start")


def leave(status):
    """Ends a script inside. Once the bus is gone, the accessibility library's own clean-up may never return."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)
