// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command_line.h"

#include "app/command/language.h"
#include "app/command/page_link.h"
#include "models/text/plain_text.h"
#include "views/shell/settings/setting.h"

#include <QFileInfo>
#include <QUrl>

namespace rp {

namespace {

using Problem = std::optional<UsageError>;
using Kind = UsageError::Kind;

/// A pixel size such as 1280x800; empty: it is none. Larger pictures than any screen would only fill the
/// memory.
QSize sizeFrom(const QString &value)
{
    constexpr int largestSide = 16384;
    const QStringList sides = value.split(QLatin1Char('x'));
    const QSize size = sides.size() == 2 ? QSize(sides.front().toInt(), sides.back().toInt()) : QSize();
    return size.width() > largestSide || size.height() > largestSide ? QSize() : size;
}

Problem takeValue(CommandLine &line, const QString &option, const QString &value)
{
    const auto unlessGood = [&](bool isGood, Kind kind) {
        return isGood ? Problem() : UsageError{kind, option, value};
    };
    if (option == QLatin1String("--lang")) {
        line.language = knownLanguage(value);
        line.tourLanguages.push_back(line.language.value_or(QString()));
        return unlessGood(line.language.has_value(), Kind::UnknownLanguage);
    }
    if (option == QLatin1String("--theme")) {
        line.theme = themeFromKey(value);
        line.tourThemes.push_back(line.theme.value_or(ThemeChoice::System));
        return unlessGood(line.theme.has_value(), Kind::UnknownTheme);
    }
    if (option == QLatin1String("--text-scale")) {
        line.textPercent = value.toInt(); // 0 for what is no number
        return unlessGood(line.textPercent >= smallestText && line.textPercent <= largestText,
                          Kind::BadTextScale);
    }
    if (option == QLatin1String("--open")) {
        line.open = placeFromArgument(value);
        return unlessGood(line.open.has_value(), Kind::BadPlace);
    }
    if (option == QLatin1String("--set")) {
        const auto set = settingFromArgument(value);
        if (set)
            line.sets.push_back(*set);
        return unlessGood(set.has_value(), Kind::BadSetting);
    }
    if (option == QLatin1String("--size")) {
        line.tourSize = sizeFrom(value);
        return unlessGood(!line.tourSize->isEmpty(), Kind::BadSize);
    }
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

/// Whether there is such a file, or the name is that of a trace: a slip in the name is no unknown command.
bool isNameOfFile(const QString &word)
{
    return QFileInfo(word).isFile() || word.endsWith(QLatin1String(".json")) ||
           word.endsWith(QLatin1String(".json.gz"));
}

/// A link, or a file as a desktop hands it on. False: it is neither.
bool takeAddress(CommandLine &line, const QString &word, Problem &problem)
{
    const QUrl address(word);
    if (line.trace.isEmpty() && address.isLocalFile()) {
        line.trace = address.toLocalFile();
        return true;
    }
    if (!isLink(word))
        return false;
    const auto link = linkFromUri(word);
    if (!link) {
        problem = UsageError{Kind::BadPlace, {}, word};
        return true;
    }
    line.open = link->place;
    line.sets.insert(line.sets.end(), link->sets.begin(), link->sets.end());
    return true;
}

Problem readOption(CommandLine &line, TypedWords &typed)
{
    const QString name = typed.name();
    const bool isWindow = line.form == &windowForm;
    if (line.form->takesValue(name)) {
        const auto value = typed.value();
        return value ? takeValue(line, name, *value) : UsageError{Kind::MissingValue, name, {}};
    }
    Problem problem;
    if (isWindow && takeAddress(line, typed.word(), problem))
        return problem;
    const bool isPresenter = name == QLatin1String("--presenter");
    if (!isWindow && (windowForm.takesValue(name) || isPresenter))
        return UsageError{Kind::NotForCommand, name, QString::fromLatin1(line.form->name)};
    if (typed.hasAttached())
        return UsageError{Kind::UnknownOption, name, {}};
    if (isPresenter)
        line.presenter = true;
    else if (name == QLatin1String("--help") || name == QLatin1String("-h"))
        line.asksForHelp = true;
    else if (name == QLatin1String("--version") || name == QLatin1String("-v"))
        line.asksForVersion = true;
    else if (name == QLatin1String("--handout") && line.form == &teachForm)
        line.isHandout = true;
    else if (name.startsWith(QLatin1Char('-')))
        return UsageError{Kind::UnknownOption, name, {}};
    else if (isWindow && line.trace.isEmpty() && isNameOfFile(name))
        line.trace = name;
    else
        return UsageError{Kind::UnexpectedWord, name, {}};
    return std::nullopt;
}

/// Whether its options are read here; the others read their own.
bool isReadHere(const CommandForm &form)
{
    return &form == &tourForm || &form == &teachForm;
}

/// Options may stand before the command that they belong to.
Problem takeCommand(CommandLine &line, const CommandForm &form, const QStringList &optionsBefore)
{
    line.form = &form;
    for (const QString &option : optionsBefore) {
        const bool isKnown = isReadHere(form) ? form.takesValue(option) : option == QLatin1String("--lang");
        if (!isKnown)
            return UsageError{Kind::NotForCommand, option, QString::fromLatin1(form.name)};
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
    TypedWords typed(arguments);
    QStringList options;
    while (typed.next()) {
        const CommandForm *const command = line.form == &windowForm ? commandForm(typed.word()) : nullptr;
        if (command) {
            if (const Problem problem = takeCommand(line, *command, options))
                return *problem;
            if (isReadHere(*command))
                continue;
            line.rest = typed.rest();
            return line;
        }
        options.append(typed.name());
        if (const Problem problem = readOption(line, typed))
            return *problem;
        if (line.asksForHelp || line.asksForVersion)
            return line; // they answer at once, whatever follows
    }
    if (!line.sets.empty() && (!line.open || !line.open->isOfLab() || line.open->place.act.isEmpty()))
        return UsageError{Kind::MissingAct, {}, {}};
    if (line.form == &tourForm && line.outDir.isEmpty())
        return UsageError{Kind::MissingOutDir, {}, {}};
    if (line.form == &teachForm && line.outDir.isEmpty())
        return UsageError{Kind::MissingOutFile, {}, {}};
    return line;
}

std::optional<QString> languageAskedFor(const QStringList &arguments)
{
    std::optional<QString> found;
    TypedWords typed(arguments);
    while (typed.next()) {
        if (typed.name() != QLatin1String("--lang"))
            continue;
        if (const auto code = knownLanguage(typed.value().value_or(QString())))
            found = code;
    }
    return found;
}

QString UsageError::text() const
{
    // What was typed may be somebody else's, and is shown on a terminal.
    return CommandLineText::usageError({kind, plainText(option), plainText(value)});
}

} // namespace rp
