// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/surgery_stage.h"

#include "models/graph/graph_words.h"
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/surgery/surgery_code.h"
#include "models/text/sentences.h"
#include "views/charts/figure_plot.h"
#include "views/instruments/surgery/tool_shelf.h"
#include "views/map/graph_map.h"
#include "views/map/operation_map.h"
#include "views/widgets/low_column.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

const QString untouched = QStringLiteral("none_skip");
constexpr int hintLines = 2;
/// Narrower than so many characters, code and picture stand below each other; it has so many lines then.
constexpr int besideChars = 60;
constexpr int kernelsLines = 18; ///< with a switch above

/// A run of operations as the map names it.
QString runOf(NodeRole role, double count, BreakCause cause)
{
    GraphNode node;
    node.role = role;
    node.first = 1;
    node.last = int(count);
    return nodeName(node, cause);
}

QString siteName(BreakCause cause)
{
    GraphNode node;
    node.kind = NodeKind::Branch;
    node.role = NodeRole::Site;
    return nodeName(node, cause);
}

} // namespace

SurgeryStage::SurgeryStage(const SurgeryInstrument &instrument, Tools tools, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_tools(tools)
    , m_code(new CodeList(this))
    , m_hint(new TextBlock(this))
    , m_shelf(new ToolShelf(this))
{
    auto *page = new PageScroll(this);
    plainColumn(this, 0)->addWidget(page);
    m_page = new LowColumn;
    page->setWidget(m_page);
    m_left = new QVBoxLayout;
    m_left->setSpacing(space::xs);
    m_left->addWidget(m_code, 5);
    m_hint->setLines(hintLines);
    m_hint->setMaxChars(0);
    m_left->addWidget(m_hint);
    m_both = new QBoxLayout(QBoxLayout::LeftToRight);
    m_both->setSpacing(space::s);
    m_both->addLayout(m_left, 1);
    buildMap();
    m_right = new QVBoxLayout;
    m_right->setSpacing(space::xs);
    m_right->addWidget(m_stack, 1);
    m_both->addLayout(m_right, 1);
    m_both->addWidget(m_zoom, 0, Qt::AlignCenter);
    QVBoxLayout *column = plainColumn(m_page, space::s);
    column->addLayout(m_both, 1);
    column->addWidget(m_shelf);
    for (QWidget *part : std::initializer_list<QWidget *>{m_hint, m_zoom, m_shelf})
        part->setVisible(tools == Tools::Offered);
    connect(m_code, &CodeList::lineChosen, this, &SurgeryStage::chooseLine);
    connect(m_code, &CodeList::toolOver, this, &SurgeryStage::hover);
    connect(m_code, &CodeList::toolDropped, this, &SurgeryStage::take);
    connect(m_shelf, &ToolShelf::toolOver, this,
            [this](const QString &key) { hover(key, isFound() ? breakingLine(cause()) : -1); });
    connect(m_shelf, &ToolShelf::toolTaken, this,
            [this](const QString &key) { take(key, isFound() ? breakingLine(cause()) : -1); });
    if (m_instrument.state().settings.surgery != untouched)
        m_found.insert(cause());
}

void SurgeryStage::setChoice(QWidget *choice)
{
    m_choice = choice;
    m_right->insertWidget(0, choice);
    setTabOrder(m_code, choice);
}

void SurgeryStage::buildMap()
{
    m_stack = new QuietStack(this);
    auto *scroll = new QScrollArea(m_stack);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_map = new PassMap(scroll);
    scroll->setWidget(m_map);
    m_stack->addWidget(scroll);
    m_zoom = makeZoomButton(QStringLiteral("+"), QStringLiteral("zoomOperations"), this);
    connect(m_zoom, &QToolButton::clicked, this, &SurgeryStage::zoom);
}

BreakCause SurgeryStage::cause() const
{
    return m_instrument.breakCause();
}

bool SurgeryStage::isFound() const
{
    return m_tools == Tools::None || m_found.count(cause()) > 0;
}

const SurgeryOutcome &SurgeryStage::outcomeOf(const QString &key) const
{
    const auto &outcomes = m_instrument.state().result.outcomes;
    const auto found = std::find_if(outcomes.begin(), outcomes.end(), [&](const SurgeryOutcome &outcome) {
        return outcome.option->key == key;
    });
    return found == outcomes.end() ? m_instrument.state().after() : *found;
}

QString SurgeryStage::reason(int line) const
{
    //: %1 is the number of a line of code, %2 says why.
    return tr("Line %1 does not break it. %2").arg(QLocale().toString(line + 1), whyNoBreak(cause(), line));
}

void SurgeryStage::say(const QString &sentence)
{
    m_said = sentence;
    emit announce(sentence);
}

void SurgeryStage::chooseLine(int line)
{
    if (line != breakingLine(cause())) {
        say(reason(line));
    } else if (!isFound()) {
        m_found.insert(cause());
        //: %1 is the number of a line of code.
        say(tr("Line %1 breaks the graph. Drop a tool on it, or choose one and press Enter.")
                .arg(QLocale().toString(line + 1)));
    }
    showValues();
}

void SurgeryStage::take(const QString &key, int line)
{
    m_over.clear();
    m_target = -1;
    if (line < 0) {
        say(tr("Find the line that breaks the graph first."));
    } else if (line != breakingLine(cause())) {
        say(reason(line));
    } else {
        m_found.insert(cause());
        m_said.clear();
        emit chosen(key);
    }
    showValues();
}

void SurgeryStage::hover(const QString &key, int line)
{
    if (m_over == key && m_target == line)
        return;
    m_over = key;
    m_target = key.isEmpty() ? -1 : line;
    showCode();
    showMap();
}

void SurgeryStage::setPicture(Picture picture)
{
    if (std::exchange(m_picture, picture) != picture)
        showValues();
}

void SurgeryStage::zoom()
{
    const bool in = m_stack->currentIndex() == 0;
    if (in && !m_operations) {
        m_operations = new GraphMap(m_stack);
        connect(m_operations, &GraphMap::announce, this, &SurgeryStage::announce);
        m_stack->addWidget(m_operations);
    }
    m_stack->setCurrentWidget(in ? m_operations : m_stack->widget(0));
    showOperations();
}

void SurgeryStage::showValues()
{
    const bool asKernels = m_picture == Picture::Kernels && isFound();
    const bool wasKernels = m_program && m_stack->currentWidget() == m_program;
    if (!isFound() || (wasKernels && !asKernels))
        m_stack->setCurrentIndex(0); // operations would tell which it is, as kernels would
    if (asKernels) {
        buildProgram();
        m_stack->setCurrentWidget(m_program);
    }
    if (m_program)
        m_program->kernels()->setVisible(m_stack->currentWidget() == m_program);
    showCode();
    showMap();
    showTools();
    showOperations();
    showProgram();
    fit();
}

void SurgeryStage::showCode()
{
    const SurgeryOutcome &after = m_instrument.state().after();
    const int breaking = breakingLine(cause());
    const bool mended = isFound() && after.isSurgery() && after.feasible();
    CodeShown shown;
    shown.lines = codeLines(cause());
    if (mended) {
        shown.lines[breaking] = rewrittenLine(after.option->method, cause());
        shown.rewritten = breaking;
    } else if (isFound()) {
        shown.broken = breaking;
    }
    shown.target = m_target;
    const bool asKernels = m_program && m_stack->currentWidget() == m_program;
    if (const ProgramShown::Kernel *lit = asKernels ? m_program->litKernel() : nullptr) {
        shown.firstLit = lit->first;
        shown.lastLit = lit->last;
        for (int line = 0; line < shown.lines.size(); ++line)
            shown.remarks.append(m_program->becomes(line));
    }
    QString hint = m_said;
    if (isFound() && m_target == breaking) {
        const SurgeryOutcome &would = outcomeOf(m_over);
        const QString ghost = rewrittenLine(would.option->method, cause());
        if (would.feasible() && ghost != shown.lines.at(breaking))
            shown.ghost = ghost;
        hint = joinedSentences(
            {tr("%1.").arg(surgeryAction(would.option->method, cause())), obstacleText(would.obstacle)});
    } else if (isFound() && after.isSurgery() && hint.isEmpty()) {
        //: a sentence made of what is done: "Make the call after the pass."
        hint = joinedSentences({tr("%1.").arg(m_instrument.action()), m_instrument.price()});
    } else if (hint.isEmpty()) {
        hint = isFound() ? tr("Drop a tool on the marked line, or choose one and press Enter.")
                         : tr("Which line breaks the graph? Choose it.");
    }
    m_code->setShown(shown);
    //: Name of a list: the lines of a program.
    m_code->setAccessibleName(tr("Lines of code"));
    m_code->setAccessibleDescription(hint);
    m_hint->setText(hint);
}

PassShown SurgeryStage::passShown() const
{
    const SurgeryOutcome &after = m_instrument.state().after();
    const physics::SurgeryScenario &pass = m_instrument.state().result.pass;
    const bool mended = isFound() && after.isSurgery() && after.feasible();
    PassShown shown;
    shown.counted = m_instrument.figureLabel(QStringLiteral("launches"));
    shown.launches = after.mean.launches;
    shown.graphs = told("subgraphs", m_instrument.figureText(QStringLiteral("subgraphs")));
    if (isFound())
        shown.graphs +=
            QStringLiteral(" · ") + told("sites", m_instrument.figureText(QStringLiteral("sites")));
    QStringList said = {told("launches", expectedText(shown.launches)), shown.graphs};
    if (isFound()) {
        shown.state = mended ? PassShown::State::Whole : PassShown::State::Broken;
        QStringList paths = {
            runOf(hasTwoPaths(cause()) ? NodeRole::PathA : NodeRole::Work, double(pass.kernels_a), cause())};
        if (hasTwoPaths(cause()))
            paths.append(runOf(NodeRole::PathB, double(pass.kernels_b), cause()));
        const bool resumed = after.subgraphs > 1.0;
        //: Heading of a box in a map: the graph before a break, and behind it.
        shown.boxes = {{{resumed ? tr("Graph %1").arg(QLocale().toString(1)) : QString(),
                         runOf(NodeRole::Before, double(pass.kernels_before), cause())},
                        {mended ? contentText(after.option->name)
                                //: Heading of a box in a map; %1 says what makes the graph break there.
                                : tr("Python: %1").arg(siteName(cause())),
                         paths.join(u'\n')},
                        {resumed ? tr("Graph %1").arg(QLocale().toString(2)) : QString(),
                         runOf(NodeRole::After, double(pass.kernels_after), cause())}}};
        for (const PassShown::Box &box : shown.boxes)
            said += {box.title, box.text};
    } else {
        shown.unknown = tr("Which line breaks the graph? Choose it.");
    }
    if (isFound() && m_target == breakingLine(cause())) {
        const SurgeryOutcome &would = outcomeOf(m_over);
        shown.would = would.mean.launches;
        shown.willBeWhole = would.isSurgery() && would.feasible();
    }
    //: Name of the frame around boxes of a map.
    shown.frame = tr("one graph");
    if (mended)
        said.append(shown.frame);
    said.removeAll(QString());
    for (QString &sentence : said)
        sentence = tr("%1.").arg(sentence.replace(u'\n', u';'));
    said.append(shown.unknown); // a whole sentence
    said.removeAll(QString());
    shown.spoken = joinedSentences(said);
    return shown;
}

void SurgeryStage::showMap()
{
    m_map->setShown(passShown());
    //: Name of a picture: what runs in a pass, as boxes.
    m_map->setAccessibleName(tr("Map of the pass"));
}

void SurgeryStage::showTools()
{
    std::vector<Tool> tools;
    for (const SurgeryOutcome &outcome : m_instrument.state().result.outcomes) {
        Tool tool;
        tool.key = outcome.option->key;
        tool.name = contentText(outcome.option->name);
        tool.readability = outcome.option->readability_cost;
        tool.chosen = tool.key == m_instrument.state().settings.surgery;
        const QString lost = QLocale().toString(tool.readability);
        //: read aloud: name of a way to change a program, how much harder to read it gets
        tool.spoken = !tool.chosen ? tr("%1, readability lost: %2 of 5").arg(tool.name, lost)
                      : outcome.feasible()
                          ? tr("%1, possible, readability lost: %2 of 5").arg(tool.name, lost)
                          //: read aloud: a way to change a program, how much harder to read
                          : tr("%1, not possible here, readability lost: %2 of 5").arg(tool.name, lost);
        tool.description = joinedSentences({tr("%1.").arg(surgeryAction(outcome.option->method, cause())),
                                            surgeryPrice(outcome.option->method, cause())});
        tools.push_back(std::move(tool));
    }
    m_shelf->setTools(tools);
}

void SurgeryStage::showOperations()
{
    const bool open = m_operations && m_stack->currentWidget() == m_operations;
    m_zoom->setEnabled(isFound() && (open || m_stack->currentIndex() == 0));
    m_zoom->setText(open ? QString(QChar(0x2212)) : QStringLiteral("+"));
    const QString name = open ? tr("Show the pass as three boxes") : tr("Show every operation");
    m_zoom->setAccessibleName(name);
    m_zoom->setToolTip(name);
    if (!open)
        return;
    const QString surgery = m_instrument.state().settings.surgery;
    m_operations->setCaption(contentText(outcomeOf(surgery).option->name));
    m_operations->setGraph(operationMap(m_instrument.graph(surgery, GraphDetail::everyOperation()), cause(),
                                        m_instrument.state().settings.probability_a));
}

/// Where letters are large, code and picture stand below each other, none of them cut, and the page scrolls.
void SurgeryStage::fit()
{
    const bool isNarrow = width() < besideChars * fontMetrics().averageCharWidth();
    m_both->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_code->setMinimumHeight(isNarrow ? m_code->count() * m_code->leastRow() + space::s : 0);
    const bool isMap = !m_program || m_stack->currentWidget() != m_program;
    m_stack->setMinimumHeight(!isNarrow ? 0
                              : isMap   ? m_map->minimumSizeHint().height()
                                        : kernelsLines * fontMetrics().height());
}

void SurgeryStage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void SurgeryStage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
    if (event->type() == QEvent::LanguageChange) {
        m_said.clear();
        showValues();
    }
}

} // namespace rp
