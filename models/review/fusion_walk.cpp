// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/fusion_walk.h"

#include <algorithm>

namespace rp {
namespace {

const FusionNode *nodeOf(const ReviewContent &content, const QString &id)
{
    const auto it = std::find_if(content.fusion.begin(), content.fusion.end(),
                                 [&id](const FusionNode &node) { return node.id == id; });
    return it == content.fusion.end() ? nullptr : &*it;
}

} // namespace

FusionWalk::FusionWalk(const ReviewContent &content, const QString &pair)
    : m_content(&content)
    , m_pair(pair)
{
    if (this->pair() && !content.fusion.empty())
        m_node = content.fusion.front().id;
}

const FusionPair *FusionWalk::pair() const
{
    return m_content->pair(m_pair);
}

const FusionNode *FusionWalk::question() const
{
    return m_end ? nullptr : nodeOf(*m_content, m_node);
}

FusionWalk::Answered FusionWalk::answer(bool yes)
{
    const FusionNode *node = question();
    if (!node)
        return {};
    const bool truth = pair()->answers.value(node->id).yes;
    Answered given{node->id, yes, yes == truth};
    m_answered.push_back(given);
    const FusionNode::Branch &branch = truth ? node->yes : node->no;
    m_node = branch.node;
    if (branch.node.isEmpty())
        m_end = &branch;
    return given;
}

int FusionWalk::wrong() const
{
    return int(std::count_if(m_answered.begin(), m_answered.end(),
                             [](const Answered &answered) { return !answered.right; }));
}

} // namespace rp
