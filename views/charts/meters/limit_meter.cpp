// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/meters/limit_meter.h"

#include <cmath>

namespace rp {

namespace {

constexpr int margin = 4; ///< room for the focus ring

} // namespace

LimitMeter::LimitMeter(QWidget *parent)
    : Meter(margin, parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
}

void LimitMeter::setMeter(const Words &words, bool met, double value, double limit, double end)
{
    const double fraction = end > 0.0 ? value / end : 0.0;
    const double threshold = end > 0.0 ? limit / end : -1.0;
    if (words == m_words && met == m_met && fraction == m_content.fraction &&
        threshold == m_content.threshold)
        return;
    const bool renamed = words.name != m_words.name;
    m_words = words;
    m_met = met;
    m_content.name = words.name;
    //: A value that has to keep a limit: a symbol, the value, and whether it passed ("✓ 93.7 %, met").
    m_content.valueText =
        tr("%1 %2, %3").arg(met ? QStringLiteral("✓") : QStringLiteral("✕"), words.value, words.rated);
    m_content.thresholdText = words.limit;
    m_content.fraction = fraction;
    m_content.threshold = threshold;
    m_content.meaning = met ? Meaning::Good : Meaning::Failure;
    relayout();
    if (renamed)
        tell(QAccessible::NameChanged);
    tell(QAccessible::DescriptionChanged);
}

QString LimitMeter::spokenText() const
{
    //: Spoken value of a figure that has to keep a limit. %1: the value, %2: whether it passed, %3: the limit
    //: ("20.8 %: not met. Asked for: at least 80 %.").
    return tr("%1: %2. Asked for: %3.").arg(m_words.value, m_words.rated, m_words.limit);
}

} // namespace rp
