// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/cause.h"

#include <QObject>
#include <QStringList>
#include <vector>

namespace rp {

class ReviewBook;

/// Tells when what is due has changed: by what the learner did, or only because time has passed.
class DueClock : public QObject
{
    Q_OBJECT
public:
    /// The book must outlive it.
    explicit DueClock(const ReviewBook &book, QObject *parent = nullptr);

    /// Looks now; it does so by itself several times a minute.
    void look();

signals:
    void changed(); ///< also with every other change of the book

private:
    const ReviewBook &m_book;
    QStringList m_due;
    std::vector<traces::Cause> m_causes;
};

} // namespace rp
