// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/explore_page.h"

#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/plan/shown_parts.h"
#include "views/intents/intents.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/explore_tabs.h"
#include "views/steps/panel_page.h"
#include "views/steps/parts/act_panels.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/toast.h"
#include "views/widgets/layout/drawers.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int wideChars = 165; ///< of a page that has room for a list at its side
constexpr int sideChars = 29;
constexpr int roomyLines = 28; ///< of a page that keeps room for the longest task

} // namespace

ExplorePage::ExplorePage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Explore, subject, parent)
    , m_discoveries(new DiscoveryList(act()))
    , m_locked(new Notice(Notice::Kind::Information))
    , m_trackNote(new Notice(Notice::Kind::Information))
    , m_tabs(new TabRow)
    , m_capture(new ActionButton)
    , m_whole(new ActionButton)
    , m_place(new QWidget)
    , m_side(new PageScroll)
    , m_drawers(new Drawers(m_place, this))
    , m_toast(new Toast(scrollArea()))
{
    setStage();
    m_side->hide();
    column()->addWidget(m_locked);
    column()->addWidget(m_trackNote);
    column()->addLayout(makeTabLine());
    column()->addLayout(makeStage(), 1);
    foot()->addWidget(m_drawers);
    m_drawers->add(m_discoveries);
    m_drawers->setKeptClear([this](auto *open) { return panelPage() ? panelPage()->beside(open) : nullptr; });
    connect(m_discoveries, &DiscoveryList::skipConfirmed, &intents(), &Intents::skipRequested);
    connect(m_discoveries, &DiscoveryList::found, m_toast,
            [this](const QString &found) { m_toast->showText(found, m_discoveries->foundSoFar()); });
    connect(m_tabs, &TabRow::chosen, this, &ExplorePage::chooseTab);
    connect(m_capture, &QPushButton::clicked, this, &ExplorePage::requestCapture);
    connect(m_whole, &QPushButton::toggled, this, [this](bool whole) {
        if (panelPage())
            panelPage()->setPictureOnly(whole);
        dockTasks();
    });
    connect(&subject.session, &LabSession::reloaded, this, &ExplorePage::restorePanel);
    restorePanel();
}

QLayout *ExplorePage::makeTabLine()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(space::s);
    m_tabs->setOneRow();
    m_capture->setObjectName(QStringLiteral("capture"));
    m_whole->setObjectName(QStringLiteral("wholePicture"));
    m_whole->setCheckable(true);
    line->addWidget(m_tabs, 1000);
    line->addStretch(1);
    line->addWidget(m_capture);
    line->addWidget(m_whole);
    return line;
}

QLayout *ExplorePage::makeStage()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(space::l);
    plainColumn(m_place, 0);
    line->addWidget(m_place, 1);
    line->addWidget(m_side);
    return line;
}

/// What there is to find stands at the side where the picture stays large enough beside it.
void ExplorePage::dockTasks()
{
    const int chars = fontMetrics().averageCharWidth();
    const bool there = !act().discoveries.empty() && !m_place->isHidden();
    const bool wide = width() >= chars * wideChars && there && !m_whole->isChecked();
    m_side->setFixedWidth(chars * sideChars);
    m_side->setVisible(wide);
    if (wide != m_discoveries->isDocked()) {
        if (wide) {
            m_drawers->release(m_discoveries);
            m_side->setWidget(m_discoveries);
        } else {
            m_side->takeWidget();
            m_drawers->add(m_discoveries);
        }
        m_discoveries->setDocked(wide);
        m_discoveries->setVisible(wide);
        m_discoveries->setBrief(wide);
    }
    if (!wide)
        m_drawers->offer(m_discoveries, there);
}

void ExplorePage::resizeEvent(QResizeEvent *event)
{
    StepPage::resizeEvent(event);
    dockTasks();
    refreshFoot();
}

void ExplorePage::keyPressEvent(QKeyEvent *event)
{
    const bool isEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
    if (isEscape && m_drawers->closeAll())
        return;
    if (isEscape && m_whole->isChecked())
        return m_whole->setChecked(false);
    StepPage::keyPressEvent(event);
}

void ExplorePage::changeEvent(QEvent *event)
{
    StepPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dockTasks(); // larger letters leave less room
}

