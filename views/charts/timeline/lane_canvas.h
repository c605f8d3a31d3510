// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/lane_layout.h"

#include <QPainter>

namespace rp {

/// A canvas that keeps content and layout, which only its derived class can make and paint.
template<typename Layout>
class LaneCanvas : public ChartCanvas
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
        if (m_layout.size.width() == width && m_laidOut && m_style.font == style.font &&
            m_style.direction == style.direction)
            return m_layout.neededHeight;
        return laidOut(QSizeF(width, 0.0), style).neededHeight;
    }
    void layout(const QSizeF &size, const ChartStyle &style) override
    {
        m_layout = laidOut(size, style);
        m_style = style;
        m_laidOut = true;
    }
    void paint(QPainter &painter) override
    {
        if (m_layout.size.isEmpty())
            return;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintPlot(painter);
        painter.restore();
        paintTexts(painter, m_layout.texts, m_style);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintOver(painter);
        painter.restore();
    }
    QRectF pointRect(int series, int point) const override { return rectOf(m_layout.points, series, point); }
    QRectF annotationRect(int) const override { return {}; }
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }

    const Layout &geometry() const { return m_layout; }

protected:
    virtual Layout laidOut(const QSizeF &size, const ChartStyle &style) const = 0;
    /// Everything but the texts.
    virtual void paintPlot(QPainter &painter) const = 0;
    /// What lies on top, over the texts too.
    virtual void paintOver(QPainter & /*painter*/) const {}
    /// What the layout depends on beside content and style has changed.
    void forgetLayout() { m_laidOut = false; }

    ChartContent m_content;
    ChartStyle m_style;
    Layout m_layout;

private:
    bool m_laidOut = false; ///< m_layout is of the present content
};

} // namespace rp
