// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_instrument.h"
#include "views/charts/frame/chart_widget.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/map/graph_map.h"
#include "views/map/operation_map.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int textChars = 110;
constexpr int mapChars = 85; ///< room that two maps need side by side
const QString overview = QStringLiteral("overview");
const QString everything = QStringLiteral("everything");

} // namespace

SurgeryPage::SurgeryPage(GraphSurgeryInstrument &instrument, QWidget *parent)
    : InstrumentPage(parent)
    , m_instrument(instrument)
{
}

SurgeryMapPage::SurgeryMapPage(GraphSurgeryInstrument &surgery, QWidget *parent)
    : SurgeryPage(surgery, parent)
    , m_cause(new TextBlock(this))
    , m_detail(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, this))
    , m_before(new GraphMap(this))
    , m_after(new GraphMap(this))
{
    m_cause->setMaxChars(textChars);
    m_cause->setReachable(true);
    auto *maps = new ResponsiveRow(mapChars, space::l, this);
    maps->addWidget(m_before);
    maps->addWidget(m_after);
    for (QWidget *part : std::initializer_list<QWidget *>{m_cause, maps, m_detail})
        column()->addWidget(part);
    column()->addStretch(1);
    for (GraphMap *map : {m_before, m_after})
        connect(map, &GraphMap::announce, this, &SurgeryPage::announce);
    connect(m_detail, &SegmentedChoice::chosen, this, &SurgeryMapPage::showMaps);
}

void SurgeryMapPage::showMap(GraphMap &map, bool isBefore)
{
    const GraphSurgeryInstrument &shown = instrument();
    const double probability = shown.figure(QStringLiteral("probability_a"));
    const BreakCause cause = shown.breakCause();
    if (m_detail->currentKey() != everything) {
        map.setGraph(operationMap(isBefore ? shown.graphBefore() : shown.graphAfter(), cause, probability));
        map.setGraphTable(isBefore ? shown.graphTableBefore() : shown.graphTableAfter());
        return;
    }
    const bool eager = shown.baseline() == QLatin1String("skip");
    const QString baseline = eager ? QStringLiteral("none_skip") : QStringLiteral("none_break");
    map.setGraph(
        operationMap(shown.graph(isBefore ? baseline : shown.surgery(), GraphDetail::everyOperation()), cause,
                     probability));
    map.setGraphTable(nullptr); // the map makes a table of these nodes
}

void SurgeryMapPage::showMaps()
{
    const QString baseline = instrument().inputText(QStringLiteral("baseline"), instrument().baseline());
    const QString surgery = instrument().inputText(QStringLiteral("surgery"), instrument().surgery());
    //: Heading over a map: the program before a surgery; %1 is how it runs today.
    m_before->setCaption(tr("Before: %1").arg(baseline));
    //: Heading over a map: the program after a surgery; %1 names the surgery.
    m_after->setCaption(tr("After: %1").arg(surgery));
    showMap(*m_before, true);
    showMap(*m_after, false);
}

void SurgeryMapPage::showResults()
{
    m_cause->setText(instrument().causeSentence());
    showMaps();
}

void SurgeryMapPage::retranslateUi()
{
    //: Choice: how much of the program a map draws.
    m_detail->setLabel(tr("Detail of the maps"));
    m_detail->setHelp(tr("The overview draws a run of like operations as one node."));
    m_detail->setEntries({//: Choice: a map that draws like operations as one.
                          {overview, tr("Overview")},
                          //: Choice: a map of one place in the program, with each of its operations.
                          {everything, tr("One site, every operation")}});
    if (m_detail->currentKey().isEmpty())
        m_detail->setCurrentKey(overview);
    showResults();
}

} // namespace rp
