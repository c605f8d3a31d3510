// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review_content.h"

#include <algorithm>

namespace rp {
namespace {

template<typename Entry>
const Entry *withId(const std::vector<Entry> &entries, const QString &id)
{
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&id](const Entry &entry) { return entry.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

} // namespace

const ReviewConcept *ReviewContent::findConcept(const QString &id) const
{
    return withId(concepts, id);
}

const RecallQuestion *ReviewContent::question(const QString &id) const
{
    return withId(questions, id);
}

const FusionPair *ReviewContent::pair(const QString &id) const
{
    return withId(pairs, id);
}

} // namespace rp
