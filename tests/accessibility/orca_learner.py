# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner with a keyboard whom Orca reads to: each step of a walk is held against the golden text of the walk."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

from keys_learner import MOST_STOPS, KeysLearner

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRACKS = {"edge": "Edge Guardian"}
UNIT = re.compile("[ \u00a0\u202f]?[%٪]|[ \u00a0](?:ms|µs|[GM]B|T?FLOP/s|TB/s)\\b")
ANSWERS = {"slider", "radio button", "text"}


def golden(walk):
    return ROOT / f"tests/data/heard/{walk}.txt"


def act_of(place):
    """What the file of a lab has of an act, as "lab07/act2"."""
    lab, act = place.split("/")
    acts = json.loads((ROOT / f"resources/labs/{lab}.json").read_text(encoding="utf-8"))["acts"]
    return next(one for one in acts if one["id"] == act)


def heard_beginning(text):
    """A pattern for the beginning of a text, up to the first unit, which is heard as a word."""
    before, *after = UNIT.split(text, 1)
    if not after:
        return re.escape(before)
    # In Chinese the word for percent comes first.
    return re.sub(r"(\d+)$", r"\\D*\1", re.escape(before)) + r"(?!\d)"


def asked(place, track):
    """The questions before the instruments, of a track."""
    return [one for one in act_of(place)["predictions"] if track in one.get("tracks", [track])]


class Words:
    """What the texts of the program are in a language."""

    def __init__(self, language):
        self._texts = {}
        if language != "en":
            for message in ElementTree.parse(ROOT / f"translations/ridgepoint_{language}.ts").iter("message"):
                self._texts.setdefault(message.findtext("source"), message.findtext("translation"))

    def of(self, english):
        return self._texts[english] if self._texts else english

    def __call__(self, english):
        """A pattern for it, up to its first placeholder, as it is heard."""
        return heard_beginning(re.sub(r"\(&.\)|&", "", self.of(english).split("%1")[0]).strip())


