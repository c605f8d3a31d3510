// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_command.h"

#include "models/json/embedded_content.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_loading.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <optional>
#include <ostream>
#include <utility>

namespace rp {
namespace {

struct HandinWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

QStringList exportHelp()
{
    return {//: keep the command as it is
            HandinWords::tr("Usage: ridgepoint export --out FILE [--name NAME] [--number NUMBER] "
                            "[--confidence] [--data-dir DIR]"),
            HandinWords::tr("Writes all answers, captures and texts of the labs as one file to hand in. "
                            "The review and its notebook stay with you."),
            HandinWords::tr("Name and number are optional; they can't be changed in the file afterwards "
                            "without a trace."),
            HandinWords::tr(
                "--confidence adds counts of the review: how often you gave each confidence and were "
                "right then, and which kinds of mystery traces you took for which. It says nothing of "
                "which questions these were."),
            HandinWords::tr("The exit status is 0 when written, 1 when it can't be written, 2 for wrong "
                            "usage and 3 when there is no work that can be read.")};
}

bool isExportUsable(const CommandWords &words)
{
    return !words.value("--out").isEmpty() && words.files.isEmpty();
}

int exportWork(const CommandWords &asked, const ExportPlace &place, std::ostream &out, std::ostream &err)
{
    useEmbeddedContent();
    const QString folder =
        asked.value("--data-dir").isEmpty() ? usualLedgerFolder() : asked.value("--data-dir");
    QString reason;
    const QString madeAt = handInTime();
    std::optional<LedgerDocument> work = learnersWork(folder, &reason, place.state);
    if (!work) {
        say(err, noWorkSentence(folder, reason));
        return exitInput;
    }
    const HandInResult result = handIn(
        std::move(*work), madeAt,
        {asked.value("--out"), asked.value("--name"), asked.value("--number"), asked.has("--confidence")},
        place);
    say(result.status == exitDone ? out : err, result.sentence);
    return result.status;
}

constexpr CommandOption exportOptions[] = {
    {"--out", "FILE"}, {"--name", "NAME"}, {"--number", "NUMBER"}, {"--confidence"}, {"--data-dir", "DIR"}};

} // namespace

const CommandForm exportForm{"export", "", exportOptions, exportHelp, isExportUsable};

int runExport(const QStringList &words, std::ostream &out, std::ostream &err, const ExportPlace &place)
{
    return runCommand(exportForm, words, out, err,
                      [&place](const CommandWords &asked, auto &said, auto &blamed) {
                          return exportWork(asked, place, said, blamed);
                      });
}

} // namespace rp
