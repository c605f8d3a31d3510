// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/tracks/common/track_text.h"

#include <array>
#include <limits>
#include <span>

namespace rp {

struct Catalogue;

// What the inputs and figures of the track instruments are listed with.

/// An input: how it is shown, its range, and the member of the settings that holds it. Exactly one of text,
/// number and flag is set.
template<typename Settings>
struct TrackInput
{
    const char *id;
    const char *label; ///< English, context rp::Tracks
    const char *help;
    InputSpec::Kind kind = InputSpec::Kind::Choice;
    TrackUnit unit = TrackUnit::Plain;
    double minimum = 0.0;
    double maximum = 1.0;
    double step = 1.0;
    bool whole = false;
    bool secondary = false;
    const char *note = ""; ///< field of the catalogue whose assumption it is while at its default
    QString Settings::*text = nullptr;
    double Settings::*number = nullptr;
    bool Settings::*flag = nullptr;
    std::array<double, 5> marks = {}; ///< stops; 0 is none
};

/// A figure: how it is written and what it is taken from.
template<typename State>
struct TrackFigure
{
    const char *id;
    const char *label; ///< English, context rp::Tracks
    TrackUnit unit;
    const char *notes; ///< fields of the catalogue whose assumptions it rests on, separated by commas
    double (*value)(const State &);
};

/// One part of a track's own rule, and how a state fares at it. A plain value: texts are made when asked for.
struct TrackCriterion
{
    enum class Rule
    {
        AtLeast,
        AtMost,
        Below
    };
    const char *key;
    const char *label; ///< English, context rp::Tracks
    TrackUnit unit;
    Rule rule;
    double measured = 0.0;
    double limit = 0.0;
    bool met = false;

    QString measuredText() const { return trackText(unit, measured); }
    QString limitText() const;
};

template<typename Entry>
const Entry *trackEntry(std::span<const Entry> entries, const QString &id)
{
    for (const Entry &entry : entries) {
        if (id == QLatin1String(entry.id))
            return &entry;
    }
    return nullptr;
}

template<typename Settings>
QVariant trackSetting(const Settings &settings, const TrackInput<Settings> &input)
{
    if (input.text)
        return settings.*input.text;
    if (input.flag)
        return settings.*input.flag;
    return settings.*input.number;
}

template<typename Settings>
void storeTrackSetting(Settings &settings, const TrackInput<Settings> &input, const QVariant &value)
{
    if (input.text)
        settings.*input.text = value.toString();
    else if (input.flag)
        settings.*input.flag = value.toBool();
    else
        settings.*input.number = value.toDouble();
}

} // namespace rp
