// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace rp::traces {

using NameId = std::uint32_t;

/// Names of kernels, copies, calls and steps, each kept once as valid UTF-8. A name beyond 16 KiB, and every
/// further long one when 16 MiB are kept, is shortened, with a hash of the whole behind it: names that differ
/// stay different.
class NameTable
{
public:
    static constexpr std::size_t longestName = std::size_t{1} << 14;
    static constexpr std::size_t mostBytes = std::size_t{1} << 24;

    NameTable() = default;
    NameTable(NameTable &&) = default;
    NameTable &operator=(NameTable &&) = default;
    NameTable(const NameTable &) = delete; ///< the keys of m_ids look into m_names
    NameTable &operator=(const NameTable &) = delete;
    ~NameTable() = default;

    NameId idOf(std::string_view name);
    const std::string &text(NameId id) const { return m_names[id]; }
    std::size_t size() const { return m_names.size(); }
    std::uint64_t shortened() const { return m_shortened; }

private:
    NameId keep(std::string name);
    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, NameId> m_ids;
    std::size_t m_bytes = 0;
    std::uint64_t m_shortened = 0;
    std::array<NameId, 64> m_recent{}; ///< spares most of the hashing
};

} // namespace rp::traces
