// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace rp {

class ReviewBook;

/// Words on how far a learner is in the review.
class ReviewState
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewState)
public:
    /// One line: what is due, else how far the learner has come.
    static QString line(const ReviewBook &book);
    /// Titles of those that are due, joined; a few of them.
    static QString titles(const ReviewBook &book, const QStringList &due);
};

} // namespace rp
