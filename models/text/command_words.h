// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>
#include <iosfwd>

namespace rp {

/// What the program returns, and each of its commands.
enum ExitCode : int
{
    exitDone = 0,
    exitFailed = 1, ///< a check failed, or the output can't be written
    exitUsage = 2,  ///< the command line can't be used
    exitInput = 3   ///< a file or value given can't be used
};

/// What was typed behind a command. Options have a value, each once or often; the rest are flags and files.
struct CommandWords
{
    QMap<QString, QStringList> values;
    QStringList flags;
    QStringList files;
    bool isGood = true; ///< every option is known and has its value

    QString value(const char *option) const; ///< the first; empty when it was not given
    bool has(const char *flag) const;
};

/// `--name=value` and `--name value` mean the same; behind `--` there are only files.
CommandWords readCommandWords(const QStringList &words, const QStringList &withValue,
                              const QStringList &flags);

bool asksForHelp(const QStringList &words);

/// A terminal has no use for the marks that isolate names in right-to-left text, and obeys control
/// characters, of which only ends of lines and tabs are left.
QString forTerminal(QString text);
/// One line, for a terminal.
void say(std::ostream &stream, const QString &text);

} // namespace rp
