// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/bounds.h"
#include "models/traces/scalar.h"

#include <array>
#include <cstddef>
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

using NameId = std::uint32_t;

/// Names of kernels, copies, calls and steps, each kept once as valid UTF-8. A name beyond 16 KiB is
/// shortened, with a hash of the whole behind it: names that differ stay different. At most bounds::mostNames
/// of together bounds::mostNameBytes are kept.
class NameTable
{
public:
    static constexpr std::size_t longestName = std::size_t{1} << 14;

    NameTable() = default;
    NameTable(NameTable &&) = default;
    NameTable &operator=(NameTable &&) = default;
    NameTable(const NameTable &) = delete; ///< the keys of m_ids look into m_names
    NameTable &operator=(const NameTable &) = delete;
    ~NameTable() = default;

    /// `other` is the name that one beyond the bounds gets; there may be few of those.
    NameId idOf(std::string_view name, std::string_view other = bounds::otherName);
    const std::string &text(NameId id) const { return m_names[id]; }
    std::size_t size() const { return m_names.size(); }
    std::uint64_t shortened() const { return m_shortened; }
    std::uint64_t others() const { return m_others; } ///< how often `other` was given

private:
    NameId keep(std::string name, std::string_view other);
    NameId add(std::string name);
    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, NameId> m_ids;
    std::size_t m_bytes = 0;
    std::uint64_t m_shortened = 0;
    std::uint64_t m_others = 0;
    std::array<NameId, 64> m_recent{}; ///< spares most of the hashing
};

} // namespace rp::traces
