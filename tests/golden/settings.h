// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <cstdint>
#include <map>
#include <random>
#include <vector>

namespace golden {

/// Chance that is the same with every standard library: the generator's numbers are prescribed, those of its
/// distributions are not.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_numbers(seed)
    {
    }
    /// 0 … count - 1; count must be above 0.
    std::size_t below(std::size_t count) { return std::size_t(m_numbers() % count); }
    /// 0 … 1 in 2^20 steps.
    double share() { return double(below((1U << 20U) + 1U)) / double(1U << 20U); }

private:
    std::mt19937_64 m_numbers;
};

struct Change
{
    QString id;
    QVariant value;
};

/// Draws changes of an instrument's inputs: any input that it has listed so far, so that those of another
/// mode are set as well, and mostly values that its specification allows.
class ChangeMaker
{
public:
    explicit ChangeMaker(std::uint64_t seed)
        : m_dice(seed)
    {
    }
    Change draw(const rp::Instrument &instrument);
    std::size_t below(std::size_t count) { return m_dice.below(count); }

private:
    QVariant valueFor(const rp::InputSpec &spec);
    double numberFor(const rp::InputSpec &spec);

    Dice m_dice;
    std::map<QString, rp::InputSpec> m_seen;
};

/// Values that hardly any input takes: another type, no choice of it, out of range, not a number.
std::vector<QVariant> badValues(const rp::InputSpec &spec);

} // namespace golden
