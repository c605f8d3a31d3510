// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_goal.h"

#include "models/instruments/tracks/common/track_instrument.h"
#include "views/charts/meters/limit_meter.h"
#include "views/widgets/layout/spacing.h"

namespace rp {

namespace {

// In average characters: the room that two meters, and that two pairs of them need side by side.
constexpr int pairChars = 70;
constexpr int rowChars = 150;
constexpr std::size_t inPair = 2;

/// Where a meter ends. Shares end at 1; anything else leaves room beyond its limit, which then stands at the
/// same place in every meter.
double endOf(const TrackCriterion &part)
{
    return part.quantity == Quantity::FractionLarge ? 1.0 : part.limit * 1.5;
}

} // namespace

TrackGoal::TrackGoal(const TrackInstrument &instrument, QWidget *parent)
    : ResponsiveRow(rowChars, space::s, parent)
    , m_instrument(instrument)
{
    const std::size_t count = instrument.criteriaNow().size();
    m_meters.reserve(count);
    ResponsiveRow *pair = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % inPair == 0) {
            pair = new ResponsiveRow(pairChars, space::l, this);
            addWidget(pair);
        }
        m_meters.push_back(new LimitMeter(pair));
        pair->addWidget(m_meters.back());
    }
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
