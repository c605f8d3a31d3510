// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace rp {

/// One part of a paper. All texts are translated, with their figures in place; a line feed starts a new line.
struct PaperBlock
{
    enum class Kind
    {
        Heading,
        Paragraph,
        List,
        Table,
        Picture ///< drawn by whoever shows the paper; its words are elsewhere, so that text can do without
    };
    enum class Tone
    {
        Plain,
        Quiet,   ///< in small print
        Remark,  ///< a warning on what stands before it
        Written, ///< by a learner, who may have left lines between paragraphs
        Foot     ///< the last line, apart from the rest
    };
    Kind kind = Kind::Paragraph;
    int level = 0;                      ///< Heading: 2 to 5; 1 is the paper's own title
    QString text = {};                  ///< Heading, Paragraph; List, Table: its title
    QStringList items = {};             ///< List
    QStringList columns = {};           ///< Table: headings of its columns
    std::vector<QStringList> rows = {}; ///< Table: a cell for each column, the first one names the row
    bool isPart = false;                ///< Heading: of a lab, an act or the review
    Tone tone = Tone::Plain;            ///< Paragraph, List
    bool staysWithNext = false;         ///< Paragraph: on one page
    bool isForm = false; ///< Table: where the last column is empty, it is to be written in by hand
    int pairs = 0;   ///< Table of names and values: so many side by side, on paper without a head; 0: no such
    int picture = 0; ///< Picture: its place in the list of whoever draws it
};

/// A document in reading order: what page, HTML, Markdown, PDF and terminal are made from.
class Paper
{
public:
    /// @param title empty: a piece of another document
    explicit Paper(QString title = {})
        : m_title(std::move(title))
    {
    }

    const QString &title() const { return m_title; }
    const std::vector<PaperBlock> &blocks() const { return m_blocks; }

    /// Levels of headings from now on are lower by so many.
    void setDepth(int depth) { m_depth = depth; }
    void part(const QString &text); ///< a heading of level 2 that a table of contents names
    void heading(int level, const QString &text);
    // Nothing is added for an empty text, an empty list or a table without rows.
    void paragraph(const QString &text, PaperBlock::Tone tone = PaperBlock::Tone::Plain);
    void list(const QStringList &items);
    void notes(const QString &title, const QStringList &items); ///< a list in small print
    void table(const QString &title, const QStringList &columns, const std::vector<QStringList> &rows);
    /// With room for handwriting in the last column.
    void form(const QStringList &columns, const std::vector<QStringList> &rows);
    /// Names with their values; `columns` has a heading for each of the two.
    void values(const QStringList &columns, const std::vector<QStringList> &rows, int pairs);
    void picture(int number);
    void keepWithNext(); ///< the block added last

private:
    QString m_title;
    std::vector<PaperBlock> m_blocks;
    int m_depth = 0;
};

/// A picture in a file for a browser.
struct PaperImage
{
    QByteArray svg;
    QString alt; ///< translated: what it shows
};

/// One file for a browser and for printing: no script, nothing from elsewhere, well formed as XML.
/// @param language code of the language that the texts are in
/// @param images by their numbers in the paper; without them its pictures are left out
QByteArray paperHtml(const Paper &paper, const QString &language, const std::vector<PaperImage> &images = {});

/// CommonMark with tables. No character of any text acts as markup.
QString paperMarkdown(const Paper &paper);
/// Text with every character escaped that Markdown could take for markup. Line feeds become spaces.
QString markdownText(const QString &text);

} // namespace rp
