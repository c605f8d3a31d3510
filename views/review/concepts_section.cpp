// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/concepts_section.h"

#include "models/instruments/contract/result_table.h"
#include "models/review/review_content.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/map/graph_map.h"
#include "views/map/map_graph.h"
#include "views/review/review_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

// Narrow, so that the map stands beside the explanation as a whole.
constexpr int nodeChars = 12;
constexpr int edgeChars = 11;
constexpr double nodeGap = 1.4;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::ConceptMap)
public:
    static QString summary()
    {
        return tr("Read an arrow as a sentence: the concept where it begins, the words on it, and the "
                  "concept to which it leads.");
    }
    static QString name(const QString &title)
    {
        //: A concept of a map, spoken: its title as a sentence of its own.
        return tr("%1.").arg(title);
    }
    static QString arrow(const QString &from, const QString &verb, const QString &to)
    {
        if (verb.isEmpty()) {
            //: An arrow of a map read as a sentence. %1, %2: titles of concepts.
            return tr("“%1” leads to “%2”.").arg(from, to);
        }
        //: An arrow of a map read as a sentence. %1, %3: titles of concepts; %2: the words on the arrow, a
        //: verb such as "bounds".
        return tr("“%1” %2 “%3”.").arg(from, verb, to);
    }
};

QString titleOf(const ReviewContent &content, const ReviewFigures &figures, const QString &id)
{
    const ReviewConcept *found = content.findConcept(id);
    return found ? figures.resolve(found->title) : QString();
}

/// Where a concept stands in the content; -1 for an unknown one.
int conceptIndex(const ReviewContent &content, const QString &concept_)
{
    const ReviewConcept *found = content.findConcept(concept_);
    return found ? static_cast<int>(found - content.concepts.data()) : -1;
}

/// What the arrows at a concept say, one sentence for each, those that leave it first.
QStringList conceptConnections(const ReviewContent &content, const ReviewFigures &figures,
                               const QString &concept_)
{
    QStringList leaving;
    QStringList arriving;
    for (const ConceptEdge &edge : content.edges) {
        if (edge.from != concept_ && edge.to != concept_)
            continue;
        const QString verb = edge.text.isEmpty() ? QString() : figures.resolve(edge.text);
        (edge.from == concept_ ? leaving : arriving)
            << Words::arrow(titleOf(content, figures, edge.from), verb, titleOf(content, figures, edge.to));
    }
    return leaving + arriving;
}

/// The concepts of the review as a map in the current language, its nodes in the order of the content. A path
/// of this id is highlighted; an unknown or empty id highlights none.
MapGraph conceptMap(const ReviewContent &content, const ReviewFigures &figures, const QString &path)
{
    MapGraph map;
    map.nodeChars = nodeChars;
    map.edgeChars = edgeChars;
    map.nodeGap = nodeGap;
    map.nodes.reserve(content.concepts.size());
    for (const ReviewConcept &shown : content.concepts) {
        MapGraph::Node node;
        node.id = shown.id;
        node.label = figures.resolve(shown.title);
        node.description = joinedSentences(QStringList{Words::name(node.label)} +
                                           conceptConnections(content, figures, shown.id));
        map.nodes.push_back(std::move(node));
    }
    map.edges.reserve(content.edges.size());
    for (const ConceptEdge &edge : content.edges) {
        const int from = conceptIndex(content, edge.from);
        const int to = conceptIndex(content, edge.to);
        // The order of the content is from the foundations up, and the map is read in it.
        map.edges.push_back(
            {from, to, edge.text.isEmpty() ? QString() : figures.resolve(edge.text), true, to < from});
    }
    map.summary = Words::summary();
    if (const ConceptPath *shown = withId(content.paths, path)) {
        map.path.title = figures.resolve(shown->title);
        for (const QString &id : shown->concepts)
            map.path.nodes.push_back(conceptIndex(content, id));
    }
    return map;
}

} // namespace

