// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_items.h"

#include "models/text/place_markers.h"
#include "models/traces_text/trace_words.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr std::size_t mostArrows = 80;
constexpr int nameLength = 48;

/// Without what most kernels are called alike: what tells one from another would fall to the shortening.
QString nameOf(const LoadedTrace &trace, traces::NameId name)
{
    static const QRegularExpression alike(QStringLiteral(
        R"(^void |\bat::native::|\(anonymous namespace\)::|\bc10::|\bbinary_internal::)"
        R"(|\bgpu_kernel_impl(?:_nocast)?<|(?:, at::detail::Array<|, std::array<|\(at::TensorIterator).*$)"));
    QString told = QString::fromStdString(trace.trace.names.text(name)).remove(alike);
    // And without the types of what it is called with; "Memcpy DtoH (Device -> Pinned)" is no function.
    int depth = told.endsWith(u')') ? 1 : 0;
    qsizetype open = told.size() - 1;
    while (depth > 0 && --open > 0)
        depth += told[open] == u')' ? 1 : told[open] == u'(' ? -1 : 0;
    if (open > 0 && told[open] == u'(' && told[open - 1] != u' ')
        told.truncate(open);
    return shortName(told, nameLength);
}

} // namespace

void TraceItems::setLayers(std::shared_ptr<const TraceLayers> layers)
{
    m_layers = std::move(layers);
    fill(0);
}

TraceItem TraceItems::item(std::size_t op) const
{
    const traces::Timeline &timeline = m_layers->trace->timeline;
    TraceItem made;
    made.row = m_layers->rowOf(op);
    made.start_ns = m_layers->since(timeline.op(op).start_ns);
    made.end_ns = m_layers->since(timeline.op(op).end_ns());
    if (const auto call = timeline.call(op)) {
        made.hasCall = true;
        made.callStart_ns = m_layers->since(call->start_ns);
        made.callEnd_ns = m_layers->since(call->end_ns());
    }
    return made;
}

void TraceItems::fill(std::size_t first)
{
    m_items.clear();
    m_first = count() > most ? std::min(first, count() - most) : 0;
    for (std::size_t op = m_first; op < std::min(m_first + most, count()); ++op)
        m_items.push_back(item(op));
}

void TraceItems::hold(std::size_t op)
{
    if (!holds(op))
        fill(op > most / 2 ? op - most / 2 : 0);
}

void TraceItems::begin(const TraceWindow &window)
{
    if (count() > 0)
        fill(m_layers->opAt(window.from_ns));
}

std::vector<TraceItem> TraceItems::arrowsIn(const TraceWindow &window) const
{
    std::vector<TraceItem> arrows;
    if (count() == 0)
        return arrows;
    for (std::size_t op = m_layers->opAt(window.from_ns); op < count(); ++op) {
        TraceItem made = item(op);
        if (made.start_ns > window.to_ns)
            break;
        if (arrows.size() == mostArrows)
            return {};
        if (made.hasCall)
            arrows.push_back(made);
    }
    return arrows;
}

QString TraceItems::waitText(const traces::Gap &gap)
{
    const QString length = Format().duration_us(double(gap.length_ns()) / 1e3);
    switch (gap.kind) {
    case traces::GapClass::HostWait:
        //: of the GPU; %1 a time
        return tr("%1 for the host").arg(length);
    case traces::GapClass::KernelWait:
        //: of the GPU, a short wait; %1 a time
        return tr("%1 between launched kernels").arg(length);
    case traces::GapClass::Unmatched:
        //: of the GPU; %1 a time
        return tr("%1 for a reason that isn't known").arg(length);
    case traces::GapClass::LeftOut:
        //: of the GPU; %1 a time; the operation was left out because its times are impossible
        return tr("%1 in which an operation was left out").arg(length);
    case traces::GapClass::Other:
        break;
    }
    //: of the GPU; %1 a time
    return tr("%1 for another reason").arg(length);
}

