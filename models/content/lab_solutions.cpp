// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_solutions.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/json/json_value.h"
#include "models/json/object_fields.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {

namespace {

SolutionStep readStep(const nlohmann::json &step)
{
    return {InputRef::parse(object_fields::text(step, "input")), toVariant(step["value"]),
            object_fields::keys(step, "tracks")};
}

/// The value that meets a need: itself, or a limit of a range.
QVariant valueFor(const QVariant &needed)
{
    const QVariantMap range = needed.toMap();
    for (const char *limit : {"min", "max"}) {
        if (range.contains(QLatin1String(limit)))
            return range.value(QLatin1String(limit));
    }
    return needed;
}

QString entryKey(const QString &act, const QString &entry)
{
    return act + QLatin1Char('/') + entry;
}

} // namespace

LabSolutions LabSolutions::read(const nlohmann::json &lab)
{
    LabSolutions solutions;
    for (const nlohmann::json &act : lab["acts"]) {
        for (const char *list : {"discoveries", "challenges"}) {
            for (const nlohmann::json &task : memberAt(act, list)) {
                if (task.contains("solution"))
                    solutions.m_steps.insert(
                        {object_fields::text(act, "id"), object_fields::text(task, "id")},
                        object_fields::list(task, "solution", readStep));
            }
        }
    }
    return solutions;
}

std::vector<SolutionStep> LabSolutions::steps(const QString &act, const QString &task,
                                              const QString &track) const
{
    std::vector<SolutionStep> steps = m_steps.value({act, task});
    std::erase_if(steps, [&track](const SolutionStep &step) {
        return !step.tracks.isEmpty() && !step.tracks.contains(track);
    });
    return steps;
}

void setToNeed(const NamedValues &need, const Bench &bench, const InputSetter &set)
{
    for (const Bench::Panel &panel : bench.panels()) {
        for (int round = 0; round < 2; ++round) {
            for (const InputSpec &spec : panel.instrument->inputs()) {
                const InputRef input = bench.qualified(panel.id, spec.id);
                // With one panel a lab may name it all the same.
                const auto wanted = std::find_if(need.begin(), need.end(), [&](const NamedValue &each) {
                    return each.name == input || each.name == InputRef{panel.id, spec.id};
                });
                if (wanted != need.end())
                    set(input, valueFor(wanted->value));
            }
        }
    }
}

LabTeaching LabTeaching::read(const nlohmann::json &lab)
{
    LabTeaching teaching;
    for (const nlohmann::json &act : lab["acts"]) {
        const QString id = object_fields::text(act, "id");
        const nlohmann::json &debrief = memberAt(act, "debrief");
        if (!debrief.is_null())
            teaching.m_debriefs.insert(id, {object_fields::text(debrief, "goal"),
                                            object_fields::text(debrief, "looks_for"),
                                            object_fields::texts(debrief, "ask"),
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
