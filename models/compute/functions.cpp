// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/functions.h"

#include "models/catalogue/device_entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/workload_entry.h"

#include <algorithm>

namespace rp::compute {

namespace {

template<typename Entry>
QStringList keysOf(const Table<Entry> &table)
{
    QStringList keys;
    for (const Entry &entry : table)
        keys << entry.key;
    return keys;
}

QStringList precisionKeys()
{
    QStringList keys;
    for (std::size_t i = 0; i < physics::precisionCount; ++i) {
        const std::string_view key = physics::precisionKey(static_cast<physics::Precision>(i));
        keys << QString::fromLatin1(key.data(), qsizetype(key.size()));
    }
    return keys;
}

} // namespace

std::vector<const FunctionSpec *> allFunctions()
{
    std::vector<const FunctionSpec *> all;
    for (const auto &table : {dispatchFunctions(), queueFunctions(), fusionFunctions(),
                              compilationFunctions(), surgeryFunctions(), rooflineFunctions(),
                              transformerFunctions(), trackFunctions(), pathFunctions()}) {
        for (const FunctionSpec &spec : table)
            all.push_back(&spec);
    }
    std::stable_sort(all.begin(), all.end(), [](const FunctionSpec *a, const FunctionSpec *b) {
        return std::string_view(a->group) < std::string_view(b->group);
    });
    return all;
}

QStringList domainKeys(Domain domain, const Catalogue &catalogue)
{
    switch (domain) {
    case Domain::None:
        break;
    case Domain::Workload:
        return keysOf(catalogue.workloads);
    case Domain::Stage:
        return keysOf(catalogue.stages);
    case Domain::Scenario:
        return keysOf(catalogue.scenarios);
    case Domain::SurgeryOption:
        return keysOf(catalogue.surgeryOptions);
    case Domain::Device:
        return keysOf(catalogue.devices);
    case Domain::Precision:
        return precisionKeys();
    case Domain::Transformer:
        return keysOf(catalogue.transformers);
    case Domain::EdgeMode:
        return keysOf(catalogue.edgeModes);
    case Domain::Runtime:
        return keysOf(catalogue.runtimes);
    case Domain::Granularity:
        return keysOf(catalogue.granularities);
    case Domain::Convention:
        return keysOf(catalogue.conventions);
    // In the order of the enumerations physics::ServingMode and physics::RecompilePolicy.
    case Domain::ServingMode:
        return {QStringLiteral("eager"), QStringLiteral("compiled"), QStringLiteral("graphs")};
    case Domain::RecompilePolicy:
        return {QStringLiteral("static"), QStringLiteral("auto"), QStringLiteral("dynamic")};
    }
    return {};
}

std::optional<ArgValue> defaultValue(const ArgSpec &argument, const Catalogue &catalogue)
{
    ArgValue value;
    value.given = true;
    switch (argument.defaultKind) {
    case ArgSpec::Default::Required:
    case ArgSpec::Default::Absent:
        return std::nullopt;
    case ArgSpec::Default::Number:
        value.number = argument.defaultNumber;
        value.flag = argument.defaultNumber != 0.0;
        break;
    case ArgSpec::Default::Key: {
        const auto place = domainKeys(argument.domain, catalogue).indexOf(QLatin1String(argument.defaultKey));
        value.index = place < 0 ? 0 : std::size_t(place);
        break;
    }
    case ArgSpec::Default::Catalogue:
        value.number = argument.defaultFrom(catalogue);
        break;
    }
    return value;
}

} // namespace rp::compute
