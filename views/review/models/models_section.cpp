// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/models_section.h"

#include "models/review/review_figures.h"
#include "views/review/models/memory_chart.h"
#include "views/review/models/order_card.h"
#include "views/review/models/ridge_card.h"
#include "views/review/models/tap_card.h"
#include "views/review/parts/card_deck.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

ModelsSection::ModelsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_deck(new CardDeck(parts.announcer))
    , m_chart(new MemoryChart(parts.content, parts.figures))
    , m_caveats(new Disclosure)
    , m_caveatsText(new TextBlock)
    , m_memory(new OrderCard(parts, m_chart))
    , m_ridge(new RidgeCard(parts))
    , m_capture(new CaptureWaysCard(parts))
    , m_fusion(new FusionCard(parts))
    , m_loop(new OrderCard(parts, nullptr))
{
    setObjectName(QStringLiteral("modelsSection"));
    m_memory->setObjectName(QStringLiteral("memoryCard"));
    m_loop->setObjectName(QStringLiteral("loopCard"));
    m_caveatsText->setFocusPolicy(Qt::TabFocus); // opened to be read
    m_caveats->body()->addWidget(m_caveatsText);
    m_memory->body()->addWidget(m_caveats);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_deck);
    column->addStretch(1);
    for (Card *card : std::initializer_list<Card *>{m_memory, m_ridge, m_capture, m_fusion, m_loop})
        m_deck->addCard(card);
    connect(m_chart, &MemoryChart::announce, &parts.announcer, &Announcer::say);
    refresh();
}

void ModelsSection::focusFirst()
{
    m_deck->setCurrent(0);
    m_memory->headingLabel()->setFocus(Qt::OtherFocusReason);
}

void ModelsSection::refresh()
{
    showMemory();
    m_ridge->refresh();
    m_capture->refresh();
    m_fusion->refresh();
    showLoop();
}

void ModelsSection::showMemory()
{
    m_chart->refresh();
    std::vector<OrderThing> levels;
    for (const MemoryLevel &level : parts().content.memory) {
        const ReviewSource &source = level.source;
        QStringList lines{
            //: A level of memory: its size, then its bandwidth.
            tr("%1, %2").arg(parts().figures.text(level.size), parts().figures.text(level.bandwidth)),
            text(level.about)};
        if (!source.isAssumption && !source.text.isEmpty())
            //: Below a figure; %1 says where it comes from.
            lines << tr("Source: %1").arg(text(source.text));
        levels.push_back({text(level.title),
                          lines.join(QLatin1Char('\n')),
                          source.isAssumption ? text(source.text) : QString(),
                          {}});
    }
    //: Heading: the levels of memory of a GPU, by size and speed.
    m_memory->setTexts(tr("The memory hierarchy"), tr("Put them in order, the fastest first."),
                       tr("✓ In order. Choose a level to read about it."), std::move(levels));
    //: Heading over a list of limits of a picture.
    m_caveats->setTitle(tr("What to be careful with"));
    m_caveatsText->setText(parts().lines(parts().content.memoryCaveats));
    m_caveats->setVisible(!parts().content.memoryCaveats.empty());
}

void ModelsSection::showLoop()
{
    std::vector<OrderThing> stages;
    for (const LoopStage &stage : parts().content.loop)
        stages.push_back({text(stage.title),
                          text(stage.question) + QLatin1Char('\n') + text(stage.about),
                          {},
                          stage.link});
    //: Heading: the stages of making a program faster, again and again.
    m_loop->setTexts(tr("The optimization loop"), tr("Put the stages in order, from the first look on."),
                     tr("✓ In order. After the last stage the loop begins again. Choose a stage to read "
                        "about it."),
                     std::move(stages));
}

} // namespace rp
