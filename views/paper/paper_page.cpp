// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/paper_page.h"

#include "models/paper/paper.h"
#include "models/teach/teach_text.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int lowestHeading = 4; ///< of HeadingLabel
constexpr int lineChars = 110;
constexpr double lineGap = 0.15; ///< between the lines of a list or a row
constexpr double headingFactors[] = {1.5, 1.35, 1.15, 1.0};

} // namespace

PaperPage::PaperPage(const Paper &paper, QWidget *parent, const std::function<QWidget *(int picture)> &drawn)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::xl);
    column->setSpacing(space::s);
    for (const PaperBlock &block : paper.blocks()) {
        if (block.kind == PaperBlock::Kind::Picture && drawn)
            column->addWidget(drawn(block.picture));
        else
            add(block);
    }
    column->addStretch(1);
}

TextBlock *PaperPage::addText(const QString &text, int inset)
{
    auto *block = new TextBlock(text, this);
    block->setFocusPolicy(Qt::TabFocus); // there is nothing else to stop at
    block->setMaxChars(lineChars);
    block->setInset(inset, 0);
    block->setParagraphGap(lineGap);
    layout()->addWidget(block);
    return block;
}

/// Wide tables are hard to follow on a screen at twice the text size, so each row is a small list.
void PaperPage::addRows(const PaperBlock &block)
{
    if (!block.text.isEmpty())
        addText(block.text, 0);
    for (const QStringList &row : block.rows) {
        QStringList lines;
        for (qsizetype column = 1; column < std::min(row.size(), block.columns.size()); ++column) {
            if (!row.at(column).isEmpty())
                lines.append(TeachText::pair(block.columns.at(column), row.at(column)));
        }
        auto *name = new TextBlock(row.value(0), this);
        name->setTextStyle(1.0, QFont::DemiBold);
        name->setMaxChars(lineChars);
        name->setInset(space::l, 0);
        layout()->addWidget(name);
        // Whoever goes from stop to stop hears what the row is of.
        addText(lines.join(QLatin1Char('\n')), space::xl + space::l)->setAccessibleDescription(row.value(0));
    }
}

void PaperPage::add(const PaperBlock &block)
{
    switch (block.kind) {
    case PaperBlock::Kind::Heading: {
        const int level = std::clamp(block.level, 1, lowestHeading);
        auto *heading = new HeadingLabel(level, block.text, this);
        heading->setTextStyle(headingFactors[level - 1], QFont::DemiBold);
        heading->setMaxChars(lineChars);
        static_cast<QVBoxLayout *>(layout())->addSpacing(level < lowestHeading ? space::l : space::s);
        layout()->addWidget(heading);
        return;
    }
    case PaperBlock::Kind::Paragraph:
        addText(block.text, 0);
        return;
    case PaperBlock::Kind::List: {
        QStringList lines;
        for (const QString &item : block.items)
            lines.append(TeachText::bullet(item));
        addText(lines.join(QLatin1Char('\n')), space::l);
        return;
    }
    case PaperBlock::Kind::Table:
        addRows(block);
        return;
    case PaperBlock::Kind::Picture:
        return;
    }
}

} // namespace rp
