// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_solutions.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/json/json_value.h"
#include "models/json/object_fields.h"

#include <nlohmann/json.hpp>

namespace rp {

namespace {

QString keyOf(const QString &act, const QString &task)
{
    return act + QLatin1Char('/') + task;
}

SolutionStep readStep(const nlohmann::json &step)
{
    return {object_fields::text(step, "input"), toVariant(step["value"]),
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

} // namespace

LabSolutions LabSolutions::read(const nlohmann::json &lab)
{
    LabSolutions solutions;
    for (const nlohmann::json &act : lab["acts"]) {
        for (const char *list : {"discoveries", "challenges"}) {
            for (const nlohmann::json &task : memberAt(act, list)) {
                if (task.contains("solution"))
                    solutions.m_steps.insert(
                        keyOf(object_fields::text(act, "id"), object_fields::text(task, "id")),
                        object_fields::list(task, "solution", readStep));
            }
        }
    }
    return solutions;
}

std::vector<SolutionStep> LabSolutions::steps(const QString &act, const QString &task,
                                              const QString &track) const
{
    std::vector<SolutionStep> steps = m_steps.value(keyOf(act, task));
    std::erase_if(steps, [&track](const SolutionStep &step) {
        return !step.tracks.isEmpty() && !step.tracks.contains(track);
    });
    return steps;
}

void setToNeed(const QVariantMap &need, const Bench &bench, const InputSetter &set)
{
    for (const Bench::Panel &panel : bench.panels()) {
        for (int round = 0; round < 2; ++round) {
            for (const InputSpec &spec : panel.instrument->inputs()) {
                const QString input = bench.qualified(panel.id, spec.id);
                auto wanted = need.constFind(input);
                if (wanted == need.constEnd()) // with one panel a lab may name it all the same
                    wanted = need.constFind(PanelName{panel.id, spec.id}.text());
                if (wanted != need.constEnd())
                    set(input, valueFor(*wanted));
            }
        }
    }
}

} // namespace rp
