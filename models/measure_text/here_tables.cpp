// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/here_tables.h"

#include "models/instruments/contract/table_cells.h"
#include "models/measure/counts.h"
#include "models/physics/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/quantity.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace rp {

namespace {

constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

class HereText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ThisComputer)
public:
    //: A way to hand tasks to another thread, in a chart: one by one, with a wait for each.
    static QString serial() { return tr("One by one"); }
    //: A way to hand tasks to another thread, in a chart: into a queue, with one wait at the end.
    static QString queue() { return tr("Through a queue"); }
    //: A way to hand tasks to another thread, in a chart: all of them at once.
    static QString batch() { return tr("As one batch"); }
    //: A way to compute four operations, in a chart: each goes over the whole memory.
    static QString eager() { return tr("Four passes"); }
    //: A way to compute four operations, in a chart: all of them in one go over the memory.
    static QString fused() { return tr("One pass"); }
    static QString roof() { return tr("Roof of this computer"); }
    static QString point(double flopPerByte)
    {
        //: A measured point of a roofline; %1 is an arithmetic intensity.
        return tr("This computer at %1").arg(Format().flopPerByte(flopPerByte));
    }
};

ResultColumn numberColumn(const char *key, QString (*title)(), Quantity quantity,
                          Meaning meaning = Meaning::Neutral)
{
    ResultColumn column;
    column.key = QString::fromLatin1(key);
    column.title = title;
    column.quantity = quantity;
    column.meaning = meaning;
    return column;
}

ResultColumn spreadColumn()
{
    return numberColumn(
        "spread",
        [] {
            //: Heading: how far the repeats of a measurement lie apart, as a share of their median.
            return HereText::tr("Spread");
        },
        Quantity::Fraction);
}

ResultColumn timeColumn(Meaning meaning = Meaning::Neutral)
{
    return numberColumn(
        "total_us", [] { return HereText::tr("Time, measured"); }, Quantity::DurationAuto, meaning);
}

bool isRead(const measure::Spread &spread)
{
    return spread.n > 0;
}

ResultRow handOverRow(const char *key, QString (*name)(), const measure::HandOver &handOver,
                      const measure::Spread &us)
{
    const double total_us = isRead(us) ? us.median : notKnown;
    const double work_us =
        total_us * measure::usefulShare(handOver.tasks, handOver.task_us, isRead(us) ? us.median : 0.0);
    return {QString::fromLatin1(key),
            {textCell(name), numberCell(work_us), numberCell(total_us - work_us), numberCell(total_us),
             numberCell(isRead(us) ? us.relative() : notKnown)}};
}

std::vector<ResultRow> handOverRows(const measure::Measurement &measurement)
{
    const measure::HandOver handOver = measurement.hand_over.value_or(measure::HandOver{});
    return {handOverRow("serial", HereText::serial, handOver, handOver.serial_us),
            handOverRow("queue", HereText::queue, handOver, handOver.queue_us),
            handOverRow("batch", HereText::batch, handOver, handOver.batch_us)};
}

ResultRow passesRow(const char *key, QString (*name)(), const measure::Spread &us)
{
    return {QString::fromLatin1(key),
            {textCell(name), numberCell(isRead(us) ? us.median : notKnown),
             numberCell(isRead(us) ? us.relative() : notKnown)}};
}

std::vector<ResultRow> passesRows(const measure::Measurement &measurement)
{
    const measure::Passes passes = measurement.passes.value_or(measure::Passes{});
    return {passesRow("eager", HereText::eager, passes.eager.us),
            passesRow("fused", HereText::fused, passes.fused.us)};
}

