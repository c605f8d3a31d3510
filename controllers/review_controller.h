// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"

#include <QObject>
#include <vector>

namespace rp {

class Ledger;

/// Records what a learner does in the review, and keeps the design fields of its chapter in step. Each slot
/// either does what was asked, or emits refused() with one translated sentence.
class ReviewController : public QObject
{
    Q_OBJECT
public:
    ReviewController(ReviewBook &book, Ledger &ledger, QObject *parent = nullptr);

public slots:
    // Recall.
    void editDraft(const rp::RecallAnswer &draft);
    void lockIn(const QString &question);
    void tickPoints(const QString &question, const std::vector<bool> &points);
    void mark(const QString &question, const std::vector<bool> &points);
    void deleteRecall();
    void lockMystery(const rp::MysteryAnswer &answer);
    void rankMystery(const QString &recording, const std::vector<rp::traces::Remedy> &order);

    void answerBelief(const QString &belief, bool isTrue);
    void setChecked(const QString &item, bool checked);
    void write(const QString &prompt, const QString &text);

signals:
    void refused(const QString &sentence);

private:
    void answer(bool recorded, const QString &otherwise);
    void answerTyping(bool recorded);
    static QString nothingWaitsText();
    void recordDesign();

    ReviewBook &m_book;
    Ledger &m_ledger;
    bool m_typingRefused = false;
};

} // namespace rp
