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
constexpr int narrowestToast = 26; ///< with less room beside the page, it lies over the page

} // namespace

Toast::Toast(QWidget *over)
    : QFrame(over)
    , m_over(over)
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
    // It may have gone to the window by then.
    connect(over, &QObject::destroyed, this, &QObject::deleteLater);
    hide();
}

QString Toast::text() const
{
    return m_whole;
}

void Toast::showText(const QString &text, const QString &brief)
{
    m_whole = text;
    m_brief = brief;
    if (parentWidget() != m_over->window())
        setParent(m_over->window());
    place();
    show();
    raise();
    m_timer.start();
}

/// The page, as from the leading edge of the window.
QRect Toast::pageRect() const
{
    const QRect page(m_over->mapTo(parentWidget(), QPoint()), m_over->size());
    return QStyle::visualRect(layoutDirection(), parentWidget()->rect(), page);
}

bool Toast::isBeside() const
{
    return pageRect().left() >= fontMetrics().averageCharWidth() * narrowestToast;
}

/// Beside what can be pressed: at the end of the line that the foot of the page begins with.
void Toast::placeBrief()
{
    const QRect page = pageRect();
    const int width = std::min(page.width() - 2 * space::l, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2;
    const QRect corner(page.right() + 1 - space::l - width, page.bottom() + 3, width, height);
    setGeometry(QStyle::visualRect(layoutDirection(), parentWidget()->rect(), corner));
}

void Toast::place()
{
    const QRect window = parentWidget()->rect();
    const QRect leading = pageRect();
    const QRect page(m_over->mapTo(parentWidget(), QPoint()), m_over->size());
    const int chars = fontMetrics().averageCharWidth();
    const bool beside = isBeside();
    const bool isBrief = !beside && !m_brief.isEmpty();
    m_text->setText(isBrief ? m_brief : m_whole);
    const int above = isBrief ? 1 : space::s;
    layout()->setContentsMargins(space::m, above, space::m, above);
    if (isBrief)
        return placeBrief();
    const int gap = beside ? space::s : space::l;
    const int room = beside ? leading.left() : page.width();
    const int most = std::min(room - 2 * gap, chars * widestChars);
    const int width = std::min(most, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2 * space::s;
    // Above the last entries of a sidebar, which reach higher than the foot of a page.
    const int below = gap + (beside ? fontMetrics().height() : 0);
    const QRect corner((beside ? 0 : leading.left()) + gap, page.bottom() + 1 - height - below, width,
                       height);
    setGeometry(QStyle::visualRect(layoutDirection(), window, corner));
}

bool Toast::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    else if (event->type() == QEvent::Hide)
        hide();
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
