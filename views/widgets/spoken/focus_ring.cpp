// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QVariant>
#include <QWidget>

namespace rp {

namespace {

constexpr char shownProperty[] = "rp_showsFocus";

class FirstPress : public QObject
{
public:
    explicit FirstPress(QWidget &window)
        : QObject(&window)
        , m_window(window)
    {
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress && m_window.isActiveWindow();
        if (isKey && !m_window.property(shownProperty).toBool())
            show(true);
        if (event->type() == QEvent::MouseButtonPress) {
            show(false);
            qApp->removeEventFilter(this);
            deleteLater();
        }
        return false;
    }

private:
    void show(bool isShown)
    {
        m_window.setProperty(shownProperty, isShown);
        if (QWidget *focus = m_window.focusWidget())
            focus->update();
    }

    QWidget &m_window;
};

} // namespace

void drawFocusRing(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    constexpr double width = 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Active, QPalette::Highlight), width));
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), 3.0, 3.0);
    painter.restore();
}

void showFocusFromFirstKey(QWidget &window)
{
    if (window.property(shownProperty).isValid())
        return;
    window.setProperty(shownProperty, false);
    new FirstPress(window); // the window's
}

bool isFocusShown(const QWidget &window)
{
    return window.testAttribute(Qt::WA_KeyboardFocusChange) || window.property(shownProperty).toBool();
}

} // namespace rp
