// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_overlay.h"
#include "views/charts/series_wish.h"

#include <memory>

class QCategoryAxis;
class QChart;
class QChartView;

namespace rp {

/// What a chart of Qt Charts shows in one size and look.
struct SeriesPlot
{
    ChartOverlay overlay;
    TickTable x;
    TickTable y;         ///< of bars: without ticks
    double upFrom = 0.0; ///< range of the upright axis in its own measure
    double upTo = 1.0;
    bool upsideDown = false;   ///< the upright axis begins at the top
    double neededHeight = 0.0; ///< below this, marks or texts would not fit
};

/// A chart of Qt Charts: series on axes in a QChartView, and one overlay over them.
class SeriesCanvas : public ChartCanvas
{
public:
    SeriesCanvas();
    ~SeriesCanvas() override;

    QWidget *view(const std::function<void(QPainter &)> &over) override;
    void redraw() override;
    void setContent(const ChartContent &content) override;
    double minimumHeight(double width, const ChartStyle &style) const override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    void paint(QPainter &painter) override;
    void setGripped(bool gripped) override { m_gripped = gripped; }
    QRectF plotArea() const override { return m_plot.overlay.plot; }
    QRectF pointRect(int series, int point) const override;
    QRectF annotationRect(int annotation) const override;
    const std::vector<PlacedText> &texts() const override { return m_plot.overlay.texts; }
    std::optional<ChartPosition> positionAt(const QPointF &place, const ChartContent &content) const override;
    std::optional<double> valueAt(const QPointF &place, Qt::Orientation along) const override;

    const SeriesPlot &plot() const { return m_plot; }
    /// Null before the first layout().
    const QChart *chart() const;

protected:
    virtual SeriesPlot placed(const QSizeF &size, const ChartStyle &style) const = 0;
    /// What the present layout shows, from the back to the front; always of the same kinds where it can be,
    /// because series are kept then. `ratio`: pixels of the device to one, 0 for a format of vectors.
    virtual std::vector<SeriesWish> wishes(double ratio) const = 0;
    /// Pixels from a point's mark that a pointer still means it.
    virtual double reach() const { return 0.0; }

    /// Shows wishes() anew in the present layout.
    void refill();

    bool isGripped() const { return m_gripped; }
    bool isMirrored() const { return m_style.direction == Qt::RightToLeft; }
    /// Whether the present content was laid out with texts of this look.
    bool isLaidOutIn(const ChartStyle &style) const;
    /// What the layout depends on beside content and style has changed.
    void forgetLayout() { m_laidOut = false; }

    ChartContent m_content;
    ChartStyle m_style;
    SeriesPlot m_plot;

private:
    class Layer;
    void makeChart();
    void show(double ratio);
    void showAxes();
    void showSeries(const std::vector<SeriesWish> &wanted);

    bool m_laidOut = false; ///< m_plot is of the present content
    bool m_gripped = false;
    bool m_printing = false;
    std::function<void(QPainter &)> m_over;
    std::unique_ptr<QChartView> m_view;
    QCategoryAxis *m_x = nullptr;
    QCategoryAxis *m_y = nullptr;
    TickTable m_shownX; ///< that the axes have now
    TickTable m_shownY;
    std::vector<SeriesWish::Kind> m_kinds; ///< of the chart's series
    std::vector<Layer *> m_layers;
};

} // namespace rp
