// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/duration_entry.h"

#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/spacing.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace rp {

namespace {

constexpr int fieldChars = 16;

/// A unit, its name, and what may stand after a number of it, separated by commas.
struct UnitRow
{
    double seconds;
    const char *name;
    const char *words;
};

/// In the order of DurationUnit.
constexpr std::array<UnitRow, 3> units{{
    {60.0,
     //: Unit chosen for a number that is typed.
     QT_TRANSLATE_NOOP("rp::DurationText", "minutes"),
     //: Words and signs a learner may type after a number of minutes, separated by commas.
     QT_TRANSLATE_NOOP("rp::DurationText", "min,minute,minutes")},
    {3600.0,
     //: Unit chosen for a number that is typed.
     QT_TRANSLATE_NOOP("rp::DurationText", "hours"),
     //: Words and signs a learner may type after a number of hours, separated by commas.
     QT_TRANSLATE_NOOP("rp::DurationText", "h,hour,hours")},
    {86400.0,
     //: Unit chosen for a number that is typed.
     QT_TRANSLATE_NOOP("rp::DurationText", "days"),
     //: Words and signs a learner may type after a number of days, separated by commas.
     QT_TRANSLATE_NOOP("rp::DurationText", "d,day,days")},
}};

QString translated(const char *text)
{
    return QCoreApplication::translate("rp::DurationText", text);
}

/// Seconds of a unit by one of its words, in the current language or in English.
std::optional<double> unitCalled(const QString &word)
{
    for (const UnitRow &unit : units) {
        for (const QString &list : {translated(unit.words), QString::fromLatin1(unit.words)}) {
            const QStringList known = list.split(QLatin1Char(','), Qt::SkipEmptyParts);
            const bool found = std::any_of(known.begin(), known.end(), [&word](const QString &one) {
                return one.trimmed().compare(word, Qt::CaseInsensitive) == 0;
            });
            if (found)
                return unit.seconds;
        }
    }
    return std::nullopt;
}

/// The letters at the beginning, up to a space or a digit.
QString leadingWord(const QString &text)
{
    const auto end = std::find_if(text.begin(), text.end(),
                                  [](QChar c) { return c.isSpace() || c.isDigit() || c == u','; });
    return text.left(end - text.begin());
}

} // namespace

std::optional<double> readDuration(const QString &typed, DurationUnit unit, const QLocale &locale)
{
    auto number = readLeadingNumber(typed, locale);
    if (!number || number->value < 0.0)
        return std::nullopt;
    if (number->rest.isEmpty())
        return number->value * units.at(static_cast<std::size_t>(unit)).seconds;
    double seconds = 0.0;
    while (number) {
        const QString word = leadingWord(number->rest);
        const auto named = unitCalled(word);
        if (!named || number->value < 0.0)
            return std::nullopt;
        seconds += number->value * *named;
        QString rest = number->rest.mid(word.size()).trimmed();
        if (rest.startsWith(QLatin1Char(',')))
            rest = rest.mid(1).trimmed();
        if (rest.isEmpty())
            return seconds;
        number = readLeadingNumber(rest, locale);
    }
    return std::nullopt;
}

DurationEntry::DurationEntry(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_number(new QLineEdit(this))
    , m_unit(new AccessibleComboBox(&announcer, this))
{
    m_number->setMaxLength(longestEntry);
    auto *row = new FlowLayout(space::s, this);
    row->addWidget(m_number);
    row->addWidget(m_unit);
    connect(m_number, &QLineEdit::textEdited, this, &DurationEntry::edited);
    connect(m_number, &QLineEdit::returnPressed, this, &DurationEntry::enterPressed);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &DurationEntry::edited);
    retranslateUi();
    const QSignalBlocker quiet(m_unit);
    m_unit->setCurrentIndex(static_cast<int>(DurationUnit::Hours));
}

void DurationEntry::setLabel(const QString &label)
{
    m_label = label;
    retranslateUi();
}

void DurationEntry::setHelp(const QString &help)
{
    m_number->setAccessibleDescription(help);
}

std::optional<double> DurationEntry::seconds() const
{
    return readDuration(m_number->text(), DurationUnit(std::max(0, m_unit->currentIndex())));
}

bool DurationEntry::isEmpty() const
{
    return m_number->text().trimmed().isEmpty();
}

void DurationEntry::retranslateUi()
{
    const QSignalBlocker quiet(m_unit);
    const int index = m_unit->currentIndex();
    m_unit->clear();
    for (const UnitRow &unit : units)
        m_unit->addItem(translated(unit.name));
    m_unit->setCurrentIndex(index);
    m_number->setAccessibleName(m_label);
    //: Name of the box with the unit beside a field for a number; %1 is the name of the field.
    m_unit->setAccessibleName(tr("%1, unit").arg(m_label));
    fit();
}

void DurationEntry::fit()
{
    m_number->setFixedWidth(m_number->fontMetrics().averageCharWidth() * fieldChars + 2 * space::m);
    m_number->setMinimumHeight(m_unit->sizeHint().height());
}

void DurationEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QWidget::changeEvent(event);
}

} // namespace rp
