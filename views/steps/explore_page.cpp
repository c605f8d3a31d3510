// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/explore_page.h"

#include "models/catalogue/catalogue.h"
#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/measured/measured.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/act_panels.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/shown_parts.h"
#include "views/steps/challenge_card.h"
#include "views/steps/discovery_list.h"
#include "views/steps/hint_ladder.h"
#include "views/steps/panel_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/toast.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <algorithm>
#include <utility>
#include <vector>

namespace rp {

namespace {

/// In the key of a tab, between panel and page.
constexpr QChar exploreTabSign = u'/';

/// What of a panel there is to do, for its tab.
struct Progress
{
    int found = 0;
    int discoveries = 0;
    int solved = 0;
    int challenges = 0;
};

Progress progressOf(const ActContent &act, const QString &panel, const LabSession &session)
{
    Progress progress;
    for (const DiscoveryContent &discovery : act.discoveries) {
        if (panelOf(act, discovery) != panel)
            continue;
        ++progress.discoveries;
        progress.found += session.discovered(act.id, discovery.id) ? 1 : 0;
    }
    for (const ChallengeContent &challenge : act.challenges) {
        if (panelOr(act, challenge.panel) != panel)
            continue;
        ++progress.challenges;
        progress.solved += session.challenge(act.id, challenge.id).solved() ? 1 : 0;
    }
    return progress;
}

struct ExploreText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ExplorePage)
public:
    static QString progress(const Progress &progress);
};

QString ExploreText::progress(const Progress &progress)
{
    const Format format;
    const QString found = format.count(progress.found);
    const QString discoveries = format.count(progress.discoveries);
    if (progress.challenges == 0)
        //: Of a panel, read aloud: discoveries made, of all.
        return tr("%1 of %2 found").arg(found, discoveries);
    return progress.solved < progress.challenges
               //: Of a panel, read aloud: discoveries made, of all; it has a challenge that is not solved
               //: yet.
               ? tr("%1 of %2 found, challenge open").arg(found, discoveries)
               //: Of a panel, read aloud: discoveries made, of all; its challenge is solved.
               : tr("%1 of %2 found, challenge solved").arg(found, discoveries);
}

/// Key of the tab of a page of the panel in view.
QString exploreTabKey(const QString &panel, const QString &page)
{
    return panel + exploreTabSign + page;
}

/// All pages of the panel that is shown, and a tab for each other panel of the act, with what is done there.
/// @param page of the panel `shown`; null while there is none
std::vector<TabEntry> exploreTabs(const ActContent &act, const PanelPage *page, const QString &shown,
                                  const LabSession &session)
{
    std::vector<TabEntry> entries;
    QStringList notes;
    const auto add = [&](const QString &key, const QString &title, const QString &note) {
        entries.push_back({key, title, {}, title});
        notes.append(note);
    };
    for (const PanelContent &panel : act.panels) {
        const PanelPage *open = panel.id == shown ? page : nullptr;
        const QString title = contentText(panel.title);
        const QString note = ExploreText::progress(progressOf(act, panel.id, session));
        if (!open) {
            add(panel.id, title, note);
            continue;
        }
        for (const auto &[key, name] : open->pages())
            add(exploreTabKey(panel.id, key), name.isEmpty() ? title : name, note);
    }
    const Format format;
    const QString count = format.count(static_cast<double>(entries.size()));
    for (std::size_t i = 0; i < entries.size(); ++i)
        //: Screen reader, a tab: title, the tab's number, how many tabs there are, and what is done there.
        entries[i].spoken = ExploreText::tr("%1, %2 of %3, %4")
                                .arg(entries[i].text, format.count(static_cast<double>(i) + 1.0), count,
                                     notes.at(static_cast<qsizetype>(i)));
    return entries;
}

/// What to find next, for the foot of the page.
QString taskNote(const QString &task)
{
    //: Above the button that goes on, while it is locked; %1 is a whole sentence that says what to do first.
    return ExploreText::tr("To find next: %1").arg(task);
}

} // namespace

