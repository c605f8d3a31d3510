// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>

namespace rp::torture {

/// The same numbers for the same seed on every machine, which the standard's distributions don't give.
class Dice
{
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {
    }
    /// A whole number from 0 to below `sides`; 0 when there are none.
    std::size_t roll(std::size_t sides) { return sides == 0 ? 0 : m_engine() % sides; }
    bool chance(std::size_t oneIn) { return roll(oneIn) == 0; }
    template<typename List>
    const auto &pick(const List &list)
    {
        return list[roll(std::size(list))];
    }

private:
    std::mt19937 m_engine;
};

/// From an environment variable, so that ctest stays short and a person can go on for hours.
int wanted(const char *variable, int otherwise);

/// A document with one to four faults: entries left out, doubled, exchanged, renamed or replaced by what
/// nobody expects there, and now and then bytes that are no JSON any more.
QByteArray mutated(const nlohmann::json &document, Dice &dice);

} // namespace rp::torture
