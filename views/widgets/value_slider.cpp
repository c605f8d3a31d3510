// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/value_slider.h"

#include "models/text/place_markers.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/card.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/slider_marks.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"
#include "views/widgets/text_room.h"

#include <QAbstractScrollArea>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>
#include <iterator>

namespace rp {

ValueSlider::ValueSlider(QWidget *parent)
    : QWidget(parent)
    , m_label(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
    , m_entry(new NumberField(this))
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_side(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_slider(new MappedSlider(this))
    , m_marks(new SliderMarks(*m_slider, this))
    , m_bubble(new Card(3, this))
    , m_error(new TextBlock(m_bubble))
{
    m_label->setTextStyle(1.0, QFont::DemiBold);
    m_label->setProperty("saidElsewhere", true); // it is the name of slider and field
    makeTop();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs / 2);
    outer->addLayout(m_top);
    auto *scale = new QVBoxLayout;
    scale->setSpacing(0);
    scale->addWidget(m_slider);
    scale->addWidget(m_marks);
    outer->addLayout(scale);
    m_marks->hide();
    m_bubble->setGroup(false);
    m_bubble->setEmphasised(true);
    m_bubble->body()->addWidget(m_error);
    m_bubble->hide();
    m_error->setReachable(true);
    m_entry->setMaxLength(longestEntry);
    m_entry->setAlignment(Qt::AlignTrailing);
    m_entry->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_entry->installEventFilter(this);
    setTabOrder(m_slider, m_entry);
    setTabOrder(m_entry, m_mark);
    connect(m_slider, &MappedSlider::moved, this, [this](double value) {
        setError({});
        m_marks->followValue();
        showValueText();
        emit valueRequested(value);
    });
    connect(m_entry, &QLineEdit::editingFinished, this, &ValueSlider::takeEntry);
    retranslateUi();
}

ValueSlider::~ValueSlider()
{
    delete m_bubble; // which stands elsewhere
}

/// Below the field, or above it at the lower end of the page, on what scrolls with it.
void ValueSlider::placeError()
{
    QWidget *page = this;
    while (QWidget *above = page->parentWidget()) {
        if (page->isWindow() || qobject_cast<QAbstractScrollArea *>(above->parentWidget()))
            break;
        page = above;
    }
    if (m_bubble->parentWidget() != page)
        m_bubble->setParent(page);
    const int height =
        m_bubble->hasHeightForWidth() ? m_bubble->heightForWidth(width()) : m_bubble->sizeHint().height();
    const int below = mapTo(page, QPoint(0, m_slider->y())).y();
    const int above = mapTo(page, QPoint()).y() - height;
    const bool isBelow = below + height <= page->height() || above < 0;
    m_bubble->setGeometry(mapTo(page, QPoint()).x(), isBelow ? below : above, width(), height);
    m_bubble->raise();
}

void ValueSlider::makeTop()
{
    m_label->setWhole(TextBlock::Whole::Words);
    m_side->setSpacing(space::s);
    m_side->addStretch(1);
    m_side->addWidget(m_mark);
    m_side->addWidget(m_entry);
    m_top->addWidget(m_label, 1);
    m_top->addLayout(m_side);
    m_top->setSpacing(space::s);
}

/// The label stands beside mark and entry where two lines and whole words of it find room there.
void ValueSlider::chooseTop()
{
    constexpr int anyWidth = 100000;
    const int room = width() - m_side->sizeHint().width() - space::s;
    const bool beside = room >= m_label->minimumSizeHint().width() &&
                        m_label->heightForWidth(room) <= 2 * m_label->heightForWidth(anyWidth);
    if (beside != isStacked())
        return;
    m_top->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_top->setSpacing(beside ? space::s : space::xs / 2);
}

bool ValueSlider::isStacked() const
{
    return m_top->direction() == QBoxLayout::TopToBottom;
}

/// That of the stacked form, whichever is shown: where there is less room, it is taken.
QSize ValueSlider::minimumSizeHint() const
{
    const int top = std::max(m_label->minimumSizeHint().width(), m_side->minimumSize().width());
    return {std::max(top, m_slider->minimumSizeHint().width()), QWidget::minimumSizeHint().height()};
}

void ValueSlider::setLabel(const QString &label)
{
    if (m_labelText == label)
        return;
    m_labelText = label;
    retranslateUi();
}

void ValueSlider::setHelp(const QString &help)
{
    if (m_help == help)
        return;
    m_help = help;
    retranslateUi();
}

void ValueSlider::retranslateUi()
{
    m_label->setText(m_labelText);
    m_mark->setSubject(m_labelText);
    m_slider->setAccessibleName(m_labelText);
    describe();
    m_slider->setToolTip(m_help);
    //: Name of the field beside a slider; %1 is what the slider sets.
    m_entry->setAccessibleName(tr("%1, exact value").arg(m_labelText));
    m_entry->setAccessibleDescription(m_bubble->isHidden() ? m_help : m_error->text());
    showValueText();
}

void ValueSlider::describe()
{
    if (m_slider->marks().empty()) {
        m_slider->setAccessibleDescription(m_help);
        return;
    }
    QStringList stops;
    for (const SliderMark &mark : m_slider->marks())
        stops.append(mark.label);
    //: Screen reader, after what a slider does (%1): %2 lists the values that have a mark.
    m_slider->setAccessibleDescription(tr("%1 Page Up and Page Down go to the next mark: %2.")
                                           .arg(m_help, QLocale().createSeparatedList(stops)));
}

void ValueSlider::setScale(const SliderScale &scale)
{
    if (m_slider->scale() == scale)
        return;
    if (m_slider->scale() == SliderScale())
        m_widestText = 0; // nothing has been measured on a scale of its own
    m_slider->setScale(scale);
    m_marks->refresh();
    // Some ranges follow another slider: measured anew only where their ends are wider than all before.
    for (const double end : {scale.minimum, scale.maximum})
        if (m_widestText > 0 && widthOf(valueText(end)) > m_widestText)
            m_widestText = 0;
    showValueText();
}

void ValueSlider::setTextFor(std::function<QString(double)> textFor)
{
    m_textFor = std::move(textFor);
    m_slider->setTextFor(m_textFor);
    m_widestText = 0;
    showValueText();
}

void ValueSlider::setMarks(const std::vector<SliderMark> &marks)
{
    const SliderScale &scale = m_slider->scale();
    std::vector<SliderMark> inside;
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(inside), [&scale](const SliderMark &mark) {
        return mark.value >= scale.minimum && mark.value <= scale.maximum;
    });
    if (inside == m_slider->marks())
        return;
    m_marks->setVisible(!inside.empty());
    m_slider->setMarks(std::move(inside));
    m_marks->refresh();
    describe();
}

void ValueSlider::setParse(std::function<std::optional<double>(const QString &)> parse)
{
    m_parse = std::move(parse);
}

void ValueSlider::setAssumption(const QString &reason)
{
    m_mark->setReason(reason);
}

double ValueSlider::value() const
{
    return m_slider->mappedValue();
}

void ValueSlider::setValue(double value)
{
    m_slider->setMappedValue(value);
    m_marks->followValue();
    showValueText();
}

QString ValueSlider::valueText(double value) const
{
    return m_textFor ? m_textFor(value) : QLocale().toString(value);
}

/// All sliders are told their values at each step of one of them, and most texts are as wide as before.
int ValueSlider::widthOf(const QString &text)
{
    return m_textWidth.of(text, m_entry->font());
}

void ValueSlider::fitEntry(const QString &text)
{
    int widest = qMax(m_widestText, widthOf(text));
    if (m_widestText == 0) {
        // The longest text may stand anywhere on the scale: "23 h 20 min" between "1 min" and "1 year".
        const SliderScale &scale = m_slider->scale();
        constexpr int samples = 8;
        for (int i = 0; i <= samples; ++i)
            widest = qMax(widest, widthOf(valueText(scale.valueAt(scale.steps() * i / samples))));
    }
    if (widest == m_widestText)
        return;
    m_widestText = widest;
    m_entry->setFixedWidth(widest + QFontMetrics(m_entry->font()).averageCharWidth() * 3 + space::l);
}

void ValueSlider::showValueText()
{
    const QString text = valueText(value());
    fitEntry(text);
    // What is being typed, or was refused, stays until it is put right or the slider moves.
    if ((m_entry->hasFocus() && m_entry->isModified()) || !m_bubble->isHidden())
        return;
    if (m_entry->text() != text)
        m_entry->setText(text);
}

std::optional<double> ValueSlider::typedValue() const
{
    return m_parse ? m_parse(m_entry->text()) : readNumber(m_entry->text(), valueText(value()));
}

void ValueSlider::takeEntry()
{
    if (!m_entry->isModified())
        return;
    const SliderScale &scale = m_slider->scale();
    const auto number = typedValue();
    if (!number || *number < scale.minimum || *number > scale.maximum) {
        m_entry->setModified(false); // editingFinished comes again when focus leaves; say it once
        //: %1 is a control's name, %2 and %3 the limits with their unit.
        setError(fillMarkers(tr("%1: type a number from %2 to %3."),
                             {m_labelText, valueText(scale.minimum), valueText(scale.maximum)}));
        emit errorShown(m_error->text());
        return;
    }
    m_entry->setModified(false);
    setError({});
    m_slider->requestValue(*number);
    showValueText();
}

void ValueSlider::setError(const QString &sentence)
{
    const bool shown = !sentence.isEmpty();
    if (shown)
        m_error->setText(sentence);
    if (shown)
        placeError(); // which may give it another parent
    m_bubble->setVisible(shown);
    m_entry->setAccessibleDescription(shown ? sentence : m_help);
    if (!shown)
        showValueText();
}

QString ValueSlider::error() const
{
    return m_bubble->isHidden() ? QString() : m_error->text();
}

bool ValueSlider::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_entry)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FontChange) {
        m_widestText = 0;
        showValueText();
    }
    // Tab selects already. Once more, screen readers would take it for a selection of the learner's.
    if (event->type() == QEvent::FocusIn &&
        static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason)
        QMetaObject::invokeMethod(m_entry, &QLineEdit::selectAll, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        (m_entry->isModified() || !error().isEmpty())) {
        m_entry->setModified(false);
        setError({});
        m_entry->selectAll();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool ValueSlider::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        chooseTop(); // label, mark or entry have changed
    return QWidget::event(event);
}

void ValueSlider::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseTop();
    if (!error().isEmpty())
        placeError();
}

void ValueSlider::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous())
        setError({}); // it would stay behind
    QWidget::hideEvent(event);
}

void ValueSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setError({}); // written in the language before
        m_widestText = 0;
        retranslateUi();
    }

    QWidget::changeEvent(event);
}

} // namespace rp
