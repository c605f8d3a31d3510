// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/memory_card.h"

#include "models/review/review_figures.h"
#include "views/review/models/memory_chart.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

namespace {

/// The chart and the levels beside it need this many characters.
constexpr int memoryRowChars = 105;

} // namespace

MemoryCard::MemoryCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_about(new TextBlock)
    , m_chart(new MemoryChart(parts.content, parts.figures))
{
    setObjectName(QStringLiteral("memoryCard"));
    m_about->setReachable(true);
    m_about->setMaxChars(110);
    body()->addWidget(m_about);
    auto *row = new ResponsiveRow(memoryRowChars, space::l);
    row->addWidget(m_chart, 1);
    row->addWidget(makeLevels(), 1);
    body()->addWidget(row);
    body()->addWidget(makeCaveats());
    connect(m_chart, &MemoryChart::announce, &parts.announcer, &Announcer::say);
}

QWidget *MemoryCard::makeLevels()
{
    auto *levels = new QWidget;
    auto *column = new QVBoxLayout(levels);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_levels.reserve(m_parts.content.memory.size());
    for (std::size_t i = 0; i < m_parts.content.memory.size(); ++i) {
        const Level level{new HeadingLabel(3), new AssumptionMark, new TextBlock};
        level.mark->setFocusPolicy(Qt::StrongFocus); // no panel lists the assumptions of this page
        level.text->setReachable(true);
        level.text->setParagraphGap(0.1);
        auto *top = new QHBoxLayout;
        top->setSpacing(space::s);
        top->addWidget(level.title);
        top->addWidget(level.mark, 0, Qt::AlignVCenter);
        top->addStretch(1);
        auto *block = new QVBoxLayout;
        block->setSpacing(space::xs / 2);
        block->addLayout(top);
        block->addWidget(level.text);
        column->addLayout(block);
        m_levels.push_back(level);
    }
    column->addStretch(1);
    return levels;
}

QWidget *MemoryCard::makeCaveats()
{
    auto *caveats = new QWidget;
    auto *column = new QVBoxLayout(caveats);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    m_caveatsTitle = new HeadingLabel(3);
    m_caveats = new TextBlock;
    m_caveats->setReachable(true);
    m_caveats->setMaxChars(110);
    column->addWidget(m_caveatsTitle);
    column->addWidget(m_caveats);
    return caveats;
}

void MemoryCard::refresh()
{
    const auto text = [this](const QString &source) { return m_parts.figures.resolve(source); };
    //: Heading: the levels of memory of a GPU, by size and speed.
    setHeading(tr("The memory hierarchy"));
    m_about->setText(text(m_parts.content.memoryAbout));
    m_chart->refresh();
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const MemoryLevel &meant = m_parts.content.memory[i];
        const Level &level = m_levels[i];
        const QString title = text(meant.title);
        level.title->setText(title);
        //: A level of memory: its size, then its bandwidth.
        QStringList lines{
            tr("%1, %2").arg(m_parts.figures.text(meant.size), m_parts.figures.text(meant.bandwidth)),
            text(meant.about)};
        if (!meant.source.isAssumption && !meant.source.text.isEmpty())
            //: Below a figure; %1 says where it comes from.
            lines << tr("Source: %1").arg(text(meant.source.text));
        level.text->setText(lines.join(QLatin1Char('\n')));
        //: Screen reader: a level of memory, then its figures and what it is.
        level.text->setAccessibleName(tr("%1: %2").arg(title, lines.join(QLatin1Char('\n'))));
        level.mark->setSubject(title);
        level.mark->setReason(meant.source.isAssumption ? text(meant.source.text) : QString());
    }
    //: Heading over a list of limits of a picture.
    m_caveatsTitle->setText(tr("What to be careful with"));
    QStringList caveats;
    for (const QString &caveat : m_parts.content.memoryCaveats)
        caveats << text(caveat);
    m_caveats->setText(caveats.join(QLatin1Char('\n')));
    m_caveats->parentWidget()->setVisible(!caveats.isEmpty());
}

std::vector<AssumptionMark *> MemoryCard::marks() const
{
    std::vector<AssumptionMark *> marks;
    marks.reserve(m_levels.size());
    for (const Level &level : m_levels)
        marks.push_back(level.mark);
    return marks;
}

} // namespace rp
