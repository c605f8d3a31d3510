// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/term_text.h"

#include "models/text/bound_units.h"
#include "models/text/spoken_form.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double letterFactor = 1.35;
constexpr double leading = 1.35; ///< from line to line, in heights of a line
constexpr int textPad = 3;       ///< room for the focus ring, as blocks of text have it
constexpr QChar noBreak(0x00A0);
constexpr QChar wordJoiner(0x2060);

/// A term within a text: the text paints it.
class TermButton : public QAbstractButton
{
public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (hasFocus())
            drawFocusRing(painter, rect(), palette());
    }
};

} // namespace

TermText::TermText(QWidget *parent)
    : QLabel(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus); // it reads itself out; a press of the mouse rings only a term
}

QFont TermText::letters() const
{
    QFont font = this->font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * letterFactor);
    return font;
}

void TermText::setMarked(const QString &marked)
{
    m_text = termedText(marked);
    setAccessibleName(spokenForm(m_text.plain));
    while (m_buttons.size() > m_text.terms.size()) {
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_text.terms.size()) {
        auto *button = new TermButton(this);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setCursor(Qt::PointingHandCursor);
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, button] {
            m_pressed = m_pressed == button->objectName() ? QString() : button->objectName();
            light();
        });
        button->show();
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const TextTerm &term = m_text.terms[i];
        m_buttons[i]->setObjectName(term.key);
        m_buttons[i]->setAccessibleName(m_text.plain.mid(term.from, term.length));
    }
    updateGeometry();
    place();
    update();
}

void TermText::describe(const QString &key, const QString &about)
{
    for (QAbstractButton *button : m_buttons) {
        if (button->objectName() == key)
            button->setAccessibleDescription(spokenForm(about));
    }
}

double TermText::layOut(QTextLayout &layout, double width) const
{
    // No line ends between a number and its unit; what would be put into the unit moves the terms behind it.
    QString drawn = withBoundUnits(m_text.plain).remove(wordJoiner);
    for (const TextTerm &term : m_text.terms) // a term is not torn apart
        drawn.replace(term.from, term.length, drawn.mid(term.from, term.length).replace(u' ', noBreak));
    drawn.replace(QLatin1Char('\n'), QChar::LineSeparator);
    layout.setText(drawn);
    layout.setFont(letters());
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WordWrap);
    option.setTextDirection(layoutDirection());
    layout.setTextOption(option);
    const double step = std::ceil(QFontMetricsF(letters()).height() * leading);
    double y = 0.0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        line.setPosition({0.0, y + (step - line.height()) / 2.0});
        y += step;
    }
    layout.endLayout();
    return y;
}

int TermText::heightForWidth(int width) const
{
    QTextLayout layout;
    return static_cast<int>(std::ceil(layOut(layout, width - 2 * textPad)));
}

QSize TermText::sizeHint() const
{
    const int wide = fontMetrics().averageCharWidth() * 90;
    return {wide, heightForWidth(wide)};
}

QSize TermText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, 0};
}

/// Puts the terms where their words are.
void TermText::place()
{
    QTextLayout layout;
    layOut(layout, width() - 2 * textPad);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const TextTerm &term = m_text.terms[i];
        const QTextLine line = layout.lineForTextPosition(static_cast<int>(term.from));
        if (!line.isValid())
            continue;
        const double from = line.cursorToX(static_cast<int>(term.from));
        const double to = line.cursorToX(static_cast<int>(term.from + term.length));
        QRectF word(textPad + std::min(from, to), line.y(), std::abs(to - from), line.height());
        word.adjust(-2.0, -1.0, 2.0, 1.0);
        const double grow = std::max(0.0, (space::target - word.height()) / 2.0);
        m_buttons[i]->setGeometry(word.adjusted(0, -grow, 0, grow).toAlignedRect());
    }
}

void TermText::light()
{
    const QString lit = !m_hovered.isEmpty() ? m_hovered : !m_focused.isEmpty() ? m_focused : m_pressed;
    if (lit == m_lit)
        return;
    m_lit = lit;
    update();
    emit litChanged(m_lit);
}

bool TermText::eventFilter(QObject *watched, QEvent *event)
{
    const QString key = watched->objectName();
    switch (event->type()) {
    case QEvent::Enter:
        m_hovered = key;
        break;
    case QEvent::Leave:
        m_hovered.clear();
        break;
    case QEvent::FocusIn:
        m_focused = key;
        break;
    case QEvent::FocusOut:
        m_focused.clear();
        break;
    case QEvent::KeyPress: {
        const int pressed = static_cast<QKeyEvent *>(event)->key();
        if (pressed == Qt::Key_Escape && !m_lit.isEmpty()) {
            m_hovered.clear();
            m_focused.clear();
            m_pressed.clear();
            light();
            return true;
        }
        if (pressed == Qt::Key_Return || pressed == Qt::Key_Enter) {
            m_focused = key;
            light();
            static_cast<QAbstractButton *>(watched)->click();
            return true;
        }
        return false;
    }
    default:
        return false;
    }
    light();
    return false;
}

void TermText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QTextLayout layout;
    layOut(layout, width() - 2 * textPad);
    QList<QTextLayout::FormatRange> formats;
    for (std::size_t i = 0; i < m_text.terms.size(); ++i) {
        const TextTerm &term = m_text.terms[i];
        const bool isLit = term.key == m_lit;
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(term.from);
        range.length = static_cast<int>(term.length);
        if (isLit)
            range.format.setForeground(palette().color(QPalette::HighlightedText));
        formats.append(range);
        const QRectF word = QRectF(m_buttons[i]->geometry());
        if (isLit) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::Highlight));
            painter.drawRoundedRect(word, 4.0, 4.0);
        } else {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0, Qt::DotLine));
            painter.drawLine(word.bottomLeft(), word.bottomRight());
        }
    }
    painter.setPen(palette().color(QPalette::Text));
    layout.setFormats(formats);
    layOut(layout, width() - 2 * textPad); // formats take effect when the text is laid out
    layout.draw(&painter, {textPad, 0.0});
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void TermText::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    place();
}

void TermText::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange ||
        event->type() == QEvent::PaletteChange) {
        updateGeometry();
        place();
        update();
    }
}

} // namespace rp
