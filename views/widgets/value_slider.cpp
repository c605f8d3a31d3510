// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/value_slider.h"

#include "models/text/place_markers.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/card.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/slider_marks.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/text_block.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
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

int SliderScale::steps() const
{
    const double span = logarithmic ? std::log10(maximum / minimum) * step : (maximum - minimum) / step;
    return std::max(1, static_cast<int>(std::lround(span)));
}

double SliderScale::rounded(double value) const
{
    return wholeNumbers ? std::round(value) : value;
}

double SliderScale::valueAt(int position) const
{
    if (position <= 0)
        return minimum;
    if (position >= steps())
        return maximum;
    const double share = static_cast<double>(position) / steps();
    const double value =
        logarithmic ? minimum * std::pow(maximum / minimum, share) : minimum + step * position;
    return grain > 0.0 ? std::clamp(std::round(value / grain) * grain, minimum, maximum) : rounded(value);
}

double SliderScale::neighbourOf(double value, bool above) const
{
    const double least = std::max(grain, wholeNumbers ? 1.0 : 0.0);
    return std::clamp(value + (above ? least : -least), minimum, maximum);
}

double SliderScale::shareOf(double value) const
{
    const double inside = std::clamp(value, minimum, maximum);
    return logarithmic ? std::log(inside / minimum) / std::log(maximum / minimum)
                       : (inside - minimum) / (maximum - minimum);
}

int SliderScale::positionOf(double value) const
{
    const double inside = std::clamp(value, minimum, maximum);
    const double position = logarithmic ? shareOf(value) * steps() : (inside - minimum) / step;
    return std::clamp(static_cast<int>(std::lround(position)), 0, steps());
}

MappedSlider::MappedSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        if (m_showing)
            return;
        const double value = m_scale.valueAt(position);
        const int shown = m_scale.positionOf(m_value);
        // Where several positions stand for one value, a step still has to lead to the next one.
        m_value =
            value == m_value && position != shown ? m_scale.neighbourOf(value, position > shown) : value;
        tellName();
        emit moved(m_value);
    });
}

void MappedSlider::setScale(const SliderScale &scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_showing = true;
    setRange(0, scale.steps());
    setPageStep(std::max(1, scale.steps() / 10));
    setValue(scale.positionOf(m_value));
    m_showing = false;
}

void MappedSlider::setMarks(std::vector<SliderMark> marks)
{
    m_marks = std::move(marks);
}

bool MappedSlider::isAtMark(const SliderMark &mark) const
{
    return std::abs(mark.value - m_value) <= 1e-9 * std::max(std::abs(mark.value), std::abs(m_value));
}

double MappedSlider::offsetOf(double value, int sliderWidth) const
{
    const double handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2.0 + m_scale.shareOf(value) * (sliderWidth - handle);
}

void MappedSlider::goToMark(bool next)
{
    double target = next ? m_scale.maximum : m_scale.minimum;
    for (const SliderMark &mark : m_marks) {
        if (isAtMark(mark))
            continue;
        if (next && mark.value > m_value)
            target = std::min(target, mark.value);
        else if (!next && mark.value < m_value)
            target = std::max(target, mark.value);
    }
    requestValue(target);
}

void MappedSlider::setMappedValue(double value)
{
    if (value == m_value && QSlider::value() == m_scale.positionOf(value))
        return;
    m_value = value;
    m_showing = true;
    const int position = m_scale.positionOf(value);
    const bool moves = position != QSlider::value();
    setValue(position);
    m_showing = false;
    tellName();
    if (!moves && QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, value);
        QAccessible::updateAccessibility(&event);
    }
}

void MappedSlider::tellName()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

double MappedSlider::toldPerUnit() const
{
    constexpr double percent = 100.0;
    const QString text = m_textFor ? m_textFor(m_scale.maximum) : QString();
    if (!text.contains(QLocale().percent()))
        return 1.0;
    const auto shown = readLeadingNumber(text);
    const bool isShare = shown && std::abs(shown->value - percent * m_scale.maximum) <
                                      std::abs(shown->value - m_scale.maximum);
    return isShare ? percent : 1.0;
}

void MappedSlider::requestValue(double value)
{
    if (!isEnabled() || !std::isfinite(value))
        return;
    const double wanted = m_scale.rounded(std::clamp(value, m_scale.minimum, m_scale.maximum));
    setMappedValue(wanted);
    emit moved(wanted);
}

QSize MappedSlider::sizeHint() const
{
    const QSize hint = QSlider::sizeHint();
    return {qMax(hint.width(), 120), qMax(hint.height(), space::target)};
}

QSize MappedSlider::minimumSizeHint() const
{
    return {80, qMax(QSlider::minimumSizeHint().height(), space::target)};
}

void MappedSlider::paintEvent(QPaintEvent *event)
{
    QSlider::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        drawFocusRing(painter, rect(), palette());
    }
}

void MappedSlider::keyPressEvent(QKeyEvent *event)
{
    const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    const double before = m_value;
    const bool wasAtEnd = before <= m_scale.minimum || before >= m_scale.maximum;
    if (page && !m_marks.empty() && event->modifiers() == Qt::NoModifier) {
        goToMark(event->key() == Qt::Key_PageUp);
        event->accept();
    } else {
        QSlider::keyPressEvent(event);
    }
    if (wasAtEnd && event->isAccepted() && m_value == before)
        emit heldAtEnd();
}

QRect MappedSlider::handle() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

/// A press beside the handle brings it there and has taken hold of it.
void MappedSlider::mousePressEvent(QMouseEvent *event)
{
    const QRect before = handle();
    if (event->button() != Qt::LeftButton || before.contains(event->position().toPoint()))
        return QSlider::mousePressEvent(event);
    const int left = event->position().toPoint().x() - before.width() / 2;
    setSliderPosition(QStyle::sliderValueFromPosition(minimum(), maximum(), left, width() - before.width(),
                                                      layoutDirection() == Qt::RightToLeft));
    QMouseEvent onHandle(event->type(), handle().center(), event->globalPosition(), event->button(),
                         event->buttons(), event->modifiers(), event->pointingDevice());
    QSlider::mousePressEvent(&onHandle);
}

void MappedSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the wheel scrolls the page
}

} // namespace rp