/// The chain, then the roof over as wide a range: its ends and the ridge.
std::vector<ResultRow> roofRows(const measure::Measurement &measurement)
{
    std::vector<ResultRow> rows;
    for (const measure::ChainPoint &point : measurement.chain) {
        const double intensity = point.flop_per_byte();
        rows.push_back({QStringLiteral("at%1").arg(intensity),
                        {textCell([intensity] { return HereText::point(intensity); }), numberCell(intensity),
                         numberCell(point.timed.tflops() * 1e12), numberCell(notKnown),
                         numberCell(point.timed.us.relative())}});
    }
    const std::optional<HereRoof> roof = hereRoof(measurement);
    if (!roof)
        return rows;
    constexpr double aroundRidge = 8.0; // of what is known before the chain is
    double from = roof->ridge() / aroundRidge;
    double to = roof->ridge() * aroundRidge;
    for (const measure::ChainPoint &point : measurement.chain) {
        from = std::min(from, point.flop_per_byte());
        to = std::max(to, point.flop_per_byte());
    }
    int number = 0;
    for (const double intensity : {from, roof->ridge(), to}) {
        const double flops_s = physics::attainable(intensity, roof->peak_flops_s, roof->bandwidth_bytes_s);
        rows.push_back({QStringLiteral("roof%1").arg(number++),
                        {textCell(HereText::roof), numberCell(intensity), numberCell(notKnown),
                         numberCell(flops_s), numberCell(notKnown)}});
    }
    return rows;
}

} // namespace

double HereRoof::ridge() const
{
    return physics::ridge(peak_flops_s, bandwidth_bytes_s);
}

std::optional<HereRoof> hereRoof(const measure::Measurement &measurement)
{
    if (!measurement.peak || !measurement.bandwidth)
        return std::nullopt;
    const HereRoof roof{measurement.peak->fp32.tflops() * 1e12, measurement.bandwidth->copy.gb_s() * 1e9};
    return roof.peak_flops_s > 0.0 && roof.bandwidth_bytes_s > 0.0 ? std::optional(roof) : std::nullopt;
}

QString hereTableId(MeasureTopic topic)
{
    switch (topic) {
    case MeasureTopic::HandOver:
        return QStringLiteral("this_computer_hand_over");
    case MeasureTopic::Passes:
        return QStringLiteral("this_computer_passes");
    case MeasureTopic::Roof:
        break;
    }
    return QStringLiteral("this_computer_roof");
}

QString hereCaption(MeasureTopic topic)
{
    switch (topic) {
    case MeasureTopic::HandOver:
        //: Heading over a chart; %1 is a number of tasks, %2 a duration.
        return fillMarkers(HereText::tr("%1 tasks of %2 on this computer"),
                           {Format().count(double(measure::handOverTasks)),
                            Format().duration_us(measure::handOverTask_us, 1)});
    case MeasureTopic::Passes:
        //: Heading over a chart of two times: passes are goes over the whole memory.
        return HereText::tr("Four passes and one on this computer");
    case MeasureTopic::Roof:
        break;
    }
    return HereText::tr("Roofline of this computer");
}

std::vector<ResultColumn> hereColumns(MeasureTopic topic)
{
    //: Heading over the names of ways to do the same work.
    const ResultColumn way = numberColumn(
        "way", [] { return HereText::tr("Way"); }, Quantity::Text);
    switch (topic) {
    case MeasureTopic::HandOver:
        return {way,
                numberColumn(
                    "work_us",
                    [] {
                        //: Heading: the part of a time that was work.
                        return HereText::tr("Work");
                    },
                    Quantity::DurationAuto, Meaning::Compute),
                numberColumn(
                    "rest_us",
                    [] {
                        //: Heading: the part of a time in which tasks were given to another thread.
                        return HereText::tr("Handing over");
                    },
                    Quantity::DurationAuto, Meaning::Dispatch),
                timeColumn(), spreadColumn()};
    case MeasureTopic::Passes:
        return {way, timeColumn(Meaning::Memory), spreadColumn()};
    case MeasureTopic::Roof:
        break;
    }
    return {numberColumn(
                "point", [] { return HereText::tr("Point"); }, Quantity::Text),
            numberColumn(
                "intensity", [] { return HereText::tr("Arithmetic intensity"); }, Quantity::Intensity),
            numberColumn(
                "here_flops", [] { return HereText::tr("This computer, measured"); }, Quantity::Flops,
                Meaning::Memory),
            numberColumn("here_roof", HereText::roof, Quantity::Flops, Meaning::Memory), spreadColumn()};
}

std::vector<ResultRow> hereRows(MeasureTopic topic, const measure::Measurement &measurement)
{
    switch (topic) {
    case MeasureTopic::HandOver:
        return handOverRows(measurement);
    case MeasureTopic::Passes:
        return passesRows(measurement);
    case MeasureTopic::Roof:
        break;
    }
    return roofRows(measurement);
}

} // namespace rp