ConceptCard::ConceptCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_place(new TextBlock(this))
    , m_about(new TextBlock(this))
    , m_connections(new TextBlock(this))
    , m_link(new LinkButton(parts, this))
{
    setObjectName(QStringLiteral("conceptCard"));
    setEmphasised(true);
    // No tab stop, but a place in the order of tabs: reading begins here when the map asks for it.
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    m_place->setTextStyle(1.0, QFont::DemiBold);
    for (TextBlock *opened : {m_place, m_about, m_connections})
        opened->setFocusPolicy(Qt::TabFocus); // to be read
    m_connections->setQuiet(true);
    m_connections->setParagraphGap(0.2);
    for (TextBlock *text : {m_place, m_about, m_connections})
        body()->addWidget(text);
    body()->addSpacing(space::xs);
    body()->addWidget(m_link, 0, Qt::AlignLeading);
    body()->addStretch(1);
}

void ConceptCard::showConcept(const QString &concept_, const QString &place)
{
    const ReviewConcept *shown = m_parts.content.findConcept(concept_);
    if (!shown)
        return;
    setHeading(m_parts.text(shown->title));
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
    m_about->setText(m_parts.lines(shown->about));
    const QStringList connections = conceptConnections(m_parts.content, m_parts.figures, concept_);
    m_connections->setText(connections.join(QLatin1Char('\n')));
    m_connections->setVisible(!connections.isEmpty());
    m_link->setLink(shown->link);
}

void ConceptCard::focusHeading()
{
    headingLabel()->setFocus(Qt::OtherFocusReason);
}

void ConceptCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        emit backRequested();
    else
        Card::keyPressEvent(event);
}

namespace {

/// The map and the explanation beside it need this many characters.
constexpr int mapRowChars = 105;
const QString noPath = QStringLiteral("none");

} // namespace

ConceptsSection::ConceptsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_paths(new SegmentedChoice(SegmentedChoice::Arrangement::Inline))
    , m_map(new GraphMap)
    , m_card(new ConceptCard(parts))
    , m_table(new ResultTable(QStringLiteral("concepts"), this))
{
    setObjectName(QStringLiteral("conceptsSection"));
    QVBoxLayout *column = plainColumn(this, space::m);
    column->addWidget(m_paths);
    m_pathBar = makePathBar();
    column->addWidget(m_pathBar);
    auto *mapCard = new Card(2);
    mapCard->setGroup(false);
    mapCard->body()->addWidget(m_map);
    auto *row = new ResponsiveRow(mapRowChars, space::m);
    row->addWidget(mapCard, 2);
    row->addWidget(m_card, 1);
    column->addWidget(row, 1);
    makeTable();
    if (!parts.content.concepts.empty())
        m_concept = parts.content.concepts.front().id;
    connect(m_paths, &SegmentedChoice::chosen, this, &ConceptsSection::choosePath);
    connect(m_map, &GraphMap::nodeFocused, this, &ConceptsSection::showNode);
    connect(m_map, &GraphMap::nodeActivated, this, [this](int node) {
        showNode(node);
        m_card->focusHeading();
    });
    connect(m_map, &GraphMap::announce, &parts.announcer, &Announcer::say);
    connect(m_card, &ConceptCard::backRequested, this, &ConceptsSection::backToMap);
    refresh();
}

ConceptsSection::~ConceptsSection()
{
    // The map goes after this body, and losing the focus must not call back into it.
    disconnect(m_map, nullptr, this, nullptr);
}

QWidget *ConceptsSection::makePathBar()
{
    auto *bar = new QWidget;
    QVBoxLayout *column = plainColumn(bar, space::s);
    m_pathAbout = new TextBlock(bar);
    m_pathAbout->setReachable(true);
    m_pathAbout->setMaxChars(110);
    m_back = new ActionButton(bar);
    m_next = new ActionButton(bar);
    m_back->setObjectName(QStringLiteral("pathBackButton"));
    m_next->setObjectName(QStringLiteral("pathNextButton"));
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    column->addWidget(m_pathAbout);
    column->addLayout(buttons);
    connect(m_back, &ActionButton::clicked, this, [this] { step(-1); });
    connect(m_next, &ActionButton::clicked, this, [this] { step(1); });
    return bar;
}

