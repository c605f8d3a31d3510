// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/toast.h"

#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int shownFor_ms = 6000;  ///< at least
constexpr int coversFor_ms = 2500; ///< where there is no place for it but over something
constexpr int perLetter_ms = 70;   ///< slow readers take so long, or the text is in their second language
constexpr int lookAgain_ms = 60;
constexpr int widestChars = 38;
constexpr int narrowestToast = 26; ///< characters; with less room beside the page, it lies over the page
constexpr int linesBelow = 3;      ///< that the foot of a page is high at least

/// Pressed, moved, written in or read. A picture is none: its own controls and sentences are.
bool isInUse(const QWidget &part)
{
    if (!part.isVisible())
        return false;
    if (const auto *block = qobject_cast<const TextBlock *>(&part))
        return !block->text().isEmpty();
    if (const auto *label = qobject_cast<const QLabel *>(&part))
        return !label->text().isEmpty();
    return qobject_cast<const QAbstractButton *>(&part) || qobject_cast<const QAbstractSlider *>(&part) ||
           qobject_cast<const QLineEdit *>(&part) || qobject_cast<const QComboBox *>(&part) ||
           qobject_cast<const QAbstractItemView *>(&part) || qobject_cast<const QPlainTextEdit *>(&part);
}

bool isFree(const QRect &place, const QList<QRect> &taken)
{
    return std::none_of(taken.begin(), taken.end(),
                        [&place](const QRect &part) { return place.intersects(part); });
}

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
    m_covers = false;
    place();
    show();
    raise();
    if (m_covers)
        return m_timer.start(coversFor_ms);
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

/// Where nothing is pressed or read: in the foot of the page, else as low on the page as there is such room,
/// a picture among it. Without any, above the foot, and not for long.
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
    const QList<QRect> taken = takenPlaces();
    const auto takeFree = [&](int top) {
        for (int right = trailing; right - width > page.left(); right -= space::m) {
            const QRect wanted = place(right, top);
            if (isFree(wanted, taken)) {
                setGeometry(wanted);
                return true;
            }
        }
        return false;
    };
    if (takeFree(page.bottom() + space::m))
        return;
    const int lowest = page.bottom() + 1 - height - space::xs;
    for (int top = lowest; top > page.top(); top -= space::s) {
        if (takeFree(top))
            return;
    }
    m_covers = true;
    setGeometry(place(trailing, lowest));
}

/// Where something lies that is pressed, moved, written in or read.
QList<QRect> Toast::takenPlaces() const
{
    QList<QRect> taken;
    const QList<QWidget *> parts = parentWidget()->findChildren<QWidget *>();
    for (const QWidget *part : parts) {
        if (!isInUse(*part) || isAncestorOf(part))
            continue;
        if (const QRect seen = part->visibleRegion().boundingRect(); !seen.isEmpty())
            taken.append(QRect(part->mapTo(parentWidget(), seen.topLeft()), seen.size()));
    }
    return taken;
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
    const QList<QRect> taken = takenPlaces();
    for (int top = lowest; top > page.top(); top -= space::xs) {
        const QRect leading(space::s, top, width, height);
        const QRect place = QStyle::visualRect(layoutDirection(), parentWidget()->rect(), leading);
        if (isFree(place.adjusted(0, -space::xs, 0, space::xs), taken))
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
