// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/command_words.h"

#include "models/text/plain_text.h"

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

CommandWords readCommandWords(const QStringList &words, const QStringList &withValue,
                              const QStringList &flags)
{
    CommandWords found;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString name = words.at(i).section(QLatin1Char('='), 0, 0);
        if (name == QLatin1String("--")) {
            found.files += words.mid(i + 1);
            break;
        }
        if (!name.startsWith(QLatin1Char('-'))) {
            found.files << words.at(i);
        } else if (withValue.contains(name)) {
            const bool isAttached = words.at(i).contains(QLatin1Char('='));
            const QString value = isAttached ? words.at(i).section(QLatin1Char('='), 1) : words.value(++i);
            found.isGood = found.isGood && !value.isEmpty();
            found.values[name] << value;
        } else {
            found.isGood = found.isGood && flags.contains(words.at(i));
            found.flags << words.at(i);
        }
    }
    return found;
}

bool asksForHelp(const QStringList &words)
{
    return words.contains(QLatin1String("--help")) || words.contains(QLatin1String("-h"));
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
