// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace rp {

/// What a class is asked after an act.
struct DebriefContent
{
    std::vector<QString> ask;
    QMap<QString, QString> tracks; ///< what the figures say on a track, by its key
};

/// What a lab says to teachers alone. Kept apart from LabContent, so that nothing that a learner sees can
/// show it.
class LabTeaching
{
public:
    /// Of a document that has passed lab.schema.json.
    static LabTeaching read(const nlohmann::json &lab);

    DebriefContent debrief(const QString &act) const;
    /// What a good text in an entry says; may be empty.
    QString looksFor(const QString &act, const QString &entry) const;

private:
    QMap<QString, DebriefContent> m_debriefs; ///< by act
    QMap<QString, QString> m_looksFor;        ///< by act and entry
};

} // namespace rp
