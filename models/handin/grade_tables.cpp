// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_tables.h"

#include "models/handin/grade_text.h"
#include "models/instruments/contract/csv.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::ordered_json;

struct GradeTableWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::GradeTables)
};

QString outputOf(const ActGrade &act)
{
    const Format format;
    const QString output =
        GradeTableWords::tr(
            "Predictions: %1 of %2, right %3. Reflections: %4 of %5, right at the first try %6. "
            "Discoveries: %7. Challenges solved: %8. Captures: %9.")
            .arg(format.count(act.predictions), format.count(act.predictionsAsked),
                 format.count(act.predictionsRight), format.count(act.reflections),
                 format.count(act.reflectionsAsked), format.count(act.reflectionsRight),
                 format.count(act.discoveries), format.count(act.challenges), format.count(act.captures));
    return joinedSentences({output, hintsText(act)});
}

QString stateOf(const Grade &grade)
{
    if (!grade.asides.empty())
        return QStringLiteral("none");
    if (!grade.isReadable())
        return QStringLiteral("unreadable");
    if (grade.has(Sign::Scripted))
        return QStringLiteral("scripted");
    if (grade.isShared())
        return QStringLiteral("shared");
    if (grade.isContested())
        return QStringLiteral("contested");
    switch (grade.weight()) {
    case Finding::Weight::Remark:
        return QStringLiteral("sound");
    case Finding::Weight::Unchecked:
        return QStringLiteral("unchecked");
    case Finding::Weight::Altered:
        break;
    }
    return QStringLiteral("altered");
}

QString actName(const ActGrade &act)
{
    return QStringLiteral("%1/%2").arg(act.lab->id, act.act->id);
}

/// Work that was altered has none, and what a script made.
int countingPoints(const Grade &grade, Points kind)
{
    return grade.weight() == Finding::Weight::Altered ? 0 : grade.points(kind);
}

/// Sentences, at most so many: somebody may have altered thousands of entries.
QStringList sentencesOf(const Grade &grade)
{
    constexpr size_t most = 20;
    QStringList sentences;
    for (size_t i = 0; i < grade.findings.size() && i < most; ++i)
        sentences << findingText(grade.findings[i]);
    if (grade.findings.size() > most)
        sentences << GradeTableWords::tr("%Ln more finding(s).", nullptr, int(grade.findings.size() - most));
    return sentences;
}

QString secondsOf(std::optional<qint64> ms)
{
    constexpr double msPerSecond = 1000.0;
    return ms ? QString::number(double(*ms) / msPerSecond, 'f', 3) : QString();
}

/// By number, how many rows of a gradebook have it.
using Rows = std::map<QString, int>;

QStringList cellsOf(const Grade &grade, const GradebookOptions &options, size_t acts, const Rows &rows)
{
    const Handin &handin = grade.reading.handin;
    const QString number = plainText(grade.learnerNumber());
    const QString state = stateOf(grade);
    // An empty cell changes nothing where a gradebook takes the rows of a file one after the other.
    const bool isLeftOpen = grade.isContested() || (grade.weight() == Finding::Weight::Altered &&
                                                    !number.isEmpty() && rows.at(number) > 1);
    const auto points = [&](Points kind) {
        return isLeftOpen ? QString() : QString::number(countingPoints(grade, kind));
    };
    QStringList cells{plainText(grade.file, grade.file.size()),
                      plainText(grade.learnerName()),
                      number,
                      handin.document.id,
                      state,
                      points(options.points),
                      QString::number(options.points == Points::Steps ? int(acts) * stepCount
                                                                      : grade.mostPoints(Points::Correct))};
    for (size_t i = 0; i < acts; ++i)
        cells << (i < grade.acts.size() ? QString::number(grade.acts[i].stepsDone()) : QString());
    QStringList sentences = sentencesOf(grade);
    for (const Aside &aside : grade.asides)
        sentences << asideText(aside.file, aside.reason);
    const QString findings = forTerminal(joinedSentences(sentences));
    cells << points(Points::Steps) << points(Points::Correct)
          << QString::number(grade.mostPoints(Points::Correct)) << secondsOf(grade.times.shortest_ms)
          << secondsOf(grade.times.median_ms) << (grade.copies ? QString::number(*grade.copies) : QString())
          << plainText(grade.participant.id)
          << (sentences.isEmpty() && !grade.isReadable() ? grade.reading.reason : findings);
    return cells;
}

} // namespace

QString actTitle(const ActGrade &act)
{
    //: A test of a grading system; %1 is the title of a lab, %2 of an act.
    return GradeTableWords::tr("%1: %2").arg(contentText(act.lab->title), contentText(act.act->title));
}

QByteArray gradescopeResults(const Grade &grade, Points points)
{
    const bool isCounted = grade.weight() != Finding::Weight::Altered;
    ordered_json results;
    results["score"] = countingPoints(grade, points);
    QStringList output;
    if (!grade.isReadable())
        output << gradeReport(grade);
    output += sentencesOf(grade);
    if (output.isEmpty())
        output << GradeTableWords::tr("Nothing was altered.");
    output += evidenceTexts(grade);
    results["output"] = output.join(QLatin1Char('\n')).toStdString();
    results["output_format"] = "text";
    results["visibility"] = "visible";
    results["stdout_visibility"] = "hidden";
    ordered_json tests = ordered_json::array();
    for (const ActGrade &act : grade.acts) {
        const int most = points == Points::Steps ? stepCount : act.mostRight;
        if (most == 0)
            continue;
        const QString name = actTitle(act);
        const int made = points == Points::Steps ? act.stepsDone() : act.pointsRight;
        tests.push_back({{"name", name.toStdString()},
                         {"score", isCounted ? made : 0},
                         {"max_score", most},
                         {"output", outputOf(act).toStdString()},
                         {"visibility", "visible"}});
    }
    results["tests"] = tests;
    results["extra_data"] = {{"ledger_id", grade.reading.handin.document.id.toStdString()},
                             {"state", stateOf(grade).toStdString()}};
    return QByteArray::fromStdString(results.dump(1, ' ', false, ordered_json::error_handler_t::replace)) +
           '\n';
}

QByteArray gradebookCsv(const std::vector<Grade> &grades, const GradebookOptions &options)
{
    const auto longest = std::max_element(grades.begin(), grades.end(), [](const Grade &a, const Grade &b) {
        return a.acts.size() < b.acts.size();
    });
    const size_t acts = longest == grades.end() ? 0 : longest->acts.size();
    QStringList header{QStringLiteral("file"),       QStringLiteral("name"),  QStringLiteral("number"),
                       QStringLiteral("ledger_id"),  QStringLiteral("state"), QStringLiteral("points"),
                       QStringLiteral("most_points")};
    for (size_t i = 0; i < acts; ++i)
        header << actName(longest->acts[i]);
    header << QStringLiteral("points_steps") << QStringLiteral("points_correct")
           << QStringLiteral("most_correct") << QStringLiteral("shortest_s") << QStringLiteral("median_s")
           << QStringLiteral("copies") << QStringLiteral("participant") << QStringLiteral("findings");
    Rows rows;
    for (const Grade &grade : grades)
        rows[plainText(grade.learnerNumber())] += grade.has(Sign::Superseded) ? 0 : 1;
    QString csv = csvRow(header);
    for (const Grade &grade : grades) {
        if (!grade.has(Sign::Superseded)) // named by the one that counts
            csv += csvRow(cellsOf(grade, options, acts, rows));
    }
    return csv.toUtf8();
}

} // namespace rp