QString TraceItems::gapText(std::size_t rank) const
{
    const Format format;
    //: waits of the GPU by length: %1 the number of this one, %2 of how many, %3 a time and its reason
    return tr("Wait %1 of %2 by length: %3.")
        .arg(format.count(double(rank) + 1.0), format.count(double(m_layers->gaps.size())),
             waitText(m_layers->gaps[m_layers->byLength[rank]]));
}

QStringList TraceItems::cardLines(std::size_t op) const
{
    const Texts texts = textsOf(op);
    const traces::Gap *const gap = m_layers->gapBefore(op);
    return {texts.name,
            //: of an operation of the GPU; %1 is a time
            tr("Takes %1").arg(texts.takes),
            //: %1 is a time and its reason: "51 µs for the host"
            gap ? tr("The GPU waited %1").arg(texts.waited) : tr("The GPU did not wait for it")};
}

QString TraceItems::spanText(double from_ns, double to_ns) const
{
    const double span_ns = to_ns - from_ns;
    QString span = Format().duration_us(span_ns / 1e3, 4);
    if (m_layers->trace->reading.withheld.withholdsBusy() || !(span_ns > 0.0))
        return span;
    //: a span that was measured in a trace: %1 a time, %2 a percentage
    return tr("%1, GPU busy for %2").arg(span, Format().percent(m_layers->busy_ns(from_ns, to_ns) / span_ns));
}

QString TraceItems::windowText(const TraceWindow &window) const
{
    const Format format;
    const QString total = format.duration_us(window.total_ns / 1e3);
    if (window.isWhole())
        //: %1: a duration, %2 how many operations
        return tr("The whole trace of %1 is in view, with %2 GPU operations.")
            .arg(total, format.count(double(count())));
    //: %1, %2: moments from the start of the trace, %3: its length.
    return fillMarkers(tr("In view: %1 to %2 of %3."), {format.duration_us(window.from_ns / 1e3, 6),
                                                        format.duration_us(window.to_ns / 1e3, 6), total});
}

TraceItems::Texts TraceItems::textsOf(std::size_t op) const
{
    const LoadedTrace &trace = *m_layers->trace;
    const traces::GpuOp work = trace.timeline.op(op);
    const Format format;
    Texts texts;
    texts.name = nameOf(trace, work.name);
    texts.begins = format.duration_us(m_layers->since(work.start_ns) / 1e3, 7);
    texts.takes = format.duration_us(double(work.duration_ns) / 1e3);
    const traces::Gap *const gap = m_layers->gapBefore(op);
    //: instead of a time that the GPU waited
    texts.waited = gap ? waitText(*gap) : tr("not at all");
    const bool areMixed = trace.reading.withheld.has(traces::WithheldReason::RanksMixed);
    const auto call = areMixed ? std::nullopt : trace.timeline.call(op);
    //: %1 the name of a call, %2 the time that it takes, %3 a time
    texts.call =
        call ? fillMarkers(tr("%1, %2, called %3 before"),
                           {nameOf(trace, call->name), format.duration_us(double(call->duration_ns) / 1e3),
                            format.duration_us(double(work.start_ns - call->start_ns) / 1e3)})
             //: which call launched an operation
             : tr("not known");
    return texts;
}

std::vector<ResultColumn> TraceItems::columns()
{
    return {{QStringLiteral("operation"), [] { return tr("Operation"); }},
            {QStringLiteral("begins"), [] { return tr("Begins"); }},
            {QStringLiteral("takes_us"), [] { return tr("Takes (µs)"); }, Quantity::Microseconds,
             Meaning::Neutral, 3},
            {QStringLiteral("waited"), [] { return tr("GPU waited before"); }},
            {QStringLiteral("call"), [] { return tr("Launched by"); }}};
}

