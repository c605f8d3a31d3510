// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_list.h"

#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "views/widgets/contrast.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/group_arrows.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <algorithm>

namespace rp {
namespace {

constexpr int across = space::s;
constexpr int down = space::xs + 1;
constexpr double noteFactor = 0.9;
constexpr int unbounded = 10000;

void paintTick(QPainter &painter, const QRectF &area, const QColor &color)
{
    QPainterPath tick(area.topLeft() + QPointF(area.width() * 0.27, area.height() * 0.53));
    tick.lineTo(area.topLeft() + QPointF(area.width() * 0.44, area.height() * 0.69));
    tick.lineTo(area.topLeft() + QPointF(area.width() * 0.75, area.height() * 0.34));
    painter.setPen(QPen(color, area.width() * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
}

/// A ring: empty, half full (begun), with a tick (right), with a dot (missed), with the hands of a clock
/// (due).
void paintState(QPainter &painter, const QRectF &area, RecallState state, const QColor &ink,
                const QColor &highlight, const QColor &ground)
{
    const bool strong = state == RecallState::Right || state == RecallState::Due;
    const QColor color = strong ? highlight : ink;
    const double width = std::max(1.4, area.width() * 0.09);
    const QRectF ring = area.adjusted(width, width, -width, -width);
    painter.setPen(QPen(color, width));
    painter.setBrush(state == RecallState::Right ? QBrush(color) : Qt::NoBrush);
    painter.drawEllipse(ring);
    const QPointF centre = ring.center();
    switch (state) {
    case RecallState::New:
        break;
    case RecallState::Begun:
    case RecallState::Waiting:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPie(ring, -90 * 16, 180 * 16);
        break;
    case RecallState::Due: {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre, centre - QPointF(0.0, ring.height() * 0.32));
        painter.drawLine(centre, centre + QPointF(ring.width() * 0.24, 0.0));
        break;
    }
    case RecallState::Right:
        paintTick(painter, area, ground);
        break;
    case RecallState::Missed:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(centre, ring.width() * 0.17, ring.width() * 0.17);
        break;
    }
}

} // namespace

RecallListItem::RecallListItem(QWidget *parent)
    : QRadioButton(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    setAttribute(Qt::WA_LayoutUsesWidgetRect);
    setCursor(Qt::PointingHandCursor);
}

void RecallListItem::setContent(const QString &title, const QString &note, RecallState state)
{
    if (title == m_title && note == m_note && state == m_state)
        return;
    m_title = title;
    m_note = note;
    m_state = state;
    setText(literalLabel(title));
    //: An entry of a list, read aloud: number and title of a question, and its state.
    setAccessibleName(tr("%1, %2").arg(title, note));
    updateGeometry();
    update();
}

void RecallListItem::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        setChecked(true);
        emit enterPressed();
        return;
    }
    QRadioButton::keyPressEvent(event);
}

void RecallListItem::mouseReleaseEvent(QMouseEvent *event)
{
    QRadioButton::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit enterPressed();
}

QFont RecallListItem::titleFont() const
{
    QFont font = this->font();
    if (isChecked())
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont RecallListItem::noteFont() const
{
    QFont scaled = font();
    if (scaled.pixelSize() > 0)
        scaled.setPixelSize(qRound(scaled.pixelSize() * noteFactor));
    else
        scaled.setPointSizeF(scaled.pointSizeF() * noteFactor);
    return scaled;
}

RecallListItem::Geometry RecallListItem::arrange(int width) const
{
    // The same height whether chosen or not, so that choosing moves nothing.
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics titles(bold);
    const QFontMetrics notes(noteFont());
    const int wrap = static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::AlignLeading);
    Geometry g;
    const int line = titles.height();
    g.symbol = QRect(across, down, line, line);
    const int left = g.symbol.right() + 1 + space::s;
    const int room = std::max(1, width - left - across);
    const auto height = [room](const QFontMetrics &metrics, const QString &text) {
        return metrics.boundingRect(QRect(0, 0, room, unbounded), wrap, text).height();
    };
    g.title = QRect(left, down, room, height(titles, m_title));
    g.note = QRect(left, g.title.bottom() + 1, room, height(notes, m_note));
    g.height = std::max(space::target, g.note.bottom() + 1 + down);
    return g;
}

QSize RecallListItem::sizeHint() const
{
    const int width = 17 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QSize RecallListItem::minimumSizeHint() const
{
    return {9 * fontMetrics().height(), space::target};
}

int RecallListItem::heightForWidth(int width) const
{
    return arrange(width).height;
}

void RecallListItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    const QColor highlight = palette().color(QPalette::Highlight);
    const auto placed = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    if (isChecked()) {
        painter.fillRect(rect(), mixed(base, highlight, 0.12));
        painter.fillRect(placed(QRect(0, 0, 4, height())), highlight);
    } else if (underMouse()) {
        painter.fillRect(rect(), mixed(base, ink, 0.06));
    }
    const Geometry g = arrange(width());
    paintState(painter, QRectF(placed(g.symbol)).adjusted(1, 1, -1, -1), m_state, quietText(palette()),
               highlight, base);
    const int flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                      Qt::AlignTop | Qt::TextWordWrap;
    painter.setFont(titleFont());
    painter.setPen(ink);
    painter.drawText(placed(g.title), flags, m_title);
    painter.setFont(noteFont());
    painter.setPen(quietText(palette()));
    painter.drawText(placed(g.note), flags, m_note);
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

bool RecallListItem::hitButton(const QPoint &pos) const
{
    return rect().contains(pos);
}

void RecallListItem::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QRadioButton::changeEvent(event);
}

RecallList::RecallList(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_holder(new QWidget(this))
    , m_group(new QButtonGroup(this))
{
    QVBoxLayout *column = plainColumn(m_holder, 0);
    m_items.reserve(parts.content.questions.size());
    for (std::size_t i = 0; i < parts.content.questions.size(); ++i) {
        auto *item = new RecallListItem(m_holder);
        m_group->addButton(item, static_cast<int>(i));
        stopArrowsAtEnds(*item);
        column->addWidget(item);
        connect(item, &RecallListItem::enterPressed, this, &RecallList::enterPressed);
        m_items.push_back(item);
    }
    body()->addWidget(m_holder);
    body()->addStretch(1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        keepOneTabStop(*m_group);
        if (!m_showing)
            emit chosen(m_parts.content.questions.at(static_cast<std::size_t>(id)).id);
    });
}

void RecallList::refresh()
{
    //: Heading of the list of questions.
    setHeading(tr("Questions"));
    const Format format;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const RecallQuestion &question = m_parts.content.questions[i];
        //: Entry of a list: number and title of a question.
        m_items[i]->setContent(tr("%1. %2").arg(format.count(double(i) + 1.0), m_parts.text(question.title)),
                               RecallText::note(m_parts.book, question.id),
                               recallState(m_parts.book, question.id));
    }
}

void RecallList::setCurrent(const QString &question)
{
    m_showing = true;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (m_parts.content.questions[i].id == question)
            m_items[i]->setChecked(true);
    m_showing = false;
    keepOneTabStop(*m_group);
}

} // namespace rp
