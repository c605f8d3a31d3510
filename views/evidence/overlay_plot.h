// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/value_axis.h"
#include "views/charts/canvas/chart_content.h"

#include <QLabel>

namespace rp {

/// Two captures of one instrument in one picture and on one axis: the first solid, the second as a ghost, a
/// dashed outline. Its values stand in the table of the comparison; for assistive tools it is a text that
/// says what lies over what.
class OverlayPlot : public QLabel
{
    Q_OBJECT
public:
    explicit OverlayPlot(QWidget *parent = nullptr);

    struct Side
    {
        QString name; ///< of the capture
        ChartContent content;
    };
    /// Hidden where the two have no values in common.
    void setSides(Side solid, Side ghost);

    /// One value of both, by the order of the first.
    struct Pair
    {
        QString name;
        QString solidText;
        QString ghostText;
        double at = 0.0; ///< along the axis of a line chart
        double solid = 0.0;
        double ghost = 0.0;
        std::size_t series = 0;
    };
    const std::vector<Pair> &pairs() const { return m_pairs; }
    bool drawsLines() const { return m_lines; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintBars(QPainter &painter, const QRectF &room) const;
    void paintLines(QPainter &painter, const QRectF &room) const;
    QRectF paintAxes(QPainter &painter, const QRectF &room, const ValueAxis &across,
                     const ValueAxis &up) const;
    void paintName(QPainter &painter, const QPointF &end, std::size_t series,
                   std::vector<QRectF> &taken) const;
    double paintLegend(QPainter &painter) const; ///< returns its height

    Side m_solid;
    Side m_ghost;
    std::vector<Pair> m_pairs;
    bool m_lines = false;
};

} // namespace rp
