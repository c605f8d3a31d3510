// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_teaching.h"

#include "models/json/json_value.h"
#include "models/json/object_fields.h"

#include <nlohmann/json.hpp>

namespace rp {

namespace {

QString entryKey(const QString &act, const QString &entry)
{
    return act + QLatin1Char('/') + entry;
}

} // namespace

LabTeaching LabTeaching::read(const nlohmann::json &lab)
{
    LabTeaching teaching;
    for (const nlohmann::json &act : lab["acts"]) {
        const QString id = object_fields::text(act, "id");
        const nlohmann::json &debrief = memberAt(act, "debrief");
        if (!debrief.is_null())
            teaching.m_debriefs.insert(id, {object_fields::texts(debrief, "ask"),
                                            object_fields::map(debrief, "tracks", object_fields::textFrom)});
        for (const nlohmann::json &entry : memberAt(act, "entries")) {
            if (entry.contains("looks_for"))
                teaching.m_looksFor.insert(entryKey(id, object_fields::text(entry, "id")),
                                           object_fields::text(entry, "looks_for"));
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
