// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_window.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "views/projector/control_row.h"
#include "views/projector/projector_pane.h"
#include "views/projector/vote_panel.h"
#include "views/steps/parts/prediction_text.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

/// Type for the last row, against the size of the window's texts.
constexpr double typeFactor = 1.5;
/// A screen that would hold fewer lines than this keeps to smaller letters.
constexpr double fewestLines = 20.0;
constexpr int mostKeys = 9;

QFont projectedFont(const QFont &text, int screenHeight)
{
    QFont large = text;
    const double most = screenHeight / fewestLines / QFontMetricsF(text).height();
    const double factor = std::max(1.0, std::min(typeFactor, most));
    if (large.pointSizeF() > 0.0)
        large.setPointSizeF(large.pointSizeF() * factor);
    else
        large.setPixelSize(qRound(large.pixelSize() * factor));
    return large;
}

} // namespace

ProjectorWindow::ProjectorWindow(ProjectorSubject subject)
    : m_subject(std::move(subject))
    , m_announcer(new Announcer(this))
    , m_question(new HeadingLabel(2, this))
    , m_middle(new QHBoxLayout)
    , m_votes(new VotePanel(*m_announcer, this))
    , m_first(new ProjectorPane(m_subject.act, m_subject.first, *m_announcer, this))
    , m_second(new ProjectorPane(m_subject.act, m_subject.second, *m_announcer, this))
    , m_controls(new ControlRow(*m_announcer, this))
    , m_reveal(new ActionButton(this))
    , m_showVotes(new ActionButton(this))
    , m_beside(new ActionButton(this))
    , m_next(new ActionButton(this))
    , m_leave(new ActionButton(this))
    , m_picturesOpen(m_subject.startsOpen)
    , m_votesShown(!m_subject.startsOpen)
{
    setObjectName(QStringLiteral("projectorWindow"));
    setFont(projectedFont(QApplication::font(), screen()->geometry().height()));
    build();
    addKeys();
    m_first->showPanel(m_subject.panel);
    m_controls->setInstrument(m_first->instrument()); // the first panel was there before anybody listened
    retranslateUi();
}

void ProjectorWindow::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::m, space::xl, space::m);
    column->setSpacing(space::m);
    m_question->setFocusPolicy(Qt::ClickFocus);
    m_question->setMaxChars(0);
    column->addWidget(m_question);
    column->addLayout(m_middle, 1);
    m_middle->setSpacing(space::l);
    m_middle->addWidget(m_first, 3);
    m_middle->addWidget(m_second, 3);
    m_middle->addWidget(m_votes, 2);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(space::s);
    foot->addWidget(m_controls, 1000);
    foot->addStretch(1);
    for (ActionButton *button : {m_reveal, m_showVotes, m_beside, m_next, m_leave})
        foot->addWidget(button, 0, Qt::AlignVCenter);
    column->addLayout(foot);
    connect(m_reveal, &QPushButton::clicked, this, &ProjectorWindow::reveal);
    m_showVotes->setCheckable(true);
    m_beside->setCheckable(true);
    connect(m_showVotes, &QPushButton::toggled, this, &ProjectorWindow::setVotesShown);
    connect(m_beside, &QPushButton::toggled, this, &ProjectorWindow::setSideBySide);
    connect(m_next, &QPushButton::clicked, this, &ProjectorWindow::nextQuestion);
    connect(m_leave, &QPushButton::clicked, this, &QWidget::close);
    connect(m_first, &ProjectorPane::panelChanged, this,
            [this] { m_controls->setInstrument(m_first->instrument()); });
    connect(m_first, &ProjectorPane::inputChangeRequested, this,
            [this](const QString &input, const QVariant &value) {
                emit inputChangeRequested(Side::First, m_first->panel(), input, value);
            });
    connect(m_second, &ProjectorPane::inputChangeRequested, this,
            [this](const QString &input, const QVariant &value) {
                emit inputChangeRequested(Side::Second, m_second->panel(), input, value);
            });
    connect(m_controls, &ControlRow::inputChangeRequested, this,
            [this](const QString &input, const QVariant &value) {
                emit inputChangeRequested(Side::First, m_first->panel(), input, value);
                // Two pictures of one instrument differ in their context alone.
                if (m_sideBySide && m_second->panel() == m_first->panel())
                    emit inputChangeRequested(Side::Second, m_second->panel(), input, value);
            });
}

void ProjectorWindow::addKey(const QKeySequence &key, std::function<void()> run)
{
    auto *action = new QAction(this);
    action->setShortcut(key);
    addAction(action);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
}

void ProjectorWindow::addKeys()
{
    for (int bin = 0; bin < mostKeys; ++bin) {
        addKey(QKeySequence(Qt::Key_1 + bin), [this, bin] {
            setVotesShown(true);
            m_votes->addVote(bin);
        });
    }
    addKey(QKeySequence(Qt::Key_R), [this] { reveal(); });
    addKey(QKeySequence(Qt::Key_V), [this] { setVotesShown(!m_votesShown); });
    addKey(QKeySequence(Qt::Key_T), [this] { setSideBySide(!m_sideBySide); });
    addKey(QKeySequence(Qt::Key_N), [this] { nextQuestion(); });
    addKey(QKeySequence(Qt::Key_Escape), [this] { close(); });
    addKey(QKeySequence(Qt::Key_F11), [this] { close(); });
}

