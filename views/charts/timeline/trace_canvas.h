// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/lane_canvas.h"
#include "views/charts/timeline/trace_layout.h"

#include <optional>
#include <utility>
#include <vector>

namespace rp {

/// Calls of the host, waiting and streams of the GPU over time, with arrows from a call to what it launched.
class TraceCanvas : public LaneCanvas<TraceLayout>
{
public:
    void setPicture(TracePicture picture);
    const TracePicture &picture() const { return m_picture; }
    double minimumWidth(const ChartStyle &style) const override;
    /// Moment under an x coordinate in ns, not clamped to the window.
    double timeAt(double x) const;
    /// Inverse of timeAt().
    double xAt(double ns) const;
    /// Drawn over everything else; neither takes part in the layout.
    void setCard(std::optional<TraceCard> card) { m_card = std::move(card); }
    const std::optional<TraceCard> &card() const { return m_card; }
    void setSpan(std::optional<TraceSpan> span) { m_span = std::move(span); }
    const std::optional<TraceSpan> &span() const { return m_span; }
    void setFlags(std::vector<TraceFlag> flags) { m_flags = std::move(flags); }
    const std::vector<TraceFlag> &flags() const { return m_flags; }

protected:
    TraceLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;
    void paintOver(QPainter &painter) const override;

private:
    void paintArrow(QPainter &painter, const QLineF &arrow) const;
    void paintBracket(QPainter &painter, const QLineF &across) const;
    void paintCard(QPainter &painter) const;
    void paintSpan(QPainter &painter) const;
    void paintFlags(QPainter &painter) const;

    TracePicture m_picture;
    std::optional<TraceCard> m_card;
    std::optional<TraceSpan> m_span;
    std::vector<TraceFlag> m_flags;
};

} // namespace rp
