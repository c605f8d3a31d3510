// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/figure_entry.h"

#include "models/content/discovery.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/spoken_form.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace rp {

namespace {

/// What one of a written number's unit is worth. The sample is rounded, so its ratio is only nearly a power
/// of ten.
double unitFactor(double ratio)
{
    const double power = std::copysign(std::pow(10.0, std::round(std::log10(std::abs(ratio)))), ratio);
    return std::abs(ratio / power - 1.0) < 0.02 ? power : ratio;
}

} // namespace

FigureEntry::FigureEntry(const DiscoveryContent &discovery, Intents &intents, QWidget *parent)
    : QWidget(parent)
    , m_discovery(discovery)
    , m_intents(intents)
    , m_prompt(new TextBlock(this))
    , m_row(new QWidget(this))
    , m_entry(new NumberField(m_row))
    , m_unit(new TextBlock(m_row))
    , m_check(new ActionButton(m_row))
    , m_tell(new ActionButton(m_row))
    , m_note(new TextBlock(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    m_entry->setMaxLength(longestEntry);
    m_entry->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    m_unit->setWhole(TextBlock::Whole::Text);
    m_note->setReachable(true);
    auto *row = new FlowLayout(space::s, m_row);
    for (QWidget *part : std::initializer_list<QWidget *>{m_entry, m_unit, m_check, m_tell})
        row->addWidget(part);
    for (QWidget *part : std::initializer_list<QWidget *>{m_prompt, m_row, m_note})
        column->addWidget(part);
    m_note->hide();
    connect(m_entry, &QLineEdit::returnPressed, this, &FigureEntry::fillIn);
    connect(m_check, &QPushButton::clicked, this, &FigureEntry::fillIn);
    connect(m_tell, &QPushButton::clicked, this, [this] { emit m_intents.foundRequested(m_discovery.id); });
}

/// As the instrument writes it, in that unit or the one that stands in the picture now.
std::optional<double> FigureEntry::typedValue() const
{
    const Truth &asked = *m_discovery.asks;
    const QString typed = m_entry->text();
    const auto read = [&typed](const QString &sample, double value) -> std::optional<double> {
        const auto shown = readLeadingNumber(sample);
        const auto number = readNumber(typed, sample);
        if (!shown || !number || std::abs(shown->value) <= 0.0)
            return std::nullopt;
        return *number * unitFactor(value / shown->value);
    };
    const auto number =
        read(fillInAnswer(m_discovery, m_bench), m_bench.figureFor(asked.inputs, asked.figure));
    return number ? number : read(m_bench.figureText(asked.figure), m_bench.figure(asked.figure));
}

void FigureEntry::fillIn()
{
    if (!m_open)
        return;
    const std::optional<double> value = typedValue();
    if (value && std::isfinite(*value)) {
        emit m_intents.fillInRequested(m_discovery.id, *value);
        return;
    }
    showNote(tr("Type a number."));
    emit said(m_note->text());
    m_entry->setFocus(Qt::OtherFocusReason);
}

void FigureEntry::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

QString FigureEntry::triesNote(const std::vector<FigureTry> &tries) const
{
    if (tries.empty())
        return {};
    FigureRef figure = m_discovery.asks->figure;
    figure.name = figure.name.section(u'@', 0, 0); // of a machine it is written in the same way
    const QString typed = m_bench.figureTextOf(tries.back().value, figure);
    if (tries.back().right)
        //: A number was filled in and is right; %1 is the number with its unit.
        return fillMarkers(tr("✓ You filled in %1. That is right."), {typed});
    if (m_open)
        //: A number was filled in and is wrong; %1 is the number with its unit.
        return fillMarkers(tr("✗ You filled in %1. That is not it. Look again: after the next number you are "
                              "told."),
                           {typed});
    //: A number was filled in and is wrong; %1 is the number with its unit, %2 the right one.
    return fillMarkers(tr("✗ You filled in %1. It is %2."), {typed, fillInAnswer(m_discovery, m_bench)});
}

void FigureEntry::refresh(const LabSession &session, const QString &act, const Bench &bench)
{
    m_bench = bench;
    const std::vector<FigureTry> tries = session.figuresTried(act, m_discovery.id);
    const bool isMade = session.discovered(act, m_discovery.id);
    m_open = m_discovery.asks && isMade && !session.isTold(act, m_discovery.id);
    m_prompt->setText(fillInText(m_discovery, bench));
    m_prompt->setVisible(m_open);
    m_row->setVisible(m_open);
    m_row->setEnabled(m_open);
    m_entry->setAccessibleName(m_prompt->text());
    m_entry->setAccessibleDescription(contentText(m_discovery.text));
    const auto sample = readLeadingNumber(fillInAnswer(m_discovery, bench));
    m_unit->setText(sample ? sample->rest : QString());
    m_unit->setVisible(!m_unit->text().isEmpty());
    //: Button: says whether the number in the field is right.
    m_check->setText(tr("Check"));
    m_check->setAccessibleDescription(spokenForm(m_prompt->text()));
    //: Button: shows what was found, without a number filled in.
    m_tell->setText(tr("Show what I found"));
    m_tell->setAccessibleDescription(spokenForm(contentText(m_discovery.text)));
    const bool isNew = std::exchange(m_tries, tries.size()) < tries.size() && m_refreshed;
    m_refreshed = true;
    if (isNew || m_note->text().isEmpty() || !m_open)
        showNote(isMade ? triesNote(tries) : QString());
    if (isNew && m_open) { // else the list says it, with what was found
        emit said(m_note->text());
        m_entry->selectAll();
    }
    setVisible(isMade && (m_open || !m_note->isHidden()));
}

void FigureEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showNote({}); // written in the language before
    QWidget::changeEvent(event);
}

} // namespace rp
