// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/this_computer.h"

#include "models/instruments/contract/result_table.h"
#include "models/measure/counts.h"
#include "models/measure_text/here_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <utility>

namespace rp {

namespace {

/// Above this, repeats lie so far apart that somebody else used the processors.
constexpr double wideSpread = 0.15;

std::vector<measure::Step> stepsOf(MeasureTopic topic)
{
    using measure::Step;
    switch (topic) {
    case MeasureTopic::HandOver:
        return {Step::HandOver};
    case MeasureTopic::Passes:
        return {Step::Passes};
    case MeasureTopic::Roof:
        break;
    }
    return {Step::Bandwidth, Step::Peak, Step::Chain};
}

/// A place for readings, with what is known before the first.
measure::Measurement nothingYet(MeasureTopic topic)
{
    measure::Measurement measurement;
    if (topic == MeasureTopic::HandOver) {
        measure::HandOver &handOver = measurement.hand_over.emplace();
        handOver.tasks = measure::handOverTasks;
        handOver.task_us = measure::handOverTask_us;
    }
    return measurement;
}

QString bandwidthText(double bytes_s)
{
    //: A memory bandwidth; %1 is an amount of data such as 2 TB.
    return ThisComputer::tr("%1/s").arg(Format().bytes(bytes_s));
}

QString handOverConclusion(const measure::HandOver &handOver)
{
    const Format format;
    const double share = measure::usefulShare(handOver.tasks, handOver.task_us, handOver.serial_us.median);
    //: What was measured on the learner's computer. %1: a number of tasks, %2: what one takes, %3, %5, %6:
    //: what all of them took, %4: a share.
    return fillMarkers(
        ThisComputer::tr("Here, %1 tasks of %2 took %3 one by one, of which %4 was work; through "
                         "a queue they took %5, as one batch %6."),
        {format.count(double(handOver.tasks)), format.duration_us(handOver.task_us),
         format.duration_us(handOver.serial_us.median), format.percent(share, 0),
         format.duration_us(handOver.queue_us.median), format.duration_us(handOver.batch_us.median)});
}

QString passesConclusion(const measure::Passes &passes)
{
    const Format format;
    //: What was measured on the learner's computer: four operations on many numbers. %1: how many, %2, %3:
    //: durations, %4: a factor such as 3.70×.
    return fillMarkers(ThisComputer::tr("Here, four operations on %1 numbers took %2 in four passes over the "
                                        "memory and %3 in one: %4 as fast."),
                       {format.count(double(passes.elements)), format.duration_us(passes.eager.us.median),
                        format.duration_us(passes.fused.us.median), format.factor(passes.speedup())});
}

QString roofConclusion(const HereRoof &roof)
{
    const Format format;
    //: %1: a rate of arithmetic, %2: a memory bandwidth, %3: an arithmetic intensity.
    return fillMarkers(
        ThisComputer::tr("This computer reaches %1 in FP32 and moves %2, so its ridge lies at %3."),
        {format.flopPerSecond(roof.peak_flops_s, 3), bandwidthText(roof.bandwidth_bytes_s),
         format.flopPerByte(roof.ridge())});
}

} // namespace

QStringList lastingConditions(const measure::Measurement &measurement)
{
    QStringList sentences;
    if (measurement.machine.isVirtual)
        sentences.append(
            ThisComputer::tr("This is a virtual machine, which shares its processors with others."));
    if (measurement.machine.isOnBattery)
        sentences.append(ThisComputer::tr("It runs on its battery, which can slow it down."));
    if (measurement.hand_over && measurement.hand_over->isExtrapolated)
        sentences.append(
            ThisComputer::tr("The time was up before all tasks were done: the times are in proportion to "
                             "those that were."));
    if (measurement.bandwidth && !measurement.bandwidth->isBeyondCache())
        sentences.append(
            ThisComputer::tr("The arrays may fit into its caches, so memory may be slower than that."));
    return sentences;
}

void addReading(measure::Measurement &to, const MeasureReading &reading)
{
    using measure::Timed;
    const auto is = [&reading](const char *figure) { return reading.figure == figure; };
    const auto time = [&reading] { return Timed{{}, reading.us}; };
    // Readings tell rates (TFLOP/s, GB/s); what was done in the median's time follows from them.
    const double flops = reading.value * reading.us.median * 1e6;
    const double bytes = reading.value * reading.us.median * 1e3;
    switch (reading.step) {
    case measure::Step::HandOver: {
        measure::HandOver &handOver = to.hand_over ? *to.hand_over : to.hand_over.emplace();
        if (is("serial_us"))
            handOver.serial_us = reading.us;
        else if (is("queue_us"))
            handOver.queue_us = reading.us;
        else if (is("batch_us"))
            handOver.batch_us = reading.us;
        break;
    }
    case measure::Step::Bandwidth: {
        measure::Bandwidth &bandwidth = to.bandwidth ? *to.bandwidth : to.bandwidth.emplace();
        const Timed timed{{.bytes = bytes}, reading.us};
        if (is("read_gb_s"))
            bandwidth.read = timed;
        else if (is("write_gb_s"))
            bandwidth.write = timed;
        else if (is("copy_gb_s"))
            bandwidth.copy = timed;
        break;
    }
    case measure::Step::Peak:
        (to.peak ? *to.peak : to.peak.emplace()).fp32 = {{.flops = flops}, reading.us};
        break;
    case measure::Step::Chain:
        if (reading.at > 0.0)
            to.chain.push_back(
                {measure::chainFma(reading.at), {{.flops = flops, .bytes = flops / reading.at}, reading.us}});
        break;
    case measure::Step::Passes: {
        measure::Passes &passes = to.passes ? *to.passes : to.passes.emplace();
        (is("fused_us") ? passes.fused : passes.eager) = time();
        break;
    }
    case measure::Step::Products:
        break; // no page asks for them
    }
}

ThisComputer::ThisComputer(MeasureJob::Measure measure, QObject *parent)
    : QObject(parent)
    , m_job(std::move(measure))
{
    for (const MeasureTopic topic : {MeasureTopic::HandOver, MeasureTopic::Passes, MeasureTopic::Roof}) {
        auto table = std::make_unique<ResultTable>(hereTableId(topic));
        table->setCaption([topic] { return hereCaption(topic); });
        table->setSummary([this, topic] { return conclusion(topic); });
        table->setColumns(hereColumns(topic));
        at(topic).table = std::move(table);
        showRows(topic);
    }
    connect(&m_job, &MeasureJob::progressed, this, &ThisComputer::progressed);
    connect(&m_job, &MeasureJob::read, this, [this](const MeasureReading &reading) {
        addReading(m_live, reading);
        showRows(*m_running);
    });
    connect(&m_job, &MeasureJob::measured, this, [this](const measure::Measurement &measurement) {
        at(*m_running).measured = measurement;
        end(Ending::Measured);
    });
    connect(&m_job, &MeasureJob::failed, this,
            [this](const QString &problem) { end(Ending::Failed, problem); });
    connect(&m_job, &MeasureJob::cancelled, this, [this] { end(Ending::Cancelled); });
}

ThisComputer::~ThisComputer() = default;

void ThisComputer::measure(MeasureTopic topic)
{
    cancel();
    m_running = topic;
    m_live = nothingYet(topic);
    showRows(topic);
    emit begun(topic);
    m_job.start(stepsOf(topic));
}

void ThisComputer::cancel()
{
    m_job.cancel();
}

void ThisComputer::end(Ending ending, const QString &problem)
{
    const std::optional<MeasureTopic> topic = std::exchange(m_running, std::nullopt);
    showRows(*topic);
    emit ended(*topic, ending, problem);
}

void ThisComputer::showRows(MeasureTopic topic)
{
    const measure::Measurement measurement =
        isMeasuring(topic) ? m_live : at(topic).measured.value_or(nothingYet(topic));
    table(topic)->setRows(hereRows(topic, measurement));
}

QString ThisComputer::aboutSentence(MeasureTopic topic) const
{
    const Format format;
    const QString kept = tr("It is not saved, and never part of a grade.");
    switch (topic) {
    case MeasureTopic::HandOver:
        //: %1: a number of tasks, %2: what one takes.
        return joinedSentences(
            {fillMarkers(
                 tr("Gives %1 tasks of %2 to another thread of this computer: one by one with a wait for "
                    "each, through a queue, and all at once."),
                 {format.count(double(measure::handOverTasks)),
                  format.duration_us(measure::handOverTask_us, 1)}),
             kept});
    case MeasureTopic::Passes:
        //: %1: a formula.
        return joinedSentences(
            {fillMarkers(
                 tr("Computes %1 on this computer, with a pass over the memory for each operation, and "
                    "with one pass for all of them."),
                 {Format::isolate(QStringLiteral("y = sigmoid(relu(x * w + b))"))}),
             kept});
    case MeasureTopic::Roof:
        break;
    }
    QStringList sentences{
        tr("Measures the memory bandwidth and the FP32 peak of this computer, and a chain of "
           "multiply-adds at rising intensity. Its roofline is drawn in the picture, beside "
           "that of the chosen device."),
        kept};
    if (!isMeasured(topic) && !isMeasuring(topic))
        sentences.append(tr("Until it is measured, this computer has no roof."));
    return joinedSentences(sentences);
}

QString ThisComputer::conclusion(MeasureTopic topic) const
{
    const std::optional<measure::Measurement> &measured = at(topic).measured;
    if (!measured || isMeasuring(topic))
        return {};
    if (measured->hand_over)
        return handOverConclusion(*measured->hand_over);
    if (measured->passes)
        return passesConclusion(*measured->passes);
    const std::optional<HereRoof> roof = hereRoof(*measured);
    return roof ? roofConclusion(*roof) : QString();
}

QStringList ThisComputer::conditions(MeasureTopic topic) const
{
    const std::optional<measure::Measurement> &measured = at(topic).measured;
    if (!measured || isMeasuring(topic))
        return {};
    QStringList sentences;
    const double spread = measured->widestSpread();
    if (measure::isBusy(measured->company) || spread > wideSpread)
        //: %1: a share of the median of repeated measurements.
        sentences.append(
            tr("Something else kept this computer busy: repeats lie up to %1 apart. Try again when "
               "it is idle.")
                .arg(Format().percent(spread, 0)));
    sentences += lastingConditions(*measured);
    return sentences;
}

void ThisComputer::retranslate()
{
    for (const Topic &topic : m_topics)
        topic.table->retranslate();
}

} // namespace rp