QString ExplorePage::title() const
{
    const QString question = panelPage() ? panelPage()->question() : QString();
    if (question.isEmpty())
        return stepTitle(Step::Explore);
    const QString panel = panelTitle(act(), m_panel);
    //: Heading: the name of an instrument, then what it answers, a whole sentence.
    return panel.isEmpty() ? question : tr("%1. %2").arg(panel, question);
}

QStringList ExplorePage::shortTitles() const
{
    return panelPage() ? panelQuestions(act(), panelPage()->question()) : QStringList();
}

QString ExplorePage::blockedReason() const
{
    const QString reason = StepPage::blockedReason();
    const bool isTold = reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly;
    return isTold || m_discoveries->next().isEmpty() ? reason : taskNote(m_discoveries->next());
}

/// The line stays when all is done, so that the picture does not change its height.
QString ExplorePage::footNote() const
{
    const QString reason = blockedReason();
    const bool isOver = reason.isEmpty() && !act().discoveries.empty() && !session().isPresenter();
    return isOver ? m_discoveries->progress() : reason;
}

QStringList ExplorePage::footNotes() const
{
    // In a low window the picture needs the lines more than what is to be found needs them kept free.
    const bool isRoomy = height() >= fontMetrics().lineSpacing() * roomyLines;
    return isRoomy ? taskNotes(*m_discoveries) : QStringList();
}

void ExplorePage::restorePanel()
{
    if (act().panels.empty())
        return;
    m_panel = act().panels.front().id;
    showPanel(session().shownPanel(actId()));
}

void ExplorePage::showPanel(const QString &panel)
{
    const auto &panels = act().panels;
    const bool known = std::any_of(panels.begin(), panels.end(),
                                   [&panel](const PanelContent &content) { return content.id == panel; });
    if (!known || panel == m_panel)
        return;
    m_panel = panel;
    refreshContent();
}

void ExplorePage::choosePanel(const QString &panel)
{
    showPanel(panel);
    emit intents().panelChosen(panel);
}

void ExplorePage::showPage(const QString &page)
{
    if (panelPage())
        panelPage()->showPage(page);
}

/// The key of a tab is that of a panel, or of a page of the panel in view.
void ExplorePage::chooseTab(const QString &key)
{
    if (findPanel(act(), key) && key != m_panel)
        choosePanel(key);
    else
        showPage(key.section(exploreTabSign, 1));
}

bool ExplorePage::stepPanel(int direction)
{
    const auto count = static_cast<std::ptrdiff_t>(m_tabs->tabs().size());
    if (count < 2 || m_tabs->isHidden())
        return false;
    m_tabs->step(direction);
    return true;
}

void ExplorePage::setEvidence(const EvidenceBook &evidence)
{
    m_evidence = &evidence;
    connect(m_evidence, &EvidenceBook::changed, this, &ExplorePage::countCaptures);
    countCaptures();
    refreshTools();
}

void ExplorePage::setCatalogue(const Catalogue &catalogue)
{
    m_discoveries->setCatalogue(catalogue);
}

void ExplorePage::countCaptures()
{
    if (!m_evidence || !panelPage())
        return;
    const bool only = !bench().isQualified();
    const int kept = int(std::ranges::count_if(m_evidence->kept(), [&](const Capture *capture) {
        return capture->act == actId() && (only || capture->panel == m_panel);
    }));
    const QString help =
        tr("Keeps your prediction, the inputs and the results of this instrument as evidence.");
    //: How many captures of an instrument the learner has kept as evidence.
    const QString count = tr("%Ln capture(s) kept", nullptr, kept);
    m_capture->setToolTip(kept > 0 ? joinedSentences({help, count}) : help);
    m_capture->setAccessibleDescription(m_capture->toolTip());
}

bool ExplorePage::canCapture() const
{
    return m_evidence && panelPage() && panelPage()->instrument() && session().hasRun(actId(), m_panel);
}

void ExplorePage::requestCapture()
{
    if (!canCapture())
        return;
    const std::size_t before = m_evidence->captures().size();
    emit intents().captureRequested(m_panel);
    if (m_evidence->captures().size() == before)
        return; // it was told why not
    const auto of = [this](auto text) { return text(m_evidence->captures().back(), m_evidence->lab()); };
    m_toast->showText(of(CaptureText::made), of(CaptureText::title));
}

