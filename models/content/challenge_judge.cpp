// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/challenge_judge.h"

#include "models/content/option_order.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rp {
namespace {

struct Challenge
{
    Q_DECLARE_TR_FUNCTIONS(rp::Challenge)
};

/// Far below what anyone can enter, far above what rounding does to a value on the edge.
constexpr double rounding = 1e-9;

bool isSame(const QVariant &wanted, const QVariant &value)
{
    const bool isText = wanted.typeId() == QMetaType::QString || wanted.typeId() == QMetaType::Bool;
    if (isText || value.typeId() == QMetaType::QString || value.typeId() == QMetaType::Bool)
        return wanted.typeId() == value.typeId() && wanted == value;
    const double target = wanted.toDouble();
    return std::abs(value.toDouble() - target) <= rounding * std::max(1.0, std::abs(target));
}

QString labelOf(const Instrument &instrument, const QString &input)
{
    const InputSpec spec = instrument.inputSpec(input);
    return spec.id.isEmpty() ? Format::isolate(input) : spec.label;
}

} // namespace

bool isWithin(double value, double truth, double tolerance)
{
    if (!std::isfinite(value) || !std::isfinite(truth))
        return false;
    return std::abs(value - truth) <= (tolerance + rounding) * std::abs(truth);
}

NamedValues missingSetup(const ChallengeContent &challenge, const Bench &bench)
{
    NamedValues missing;
    for (const auto &[input, value] : challenge.setup) {
        const Instrument *instrument = bench.instrument(input.panel);
        if (instrument && !isSame(value, instrument->input(input.name)))
            missing.push_back({bench.withPanel(input), value});
    }
    return missing;
}

QString setupMismatch(const ChallengeContent &challenge, const Bench &bench)
{
    const NamedValues missing = missingSetup(challenge, bench);
    if (missing.empty())
        return {};
    const auto &[input, value] = missing.front();
    const Instrument &instrument = *bench.instrument(input.panel);
    //: %1 is the label of a control, %2 the value it must have ("10 s"); the button is named as it is on the
    //: page
    return Challenge::tr("The slider's value can't be handed in yet; set “%1” to %2, or choose “Set up the "
                         "instrument”.")
        .arg(labelOf(instrument, input.name), instrument.inputText(input.name, value));
}

ProposalVerdict judgeProposal(const ChallengeContent &challenge, const Bench &bench, const QString &option)
{
    const bool isNone = option == noneProposed;
    const std::optional<Truth> &truth = isNone ? challenge.none : challenge.truth;
    if (!truth)
        return {};
    QVariantMap inputs = truth->inputs;
    if (!isNone)
        inputs.insert(challenge.choose.name, option);
    const double value = bench.figureFor(inputs, truth->figure);
    return {std::isfinite(value) ? value : 0.0, value >= 1.0};
}

} // namespace rp