std::vector<ResultRow> TraceItems::rows() const
{
    std::vector<ResultRow> rows;
    const auto cell = [this](std::size_t op, QString Texts::*part) {
        ResultCell made;
        made.text = [this, op, part] { return textsOf(op).*part; };
        return made;
    };
    for (std::size_t op = m_first; op < m_first + m_items.size(); ++op) {
        ResultCell takes;
        takes.value = double(m_layers->trace->timeline.op(op).duration_ns) / 1e3;
        rows.push_back({QString::number(op),
                        {cell(op, &Texts::name), cell(op, &Texts::begins), takes, cell(op, &Texts::waited),
                         cell(op, &Texts::call)}});
    }
    return rows;
}

QString TraceItems::rowName(std::size_t row) const
{
    if (row == TraceRows::host)
        return tr("Host calls");
    if (row == TraceRows::waiting)
        //: row of a timeline: times in which the GPU waits
        return tr("GPU waits");
    const std::size_t stream = row - TraceRows::firstStream;
    if (m_layers->hasMoreStreams && stream + 1 == m_layers->streams.size())
        //: row of a timeline
        return tr("Other streams");
    //: row of a timeline; %1 the number of a stream of the GPU
    return tr("Stream %1")
        .arg(shortName(QString::fromStdString(m_layers->trace->trace.streams.text(m_layers->streams[stream])),
                       12));
}

QStringList TraceItems::rowNames() const
{
    QStringList names;
    for (std::size_t row = 0; m_layers && row < m_layers->rows(); ++row)
        names.append(rowName(row));
    return names;
}

void TraceItems::addTo(ChartContent &content) const
{
    ChartSeries calls{QStringLiteral("calls"), tr("Host calls"), Meaning::Dispatch, false, {}};
    ChartSeries ops{QStringLiteral("operations"), tr("GPU operations"), Meaning::Compute, false, {}};
    ChartSeries begins{QStringLiteral("begins"), tr("Begins"), Meaning::Compute, false, {}};
    ChartSeries waited{QStringLiteral("waited"), tr("GPU waited before"), Meaning::Compute, false, {}};
    for (const ResultColumn &column : columns())
        content.grid.columns.append(column.title());
    content.grid.names = content.grid.columns;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const std::size_t op = m_first + i;
        const Texts texts = textsOf(op);
        const TraceItem &item = m_items[i];
        const int row = int(i);
        content.grid.rows.push_back({texts.name, texts.begins, texts.takes, texts.waited, texts.call});
        ChartPoint call;
        call.position = item.callStart_ns;
        call.value = item.hasCall ? (item.callEnd_ns - item.callStart_ns) / 1e3 : std::nan("");
        call.name = texts.name;
        call.text = texts.call;
        //: %1 the name of a kernel, %2 a call and its times
        call.spoken = tr("%1, launched by: %2.").arg(texts.name, texts.call);
        call.row = row;
        call.column = 4;
        calls.points.push_back(call);
        ChartPoint work;
        work.position = item.start_ns;
        work.value = (item.end_ns - item.start_ns) / 1e3;
        work.name = texts.name;
        work.text = texts.takes;
        //: an operation of the GPU: %1 its number, %2 of how many, %3 name, %4 and %5 times, %6 a time and
        //: reason
        work.spoken = tr("%1 of %2: %3, begins at %4, takes %5. The GPU waited before: %6.")
                          .arg(Format().count(double(op) + 1.0), Format().count(double(count())), texts.name,
                               texts.begins, texts.takes, texts.waited);
        work.meaning = m_layers->trace->timeline.isKernel(op) ? Meaning::Compute : Meaning::Memory;
        work.row = row;
        work.column = 2;
        ops.points.push_back(work);
        work.spoken.clear(); // as the table has it
        work.text = texts.begins;
        work.column = 1;
        begins.points.push_back(work);
        work.text = texts.waited;
        work.column = 3;
        waited.points.push_back(work);
    }
    content.grid.annotationRow = int(m_items.size());
    content.series = {calls, ops, begins, waited};
}

} // namespace rp
