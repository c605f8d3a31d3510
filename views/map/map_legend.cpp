// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_legend.h"

#include "views/charts/canvas_text.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

LegendLayout laidOut(const std::vector<MapLegendEntry> &entries, double width, const ChartStyle &style)
{
    std::vector<LegendEntry> texts;
    texts.reserve(entries.size());
    for (const MapLegendEntry &entry : entries)
        texts.push_back({style.format.locale().createSeparatedList(entry.words), Meaning::Neutral});
    LegendLayout legend = layoutLegend(texts, {}, width, CanvasText(style), style.theme);
    if (style.direction == Qt::RightToLeft) {
        for (QRectF &swatch : legend.swatches)
            swatch = mirrored(swatch, width);
        mirror(legend.texts, width);
    }
    return legend;
}

} // namespace

std::vector<MapLegendEntry> mapLegend(const MapGraph &graph)
{
    std::vector<MapLegendEntry> entries;
    bool faint = false;
    bool regions = false;
    for (const MapGraph::Node &node : graph.nodes) {
        faint = faint || node.faint;
        regions = regions || node.region >= 0;
        if (node.kind.isEmpty())
            continue;
        const auto known = std::find_if(entries.begin(), entries.end(), [&node](const MapLegendEntry &entry) {
            return entry.symbol == node.symbol && entry.alarm == node.alarm;
        });
        if (known == entries.end())
            entries.push_back({MapLegendEntry::Sample::Node, node.symbol, node.alarm, {node.kind}});
        else if (!known->words.contains(node.kind))
            known->words.append(node.kind);
    }
    if (regions && !graph.regionLegend.isEmpty())
        entries.push_back({MapLegendEntry::Sample::Region, MapSymbol::Box, false, {graph.regionLegend}});
    if (faint && !graph.faintLegend.isEmpty())
        entries.push_back({MapLegendEntry::Sample::Faint, MapSymbol::Box, false, {graph.faintLegend}});
    if (!graph.path.nodes.empty())
        entries.push_back({MapLegendEntry::Sample::Path, MapSymbol::Box, false, {graph.path.title}});
    return entries;
}

double mapLegendHeight(const std::vector<MapLegendEntry> &entries, double width, const ChartStyle &style)
{
    return std::ceil(laidOut(entries, width, style).height);
}

void paintMapLegend(QPainter &painter, const std::vector<MapLegendEntry> &entries, double width,
                    const ChartStyle &style)
{
    const LegendLayout legend = laidOut(entries, width, style);
    for (std::size_t i = 0; i < entries.size(); ++i)
        paintMapSample(painter, entries[i], legend.swatches[i].adjusted(1.0, 1.0, -1.0, -1.0), style.theme);
    paintTexts(painter, legend.texts, style);
}

MapLegend::MapLegend(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

ChartStyle MapLegend::style() const
{
    ChartStyle style;
    style.font = font();
    style.font.setPixelSize(std::max(1, QFontInfo(font()).pixelSize()));
    style.theme = windowThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

void MapLegend::setEntries(std::vector<MapLegendEntry> entries)
{
    if (m_entries == entries)
        return;
    m_entries = std::move(entries);
    setVisible(!m_entries.empty());
    updateGeometry();
    update();
}

QSize MapLegend::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 20;
    return {width, int(mapLegendHeight(m_entries, 4000.0, style()))};
}

QSize MapLegend::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 60;
    return {width, heightForWidth(width)};
}

int MapLegend::heightForWidth(int width) const
{
    return int(mapLegendHeight(m_entries, width, style()));
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintMapLegend(painter, m_entries, width(), style());
}

void MapLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        update();
    }
}

} // namespace rp
