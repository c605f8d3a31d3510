// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/map/graph_map.h"
#include "views/map/operation_map.h"
#include "views/widgets/spoken/announcer.h"

#include <QCoreApplication>

namespace rp {

namespace {

const QString overview = QStringLiteral("overview");
const QString everything = QStringLiteral("everything");

class MapPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryMapPage)
public:
    explicit MapPage(const SurgeryInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    std::vector<PagePlan> plans() const;

private:
    Part map(const char *id, bool isBefore) const;
    Part detail(const char *id) const;
    void showMap(GraphMap &map, bool isBefore) const;
    QString caption(bool isBefore) const;

    const SurgeryInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<QString> m_detail = std::make_shared<QString>(overview);
};

std::vector<PagePlan> MapPage::plans() const
{
    const auto cause = [&instrument = m_instrument] { return instrument.causeSentence(); };
    return {{.key = "map",
             //: Tab: the operation graph of the program before a surgery.
             .title = [] { return tr("Map before"); },
             .picture = map("before", true),
             .choices = {detail("detail")},
             .notes = {textPart("cause", cause, {proseChars})},
             .sentence = cause},
            {.key = "map_after",
             //: Tab: the operation graph of the program after a surgery.
             .title = [] { return tr("Map after"); },
             .picture = map("after", false),
             .choices = {detail("detail_after")},
             .sentence =
                 [shown = m_shown] {
                     //: Below a map: the name of a figure and its value, such as "Compiled graphs: 160".
                     return tr("%1: %2").arg(shown.label("subgraphs"), shown.text("subgraphs"));
                 }}};
}

Part MapPage::map(const char *id, bool isBefore) const
{
    const auto show = [*this, isBefore](GraphMap &map) {
        map.setCaption(caption(isBefore));
        showMap(map, isBefore);
    };
    const auto setUp = [](GraphMap &map, InstrumentView &view) {
        QObject::connect(&map, &GraphMap::announce, &view.announcer(), &Announcer::say);
    };
    return partOf<GraphMap>(Part::Kind::Picture, id, show, setUp);
}

QString MapPage::caption(bool isBefore) const
{
    //: Heading over a map: the program before a surgery; %1 is how it runs today.
    return isBefore ? tr("Before: %1").arg(m_shown.inputText("baseline"))
                    //: Heading over a map: the program after a surgery; %1 names the surgery.
                    : tr("After: %1").arg(m_shown.inputText("surgery"));
}

void MapPage::showMap(GraphMap &map, bool isBefore) const
{
    const double probability = m_shown.figure("probability_a");
    const BreakCause cause = m_instrument.breakCause();
    if (*m_detail != everything) {
        const OperationGraph &graph =
            isBefore ? m_instrument.state().graphBefore : m_instrument.state().graphAfter;
        map.setGraph(operationMap(graph, cause, probability));
        map.setGraphTable(m_shown.table(isBefore ? "graph_before" : "graph_after"));
        return;
    }
    const bool eager = m_shown.key("baseline") == QLatin1String("skip");
    const QString baseline = QString::fromLatin1(eager ? "none_skip" : "none_break");
    const QString surgery = isBefore ? baseline : m_shown.key("surgery");
    map.setGraph(
        operationMap(m_instrument.graph(surgery, GraphDetail::everyOperation()), cause, probability));
    map.setGraphTable(nullptr); // the map makes a table of these nodes
}

Part MapPage::detail(const char *id) const
{
    ChoicePlan plan;
    //: Choice: how much of the program a map draws.
    plan.label = [] { return tr("Detail of the maps"); };
    plan.help = [] { return tr("The overview draws a run of like operations as one node."); };
    plan.entries = []() -> std::vector<std::pair<QString, QString>> {
        return {//: Choice: a map that draws like operations as one.
                {overview, tr("Overview")},
                //: Choice: a map of one place in the program, with each of its operations.
                {everything, tr("One site, every operation")}};
    };
    plan.chosen = m_detail;
    return choicePart(id, plan);
}

} // namespace

std::vector<PagePlan> surgeryMapPages(const SurgeryInstrument &instrument)
{
    return MapPage(instrument).plans();
}

} // namespace rp
