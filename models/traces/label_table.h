// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/scalar.h"

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace rp::traces {

using LabelId = std::uint32_t;

/// Devices, streams, processes, threads and ranks are named by any scalar: 7, "7", "Traces", null. Digits as
/// text are the number, and what is neither number nor text is what JSON writes for it. At most
/// bounds::mostTracks are told apart: further ones share one label.
class LabelTable
{
public:
    LabelId idOf(const Scalar &value);
    /// As one would read it: 7, Traces; nothing for null.
    const std::string &text(LabelId id) const { return m_labels[id].text; }
    /// As JSON: 7, "Traces", "".
    std::string json(LabelId id) const;
    std::size_t size() const { return m_labels.size(); }
    /// The label of those beyond the bound.
    LabelId shared();
    bool isShared(LabelId id) const { return m_hasShared && id == m_shared; }

private:
    struct Label
    {
        std::string text;
        bool isNumber = false;
        bool operator==(const Label &) const = default;
    };
    static Label labelOf(const Scalar &value);

    std::deque<Label> m_labels;
    std::unordered_map<std::string, LabelId> m_ids;
    LabelId m_shared = 0;
    bool m_hasShared = false;
    struct Recent
    {
        Scalar value; ///< as it was asked for
        LabelId id = 0;
        bool isUsed = false;
    };
    std::array<Recent, 64> m_recent; ///< spares most of the hashing
};

/// A scalar as JSON text; null for what JSON doesn't have.
std::string jsonOf(const Scalar &value);

} // namespace rp::traces
