// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/compute/compute_service.h"

#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>

/// Whatever the line, the answer is one JSON object on one line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto catalogue = rp::Catalogue::load(nullptr);
    static rp::compute::ComputeService service(*catalogue);
    std::string answer;
    service.answerLine(std::string_view(reinterpret_cast<const char *>(data), size), answer);
    if (answer.find('\n') != std::string::npos || !nlohmann::json::accept(answer))
        std::abort();
    return 0;
}
