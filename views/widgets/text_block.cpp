// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/text_block.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"
#include "views/widgets/text_room.h"

#include <QAccessible>
#include <QEvent>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <vector>

namespace rp {

namespace {

// Room for the focus ring; the same for every block, so that edges line up.
constexpr int padX = 3;
constexpr int padY = 1;
constexpr double proseLineSpacing = 1.25;
constexpr double headingLineSpacing = 1.1;
constexpr int narrowestChars = 8;
constexpr const char *clicked = "rp_clicked"; ///< property: the mouse brought the focus
const QString bullet = QStringLiteral("• ");

bool startsParagraph(const QString &text, int at)
{
    return at == 0 || text.at(at - 1) == QChar(QChar::LineSeparator);
}

} // namespace

TextBlock::TextBlock(QWidget *parent)
    : TextBlock(QString(), parent)
{
}

TextBlock::TextBlock(const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TextBlock::setText(const QString &text)
{
    if (m_text == text)
        return;
    if (takesSameRoom(m_text, text, textFont())) {
        m_text = text;
        forgetLetters();
        return tellText();
    }
    const QSize hint = m_hint;
    const int narrowestBefore = m_narrowest;
    const std::array<Height, 3> heights = m_heights;
    m_text = text;
    forgetSizes();
    // A page is laid out anew only for a text that needs other room than the one before; most need the same.
    const bool isAsLarge =
        hint.isValid() && hint == TextBlock::sizeHint() &&
        (narrowestBefore < 0 || narrowestBefore == narrowest()) &&
        std::all_of(heights.begin(), heights.end(), [this](const Height &known) {
            return known.width < 0 || known.height == TextBlock::heightForWidth(known.width);
        });
    if (!isAsLarge)
        updateGeometry();
    tellText();
}

void TextBlock::tellText()
{
    showStop();
    update();
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void TextBlock::setTextStyle(double factor, QFont::Weight weight)
{
    m_factor = factor;
    m_weight = weight;
    invalidate();
}

void TextBlock::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void TextBlock::setInset(int leading, int below)
{
    m_leading = leading;
    m_below = below;
    invalidate();
}

void TextBlock::setParagraphGap(double lines)
{
    m_paragraphGap = lines;
    invalidate();
}

void TextBlock::setReachable(bool reachable)
{
    m_stop = false;
    setFocusPolicy(reachable ? Qt::ClickFocus : Qt::NoFocus);
}

void TextBlock::setStop()
{
    m_stop = true;
    showStop();
}

/// One without a word would be a stop at which nothing is heard. What has the focus keeps it.
void TextBlock::showStop()
{
    if (m_stop && !hasFocus())
        setFocusPolicy(m_text.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
}

QFont TextBlock::styledFont(QFont font, double factor, QFont::Weight weight)
{
    font = scaled(font, factor);
    if (weight != QFont::Normal)
        font.setWeight(weight);
    return font;
}

int TextBlock::maximumTextWidth() const
{
    if (m_maxChars <= 0)
        return QWIDGETSIZE_MAX;
    return qRound(QFontMetricsF(textFont()).averageCharWidth() * m_maxChars);
}

/// Begins the layout of a text, whose letters are shaped once for all the widths that it is laid out for.
void TextBlock::beginLayout(const QString &drawn) const
{
    QTextOption option(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading) | Qt::AlignAbsolute);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_formed = std::make_unique<QTextLayout>(drawn, textFont());
    m_formed->setTextOption(option);
    m_formed->setCacheEnabled(true);
    m_formed->beginLayout();
    m_isOpen = true;
    m_formedFor = -1;
}

double TextBlock::layOut(double width) const
{
    if (!m_isOpen)
        beginLayout(drawnText(m_text, layoutDirection()));
    QTextLayout &layout = *m_formed;
    layout.clearLayout();
    // Lines that borrow letters of another font are higher; all of a block stand equally far apart.
    double ascent = 0.0;
    double descent = 0.0;
    std::vector<double> indents;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        indents.push_back(indentOf(layout.text(), line.textStart()));
        line.setLineWidth(qMax(1.0, width - indents.back()));
        ascent = qMax(ascent, line.ascent());
        descent = qMax(descent, line.height() - line.ascent());
    }
    const double height = ascent + descent;
    const double extra = height * ((m_headingLevel > 0 ? headingLineSpacing : proseLineSpacing) - 1.0);
    double y = 0.0;
    for (int i = 0; i < layout.lineCount(); ++i) {
        QTextLine line = layout.lineAt(i);
        if (startsParagraph(layout.text(), line.textStart()) && i > 0)
            y += height * m_paragraphGap;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const double x = mirrored ? 0.0 : indents[static_cast<std::size_t>(i)];
        line.setPosition({x, y + extra / 2.0 + ascent - line.ascent()});
        y += height + extra;
    }
    return y;
}

/// The lines of an item of a list stand under its text, not under its bullet.
double TextBlock::indentOf(const QString &text, int lineStart) const
{
    if (startsParagraph(text, lineStart))
        return 0.0;
    const qsizetype paragraph = text.lastIndexOf(QChar(QChar::LineSeparator), lineStart - 1) + 1;
    const bool isItem = text.mid(paragraph, bullet.size()) == bullet;
    return isItem ? QFontMetricsF(textFont()).horizontalAdvance(bullet) : 0.0;
}

/// The text of a layout, cut where it has more lines than there are to be.
QString TextBlock::shortened(const QTextLayout &layout, int room) const
{
    QString text = layout.text();
    if (m_lines <= 0 || layout.lineCount() <= m_lines)
        return text;
    const int last = layout.lineAt(m_lines - 1).textStart();
    const QString rest = text.mid(last).replace(QChar(QChar::LineSeparator), QLatin1Char(' '));
    return text.left(last) + QFontMetricsF(textFont()).elidedText(rest, Qt::ElideRight, room);
}

int TextBlock::heightForWidth(int width) const
{
    if (m_lines > 0) {
        const double spacing = m_headingLevel > 0 ? headingLineSpacing : proseLineSpacing;
        return blockHeight(QFontMetricsF(textFont()).height() * spacing * m_lines);
    }
    for (const Height &known : m_heights) {
        if (known.width == width)
            return known.height;
    }
    const int room = qMax(1, qMin(width - m_leading - 2 * padX, maximumTextWidth()));
    // One layout pass asks for some widths by turns; the oldest answer makes room.
    std::rotate(m_heights.begin(), m_heights.end() - 1, m_heights.end());
    m_heights.front() = {width, blockHeight(fitsUnbroken(room) ? m_unbroken.height : layOut(room))};
    return m_heights.front().height;
}

int TextBlock::blockHeight(double textHeight) const
{
    return static_cast<int>(std::ceil(textHeight)) + 2 * padY + m_below;
}

QSize TextBlock::sizeHint() const
{
    if (m_hint.isValid())
        return m_hint;
    const double height = layOut(qMin(maximumTextWidth(), 100000));
    const QTextLayout &layout = *m_formed;
    double used = 0.0;
    for (int i = 0; i < layout.lineCount(); ++i)
        used = qMax(used, layout.lineAt(i).naturalTextWidth());
    const int feeds = static_cast<int>(layout.text().count(QChar(QChar::LineSeparator)));
    if (layout.lineCount() == feeds + 1 && !layout.text().contains(bullet)) // whose lines are indented
        m_unbroken = {used, height};
    m_hint = {static_cast<int>(std::ceil(used)) + 2 * padX + 1 + m_leading,
              m_lines > 0 ? heightForWidth(0) : blockHeight(height)};
    return m_hint;
}

bool TextBlock::fitsUnbroken(int room) const
{
    return m_unbroken.width >= 0.0 && room >= m_unbroken.width + 1.0;
}

int TextBlock::narrowest() const
{
    if (m_whole == Whole::Text)
        return sizeHint().width();
    if (m_narrowest >= 0)
        return m_narrowest;
    const double chars = QFontMetricsF(textFont()).averageCharWidth() * narrowestChars;
    m_narrowest = qMin(qRound(chars) + 2 * padX, sizeHint().width());
    if (m_whole == Whole::Nothing)
        return m_narrowest;
    QTextLayout layout(drawnText(m_text, layoutDirection()), textFont());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    double widest = 0.0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(1.0); // every word comes to stand alone
        widest = qMax(widest, line.naturalTextWidth());
    }
    layout.endLayout();
    m_narrowest = qMax(m_narrowest, static_cast<int>(std::ceil(widest)) + 2 * padX + 1 + m_leading);
    return m_narrowest;
}

QSize TextBlock::minimumSizeHint() const
{
    if (m_lines > 0)
        return {narrowest(), heightForWidth(0)};
    const QFontMetricsF metrics(textFont());
    return {narrowest(), static_cast<int>(std::ceil(metrics.height())) + 2 * padY};
}

void TextBlock::forgetSizes()
{
    m_heights.fill({});
    m_hint = QSize();
    m_narrowest = -1;
    m_unbroken = {};
    forgetLetters();
}

void TextBlock::forgetLetters() const
{
    m_formed.reset();
    m_isOpen = false;
    m_formedFor = -1;
}

void TextBlock::invalidate()
{
    forgetSizes();
    updateGeometry();
    update();
}

/// The text as it is painted. Most paintings are of the one before, because something beside it has changed.
const QTextLayout &TextBlock::formed(int room) const
{
    if (m_formedFor == room)
        return *m_formed;
    layOut(room);
    if (const QString shown = shortened(*m_formed, room); shown != m_formed->text()) {
        beginLayout(shown);
        layOut(room);
    }
    m_formed->endLayout();
    m_isOpen = false;
    m_formedFor = room;
    return *m_formed;
}

void TextBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int room = qMax(1, qMin(width() - m_leading - 2 * padX, maximumTextWidth()));
    const QTextLayout &layout = formed(room);
    const double x =
        layoutDirection() == Qt::RightToLeft ? width() - m_leading - padX - room : m_leading + padX;
    painter.setPen(m_quiet && isEnabled() ? quietText(palette()) : palette().color(foregroundRole()));
    const double left = height() - m_below - layout.boundingRect().height();
    layout.draw(&painter, {x, m_inMiddle ? std::max<double>(padY, left / 2.0) : padY});
    // A heading gets the focus when its page opens, and what a press has done when it is done; who uses the
    // mouse needs no ring around it, nor around text that was clicked.
    const bool ring = !property(clicked).toBool() && isFocusShown(*window());
    if (hasFocus() && ring)
        drawFocusRing(painter, textRect(layout, room), palette());
}

