// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models_section.h"

#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "views/review/card_deck.h"
#include "views/review/order_card.h"
#include "views/review/ridge_card.h"
#include "views/review/tap_card.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QCoreApplication>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double plotLines = 8.0;
const QString levelColumn = QStringLiteral("level");
const QString sizeColumn = QStringLiteral("size_bytes");
const QString bandwidthColumn = QStringLiteral("bandwidth_bytes_s");
const QString sourceColumn = QStringLiteral("source");

struct CaptureWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::CaptureWaysCard)
};

struct FusionWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionCard)
};

QString verdictText(FusionVerdict verdict)
{
    switch (verdict) {
    case FusionVerdict::Fuse:
        //: Verdict on two operations.
        return FusionWords::tr("Fuse into one kernel");
    case FusionVerdict::Epilogue:
        //: Verdict on two operations: the second becomes the end of the kernel of a matrix product.
        return FusionWords::tr("Fuse as an epilogue of the product");
    case FusionVerdict::Horizontal:
        //: Verdict on two operations that do not depend on each other: one launch does both.
        return FusionWords::tr("Fuse horizontally, side by side");
    case FusionVerdict::Cannot:
        break;
    }
    //: Verdict on two operations: a fusing compiler keeps them apart.
    return FusionWords::tr("Not by ordinary fusion");
}

} // namespace

MemoryChart::MemoryChart(const ReviewParts &parts, QWidget *parent)
    : LineChart(parent)
    , m_parts(parts)
    , m_levels(new ResultTable(QStringLiteral("memory_hierarchy"), this))
{
    //: Title of a chart.
    m_levels->setCaption([] { return tr("Memory of an A100 80 GB: size and bandwidth"); });
    m_levels->setSummary([this] { return summary(); });
    ResultColumn bandwidth{//: Heading of a table: bytes per second that a memory moves.
                           bandwidthColumn, [] { return tr("Bandwidth"); }, Quantity::Bytes, Meaning::Memory};
    //: Before a number of bytes, read aloud: those that a memory moves in a second.
    bandwidth.spokenTitle = [] { return tr("bandwidth per second"); };
    //: Heading of a table: a level of the memory hierarchy.
    m_levels->setColumns({{levelColumn, [] { return tr("Level"); }},
                          //: Heading of a table: bytes that a memory holds.
                          {sizeColumn, [] { return tr("Size"); }, Quantity::Bytes},
                          bandwidth,
                          //: Heading of a table: where a figure comes from.
                          {sourceColumn, [] { return tr("Source"); }}});
}

void MemoryChart::fillTable()
{
    std::vector<ResultRow> rows;
    rows.reserve(m_parts.content.memory.size());
    for (const MemoryLevel &level : m_parts.content.memory) {
        const auto resolved = [this](const QString &source) {
            return [this, source] { return m_parts.text(source); };
        };
        const auto figure = [this](const QString &id) {
            return ResultCell{m_parts.figures.value(id), [this, id] { return m_parts.figures.text(id); }};
        };
        rows.push_back({level.id,
                        {{0.0, resolved(level.title)},
                         figure(level.size),
                         figure(level.bandwidth),
                         {0.0, resolved(level.source.text)}}});
    }
    m_levels->setRows(std::move(rows));
}

QString MemoryChart::summary() const
{
    const auto &memory = m_parts.content.memory;
    const auto bandwidth = [this](const MemoryLevel &level) {
        return m_parts.figures.value(level.bandwidth);
    };
    const auto slower = [&](const MemoryLevel &a, const MemoryLevel &b) {
        return bandwidth(a) < bandwidth(b);
    };
    if (memory.empty())
        return {};
    const auto [slowest, fastest] = std::minmax_element(memory.begin(), memory.end(), slower);
    const double ratio = bandwidth(*fastest) / bandwidth(*slowest);
    if (!std::isfinite(ratio) || slowest == fastest)
        return {};
    //: Takeaway of a chart. %1, %2: levels of the memory hierarchy; %3: a number.
    return tr("%1: about %3 times the bandwidth of %2.")
        .arg(m_parts.text(fastest->title), m_parts.text(slowest->title), Format().significant(ratio, 2));
}

void MemoryChart::refresh()
{
    fillTable();
    m_levels->retranslate();
    LineChartSpec spec;
    spec.xColumn = sizeColumn;
    spec.pointColumns = {bandwidthColumn};
    spec.labelColumn = levelColumn;
    spec.logX = true;
    spec.logY = true;
    spec.plotLines = plotLines;
    //: Axis of a chart: bytes that a memory of the whole device holds. Unit and range are added.
    spec.xTitle = tr("Size, whole device");
    //: Axis of a chart: bytes that a memory of the whole device moves in a second. The range is added: "from
    //: 1 TB to 200 TB".
    spec.yTitle = tr("Bandwidth in bytes per second");
    setLines(m_levels, spec);
}

ModelsSection::ModelsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_deck(new CardDeck(parts.announcer))
    , m_chart(new MemoryChart(parts))
    , m_caveats(new Disclosure)
    , m_caveatsText(new TextBlock)
    , m_memory(new OrderCard(parts, m_chart))
    , m_ridge(new RidgeCard(parts))
    , m_capture(new TapCard(parts, parts.content.capture.size()))
    , m_fusion(new TapCard(parts, parts.content.pairs.size()))
    , m_loop(new OrderCard(parts, nullptr))
{
    setObjectName(QStringLiteral("modelsSection"));
    m_memory->setObjectName(QStringLiteral("memoryCard"));
    m_capture->setObjectName(QStringLiteral("captureCard"));
    m_fusion->setObjectName(QStringLiteral("fusionCard"));
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
    showCapture();
    showFusion();
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

void ModelsSection::showCapture()
{
    std::vector<TapThing> ways;
    for (const CaptureForm &form : parts().content.capture) {
        const QString captures = text(form.captures);
        //: What a way to capture a program takes, costs and is for. %1 is a sentence.
        const QStringList lines{CaptureWords::tr("What is captured: %1").arg(captures),
                                //: What a way to capture a program costs; %1 is a sentence.
                                CaptureWords::tr("What it costs: %1").arg(text(form.cost)),
                                //: When to take a way to capture a program; %1 is a sentence.
                                CaptureWords::tr("When to take it: %1").arg(text(form.use))};
        const QString title = text(form.title);
        //: A task; %1 is a sentence that says what a way to capture a program takes.
        ways.push_back({title, title, lines.join(QLatin1Char('\n')), true,
                        CaptureWords::tr("Which way takes this? “%1”").arg(captures)});
    }
    //: Heading: the ways in which a program can become a graph.
    m_capture->setTexts(CaptureWords::tr("The ways to capture"),
                        CaptureWords::tr("You have told all of them apart. Tap one to read about it."),
                        std::move(ways));
}

void ModelsSection::showFusion()
{
    std::vector<TapThing> pairs;
    for (const FusionPair &pair : parts().content.pairs) {
        QStringList lines{text(pair.about), text(pair.reason)};
        if (!pair.conclusion.isEmpty())
            lines << text(pair.conclusion);
        pairs.push_back({text(pair.title),
                         verdictText(pair.verdict),
                         lines.join(QLatin1Char('\n')),
                         pair.verdict != FusionVerdict::Cannot,
                         {}});
    }
    //: Heading: pairs of operations of which some can become one kernel.
    m_fusion->setTexts(FusionWords::tr("What can be fused?"),
                       FusionWords::tr("Tap each pair that can become one kernel."), std::move(pairs));
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
