// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_layout.h"

#include <QPainter>
#include <optional>
#include <utility>

namespace rp {

/// A canvas that keeps content and layout, which only its derived class can make and paint.
template<typename Layout>
class PlotCanvas : public ChartCanvas
{
public:
    void setContent(const ChartContent &content) override
    {
        m_content = content;
        m_laidOut = false;
    }
    double minimumHeight(double width, const ChartStyle &style) const override
    {
        // The height needed does not depend on the height given: the last layout may know it already.
        if (m_layout.size.width() == width && isLaidOutIn(style))
            return m_layout.neededHeight;
        return laidOut(QSizeF(width, 0.0), style).neededHeight;
    }
    void layout(const QSizeF &size, const ChartStyle &style) override
    {
        const Layout before = std::exchange(m_layout, laidOut(size, style));
        const bool sameLetters = m_style.font == style.font && m_style.direction == style.direction;
        m_style = style;
        m_laidOut = true;
        const QRect whole = QRectF(QPointF(), size).toAlignedRect();
        m_changed = sameLetters ? redrawn(before).value_or(whole) : whole;
    }
    QRect changedPart() const override { return m_changed; }
    void setGripped(bool gripped) override { m_gripped = gripped; }
    void paint(QPainter &painter) const override
    {
        if (m_layout.size.isEmpty())
            return;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintPlot(painter);
        painter.restore();
        paintTexts(painter, m_layout.texts, m_style);
    }
    QRectF pointRect(int series, int point) const override
    {
        return series >= 0 && std::size_t(series) < m_layout.points.size()
                   ? rectOf(m_layout.points[std::size_t(series)], point)
                   : QRectF();
    }
    QRectF annotationRect(int annotation) const override { return rectOf(m_layout.annotations, annotation); }
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }

    const Layout &geometry() const { return m_layout; }

protected:
    virtual Layout laidOut(const QSizeF &size, const ChartStyle &style) const = 0;
    /// What a layout draws otherwise than this one, which was in the same letters; none: all of it, or
    /// whoever derives does not say.
    virtual std::optional<QRect> redrawn(const Layout & /*before*/) const { return {}; }
    bool isGripped() const { return m_gripped; }
    /// How far round its place a mark may be painted, what it is taken hold of by and a frame included.
    double marksReach() const { return m_gripped ? 12.0 : 5.0; }
    /// Everything but the texts.
    virtual void paintPlot(QPainter &painter) const = 0;
    /// Whether the present content was laid out with texts of this look.
    bool isLaidOutIn(const ChartStyle &style) const
    {
        return m_laidOut && m_style.font == style.font && m_style.direction == style.direction;
    }
    /// What the layout depends on beside content and style has changed.
    void forgetLayout() { m_laidOut = false; }

    static QRectF rectOf(const std::vector<QRectF> &rects, int index)
    {
        return index >= 0 && std::size_t(index) < rects.size() ? rects[std::size_t(index)] : QRectF();
    }

    ChartContent m_content;
    ChartStyle m_style;
    Layout m_layout;

private:
    bool m_laidOut = false; ///< m_layout is of the present content
    bool m_gripped = false;
    QRect m_changed;
};

} // namespace rp
