// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/gpu_report.h"

#include "models/json/json_value.h"
#include "models/measure_text/gpu_figures.h"
#include "models/text/columns.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace rp {

namespace {

struct GpuWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::GpuReport)
};

/// The GPU as the driver calls it, before its versions and clocks; as it is written in a file of others.
QString gpuName(const nlohmann::json &recording)
{
    constexpr qsizetype longest = 40;
    const QString name = textAt(memberAt(recording, "info"), "smi").section(u',', 0, 0);
    return plainText(name, longest).trimmed();
}

QDate gpuDay(const nlohmann::json &recording)
{
    return QDate::fromString(textAt(memberAt(recording, "info"), "date"), Qt::ISODate);
}

QString dayText(const QDate &day)
{
    //: in the place of a date
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : GpuWords::tr("an unknown day");
}

bool isSingle(const MeasuredRange &range)
{
    return range.low == range.high;
}

QString cellText(const GpuFigure &figure, const std::optional<MeasuredRange> &range)
{
    if (!range)
        return QString(QChar(0x2013)); // a dash
    if (isSingle(*range))
        return figure.text(range->low);
    //: from the lowest value to the highest
    return fillMarkers(GpuWords::tr("%1 to %2"), {figure.text(range->low), figure.text(range->high)});
}

QString ratioText(const GpuFigure &figure)
{
    const bool hasRatio = figure.recorded && figure.builtIn && isSingle(*figure.recorded) &&
                          isSingle(*figure.builtIn) && figure.builtIn->low > 0.0;
    return hasRatio ? Format().factor(figure.recorded->low / figure.builtIn->low) : QString();
}

/// What the recording itself says of its figures.
QStringList recordingRemarks(const nlohmann::json &recording)
{
    QStringList told;
    if (memberAt(memberAt(recording, "info"), "dry_run") == true)
        told << GpuWords::tr("It is a trial without a GPU: its figures mean nothing.");
    if (textAt(memberAt(memberAt(recording, "launch"), "driver_level"), "launched_by") ==
        QLatin1String("Python"))
        told << GpuWords::tr("Its kernels were launched from Python, where a call takes longer than in C++.");
    return told;
}

std::vector<ColumnRow> tableOf(const std::vector<GpuFigure> &figures, const QString &name,
                               const Measured &builtIn)
{
    std::vector<ColumnRow> rows;
    for (const GpuSection &section : gpuSections()) {
        const auto isOfSection = [&section](const GpuFigure &figure) {
            return figure.section == section.key;
        };
        const bool isMissing = std::none_of(figures.begin(), figures.end(), [&](const GpuFigure &figure) {
            return isOfSection(figure) && figure.recorded;
        });
        if (isMissing)
            continue;
        rows.push_back({ColumnRow::Kind::Heading,
                        {section.name, name, builtIn.machine.name,
                         //: above a column: one figure over the other
                         GpuWords::tr("ratio")}});
        for (const GpuFigure &figure : figures) {
            if (isOfSection(figure))
                rows.push_back({ColumnRow::Kind::Figures,
                                {figure.name, cellText(figure, figure.recorded),
                                 cellText(figure, figure.builtIn), ratioText(figure)}});
        }
    }
    return rows;
}

nlohmann::ordered_json rangeJson(const std::optional<MeasuredRange> &range)
{
    if (!range)
        return nullptr;
    if (isSingle(*range))
        return {{"value", range->low}};
    return {{"low", range->low}, {"high", range->high}};
}

nlohmann::ordered_json machineJson(const QString &name, const QDate &day)
{
    nlohmann::ordered_json json{{"name", name.toStdString()}, {"date", nullptr}};
    if (day.isValid())
        json["date"] = day.toString(Qt::ISODate).toStdString();
    return json;
}

} // namespace

bool isGpuRecording(const nlohmann::json &document, const Measured &builtIn)
{
    return memberAt(document, "info").is_object() &&
           missingSections(gpuFigures(document, builtIn)).size() < gpuSections().size();
}

QStringList gpuReport(const nlohmann::json &recording, const Measured &builtIn)
{
    const std::vector<GpuFigure> figures = gpuFigures(recording, builtIn);
    const QString found = gpuName(recording);
    //: stands for the name of a GPU, where a file has none
    const QString name = found.isEmpty() ? GpuWords::tr("this GPU") : found;
    QStringList lines{//: %1 and %3 are names of GPUs, %2 and %4 dates
                      fillMarkers(GpuWords::tr("%1, recorded on %2, beside the built-in %3, recorded on %4"),
                                  {Format::isolate(name), dayText(gpuDay(recording)),
                                   Format::isolate(builtIn.machine.name), dayText(builtIn.machine.day)}),
                      QString()};
    lines += columnLines(tableOf(figures, name, builtIn));
    lines << QString();
    lines += recordingRemarks(recording);
    QStringList missing;
    for (const GpuSection &section : missingSections(figures))
        missing << section.name;
    if (!missing.isEmpty())
        //: %1 lists headings such as "Launches"
        lines << fillMarkers(GpuWords::tr("The recording has nothing on: %1."),
                             {QLocale().createSeparatedList(missing)});
    const bool hasDash = std::any_of(figures.begin(), figures.end(), [](const GpuFigure &figure) {
        return !figure.recorded || !figure.builtIn;
    });
    if (hasDash)
        lines << GpuWords::tr("A dash stands where a figure was not recorded.");
    //: %1 is the name of a GPU, %2 sentences on how it was measured
    lines << fillMarkers(GpuWords::tr("%1: %2"),
                         {Format::isolate(builtIn.machine.name), contentText(builtIn.machine.about)});
    return lines;
}

nlohmann::ordered_json gpuComparisonJson(const nlohmann::json &recording, const Measured &builtIn)
{
    const std::vector<GpuFigure> figures = gpuFigures(recording, builtIn);
    nlohmann::ordered_json json{{"format", "ridgepoint-comparison"},
                                {"version", 1},
                                {"machine", machineJson(gpuName(recording), gpuDay(recording))},
                                {"built_in", machineJson(builtIn.machine.name, builtIn.machine.day)},
                                {"figures", nlohmann::ordered_json::array()},
                                {"missing", nlohmann::ordered_json::array()}};
    for (const GpuFigure &figure : figures)
        json["figures"].push_back({{"section", std::string(figure.section)},
                                   {"key", std::string(figure.key)},
                                   {"machine", rangeJson(figure.recorded)},
                                   {"built_in", rangeJson(figure.builtIn)}});
    for (const GpuSection &section : missingSections(figures))
        json["missing"].push_back(std::string(section.key));
    return json;
}

} // namespace rp
