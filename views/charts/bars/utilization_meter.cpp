// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/utilization_meter.h"

#include "models/text/quantity.h"

#include <cmath>

namespace rp {

UtilizationMeter::UtilizationMeter(QWidget *parent)
    : Meter(0, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    UtilizationMeter::retranslateUi();
}

void UtilizationMeter::setName(const QString &name)
{
    if (m_content.name == name)
        return;
    m_content.name = name;
    relayout();
    tell(QAccessible::NameChanged);
}

void UtilizationMeter::setExplanation(const QString &explanation)
{
    m_explanation = explanation;
    setToolTip(explanation);
    tell(QAccessible::DescriptionChanged);
}

void UtilizationMeter::setValue(double fraction)
{
    if (m_content.fraction == fraction)
        return;
    m_content.fraction = fraction;
    retranslateUi();
    // No change of value: screen readers say every one of a progress bar unasked ("progress bar 1, 49
    // percent"), and what has changed is announced in a sentence.
    tell(QAccessible::DescriptionChanged);
}

void UtilizationMeter::setMeaning(Meaning meaning)
{
    m_content.meaning = meaning;
    relayout();
}

void UtilizationMeter::setThreshold(double fraction)
{
    m_content.threshold = fraction;
    retranslateUi();
}

QString UtilizationMeter::valueText() const
{
    constexpr double fine = 0.001; // one decimal would say nothing of it
    return m_content.fraction > 0.0 && m_content.fraction < fine
               ? quantityText(Quantity::FractionAsNeeded, m_content.fraction)
               : Format().percent(m_content.fraction, 1);
}

QString UtilizationMeter::spokenText() const
{
    QString value = valueText();
    if (m_content.threshold < 0.0 || !std::isfinite(m_content.fraction))
        return value;
    const QString mark = Format().percent(m_content.threshold, 0);
    //: Spoken value of a meter. %1: its value, %2: the threshold, both as percentages.
    return m_content.fraction >= m_content.threshold ? tr("%1, at or above the %2 mark").arg(value, mark)
                                                     : tr("%1, below the %2 mark").arg(value, mark);
}

QString UtilizationMeter::spokenDescription() const
{
    //: Accessible description of a meter. %1: its value, %2: what the figure means.
    return m_explanation.isEmpty() ? spokenText() : tr("%1. %2").arg(spokenText(), m_explanation);
}

void UtilizationMeter::retranslateUi()
{
    m_content.valueText = valueText();
    const QString mark = m_content.threshold < 0.0 ? QString() : Format().percent(m_content.threshold, 0);
    //: Below a mark of a meter, which is at this percentage.
    m_content.thresholdText = mark.isEmpty() ? QString() : tr("%1 mark").arg(mark);
    relayout();
}

} // namespace rp
