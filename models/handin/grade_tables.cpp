// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_tables.h"

#include "models/handin/grade_text.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::ordered_json;

struct GradeTableWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::GradeTables)
};

int pointsOf(const Grade &grade)
{
    int points = 0;
    for (const ActGrade &act : grade.acts)
        points += act.stepsDone();
    return points;
}

QString outputOf(const ActGrade &act)
{
    const Format format;
    return GradeTableWords::tr(
               "Predictions: %1 of %2, right %3. Reflections: %4 of %5, right at the first try %6. "
               "Discoveries: %7. Challenges solved: %8. Captures: %9.")
        .arg(format.count(act.predictions), format.count(act.predictionsAsked),
             format.count(act.predictionsRight), format.count(act.reflections),
             format.count(double(act.act->reflections.size())), format.count(act.reflectionsRight),
             format.count(act.discoveries), format.count(act.challenges), format.count(act.captures));
}

QString cell(QString text)
{
    // What a spreadsheet would work out is somebody else's program.
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend(QLatin1Char('\''));
    const bool needsQuotes = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                             text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    return needsQuotes ? QStringLiteral("\"%1\"").arg(text.replace(QLatin1Char('"'), QLatin1String("\"\"")))
                       : text;
}

QString row(const QStringList &cells)
{
    QStringList written;
    for (const QString &text : cells)
        written << cell(text);
    return written.join(QLatin1Char(',')) + QLatin1String("\r\n");
}

QString stateOf(const Grade &grade)
{
    if (!grade.isReadable())
        return QStringLiteral("unreadable");
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

} // namespace

QByteArray gradescopeResults(const Grade &grade)
{
    ordered_json results;
    results["score"] = pointsOf(grade);
    QStringList output;
    if (!grade.isReadable())
        output << gradeReport(grade);
    for (const Finding &finding : grade.findings)
        output << findingText(finding);
    if (output.isEmpty())
        output << GradeTableWords::tr("Nothing was altered.");
    results["output"] = output.join(QLatin1Char('\n')).toStdString();
    results["output_format"] = "text";
    results["visibility"] = "visible";
    results["stdout_visibility"] = "hidden";
    ordered_json tests = ordered_json::array();
    for (const ActGrade &act : grade.acts) {
        //: A test of a grading system; %1 is the title of a lab, %2 of an act.
        const QString name =
            GradeTableWords::tr("%1: %2").arg(contentText(act.lab->title), contentText(act.act->title));
        tests.push_back({{"name", name.toStdString()},
                         {"score", act.stepsDone()},
                         {"max_score", stepCount},
                         {"output", outputOf(act).toStdString()},
                         {"visibility", "visible"}});
    }
    results["tests"] = tests;
    results["extra_data"] = {{"ledger_id", grade.reading.handin.document.id.toStdString()},
                             {"state", stateOf(grade).toStdString()}};
    return QByteArray::fromStdString(results.dump(1, ' ', false, ordered_json::error_handler_t::replace)) +
           '\n';
}

QByteArray gradebookCsv(const std::vector<Grade> &grades)
{
    QStringList header{QStringLiteral("file"),       QStringLiteral("name"),  QStringLiteral("number"),
                       QStringLiteral("ledger_id"),  QStringLiteral("state"), QStringLiteral("points"),
                       QStringLiteral("most_points")};
    const auto longest = std::max_element(grades.begin(), grades.end(), [](const Grade &a, const Grade &b) {
        return a.acts.size() < b.acts.size();
    });
    const size_t acts = longest == grades.end() ? 0 : longest->acts.size();
    for (size_t i = 0; i < acts; ++i)
        header << actName(longest->acts[i]);
    QString csv = row(header);
    for (const Grade &grade : grades) {
        const Handin &handin = grade.reading.handin;
        QStringList cells{grade.file,
                          plainText(handin.name),
                          plainText(handin.number),
                          handin.document.id,
                          stateOf(grade),
                          QString::number(pointsOf(grade)),
                          QString::number(int(acts) * stepCount)};
        for (size_t i = 0; i < acts; ++i)
            cells << (i < grade.acts.size() ? QString::number(grade.acts[i].stepsDone()) : QString());
        csv += row(cells);
    }
    return csv.toUtf8();
}

} // namespace rp
