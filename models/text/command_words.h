// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>

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

struct CommandOption
{
    const char *name;            ///< as it is typed: "--out"
    const char *value = nullptr; ///< what has to follow: FILE, or words such as steps|correct; none: a flag
};

/// What can be typed behind the name of a command. Completion, help and reading go by it.
struct CommandForm
{
    const char *name;
    const char *verbs = ""; ///< words that it begins with, such as read|write
    std::span<const CommandOption> options = {};
    QStringList (*help)() =
        nullptr; ///< translated; the first says how the command is called. None: no --help
    bool (*isUsable)(const CommandWords &words) = nullptr; ///< of words that are good; none: all are

    /// Null: there is none.
    const CommandOption *option(const QString &option) const;
    bool takesValue(const QString &option) const;
};

/// Walks over what was typed; `--name=value` and `--name value` mean the same.
class TypedWords
{
public:
    explicit TypedWords(const QStringList &words)
        : m_words(words)
    {
    }

    bool next();
    /// As it was typed, and what of it stands before a value.
    const QString &word() const { return m_word; }
    const QString &name() const { return m_name; }
    bool hasAttached() const { return m_name.size() < m_word.size(); }
    /// Of the option that was reached: attached, else the word behind it. An option is none, nor is nothing.
    std::optional<QString> value();
    QStringList rest() const { return m_words.mid(m_at); }

private:
    QStringList m_words;
    qsizetype m_at = 0;
    QString m_word;
    QString m_name;
};

/// Behind `--` there are only files.
CommandWords readCommandWords(const CommandForm &form, const QStringList &words);

bool asksForHelp(const QStringList &words);

using CommandRun = std::function<int(const CommandWords &asked, std::ostream &out, std::ostream &err)>;

/// Runs a command, or says what its form has to say to the words. Returns the exit status.
int runCommand(const CommandForm &form, const QStringList &words, std::ostream &out, std::ostream &err,
               const CommandRun &run);

/// The status, or that of an answer which did not get out, such as onto a full disk; that is said.
int answered(int status, std::ostream &out, std::ostream &err);

/// A terminal has no use for the marks that isolate names in right-to-left text, and obeys control
/// characters, of which only ends of lines and tabs are left.
QString forTerminal(QString text);
/// One line, for a terminal.
void say(std::ostream &stream, const QString &text);

} // namespace rp
