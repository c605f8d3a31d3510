// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/content/lab_content.h"
#include "models/instruments/workbench.h"

#include <QVariant>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace rp {

/// One act of a lab with its instruments on the devices of the lab, and the reference's figures.
class ActFixture
{
public:
    using Step = std::pair<QString, QVariant>; ///< qualified input, value
    using Steps = std::vector<Step>;

    /// Fails the running test when something is missing.
    void load(const char *lab, const char *act);

    const ActContent &act() const { return *m_act; }
    const LabContent &lab() const { return m_lab; }
    const Bench &bench() const { return m_bench; }
    const ChallengeContent &challenge(const QString &id) const;
    /// Every question of the act: predictions, exercises, reflections.
    std::vector<const QuestionContent *> questions() const;
    /// Every formula of the act, those of exercises too.
    std::vector<FormulaContent> formulas() const;
    /// The texts whose figure placeholders learners see filled in.
    std::vector<QString> liveTexts() const;
    /// Everything that is read as prose.
    std::vector<QString> prose() const;

    /// What the reference expects, by the vector's id; NaN when there is no such vector.
    double vector(const char *id, const char *field = "value") const;

    /// Figures of a text filled in, readable in a comparison: isolates left out, hard spaces made plain.
    QString shown(const QString &text) const;

    /// Fresh instruments after some steps; a refused step fails the running test.
    Workbench benchAfter(const Steps &steps) const;

    static Step step(const char *input, const QVariant &value) { return {QString::fromLatin1(input), value}; }
    static Step step(const char *input, const char *key) { return {QString::fromLatin1(input), word(key)}; }
    static QVariant word(const char *key) { return QString::fromLatin1(key); }

private:
    Catalogue m_catalogue; ///< as the lab sees it
    nlohmann::json m_vectors;
    LabContent m_lab;
    const ActContent *m_act = nullptr;
    std::optional<Workbench> m_workbench;
    Bench m_bench;
};

} // namespace rp
