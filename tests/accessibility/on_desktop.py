#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""on_desktop.py PROGRAM [ARGUMENT…]: runs a test program on a desktop of its own, where Qt speaks to assistive tools."""
import subprocess
import sys

import desktop_session

desktop_session.enter()
desktop_session.start_window_manager()
# Asked for its address, the accessibility bus starts; Qt only looks whether it is there.
subprocess.run(["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                "org.a11y.Bus.GetAddress"], stdout=subprocess.DEVNULL, check=True)
desktop_session.leave(subprocess.run(sys.argv[1:], check=False).returncode)
