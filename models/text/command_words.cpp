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

CommandWords readCommandWords(const CommandForm &form, const QStringList &words)
{
    const auto optionOf = [&form](const QString &name) {
        const auto option =
            std::find_if(form.options.begin(), form.options.end(),
                         [&name](const CommandOption &each) { return name == QLatin1String(each.name); });
        return option == form.options.end() ? nullptr : &*option;
    };
    CommandWords found;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString name = words.at(i).section(QLatin1Char('='), 0, 0);
        if (name == QLatin1String("--")) {
            found.files += words.mid(i + 1);
            break;
        }
        if (!name.startsWith(QLatin1Char('-'))) {
            found.files << words.at(i);
        } else if (const CommandOption *option = optionOf(name); option && option->value) {
            const bool isAttached = words.at(i).contains(QLatin1Char('='));
            const QString value = isAttached ? words.at(i).section(QLatin1Char('='), 1) : words.value(++i);
            found.isGood = found.isGood && !value.isEmpty();
            found.values[name] << value;
        } else {
            found.isGood = found.isGood && optionOf(words.at(i));
            found.flags << words.at(i);
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
