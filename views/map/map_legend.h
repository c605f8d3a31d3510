// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_paint.h"

#include <QWidget>

namespace rp {

std::vector<MapLegendEntry> mapLegend(const MapGraph &graph);

/// What the outlines and signs of a map mean, in rows. A screen reader hears the kinds with the nodes.
class MapLegend : public QWidget
{
    Q_OBJECT
public:
    explicit MapLegend(QWidget *parent);

    void setEntries(std::vector<MapLegendEntry> entries);
    const std::vector<MapLegendEntry> &entries() const { return m_entries; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    ChartStyle style() const;

    std::vector<MapLegendEntry> m_entries;
};

/// The height of a legend of this width.
double mapLegendHeight(const std::vector<MapLegendEntry> &entries, double width, const ChartStyle &style);
/// Paints it from (0, 0), mirrored for right-to-left.
void paintMapLegend(QPainter &painter, const std::vector<MapLegendEntry> &entries, double width,
                    const ChartStyle &style);

} // namespace rp
