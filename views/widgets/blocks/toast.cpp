// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/blocks/toast.h"

#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int shownFor_ms = 6000;
constexpr int widestChars = 38;

} // namespace

Toast::Toast(QWidget *over)
    : QFrame(over)
    , m_text(new TextBlock(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setMaxChars(widestChars);
    m_text->setProperty("saidElsewhere", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::s, space::m, space::s);
    column->addWidget(m_text);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor_ms);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    over->installEventFilter(this);
    hide();
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::showText(const QString &text)
{
    m_text->setText(text);
    place();
    show();
    raise();
    m_timer.start();
}

void Toast::place()
{
    const QWidget *over = parentWidget();
    const int most = std::min(over->width() - 2 * space::l, fontMetrics().averageCharWidth() * widestChars);
    const int width = std::min(most, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2 * space::s;
    const QRect corner(space::l, over->height() - height - space::l, width, height);
    setGeometry(QStyle::visualRect(layoutDirection(), over->rect(), corner));
}

bool Toast::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(object, event);
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

} // namespace rp
