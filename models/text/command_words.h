// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>
#include <iosfwd>

namespace rp {

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

/// One line. A terminal has no use for the marks that isolate names in right-to-left text.
void say(std::ostream &stream, QString text);

} // namespace rp
