// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_solutions.h"

#include <QString>
#include <QVariantMap>
#include <vector>

namespace rp {

class Bench;
struct ActContent;
struct Catalogue;

/// The settings that solve what an act asks for, in words: found by setting the instruments themselves.
class SettingsKey
{
public:
    /// All must outlive it. The instruments must stand as they were made.
    SettingsKey(const LabSolutions &solutions, const Bench &bench, const Catalogue &catalogue);

    /// Puts the act's instruments where a learner of the track finds them.
    void start(const ActContent &act, const QString &track) const;
    /// One line for each control that is set; several states one after the other are numbered. The
    /// instruments stand as the last of them afterwards. Empty when the needs can't be met.
    QString of(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
               const QString &track) const;
    /// The same over several tracks: said once where it is the same on all of them.
    QString onTracks(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                     const QStringList &tracks) const;

private:
    QString reach(const ActContent &act, const NamedValues &need,
                  const std::vector<SolutionStep> &steps) const;
    QString inWords(const ActContent &act, const std::vector<InputRef> &touched) const;

    const LabSolutions &m_solutions;
    const Bench &m_bench;
    const Catalogue &m_catalogue;
    QVariantMap m_fresh; ///< what the instruments begin with
};

} // namespace rp
