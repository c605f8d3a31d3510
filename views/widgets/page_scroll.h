// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QFrame>
#include <QScrollArea>

namespace rp {

/// Scrolls a page up and down, never sideways. No tab stop of its own: Page Up and Page Down reach it from
/// whatever on the page has the focus, and it follows the focus, also from cell to cell of a list or table,
/// but not that of the mouse: what is pressed must stay under the pointer until it is released.
class PageScroll : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageScroll(QWidget *parent = nullptr);
    /// Keeps the room of the bar free while there is nothing to scroll, so that no line breaks elsewhere and
    /// nothing moves under the pointer when a page grows beyond its window.
    void keepRoomOfBar();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void takeFocusOf(QWidget &now);

    QDeadlineTimer m_released;          ///< runs while what a release of the mouse does is done
    QMetaObject::Connection m_followed; ///< to the list or table that had the focus last
};

/// The first two lines of a widget are in view. What a press of the mouse has led to need not be more so: the
/// rest is not worth moving the page under the pointer.
bool isBegunInView(const QScrollArea &area, const QWidget &widget);

/// Scrolls the page that a widget stands on, and what that page stands on, until a part of the widget is in
/// view: the cell or the point that the keyboard has come to.
void showInPage(const QWidget &widget, const QRect &part);

/// The page's foot, set off by a line.
class PageFoot : public QFrame
{
    Q_OBJECT
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rp
