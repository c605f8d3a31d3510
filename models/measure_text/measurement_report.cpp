// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/measurement_report.h"

#include "models/measure/counts.h"
#include "models/measure_text/here_tables.h"
#include "models/measure_text/this_computer.h"
#include "models/text/columns.h"
#include "models/text/format.h"
#include "models/text/phrase.h"
#include "models/text/place_markers.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace rp {

namespace {

constexpr std::size_t fewPoints = 6; ///< points of the roofline that are all shown

/// The rows of a report on a measurement, and the sentences below them.
class MeasurementReport
{
    Q_DECLARE_TR_FUNCTIONS(rp::MeasurementReport)
public:
    explicit MeasurementReport(const measure::Measurement &measurement)
        : m_measured(measurement)
    {
    }
    QStringList lines();

    static QString name(measure::Step step);
    static QString incomplete()
    {
        return tr("The measurement was stopped before its end and is incomplete: what isn't shown was not "
                  "measured.");
    }

private:
    /// What is said of each step, in the order of measure::allSteps().
    struct StepText
    {
        measure::Step step;
        Phrase name;
        void (MeasurementReport::*add)();
    };
    static const std::array<StepText, 6> stepTexts;

    void add(ColumnRow::Kind kind, const QStringList &cells) { m_rows.push_back({kind, cells}); }
    void figures(const QStringList &cells) { add(ColumnRow::Kind::Figures, cells); }
    void text(const QString &label, const QString &value) { add(ColumnRow::Kind::Text, {label, value}); }
    /// The cells: what it is, a figure, another one, and how far the repeats lie apart. Without a measurement
    /// there is no row, and of a single one no spread.
    void timed(const QString &label, const QString &figure, const QString &other,
               const measure::Spread &spread)
    {
        if (spread.n > 0)
            figures(
                {label, figure, other, spread.n > 1 ? m_format.percent(spread.relative(), 0) : QString()});
    }
    void heading(const QString &text, const QString &figure, const QString &other)
    {
        //: above a column: how far the repeats of a measurement lie apart, in per cent
        add(ColumnRow::Kind::Heading, {text, figure, other, tr("spread")});
    }
    static QString rateTitle()
    {
        //: above a column: how much a second
        return tr("rate");
    }
    static QString timeTitle()
    {
        //: above a column
        return tr("time");
    }
    static QString bandwidthTitle()
    {
        //: above a column: of memory, in bytes a second
        return tr("bandwidth");
    }

    QString gigabytes(const measure::Timed &timed) const
    {
        return m_format.perSecond(timed.gb_s(), QStringLiteral("GB"), 3);
    }
    QString gigaflops(const measure::Timed &timed) const
    {
        return m_format.perSecond(timed.tflops() * 1e3, QStringLiteral("GFLOP"), 3);
    }
    QString time(double us) const { return m_format.duration_us(us); }
    QString count(std::int64_t n) const { return m_format.count(static_cast<double>(n)); }

    QString title() const;
    QString vectors() const;
    void addMachine();
    void addHandOver();
    void addBandwidth();
    void addPeak();
    void addChain();
    void addPasses();
    void addProducts();
    QStringList remarks() const;

    const measure::Measurement &m_measured;
    const Format m_format;
    std::vector<ColumnRow> m_rows;
};

const std::array<MeasurementReport::StepText, 6> MeasurementReport::stepTexts{{
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::HandOver, QT_TRANSLATE_NOOP("rp::MeasurementReport", "handing tasks over"),
     &MeasurementReport::addHandOver},
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::Bandwidth, QT_TRANSLATE_NOOP("rp::MeasurementReport", "memory bandwidth"),
     &MeasurementReport::addBandwidth},
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::Peak, QT_TRANSLATE_NOOP("rp::MeasurementReport", "peak of arithmetic"),
     &MeasurementReport::addPeak},
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::Chain, QT_TRANSLATE_NOOP("rp::MeasurementReport", "roofline"),
     &MeasurementReport::addChain},
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::Passes, QT_TRANSLATE_NOOP("rp::MeasurementReport", "four passes and one"),
     &MeasurementReport::addPasses},
    //: one of the things that are measured, in "Measuring: …"
    {measure::Step::Products, QT_TRANSLATE_NOOP("rp::MeasurementReport", "matrix products"),
     &MeasurementReport::addProducts},
}};

QString MeasurementReport::name(measure::Step step)
{
    return phraseText("rp::MeasurementReport", stepTexts.at(static_cast<std::size_t>(step)).name);
}

