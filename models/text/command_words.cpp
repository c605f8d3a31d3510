// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/command_words.h"

#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <ostream>

namespace rp {

QString CommandWords::value(const char *option) const
{
    return values.value(QLatin1String(option)).value(0);
}

bool CommandWords::has(const char *flag) const
{
    return flags.contains(QLatin1String(flag));
}

const CommandOption *CommandForm::option(const QString &option) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&option](const CommandOption &each) {
        return option == QLatin1String(each.name);
    });
    return found == options.end() ? nullptr : &*found;
}

bool CommandForm::takesValue(const QString &option) const
{
    const CommandOption *const found = this->option(option);
    return found && found->value;
}

bool TypedWords::next()
{
    if (m_at >= m_words.size())
        return false;
    m_word = m_name = m_words.at(m_at++);
    if (const qsizetype equals = m_word.indexOf(QLatin1Char('='));
        m_word.startsWith(QLatin1String("--")) && equals > 0)
        m_name.truncate(equals);
    return true;
}

std::optional<QString> TypedWords::value()
{
    const QString value = hasAttached() ? m_word.mid(m_name.size() + 1) : m_words.value(m_at);
    if (value.isEmpty() || (!hasAttached() && value.startsWith(QLatin1String("--"))))
        return std::nullopt;
    if (!hasAttached())
        ++m_at;
    return value;
}

CommandWords readCommandWords(const CommandForm &form, const QStringList &words)
{
    CommandWords found;
    TypedWords typed(words);
    while (typed.next()) {
        if (typed.word() == QLatin1String("--")) {
            found.files += typed.rest();
            break;
        }
        if (!typed.word().startsWith(QLatin1Char('-'))) {
            found.files << typed.word();
        } else if (form.takesValue(typed.name())) {
            const std::optional<QString> value = typed.value();
            found.isGood = found.isGood && value;
            found.values[typed.name()] << value.value_or(QString());
        } else {
            found.isGood = found.isGood && form.option(typed.word());
            found.flags << typed.word();
        }
    }
    return found;
}

bool asksForHelp(const QStringList &words)
{
    return words.contains(QLatin1String("--help")) || words.contains(QLatin1String("-h"));
}

int answered(int status, std::ostream &out, std::ostream &err)
{
    out.flush();
    if (out.good())
        return status;
    say(err, QCoreApplication::translate("rp::Program",
                                         "The answer can't be written. Check where the output goes."));
    return exitFailed;
}

int runCommand(const CommandForm &form, const QStringList &words, std::ostream &out, std::ostream &err,
               const CommandRun &run)
{
    if (asksForHelp(words)) {
        say(out, form.help().join(QLatin1Char('\n')));
        return answered(exitDone, out, err);
    }
    const CommandWords asked = readCommandWords(form, words);
    if (!asked.isGood || (form.isUsable && !form.isUsable(asked))) {
        say(err, form.help().constFirst());
        return exitUsage;
    }
    return answered(run(asked, out, err), out, err);
}

QString forTerminal(QString text)
{
    text.removeIf([](QChar c) {
        const QChar::Category kind = c.category();
        return steersDirection(c) || (kind == QChar::Other_Control && c != u'\n' && c != u'\t');
    });
    return text;
}

void say(std::ostream &stream, const QString &text)
{
    stream << forTerminal(text).toStdString() << '\n';
}

} // namespace rp
