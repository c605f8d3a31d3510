// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/chosen_inputs.h"

#include "models/instruments/contract/instrument.h"
#include "views/instruments/page/predictions.h"

#include <algorithm>

namespace rp {

namespace {

bool holds(const QVariantMap &all, const QVariantMap &some)
{
    for (auto it = some.cbegin(); it != some.cend(); ++it)
        if (!all.contains(it.key()) || all.value(it.key()) != it.value())
            return false;
    return true;
}

bool anyHolds(const std::vector<QVariantMap> &maps, const QVariantMap &some)
{
    return std::any_of(maps.begin(), maps.end(),
                       [&some](const QVariantMap &all) { return holds(all, some); });
}

} // namespace

ChosenInputs::ChosenInputs(const Instrument &instrument, std::shared_ptr<Predictions> predictions,
                           QStringList inputs)
    : m_instrument(instrument)
    , m_predictions(std::move(predictions))
    , m_inputs(std::move(inputs))
{
    note();
    QObject::connect(&instrument, &Instrument::changed, &m_context, [this] { note(); });
}

void ChosenInputs::note()
{
    QVariantMap now;
    for (const QString &input : m_inputs)
        now.insert(input, m_instrument.input(input));
    if (!anyHolds(m_chosen, now))
        m_chosen.push_back(now);
}

bool ChosenInputs::contain(const QVariantMap &values) const
{
    return !m_predictions->holdBack() || anyHolds(m_chosen, values) || anyHolds(m_predictions->met(), values);
}

} // namespace rp