PanelPage *ExplorePage::makePanel(const PanelContent &panel)
{
    auto *page = new PanelPage(act(), panel, subject(), m_place);
    m_place->layout()->addWidget(page);
    m_discoveries->addChallenges(page->tasks());
    for (Disclosure *drawer : page->drawers())
        m_drawers->add(drawer);
    connect(page, &PanelPage::offersChanged, this, &ExplorePage::refreshDrawers);
    connect(page, &PanelPage::pageShown, this, [this] {
        refreshTabs();
        refreshDrawers();
    });
    return page;
}

void ExplorePage::refreshTabs()
{
    const PanelPage *page = panelPage();
    const std::vector<TabEntry> entries = exploreTabs(act(), page, m_panel, session());
    //: Screen reader: name of the row of tabs, one for each picture of an instrument and for other
    //: instruments.
    m_tabs->setLabel(tr("Pictures and instruments of this act"));
    m_tabs->setEntries(entries);
    m_tabs->setCurrentKey(page ? exploreTabKey(m_panel, page->pageKey()) : m_panel);
    m_tabs->setVisible(!m_place->isHidden() && entries.size() > 1);
}

void ExplorePage::refreshTools()
{
    //: Button: keeps the inputs and results of an instrument as evidence.
    m_capture->setText(tr("Capture"));
    m_capture->setVisible(m_evidence && canCapture());
    //: Button: shows the picture alone, as large as the page.
    m_whole->setText(tr("Full picture"));
    m_whole->setAccessibleDescription(tr("Shows the picture without the controls, as large as it gets."));
    m_whole->setVisible(!m_place->isHidden());
}

void ExplorePage::refreshPanel()
{
    const bool open = session().instrumentOpen(actId()) && !bench().isEmpty();
    m_place->setVisible(open);
    m_place->setEnabled(open);
    m_locked->setVisible(!open);
    m_locked->setText(act().panels.size() > 1
                          ? tr("The instruments are locked until you commit all of your predictions.")
                          : tr("The instrument is locked until you commit your prediction."));
    if (open) {
        PanelPage *&shown = m_panels[m_panel];
        if (!shown)
            shown = makePanel(*findPanel(act(), m_panel)); // one of the act's
        for (PanelPage *page : std::as_const(m_panels))
            page->setVisible(page == shown);
        shown->refresh(session()); // the others when they are shown
        countCaptures();
    }
    refreshTabs();
    refreshTools();
    refreshDrawers();
}

void ExplorePage::refreshDrawers()
{
    for (const PanelPage *page : std::as_const(m_panels)) {
        const bool there = page == panelPage() && !m_place->isHidden();
        for (Disclosure *drawer : page->drawers())
            m_drawers->offer(drawer, there && page->offers(drawer));
        page->tasks()->setVisible(there && !page->challenges().empty());
    }
    dockTasks();
}

void ExplorePage::refreshTrackNote()
{
    // Only where gates are open to everybody: the brief is not left without a track.
    const ActContent *whole = session().content().act(actId());
    m_trackNote->setVisible(whole && whole->panels.size() > act().panels.size() &&
                            !session().isTrackChosen());
    m_trackNote->setText(tr("No track is chosen. You see the instruments of one of them; choose another in "
                            "the settings or on the brief."));
}

void ExplorePage::refreshContent()
{
    refreshTrackNote();
    refreshPanel();
    m_discoveries->refresh(session(), bench(), m_panel);
    showTitle(); // asks the panel, which is there now
}

PanelPage *ExplorePage::panelPage() const
{
    return m_panels.value(m_panel);
}

InstrumentView *ExplorePage::instrumentView() const
{
    return panelPage() ? panelPage()->view() : nullptr;
}

MathPeek *ExplorePage::math() const
{
    return panelPage() ? panelPage()->math() : nullptr;
}

SourcesPanel *ExplorePage::sources() const
{
    return panelPage() ? panelPage()->sources() : nullptr;
}

void ExplorePage::showInputRefusal(const QString &inputId, const QString &sentence)
{
    const PanelName name = PanelName::parse(inputId);
    if (panelPage() && panelOr(act(), name.panel) == m_panel)
        panelPage()->showInputRefusal(name.name, sentence);
    else
        showRefusal(sentence);
}

} // namespace rp
