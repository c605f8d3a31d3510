// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/option_button.h"

#include "models/text/bound_units.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>
#include <vector>

namespace rp {

namespace {

// Radio button and check box differ only in which indicator the style draws.
struct Indicator
{
    QStyle::PrimitiveElement element;
    QStyle::PixelMetric width;
    QStyle::PixelMetric height;
};

constexpr Indicator radio{QStyle::PE_IndicatorRadioButton, QStyle::PM_ExclusiveIndicatorWidth,
                          QStyle::PM_ExclusiveIndicatorHeight};
constexpr Indicator check{QStyle::PE_IndicatorCheckBox, QStyle::PM_IndicatorWidth,
                          QStyle::PM_IndicatorHeight};

constexpr int pad = space::xs;

/// Grows with the text, so that the mark stays visible at 200 %.
QSize indicatorSize(const QWidget &button, const Indicator &kind)
{
    const QSize own(button.style()->pixelMetric(kind.width, nullptr, &button),
                    button.style()->pixelMetric(kind.height, nullptr, &button));
    const int line = button.fontMetrics().height();
    return own.expandedTo(QSize(line - 2, line - 2));
}

int textOffset(const QAbstractButton &button, const Indicator &kind)
{
    return pad + indicatorSize(button, kind).width() + space::s;
}

constexpr int wrapped = Qt::TextWordWrap | Qt::TextShowMnemonic;

/// As it is drawn. A file's name may be one word without a place to break it: it is shortened in the middle.
QString labelOf(const QAbstractButton &button, int room)
{
    const QFontMetrics metrics = button.fontMetrics();
    QStringList words = withBoundUnits(button.text()).split(u' ');
    for (QString &word : words) {
        if (metrics.boundingRect(0, 0, qMax(1, room), 100000, wrapped, word).width() > room)
            word = metrics.elidedText(word, Qt::ElideMiddle, qMax(1, room), Qt::TextShowMnemonic);
    }
    return words.join(u' ');
}

/// What a label takes in so much room.
struct Fit
{
    QString text;
    QFont font;
    int room = -1;
    QString label;
    int height = 0;
};

/// Worked out once: a page is laid out again and again while a slider moves, and asks for all of its labels.
const Fit &fitOf(const QAbstractButton &button, int room)
{
    constexpr std::size_t mostFits = 128;
    static std::vector<Fit> fits;
    const QString text = button.text();
    const auto known = std::find_if(fits.begin(), fits.end(), [&](const Fit &fit) {
        return fit.room == room && fit.text == text && fit.font == button.font();
    });
    if (known != fits.end())
        return *known;
    if (fits.size() >= mostFits)
        fits.clear();
    const QString label = labelOf(button, room);
    const int height =
        button.fontMetrics().boundingRect(0, 0, qMax(1, room), 100000, wrapped, label).height();
    fits.push_back({text, button.font(), room, label, height});
    return fits.back();
}

int textHeight(const QAbstractButton &button, int room)
{
    return fitOf(button, room).height;
}

int heightFor(const QAbstractButton &button, const Indicator &kind, int width)
{
    const int text = textHeight(button, width - textOffset(button, kind) - pad);
    return qMax(space::target, qMax(text, indicatorSize(button, kind).height()) + 2 * pad);
}

QSize hintFor(const QAbstractButton &button, const Indicator &kind)
{
    const int longest = button.fontMetrics().averageCharWidth() * space::proseChars;
    const int text = button.fontMetrics().size(Qt::TextShowMnemonic, withBoundUnits(button.text())).width();
    const int width = textOffset(button, kind) + qMin(text, longest) + pad + 1;
    return {width, heightFor(button, kind, width)};
}

QSize minimumFor(const QAbstractButton &button, const Indicator &kind)
{
    const int narrow = textOffset(button, kind) + button.fontMetrics().averageCharWidth() * 8;
    return {qMin(narrow, hintFor(button, kind).width()), space::target};
}

void paint(const QAbstractButton &button, QStylePainter &painter, const QStyleOptionButton &option,
           const Indicator &kind)
{
    const QRect area = button.rect();
    const Qt::LayoutDirection direction = button.layoutDirection();
    const QSize mark = indicatorSize(button, kind);
    const int firstLine = qMax(button.fontMetrics().height(), mark.height());
    const int room = area.width() - textOffset(button, kind) - pad;
    const int height = textHeight(button, room);
    // One line is centred; several start at the top, beside the mark.
    const int top = height > firstLine ? pad : qMax(pad, (area.height() - firstLine) / 2);
    QStyleOptionButton markOption = option;
    markOption.state &= ~QStyle::State_HasFocus;
    markOption.rect = QStyle::visualRect(
        direction, area, {pad, top + (firstLine - mark.height()) / 2, mark.width(), mark.height()});
    painter.drawPrimitive(kind.element, markOption);

    const int textTop = height > firstLine ? top : top + (firstLine - button.fontMetrics().height()) / 2;
    const QRect textArea = QStyle::visualRect(
        direction, area, {textOffset(button, kind), textTop, room, area.height() - textTop});
    const auto align = QStyle::visualAlignment(direction, Qt::AlignLeading | Qt::AlignTop);
    painter.drawItemText(textArea, static_cast<int>(align) | wrapped, button.palette(), button.isEnabled(),
                         fitOf(button, room).label, QPalette::WindowText);
    if (button.hasFocus())
        drawFocusRing(painter, area, button.palette());
}

Indicator indicatorOf(const QRadioButton &)
{
    return radio;
}

Indicator indicatorOf(const QCheckBox &)
{
    return check;
}

} // namespace

template<class Button>
WrappedButton<Button>::WrappedButton(QWidget *parent)
    : Button(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    this->setSizePolicy(policy);
    this->setAttribute(Qt::WA_Hover);
    // Styles lay a button out by a smaller rectangle than its own, which would cut the target down.
    this->setAttribute(Qt::WA_LayoutUsesWidgetRect);
}

template<class Button>
QSize WrappedButton<Button>::sizeHint() const
{
    return hintFor(*this, indicatorOf(*this));
}

template<class Button>
QSize WrappedButton<Button>::minimumSizeHint() const
{
    return minimumFor(*this, indicatorOf(*this));
}

template<class Button>
int WrappedButton<Button>::heightForWidth(int width) const
{
    return heightFor(*this, indicatorOf(*this), width);
}

template<class Button>
void WrappedButton<Button>::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    this->initStyleOption(&option);
    paint(*this, painter, option, indicatorOf(*this));
}

template class WrappedButton<QRadioButton>;
template class WrappedButton<QCheckBox>;

OptionMark::OptionMark(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void OptionMark::setOn(bool on)
{
    m_on = on;
    update();
}

QSize OptionMark::sizeHint() const
{
    return indicatorSize(*this, radio);
}

void OptionMark::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    option.initFrom(this);
    option.state |= m_on ? QStyle::State_On : QStyle::State_Off;
    painter.drawPrimitive(radio.element, option);
}

} // namespace rp
