// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace rp {

/// Lies over the plot of a chart that comes up for the first time, and draws back from where its values
/// begin, so that they pour in. Takes no press and is silent; it goes by itself within a second, and at once
/// when anything is pressed.
class PourIn : public QWidget
{
    Q_OBJECT
public:
    /// Does nothing where nothing is to move.
    /// @param area of the chart, in its pixels
    static void over(QWidget &chart, const QRect &area);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    PourIn(QWidget &chart, const QRect &area);

    QVariantAnimation m_motion;
};

} // namespace rp
