// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/disclosure.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/strong_font.h"
#include "views/widgets/text_block.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int titlePad = space::xs + 1;

int arrowWidth(const QWidget &widget)
{
    return qMax(10, QFontMetrics(widget.font()).height() * 2 / 3);
}

int textRoom(const QWidget &widget, int width)
{
    return qMax(1, width - 2 * titlePad - arrowWidth(widget) - space::s);
}

QPolygonF triangle(const QRectF &box, bool open, bool mirrored)
{
    const QPointF centre = box.center();
    const double r = box.width() / 2.8;
    if (open)
        return QPolygonF(
            {centre + QPointF(-r, -r / 2), centre + QPointF(r, -r / 2), centre + QPointF(0, r * 0.7)});
    const double side = mirrored ? -1.0 : 1.0;
    return QPolygonF({centre + QPointF(-side * r / 2, -r), centre + QPointF(-side * r / 2, r),
                      centre + QPointF(side * r * 0.7, 0)});
}

} // namespace

DisclosureButton::DisclosureButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setProperty(opensPart, true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DisclosureButton::setOneLine(bool oneLine)
{
    m_oneLine = oneLine;
    updateGeometry();
}

int DisclosureButton::heightForWidth(int width) const
{
    if (m_oneLine)
        return qMax(QFontMetrics(strong(font())).height() + titlePad, space::target);
    if (m_measured.text != text() || m_measured.font != font())
        m_measured = {text(), font(), {}};
    int &height = m_measured.heights[width];
    if (height == 0) {
        const QRect needed = QFontMetrics(strong(font()))
                                 .boundingRect(0, 0, textRoom(*this, width), 10000, Qt::TextWordWrap, text());
        height = qMax(needed.height() + 2 * titlePad, space::target + space::s);
    }
    return height;
}

QSize DisclosureButton::sizeHint() const
{
    const int width =
        QFontMetrics(strong(font())).horizontalAdvance(text()) + arrowWidth(*this) + 3 * titlePad + space::s;
    return {width, heightForWidth(width)};
}

QSize DisclosureButton::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), m_oneLine ? arrowWidth(*this) + 4 * titlePad : 120),
            m_oneLine ? heightForWidth(0) : space::target + space::s};
}

void DisclosureButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.07));
        painter.drawRoundedRect(rect(), 4, 4);
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int arrow = arrowWidth(*this);
    const QRect arrowBox =
        QStyle::visualRect(layoutDirection(), rect(), {titlePad, (height() - arrow) / 2, arrow, arrow});
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawPolygon(triangle(arrowBox, isChecked(), mirrored));
    const QRect textBox = QStyle::visualRect(
        layoutDirection(), rect(), {titlePad + arrow + space::s, 0, textRoom(*this, width()), height()});
    painter.setFont(strong(font()));
    painter.setPen(palette().color(QPalette::WindowText));
    const auto align = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading) | Qt::AlignVCenter;
    if (m_oneLine)
        painter.drawText(textBox, static_cast<int>(align),
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, textBox.width()));
    else
        painter.drawText(textBox, static_cast<int>(align) | Qt::TextWordWrap, text());
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void DisclosureButton::mouseReleaseEvent(QMouseEvent *event)
{
    m_byMouse = true;
    QAbstractButton::mouseReleaseEvent(event);
    m_byMouse = false;
}

Disclosure::Disclosure(QWidget *parent)
    : QWidget(parent)
    , m_button(new DisclosureButton(this))
    , m_content(new QWidget(this))
    , m_body(new QVBoxLayout(m_content))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs);
    outer->addWidget(m_button);
    outer->addWidget(m_content);
    m_body->setContentsMargins(space::s, 0, space::s, space::s);
    m_body->setSpacing(space::s);
    m_content->hide();
    connect(m_button, &QAbstractButton::toggled, this, &Disclosure::apply);
}

void Disclosure::setTitle(const QString &title, const QString &shown)
{
    if (m_title == title && m_button->text() == (shown.isEmpty() ? title : shown))
        return;
    m_title = title;
    m_button->setText(shown.isEmpty() ? title : shown);
    m_button->setAccessibleName(title);
}

bool Disclosure::isOpen() const
{
    return m_button->isChecked();
}

void Disclosure::setOpen(bool open)
{
    m_button->setChecked(open);
}

void Disclosure::apply(bool open)
{
    // Or what stands in its place. Who uses the mouse goes on with what is under it.
    const bool hasKeyboard = m_button->hasFocus() && !m_button->isUnderMouseRelease();
    if (open)
        emit aboutToOpen();
    else if (const QWidget *focus = window()->focusWidget(); focus && m_content->isAncestorOf(focus))
        m_button->setFocus(Qt::OtherFocusReason); // else hiding would move it on
    m_content->setVisible(open);
    tellOpened(*m_button);
    emit opened(open);
    if (open && hasKeyboard)
        enter();
}

bool Disclosure::enter()
{
    QWidget *first = firstIn(*m_content);
    for (TextBlock *text : first ? QList<TextBlock *>() : m_content->findChildren<TextBlock *>()) {
        if (!first && text->isVisible() && !text->text().isEmpty())
            first = text; // read out, though no tab stop
    }
    if (first)
        first->setFocus(Qt::OtherFocusReason);
    return first != nullptr;
}

void Disclosure::keyPressEvent(QKeyEvent *event)
{
    const QWidget *focus = window()->focusWidget();
    if (event->key() != Qt::Key_Escape || !isOpen() || !focus || !m_content->isAncestorOf(focus))
        return QWidget::keyPressEvent(event);
    m_button->setFocus(Qt::OtherFocusReason);
    setOpen(false);
}

} // namespace rp
