// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_layout.h"

#include "views/charts/lines/line_marks.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

constexpr double edge = canvasEdge;

bool isScatter(const ChartContent &content)
{
    return std::none_of(content.series.cbegin(), content.series.cend(),
                        [](const ChartSeries &series) { return series.drawn == Drawn::Line; });
}

/// Axes, plot, titles, ticks and legend; the marks come after it.
class Frame : private PlotBuilder
{
public:
    Frame(LineLayout &out, const ChartContent &content, const LineChartSpec &spec, const QSizeF &size,
          const ChartStyle &style)
        : PlotBuilder(out, content, size, style)
        , m_plotLines(spec.plotLines)
        , m_lineMarks(spec.lineMarks)
        , m_out(out)
    {
        m_out.plainLines = spec.plainLines;
        m_out.x = xAxisOf(content, spec);
        m_out.y = yAxisOf(content, spec);
        makeLines();
    }

    void build()
    {
        placeFrame();
        placeMarks();
        if (isEmpty())
            placeEmptyText();
        const QSizeF size = m_out.size;
        m_out.minimumWidth = minimumWidth(); // measures what was measured already, at another width
        m_out.size = size;
    }

    /// All but the marks; what height is needed does not depend on these.
    void placeFrame()
    {
        measureEnds();
        chooseTicks(m_out.size.height() - m_text.lineHeight() * 6.0);
        m_left = edge + tickColumn();
        m_right = std::max(m_left + 20.0, m_out.size.width() - edge - m_endsWidth);
        const double below =
            measureFoot(m_out.x, m_content.categoryAxisTitle, legend(), m_text.lineHeight() * 0.5 + 1.0);
        const double top = placeLabelsAbove(edge + placeTitle()) + m_text.lineHeight() * 0.6;
        const double least = std::max(m_text.lineHeight() * m_plotLines, m_endsHeight);
        m_out.neededHeight = std::ceil(top + least + below + edge);
        placePlot(top, std::max(top + least, m_out.size.height() - below - edge));
        placeYTicks();
        placeFoot();
        for (std::size_t i = 0; i < m_out.swatches.size(); ++i) {
            m_legendKeys[i].rect = m_out.swatches[i];
            m_out.keys.push_back(m_legendKeys[i]);
        }
    }

    void placeMarks()
    {
        LineMarks marks(m_out, m_content, m_style, m_text);
        marks.placeMarks();
        for (std::size_t s = 0; s < m_content.series.size() && !m_lineMarks; ++s)
            if (m_content.series[s].drawn == Drawn::Line)
                m_out.shownPoints[s].clear();
        marks.placeEnds(m_right, m_out.size.width() - edge - m_right);
        marks.placeAnnotations();
        marks.placeRegions();
        marks.placePointLabels();
    }

    double minimumWidth()
    {
        m_out.size = QSizeF(m_text.lineHeight() * 10.0, m_text.lineHeight() * 12.0);
        measureEnds();
        chooseTicks(m_text.lineHeight() * m_plotLines);
        return tickColumn() + m_text.lineHeight() * 5.0 + m_endsWidth + 2.0 * edge;
    }

private:
    void makeLines()
    {
        int number = 0;
        // Lines have their dashes in their own order, wherever points stand among the series.
        int pointNumber = int(
            std::count_if(m_content.series.cbegin(), m_content.series.cend(), [](const ChartSeries &series) {
                return series.drawn == Drawn::Line || series.drawn == Drawn::BandUpper;
            }));
        for (const ChartSeries &series : m_content.series) {
            PartLine line;
            line.reserve(series.points.size());
            for (const ChartPoint &point : series.points)
                line.emplace_back(m_out.x.partOf(point.position), m_out.y.partOf(point.value));
            m_out.lines.push_back(std::move(line));
            const bool points = series.drawn == Drawn::Points;
            LineStyle style = lineStyle(series.meaning, points ? pointNumber++ : number, m_style.theme);
            if (series.drawn == Drawn::BandLower || series.drawn == Drawn::BandUpper)
                style.width = 1.2;
            style.width *= std::max(1.0, m_text.em() / 8.0); // as the text grows
            if (!points && series.drawn != Drawn::BandLower)
                ++number;
            m_out.styles.push_back(style);
        }
    }

    bool isEmpty() const
    {
        return std::all_of(m_out.lines.cbegin(), m_out.lines.cend(), [](const PartLine &line) {
            return std::none_of(line.cbegin(), line.cend(), [](const QPointF &point) {
                return std::isfinite(point.x()) && std::isfinite(point.y());
            });
        });
    }

    void placeEmptyText()
    {
        //: Stands in the middle of a chart whose table holds no values.
        const QString words = QCoreApplication::translate("rp::LineLayout", "No values to show");
        QRectF rect(QPointF(), m_text.wrapped(words, m_out.plot.width()));
        rect.moveCenter(m_out.plot.center());
        place(rect, words, m_style.theme.mutedText, Qt::AlignCenter, false, m_style.theme.background);
    }

