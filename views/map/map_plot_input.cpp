// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of MapPlot that listens: keys, mouse, focus.
#include "views/map/map_plot.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <cmath>

namespace rp {

namespace {

constexpr double zoomStep = 1.25;
constexpr double panStep = 60.0; ///< pixels

} // namespace

std::optional<MapStep> mapStepFor(int key, Qt::KeyboardModifiers modifiers)
{
    const Qt::KeyboardModifiers held = modifiers & ~Qt::KeypadModifier;
    const bool shift = held == Qt::ShiftModifier;
    if (held != Qt::NoModifier && !shift)
        return std::nullopt;
    if (key == Qt::Key_N)
        return shift ? MapStep::PreviousAlarm : MapStep::NextAlarm;
    if (key == Qt::Key_R)
        return shift ? MapStep::PreviousRegion : MapStep::NextRegion;
    if (key == Qt::Key_P)
        return shift ? MapStep::PreviousOnPath : MapStep::NextOnPath;
    if (shift)
        return std::nullopt;
    switch (key) {
    case Qt::Key_Down:
        return MapStep::Forward;
    case Qt::Key_Up:
        return MapStep::Back;
    case Qt::Key_Left: // as drawn: the picture is mirrored already
        return MapStep::Left;
    case Qt::Key_Right:
        return MapStep::Right;
    case Qt::Key_PageDown:
        return MapStep::Next;
    case Qt::Key_PageUp:
        return MapStep::Previous;
    case Qt::Key_Home:
        return MapStep::First;
    case Qt::Key_End:
        return MapStep::Last;
    default:
        return std::nullopt;
    }
}

void MapPlot::keyPressEvent(QKeyEvent *event)
{
    // The Arabic question mark sits on the same key.
    if (event->text() == QStringLiteral("?") || event->text() == QString(QChar(0x061F)))
        emit keysRequested();
    else if (!zoomKey(*event) && !panKey(*event) && !takeKey(*event))
        QWidget::keyPressEvent(event);
}

bool MapPlot::zoomKey(const QKeyEvent &event)
{
    if (event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift on many keyboards
        zoomTo(m_view.zoom * zoomStep);
        break;
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
        zoomTo(m_view.zoom / zoomStep);
        break;
    case Qt::Key_0:
        zoomToFit();
        break;
    case Qt::Key_1:
        zoomToReadable();
        break;
    default:
        return false;
    }
    emit zoomAsked();
    return true;
}

bool MapPlot::panKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ShiftModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        panBy({-panStep, 0.0});
        return true;
    case Qt::Key_Right:
        panBy({panStep, 0.0});
        return true;
    case Qt::Key_Up:
        panBy({0.0, -panStep});
        return true;
    case Qt::Key_Down:
        panBy({0.0, panStep});
        return true;
    default:
        return false;
    }
}

bool MapPlot::takeKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape && m_inside && event.modifiers() == Qt::NoModifier) {
        setInside(false);
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_inside)
            activate(m_node);
        else
            setInside(true);
        return true;
    }
    const auto step = mapStepFor(event.key(), event.modifiers());
    if (!step)
        return false;
    takeStep(*step);
    return true;
}

void MapPlot::takeStep(MapStep step)
{
    const bool arrow =
        step == MapStep::Forward || step == MapStep::Back || step == MapStep::Left || step == MapStep::Right;
    if (!m_inside && arrow && isNode(m_node)) { // goes on where the walk was left
        setInside(true);
        return;
    }
    const int before = focusedNode();
    const int next = m_walk.take(step, before);
    if (next == before)
        sayNothingThere(step);
    focusNode(next);
}

void MapPlot::sayNothingThere(MapStep step)
{
    switch (step) {
    case MapStep::Forward:
        emit said(tr("Nothing leads on from here."));
        break;
    case MapStep::Back:
        emit said(tr("Nothing leads here."));
        break;
    case MapStep::Left:
    case MapStep::Right:
        emit said(tr("There is no node beside this one."));
        break;
    case MapStep::NextAlarm:
    case MapStep::PreviousAlarm:
        emit said(m_inside && m_graph.nodes[std::size_t(m_node)].alarm
                      ? tr("There is no other node of this kind.")
                      : tr("This map has no marked node."));
        break;
    case MapStep::NextRegion:
    case MapStep::PreviousRegion:
        emit said(tr("There is no other region."));
        break;
    case MapStep::NextOnPath:
    case MapStep::PreviousOnPath:
        emit said(m_graph.path.nodes.empty()    ? tr("No path is highlighted in this map.")
                  : step == MapStep::NextOnPath ? tr("The path ends here.")
                                                : tr("The path begins here."));
        break;
    default:
        break;
    }
}

void MapPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = m_draggedTo = event->position();
    m_dragging = false;
}

void MapPlot::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    const QPointF way = event->position() - m_pressedAt;
    if (!m_dragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    if (!m_dragging)
        setCursor(Qt::ClosedHandCursor);
    m_dragging = true;
    panBy(m_draggedTo - event->position());
    m_draggedTo = event->position();
}

void MapPlot::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_dragging)
        unsetCursor();
    else if (const int node = nodeAt(event->position()); node >= 0)
        focusNode(node);
    m_dragging = false;
}

void MapPlot::wheelEvent(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setView(zoomedView(m_view, m_view.zoom * std::pow(zoomStep, turn.y() / 120.0), event->position(),
                           m_drawing.size(), size()));
        return;
    }
    // Plain turning scrolls the page the map stands on; in the focused map it moves the view, as far as it
    // can.
    const MapView before = m_view;
    if (hasFocus())
        panBy(QPointF(-turn.x(), -turn.y()) * 0.5);
    if (before == m_view)
        event->ignore();
}

bool MapPlot::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int node = nodeAt(help->pos());
        if (node >= 0)
            QToolTip::showText(help->globalPos(), m_graph.nodes[std::size_t(node)].description, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void MapPlot::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    emit nodeChanged(focusedNode());
}

void MapPlot::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
    // The next visit starts with the whole map again; a menu or another window is no leaving.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setInside(false);
}

} // namespace rp
