// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace rp {

/// What came of a run of the program.
struct ProgramRun
{
    int code = -1; ///< -1: it crashed, or took too long
    QString out;
    QString err;
};

/// That of the test, with no display, one locale, and without the remarks of Qt.
QProcessEnvironment environmentWithoutDisplay();

/// Runs it to its end, with nothing to read.
ProgramRun runToEnd(const QString &program, const QStringList &words, const QProcessEnvironment &environment);

/// The same where a variable, such as XDG_CONFIG_DIRS, is set to a folder with this policy in it.
ProgramRun runUnderPolicy(const QString &program, const QStringList &words, const QByteArray &policy,
                          const char *variable = "XDG_CONFIG_DIRS");

/// A command line for a reader: "policy check".
QStringList wordsOf(const char *text);

} // namespace rp
