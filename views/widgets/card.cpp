// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/card.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace rp {

namespace {
constexpr double radius = 6.0;
constexpr int edge = 4;
} // namespace

Card::Card(int headingLevel, QWidget *parent)
    : QFrame(parent)
    , m_heading(new HeadingLabel(headingLevel, this))
    , m_body(new QVBoxLayout)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(space::l, space::m, space::l, space::m);
    outer->setSpacing(space::s);
    outer->addWidget(m_heading);
    outer->addLayout(m_body);
    m_body->setSpacing(space::s);
    m_heading->hide();
}

void Card::setHeading(const QString &heading)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
    setAccessibleName(heading);
}

QString Card::heading() const
{
    return m_heading->text();
}

void Card::setEmphasised(bool emphasised)
{
    m_emphasised = emphasised;
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(area, radius, radius);
    painter.fillPath(outline, palette().color(QPalette::Base));
    if (m_emphasised) {
        const double x = layoutDirection() == Qt::RightToLeft ? area.right() - edge : area.left();
        painter.save();
        painter.setClipPath(outline);
        painter.fillRect(QRectF(x, area.top(), edge, area.height()), palette().color(QPalette::Highlight));
        painter.restore();
    }
    const QColor line = mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.22);
    painter.setPen(QPen(line, 1.0));
    painter.drawPath(outline);
}

void Card::keepReadable(QWidget &answered, bool isRead) const
{
    QPalette readable = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        readable.setColor(QPalette::Disabled, role, readable.color(QPalette::Active, role));
    answered.setPalette(isRead ? readable : QPalette());
}

} // namespace rp
