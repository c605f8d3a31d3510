// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger_migration.h"

#include "models/session/ledger_document.h"

#include <array>

namespace rp {
namespace {

using nlohmann::json;

constexpr std::array settingKeys{"context", "track", "language", "theme", "text_scale"};
constexpr std::array designKeys{"context",
                                "track",
                                "execution_mode",
                                "fusion_enabled",
                                "compilation_roi_positive",
                                "breakeven_inferences",
                                "kws_utilization_eager_pct",
                                "kws_utilization_compiled_pct"};

void nestByChapter(json &document)
{
    const LedgerDocument fresh = newLedgerDocument();
    json settings = json::object();
    for (const char *key : settingKeys) {
        if (document.contains(key))
            settings[key] = document[key];
    }
    json design = json::object();
    for (const char *key : designKeys) {
        if (document.contains(key))
            design[key] = document[key];
    }
    document = {{"format", "ridgepoint-ledger"},
                {"schema_version", 1},
                {"ledger_id", fresh.id.toStdString()},
                {"commits", json::array()},
                {"head", {{"count", 0}, {"seal", fresh.log.headSeal().toStdString()}}},
                {"settings", settings},
                {"labs", {{"7", {{"design", design}}}}}};
}

using Migration = void (*)(json &);
/// Entry n takes version n to n + 1.
constexpr std::array<Migration, ledgerSchemaVersion> steps{nestByChapter};

} // namespace

int ledgerVersion(const json &document)
{
    if (!document.is_object())
        return -1;
    const auto version = document.find("schema_version");
    if (version == document.end())
        return document.contains("track") || document.contains("context") ? 0 : -1;
    if (!version->is_number_integer() || *version < 0 || *version > 1'000'000)
        return -1;
    if (*version == 0 && document.contains("ledger_id"))
        return -1; // there were no ids yet: a later ledger in disguise, to have its answers passed over
    return version->get<int>();
}

void migrateLedger(json &document)
{
    for (int version = ledgerVersion(document); version >= 0 && version < ledgerSchemaVersion; ++version)
        steps.at(size_t(version))(document);
}

} // namespace rp
