// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace rp {

class LimitMeter;
class TrackInstrument;

/// The goal of a track, part by part: a meter for each with its limit, passed or failed by symbol and word.
class TrackGoal : public QWidget
{
    Q_OBJECT
public:
    explicit TrackGoal(const TrackInstrument &instrument, QWidget *parent = nullptr);

    /// Shows the parts in the current language.
    void showParts();
    const std::vector<LimitMeter *> &meters() const { return m_meters; }

private:
    const TrackInstrument &m_instrument;
    std::vector<LimitMeter *> m_meters;
};

} // namespace rp
