// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/tracks/track_rule.h"

#include <vector>

namespace rp {

/// What the instruments of the four tracks have in common: each judges the learner's choices by the rule of
/// its track.
class TrackInstrument : public Instrument
{
    Q_OBJECT
public:
    /// @param id "track_" and the track's key in the catalogue: "cloud", "edge", "mobile", "tiny"
    TrackInstrument(const QString &id, QObject *parent);

    QString track() const;

    /// Whether the goal is reached, for the strip at the window's foot.
    virtual TrackVerdict verdict() const = 0;
    /// The parts of the rule, in the order in which they are checked.
    virtual std::vector<TrackCriterion> criteriaNow() const = 0;
    /// The table "criteria": one row for each part; columns "part", "measured", "limit", "result".
    ResultTable *criteria() const { return table("criteria"); }

    /// "track_judged": the track, "track_verdict": "pass" | "fail", "track_figure": the figure that decides,
    /// as figure() gives it.
    QVariantMap designFields() const override;

protected:
    /// Derived: id of the figure that the track is about.
    virtual QString headline() const = 0;
};

/// The verdict of a track's own instrument; unknown when there is none among them.
TrackVerdict trackVerdict(const QString &track, const std::vector<Instrument *> &instruments);

} // namespace rp
