// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/step_rail.h"

#include "models/text/format.h"
#include "views/charts/canvas/chart_theme.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace rp {

/// The line with its marks.
class RailStrip : public QWidget
{
public:
    explicit RailStrip(StepRail *rail)
        : QWidget(rail)
        , m_rail(rail)
    {
        fit();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_rail->count() == 0)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool loop = m_rail->kind() == StepRail::Kind::Loop;
        const ChartTheme theme = chartThemeFor(palette());
        painter.setPen(QPen(theme.axis, 2.0));
        for (int i = 0; i + 1 < m_rail->count(); ++i)
            paintLink(painter, i, theme);
        if (loop && m_rail->count() > 1)
            paintWayBack(painter, theme);
        for (int i = 0; i < m_rail->count(); ++i)
            paintMark(painter, i, theme);
    }
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            fit();
    }

private:
    double radius() const { return fontMetrics().height() * 0.72; }
    void fit()
    {
        const bool loop = m_rail->kind() == StepRail::Kind::Loop;
        setFixedWidth(int(radius() * (loop ? 3.8 : 2.0)) + 4);
    }
    /// `fromTrailing` pixels away from the side of the steps.
    double x(double fromTrailing) const
    {
        return layoutDirection() == Qt::RightToLeft ? fromTrailing : width() - fromTrailing;
    }
    double markX() const { return x(radius() + 2.0); }

    static void paintHead(QPainter &painter, const QPointF &tip, const QPointF &way, const QColor &color)
    {
        const QPointF side(-way.y(), way.x());
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(
            QPolygonF(QList<QPointF>{tip, tip - way * 8.0 + side * 5.0, tip - way * 8.0 - side * 5.0}));
        painter.restore();
    }
    void paintLink(QPainter &painter, int index, const ChartTheme &theme) const
    {
        const double from = m_rail->markY(index) + radius();
        const double to = m_rail->markY(index + 1) - radius() - 2.0;
        const bool arrow = m_rail->kind() == StepRail::Kind::Loop;
        painter.drawLine(QPointF(markX(), from), QPointF(markX(), to - (arrow ? 6.0 : 0.0)));
        if (arrow)
            paintHead(painter, {markX(), to}, {0.0, 1.0}, theme.axis);
    }
    void paintWayBack(QPainter &painter, const ChartTheme &theme) const
    {
        const double top = m_rail->markY(0);
        const double bottom = m_rail->markY(m_rail->count() - 1);
        const double outer = x(width() - 2.0);
        const double inward = layoutDirection() == Qt::RightToLeft ? -1.0 : 1.0;
        const double bend = radius() * 0.7;
        const double edge = markX() - inward * radius();
        QPainterPath way(QPointF(edge, bottom));
        way.lineTo(outer + inward * bend, bottom);
        way.quadTo(QPointF(outer, bottom), QPointF(outer, bottom - bend));
        way.lineTo(outer, top + bend);
        way.quadTo(QPointF(outer, top), QPointF(outer + inward * bend, top));
        way.lineTo(edge - inward * 6.0, top);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(way);
        paintHead(painter, {edge, top}, {inward, 0.0}, theme.axis);
    }
    void paintMark(QPainter &painter, int index, const ChartTheme &theme) const
    {
        const MarkStyle style = theme.mark(Meaning::Compute);
        const QPointF middle(markX(), m_rail->markY(index));
        const double r = radius();
        const QRectF disc(middle.x() - r, middle.y() - r, 2.0 * r, 2.0 * r);
        painter.save();
        if (m_rail->kind() == StepRail::Kind::Loop) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(style.fill);
            painter.drawEllipse(disc);
            QFont bold = font();
            bold.setBold(true);
            painter.setFont(bold);
            painter.setPen(style.labelInk);
            painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip, Format().count(index + 1));
        } else {
            painter.setPen(QPen(style.fill, 2.0));
            painter.setBrush(theme.background);
            const QRectF ring = disc.adjusted(r * 0.3, r * 0.3, -r * 0.3, -r * 0.3);
            painter.drawEllipse(ring);
            const double share = m_rail->count() > 1 ? double(index) / (m_rail->count() - 1) : 1.0;
            painter.setBrush(style.fill);
            if (share >= 1.0)
                painter.drawEllipse(ring);
            else if (share > 0.0)
                painter.drawPie(ring, 90 * 16, int(-share * 360.0 * 16.0));
        }
        painter.restore();
    }

    StepRail *m_rail;
};

StepRail::StepRail(Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_strip(new RailStrip(this))
    , m_column(new QVBoxLayout)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::m);
    row->addWidget(m_strip);
    row->addLayout(m_column, 1);
    m_column->setSpacing(space::l);
}

void StepRail::addStep(QWidget *step, QWidget *heading)
{
    m_column->addWidget(step);
    m_headings.push_back(heading);
}

double StepRail::markY(int index) const
{
    const QWidget *heading = m_headings[static_cast<std::size_t>(index)];
    const QPoint top = heading->mapTo(this, QPoint(0, 0));
    // The first line of the heading, should it have several.
    const double line = std::min(heading->height(), heading->fontMetrics().height() * 2);
    return top.y() - m_strip->y() + line / 2.0;
}

} // namespace rp
