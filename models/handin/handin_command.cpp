// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_command.h"

#include "models/check/command_labs.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/learners_work.h"
#include "models/handin/recall_counts.h"
#include "models/json/embedded_content.h"
#include "models/json/file_writer.h"
#include "models/store/ledger_files.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <algorithm>
#include <optional>
#include <ostream>

namespace rp {
namespace {

struct HandinWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

QString exportUsage()
{
    //: keep the command as it is
    return HandinWords::tr("Usage: ridgepoint export --out FILE [--name NAME] [--number NUMBER] "
                           "[--confidence] [--data-dir DIR]");
}

QString exportHelp()
{
    return QStringList{
        exportUsage(),
        HandinWords::tr("Writes all answers, captures and texts of the labs as one file to hand in. "
                        "The review and its notebook stay with you."),
        HandinWords::tr("Name and number are optional; they can't be changed in the file afterwards "
                        "without a trace."),
        HandinWords::tr("--confidence adds ten counts of the review: how often you gave each confidence, and "
                        "how often you were right then. It says nothing of which questions these were."),
        HandinWords::tr("The exit status is 0 when written, 1 when it can't be written, 2 for wrong "
                        "usage and 3 when there is no work that can be read.")}
        .join(QLatin1Char('\n'));
}

QString gradeUsage()
{
    //: keep the command as it is
    return HandinWords::tr(
        "Usage: ridgepoint grade [--gradescope | --csv | --xapi] [--content DIR] [--home-page "
        "IRI] FILE…");
}

QString gradeHelp()
{
    return QStringList{
        gradeUsage(),
        HandinWords::tr(
            "Checks files that were handed in: their seals, the order of the steps, the version of the "
            "labs, and every captured figure, which is worked out again."),
        HandinWords::tr("--gradescope prints results.json for one file: a point for each step of an act."),
        HandinWords::tr("--csv prints one row per file for a gradebook."),
        HandinWords::tr("--xapi prints statements of the Experience API 1.0.3; --home-page says where the "
                        "learners' numbers are from."),
        HandinWords::tr("--content adds labs of your own, as in the window."),
        HandinWords::tr(
            "The exit status is 0 when every file is sound, 1 when something was altered or the output "
            "fails, 2 for wrong usage and 3 for a file that can't be graded.")}
        .join(QLatin1Char('\n'));
}

/// What stands there may be replaced: nothing, or what was written for handing in before.
bool isFree(const QString &path)
{
    return !QFileInfo::exists(path) || (readHandinFile(path).isSealWhole && !readHandinFile(path).isLedger);
}

void printAll(const std::vector<Grade> &grades, const CommandWords &words, std::ostream &out)
{
    if (words.has("--csv")) {
        out << gradebookCsv(grades).toStdString();
        return;
    }
    if (words.has("--xapi")) {
        out << xapiStatements(grades, {words.value("--home-page")}).toStdString();
        return;
    }
    for (const Grade &grade : grades) {
        if (words.has("--gradescope"))
            out << gradescopeResults(grade).toStdString();
        else if (grade.isReadable())
            say(out, gradeReport(grade));
    }
}

bool isUsable(const CommandWords &words)
{
    const bool single = words.has("--gradescope");
    const QUrl page(words.value("--home-page"));
    return words.isGood && !words.files.isEmpty() && words.flags.size() <= 1 &&
           (!single || words.files.size() == 1) && (page.isEmpty() || (page.isValid() && !page.isRelative()));
}

} // namespace

int runExport(const QStringList &words, std::ostream &out, std::ostream &err)
{
    if (asksForHelp(words)) {
        say(out, exportHelp());
        return exitDone;
    }
    const CommandWords asked = readCommandWords(words,
                                                {QStringLiteral("--out"), QStringLiteral("--name"),
                                                 QStringLiteral("--number"), QStringLiteral("--data-dir")},
                                                {QStringLiteral("--confidence")});
    const QString path = asked.value("--out");
    if (!asked.isGood || path.isEmpty() || !asked.files.isEmpty()) {
        say(err, exportUsage());
        return exitUsage;
    }
    useEmbeddedContent();
    const QString folder =
        asked.value("--data-dir").isEmpty() ? usualLedgerFolder() : asked.value("--data-dir");
    QString reason;
    std::optional<LedgerDocument> work = learnersWork(folder, &reason);
    if (!work) {
        //: %1 is a folder, %2 a reason
        say(err, HandinWords::tr("There is no work to hand in at %1: %2.").arg(folder, reason));
        return exitInput;
    }
    if (!isFree(path)) {
        say(err, HandinWords::tr("%1 is another file; choose another name.").arg(path));
        return exitInput;
    }
    Handin handin{plainText(asked.value("--name")), plainText(asked.value("--number")),
                  QCoreApplication::applicationVersion(),
                  QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), std::move(*work)};
    if (asked.has("--confidence"))
        handin.confidence = recallCounts(handin.document);
    const QByteArray bytes = writeHandin(handin);
    // Refuses what could not be read again.
    if (const QString error = replaceLedgerFile(path, bytes); !error.isEmpty()) {
        //: %1 is a file, %2 a reason
        say(err, HandinWords::tr("%1 can't be written: %2. Choose another folder.").arg(path, error));
        return exitFailed;
    }
    say(out,
        HandinWords::tr("Written to %1: %Ln entry(s).", nullptr, int(handin.document.log.entries().size()))
            .arg(path));
    return exitDone;
}

int runGrade(const QStringList &words, std::ostream &out, std::ostream &err)
{
    if (asksForHelp(words)) {
        say(out, gradeHelp());
        return exitDone;
    }
    const CommandWords asked =
        readCommandWords(words, {QStringLiteral("--content"), QStringLiteral("--home-page")},
                         {QStringLiteral("--gradescope"), QStringLiteral("--csv"), QStringLiteral("--xapi")});
    if (!isUsable(asked)) {
        say(err, gradeUsage());
        return exitUsage;
    }
    const std::optional<CommandLabs> labs =
        labsForCommand(asked.values.value(QStringLiteral("--content")), err);
    if (!labs)
        return exitInput;
    const Grader grader(labs->library, labs->catalogue);
    std::vector<Grade> grades;
    grades.reserve(size_t(asked.files.size()));
    for (const QString &file : asked.files) {
        grades.push_back(grader.grade(file, readHandinFile(file)));
        if (!grades.back().isReadable())
            say(err, gradeReport(grades.back()));
    }
    markSameWork(grades);
    printAll(grades, asked, out);
    out.flush();
    const bool unread =
        std::any_of(grades.begin(), grades.end(), [](const Grade &g) { return !g.isReadable(); });
    const bool sound = std::none_of(grades.begin(), grades.end(), [](const Grade &grade) {
        return grade.weight() == Finding::Weight::Altered;
    });
    return unread ? exitInput : out.good() && sound ? exitDone : exitFailed;
}

} // namespace rp
