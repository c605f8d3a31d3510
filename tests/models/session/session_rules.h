// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

#include <compare>
#include <functional>
#include <vector>

namespace rp::test {

// Names in twoActLab().
inline const QString chapter = QStringLiteral("99");
inline const QString actIds[] = {QStringLiteral("one"), QStringLiteral("two")};
inline const QString p = QStringLiteral("p");
inline const QString n = QStringLiteral("n");
inline const QString r = QStringLiteral("r");
inline const QString d = QStringLiteral("d");
inline const QString a = QStringLiteral("a");
inline const QString b = QStringLiteral("b");

/// The rules of the learning protocol once more, written as a table of bits and not as the session has them.
struct Model
{
    enum Bit
    {
        Brief = 1,
        Choice = 2,
        Number = 4,
        Need0 = 8,
        Need1 = 16,
        Skip = 32,
        Reveal = 64,
        Wrong = 128,
        Solved = 256
    };
    int bits[2] = {0, 0};
    int act = 0;
    int step = 0;
    auto operator<=>(const Model &) const = default;

    bool has(int i, int wanted) const { return (bits[i] & wanted) == wanted; }
    bool stepDone(int i, int s) const
    {
        const int predictions = i == 0 ? Choice | Number : Choice;
        const int needs = i == 0 ? Need0 | Need1 : Need0;
        const bool done[] = {has(i, Brief), has(i, predictions), has(i, needs) || has(i, Skip),
                             has(i, Reveal), (bits[i] & (Wrong | Solved)) != 0};
        return done[s];
    }
    bool open(int i, int s) const
    {
        for (int place = 0; place < i * 5 + s; ++place) {
            if (!stepDone(place / 5, place % 5))
                return false;
        }
        return true;
    }
};

struct Action
{
    QString name;
    std::function<Refusal(LabSession &)> ask;
    std::function<Refusal(Model &)> expect; ///< changes the model when accepted
};

/// Everything that can be asked of the session, whether it makes sense or not.
std::vector<Action> allActions();

} // namespace rp::test
