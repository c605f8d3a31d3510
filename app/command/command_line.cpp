// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command_line.h"

#include "app/command/language.h"
#include "models/text/plain_text.h"
#include "views/shell/settings/setting.h"

#include <QFileInfo>
#include <algorithm>
#include <iterator>
#include <utility>

namespace rp {

namespace {

using Problem = std::optional<UsageError>;
using Kind = UsageError::Kind;

constexpr int largestSide = 16384; ///< of a picture, in pixels

/// Walks over the words; `--name=value` and `--name value` mean the same.
class ArgumentReader
{
public:
    explicit ArgumentReader(const QStringList &arguments)
        : m_arguments(arguments)
    {
    }

    bool next()
    {
        if (m_at >= m_arguments.size())
            return false;
        m_word = m_arguments.at(m_at++);
        m_attached.reset();
        const qsizetype equals = m_word.indexOf(QLatin1Char('='));
        if (m_word.startsWith(QLatin1String("--")) && equals > 0) {
            m_attached = m_word.mid(equals + 1);
            m_word.truncate(equals);
        }
        return true;
    }
    const QString &word() const { return m_word; }
    bool hasAttached() const { return m_attached.has_value(); }
    std::optional<QString> value()
    {
        if (m_attached)
            return m_attached->isEmpty() ? std::nullopt : m_attached;
        if (m_at >= m_arguments.size() || m_arguments.at(m_at).isEmpty() ||
            m_arguments.at(m_at).startsWith(QLatin1String("--")))
            return std::nullopt;
        return m_arguments.at(m_at++);
    }
    QStringList rest() const { return m_arguments.mid(m_at); }

private:
    QStringList m_arguments;
    qsizetype m_at = 0;
    QString m_word;
    std::optional<QString> m_attached;
};

Problem takeLanguage(CommandLine &line, const QString &option, const QString &value)
{
    const auto code = knownLanguage(value);
    if (!code)
        return UsageError{Kind::UnknownLanguage, option, value};
    line.language = code;
    line.tourLanguages.push_back(*code);
    return std::nullopt;
}

Problem takeTheme(CommandLine &line, const QString &option, const QString &value)
{
    const auto theme = themeFromKey(value);
    if (!theme)
        return UsageError{Kind::UnknownTheme, option, value};
    line.theme = theme;
    line.tourThemes.push_back(*theme);
    return std::nullopt;
}

Problem takeTextScale(CommandLine &line, const QString &option, const QString &value)
{
    bool isNumber = false;
    const int percent = value.toInt(&isNumber);
    if (!isNumber || percent < smallestText || percent > largestText)
        return UsageError{Kind::BadTextScale, option, value};
    line.textPercent = percent;
    return std::nullopt;
}

Problem takeSize(CommandLine &line, const QString &option, const QString &value)
{
    const QStringList sides = value.split(QLatin1Char('x'));
    const QSize size = sides.size() == 2 ? QSize(sides.front().toInt(), sides.back().toInt()) : QSize();
    // Larger pictures than any screen would only fill the memory.
    if (size.isEmpty() || size.width() > largestSide || size.height() > largestSide)
        return UsageError{Kind::BadSize, option, value};
    line.tourSize = size;
    return std::nullopt;
}

Problem takePlace(CommandLine &line, const QString &option, const QString &value)
{
    line.open = placeFromArgument(value);
    if (!line.open)
        return UsageError{Kind::BadPlace, option, value};
    return std::nullopt;
}

Problem takeValue(CommandLine &line, const QString &option, const QString &value)
{
    if (option == QLatin1String("--lang"))
        return takeLanguage(line, option, value);
    if (option == QLatin1String("--theme"))
        return takeTheme(line, option, value);
    if (option == QLatin1String("--text-scale"))
        return takeTextScale(line, option, value);
    if (option == QLatin1String("--open"))
        return takePlace(line, option, value);
    if (option == QLatin1String("--size"))
        return takeSize(line, option, value);
    if (option == QLatin1String("--content"))
        line.contentDirs.append(value);
    else if (option == QLatin1String("--out"))
        line.outDir = value;
    else if (option == QLatin1String("--lab"))
        line.lab = value;
    else if (option == QLatin1String("--log"))
        line.logFile = value;
    else
        line.dataDir = value;
    return std::nullopt;
}

bool takesValue(const QString &option, CommandLine::Action action)
{
    static constexpr QLatin1String common[] = {QLatin1String("--lang"), QLatin1String("--theme"),
                                               QLatin1String("--text-scale")};
    static constexpr QLatin1String window[] = {QLatin1String("--data-dir"), QLatin1String("--content"),
                                               QLatin1String("--open"), QLatin1String("--log")};
    static constexpr QLatin1String tour[] = {QLatin1String("--out"), QLatin1String("--size")};
    static constexpr QLatin1String teach[] = {QLatin1String("--lang"), QLatin1String("--out"),
                                              QLatin1String("--lab"), QLatin1String("--content")};
    const auto isAmong = [&option](const auto &names) {
        return std::find(std::begin(names), std::end(names), option) != std::end(names);
    };
    if (action == CommandLine::Action::Teach)
        return isAmong(teach);
    if (isAmong(common))
        return true;
    return action == CommandLine::Action::Tour ? isAmong(tour) : isAmong(window);
}

/// Whether there is such a file, or the name is that of a trace: a slip in the name is no unknown command.
bool isNameOfFile(const QString &word)
{
    return QFileInfo(word).isFile() || word.endsWith(QLatin1String(".json")) ||
           word.endsWith(QLatin1String(".json.gz"));
}

constexpr std::pair<QLatin1String, CommandLine::Action> commands[] = {
    {QLatin1String("tour"), CommandLine::Action::Tour},
    {QLatin1String("teach"), CommandLine::Action::Teach},
    {QLatin1String("compute"), CommandLine::Action::Compute},
    {QLatin1String("content"), CommandLine::Action::Content},
    {QLatin1String("trace"), CommandLine::Action::Trace},
    {QLatin1String("export"), CommandLine::Action::Export},
    {QLatin1String("grade"), CommandLine::Action::Grade},
    {QLatin1String("send"), CommandLine::Action::Send},
    {QLatin1String("class"), CommandLine::Action::Class},
    {QLatin1String("ledger"), CommandLine::Action::Ledger},
    {QLatin1String("policy"), CommandLine::Action::Policy},
    {QLatin1String("doctor"), CommandLine::Action::Doctor}};

QString nameOf(CommandLine::Action action)
{
    for (const auto &[name, each] : commands) {
        if (each == action)
            return name;
    }
    return {};
}

Problem readOption(CommandLine &line, ArgumentReader &reader)
{
    const QString option = reader.word();
    if (takesValue(option, line.action)) {
        const auto value = reader.value();
        return value ? takeValue(line, option, *value) : UsageError{Kind::MissingValue, option, {}};
    }
    if (line.action != CommandLine::Action::Window &&
        (takesValue(option, CommandLine::Action::Window) || option == QLatin1String("--presenter")))
        return UsageError{Kind::NotForCommand, option, nameOf(line.action)};
    if (reader.hasAttached())
        return UsageError{Kind::UnknownOption, option, {}};
    if (option == QLatin1String("--presenter"))
        line.presenter = true;
    else if (option == QLatin1String("--help") || option == QLatin1String("-h"))
        line.action = CommandLine::Action::Help;
    else if (option == QLatin1String("--version") || option == QLatin1String("-v"))
        line.action = CommandLine::Action::Version;
    else if (option.startsWith(QLatin1Char('-')))
        return UsageError{Kind::UnknownOption, option, {}};
    else if (line.action == CommandLine::Action::Window && line.trace.isEmpty() && isNameOfFile(option))
        line.trace = option;
    else
        return UsageError{Kind::UnexpectedWord, option, {}};
    return std::nullopt;
}

std::optional<CommandLine::Action> commandFrom(const QString &word)
{
    for (const auto &[name, action] : commands) {
        if (word == name)
            return action;
    }
    return std::nullopt;
}

/// Whether its options are read here; the others read their own.
bool hasOptions(CommandLine::Action action)
{
    return action == CommandLine::Action::Tour || action == CommandLine::Action::Teach;
}

/// Options may stand before the command that they belong to.
Problem takeCommand(CommandLine &line, CommandLine::Action action, const QString &command,
                    const QStringList &optionsBefore)
{
    line.action = action;
    for (const QString &option : optionsBefore) {
        const bool isKnown =
            hasOptions(action) ? takesValue(option, action) : option == QLatin1String("--lang");
        if (!isKnown)
            return UsageError{Kind::NotForCommand, option, command};
    }
    return std::nullopt;
}

std::optional<PlaceArgument> reviewFromArgument(const QStringList &parts)
{
    const auto tab = parts.size() == 1   ? std::optional(ReviewTab::Map)
                     : parts.size() == 2 ? reviewTabFromKey(parts.at(1))
                                         : std::nullopt;
    return tab ? std::optional(PlaceArgument{{}, {}, false, tab}) : std::nullopt;
}

} // namespace

std::optional<PlaceArgument> placeFromArgument(const QString &text)
{
    if (text == QLatin1String("home"))
        return PlaceArgument{{}, {}, true};
    const QStringList parts = text.split(QLatin1Char('/'));
    if (parts.front() == QLatin1String("review"))
        return reviewFromArgument(parts);
    if (parts.size() > 3 || parts.contains(QString()))
        return std::nullopt;
    PlaceArgument argument{parts.at(0), {parts.value(1), Step::Brief}, false};
    if (parts.size() == 3) {
        const auto step = stepFromKey(parts.at(2));
        if (!step)
            return std::nullopt;
        argument.place.step = *step;
    }
    return argument;
}

std::variant<CommandLine, UsageError> parseCommandLine(const QStringList &arguments)
{
    CommandLine line;
    ArgumentReader reader(arguments);
    QStringList options;
    while (reader.next()) {
        const CommandLine::Action before = line.action;
        const auto command =
            before == CommandLine::Action::Window ? commandFrom(reader.word()) : std::nullopt;
        if (command) {
            if (const Problem problem = takeCommand(line, *command, reader.word(), options))
                return *problem;
            if (hasOptions(*command))
                continue;
            line.rest = reader.rest();
            return line;
        }
        options.append(reader.word());
        if (const Problem problem = readOption(line, reader))
            return *problem;
        if (line.action != before)
            return line; // help and version answer at once, whatever follows
    }
    if (line.action == CommandLine::Action::Tour && line.outDir.isEmpty())
        return UsageError{Kind::MissingOutDir, {}, {}};
    if (line.action == CommandLine::Action::Teach && line.outDir.isEmpty())
        return UsageError{Kind::MissingOutFile, {}, {}};
    return line;
}

std::optional<QString> languageAskedFor(const QStringList &arguments)
{
    std::optional<QString> found;
    ArgumentReader reader(arguments);
    while (reader.next()) {
        if (reader.word() != QLatin1String("--lang"))
            continue;
        if (const auto value = reader.value()) {
            if (const auto code = knownLanguage(*value))
                found = code;
        }
    }
    return found;
}

QString UsageError::text() const
{
    // What was typed may be somebody else's, and is shown on a terminal.
    return CommandLineText::usageError({kind, plainText(option), plainText(value)});
}

} // namespace rp
