// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/marked_meter.h"

#include <QFontMetrics>
#include <algorithm>
#include <cmath>

namespace rp {

MarkedMeter::MarkedMeter(QWidget *parent)
    : Meter(0, parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_content.threshold = -1.0;
}

void MarkedMeter::setMeter(const Words &words, double fraction, double mark)
{
    const double filled = std::isfinite(fraction) ? fraction : 0.0;
    const double threshold = words.mark.isEmpty() || !std::isfinite(mark) ? -1.0 : mark;
    if (words == m_words && filled == m_content.fraction && threshold == m_content.threshold)
        return;
    const bool isRenamed = words.name != m_words.name;
    m_words = words;
    m_content.name = words.name;
    m_content.valueText = words.value;
    m_content.thresholdText = threshold < 0.0 ? QString() : words.mark;
    m_content.fraction = filled;
    m_content.threshold = threshold;
    relayout();
    if (isRenamed)
        tell(QAccessible::NameChanged);
    // No change of value: screen readers say every one of a progress bar unasked.
    tell(QAccessible::DescriptionChanged);
}

QSize MarkedMeter::minimumSizeHint() const
{
    const int mark = QFontMetrics(font()).horizontalAdvance(m_words.mark);
    return {std::max(leastWidth(), mark), Meter::minimumSizeHint().height()};
}

QString MarkedMeter::spokenText() const
{
    //: Spoken value of a meter. %1: its value, %2: what the learner said ("7.9 %. You said 33 %").
    return m_words.mark.isEmpty() ? m_words.value : tr("%1. %2").arg(m_words.value, m_words.mark);
}

} // namespace rp
