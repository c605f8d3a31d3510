// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

namespace rp {

/// A learner's way through the decision tree for one pair. A value.
class FusionWalk
{
public:
    struct Answered
    {
        QString node;
        bool yes = false;
        bool right = false;
    };

    FusionWalk(const ReviewContent &content, const QString &pair);

    const FusionPair *pair() const;
    /// The question in view; null at the end.
    const FusionNode *question() const;
    /// Answers it. A wrong answer is told with its reason and leads on as the right one does, so that the end
    /// is always the pair's true verdict.
    Answered answer(bool yes);
    const std::vector<Answered> &answered() const { return m_answered; }
    /// Where it ended; null before.
    const FusionNode::Branch *end() const { return m_end; }
    int wrong() const;

private:
    const ReviewContent *m_content;
    QString m_pair;
    QString m_node;
    const FusionNode::Branch *m_end = nullptr;
    std::vector<Answered> m_answered;
};

} // namespace rp
