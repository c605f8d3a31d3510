// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scale/intensity_scale.h"

#include "views/charts/scale/scale_canvas.h"

namespace rp {

IntensityScale::IntensityScale(QWidget *parent)
    : ChartWidget(std::make_unique<ScaleCanvas>(), parent)
{
}

void IntensityScale::setPoints(ResultTable *table, const QString &valueColumn)
{
    ChartMapping mapping;
    mapping.seriesAre = ChartMapping::SeriesAre::Columns;
    mapping.columnKeys = {valueColumn};
    setTable(table, mapping);
}

void IntensityScale::setRidges(std::vector<IntensityRidge> ridges)
{
    if (m_ridges == ridges)
        return;
    m_ridges = std::move(ridges);
    static_cast<ScaleCanvas &>(mutableCanvas()).setRidgeCount(static_cast<int>(m_ridges.size()));
    scheduleRefresh();
}

ChartContent IntensityScale::buildContent() const
{
    ChartContent content = ChartWidget::buildContent();
    //: Title of an axis; the unit (FLOP/byte) and its range are added.
    content.categoryAxisTitle = tr("Arithmetic intensity");
    content.legend.clear();
    for (ChartSeries &series : content.series)
        for (ChartPoint &point : series.points) {
            const QString name = content.grid.rows[static_cast<std::size_t>(point.row)].value(0);
            //: Label of a mark on the arithmetic-intensity axis. %1: what has it, %2: the value with its
            //: unit.
            point.label = tr("%1: %2").arg(name, point.text);
            point.name = name;
        }
    std::vector<ChartAnnotation> annotations;
    for (const IntensityRidge &ridge : m_ridges) {
        ChartAnnotation annotation;
        annotation.key = ridge.key;
        annotation.label = ridge.label;
        annotation.spoken = ridge.spoken;
        annotation.position = ridge.flopPerByte;
        annotations.push_back(annotation);
    }
    annotations.insert(annotations.end(), content.annotations.cbegin(), content.annotations.cend());
    content.grid.rows.resize(static_cast<std::size_t>(content.grid.annotationRow));
    appendAnnotations(content, annotations);
    return content;
}

} // namespace rp
