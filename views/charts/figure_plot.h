// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"

#include <QAccessible>
#include <QWidget>

class QToolButton;

namespace rp {

/// The focusable part of a chart or a map. It paints with a focus ring, is walked from item to item (values,
/// nodes) by keyboard and mouse, and stands for its items on the accessibility bus. Items are numbered from
/// 0; -1 is the figure as a whole.
class FigurePlot : public QWidget
{
    Q_OBJECT
public:
    ChartStyle chartStyle() const;
    /// The height at which all of it can still be seen, with letters as small as they may be.
    virtual int leastHeight() const { return minimumSizeHint().height(); }

    /// Lets what is drawn come up in motion, where it can.
    void pourIn();

    virtual QString figureName() const = 0;
    virtual QString figureSummary() const = 0;
    virtual int itemCount() const = 0;
    virtual int itemAt(const QPointF &place) const = 0;
    /// Rectangle of an item in the plot.
    virtual QRectF itemRect(int item) const = 0;
    /// What of an item takes a press, and is told to assistive tools: no less than a finger or a shaking hand
    /// needs, however small it is drawn.
    virtual QRectF targetRect(int item) const { return itemRect(item); }
    virtual int focusedItem() const = 0;
    /// Drawn, in view, spoken when the plot has the focus.
    virtual void focusItem(int item) = 0;
    /// Counts sets of items, so that an accessible interface knows when its children have gone.
    int generation() const { return m_generation; }

signals:
    void keysRequested();
    void said(const QString &sentence); ///< why a key led nowhere

protected:
    /// `dragged`: the directions in which the mouse has to move for a drag.
    FigurePlot(Qt::Orientations dragged, QWidget *parent);

    /// What comes up in motion; empty: nothing.
    virtual QRectF pouredArea() const { return {}; }
    virtual void relayout() = 0;
    virtual void redraw() { update(); }
    /// `visible`: what has to be painted.
    virtual void paintFigure(QPainter &painter, const QRegion &visible) const = 0;
    virtual void paintFocusedItem(QPainter &painter) const = 0;
    virtual QString tipAt(const QPointF &place) const = 0;
    virtual bool takeKey(QKeyEvent &event) = 0;
    virtual bool takeWheel(QWheelEvent &event) = 0;
    virtual void dragBy(const QPointF &pixels) = 0;
    /// Takes hold of what lies at a place; then the drag is its own, and true is returned.
    virtual bool takeHold(const QPointF &) { return false; }
    virtual void dragTo(const QPointF &) {}
    virtual void letGo() {}
    /// The pointer is over a place, or has left (nothing).
    virtual void hover(const std::optional<QPointF> &) {}
    virtual void pressAt(const QPointF &place) = 0;
    virtual void focusEntered() = 0;
    /// `forGood`: a menu or another window is no leaving.
    virtual void focusLeft(bool forGood) = 0;

    /// The frame round what has the focus.
    void paintFocus(QPainter &painter) const;
    void itemsReplaced() { ++m_generation; }
    /// A key that does something in another state of the figure, and nothing in this one, has been pressed.
    /// Said once, however often it is pressed.
    void tellIdle(int key);
    /// Brings the item that has the focus now into view, and tells a screen reader.
    void showPosition();
    /// Tells it of a change, when one listens.
    void tell(QAccessible::Event type);

    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::Orientations m_dragged;
    int m_generation = 0;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    bool m_dragging = false;
    bool m_holding = false;
    int m_idleKey = 0;       ///< it has been said of; 0: of none
    bool m_pressing = false; ///< what is pressed stays under the pointer
};

/// A small button under a figure that zooms; `name` is its object name.
QToolButton *makeZoomButton(const QString &text, const QString &name, QWidget *parent);

/// What a key asks of a figure that can be zoomed.
enum class ZoomKey
{
    In,
    Out,
    Whole
};
std::optional<ZoomKey> zoomKeyFor(const QKeyEvent &event);

} // namespace rp
