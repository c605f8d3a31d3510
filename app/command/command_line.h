// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"
#include "models/session/lab_session.h"
#include "models/text/command_words.h"
#include "views/review/review_tab.h"
#include "views/shell/look/theme.h"

#include <QCoreApplication>
#include <QSize>
#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

namespace rp {

/// `lab07/act1/explore`, `home`, `review` or `review/recall`. A lab alone means where it was left, an act
/// without a step its brief, the review without a section its map.
struct PlaceArgument
{
    QString lab;                                    ///< id; empty: a page of the whole course
    Place place;                                    ///< without an act: where the lab was left
    bool isHome = false;                            ///< the course's home page
    std::optional<ReviewTab> review = std::nullopt; ///< the course's review

    bool isOfLab() const { return !isHome && !review; }
};
std::optional<PlaceArgument> placeFromArgument(const QString &text);

extern const CommandForm windowForm; ///< without a name
extern const CommandForm tourForm;
extern const CommandForm teachForm;
extern const CommandForm doctorForm;

/// All commands, and the window first. One name may stand twice, for two ways of calling it.
const std::vector<const CommandForm *> &commandForms();
/// The first of them; null: there is none.
const CommandForm *commandForm(const QString &name);

/// What may stand for a value such as LANG or steps|correct, in its order; empty: that can't be said.
QStringList valuesOf(const QString &value);

/// What bash offers behind these words of a command line; empty: names of files.
QStringList wordsBehind(const QStringList &typed);

/// What the program was asked to do.
struct CommandLine
{
    const CommandForm *form = &windowForm;
    bool asksForHelp = false;    ///< all else is left unread
    bool asksForVersion = false; ///< likewise
    QStringList rest;            ///< of a command that reads its own: the words after the command
    QString dataDir;
    QStringList contentDirs; ///< folders with labs of one's own, in the order given
    std::optional<QString> language;
    std::optional<ThemeChoice> theme;
    std::optional<int> textPercent;
    bool presenter = false;
    std::optional<PlaceArgument> open;
    NamedValues sets;       ///< Window; inputs of the act in `open`, the values as they were typed
    QString trace;          ///< Window; a file, empty: none
    QString logFile;        ///< Window; empty: the site's, if it wants one
    QString outDir;         ///< Tour; of Teach the file
    QString lab;            ///< Teach; id, empty: all of them
    bool isHandout = false; ///< Teach
    std::vector<QString> tourLanguages;  ///< Tour; empty: every language
    std::vector<ThemeChoice> tourThemes; ///< Tour; empty: light
    std::optional<QSize> tourSize;       ///< Tour: of the window
};

/// Why a command line can't be used.
struct UsageError
{
    enum class Kind
    {
        UnknownOption,
        UnexpectedWord,
        MissingValue,
        UnknownLanguage,
        UnknownTheme,
        BadTextScale,
        BadSize,
        BadPlace,
        BadSetting,
        MissingAct, ///< for settings
        MissingOutDir,
        MissingOutFile,
        NotForCommand ///< `value` is the command
    };
    Kind kind = Kind::UnknownOption;
    QString option;
    QString value;
    /// One translated sentence.
    QString text() const;
};

/// `arguments` without the program's name.
std::variant<CommandLine, UsageError> parseCommandLine(const QStringList &arguments);

/// The value of the last --lang that names a known language, for the language of messages about the rest.
std::optional<QString> languageAskedFor(const QStringList &arguments);

class CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CommandLine)
public:
    static QString usageError(const UsageError &error);
    static QString help();
};

} // namespace rp