const QuestionContent *ProjectorWindow::currentQuestion() const
{
    const auto &questions = m_subject.act.predictions;
    return questions.empty() ? nullptr : &questions[m_at % questions.size()];
}

bool ProjectorWindow::isSideBySide() const
{
    return m_sideBySide;
}

void ProjectorWindow::open()
{
    // Whole also where no window manager makes it so.
    setGeometry(screen()->geometry());
    showFullScreen();
    activateWindow();
    m_question->setFocus(Qt::OtherFocusReason);
}

void ProjectorWindow::reveal()
{
    if (m_revealed)
        return;
    if (!m_subject.mayReveal) {
        //: Said in the projector to a learner who asks for the answer before giving one.
        m_votes->showNote(
            tr("Your own prediction comes first: leave with Esc and lock it in. To teach with the "
               "answers at hand, start Ridgepoint with --presenter."));
        return;
    }
    m_revealed = true;
    m_picturesOpen = true;
    m_votesShown = true;
    showParts();
    m_votes->setRevealed(true);
}

void ProjectorWindow::setVotesShown(bool shown)
{
    // Before the reveal there is nothing else to look at.
    m_votesShown = shown || !m_picturesOpen;
    showParts();
}

/// The other track where the act has one, else the other context.
void ProjectorWindow::setSideBySide(bool sideBySide)
{
    if (!m_picturesOpen || m_subject.second.isEmpty())
        return;
    m_sideBySide = sideBySide;
    if (sideBySide && m_second->panel() == m_first->panel()) {
        const std::vector<Bench::Panel> &panels = m_subject.second.panels();
        const auto at = std::find_if(panels.begin(), panels.end(), [this](const Bench::Panel &panel) {
            return panel.id == m_first->panel();
        });
        const PanelContent *shown = findPanel(m_subject.act, m_first->panel());
        for (std::size_t i = 1; shown && !shown->tracks.isEmpty() && i < panels.size(); ++i) {
            const auto other =
                static_cast<std::size_t>(at - panels.begin() + static_cast<std::ptrdiff_t>(i)) %
                panels.size();
            const PanelContent *content = findPanel(m_subject.act, panels[other].id);
            if (content && !content->tracks.isEmpty()) {
                m_second->showPanel(panels[other].id);
                break;
            }
        }
    }
    showParts();
}

void ProjectorWindow::nextQuestion()
{
    ++m_at;
    m_revealed = false;
    m_picturesOpen = m_subject.startsOpen;
    m_votesShown = true;
    m_sideBySide = m_sideBySide && m_picturesOpen;
    m_asked = nullptr; // anew, also where there is but one
    showQuestion();
    m_announcer->say(m_question->text());
}

void ProjectorWindow::showQuestion()
{
    const QuestionContent *question = currentQuestion();
    if (question) {
        const PredictionText words(*question, std::nullopt, m_subject.first);
        const QString truth = words.truth() ? words.truthText() : words.rightAnswer();
        m_question->setText(contentText(question->prompt));
        //: Shown when the answer is revealed to a class; %1 is a figure or an answer.
        const QString told = truth.isEmpty() ? QString() : tr("It is: %1").arg(truth);
        const std::vector<VoteBin> bins = VoteBins::of(*question, m_subject.first);
        if (question == m_asked)
            m_votes->retell(bins, told);
        else
            m_votes->setBins(bins, told);
        m_asked = question;
    } else {
        m_question->setText(contentText(m_subject.act.title));
    }
    showParts();
}

void ProjectorWindow::showParts()
{
    const bool asks = currentQuestion() != nullptr;
    m_votes->setVisible(asks && (m_votesShown || !m_picturesOpen));
    m_first->setVisible(m_picturesOpen || !asks);
    m_second->setVisible(m_picturesOpen && m_sideBySide);
    m_controls->setVisible(!m_first->isHidden());
    m_reveal->setVisible(asks);
    m_reveal->setEnabled(!m_revealed);
    m_reveal->setPrimary(!m_revealed);
    m_showVotes->setVisible(asks && m_picturesOpen);
    m_beside->setVisible(m_picturesOpen && !m_subject.second.isEmpty());
    m_next->setVisible(m_subject.act.predictions.size() > 1);
    for (const auto &[button, on] : {std::pair{m_showVotes, m_votesShown}, {m_beside, m_sideBySide}}) {
        const QSignalBlocker quiet(button);
        button->setChecked(on);
    }
}

void ProjectorWindow::retranslateUi()
{
    //: Title of the window for a class; %1 is the title of an act.
    setWindowTitle(tr("%1 – projector – Ridgepoint").arg(contentText(m_subject.act.title)));
    //: Button of the projector; the letter in brackets is its key and stays.
    m_reveal->setText(tr("Reveal (R)"));
    //: Button of the projector; the letter in brackets is its key and stays.
    m_showVotes->setText(tr("Votes (V)"));
    //: Button of the projector: two pictures beside each other. The letter in brackets is its key and stays.
    m_beside->setText(tr("Two (T)"));
    m_beside->setAccessibleName(tr("Two (T): a second picture beside the first"));
    //: Button of the projector: the next question. The letter in brackets is its key and stays.
    m_next->setText(tr("Next (N)"));
    //: Button of the projector; the key in brackets stays.
    m_leave->setText(tr("Leave (Esc)"));
    m_reveal->setAccessibleDescription(tr("Number keys count the votes of the class."));
    showQuestion();
}

void ProjectorWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

void ProjectorWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    emit left();
}

} // namespace rp
