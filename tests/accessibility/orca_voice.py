# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca, the screen reader, with a file for a voice. It is run as a program of its own, inside of the test's session:

    orca_voice.py FOLDER

Everything that would be spoken goes to FOLDER/said, one JSON list a line: the time, and the text; or null where Orca
makes its voice fall silent, which cuts off what is being spoken. Nothing of the user's Orca is read, asked or ended.
"""
import json
import os
import pathlib
import sys
import time

from orca.speechserver import SpeechServer as OrcaSpeechServer

from orca_listener import FOLDER, SAID

# No echo of keys, no braille, no sound: what is left is what the program has said of itself.
SETTINGS = {"speechServerFactory": "orca_voice", "enableSpeech": True, "enableBraille": False, "enableKeyEcho": False,
            "enableSound": False, "enableEchoByWord": False, "enableTutorialMessages": False,
            "startingProfile": ["Default", "default"], "speechVerbosityLevel": 1}


class SpeechServer(OrcaSpeechServer):
    """What Orca asks its voice for; the names are Orca's."""
    _server = None

    @staticmethod
    def getFactoryName():
        return "file"

    @classmethod
    def getSpeechServers(cls):
        return [cls.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info=None):
        if cls._server is None:
            cls._server = cls()
        return cls._server

    @classmethod
    def shutdownActiveServers(cls):
        cls._server = None

    def __init__(self):
        super().__init__()
        path = pathlib.Path(os.environ[FOLDER], SAID)
        self._file = path.open("a", encoding="utf-8", buffering=1)

    def _note(self, text):
        self._file.write(json.dumps([time.time(), text], ensure_ascii=False) + "\n")

    def getInfo(self):
        return ["file", "file"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self._note(text)

    def speakCharacter(self, character, acss=None):
        self._note(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self._note(context.utterance)

    def stop(self):
        self._note(None)


def main():
    folder = pathlib.Path(sys.argv.pop(1)).resolve()
    os.environ[FOLDER] = str(folder)
    settings = {"general": SETTINGS, "pronunciations": {}, "keybindings": {},
                "profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}}}
    (folder / "user-settings.conf").write_text(json.dumps(settings), encoding="utf-8")
    # The command of that name would look for Orcas of this user everywhere, and not start beside one.
    from orca import orca
    orca.getSettingsManager().activate(str(folder), {})
    return orca.main()


if __name__ == "__main__":
    sys.exit(main())
