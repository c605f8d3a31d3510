// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/tracks/common/track_parts.h"
#include "models/instruments/tracks/common/track_verdict.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// What the instruments of the four tracks have in common: each judges the learner's choices by the rule of
/// its track.
class TrackInstrument : public Instrument
{
    Q_OBJECT
public:
    /// @param track key in the catalogue: "cloud", "edge", "mobile", "tiny"
    TrackInstrument(const QString &track, QObject *parent);

    QString track() const { return m_track; }

    /// Whether the goal is reached, for the strip at the window's foot.
    virtual TrackVerdict verdict() const = 0;
    /// The parts of the rule, in the order in which they are checked.
    virtual std::vector<TrackCriterion> criteriaNow() const = 0;
    /// One row for each part; columns "part", "measured", "limit", "result".
    ResultTable *criteria() const { return &m_criteria; }

    /// "track_judged": the track, "track_verdict": "pass" | "fail", "track_figure": the figure that decides,
    /// as figure() gives it.
    QVariantMap designFields() const override;

    void retranslate() override;

protected:
    /// Derived: id of the figure that the track is about.
    virtual QString headline() const = 0;
    void fillCriteria();

private:
    QString m_track;
    mutable ResultTable m_criteria{QStringLiteral("criteria")};
};

/// The verdict of a track's own instrument; unknown when there is none among them.
TrackVerdict trackVerdict(const QString &track, const std::vector<Instrument *> &instruments);

} // namespace rp
