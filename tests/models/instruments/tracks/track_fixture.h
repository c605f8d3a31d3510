// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/session/watched.h"

#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/tiny/track_tiny.h"

#include <QFile>

#include <limits>
#include <nlohmann/json.hpp>

namespace track_fixture {

/// The reference's vectors of one function.
inline std::vector<nlohmann::json> vectorsOf(const char *function)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no vectors");
    const nlohmann::json document = nlohmann::json::parse(file.readAll().toStdString());
    std::vector<nlohmann::json> found;
    for (const nlohmann::json &entry : document.at("vectors")) {
        if (entry.at("fn") == function)
            found.push_back(entry);
    }
    return found;
}

inline double argument(const nlohmann::json &entry, const char *name, double absent)
{
    const nlohmann::json &args = entry.at("args");
    return args.contains(name) ? args.at(name).get<double>() : absent;
}

inline double expected(const nlohmann::json &entry, const char *name)
{
    return entry.at("expect").at(name).get<double>();
}

} // namespace track_fixture
