// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/calls/function_spec.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rp::compute {

/// The keys that a choice argument accepts, in the order of the table they come from.
class DomainKeys
{
public:
    explicit DomainKeys(const Catalogue &catalogue);

    const std::vector<std::string> &keys(Domain domain) const
    {
        return m_keys[static_cast<std::size_t>(domain)];
    }
    std::optional<std::size_t> index(Domain domain, std::string_view key) const;

private:
    std::array<std::vector<std::string>, domainCount> m_keys;
};

} // namespace rp::compute
