// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

/// One part of a guide. All texts are translated, with their figures in place; a line feed starts a new line.
struct GuideBlock
{
    enum class Kind
    {
        Heading,
        Paragraph,
        List,
        Table
    };
    Kind kind = Kind::Paragraph;
    int level = 0;                      ///< Heading: 2 to 5; 1 is the guide's own title
    QString text;                       ///< Heading, Paragraph; Table: its title
    QStringList items = {};             ///< List
    QStringList columns = {};           ///< Table: headings of its columns
    std::vector<QStringList> rows = {}; ///< Table: a cell for each column, the first one names the row
    bool isPart = false;                ///< Heading: of a lab, an act or the review
};

/// A document for teachers, in reading order: what page, HTML and PDF are made from.
class Guide
{
public:
    explicit Guide(QString title)
        : m_title(std::move(title))
    {
    }

    const QString &title() const { return m_title; }
    const std::vector<GuideBlock> &blocks() const { return m_blocks; }

    /// Levels of headings from now on are lower by so many.
    void setDepth(int depth) { m_depth = depth; }
    void part(const QString &text); ///< a heading of level 2 that a table of contents names
    void heading(int level, const QString &text);
    /// Nothing is added for an empty text, an empty list or a table without rows.
    void paragraph(const QString &text);
    void list(const QStringList &items);
    void table(const QString &title, const QStringList &columns, const std::vector<QStringList> &rows);

private:
    QString m_title;
    std::vector<GuideBlock> m_blocks;
    int m_depth = 0;
};

} // namespace rp
