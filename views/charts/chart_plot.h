// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_plot.h"

#include <functional>
#include <memory>

namespace rp {

/// What a chart may do with input before the plot's own answer; true (or a use) ends the matter.
struct PlotHooks
{
    std::function<bool(QKeyEvent *)> key;
    std::function<bool(QWheelEvent *)> wheel;
    std::function<void(double)> drag;
    std::function<bool(WalkStep)> step;
    std::function<bool(const QPointF &)> takeHold;
    std::function<void(const QPointF &)> dragTo;
    std::function<void()> letGo;
    std::function<void(const std::optional<QPointF> &)> hover;
    std::function<QString(const QPointF &)> tip;       ///< what is to be done there; empty: the value is told
    std::function<void(const ChartPosition &)> choose; ///< clicked, or Enter on it
    std::function<void(QPainter &)> paintOver;
    std::function<void()> bringUpToDate;
};

/// The focusable part of a chart: paints a canvas, and stands for it on the accessibility bus as a table. Its
/// items are the cells of the content's grid, row by row.
class ChartPlot : public FigurePlot
{
    Q_OBJECT
public:
    ChartPlot(std::unique_ptr<ChartCanvas> canvas, PlotHooks hooks, QWidget *parent);
    ~ChartPlot() override;

    void setContent(ChartContent content);
    const ChartContent &content() const { return m_content; }
    ChartCanvas &canvas() { return *m_canvas; }
    const ChartCanvas &canvas() const { return *m_canvas; }

    ChartPosition position() const { return m_position; }
    void moveTo(const ChartPosition &position);
    /// The same place in content that has just been replaced: drawn anew but not spoken again.
    void keepAt(const ChartPosition &position);
    /// What is said at a position; empty for the whole chart.
    QString spokenAt(const ChartPosition &position) const;
    void relayout() override;
    void redraw() override;

    QString figureName() const override { return m_content.caption; }
    QString figureSummary() const override { return m_content.summary; }
    int itemCount() const override;
    int itemAt(const QPointF &place) const override;
    QRectF itemRect(int item) const override; ///< the whole plot when nothing is drawn for it
    int focusedItem() const override { return itemOf(m_position); }
    void focusItem(int item) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int leastHeight() const override;

signals:
    void positionChanged();

protected:
    QRectF pouredArea() const override { return m_canvas->plotArea(); }
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintFigure(QPainter &painter, const QRegion &visible) const override;
    void paintFocusedItem(QPainter &painter) const override;
    QString tipAt(const QPointF &place) const override;
    bool takeKey(QKeyEvent &event) override;
    bool takeWheel(QWheelEvent &event) override;
    void dragBy(const QPointF &pixels) override;
    bool takeHold(const QPointF &place) override { return m_hooks.takeHold(place); }
    void dragTo(const QPointF &place) override { m_hooks.dragTo(place); }
    void letGo() override { m_hooks.letGo(); }
    void hover(const std::optional<QPointF> &place) override;
    void pressAt(const QPointF &place) override;
    void focusEntered() override;
    void focusLeft(bool forGood) override;

private:
    int itemOf(const ChartPosition &position) const;
    ChartPosition positionOf(int item) const;
    void showView();
    void paintOver(QPainter &painter) const;
    void paintLabel(QPainter &painter, const ChartPosition &position) const;
    QSize measuredMinimum(const ChartStyle &style) const;
    ChartStyle lowerStyle(const ChartStyle &style) const;
    bool takeStep(WalkStep step);
    void tellTableChanged(bool sameShape);

    std::unique_ptr<ChartCanvas> m_canvas;
    QWidget *m_view = nullptr; ///< the canvas' own
    PlotHooks m_hooks;
    ChartContent m_content;
    ChartPosition m_position;
    std::optional<ChartPosition> m_pointed;
    QSize m_minimum; ///< as last measured
};

/// The step a key asks for in a layout direction, if any.
std::optional<WalkStep> walkStepFor(int key, Qt::KeyboardModifiers modifiers, Qt::LayoutDirection direction);

} // namespace rp
