// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_command.h"

#include "models/check/lab_loader.h"
#include "models/handin/feedback.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/handin/signs.h"
#include "models/text/command_words.h"

#include <QCoreApplication>
#include <QUrl>
#include <algorithm>
#include <iterator>
#include <optional>
#include <ostream>

namespace rp {
namespace {

struct GradeHelp
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

QStringList gradeHelp()
{
    return {
        //: keep the command as it is
        GradeHelp::tr("Usage: ridgepoint grade [--gradescope | --csv | --xapi] [--points steps|correct] "
                      "[--against FOLDER] [--feedback DIR] "
                      "[--content DIR] [--home-page IRI] DIR|FILE…"),
        GradeHelp::tr(
            "Checks files that were handed in: their seals, the order of the steps, the version of the "
            "labs, and every captured figure, which is worked out again."),
        GradeHelp::tr("--gradescope prints results.json for one file, with the points of each act; altered "
                      "work has none."),
        GradeHelp::tr("--csv prints a row for each learner's work, for a gradebook; of several files of one "
                      "learner the fullest counts."),
        GradeHelp::tr("--xapi prints statements of the Experience API 1.0.3; --home-page says where the "
                      "learners' numbers are from."),
        GradeHelp::tr("--points says what they give points for: steps (one for each step done, as without "
                      "the option), or correct (one for each reflection and exercise that was right at the "
                      "first try, and for each discovery and challenge that an act needs). Predictions give "
                      "and cost no points: a wrong one is where learning begins."),
        GradeHelp::tr("--against compares the work with the copies of it in a folder, which copy_to of the "
                      "site's rules had made while the class worked."),
        GradeHelp::tr("Folders and zip archives are read as Moodle and Gradescope give them. What is no "
                      "hand-in is named and left out; where a hand-in has no name or number, those of the "
                      "platform stand."),
        GradeHelp::tr(
            "--feedback writes a page for each participant of Moodle into a folder. Pack what is in "
            "it, and Moodle takes it back as feedback files in a zip."),
        GradeHelp::tr("--content adds labs of your own, as in the window."),
        GradeHelp::tr(
            "The exit status is 0 when every file is sound, 1 when something was altered or the output "
            "fails, 2 for wrong usage and 3 for a file that can't be graded.")};
}

QString sealLimits()
{
    //: %1 is an option of the command line
    return GradeHelp::
        tr("A whole seal shows that nobody edited the file by hand. It does not show who did the work: who "
           "has the source can write a program that seals any. What speaks for or against it are the times "
           "between answers, the other hand-ins, and copies made while the class worked (%1).")
            .arg(QStringLiteral("--against"));
}

Points pointsAskedFor(const CommandWords &words)
{
    return words.value("--points") == QLatin1String("correct") ? Points::Correct : Points::Steps;
}

void printAll(const std::vector<Grade> &grades, const CommandWords &words, std::ostream &out)
{
    const Points points = pointsAskedFor(words);
    if (words.has("--csv")) {
        out << gradebookCsv(grades, {points}).toStdString();
        return;
    }
    if (words.has("--xapi")) {
        out << xapiStatements(grades, {words.value("--home-page")}, points).toStdString();
        return;
    }
    bool isAnySealed = false;
    for (const Grade &grade : grades) {
        isAnySealed = isAnySealed || grade.reading.isSealWhole;
        if (words.has("--gradescope"))
            out << gradescopeResults(grade, points).toStdString();
        else if (grade.isReadable())
            say(out, gradeReport(grade));
    }
    if (isAnySealed && !words.has("--gradescope"))
        say(out, sealLimits());
}

bool isUsable(const CommandWords &words)
{
    const bool single = words.has("--gradescope");
    const QUrl page(words.value("--home-page"));
    const bool hasPoints =
        QStringList{{}, QStringLiteral("steps"), QStringLiteral("correct")}.contains(words.value("--points"));
    return hasPoints && !words.files.isEmpty() && words.flags.size() <= 1 &&
           (!single || words.files.size() == 1) && (page.isEmpty() || (page.isValid() && !page.isRelative()));
}

int giveFeedback(const std::vector<Grade> &grades, const CommandWords &asked, std::ostream &err)
{
    const QString folder = asked.value("--feedback");
    if (folder.isEmpty())
        return exitDone;
    const FeedbackWritten written = writeFeedback(folder, grades, pointsAskedFor(asked));
    if (!written.failed.isEmpty()) {
        //: %1 is a file, %2 a reason
        say(err, GradeHelp::tr("%1 can't be written: %2. Choose another folder.")
                     .arg(plainText(written.failed, written.failed.size()), written.reason));
        return exitFailed;
    }
    if (written.pages == 0) {
        say(err, GradeHelp::tr("There is no feedback to write: no hand-in is in a folder, or has a name, as "
                               "Moodle gives them."));
        return exitInput;
    }
    return exitDone;
}

int gradeAll(const CommandWords &asked, const QStringList &siteLabs, std::ostream &out, std::ostream &err)
{
    const std::optional<CommandLabs> labs =
        labsForCommand(asked.values.value(QStringLiteral("--content")), err, siteLabs);
    if (!labs)
        return exitInput;
    const bool keepsWork = asked.has("--xapi") || !asked.value("--against").isEmpty();
    auto [grades, asides, without] = gradePlaces(labs->library, labs->catalogue, asked.files, {keepsWork, 0});
    for (const QString &sentence : asides)
        say(err, sentence);
    for (const Grade &grade : grades) {
        if (!grade.isReadable())
            say(err, gradeReport(grade));
    }
    if (grades.empty()) {
        //: %1 lists files and folders
        say(err, GradeHelp::tr("There is no handed-in work in %1.")
                     .arg(plainText(asked.files.join(QLatin1String(", ")))));
        return exitInput;
    }
    if (const QString folder = asked.value("--against"); !folder.isEmpty()) {
        const CopyWitness witness(folder, grades);
        if (!witness.isThere()) {
            //: %1 is a folder
            say(err, GradeHelp::tr("There are no copies to read in %1.").arg(folder));
            return exitInput;
        }
        if (witness.unread() > 0)
            //: %1 is a folder
            say(err,
                GradeHelp::tr("%Ln file(s) in %1 are no copies that can be read.", nullptr, witness.unread())
                    .arg(folder));
        for (Grade &grade : grades)
            witness.hold(grade);
    }
    markSameTimes(grades);
    settleGrades(grades);
    if (asked.has("--gradescope")) { // of several files of one learner the one that counts
        const auto left = std::remove_if(grades.begin(), grades.end(),
                                         [](const Grade &grade) { return grade.has(Sign::Superseded); });
        grades.erase(left, grades.end());
        if (grades.size() > 1) {
            say(err, gradeHelp().constFirst());
            return exitUsage;
        }
    }
    const bool unread =
        std::any_of(grades.begin(), grades.end(), [](const Grade &g) { return !g.isReadable(); });
    const bool sound = std::none_of(grades.begin(), grades.end(), [](const Grade &grade) {
        return grade.weight() == Finding::Weight::Altered;
    });
    // Who handed in something else has a row and a page, and is no failure.
    if (!asked.has("--gradescope"))
        std::move(without.begin(), without.end(), std::back_inserter(grades));
    printAll(grades, asked, out);
    if (const int failed = giveFeedback(grades, asked, err); failed != exitDone)
        return failed;
    return unread ? exitInput : sound ? exitDone : exitFailed;
}

constexpr CommandOption gradeOptions[] = {{"--gradescope"},     {"--csv"},
                                          {"--xapi"},           {"--points", "steps|correct"},
                                          {"--against", "DIR"}, {"--feedback", "DIR"},
                                          {"--content", "DIR"}, {"--home-page", "IRI"}};

} // namespace

const CommandForm gradeForm{"grade", "", gradeOptions, gradeHelp, isUsable};

int runGrade(const QStringList &words, std::ostream &out, std::ostream &err, const QStringList &siteLabs)
{
    return runCommand(gradeForm, words, out, err, [&](const CommandWords &asked, auto &said, auto &blamed) {
        return gradeAll(asked, siteLabs, said, blamed);
    });
}

} // namespace rp