void ConceptsSection::makeTable()
{
    m_table->setCaption([this] { return m_map->caption(); });
    m_table->setSummary([this] { return m_map->graph().summary; });
    //: Heading of a table of the concept map.
    m_table->setColumns({{QStringLiteral("concept"), [] { return tr("Concept"); }},
                         //: Heading of a table of the concept map: the sentences that its arrows make.
                         {QStringLiteral("arrows"), [] { return tr("Arrows from it"); }},
                         //: Heading of a table of the concept map: where it is on the highlighted path.
                         {QStringLiteral("path"), [] { return tr("On the path"); }}});
    m_map->setGraphTable(m_table);
}

void ConceptsSection::fillTable()
{
    const auto cell = [](const QString &words) { return ResultCell{0.0, [words] { return words; }}; };
    const Format format;
    std::vector<ResultRow> rows;
    rows.reserve(parts().content.concepts.size());
    for (const ReviewConcept &shown : parts().content.concepts) {
        QStringList arrows;
        for (const ConceptEdge &edge : parts().content.edges) {
            const ReviewConcept *to = edge.from == shown.id ? parts().content.findConcept(edge.to) : nullptr;
            if (to && edge.text.isEmpty())
                arrows << text(to->title);
            else if (to)
                //: In a table: an arrow of the concept map. %1: its words ("bounds"), %2: where it leads.
                arrows << tr("%1 “%2”").arg(text(edge.text), text(to->title));
        }
        const int place = placeOnPath(shown.id);
        rows.push_back({shown.id,
                        {cell(text(shown.title)), cell(format.locale().createSeparatedList(arrows)),
                         cell(place < 0 ? QString() : format.count(place + 1))}});
    }
    m_table->setRows(std::move(rows));
}

int ConceptsSection::placeOnPath(const QString &concept_) const
{
    const ConceptPath *path = withId(parts().content.paths, m_path);
    return path ? static_cast<int>(path->concepts.indexOf(concept_)) : -1;
}

QString ConceptsSection::placeText(const QString &concept_) const
{
    const int place = placeOnPath(concept_);
    if (place < 0)
        return {};
    const ConceptPath *path = withId(parts().content.paths, m_path);
    const Format format;
    //: A concept of the map. %1, %2: numbers; %3: title of a path through the map.
    return tr("%1 of %2 on the path “%3”")
        .arg(format.count(place + 1), format.count(static_cast<double>(path->concepts.size())),
             text(path->title));
}

void ConceptsSection::refresh()
{
    refreshPaths();
    //: Title of the map of what the course is about.
    m_map->setCaption(tr("Concepts and how they are connected"));
    m_map->setActivation(tr("Enter on a concept: to its explanation; Esc there: back to the map"));
    m_table->retranslate();
    refreshMap();
}

void ConceptsSection::refreshPaths()
{
    //: Label of a choice: which way through the concept map is highlighted.
    m_paths->setLabel(tr("Highlighted path"));
    std::vector<ChoiceEntry> entries;
    entries.reserve(parts().content.paths.size() + 1);
    //: A choice: no path through the map is highlighted.
    entries.push_back({noPath, tr("None")});
    for (const ConceptPath &path : parts().content.paths)
        entries.push_back({path.id, text(path.title)});
    m_paths->setEntries(entries);
    m_paths->setCurrentKey(m_path.isEmpty() ? noPath : m_path);
    m_paths->setVisible(entries.size() > 1);
    //: Button: to the concept before, on the highlighted path.
    m_back->setText(tr("Back on the path"));
    //: Button: to the next concept on the highlighted path.
    m_next->setText(tr("Next on the path"));
}

