// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_series.h"

#include "views/widgets/motion.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace rp {

namespace {

constexpr double leastPart = 0.4; ///< of an axis: bars that end below it want another one
constexpr int pour_ms = 900;
constexpr int morph_ms = 350;
/// Of an axis, for a bar's end that is taken hold of; it wants no other one.
constexpr double headroom = 1.25;

BarFrame frameOver(const BarFrame &a, const BarFrame &b)
{
    return {std::max(a.axisEnd, b.axisEnd), std::max(a.before, b.before), std::max(a.behind, b.behind),
            std::max(a.above, b.above)};
}

} // namespace

double BarSeries::minimumWidth(const ChartStyle &style) const
{
    return barsMinimumWidth(m_content, m_arrangement, style);
}

/// A bar that becomes half as long has to look so: the axis stays while bars can be read on it, and always
/// while something is held.
void BarSeries::chooseAxis()
{
    if (m_held && m_keptEnd)
        return;
    const double part = m_keptEnd ? barsReach(m_content, m_arrangement) / *m_keptEnd : 0.0;
    const double room = isGripped() ? headroom : 1.0;
    if (m_keptQuantity == m_content.quantity && part * room >= leastPart && part <= 1.0)
        return;
    m_keptEnd = barsAxisEnd(m_content, m_arrangement, room);
    m_keptQuantity = m_content.quantity;
    m_keptFrame = {0.0, 0.0, 0.0, m_keptFrame.above};
}

void BarSeries::setContent(const ChartContent &content)
{
    if (m_lively)
        remember(content);
    SeriesCanvas::setContent(content);
    for (ChartSeries &series : m_content.series)
        if (const auto before = m_before.constFind(series.key);
            before != m_before.constEnd() && !series.waits)
            series.before = *before;
    for (ChartSeries &series : m_content.series)
        cutOff(series);
    chooseAxis();
}

/// Where it is drawn for the first time, it begins with the lengths of the other.
void BarSeries::cutOff(ChartSeries &series)
{
    const auto whole =
        std::find_if(m_content.series.begin(), m_content.series.end(), [&](const ChartSeries &one) {
            return !series.cutFrom.isEmpty() && one.key == series.cutFrom;
        });
    if (whole == m_content.series.end() || whole->waits || series.waits)
        return;
    series.before = barLength(*whole, m_arrangement);
    if (m_shown.contains(series.key) || !m_lively)
        return;
    std::vector<double> lengths;
    for (const ChartPoint &point : whole->points)
        if (!point.isTotal)
            lengths.push_back(barValue(point));
    m_poured.insert(series.key, lengths);
}

/// Where bars end now, if the next content moves one of them. What is held moves as one change.
void BarSeries::remember(const ChartContent &content)
{
    QHash<QString, double> ends;
    bool moves = m_keptQuantity != content.quantity;
    for (const ChartSeries &series : m_content.series) {
        const double end = barLength(series, m_arrangement);
        const auto next = std::find_if(content.series.begin(), content.series.end(),
                                       [&series](const ChartSeries &one) { return one.key == series.key; });
        if (series.waits || next == content.series.end() || next->waits)
            continue;
        ends.insert(series.key, end);
        moves = moves || barLength(*next, m_arrangement) != end;
    }
    for (const ChartSeries &series : m_content.series)
        m_poured.insert(series.key, lengthsNow(series));
    if (std::exchange(m_isAnother, false)) {
        m_before.clear();
        return;
    }
    if (m_held && m_heldBefore)
        return;
    if (moves)
        m_before = ends;
    m_heldBefore = m_held && moves;
}

/// Lengths as they are seen, which may be on their way.
std::vector<double> BarSeries::lengthsNow(const ChartSeries &series) const
{
    const std::vector<double> from = m_poured.value(series.key);
    const double way = m_pouring ? m_pouring->currentValue().toDouble() : 1.0;
    std::vector<double> lengths;
    for (const ChartPoint &point : series.points) {
        if (point.isTotal)
            continue;
        const double start = lengths.size() < from.size() ? from[lengths.size()] : 0.0;
        lengths.push_back(start + (barValue(point) - start) * way);
    }
    return lengths;
}

void BarSeries::pour()
{
    const bool isFirst = !m_pouring;
    if (isFirst) {
        m_pouring = std::make_unique<QVariantAnimation>();
        m_pouring->setStartValue(0.0);
        m_pouring->setEndValue(1.0);
        m_pouring->setEasingCurve(QEasingCurve::OutCubic);
        QObject::connect(m_pouring.get(), &QVariantAnimation::valueChanged, [this] { refill(); });
    }
    m_pouring->stop();
    m_pouring->setDuration(isFirst ? pour_ms : morph_ms);
    m_pouring->start();
}

/// A picture of it is that of its end.
void BarSeries::paint(QPainter &painter)
{
    if (m_pouring)
        m_pouring->setCurrentTime(m_pouring->duration());
    SeriesCanvas::paint(painter);
}

