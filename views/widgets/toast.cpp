// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/toast.h"

#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int shownFor_ms = 6000; ///< at least
constexpr int perLetter_ms = 70;  ///< slow readers take so long, or the text is in their second language
constexpr int lookAgain_ms = 60;
constexpr int widestChars = 38;
constexpr int narrowestToast = 26; ///< characters; with less room beside the page, it lies over the page
constexpr int linesBelow = 3;      ///< that the foot of a page is high at least

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
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    m_untilReleased.setSingleShot(true);
    m_untilReleased.setInterval(lookAgain_ms);
    connect(&m_untilReleased, &QTimer::timeout, this, &Toast::showWhenReleased);
    over->installEventFilter(this);
    // It may have gone to the window by then.
    connect(over, &QObject::destroyed, this, &QObject::deleteLater);
    hide();
}

void Toast::showText(const QString &text, const QString &brief)
{
    m_whole = text;
    m_brief = brief;
    showWhenReleased();
}

void Toast::showWhenReleased()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return m_untilReleased.start();
    if (parentWidget() != m_over->window())
        setParent(m_over->window());
    place();
    show();
    raise();
    m_timer.start(std::max(shownFor_ms, int(m_text->text().size()) * perLetter_ms));
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

/// Between what can be pressed in the foot of the page, or above it.
void Toast::placeBrief()
{
    const QRect page = pageRect();
    const int width = std::min(page.width() - 2 * space::l, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2;
    const int trailing = page.right() + 1 - space::l;
    const auto place = [&](int right, int top) {
        const QRect corner(right - width, top, width, height);
        return QStyle::visualRect(layoutDirection(), parentWidget()->rect(), corner);
    };
    const int foot = page.bottom() + space::m;
    for (int right = trailing; right - width > page.left(); right -= space::m) {
        if (!isTaken(place(right, foot)))
            return setGeometry(place(right, foot));
    }
    int top = page.bottom() + 3;
    while (top > page.top() && isTaken(place(trailing, top)))
        top -= space::xs;
    setGeometry(place(trailing, top));
}

/// Whether something that can be pressed lies there.
bool Toast::isTaken(const QRect &place) const
{
    const QList<QAbstractButton *> buttons = parentWidget()->findChildren<QAbstractButton *>();
    return std::any_of(buttons.begin(), buttons.end(), [&](const QAbstractButton *button) {
        const QRect seen = button->isVisible() ? button->visibleRegion().boundingRect() : QRect();
        return !seen.isEmpty() &&
               place.intersects(QRect(button->mapTo(parentWidget(), seen.topLeft()), seen.size()));
    });
}

/// The lowest place beside the page, from the foot of it on, where nothing can be pressed.
std::optional<QRect> Toast::placeBeside()
{
    const QRect page = pageRect();
    setContent(m_whole, space::s);
    const int most = std::min(page.left() - 2 * space::s, fontMetrics().averageCharWidth() * widestChars);
    const int width = std::min(most, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2 * space::s;
    const int lowest = page.bottom() + fontMetrics().height() * linesBelow - height;
    for (int top = lowest; top > page.top(); top -= space::xs) {
        const QRect leading(space::s, top, width, height);
        const QRect place = QStyle::visualRect(layoutDirection(), parentWidget()->rect(), leading);
        if (!isTaken(place.adjusted(0, -space::xs, 0, space::xs)))
            return place;
    }
    return std::nullopt;
}

void Toast::setContent(const QString &text, int above)
{
    m_text->setText(text);
    layout()->setContentsMargins(space::m, above, space::m, above);
}

void Toast::place()
{
    if (isBeside())
        if (const std::optional<QRect> place = placeBeside())
            return setGeometry(*place);
    if (!m_brief.isEmpty()) {
        setContent(m_brief, 1);
        return placeBrief();
    }
    const QRect page = pageRect();
    setContent(m_whole, space::s);
    const int most = std::min(page.width() - 2 * space::l, fontMetrics().averageCharWidth() * widestChars);
    const int width = std::min(most, m_text->sizeHint().width() + 2 * space::m);
    const int height = m_text->heightForWidth(width - 2 * space::m) + 2 * space::s;
    const QRect corner(page.left() + space::l, page.bottom() + 1 - height - space::l, width, height);
    setGeometry(QStyle::visualRect(layoutDirection(), parentWidget()->rect(), corner));
}

bool Toast::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    else if (event->type() == QEvent::Hide) {
        m_untilReleased.stop();
        hide();
    }
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