ExplorePage::ExplorePage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Explore, subject, parent)
    , m_discoveries(new DiscoveryList(act(), subject.intents))
    , m_locked(new Notice(Notice::Kind::Information))
    , m_trackNote(new Notice(Notice::Kind::Information))
    , m_tabs(new TabRow)
    , m_capture(new IconButton(IconButton::Picture::Cards))
    , m_whole(new IconButton(IconButton::Picture::Corners))
    , m_place(new QWidget)
    , m_drawers(new Drawers(m_place, this))
    , m_toast(new Toast(scrollArea()))
{
    setStage();
    column()->addWidget(m_locked);
    column()->addWidget(m_trackNote);
    makeHead();
    plainColumn(m_place, 0);
    column()->addWidget(m_place, 1);
    foot()->addWidget(m_drawers);
    m_drawers->add(m_discoveries);
    makeLadders();
    m_drawers->setCoverable([this] { return panelPage() ? panelPage()->controls() : nullptr; });
    connect(m_discoveries, &DiscoveryList::found, m_toast,
            [this](const QString &found) { m_toast->showText(found, m_discoveries->foundSoFar()); });
    connect(m_discoveries, &DiscoveryList::said, &announcer(), &Announcer::say);
    connect(m_tabs, &TabRow::chosen, this, &ExplorePage::chooseTab);
    connect(m_capture, &QPushButton::clicked, this, &ExplorePage::requestCapture);
    connect(m_whole, &QPushButton::toggled, this, [this](bool whole) {
        if (panelPage())
            panelPage()->setPictureOnly(whole);
    });
    connect(&subject.session, &LabSession::reloaded, this, [this] {
        m_isTold = false; // to whoever works now
        m_wasOver.reset();
        restorePanel();
    });
    restorePanel();
}

/// A prediction can't be changed, but why it was right or wrong can be found out, with hints where that is
/// hard. They stand below what there is to find.
void ExplorePage::makeLadders()
{
    for (const QuestionContent &question : act().predictions) {
        auto *ladder = new HintLadder(act(), {ladder_list::predictions, question.id}, question.prompt,
                                      bench(), announcer(), intents());
        ladder->setTitled();
        m_discoveries->addBelow(ladder);
        m_ladders.push_back(ladder);
    }
    const auto noteTold = [this] {
        const Place &at = session().place();
        m_isTold = m_isTold || (at.act == actId() && at.step > Step::Explore);
    };
    noteTold();
    connect(&session(), &LabSession::placeChanged, this, noteTold);
    m_stuck = new StuckWatch(*this, session(), bench(), announcer(), [this] { return laddersInView(); });
    connect(m_stuck, &StuckWatch::offered, m_toast, [this](const QString &line) { m_toast->showText(line); });
}

/// Those of what is asked of the panel in view. Before the answer is told all of them are there, so that none
/// says that its prediction missed; then only those of predictions that did. That Reveal is open tells
/// nothing: where gates only advise, it always is.
void ExplorePage::refreshLadders()
{
    const bool isTold = m_isTold || session().state(actId(), Step::Reveal) == StepState::Done;
    for (std::size_t i = 0; i < m_ladders.size(); ++i) {
        const QuestionContent &question = act().predictions[i];
        const bool isHere = !question.truth || panelOr(act(), question.truth->figure.panel) == m_panel;
        m_ladders[i]->refresh(session(), isHere && session().prediction(actId(), question.id) &&
                                             !(isTold && session().isCorrect(actId(), question.id)));
    }
}

std::vector<HintLadder *> ExplorePage::laddersInView() const
{
    std::vector<HintLadder *> ladders;
    if (panelPage()) {
        for (const ChallengeCard *card : panelPage()->challenges())
            ladders.push_back(card->ladder());
        // Who has found what there is to find is not stuck.
        if (session().state(actId(), Step::Explore) != StepState::Done)
            ladders.insert(ladders.end(), m_ladders.begin(), m_ladders.end());
    }
    return ladders;
}

void ExplorePage::makeHead()
{
    m_tabs->setOneRow();
    m_capture->setObjectName(QStringLiteral("capture"));
    m_whole->setObjectName(QStringLiteral("wholePicture"));
    m_whole->setCheckable(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_tabs, m_capture, m_whole})
        headSide()->addWidget(part);
}

/// What is to be found next is read whole, on two lines: where it needs the room, what is behind the picture
/// waits behind one button. The longest of all decides, so that nothing changes with what was found.
void ExplorePage::fitFoot()
{
    int longest = 0;
    for (const QString &task : m_discoveries->tasks())
        longest = std::max(longest, fontMetrics().horizontalAdvance(taskNote(task)));
    const int ways = backButton()->sizeHint().width() + nextButton()->sizeHint().width();
    const int room = width() - m_drawers->rowWidth(panelPage() ? panelPage()->comingDrawer() : nullptr) -
                     ways - 2 * space::l - 4 * space::m;
    constexpr double ragged = 1.15; // of two lines, what their ends leave empty
    m_drawers->setCompact(2 * room < longest * ragged);
}

void ExplorePage::resizeEvent(QResizeEvent *event)
{
    StepPage::resizeEvent(event);
    fitFoot();
}