void BarSeries::layout(const QSizeF &size, const ChartStyle &style)
{
    if (size.width() != m_keptWidth_px || style.font != m_keptFont || style.direction != m_style.direction)
        m_keptFrame = {};
    m_keptWidth_px = size.width();
    m_keptFont = style.font;
    SeriesCanvas::layout(size, style);
    // A name or a value that becomes shorter must not stretch the bars, nor a mark that goes lift them.
    m_keptFrame = {0.0, m_bars.frame.before, m_bars.frame.behind, m_bars.frame.above};
    if (!m_lively || size.isEmpty())
        return;
    QHash<QString, std::vector<double>> shown;
    for (const ChartSeries &series : m_content.series)
        for (const ChartPoint &point : series.points)
            if (!point.isTotal && !series.waits)
                shown[series.key].push_back(barValue(point));
    if (std::exchange(m_shown, shown) == shown)
        return;
    if (m_held || !wantsMotion()) {
        if (m_pouring)
            m_pouring->setCurrentTime(m_pouring->duration());
        return;
    }
    pour();
}

SeriesPlot BarSeries::placed(const QSizeF &size, const ChartStyle &style) const
{
    const BarFrame kept = size.width() == m_keptWidth_px ? m_keptFrame : BarFrame{};
    BarPlot plot = placeBars(m_content, m_arrangement, size, style, axisEnd(), frameOver(kept, m_shared));
    if (size.height() > 0.0) // not only measured
        m_bars = plot;
    return std::move(static_cast<SeriesPlot &>(plot));
}

/// Stacked bars are a set for each column, grouped ones stand alone in their places: a set for each look.
std::vector<SeriesWish> BarSeries::wishes(double ratio) const
{
    const bool isGrouped = m_arrangement == BarArrangement::Grouped;
    const qsizetype rows =
        m_bars.rowPlaces.empty() ? 0 : qsizetype(m_bars.rowPlaces.back() + 1) * m_bars.places;
    SeriesWish bars{SeriesWish::Kind::Bars};
    // A gap of the background's colour keeps neighbours apart where their colours are close.
    bars.pen = QPen(m_style.theme.background, 1.0);
    bars.size = m_bars.barWidth;
    std::map<std::tuple<int, Meaning, int>, SeriesWish::BarSet> sets;
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        int number = 0;
        double sum = 0.0;
        const std::vector<double> lengths = lengthsNow(m_content.series[s]);
        for (const ChartPoint &point : m_content.series[s].points) {
            if (point.isTotal)
                continue;
            SeriesWish::BarSet &set = sets[{isGrouped ? 0 : number, point.meaning, point.variant}];
            if (set.values.isEmpty()) {
                const MarkStyle mark = m_style.theme.mark(point.meaning, point.variant);
                set.values.resize(rows);
                set.brush = ratio > 0.0 ? markBrush(mark, m_plot.overlay.spacing, ratio) : QBrush(mark.fill);
            }
            const double room = m_plot.x.axis.to - sum;
            const double length = std::clamp(lengths[std::size_t(number)], 0.0, std::max(0.0, room));
            set.values[qsizetype(m_bars.rowPlaces[s]) * m_bars.places + (isGrouped ? number : 0)] = length;
            sum += isGrouped ? 0.0 : length;
            ++number;
        }
    }
    for (auto &[look, set] : sets)
        bars.sets.push_back(std::move(set));
    return {std::move(bars)};
}

BarFrame BarSeries::ownFrame() const
{
    return placeBars(m_content, m_arrangement, m_plot.overlay.size, m_style, axisEnd()).frame;
}

void BarSeries::setSharedFrame(const BarFrame &shared)
{
    m_shared = shared;
    m_keptFrame = {};
    forgetLayout();
}

void BarSeries::setAxisEnd(std::optional<double> end)
{
    if (m_axisEnd == end)
        return;
    m_axisEnd = end;
    m_keptFrame = {};
    forgetLayout();
}

void BarSeries::setHeld(bool held)
{
    m_held = held;
    m_heldBefore = false;
    if (!held)
        chooseAxis();
    forgetLayout();
}

void BarSeries::setGripped(bool gripped)
{
    if (isGripped() == gripped)
        return;
    SeriesCanvas::setGripped(gripped);
    m_keptEnd.reset();
    chooseAxis();
    forgetLayout();
}

void BarSeries::forgetAxes()
{
    m_keptEnd.reset();
    m_isAnother = true;
    forgetLayout();
}

QPointF BarSeries::gripOf(const ChartPosition &position) const
{
    const QRectF rect = positionRect(position);
    if (position.on != ChartPosition::On::Point)
        return {rect.center().x(), m_plot.overlay.plot.bottom()};
    return {isMirrored() ? rect.left() : rect.right(), rect.center().y()};
}

} // namespace rp
