// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/calls/domain_keys.h"

#include "models/catalogue/catalogue.h"
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
std::vector<std::string> keysOf(const Table<Entry> &table)
{
    std::vector<std::string> keys;
    for (const Entry &entry : table)
        keys.push_back(entry.key.toStdString());
    return keys;
}

std::vector<std::string> precisionKeys()
{
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < physics::precisionCount; ++i)
        keys.emplace_back(physics::precisionKey(static_cast<physics::Precision>(i)));
    return keys;
}

} // namespace

DomainKeys::DomainKeys(const Catalogue &catalogue)
{
    const auto set = [this](Domain domain, std::vector<std::string> keys) {
        m_keys[static_cast<std::size_t>(domain)] = std::move(keys);
    };
    set(Domain::Workload, keysOf(catalogue.workloads));
    set(Domain::Stage, keysOf(catalogue.stages));
    set(Domain::Scenario, keysOf(catalogue.scenarios));
    set(Domain::SurgeryOption, keysOf(catalogue.surgeryOptions));
    set(Domain::Device, keysOf(catalogue.devices));
    set(Domain::Precision, precisionKeys());
    set(Domain::Transformer, keysOf(catalogue.transformers));
    set(Domain::EdgeMode, keysOf(catalogue.edgeModes));
    set(Domain::Runtime, keysOf(catalogue.runtimes));
    set(Domain::Granularity, keysOf(catalogue.granularities));
    set(Domain::Convention, keysOf(catalogue.conventions));
    // In the order of the enumerations physics::ServingMode and physics::RecompilePolicy.
    set(Domain::ServingMode, {"eager", "compiled", "graphs"});
    set(Domain::RecompilePolicy, {"static", "auto", "dynamic"});
}

std::optional<std::size_t> DomainKeys::index(Domain domain, std::string_view key) const
{
    const std::vector<std::string> &known = keys(domain);
    const auto it = std::find(known.begin(), known.end(), key);
    if (it == known.end())
        return std::nullopt;
    return static_cast<std::size_t>(it - known.begin());
}

} // namespace rp::compute