void ExplorePage::changeEvent(QEvent *event)
{
    StepPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFoot();
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

QString ExplorePage::title() const
{
    const QString question = panelPage() ? panelPage()->question() : QString();
    return question.isEmpty() ? stepTitle(Step::Explore) : question;
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
    if (isOver && m_discoveries->asks())
        return taskNote(m_discoveries->next());
    return isOver ? m_discoveries->progress() : reason;
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
    const bool isOnTabs = m_tabs->isAncestorOf(QApplication::focusWidget());
    if (findPanel(act(), key) && key != m_panel)
        choosePanel(key);
    else
        showPage(key.section(exploreTabSign, 1));
    if (isOnTabs) // another instrument has fewer tabs, perhaps: the one with the keyboard is gone
        m_tabs->focusCurrent();
    if (instrumentView()) // after the tab, which has the keyboard and is said
        announcer().tell(*m_tabs, instrumentView()->page()->sentence());
}

void ExplorePage::goBetween()
{
    if (instrumentView() && m_place->isVisible())
        instrumentView()->goBetween();
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
    m_measured = &*catalogue.measured;
    m_discoveries->setCatalogue(catalogue);
    for (PanelPage *page : std::as_const(m_panels))
        page->setMeasured(*m_measured);
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
    m_capture->setHelp(kept > 0 ? joinedSentences({help, count}) : help);
}

bool ExplorePage::canCapture() const
{
    return m_evidence && panelPage() && panelPage()->instrument();
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
    if (m_measured)
        page->setMeasured(*m_measured);
    m_place->layout()->addWidget(page);
    m_discoveries->addBelow(page->tasks(), m_ladders.empty() ? nullptr : m_ladders.front());
    for (Disclosure *drawer : page->drawers())
        m_drawers->add(drawer, makeOpener(*page, drawer));
    connect(page, &PanelPage::offersChanged, this, &ExplorePage::refreshDrawers);
    connect(page, &PanelPage::pageShown, this, [this] {
        refreshTabs();
        refreshDrawers();
    });
    return page;
}

/// This computer is measured from the head: at the foot, what there is to find next needs the room.
IconButton *ExplorePage::makeOpener(const PanelPage &page, const Disclosure *drawer)
{
    if (!page.view() || drawer != page.view()->here())
        return nullptr;
    auto *opener = new IconButton(IconButton::Picture::Watch);
    opener->setObjectName(QStringLiteral("tryHere"));
    opener->setProperty(opensPart, true); // before anybody asks what it is
    headSide()->insertWidget(headSide()->indexOf(m_capture), opener);
    m_tryHere.insert(page.panelId(), opener);
    return opener;
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
    m_capture->setName(tr("Capture"));
    m_capture->setVisible(m_evidence && canCapture());
    //: Button: shows the picture alone, as large as the page.
    m_whole->setName(tr("Full picture"));
    m_whole->setHelp(tr("Shows the picture without the controls, as large as it gets."));
    m_whole->setVisible(!m_place->isHidden());
    for (auto it = m_tryHere.cbegin(); it != m_tryHere.cend(); ++it) {
        it.value()->setName(m_panels.value(it.key())->view()->here()->title());
        it.value()->setHelp(tr("Measures what this computer does."));
        // The tabs stay where they are, whichever page of the panel is in front.
        QSizePolicy policy = it.value()->sizePolicy();
        policy.setRetainSizeWhenHidden(it.key() == m_panel);
        it.value()->setSizePolicy(policy);
    }
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
    m_drawers->offer(m_discoveries, !act().discoveries.empty() && !m_place->isHidden());
    fitFoot();
}

void ExplorePage::refreshTrackNote()
{
    // Only where gates are open to everybody: the brief is not left without a track.
    const auto &panels = act().panels;
    const bool isOfTrack = std::any_of(panels.begin(), panels.end(),
                                       [](const PanelContent &panel) { return !panel.tracks.isEmpty(); });
    m_trackNote->setVisible(isOfTrack && !session().isTrackChosen());
    m_trackNote->setText(tr("No track is chosen. You see the instruments of one of them; choose another in "
                            "the settings or on the brief."));
}

void ExplorePage::refreshContent()
{
    refreshTrackNote();
    refreshPanel();
    m_discoveries->refresh(session(), bench(), m_panel);
    refreshLadders();
    fitFoot();
    showTitle(); // asks the panel, which is there now
    tellOver();
}

/// Once, when the foot comes to say that what is needed was found. Who skips the rest hears of it anyway.
void ExplorePage::tellOver()
{
    if (session().place() != Place{actId(), Step::Explore})
        return;
    const bool isOver = footNote() == m_discoveries->progress();
    if (isOver && m_wasOver == false && !session().discoveriesSkipped(actId()))
        announcer().say(m_discoveries->progress());
    m_wasOver = isOver || m_wasOver.value_or(false);
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

void ExplorePage::showInputRefusal(const InputRef &input, const QString &sentence)
{
    if (!panelPage() || panelOr(act(), input.panel) != m_panel)
        showRefusal(sentence);
    else if (instrumentView())
        instrumentView()->showInputRefusal(input.name, sentence);
}

} // namespace rp
