# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes a page a trouble for assistive technology: the base of the audits."""
import collections
import unittest

SMALLEST = 24  # px, each way
MOST_STOPS = 160
# What stands behind a picture, one at a time: buttons in the foot (in English), or one button with a menu.
DRAWERS = ("To find", "Assumptions", "Table and notes", "Math", "Sources")
MENU = "^(Behind the picture|Más sobre la imagen|ما وراء الصورة|图背后的内容)$"

# Roles that say nothing about what a thing does.
ROLELESS = {"filler", "unknown", "invalid", "redundant object", "layered pane", "scroll pane"}
# Parts of a control that is one tab stop itself; their own keys reach them.
PARTS = {"table cell", "column header", "row header", "menu item", "check menu item", "radio menu item",
         "list item", "tree item"}
TARGETS = {"push button", "toggle button", "check box", "radio button", "slider", "spin button", "combo box",
           "text", "entry", "table", "link", "page tab", "scroll bar"}
# What is read without being focused, and is nothing without a name.
READ = {"image", "icon", "chart", "canvas", "table", "page tab list", "progress bar", "level bar", "list", "tree",
        "heading", "alert", "status bar"}
# Pictures of data: besides a name, what they show has to be said.
PICTURES = {"chart", "canvas", "image"}


def focusable(node):
    states = node.states
    return "focusable" in states and "enabled" in states and "showing" in states