    /// Width and height of the column of texts behind the lines' ends.
    void measureEnds()
    {
        double wanted = 0.0;
        const std::vector<LineEnd> ends = lineEnds(m_content, m_out);
        for (const LineEnd &end : ends)
            wanted = std::max(wanted, m_text.width(end.text, end.series < 0));
        const double limit = std::min(wanted, m_out.size.width() * 0.28);
        double widest = 0.0;
        m_endsHeight = 0.0;
        for (const LineEnd &end : ends) {
            const QSizeF size = m_text.wrapped(end.text, limit, end.series < 0);
            widest = std::max(widest, size.width());
            m_endsHeight += size.height();
        }
        m_endsWidth = ends.empty() ? m_text.em() * 2.0 : widest + m_text.em() * 4.5;
    }

    void chooseTicks(double height)
    {
        const double room = std::max(height, m_text.lineHeight() * m_plotLines);
        m_yTicks = axisTicks(m_out.y, std::clamp(static_cast<int>(room / (m_text.lineHeight() * 1.8)), 2, 7));
    }

    QString yTick(double value) const { return axisTickText(m_style.format, m_out.y, m_yTicks, value); }

    double tickColumn() const
    {
        double widest = 0.0;
        for (const double value : m_yTicks.values)
            widest = std::max(widest, m_text.width(yTick(value)));
        return widest + m_text.em();
    }

    /// Lines are named at their ends, so the legend is left with bands and points, and with lines that have
    /// none.
    std::vector<LegendEntry> legend()
    {
        std::vector<LegendEntry> entries;
        m_legendKeys.clear();
        const std::vector<LineEnd> ends = lineEnds(m_content, m_out);
        const bool labelled = hasLabels();
        for (std::size_t s = 0; s < m_content.series.size(); ++s) {
            const ChartSeries &series = m_content.series[s];
            const bool named =
                series.drawn == Drawn::BandLower || (series.drawn == Drawn::Points && labelled) ||
                std::any_of(ends.cbegin(), ends.cend(),
                            [&](const LineEnd &end) { return end.series == static_cast<int>(s); });
            if (!named) {
                entries.push_back(
                    {series.legendName.isEmpty() ? series.name : series.legendName, series.meaning});
                m_legendKeys.push_back({{}, static_cast<int>(s), series.drawn != Drawn::Points});
            }
            if (series.drawn != Drawn::Points || !m_out.numbered)
                continue;
            for (std::size_t p = 0; p < series.points.size(); ++p) {
                //: Legend of a chart whose marks carry numbers. %1: the number, %2: what it stands for.
                entries.push_back({QCoreApplication::translate("rp::LineLayout", "%1: %2")
                                       .arg(pointNumber(m_style.format, p), series.points[p].label),
                                   series.points[p].meaning});
                m_legendKeys.push_back({{}, static_cast<int>(s), false, static_cast<int>(p)});
            }
        }
        return entries;
    }

    bool hasLabels() const
    {
        return std::any_of(m_content.series.cbegin(), m_content.series.cend(), [](const ChartSeries &series) {
            return std::any_of(series.points.cbegin(), series.points.cend(),
                               [](const ChartPoint &point) { return !point.label.isEmpty(); });
        });
    }

    double placeTitle()
    {
        const QString title = axisTitleText(m_content.valueAxisTitle,
                                            axisEndText(m_style.format, m_out.y, m_yTicks, m_out.y.from),
                                            axisEndText(m_style.format, m_out.y, m_yTicks, m_out.y.to));
        const QSizeF size = m_text.wrapped(title, m_out.size.width() - 2.0 * edge);
        place({{edge, edge}, size}, m_style.namesRanges ? title : m_content.valueAxisTitle,
              m_style.theme.mutedText, Qt::AlignLeft | Qt::AlignTop);
        return size.height();
    }

    /// Annotations with a place on the x axis are named above the plot; the others behind it, as lines are.
    /// Returns the bottom of all that stands above.
    double placeLabelsAbove(double titleBottom)
    {
        const double top = titleBottom + 2.0;
        const auto xOf = [this](const ChartAnnotation &annotation) {
            const double part = m_out.x.partOf(annotation.category.value_or(0.0));
            return standsAbove(annotation) && part >= 0.0 && part <= 1.0
                       ? m_left + (m_right - m_left) * part
                       : std::numeric_limits<double>::quiet_NaN();
        };
        // Lines down from other labels pass behind the plate.
        const double lowest =
            placeAnnotationLabels(xOf, top, m_out.size.width() * 0.6, m_style.theme.background);
        return lowest > top ? lowest : titleBottom;
    }

