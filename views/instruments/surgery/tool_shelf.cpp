// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/tool_shelf.h"

#include "views/charts/chart_theme.h"
#include "views/instruments/surgery/code_list.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace rp {

namespace {

constexpr int most = 5; ///< loss of readability
constexpr int gap = space::s;
constexpr int cardPad = space::s;
constexpr int narrowest = 17; ///< width of a card in average characters

int square(const QFontMetrics &metrics)
{
    return metrics.height() * 2 / 3;
}

} // namespace

ToolCard::ToolCard(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::OpenHandCursor);
}

void ToolCard::setTool(const Tool &tool)
{
    setChecked(tool.chosen); // a press has changed it; what the instrument holds counts
    if (m_tool == tool)
        return;
    m_tool = tool;
    setText(tool.name);
    setAccessibleName(tool.spoken);
    setAccessibleDescription(tool.description);
    setToolTip(tool.description);
    update();
}

/// Squares count it too: where a card is narrow, the number alone stands beside them.
QString ToolCard::cost(int room) const
{
    const QString lost = locale().toString(m_tool.readability);
    //: On a small card: how much harder to read the code gets, 0 to 5.
    const QString words = tr("readability −%1").arg(lost);
    return fontMetrics().horizontalAdvance(words) + space::s + most * (square(fontMetrics()) + 2) <= room
               ? words
               : u'−' + lost;
}

int ToolCard::heightFor(int width) const
{
    const int room = std::max(1, width - 2 * cardPad);
    const QFontMetrics bold(strong(font()));
    const int name = bold.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, m_tool.name).height();
    return std::max(space::target, name + fontMetrics().height() + 2 * cardPad);
}

void ToolCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartTheme theme = chartThemeFor(palette());
    const QColor ink = palette().color(QPalette::Link);
    painter.setPen(QPen(isChecked() || underMouse() ? ink : theme.axis, isChecked() ? 2.0 : 1.0,
                        isChecked() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), space::xs, space::xs);

    const QRect room = rect().adjusted(cardPad, cardPad, -cardPad, -cardPad);
    const auto align = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignTop));
    painter.setFont(strong(font()));
    painter.setPen(theme.text);
    painter.drawText(room, align | Qt::TextWordWrap, m_tool.name);
    painter.setFont(font());
    painter.setPen(theme.mutedText);
    const int line = fontMetrics().height();
    const int side = square(fontMetrics());
    const QString lost = cost(room.width());
    const QRect below(room.left(), room.bottom() + 1 - line, room.width(), line);
    painter.drawText(below, align, lost);
    const int words = fontMetrics().horizontalAdvance(lost);
    const MarkStyle loss = theme.mark(Meaning::Dispatch);
    for (int i = 0; i < most; ++i) {
        const QRect mark(room.left() + words + space::s + i * (side + 2), below.center().y() - side / 2, side,
                         side);
        painter.setPen(QPen(loss.fill, 1.0));
        painter.setBrush(i < m_tool.readability ? QBrush(loss.fill) : QBrush(Qt::NoBrush));
        painter.drawRect(QStyle::visualRect(layoutDirection(), room, mark));
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void ToolCard::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    QAbstractButton::mousePressEvent(event);
}

void ToolCard::mouseMoveEvent(QMouseEvent *event)
{
    const bool dragged =
        event->buttons().testFlag(Qt::LeftButton) &&
        (event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged) {
        QAbstractButton::mouseMoveEvent(event);
        return;
    }
    setDown(false);
    auto *drag = new QDrag(this);
    auto *carried = new QMimeData;
    carried->setData(QLatin1String(CodeList::toolType), m_tool.key.toUtf8());
    drag->setMimeData(carried);
    drag->setPixmap(grab());
    drag->setHotSpot(m_pressed.toPoint());
    drag->exec(Qt::CopyAction);
}

void ToolCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down)
        event->ignore(); // the shelf leads on
    else
        QAbstractButton::keyPressEvent(event);
}

void ToolCard::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        emit focused(true);
}

void ToolCard::focusOutEvent(QFocusEvent *event)
{
    QAbstractButton::focusOutEvent(event);
    emit focused(false);
}

ToolShelf::ToolShelf(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ToolShelf::setTools(const std::vector<Tool> &tools)
{
    while (m_cards.size() < tools.size()) {
        auto *card = new ToolCard(this);
        connect(card, &ToolCard::clicked, this, [this, card] { emit toolTaken(card->tool().key); });
        connect(card, &ToolCard::focused, this,
                [this, card](bool in) { emit toolOver(in ? card->tool().key : QString()); });
        card->show();
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < tools.size(); ++i)
        m_cards[i]->setTool(tools[i]);
    const bool hasStop = std::any_of(m_cards.begin(), m_cards.end(), [](const ToolCard *card) {
        return (card->focusPolicy() & Qt::TabFocus) != 0;
    });
    if (!hasStop && !m_cards.empty())
        m_cards.front()->setFocusPolicy(Qt::StrongFocus);
    updateGeometry();
    arrange();
}

int ToolShelf::cardHeight(int width) const
{
    int height = space::target;
    for (const ToolCard *card : m_cards)
        height = std::max(height, card->heightFor(width));
    return height;
}

/// As many as leave each card wide enough, in rows of equal length.
int ToolShelf::columnsFor(int width) const
{
    const int count = std::max(1, int(m_cards.size()));
    const int each = narrowest * fontMetrics().averageCharWidth() + 2 * cardPad + gap;
    const int fit = std::clamp((width + gap) / std::max(1, each), 1, count);
    const int rows = (count + fit - 1) / fit;
    return (count + rows - 1) / rows;
}

int ToolShelf::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int rows = (int(m_cards.size()) + columns - 1) / columns;
    return rows * cardHeight((width - (columns - 1) * gap) / columns) + std::max(0, rows - 1) * gap;
}

QSize ToolShelf::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 100;
    return {width, heightForWidth(width)};
}

QSize ToolShelf::minimumSizeHint() const
{
    return {narrowest * fontMetrics().averageCharWidth() + 2 * cardPad, space::target};
}

void ToolShelf::arrange()
{
    const int columns = columnsFor(width());
    const int each = (width() - (columns - 1) * gap) / columns;
    const int high = cardHeight(each);
    for (int i = 0; i < int(m_cards.size()); ++i) {
        const QRect place((i % columns) * (each + gap), (i / columns) * (high + gap), each, high);
        m_cards[std::size_t(i)]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    }
}

void ToolShelf::resizeEvent(QResizeEvent *)
{
    arrange();
}

void ToolShelf::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
}

void ToolShelf::goTo(int card)
{
    for (ToolCard *other : m_cards)
        other->setFocusPolicy(Qt::ClickFocus);
    ToolCard *to = m_cards[std::size_t(card)];
    to->setFocusPolicy(Qt::StrongFocus);
    to->setFocus(Qt::TabFocusReason);
}

void ToolShelf::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_cards.size()) - 1;
    int at = 0;
    while (at < last && !m_cards[std::size_t(at)]->hasFocus())
        ++at;
    const int onwards = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    const int key = event->key();
    const int step = key == onwards || key == Qt::Key_Down                              ? 1
                     : key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ? -1
                                                                                        : 0;
    if (key == Qt::Key_Home || key == Qt::Key_End)
        goTo(key == Qt::Key_Home ? 0 : last);
    else if (step != 0)
        goTo(std::clamp(at + step, 0, last));
    else
        QWidget::keyPressEvent(event);
}

} // namespace rp
