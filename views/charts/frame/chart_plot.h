// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"

#include <QWidget>
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
};

/// The focusable part of a chart: paints a canvas with its focus ring, walks it by keyboard and mouse, and
/// stands for it on the accessibility bus as a table.
class ChartPlot : public QWidget
{
    Q_OBJECT
public:
    ChartPlot(std::unique_ptr<ChartCanvas> canvas, PlotHooks hooks, QWidget *parent);
    ~ChartPlot() override;

    void setContent(ChartContent content);
    const ChartContent &content() const { return m_content; }
    ChartCanvas &canvas() { return *m_canvas; }
    const ChartCanvas &canvas() const { return *m_canvas; }
    ChartStyle chartStyle() const;

    ChartPosition position() const { return m_position; }
    void moveTo(const ChartPosition &position);
    /// The same place in content that has just been replaced: drawn anew but not spoken again.
    void keepAt(const ChartPosition &position);

    /// Row and column of a position in the content's grid; -1, -1 for the whole chart.
    std::pair<int, int> cellOf(const ChartPosition &position) const;
    ChartPosition positionOfCell(int row, int column) const;
    /// Screen rectangle of a grid cell; that of the whole plot when nothing is drawn for it.
    QRect cellRect(int row, int column) const;

    void relayout();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void positionChanged();
    void keysRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    QSize measuredMinimum(const ChartStyle &style) const;
    bool takeStep(WalkStep step);
    void paintFocus(QPainter &painter) const;
    void speakPosition();
    void tellTableChanged(bool sameShape, bool renamed, bool redescribed);

    std::unique_ptr<ChartCanvas> m_canvas;
    PlotHooks m_hooks;
    ChartContent m_content;
    ChartPosition m_position;
    QSize m_minimum; ///< as last measured
    QPointF m_pressedAt;
    double m_draggedX = 0.0;
    bool m_dragging = false;
};

/// The step a key asks for in a layout direction, if any.
std::optional<WalkStep> walkStepFor(int key, Qt::KeyboardModifiers modifiers, Qt::LayoutDirection direction);

} // namespace rp