void ConceptsSection::refreshMap()
{
    m_map->setGraph(conceptMap(parts().content, parts().figures, m_path));
    m_map->setChosenNode(conceptIndex(parts().content, m_concept));
    fillTable();
    const ConceptPath *path = withId(parts().content.paths, m_path);
    m_pathAbout->setText(path ? text(path->about) : QString());
    m_pathBar->setVisible(path != nullptr);
    showPlace();
}

void ConceptsSection::showPlace()
{
    m_card->showConcept(m_concept, placeText(m_concept));
    const ConceptPath *path = withId(parts().content.paths, m_path);
    if (!path)
        return;
    const int place = placeOnPath(m_concept);
    const bool canBack = place != 0;
    const bool canNext = place + 1 < static_cast<int>(path->concepts.size());
    // The one that can't go on must not take the focus with it.
    if (!canNext && m_next->hasFocus())
        m_back->setFocus(Qt::OtherFocusReason);
    if (!canBack && m_back->hasFocus())
        m_next->setFocus(Qt::OtherFocusReason);
    m_back->setEnabled(canBack);
    m_next->setEnabled(canNext);
}

void ConceptsSection::choosePath(const QString &key)
{
    showPath(key == noPath ? QString() : key);
    const ConceptPath *path = withId(parts().content.paths, m_path);
    if (!path) {
        parts().announcer.say(tr("No path is highlighted."));
        return;
    }
    parts().announcer.say(
        //: Spoken when a path through the concept map is chosen: what it is about, then its concepts.
        tr("%1 It has %Ln concept(s).", nullptr, static_cast<int>(path->concepts.size()))
            .arg(text(path->about)));
}

void ConceptsSection::showPath(const QString &path)
{
    const ConceptPath *shown = withId(parts().content.paths, path);
    m_path = shown ? path : QString();
    m_paths->setCurrentKey(shown ? path : noPath);
    if (shown && !shown->concepts.isEmpty())
        m_concept = shown->concepts.front();
    refreshMap();
    if (shown)
        m_map->focusNode(conceptIndex(parts().content, m_concept)); // in view
}

void ConceptsSection::showConcept(const QString &concept_)
{
    const int node = conceptIndex(parts().content, concept_);
    if (node < 0)
        return;
    m_concept = concept_;
    m_map->setChosenNode(node);
    m_map->focusNode(node);
    showPlace();
}

void ConceptsSection::showNode(int node)
{
    // The map as a whole: what was explained stays, so that it can be read.
    if (node >= 0 && node < static_cast<int>(parts().content.concepts.size()))
        showConcept(parts().content.concepts[static_cast<std::size_t>(node)].id);
}

void ConceptsSection::step(int by)
{
    const ConceptPath *path = withId(parts().content.paths, m_path);
    if (!path || path->concepts.isEmpty())
        return;
    const int last = static_cast<int>(path->concepts.size()) - 1;
    const int place = placeOnPath(m_concept);
    // From beside the path both buttons lead onto it.
    const int next = place < 0 ? (by > 0 ? 0 : last) : std::clamp(place + by, 0, last);
    showConcept(path->concepts.at(next));
    //: Spoken on a step along a path: title of the concept, then "2 of 6 on the path “…”".
    parts().announcer.say(tr("%1, %2.").arg(m_card->heading(), placeText(m_concept)));
}

void ConceptsSection::backToMap()
{
    const int node = conceptIndex(parts().content, m_concept);
    m_map->plotWidget()->setFocus(Qt::OtherFocusReason);
    m_map->focusNode(node);
}

void ConceptsSection::focusFirst()
{
    if (m_paths->isHidden())
        m_map->plotWidget()->setFocus(Qt::OtherFocusReason);
    else
        m_paths->focusChoice();
}

} // namespace rp
