// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_teaching.h"

#include "models/json/json_value.h"
#include "models/text/plain_text.h"

#include <nlohmann/json.hpp>

namespace rp {

namespace {

QString entryKey(const QString &act, const QString &entry)
{
    return act + QLatin1Char('/') + entry;
}

DebriefContent readDebrief(const nlohmann::json &object)
{
    DebriefContent debrief;
    for (const nlohmann::json &question : object["ask"])
        debrief.ask.push_back(withoutTurns(toQString(question.get<std::string>())));
    const nlohmann::json tracks = object.value("tracks", nlohmann::json::object());
    for (const auto &[key, text] : tracks.items())
        debrief.tracks.insert(toQString(key), withoutTurns(toQString(text.get<std::string>())));
    return debrief;
}

} // namespace

LabTeaching LabTeaching::read(const nlohmann::json &lab)
{
    LabTeaching teaching;
    for (const nlohmann::json &act : lab["acts"]) {
        const QString id = toQString(act["id"].get<std::string>());
        if (act.contains("debrief"))
            teaching.m_debriefs.insert(id, readDebrief(act["debrief"]));
        const nlohmann::json entries = act.value("entries", nlohmann::json::array());
        for (const nlohmann::json &entry : entries) {
            if (entry.contains("looks_for"))
                teaching.m_looksFor.insert(entryKey(id, toQString(entry["id"].get<std::string>())),
                                           withoutTurns(toQString(entry["looks_for"].get<std::string>())));
        }
    }
    return teaching;
}

DebriefContent LabTeaching::debrief(const QString &act) const
{
    return m_debriefs.value(act);
}

QString LabTeaching::looksFor(const QString &act, const QString &entry) const
{
    return m_looksFor.value(entryKey(act, entry));
}

} // namespace rp
