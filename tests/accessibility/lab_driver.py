# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a running lab as assistive technology does: through the accessibility bus, or by key presses.

Names on the bus are what a screen reader says, so that a test which finds its way by them shows that a person
can, too.
"""
import os
import pathlib
import re
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (needs the version first)

WAIT_S = float(os.environ.get("RIDGEPOINT_TEST_WAIT_S", "10"))
POLL_S = 0.03
STEP_S = 0.3  # for one step of a control to show
# Not walked into: their cells are asked for one by one.
TABLES = {"table", "tree table", "list", "tree"}


class Missing(AssertionError):
    """Something that should be in the window isn't."""


class Node:
    """One object of the accessibility tree. Only its role is kept: all else changes under us."""

    def __init__(self, accessible):
        self.accessible = accessible
        self._role = None

    def __eq__(self, other):
        return isinstance(other, Node) and self.accessible == other.accessible

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    def _fresh(self):
        self.accessible.clear_cache()
        return self.accessible

    @property
    def name(self):
        return self._fresh().get_name() or ""

    @property
    def description(self):
        return self._fresh().get_description() or ""

    @property
    def role(self):
        if self._role is None:
            self._role = self.accessible.get_role_name()
        return self._role

    @property
    def states(self):
        states = self._fresh().get_state_set().get_states()
        return {state.value_nick for state in states}

    def has(self, state):
        return state in self.states

    @property
    def parent(self):
        parent = self.accessible.get_parent()
        return Node(parent) if parent else None

    @property
    def children(self):
        self.accessible.clear_cache()
        found = (self.accessible.get_child_at_index(i) for i in range(self.accessible.get_child_count()))
        return [Node(child) for child in found if child is not None]

    @property
    def interfaces(self):
        return set(self.accessible.get_interfaces())

    @property
    def text(self):
        if "Text" in self.interfaces:
            return Atspi.Text.get_text(self.accessible, 0, -1) or ""
        return self.name

    @property
    def actions(self):
        return [self.accessible.get_action_name(i) for i in range(self.accessible.get_n_actions())]

    @property
    def value(self):
        return self._fresh().get_current_value()

    @property
    def value_text(self):
        """What a screen reader says in place of the number."""
        return self._fresh().get_attributes().get("valuetext", "")

    @property
    def value_range(self):
        return self.accessible.get_minimum_value(), self.accessible.get_maximum_value()

    @property
    def size(self):
        box = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return box.width, box.height

    @property
    def place(self):
        box = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def cells(self):
        """A table's texts, row by row, and its column headings."""
        table = self._fresh()
        rows, columns = table.get_n_rows(), table.get_n_columns()
        headings = []
        for column in range(columns):
            header = table.get_column_header(column)
            headings.append((header.get_name() if header else "") or table.get_column_description(column) or "")
        body = []
        for row in range(rows):
            cells = (table.get_accessible_at(row, column) for column in range(columns))
            body.append([(cell.get_name() or "") if cell else "" for cell in cells])
        return headings, body


def account_of(arguments):
    """An environment for each session folder: an account knows answers of its sessions, wherever they lie, and tests
    begin many from one that was prepared."""
    folder = arguments[arguments.index("--data-dir") + 1] if "--data-dir" in arguments else "none"
    return {**os.environ, "XDG_STATE_HOME": str(pathlib.Path.home() / "accounts" / pathlib.Path(folder).name)}


