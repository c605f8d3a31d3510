// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <array>

class QKeyEvent;
class QToolButton;
class QWheelEvent;
class QWidget;

namespace rp {

/// What zooms a chart over time and moves along it: three buttons, keys, wheel and pointer. Turns them into
/// what is wanted of the part in view; whoever holds that part does it.
class TimeHand : public QObject
{
    Q_OBJECT
public:
    /// Makes the buttons, for the chart to place.
    explicit TimeHand(QWidget *chart);

    static constexpr double zoomStep = 2.0;

    /// In, out, and the whole.
    const std::array<QToolButton *, 3> &buttons() const { return m_buttons; }
    /// Texts in the current language; those of the button that shows the whole are the chart's.
    void setTexts(const QString &whole, const QString &wholeTip);
    /// Lines for the list of keys, with the one that shows the whole.
    static QStringList keyLines(const QString &wholeLine);

    // True when the event was for this.
    bool takeKey(const QKeyEvent &event);
    /// Plain turning is left to the page that the chart stands on; only with Ctrl, or where the chart has the
    /// focus, it zooms.
    bool takeWheel(const QWheelEvent &event, bool hasFocus);
    void takeDrag(double dx, double plotWidth);

signals:
    void zoomWanted(double factor);             ///< by button or key
    void zoomAtWanted(double factor, double x); ///< by the wheel, with the pointer at x
    void wholeWanted();
    void moveWanted(double parts, bool byKey); ///< by parts of the view; positive is later

private:
    double later() const; ///< of a move to the right: -1 where time goes to the left

    QWidget *m_chart;
    std::array<QToolButton *, 3> m_buttons;
};

} // namespace rp