QString MeasurementReport::title() const
{
    const QDate day = QDate::fromString(QString::fromStdString(m_measured.date), Qt::ISODate);
    //: %1 a date, %2 a time span such as "4.3 s"
    return fillMarkers(tr("A computer, measured on %1 in %2"),
                       {m_format.locale().toString(day, QLocale::ShortFormat),
                        m_format.duration_us(m_measured.seconds * 1e6, 2)});
}

QString MeasurementReport::vectors() const
{
    if (!m_measured.peak)
        return {};
    const measure::Peak &peak = *m_measured.peak;
    // Names of their makers, the same in every language.
    const auto named = [&peak] {
        switch (peak.vectors) {
        case measure::VectorKind::Sse2:
            return QStringLiteral("SSE2");
        case measure::VectorKind::Avx2Fma:
            return QStringLiteral("AVX2, FMA");
        case measure::VectorKind::Avx512F:
            return QStringLiteral("AVX-512");
        case measure::VectorKind::Plain:
            break;
        }
        return QString();
    }();
    //: how wide a processor's vectors are, such as "8 FP32 numbers"
    const QString width = tr("%Ln FP32 number(s)", nullptr, static_cast<int>(peak.width));
    //: %1 how wide a processor's vectors are, %2 the instructions for them, such as "AVX-512"
    return named.isEmpty() ? width : fillMarkers(tr("%1 (%2)"), {width, Format::isolate(named)});
}

void MeasurementReport::addMachine()
{
    const measure::Machine &machine = m_measured.machine;
    const auto name = [](const std::string &text) {
        return Format::isolate(plainText(QString::fromStdString(text)));
    };
    //: heading: what kind of computer it is
    add(ColumnRow::Kind::Heading, {tr("Machine")});
    if (!machine.cpu.empty())
        text(tr("Processor"), name(machine.cpu));
    //: how many processors a program may use at once
    text(tr("Cores"), m_format.count(machine.cores));
    if (m_measured.peak)
        //: how many numbers a processor computes with at once
        text(tr("Vector width"), vectors());
    if (machine.last_cache_bytes > 0)
        text(tr("Last caches together"), m_format.bytes(static_cast<double>(machine.last_cache_bytes)));
    if (!machine.system.empty())
        //: the operating system
        text(tr("System"), name(machine.system));
    text(tr("Virtual machine"), machine.isVirtual ? tr("yes") : tr("no"));
    text(tr("On battery"), machine.isOnBattery ? tr("yes") : tr("no"));
}

void MeasurementReport::addHandOver()
{
    if (!m_measured.hand_over)
        return;
    const measure::HandOver &handOver = *m_measured.hand_over;
    //: heading: %1 how many tasks, %2 a time
    heading(fillMarkers(tr("Handing over %1 tasks of %2"), {count(handOver.tasks), time(handOver.task_us)}),
            //: above a column: the share of the time that was work, and not handing over
            timeTitle(), tr("work"));
    const auto pass = [&](const QString &label, const measure::Spread &us) {
        timed(label, time(us.median),
              m_format.percent(measure::usefulShare(handOver.tasks, handOver.task_us, us.median)), us);
    };
    //: how tasks are handed to another thread
    pass(tr("One by one, waiting for each"), handOver.serial_us);
    //: how tasks are handed to another thread
    pass(tr("One by one, through a queue"), handOver.queue_us);
    //: how tasks are handed to another thread
    pass(tr("All at once, as one batch"), handOver.batch_us);
    if (handOver.serial_us.n > 0 && handOver.tasks > 0)
        //: what handing over costs beside the task itself
        figures({tr("Hand-over tax of a task, with a wait"),
                 time(measure::handOverTax_us(handOver.tasks, handOver.task_us, handOver.serial_us.median))});
    //: a task that does nothing
    timed(tr("An empty task, with a wait"), time(handOver.launch_and_wait_us.median), {},
          handOver.launch_and_wait_us);
    timed(tr("Putting a task into the queue"), time(handOver.launch_call_us.median), {},
          handOver.launch_call_us);
}

void MeasurementReport::addBandwidth()
{
    if (!m_measured.bandwidth)
        return;
    const measure::Bandwidth &bandwidth = *m_measured.bandwidth;
    heading(tr("Memory, all cores"), bandwidthTitle(), {});
    timed(tr("Read"), gigabytes(bandwidth.read), {}, bandwidth.read.us);
    timed(tr("Write"), gigabytes(bandwidth.write), {}, bandwidth.write.us);
    //: what is read and what is written count both
    timed(tr("Copy, both directions"), gigabytes(bandwidth.copy), {}, bandwidth.copy.us);
}

