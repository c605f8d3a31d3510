// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_goal.h"

#include "models/instruments/tracks/common/track_instrument.h"
#include "views/charts/meters/limit_meter.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

/// Where a meter ends. Shares end at 1; anything else leaves room beyond its limit, which then stands at the
/// same place in every meter.
double endOf(const TrackCriterion &part)
{
    return part.quantity == Quantity::FractionLarge ? 1.0 : part.limit * 1.5;
}

} // namespace

TrackGoal::TrackGoal(const TrackInstrument &instrument, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    const std::size_t count = instrument.criteriaNow().size();
    m_meters.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        m_meters.push_back(new LimitMeter(this));
        column->addWidget(m_meters.back());
    }
    column->addStretch(1);
    showParts();
}

void TrackGoal::showParts()
{
    const std::vector<TrackCriterion> parts = m_instrument.criteriaNow();
    for (std::size_t i = 0; i < parts.size() && i < m_meters.size(); ++i) {
        const TrackCriterion &part = parts[i];
        m_meters[i]->setMeter(
            {part.labelText(), part.measuredText(), part.limitText(), trackMetText(part.met)}, part.met,
            part.measured, part.limit, endOf(part));
    }
}

} // namespace rp
