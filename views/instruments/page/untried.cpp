// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/untried.h"

#include "models/content/discovery.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/lab_session.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rp {

namespace {

/// What is asked of the instrument's inputs, by their bare names.
QVariantMap askedOf(const Instrument &instrument, const NamedValues &need)
{
    QVariantMap asked;
    for (const auto &[input, value] : need)
        if (instrument.input(input.name).isValid())
            asked.insert(input.name, value);
    return asked;
}

struct Needs
{
    std::vector<QVariantMap> met;
    std::vector<QVariantMap> open;

    static bool anyMeets(const std::vector<QVariantMap> &needs, const QString &inputId,
                         const QVariantMap &values)
    {
        return std::any_of(needs.begin(), needs.end(), [&](const QVariantMap &need) {
            return need.contains(inputId) && meetsNeed(need, values);
        });
    }

    bool name(const QString &inputId, const QVariant &choice) const
    {
        const auto named = [&](const QVariantMap &need) { return need.value(inputId) == choice; };
        return std::any_of(met.begin(), met.end(), named) || std::any_of(open.begin(), open.end(), named);
    }
};

/// What can be chosen, by the key of the row that shows it. A toggle is named after what it switches on.
std::vector<std::pair<QString, QVariant>> choicesOf(const InputSpec &spec)
{
    if (spec.kind == InputSpec::Kind::Toggle)
        return {{spec.id, true}};
    std::vector<std::pair<QString, QVariant>> choices;
    choices.reserve(spec.choices.size());
    for (const InputChoice &choice : spec.choices)
        choices.emplace_back(choice.key, choice.key);
    return choices;
}

Needs needsOf(const Instrument &instrument, const LabSession &session, const QString &act)
{
    Needs needs;
    for (const DiscoveryContent *discovery : session.discoveries(act))
        for (std::size_t i = 0; i < discovery->needs.size(); ++i)
            (session.needMet(act, {discovery->id, int(i)}) ? needs.met : needs.open)
                .push_back(askedOf(instrument, discovery->needs[i]));
    return needs;
}

} // namespace

QStringList untriedChoices(const Instrument &instrument, const LabSession *session, const QString &act,
                           const QString &inputId)
{
    if (!holdsBack(session, act))
        return {};
    const Needs needs = needsOf(instrument, *session, act);
    if (needs.open.empty())
        return {};
    QVariantMap values;
    for (const QString &id : instrument.inputIds())
        values.insert(id, instrument.input(id));
    const QVariant present = values.value(inputId);
    QStringList untried;
    QStringList unnamed;
    for (const auto &[key, choice] : choicesOf(instrument.inputSpec(inputId))) {
        if (present == choice)
            continue;
        values.insert(inputId, choice);
        if (!needs.name(inputId, choice))
            unnamed.append(key);
        else if (Needs::anyMeets(needs.open, inputId, values) && !Needs::anyMeets(needs.met, inputId, values))
            untried.append(key);
    }
    return untried.isEmpty() ? QStringList() : untried + unnamed;
}

bool holdsBack(const LabSession *session, const QString &act)
{
    return session && !session->isPresenter() && !session->discoveriesSkipped(act);
}

std::vector<QVariantMap> metInputs(const Instrument &instrument, const LabSession *session,
                                   const QString &act)
{
    return session ? needsOf(instrument, *session, act).met : std::vector<QVariantMap>();
}

QStringList askedInputs(const Instrument &instrument, const LabSession *session, const QString &act)
{
    QStringList asked;
    const auto discoveries = session ? session->discoveries(act) : std::vector<const DiscoveryContent *>();
    for (const DiscoveryContent *discovery : discoveries)
        for (const NamedValues &need : discovery->needs)
            asked += askedOf(instrument, need).keys();
    asked.removeDuplicates();
    return asked;
}

} // namespace rp
