// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/json/scalar.h"

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace rp::traces {

using LabelId = std::uint32_t;

/// Devices, streams, processes and threads are named by any scalar: 7, "7", "Traces", null. Two are the same
/// when they are the same value (7 and 7.0, but not "7"); the first spelling is kept.
class LabelTable
{
public:
    LabelId idOf(const Scalar &value);
    /// As one would read it: 7, Traces, None.
    const std::string &text(LabelId id) const { return m_labels[id].text; }
    /// As JSON: 7, "Traces", null.
    const std::string &json(LabelId id) const { return m_labels[id].json; }
    std::size_t size() const { return m_labels.size(); }

private:
    struct Label
    {
        std::string text;
        std::string json;
    };
    std::deque<Label> m_labels;
    std::unordered_map<std::string, LabelId> m_ids;
    struct Recent
    {
        Scalar value; ///< as it was asked for
        LabelId id = 0;
        bool isUsed = false;
    };
    std::array<Recent, 64> m_recent; ///< spares most of the hashing
};

/// What makes two scalars the same value, as text.
std::string identityOf(const Scalar &value);

} // namespace rp::traces
