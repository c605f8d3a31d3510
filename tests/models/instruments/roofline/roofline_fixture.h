// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/context_entry.h"
#include "models/compute/compute_service.h"
#include "models/instruments/roofline/roofline.h"
#include "tests/models/session/watched.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace roofline_fixture {

/// The built-in catalogue with the devices of the lab, or with another one in the cloud.
inline rp::Catalogue labCatalogue(const char *cloud = "H100_SXM5")
{
    rp::Catalogue catalogue = builtInCatalogue();
    rp::ContextEntry context = *catalogue.contexts.find(u"cloud");
    context.device = key(cloud);
    catalogue.contexts.put(context);
    return catalogue;
}

using WatchedRoofline = Watched<rp::RooflineInstrument>;

/// What `ridgepoint compute` answers.
class Computer
{
public:
    explicit Computer(const rp::Catalogue &catalogue)
        : m_service(catalogue)
    {
    }
    nlohmann::json ask(const char *function, const nlohmann::json &arguments)
    {
        std::string answer;
        if (m_service.answerCall(function, arguments.dump(), answer))
            return nullptr;
        return nlohmann::json::parse(answer);
    }
    double value(const char *function, const nlohmann::json &arguments)
    {
        const nlohmann::json answer = ask(function, arguments);
        return answer.is_object() && answer.contains("value") ? answer.at("value").get<double>()
                                                              : std::numeric_limits<double>::quiet_NaN();
    }

private:
    rp::compute::ComputeService m_service;
};

} // namespace roofline_fixture
