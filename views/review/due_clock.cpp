// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/due_clock.h"

#include "models/review/review_book.h"

#include <QTimer>

namespace rp {

namespace {

constexpr int lookEvery_ms = 20'000;

} // namespace

DueClock::DueClock(const ReviewBook &book, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_due(book.due())
    , m_causes(book.dueCauses())
{
    connect(&book, &ReviewBook::changed, this, [this] {
        m_due = m_book.due();
        m_causes = m_book.dueCauses();
        emit changed();
    });
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &DueClock::look);
    timer->start(lookEvery_ms);
}

void DueClock::look()
{
    QStringList due = m_book.due();
    std::vector<traces::Cause> causes = m_book.dueCauses();
    if (due == m_due && causes == m_causes)
        return;
    m_due = std::move(due);
    m_causes = std::move(causes);
    emit changed();
}

} // namespace rp
