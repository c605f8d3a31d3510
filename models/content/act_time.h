// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

struct ActContent;

/// What a learner reads in a minute, and what the rest takes: thinking of an answer, setting the instrument
/// until something is found and filling in its number, working something out, writing. The guide for teachers
/// says so.
namespace pace {
inline constexpr double words_per_min = 200.0;
inline constexpr double question_min = 1.0;
inline constexpr double discovery_min = 2.0;
inline constexpr double challenge_min = 3.0;
inline constexpr double entry_min = 4.0;
} // namespace pace

/// What an act takes, worked out from its own English texts, so that it is the same in every language.
struct ActTime
{
    int words = 0;
    double doing_min = 0.0;

    double whole_min() const;
    int minutes() const; ///< the same, rounded up
};

/// Words of a text; a figure in it is one.
int wordsIn(const QString &text);

/// On the track on which it takes longest: with what is needed to go on, or with everything there is to find,
/// to read and to write. Answers that are not chosen are read, and the feedback to one of them.
ActTime actTime(const ActContent &act, bool everything);

} // namespace rp