class PageAudit(unittest.TestCase):
    program = ""

    def start(self, *arguments):
        # Only inside the session is there a bus to talk to.
        from lab_driver import Lab
        lab = Lab(self.program, *arguments)
        self.addCleanup(lab.kill)
        lab.activate()
        return lab

    def open(self, step, *arguments, act="act1", lab="lab07"):
        # Presenter mode opens every step; that the gates hold otherwise is tested by the by-bus tests.
        shown = self.start("--presenter", "--open", f"{lab}/{act}/{step}", *arguments)
        if step == "reveal":
            shown.keys("Return")  # from the question: the answer waits for it
        return shown

    # ---- finding the way by place, not by name: audits read four languages

    @staticmethod
    def entries(lab):
        """The sidebar's entries from top to bottom, but for the one that has the tab stop."""
        entries = [node for node in lab.all("push button") if "Press" in node.actions and not node.has("focusable")]
        # The arrows of a row of tabs and the assumption marks take no keyboard either, but they are square.
        return [node for node in entries if node.place[2] > 1.5 * node.place[3]]

    @staticmethod
    def open_settings(lab):
        """Opens the settings, or closes them: their button is the first that Tab reaches."""
        lab.press(next(node for node in lab.all("push button") if focusable(node)))

    @staticmethod
    def settings_panel(lab):
        """A pop-up window, which hangs on the row that has its button: the first group there is. Folded, the steps
        stand in this row, too."""
        row = lab.first("panel")
        return lab.wait(lambda: next((node for node in row.children
                                      if node.role == "panel" and lab.first("combo box", under=node)), None), "settings")

    @staticmethod
    def tabs(lab, number):
        """The tabs of one row; an act's instruments and pictures share the first."""
        rows = lab.wait(lambda: (found := lab.all("page tab list")) and len(found) > number and found, "rows of tabs")
        return lab.all("page tab", None, rows[number])

    @staticmethod
    def unfold_controls(lab):
        more = lab.first("push button", "^More settings")
        if more and not more.has("expanded"):
            lab.press(more)
            lab.wait(lambda: more.has("expanded"), "the rest of the settings")

    @classmethod
    def drawers(cls, lab):
        """Opens each drawer in turn, and closes the last one. Every picture has some: to find none is a fault."""
        menu = lab.first("push button", MENU)
        names = []
        for name in cls.drawers_of_menu(lab, menu) if menu else cls.drawers_of_foot(lab):
            names.append(name)
            yield name
        if len(names) < 2:
            raise AssertionError(f"behind the picture stands no more than {names}")

    @staticmethod
    def drawers_of_foot(lab):
        last = None
        for name in DRAWERS:
            button = lab.first("push button", f"^{name}")
            if button:
                lab.press(button)
                lab.wait(lambda b=button: b.has("expanded"), f"the drawer {name!r}")
                yield name
                last = button
        if last:
            lab.press(last)
            lab.wait(lambda: not last.has("expanded"), "the drawer closed")

    @staticmethod
    def drawers_of_menu(lab, button):
        """Where the foot has no room for them, a menu names them. It makes its entries anew whenever it opens."""
        def shown():
            return [node.name for role in ("heading", "label", "push button", "table") for node in lab.all(role)]

        def choose(number):
            menu = lab.menu_of(button)
            entries = menu.children
            if number is not None:
                before = shown()
                lab.press(entries[number])
                lab.wait(lambda: shown() != before, f"the drawer of {entries[number]!r}")
            names = [entry.name for entry in entries]
            if menu.has("showing"):  # chosen over the bus, an entry does not close it
                lab.keys("Escape")
                lab.wait(lambda: not menu.has("showing"), "the menu closed")
            return names

        names = choose(None)
        for number, name in enumerate(names):
            choose(number)
            yield name
        choose(len(names) - 1)

    def audit_drawers(self, where, lab, keyboard=True):
        """Everything that is folded, so that nothing is left out; one of them with the keyboard, too."""
        self.unfold_controls(lab)
        for number, drawer in enumerate(self.drawers(lab)):
            with self.subTest(where=where, drawer=drawer):
                self.assert_clean(f"{where}, {drawer}", self.audit(lab, keyboard=keyboard and number == 0))

    def audit_lenses(self, where, lab):
        """Each tab of an instrument or of an act that has one."""
        for lens in self.tabs(lab, 0):
            with self.subTest(where=where, lens=lens.name):
                self.show(lab, lens)
                self.assert_clean(f"{where}, {lens.name}", self.audit(lab, keyboard=True))

    @staticmethod
    def show(lab, tab):
        """A tab of another instrument brings that one's tabs, and another question."""
        before, title = lab.first("heading").name, tab.name.partition(",")[0]
        lab.press(tab)
        lab.wait(lambda: lab.first("heading").name != before
                 or any(t.has("selected") and t.name.startswith(title) for t in lab.all("page tab")),
                 f"{title!r} in front")

    # ---- one kind of trouble each; what they return reads as a list of complaints

    def nameless(self, nodes):
        for node in nodes:
            if not node.name.strip():
                yield f"{node.role} without a name at {node.place}, below {node.parent!r}"
            elif "&" in node.name.replace("&&", ""):
                yield f"{node!r} says a mnemonic aloud"
            if node.role in ROLELESS:
                yield f"{node!r} can be focused, but has no role that says what it does"

    def unread(self, nodes):
        for node in nodes:
            if node.role in READ and not node.name.strip():
                yield f"{node.role} that cannot be read at {node.place}, below {node.parent!r}"
            elif node.role in PICTURES and not node.description.strip():
                yield f"{node!r} does not say what it shows"

    def small(self, nodes):
        for node in nodes:
            width, height = node.size
            if node.role in TARGETS and (width < SMALLEST or height < SMALLEST):
                yield f"{node!r} is {width} × {height} px"

    def alike(self, nodes):
        """Controls of one role and name, unless their descriptions or the named groups around them tell them apart."""
        seen = collections.defaultdict(list)
        for node in nodes:
            if node.role not in PARTS and node.role not in ("label", "heading"):
                seen[(node.role, node.name, node.description)].append(node)
        # Groups take many questions over the bus, and few controls need them.
        for (role, name, _), same in seen.items():
            groups = collections.Counter(self.group(node) for node in same) if len(same) > 1 else {}
            for group, count in groups.items():
                if count > 1:
                    yield f"{count} × {role} {name!r} in {group!r}"

    @staticmethod
    def group(node):
        names = []
        parent = node.parent
        while parent is not None and parent.role != "application":
            if parent.name and parent.role != "filler":
                names.append(parent.name)
            parent = parent.parent
        return " < ".join(names)

    def unreached(self, lab, nodes):
        """Walks with Tab all the way round, then back."""
        for key in ("Tab", "shift+Tab"):
            # A page opens with the keyboard at its heading, which is no tab stop itself.
            lab.step(key)
            stops = []
            for _ in range(MOST_STOPS):
                stop = lab.focus
                while stop is not None and stop.role in PARTS and stop.parent is not None:
                    stop = stop.parent
                if stops and stop == stops[0]:
                    break
                if len(stops) > 2 and stop == stops[-1] == stops[-2]:
                    yield f"{stop!r} keeps the keyboard against {key}"
                    return
                stops.append(stop)
                lab.step(key)
            else:
                yield f"{key} never came round again; the last stops were {stops[-4:]}"
                return
            if key == "shift+Tab":
                continue
            yield from self.misplaced(stops)
            one_stop = ("radio button", "page tab")
            groups = {(stop.role, self.group(stop)) for stop in stops if stop and stop.role in one_stop}
            for node in nodes:
                # The heading of a page takes the keyboard when the page opens, a verdict when it is given: both
                # can't be focused any more once it has gone on.
                if node.role in PARTS or node in stops or node.role == "frame" or not node.has("focusable"):
                    continue
                # One button of a group of radio buttons takes Tab, the arrow keys reach the rest; so with the
                # tabs of a list. A scroll area is moved by Tab itself.
                if node.role in one_stop and (node.role, self.group(node)) in groups:
                    continue
                yield f"{node!r} is focusable, but Tab does not reach it (group {self.group(node)!r})"

    @staticmethod
    def misplaced(stops):
        """The keyboard reads a page as the eye does: the buttons at its foot come last, before the status strip."""
        names = [stop.name for stop in stops if stop]
        foot = [i for i, name in enumerate(names) if name.startswith(("Next: ", "Finish this act"))]
        strip = [i for i, name in enumerate(names) if name == "Status strip"]
        if foot and strip and (strip[0] - foot[-1]) % len(names) != 1:
            yield f"Tab goes from the foot of the page to {names[(foot[-1] + 1) % len(names)]!r}"

    def audit(self, lab, keyboard):
        shown = list(lab.walk())
        nodes = [node for node in shown if focusable(node)]
        self.assertGreater(len(nodes), 5, "the page seems to be empty")
        found = [*self.nameless(nodes), *self.unread(shown), *self.small(nodes), *self.alike(nodes)]
        if keyboard:
            found += self.unreached(lab, nodes)
        return found

    def assert_clean(self, where, found):
        self.assertFalse(found, f"{where}: {len(found)} complaints\n  " + "\n  ".join(found))
