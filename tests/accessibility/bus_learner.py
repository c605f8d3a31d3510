# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a learner with a switch device or a screen reader gets about in a lab: the base of the by-bus tests."""
import json
import pathlib
import shutil
import tempfile
import unittest


class BusLearner(unittest.TestCase):
    program = ""
    prepared = None  # a folder with a ledger to start from

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ridgepoint-ledger-"))
        if self.prepared:
            shutil.copytree(self.prepared, self.folder, dirs_exist_ok=True)
        self.lab = None
        self.open()

    def tearDown(self):
        if self.lab and self.lab.process.poll() is None:
            self.lab.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def open(self, *arguments):
        # Only inside the session is there a bus to talk to.
        from lab_driver import Lab
        self.known = {}
        is_new = not (self.folder / "ledger.json").exists()
        self.lab = Lab(self.program, "--data-dir", self.folder, "--lang", "en", *arguments)
        if is_new and not arguments:
            self.leave_home()

    def leave_home(self):
        """Who is new starts on the home page of the course; its first button leads into the first lab."""
        self.heading("Course home")
        self.press("^Start: Lab 07$")
        self.heading("Brief")

    def turn_to(self, page):
        """A page of the sidebar that is no step."""
        entry = self.lab.wait(lambda: next((node for node in self.lab.all(None, f"^{page}(,|$)")
                                            if "Press" in node.actions), None), f"{page} in the sidebar")
        self.lab.press(entry)
        self.heading(page)

    def reopen(self):
        self.lab.close()
        self.open()

    def heading(self, name):
        """Waits for a page; what was found on another one is forgotten."""
        self.known = {}
        return self.lab.find("heading", f"^{name}(:|$)")

    def node(self, role, name):
        """As find(), but looks once only while it is shown, and turns to the controls that had no room."""
        key = (role, name)
        if key not in self.known or not self.known[key].has("showing"):
            self.known[key] = self.turned_to(role, name) or self.lab.find(role, name)
        return self.known[key]

    def turned_to(self, role, name):
        """What the page shows, at once or among the controls that a button turns to; none after all of them."""
        for _ in range(4):
            node = self.lab.first(role, name)
            more = None if node else self.lab.first("push button", "^More: ")
            if not more:
                return node
            before = more.name
            self.lab.press(more)
            self.lab.wait(lambda: more.name != before, "other controls")
        return self.lab.first(role, name)

    def press(self, name, role="push button"):
        self.lab.press(self.lab.find(role, name))

    def choose(self, option):
        """A radio button by the beginning of its text, which may be kept apart from text of another direction."""
        radio = self.node("radio button", f"^\u2068?{option}")
        self.lab.press(radio)
        self.lab.wait(lambda: radio.has("checked"), f"checked {option!r}")

    def pick(self, box_name, entry):
        """An entry of a combo box."""
        self.lab.choose_entry(self.node("combo box", f"^{box_name}"), entry)

    def setting(self, name, entry):
        """An entry of a box in the settings, which are opened for it and closed again."""
        button = self.lab.find("push button", "^Settings$")
        self.lab.press(button)
        panel = self.lab.find("panel", "^Settings$")
        self.lab.choose_entry(self.lab.find("combo box", f"^{name}$", panel), entry)
        self.lab.press(button)

    def slide(self, name, value):
        slider = self.node("slider", f"^{name}")
        self.lab.set_value(slider, value)
        self.lab.wait(lambda: abs(slider.value - value) <= abs(value) * 0.02 + 1e-9, f"{name} at {value}")
        return slider

    def committed(self):
        ledger = json.loads((self.folder / "ledger.json").read_text(encoding="utf-8"))
        return json.dumps(ledger, sort_keys=True)
