#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails on texts in the sources that never reach a translator.

A string literal is reported when it has letters and goes straight into something a person sees or hears
(SHOWN), or when it reads like prose anywhere else. Literals inside tr() and its kin are fine, and so are those
only programmers meet (UNSEEN). Reported is also a join with a space, which Chinese and Japanese do without, and what
is no ASCII in QLatin1String or QLatin1Char, which is shown as other letters. What is left and right all the same
stands in untranslated_allowed.txt: one regular expression a line, matched against "file: literal".
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "controllers", "models", "views")
ALLOWED = pathlib.Path(__file__).with_name("untranslated_allowed.txt")

TRANSLATED = {"tr", "translate", "QT_TR_NOOP", "QT_TRANSLATE_NOOP", "QT_TR_N_NOOP", "QT_TRANSLATE_N_NOOP",
              "QT_TRANSLATE_NOOP3", "QT_TRANSLATE_N_NOOP3"}
UNSEEN = {"qDebug", "qInfo", "qWarning", "qCritical", "qFatal", "qCDebug", "qCWarning", "Q_ASSERT_X",
          "static_assert", "Q_PROPERTY", "Q_CLASSINFO", "QRegularExpression", "setObjectName", "setStyleSheet",
          "qEnvironmentVariable", "property", "setProperty", "logic_error", "Q_LOGGING_CATEGORY",
          "invokeMethod", "fromString"}
SHOWN = {"setText", "setWindowTitle", "setAccessibleName", "setAccessibleDescription", "setToolTip",
         "setStatusTip", "setWhatsThis", "setPlaceholderText", "setTitle", "setTitleText", "setLabelText",
         "setInformativeText", "setDetailedText", "setSuffix", "setPrefix", "setSpecialValueText", "setHeader",
         "setHeaderData", "setHorizontalHeaderLabels", "setItemText", "addAction", "addMenu", "addItem",
         "addItems", "addTab", "addRow", "addButton", "addToolBar", "information", "warning", "critical",
         "question", "about", "say", "announce", "showMessage", "QLabel", "QPushButton", "QToolButton",
         "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu", "QDockWidget"}

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<include>^[ \t]*\#[ \t]*(?:include|error|pragma)[^\n]*)
  | (?P<raw>(?:u8|u|U|L)?R"(?P<delimiter>[^(\s]*)\(.*?\)(?P=delimiter)")
  | (?P<string>(?:u8|u|U|L)?"(?:\\.|[^"\\\n])*")
  | (?P<char>'(?:\\.|[^'\\\n])+')
  | (?P<name>[A-Za-z_]\w*)
  | (?P<open>[({])
  | (?P<close>[)}])
  | (?P<number>\.?\d[\w.']*)
  | (?P<other>[^\s])
""", re.VERBOSE | re.DOTALL | re.MULTILINE)

WORD = r"[A-Za-z]*[a-z]{2,}[A-Za-z’']*[,.:;!?]?"
PROSE = re.compile(rf"(?:^|[\s(]){WORD} (?:[\w’'%-]+ )*{WORD}(?:$|[\s).])")
# "kernel_count": a key that something looks up.
IDENTIFIER = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+$")
# A command's usage or a JSON snippet inside a literal is no prose.
MARKUP = re.compile(r"^\s*[<{\[]|[{};]\s*$|^[\w-]+: ?[\w-]+;")

NOT_LATIN1 = re.compile(r"""QLatin1(?:String|Char)\(\s*(["'])(?:\\.|(?!\1).)*?[^\x00-\x7f]""")

SPACED_JOIN = re.compile(r"""\.join\((?:u' '|Q(?:Latin1)?Char\(u?' '\)|Q\w+\(" "\))\)""")


def literals(text):
    """(line, literal, names of the calls it stands in, outermost first)."""
    calls, name = [], ""
    for match in TOKEN.finditer(text):
        kind = match.lastgroup if match.lastgroup != "delimiter" else "raw"
        value = match.group()
        if kind == "open":
            calls.append(name)
            name = ""
        elif kind == "close":
            if calls:
                calls.pop()
            name = ""
        elif kind == "name":
            name = value
        elif kind in ("string", "raw"):
            inner = value[value.index('"') + 1:-1] if kind == "string" else value
            yield text.count("\n", 0, match.start()) + 1, inner, tuple(calls)
            name = ""
        elif kind != "comment":
            name = ""


def complaints(name, text):
    for join in SPACED_JOIN.finditer(text):
        yield f"{name}:{text.count(chr(10), 0, join.start()) + 1}", join.group(), "(sentences: joinedSentences())"
    for wrong in NOT_LATIN1.finditer(text):
        yield (f"{name}:{text.count(chr(10), 0, wrong.start()) + 1}", wrong.group(),
               "is no Latin-1 in a source in UTF-8 (QStringLiteral)")
    for line, literal, calls in literals(text):
        around = set(calls)
        if around & TRANSLATED or around & UNSEEN:
            continue
        has_letters = re.search(r"[^\W\d_]{2,}", re.sub(r"%L?\d+|\\[nt]|<[^>]*>|&\w+;", "", literal))
        nearest = [call for call in calls if call not in ("QStringLiteral", "QLatin1String", "QString", "u", "")]
        if IDENTIFIER.match(literal):
            continue
        if nearest and nearest[-1] in SHOWN and has_letters:
            yield f"{name}:{line}", literal, f"goes into {nearest[-1]}() untranslated"
        elif PROSE.search(literal) and not MARKUP.search(literal):
            yield f"{name}:{line}", literal, "reads like prose outside tr()"


def main():
    allowed = [re.compile(line) for line in ALLOWED.read_text(encoding="utf-8").splitlines()
               if line and not line.startswith("#")]
    used, found = set(), 0
    for path in sorted(p for f in FOLDERS for p in (ROOT / f).rglob("*") if p.suffix in (".h", ".cpp")):
        name = path.relative_to(ROOT).as_posix()
        for place, literal, why in complaints(name, path.read_text(encoding="utf-8")):
            hits = {rule.pattern for rule in allowed if rule.search(f"{name}: {literal}")}
            used |= hits
            if not hits:
                found += 1
                print(f'{place}: "{literal}" {why}')
    for rule in allowed:
        if rule.pattern not in used:
            found += 1
            print(f"{ALLOWED.name}: nothing matches {rule.pattern} any more: drop the line")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
