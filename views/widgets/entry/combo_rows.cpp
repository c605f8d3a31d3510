// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/entry/combo_rows.h"

#include "views/widgets/layout/spacing.h"

#include <QComboBox>
#include <QPainter>
#include <QPainterPath>

namespace rp {

namespace {

constexpr int across = space::s;

/// Room for the tick of the row that is chosen.
int tickWidth(const QFontMetrics &metrics)
{
    return metrics.height();
}

} // namespace

ComboRows::ComboRows(QComboBox *box)
    : QStyledItemDelegate(box)
    , m_box(box)
{
}

void ComboRows::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QPalette colors = m_box->palette();
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const bool current = option.state.testFlag(QStyle::State_Selected) && enabled;
    const QPalette::ColorGroup group = enabled ? QPalette::Active : QPalette::Disabled;
    const QColor ink = colors.color(group, current ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    painter->fillRect(option.rect, colors.color(group, current ? QPalette::Highlight : QPalette::Base));
    painter->setPen(ink);
    const QFontMetrics metrics(m_box->font());
    const int tick = tickWidth(metrics);
    const QRect inner = option.rect.adjusted(across, 0, -across, 0);
    const QRect words =
        QStyle::visualRect(option.direction, inner,
                           QRect(inner.left() + tick, inner.top(), inner.width() - tick, inner.height()));
    painter->setFont(m_box->font());
    painter->drawText(words,
                      static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeading)) |
                          Qt::AlignVCenter | Qt::TextSingleLine,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    if (index.row() == m_box->currentIndex()) {
        const QRect place = QStyle::visualRect(
            option.direction, inner, QRect(inner.left(), inner.top(), tick - space::xs, inner.height()));
        const QPointF middle = QRectF(place).center();
        const double half = metrics.height() / 4.0;
        QPainterPath path(middle + QPointF(-half, 0.0));
        path.lineTo(middle + QPointF(-half / 3.0, half * 0.7));
        path.lineTo(middle + QPointF(half, -half * 0.7));
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(path);
    }
    painter->restore();
}

QSize ComboRows::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(m_box->font());
    return {metrics.horizontalAdvance(index.data().toString()) + tickWidth(metrics) + 2 * across + 2,
            qMax(metrics.height() + space::s, space::target + space::xs)};
}

} // namespace rp