QRectF TextBlock::textRect(const QTextLayout &layout, int room) const
{
    double used = 0.0;
    for (int i = 0; i < layout.lineCount(); ++i)
        used = qMax(used, layout.lineAt(i).naturalTextWidth());
    const double ring = qMin<double>(qMin<double>(used + 1.0, room) + 2 * padX, width() - m_leading);
    const double x = layoutDirection() == Qt::RightToLeft ? width() - m_leading - ring : m_leading;
    return {x, 0.0, ring, static_cast<double>(height() - m_below)};
}

void TextBlock::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        invalidate();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

bool TextBlock::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_lines <= 0)
        return QWidget::event(event);
    const int room = qMax(1, qMin(width() - m_leading - 2 * padX, maximumTextWidth()));
    const bool whole = formed(room).text() == drawnText(m_text, layoutDirection());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), whole ? QString() : m_text, this);
    return true;
}

void TextBlock::focusInEvent(QFocusEvent *event)
{
    setProperty(clicked, event->reason() == Qt::MouseFocusReason);
    QWidget::focusInEvent(event);
}

HeadingLabel::HeadingLabel(int level, QWidget *parent)
    : HeadingLabel(level, QString(), parent)
{
}

HeadingLabel::HeadingLabel(int level, const QString &text, QWidget *parent)
    : TextBlock(text, parent)
{
    constexpr double factors[] = {1.6, 1.25, 1.08, 1.0};
    const int known = qBound(1, level, 4);
    setHeadingLevel(known);
    setTextStyle(factors[known - 1], QFont::DemiBold);
}

} // namespace rp
