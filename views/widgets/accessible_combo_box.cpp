// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/accessible_combo_box.h"

#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QAbstractItemView>
#include <QPainterPath>
#include <QScreen>
#include <QStylePainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace rp {

namespace {

constexpr int across = space::s;

/// Room for the tick of the row that is chosen.
int tickWidth(const QFontMetrics &metrics)
{
    return metrics.height();
}

/// The rows of a combo box's open list. Qt's own take their colours from two palettes at once, which leaves
/// dark text on a dark row, and are as low as a line of text.
class ComboRows : public QStyledItemDelegate
{
public:
    explicit ComboRows(QComboBox *box)
        : QStyledItemDelegate(box)
        , m_box(box)
    {
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
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

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(m_box->font());
        return {metrics.horizontalAdvance(index.data().toString()) + tickWidth(metrics) + 2 * across + 2,
                qMax(metrics.height() + space::s, space::target + space::xs)};
    }

private:
    const QComboBox *m_box;
};

} // namespace

AccessibleComboBox::AccessibleComboBox(Announcer *announcer, QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(new ComboRows(this));
    if (announcer) {
        connect(this, &QComboBox::currentTextChanged, announcer, [this, announcer](const QString &text) {
            if (hasFocus())
                announcer->mention(*this, text, text);
        });
    }
}

QSize AccessibleComboBox::sizeHint() const
{
    const QSize hint = QComboBox::sizeHint();
    return {hint.width(), qMax(hint.height(), space::target + space::xs)};
}

QSize AccessibleComboBox::minimumSizeHint() const
{
    const int narrow = fontMetrics().averageCharWidth() * 12;
    return {qMin(sizeHint().width(), narrow), sizeHint().height()};
}

void AccessibleComboBox::showPopup()
{
    const int frame = 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int longest = view()->sizeHintForColumn(modelColumn()) + frame;
    view()->setMinimumWidth(qMin(longest, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

/// As QComboBox does it, but a text that finds no room ends in an ellipsis instead of half a letter.
void AccessibleComboBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.currentText = placeholderText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    constexpr int styleMargin = 2; // that styles leave at both ends of the text
    option.currentText =
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - styleMargin);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void AccessibleComboBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace rp
