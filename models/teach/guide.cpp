// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/guide.h"

namespace rp {

void Guide::part(const QString &text)
{
    heading(2, text);
    m_blocks.back().isPart = true;
}

void Guide::heading(int level, const QString &text)
{
    m_blocks.push_back({GuideBlock::Kind::Heading, level + m_depth, text});
}

void Guide::paragraph(const QString &text)
{
    if (!text.isEmpty())
        m_blocks.push_back({GuideBlock::Kind::Paragraph, 0, text});
}

void Guide::list(const QStringList &items)
{
    if (!items.isEmpty())
        m_blocks.push_back({GuideBlock::Kind::List, 0, {}, items});
}

void Guide::table(const QString &title, const QStringList &columns, const std::vector<QStringList> &rows)
{
    if (!rows.empty())
        m_blocks.push_back({GuideBlock::Kind::Table, 0, title, {}, columns, rows});
}

} // namespace rp