void MeasurementReport::addPeak()
{
    if (!m_measured.peak || m_measured.peak->fp32.us.n == 0)
        return;
    const measure::Timed &peak = m_measured.peak->fp32;
    heading(tr("Arithmetic, all cores"), rateTitle(), {});
    timed(tr("FP32 peak"), gigaflops(peak), {}, peak.us);
    if (const auto roof = hereRoof(m_measured))
        //: the arithmetic intensity at which both limits meet: the peak over the bandwidth of a copy
        figures({tr("Ridge point, peak over copy"), m_format.flopPerByte(roof->ridge())});
}

void MeasurementReport::addChain()
{
    const std::vector<measure::ChainPoint> &chain = m_measured.chain;
    if (chain.empty())
        return;
    //: heading: a roofline that was measured on this computer
    heading(tr("Its own roofline"), rateTitle(), bandwidthTitle());
    const std::size_t step = chain.size() > fewPoints ? 2 : 1;
    for (std::size_t i = 0; i < chain.size(); i += step)
        timed(m_format.flopPerByte(chain[i].flop_per_byte()), gigaflops(chain[i].timed),
              gigabytes(chain[i].timed), chain[i].timed.us);
}

void MeasurementReport::addPasses()
{
    if (!m_measured.passes)
        return;
    const measure::Passes &passes = *m_measured.passes;
    heading(Format::isolate(QStringLiteral("y = sigmoid(relu(x·w + b))")), timeTitle(), bandwidthTitle());
    //: over an array in memory: one for each operation
    timed(tr("In four passes"), time(passes.eager.us.median), gigabytes(passes.eager), passes.eager.us);
    //: over an array in memory: one for all operations
    timed(tr("In one pass"), time(passes.fused.us.median), gigabytes(passes.fused), passes.fused.us);
    if (passes.eager.us.n > 0 && passes.fused.us.n > 0)
        //: how many times as fast
        figures({tr("Speed-up"), m_format.factor(passes.speedup())});
    figures({tr("Numbers in the array"), count(passes.elements)});
}

void MeasurementReport::addProducts()
{
    if (!m_measured.products)
        return;
    const measure::Products &products = *m_measured.products;
    heading(tr("Products of square matrices"), rateTitle(), timeTitle());
    for (const measure::SquareProduct &product : products.square)
        //: size of a square matrix; %1 and %1 are the same number
        timed(fillMarkers(tr("%1 × %1"), {count(product.n)}), gigaflops(product.timed),
              time(product.timed.us.median), product.timed.us);
    const auto file = [](const std::string &name) {
        return Format::isolate(plainText(QString::fromStdString(name)));
    };
    //: which program did the multiplications
    const QString label = tr("Multiplied by");
    if (!products.library.empty())
        //: %1 is the file of a library
        text(label, fillMarkers(tr("the library %1"), {file(products.library)}));
    else if (!products.slower_library.empty())
        //: %1 is the file of a library
        text(label, fillMarkers(tr("a plain loop in blocks; the library %1 is slower"),
                                {file(products.slower_library)}));
    else
        text(label, tr("a plain loop in blocks; no library was found"));
}

QStringList MeasurementReport::remarks() const
{
    const measure::Company &company = m_measured.company;
    QStringList told;
    if (m_measured.isCancelled)
        told << incomplete();
    if (company.others_share > measure::busyFrom)
        //: %1 is a percentage
        told << fillMarkers(
            tr("The machine was busy: other programs used %1 of its processors just before, so "
               "close them and measure again."),
            {m_format.percent(company.others_share, 0)});
    if (company.steal_share > measure::stolenFrom)
        //: %1 is a percentage
        told << fillMarkers(
            tr("The machine was busy: its hypervisor gave %1 of the processors' time to other "
               "machines, so measure again later."),
            {m_format.percent(company.steal_share, 0)});
    told += lastingConditions(m_measured);
    if (const double widest = m_measured.widestSpread(); widest > 0.0)
        //: %1 is a percentage
        told << fillMarkers(
            tr("Figures are medians; the spread says how far the middle half of the repeats lies "
               "apart, here %1 at most."),
            {m_format.percent(widest, 0)});
    return told;
}

QStringList MeasurementReport::lines()
{
    addMachine();
    for (const StepText &each : stepTexts)
        (this->*each.add)();
    QStringList lines{title(), QString()};
    lines += columnLines(m_rows);
    if (const QStringList told = remarks(); !told.isEmpty())
        lines += QStringList{QString()} + told;
    return lines;
}

} // namespace

QString stepName(measure::Step step)
{
    return MeasurementReport::name(step);
}

QStringList measurementReport(const measure::Measurement &measurement)
{
    return MeasurementReport(measurement).lines();
}

QString incompleteText()
{
    return MeasurementReport::incomplete();
}

} // namespace rp