    void placeYTicks()
    {
        double lastTop = 1e9;
        for (const double value : m_yTicks.values) {
            const double y = m_out.plot.bottom() - m_out.plot.height() * m_out.y.partOf(value);
            m_out.gridY.push_back(y);
            const QString words = yTick(value);
            const QRectF rect(edge, y - m_text.lineHeight() / 2.0, m_left - edge - m_text.em() * 0.7,
                              m_text.lineHeight());
            if (rect.bottom() > lastTop)
                continue; // the grid line stays
            place(rect, words, m_style.theme.mutedText, Qt::AlignRight | Qt::AlignVCenter);
            lastTop = rect.top();
        }
    }

    double m_plotLines;
    bool m_lineMarks;
    LineLayout &m_out;
    AxisTicks m_yTicks;
    std::vector<LineLayout::Key> m_legendKeys; ///< their places come with the foot
    double m_endsWidth = 0.0;
    double m_endsHeight = 0.0;
};

void turnRound(LineLayout &layout)
{
    const double width = layout.size.width();
    mirror(layout);
    mirror(layout.diamonds, width);
    mirror(layout.drops, width);
    for (LineLayout::Bar &bar : layout.bars)
        bar.line = QLineF(width - bar.line.x1(), bar.line.y1(), width - bar.line.x2(), bar.line.y2());
    for (LineLayout::Region &region : layout.regions)
        region.rect = mirrored(region.rect, width);
    for (LineLayout::Key &key : layout.keys)
        key.rect = mirrored(key.rect, width);
    layout.mirrored = true;
}

} // namespace

ValueAxis xAxisOf(const ChartContent &content, const LineChartSpec &spec)
{
    std::vector<double> values;
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            values.push_back(point.position);
    for (const ChartAnnotation &annotation : content.annotations)
        if (annotation.category && annotation.kind != ChartAnnotation::Kind::Region)
            values.push_back(*annotation.category);
    return axisHolding(values,
                       {content.categoryQuantity, spec.logX, spec.xMin, spec.xMax, !isScatter(content)});
}

ValueAxis yAxisOf(const ChartContent &content, const LineChartSpec &spec)
{
    const ValueAxis x = xAxisOf(content, spec);
    const auto inView = [&](double position) {
        const double part = x.partOf(position);
        return part >= -1e-9 && part <= 1.0 + 1e-9;
    };
    std::vector<double> values;
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            if (inView(point.position)) {
                values.push_back(point.value);
                if (point.interval)
                    values.insert(values.end(), {point.interval->first, point.interval->second});
            }
    for (const ChartAnnotation &annotation : content.annotations)
        if (annotation.kind != ChartAnnotation::Kind::Upright &&
            annotation.kind != ChartAnnotation::Kind::Region &&
            (!annotation.category || inView(*annotation.category)))
            values.push_back(annotation.position);
    if (isScatter(content) && !spec.logY && !values.empty()) // a point on the frame is half a point
        values.push_back(*std::max_element(values.begin(), values.end()) * 1.02);
    return axisHolding(values, {content.quantity, spec.logY, spec.yMin, spec.yMax});
}

namespace {

/// What is needed must not depend on what is given. With numbers in place of labels the legend is longer.
double neededHeight(const ChartContent &content, const LineChartSpec &spec, double width,
                    const ChartStyle &style)
{
    LineLayout layout;
    Frame frame(layout, content, spec, QSizeF(width, 0.0), style);
    frame.placeFrame();
    frame.placeMarks();
    if (layout.labelsFit)
        return layout.neededHeight;
    LineLayout numbered;
    numbered.numbered = true;
    Frame(numbered, content, spec, QSizeF(width, 0.0), style).placeFrame();
    return numbered.neededHeight;
}

} // namespace

LineLayout layoutLines(const ChartContent &content, const LineChartSpec &spec, const QSizeF &size,
                       const ChartStyle &style, std::optional<double> knownHeight)
{
    const auto built = [&](const QSizeF &at) {
        LineLayout layout;
        Frame(layout, content, spec, at, style).build();
        if (layout.labelsFit)
            return layout;
        LineLayout numbered;
        numbered.numbered = true;
        Frame(numbered, content, spec, at, style).build();
        return numbered;
    };
    LineLayout layout = built(size);
    if (!spec.labelColumn.isEmpty() && size.height() > 0.0)
        layout.neededHeight = knownHeight && layout.neededHeight <= size.height()
                                  ? *knownHeight
                                  : neededHeight(content, spec, size.width(), style);
    if (style.direction == Qt::RightToLeft)
        turnRound(layout);
    return layout;
}

double linesMinimumWidth(const ChartContent &content, const LineChartSpec &spec, const ChartStyle &style)
{
    LineLayout layout;
    return Frame(layout, content, spec, QSizeF(), style).minimumWidth();
}

} // namespace rp
