#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""on_desktop.py PROGRAM [ARGUMENT…]: runs a test program on a desktop of its own, where Qt speaks to assistive tools."""
import subprocess
import sys

import desktop_session

desktop_session.enter()
desktop_session.start_window_manager()
desktop_session.leave(subprocess.run(sys.argv[1:], check=False).returncode)