class HeardLearner(KeysLearner):
    write = False

    def setUp(self):
        super().setUp()
        self.orca = None
        self.prepared = pathlib.Path.home() / "before"  # of this desktop alone

    def tearDown(self):
        super().tearDown()
        if self.orca:
            self.orca.stop()

    def open(self, *arguments):
        # Orca turns each key over to the program when it has heard of it; on a busy machine Qt warns that it waits.
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"
        super().open(*arguments)

    def start(self, name, language="en"):
        """Orca, and the golden text; the program is opened in the first step."""
        if self.prepared.exists():
            shutil.copytree(self.prepared, self.folder, dirs_exist_ok=True)
        # Only inside the session is there a bus to listen to.
        from orca_listener import NoOrca, Orca, Walk
        home = self.folder / "orca"
        home.mkdir()
        try:
            self.orca = Orca(home)
        except NoOrca as problem:
            self.skipTest(str(problem))
        self.words = Words(language)
        self.walk = Walk(self.orca, golden(name), self.write)

    def hear(self, step, act, but=None, any_order=False):
        """Does something, and holds against the file what is heard of its last key, but for lines that differ from
        time to time. In any order: what is heard of all its keys."""
        before = self.pressed
        self.walk.begin()
        act()
        if any_order:
            self.walk.end_in_any_order(step)
        else:
            self.walk.end(step, self.pressed <= before + 1, but)

    # ---- what the learner does; a step is named by what it leads to

    def press(self, step, *keys):
        self.hear(step, lambda: self.keys(*keys))

    def turn(self, step, key="Return"):
        """To another page, which takes the keyboard to its heading."""
        before = self.lab.focus

        def act():
            self.keys(key)
            self.lab.wait(lambda: self.at("heading", "") and self.lab.focus != before, f"a page after {step!r}")
        self.hear(step, act)

    def reach(self, step, role, name="", key="Tab"):
        self.hear(step, lambda: self.tab_to(role, name, key))

    def read(self, page):
        """What the page says of itself when it is asked to be read."""
        self.press(f"{page}: the page", "F8")

    def move(self, step, role=None, name=None, *keys):
        """To a control, and what comes of its keys; with no role, keys alone."""
        if role:
            self.reach(f"{step}: its control" if keys else step, role, name)
        if keys:
            self.press(step, *keys)

    # ---- an act

    def predict(self, place):
        """The answer in the middle of each, as a guess, from the heading on."""
        questions = asked(place, self.track)
        for number, prediction in enumerate(questions, 1):
            step = "Predict" if len(questions) == 1 else f"Predict {number}"
            self.hear(f"{step}: the question", self.to_answers)
            if self.lab.focus.role == "slider":
                self.press(f"{step}: the answers", "Tab")
            self.hear_options(step, prediction)
            self.press(f"{step}: how sure", "Tab")
            self.press(f"{step}: a guess", "space")
            self.reach(f"{step}: commit", "push button", f"^{self.words('&Commit prediction')}")
            self.press(f"{step}: committed", "space")
            if number < len(questions):
                self.reach(f"{step}: go on", "push button", "^Continue with question")
                self.press(f"Predict {number + 1}", "space")

    track = None

    def to_answers(self):
        passed = []
        while len(passed) < MOST_STOPS:
            self.pressed += 1
            self.lab.step("Tab")
            if self.lab.focus.role in ANSWERS:
                return
            passed.append(self.lab.focus)
        raise AssertionError(f"no answers among {passed}")

    def hear_options(self, step, question):
        """All of them; the first of the file's stays chosen. They may stand in an order of their own: each is come to
        from another one."""
        options = [option["text"] for option in question["options"]]
        options.append(options[0])

        def act():
            self.keys("space")
            for option in options:
                self.arrow_to(option, "Down")
        self.hear(f"{step}: all answers", act, any_order=True)

    def reveal(self, place):
        """Its pages, one by one, and on to Reflect."""
        last = len(asked(place, self.track))
        self.turn("Reveal", "space")
        self.read("Reveal")
        for number in range(2, last + 1):
            self.hear(f"Reveal {number}", self.to_next_answer)
        self.turn("Reflect")

    def to_next_answer(self):
        before = self.lab.first("heading").name
        self.keys("Return")
        self.lab.wait(lambda: self.lab.first("heading").name != before, "the next question")

    def reflect(self, place):
        questions = act_of(place)["reflections"]
        for number, question in enumerate(questions, 1):
            step = "Reflect" if len(questions) == 1 else f"Reflect {number}"
            texts = {option["id"]: option["text"] for option in question["options"]}
            right = texts.pop(question["correct"])
            options = [self.words(option["text"]) for option in question["options"]]
            self.hear(f"{step}: the question", self.to_answers, but=f"^({'|'.join(options)})")
            self.hear_options(step, question)
            self.hear(f"{step}: an error", lambda w=next(iter(texts.values())): self.check(w))
            self.hear(f"{step}: the answer", lambda r=right: self.check(r))

    def arrow_to(self, option, key="Right"):
        """With the arrows inside of a choice; its options may stand in any order."""
        self.choose(self.words(option), key)

    def check(self, answer):
        if not self.at("radio button", ""):
            self.tab_to("radio button", "", "shift+Tab")
        self.arrow_to(answer, "Down")
        self.keys("Return")

    def whole_act(self, name, act):
        """From Brief to what is heard of the last answer."""
        place, self.track = act.place, act.track
        self.start(name)
        self.hear("Brief", lambda: self.open("--open", f"{place}/brief"))
        self.read("Brief")
        if self.track:
            self.reach("Brief: the track", "radio button")
            self.hear(f"Brief: the track {act.track}", lambda: self.choose(TRACKS[act.track]))
            self.keys("ctrl+Page_Down")
            self.heading("Predict")
        else:
            self.turn("Predict")
        self.predict(place)
        self.turn("Explore")
        self.read("Explore")
        for move in act.moves:
            self.move(f"Explore: {move[0]}", *move[1:])
        self.reach("Explore: go on", "push button", "^Next: ")
        self.reveal(place)
        self.reflect(place)
        self.walk.finish()

    # ---- windows that are no act

    def window(self, name, window):
        self.start(name)
        self.hear("The window", lambda: self.open(*window.arguments))
        for move in window.moves:
            self.move(*move)
        self.walk.finish()

    def class_window(self, name, window):
        self.start(name)
        works = self.folder / "works"
        works.mkdir()
        for ledger in window.arguments:
            home = self.folder / ledger.stem
            home.mkdir(mode=0o700)
            shutil.copy(ledger, home / "ledger.json")
            subprocess.run([self.program, "export", "--out", works / ledger.name, "--name", ledger.stem,
                            "--number", ledger.stem, "--data-dir", home], check=True, stdout=subprocess.DEVNULL)
        self.hear("The question before", lambda: self.open_class(works), any_order=True)
        self.reach("The answer to it", "push button", "^Show the answers")
        self.press("The window", "space")
        for move in window.moves:
            self.move(*move)
        self.walk.finish()

    def open_class(self, works):
        # Only inside the session is there a bus to listen to.
        from lab_driver import Lab
        self.lab = Lab(self.program, "class", "--window", works, role="alert")
        self.lab.activate()

    # ---- act 1 of lab 07, from the home page on, in any language

    def act1(self, name, act):
        self.start(name, act.language)
        self.hear("Course home", lambda: self.open("--lang", act.language))
        self.press("Home: the picture", "Tab")
        self.reach("Home: the axis", "slider")
        self.reach("Home: its button", "push button", "[0٠][7٧].?$")
        self.turn("Brief")
        self.read("Brief")
        self.turn("Predict")
        self.predict(act.place)
        self.turn("Explore")
        self.read("Explore")
        self.explore()
        self.reveal(act.place)
        self.reflect(act.place)
        self.reach("Reflect: go on", "push button", f"^{self.words('&Next: %1')}")
        self.turn("The next act", "space")
        self.walk.finish()

    def explore(self):
        words = self.words
        self.reach("Explore: the picture", "table")
        self.press("Explore: into the picture", "Return")
        self.press("Explore: the next value", "Right")
        self.press("Explore: a value that nobody has asked for yet", "Down")
        self.press("Explore: out of the picture", "Escape")
        self.reach("Explore: workload", "combo box", key="shift+Tab")
        self.press("Explore: what was asked, a discovery", "Up")
        self.press("Explore: another workload", "Down")
        self.press("Explore: the first again", "Up")
        self.press("Explore: mode", "Tab")
        self.hear("Explore: compiled, a discovery", lambda: self.arrow_to("Compiled"))
        self.hear("Explore: eager again", lambda: self.arrow_to("Eager", "Left"))
        self.reach("Explore: GPU speed", "slider", f"^{words('GPU speed')}")
        self.press("Explore: a faster GPU, a discovery", "Up")
        self.press("Explore: twice as fast", "Up")
        self.reach("Explore: a field", "text")
        self.settings()
        self.reach("Explore: go on", "push button", f"^{words('&Next: %1')}")

    def settings(self):
        self.press("Settings: context", "ctrl+comma")
        self.press("Settings: the edge", "Down")
        self.press("Settings: the cloud again", "Up")
        self.press("Explore: the field again", "Escape")
