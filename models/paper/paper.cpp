// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/paper.h"

namespace rp {

void Paper::part(const QString &text)
{
    heading(2, text);
    m_blocks.back().isPart = true;
}

void Paper::heading(int level, const QString &text)
{
    m_blocks.push_back({PaperBlock::Kind::Heading, level + m_depth, text});
}

void Paper::paragraph(const QString &text, PaperBlock::Tone tone)
{
    if (text.isEmpty())
        return;
    m_blocks.push_back({PaperBlock::Kind::Paragraph, 0, text});
    m_blocks.back().tone = tone;
}

void Paper::list(const QStringList &items)
{
    if (!items.isEmpty())
        m_blocks.push_back({PaperBlock::Kind::List, 0, {}, items});
}

void Paper::notes(const QString &title, const QStringList &items)
{
    if (items.isEmpty())
        return;
    m_blocks.push_back({PaperBlock::Kind::List, 0, title, items});
    m_blocks.back().tone = PaperBlock::Tone::Quiet;
}

void Paper::table(const QString &title, const QStringList &columns, const std::vector<QStringList> &rows)
{
    if (!rows.empty())
        m_blocks.push_back({PaperBlock::Kind::Table, 0, title, {}, columns, rows});
}

void Paper::values(const QStringList &columns, const std::vector<QStringList> &rows, int pairs)
{
    table({}, columns, rows);
    if (!rows.empty())
        m_blocks.back().pairs = pairs;
}

void Paper::picture(int number)
{
    m_blocks.push_back({PaperBlock::Kind::Picture});
    m_blocks.back().picture = number;
}

void Paper::keepWithNext()
{
    m_blocks.back().staysWithNext = true;
}

} // namespace rp