class Lab:
    """A started program and its window, or what comes in its place. The streams are those of Popen."""

    def __init__(self, program, *arguments, role="frame", **streams):
        Atspi.init()
        Atspi.set_timeout(5000, 20000)
        self._focus = None
        self._focus_moves = 0
        self._menu = None
        self._listener = Atspi.EventListener.new(self._on_event)
        for event in ("object:state-changed:focused", "object:children-changed:add", "window:activate"):
            self._listener.register(event)
        self.process = subprocess.Popen([program, *map(str, arguments)], env=account_of(arguments),
                                        stdin=subprocess.DEVNULL, **streams)
        self.root = self.wait(self._own_application, "the program on the accessibility bus")
        self.window = self.wait(lambda: self.first(role), "a window")

    # ---- life

    def _own_application(self):
        if self.process.poll() is not None:
            raise Missing(f"the program ended with status {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            try:
                application = desktop.get_child_at_index(index)
                if application and application.get_process_id() == self.process.pid:
                    return Node(application)
            except GLib.Error:
                continue
        return None

    def close(self):
        """Closes the window through its menu, as assistive technology can."""
        self.press(self.find("menu item", "^File"))
        self.press(self.find("menu item", "^Quit"))
        try:
            self.process.wait(WAIT_S)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Missing("the window did not close through its menu") from None
        self._listener.deregister("object:state-changed:focused")

    def kill(self):
        self.process.kill()
        self.process.wait()

    # ---- waiting and finding

    @staticmethod
    def pump(seconds=0.0):
        """Lets events come in for a while."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while True:
            while context.pending():
                context.iteration(False)
            if time.monotonic() >= end:
                return
            time.sleep(0.005)

    def happens(self, condition, seconds):
        """The first true value of the condition, or None."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = condition()
            except GLib.Error:
                value = None
            if value:
                return value
            if time.monotonic() > end:
                return None
            self.pump(POLL_S)

    def wait(self, condition, what, seconds=WAIT_S):
        """The first true value of the condition."""
        value = self.happens(condition, seconds)
        if value:
            return value
        raise Missing(f"no {what} within {seconds:g} s; {self.situation()}")

    def situation(self):
        """Where the window stands, for whoever reads why a test failed."""
        if self.process.poll() is not None:
            return f"the program has ended with status {self.process.returncode}"
        if not hasattr(self, "window"):
            return "there is no window"
        headings = [node.name for node in self.all("heading")]
        return f"the window {self.window.name!r} shows {headings}"

    def walk(self, under=None, hidden=False, into_tables=False):
        """Depth first over what is showing."""
        try:
            for child in (under or self.root).children:
                if not hidden and child.role not in ("application",) and not child.has("showing"):
                    continue
                yield child
                if into_tables or child.role not in TABLES:
                    yield from self.walk(child, hidden, into_tables)
        except GLib.Error:
            return  # it went away while we looked

    def _matches(self, role=None, name=None, under=None, hidden=False):
        roles = {role} if isinstance(role, str) else role
        pattern = re.compile(name) if name is not None else None
        for node in self.walk(under, hidden):
            try:
                if (roles is None or node.role in roles) and (pattern is None or pattern.search(node.name)):
                    yield node
            except GLib.Error:
                continue

    def first(self, role=None, name=None, under=None, hidden=False):
        """Ends its walk with what it finds: a page of an instrument has hundreds of objects."""
        return next(self._matches(role, name, under, hidden), None)

    def all(self, role=None, name=None, under=None, hidden=False):
        """Every object of a role (or of one of several roles) whose name matches a regular expression."""
        return list(self._matches(role, name, under, hidden))

    def find(self, role=None, name=None, under=None, seconds=WAIT_S):
        what = f"{role or 'object'} named {name!r}" + (f" in {under!r}" if under else "")
        node = self.happens(lambda: self.first(role, name, under), seconds)
        if node:
            return node
        # What is like it there: a changed word shows at once.
        others = [] if role is None else [other.name for other in self.all(role, None, under)][:20]
        raise Missing(f"no {what} within {seconds:g} s; {self.situation()}" +
                      (f"; others of its role: {others}" if others else ""))

    def has(self, role=None, name=None):
        return self.first(role, name) is not None

    # ---- acting through the bus

    def press(self, node):
        """Activates through the accessibility action, as a switch device or a screen reader does."""
        actions = node.actions
        for wanted in ("Press", "Toggle", "Check", "ShowMenu", "SetFocus"):
            if wanted in actions:
                node.accessible.do_action(actions.index(wanted))
                self.pump(0.15)
                return
        raise Missing(f"{node!r} has no action to press it (has {actions})")

    def choose_entry(self, box, entry):
        """Steps through the entries of a closed combo box, up and then down, until one begins like this."""
        seen = []
        for action in ("Decrease", "Increase"):
            while not (text := box.text).startswith(entry):
                seen.append(text)
                box.accessible.do_action(box.actions.index(action))
                if not self.happens(lambda before=text: box.text != before, STEP_S):
                    break  # the end of the list
        if not box.text.startswith(entry):
            raise Missing(f"no entry {entry!r} in {box!r}, which has {sorted(set(seen))}")

    def menu_of(self, button):
        """Presses a button that opens a menu. Qt leaves windows that pop up out of the tree, but tells that one shows;
        one that is left open after a choice isn't told of again."""
        told = []

        def note(event, *_):
            try:
                if event.detail1 and event.source.get_role_name() == "popup menu":
                    told.append(Node(event.source))
            except GLib.Error:
                pass
        listener = Atspi.EventListener.new(note)
        listener.register("object:state-changed:showing")
        try:
            self.press(button)
            open_yet = self._menu
            menu = self.happens(lambda: told[-1] if told else open_yet and open_yet.has("showing") and open_yet, WAIT_S)
        finally:
            listener.deregister("object:state-changed:showing")
        self._menu = menu
        if not menu:
            raise Missing(f"no menu of {button!r}; {self.situation()}")
        return menu

    def set_value(self, node, value):
        node.accessible.set_current_value(float(value))
        self.pump(0.15)

    def type_text(self, node, text):
        """Replaces what an editable text holds."""
        Atspi.EditableText.set_text_contents(node.accessible, text)
        self.wait(lambda: node.text == text, f"{text!r} in {node!r}")

    def grab_focus(self, node):
        node.accessible.grab_focus()
        self.pump(0.15)

    # ---- acting by keys

    def activate(self):
        """Gives the window the keyboard."""
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        window = self.wait(lambda: subprocess.run(search, capture_output=True, text=True, check=False).stdout
                           .split(), "a window of the program")[-1]
        subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True, stdin=subprocess.DEVNULL)
        self.pump(0.3)

    def keys(self, *names, pause=0.12):
        for name in names:
            subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True, stdin=subprocess.DEVNULL)
            self.pump(pause)

    def step(self, key, seconds=4.0):
        """Presses a key that takes the keyboard elsewhere, and sees it arrive; a stop that keeps it takes the time
        given."""
        before = self._focus_moves
        self.keys(key, pause=0)
        self.happens(lambda: self._focus_moves != before, seconds)
        self.pump(0.02)  # a container may pass the keyboard on

    def _on_event(self, event, *_):
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self._focus = Node(event.source)
            self._focus_moves += 1

    def record(self, *kinds):
        """From now on, what is told: a list of (kind, role, name), which grows."""
        told = []

        def note(event, *_):
            try:
                told.append((event.type, event.source.get_role_name(), event.source.get_name() or ""))
            except GLib.Error:
                told.append((event.type, "gone", ""))
        self._recorder = Atspi.EventListener.new(note)
        for kind in kinds:
            self._recorder.register(kind)
        self.pump(0.3)
        told.clear()
        return told

    @property
    def focus(self):
        """What has the keyboard, as a screen reader follows it: by event, for cells keep stale states."""
        if self._focus is not None:
            return self._focus
        return next((n for n in self.walk() if n.has("focused") and n.role != "table cell"), None)
