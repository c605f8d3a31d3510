// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/format.h"
#include "views/charts/chart_content.h"
#include "views/charts/chart_theme.h"
#include "views/charts/chart_walk.h"

#include <QFont>
#include <QRectF>

#include <QString>
#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QWidget;

namespace rp {

/// Everything outside the data that decides how a chart looks.
struct ChartStyle
{
    QFont font;
    ChartTheme theme;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    Format format = Format();
    bool namesRanges = false; ///< axis titles say from where to where their axes go
};

/// One text at its place. Kept as data, so that tests can measure what would be drawn.
struct PlacedText
{
    QRectF rect;
    QString text;
    QColor color;
    Qt::Alignment alignment = Qt::AlignCenter;
    bool bold = false;
    QColor plate = {};  ///< drawn behind the text when valid, to keep it off a pattern
    double scale = 1.0; ///< of the letters; larger ones stand on one line

    bool operator==(const PlacedText &) const = default;
};

/// The drawing part of a chart: content and size in, geometry and picture out. Widget, exports, focus ring,
/// mouse and the accessible table's rectangles share it. Coordinates are device-independent pixels from the
/// canvas' top left corner, already mirrored for right-to-left.
class ChartCanvas
{
public:
    virtual ~ChartCanvas() = default;

    virtual void setContent(const ChartContent &content) = 0;
    /// Height below which texts or marks would not fit at this width.
    virtual double minimumHeight(double width, const ChartStyle &style) const = 0;
    /// Width below which they would not fit at any height.
    virtual double minimumWidth(const ChartStyle &style) const = 0;
    virtual void layout(const QSizeF &size, const ChartStyle &style) = 0;
    /// Paints what the last layout() placed.
    virtual void paint(QPainter &painter) = 0;
    /// The widget that shows the last layout() by itself, with what `over` paints on top: it takes neither
    /// focus nor mouse, and belongs to the canvas. Null for a canvas that its plot has to paint.
    virtual QWidget *view(const std::function<void(QPainter &)> & /*over*/) { return nullptr; }
    /// What `over` paints is another now.
    virtual void redraw() {}
    /// Between the axes; empty for a canvas without.
    virtual QRectF plotArea() const { return {}; }
    /// Rectangle of a point's mark; empty for one that is not drawn.
    virtual QRectF pointRect(int series, int point) const = 0;
    virtual QRectF annotationRect(int annotation) const = 0;
    virtual const std::vector<PlacedText> &texts() const = 0;

    /// The point or annotation drawn at a place, annotations first.
    virtual std::optional<ChartPosition> positionAt(const QPointF &place, const ChartContent &content) const;
    /// Value of an axis at a place; nothing where there is no such axis.
    virtual std::optional<double> valueAt(const QPointF &, Qt::Orientation) const { return std::nullopt; }
    /// Where a mark can be taken hold of: its middle, or the end of a bar.
    virtual QPointF gripOf(const ChartPosition &position) const { return positionRect(position).center(); }
    /// While something is held, axes stay as they are.
    virtual void setHeld(bool) {}
    /// Marks can be taken hold of and need room to be drawn out.
    virtual void setGripped(bool) {}
    /// The next content is about something else: axes are chosen for it, not kept.
    virtual void forgetAxes() {}
    /// Rectangle of any position; empty for ChartPosition::On::Whole.
    QRectF positionRect(const ChartPosition &position) const;
};

/// One of a list; empty where it has none.
QRectF rectOf(const std::vector<QRectF> &rects, int index);
QRectF rectOf(const std::vector<std::vector<QRectF>> &series, int index, int point);

/// Draws texts as placed, in the style's font; none that lies outside the painter's clip.
void paintTexts(QPainter &painter, const std::vector<PlacedText> &texts, const ChartStyle &style);

} // namespace rp
