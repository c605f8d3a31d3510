// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/review/review_desk.h"

#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"

#include <stdexcept>

namespace rp::test {

ReviewContent embeddedReview()
{
    ReviewLoad load = loadEmbeddedReview();
    if (!load.review)
        throw std::runtime_error("the embedded review is faulty");
    return std::move(*load.review);
}

const std::vector<LabContent> &reviewLabs()
{
    static const std::vector<LabContent> labs = loadLabs().labs;
    return labs;
}

} // namespace rp::test
