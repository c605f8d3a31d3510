// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_window.h"

#include "models/text/format.h"
#include "views/projector/projector_foot.h"
#include "views/projector/vote_dots.h"
#include "views/projector/vote_panel.h"
#include "views/sketch/sketch_view.h"
#include "views/widgets/intents.h"
#include "views/widgets/panel_intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <cmath>
#include <functional>
#include <utility>

namespace rp {

namespace {

constexpr int mostKeys = 9;
constexpr int questionLines = 2; ///< above its answer
constexpr int sketchLines = 7;   ///< of a picture beside which the question, facts and votes have room
constexpr double letters = 0.03; ///< of the height, so that the last row reads them

} // namespace

ProjectorWindow::ProjectorWindow(ProjectorSubject subject)
    : m_subject(std::move(subject))
    , m_questions(m_subject.act, m_subject.first.bench)
    , m_announcer(new Announcer(this))
    , m_question(new HeadingLabel(2, this))
    , m_given(new TextBlock(this))
    , m_sketch(new SketchView(this))
    , m_votes(new VotePanel(*m_announcer, this))
    , m_pictures(new PicturePair(m_subject.act, m_subject.first, m_subject.second, *m_announcer, this))
    , m_foot(new ProjectorFoot(*m_announcer, this))
{
    setObjectName(QStringLiteral("projectorWindow"));
    m_sketch->setKind(m_subject.act.brief.picture);
    build();
    connectParts();
    addKeys();
    if (m_subject.startsOpen)
        m_questions.askNone();
    if (m_questions.current())
        m_pictures->show(m_questions.about().panel, m_questions.about().name);
    else
        m_pictures->show(m_subject.panel);
    followPanel();
    retranslateUi();
}

void ProjectorWindow::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::m, space::xl, space::s);
    column->setSpacing(space::s);
    column->setSizeConstraint(QLayout::SetNoConstraint); // the screen decides
    for (TextBlock *text : {m_question, m_given})
        text->setMaxChars(0);
    m_question->setFocusPolicy(Qt::ClickFocus);
    m_given->setReachable(true);
    m_given->setParagraphGap(0.0);
    column->addWidget(m_question);
    column->addWidget(m_given);
    column->addWidget(m_sketch, 5);
    column->addWidget(m_votes, 2);
    column->addWidget(m_pictures, 5);
    column->addWidget(m_foot);
}

ControlRow *ProjectorWindow::controls() const
{
    return m_foot->controls();
}

void ProjectorWindow::connectParts()
{
    connect(m_foot, &ProjectorFoot::revealAsked, this, &ProjectorWindow::reveal);
    connect(m_foot, &ProjectorFoot::besideAsked, this, &ProjectorWindow::setSideBySide);
    connect(m_foot, &ProjectorFoot::nextAsked, this, &ProjectorWindow::nextQuestion);
    connect(m_foot, &ProjectorFoot::leaveAsked, this, &QWidget::close);
    connect(m_pictures, &PicturePair::roomChanged, this, &ProjectorWindow::showParts);
    connect(m_pictures, &PicturePair::panelChanged, this, [this] {
        followPanel();
        showQuestion();
    });
}

/// Two pictures of one instrument differ in their context alone, also where the second one is put beside the
/// first later.
void ProjectorWindow::request(const QString &inputId, const QVariant &value) const
{
    for (Intents *intents : {m_subject.first.intents, m_subject.second.intents})
        PanelIntents{intents, pane(Side::First)->panel()}.request(inputId, value);
}

void ProjectorWindow::addKeys()
{
    const auto addKey = [this](int key, std::function<void()> run) {
        auto *action = new QAction(this);
        action->setShortcut(QKeySequence(key));
        addAction(action);
        connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    };
    for (int bin = 0; bin < mostKeys; ++bin) {
        addKey(Qt::Key_1 + bin, [this, bin] {
            if (m_questions.current())
                m_votes->addVote(bin);
        });
    }
    addKey(Qt::Key_R, [this] { reveal(); });
    addKey(Qt::Key_Backspace, [this] {
        if (m_questions.current())
            m_votes->takeBack();
    });
    addKey(Qt::Key_T, [this] { setSideBySide(!m_pictures->isSideBySide()); });
    addKey(Qt::Key_N, [this] { nextQuestion(); });
    addKey(Qt::Key_F11, [this] { close(); });
}

/// Whatever has the keyboard may use Esc itself: a picture that is walked in, a list that is open.
void ProjectorWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
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
    if (m_revealed || !m_questions.current())
        return;
    if (!m_subject.mayReveal) {
        //: Said in the projector to a learner who asks for the answer before giving one.
        m_votes->showNote(
            tr("Your own prediction comes first: leave with Esc and lock it in. To teach with the "
               "answers at hand, start Ridgepoint with --presenter."));
        return;
    }
    m_revealed = true;
    setScene();
    showParts();
    m_votes->setRevealed(true);
}

/// Whatever picture answers a question would answer it before its time.
bool ProjectorWindow::picturesOpen() const
{
    return m_revealed || !m_questions.current();
}

void ProjectorWindow::setSideBySide(bool sideBySide)
{
    if (!picturesOpen() || sideBySide == m_pictures->isSideBySide())
        return;
    m_pictures->setSideBySide(sideBySide);
    showParts();
}

/// The picture that the question is about, set as the question has it.
void ProjectorWindow::setScene()
{
    const QuestionContent *question = m_questions.current();
    if (!question)
        return;
    const FigureRef about = m_questions.about();
    if (question->truth)
        emit setupRequested(about.panel, question->truth->pictureInputs());
    m_pictures->show(about.panel, about.name);
}

/// A picture that was chosen by hand keeps to the question that it answers, or asks none.
void ProjectorWindow::followPanel()
{
    controls()->setInstrument(
        pane(Side::First)->instrument(),
        [this](const QString &inputId, const QVariant &value) { request(inputId, value); });
    if (m_questions.follow(pane(Side::First)->panel()))
        forgetAnswer();
}

void ProjectorWindow::forgetAnswer()
{
    m_revealed = false;
    m_asked = nullptr; // anew, also where there is but one
}

void ProjectorWindow::nextQuestion()
{
    m_questions.next();
    forgetAnswer();
    m_pictures->setSideBySide(false);
    showQuestion();
    m_announcer->say(m_question->text());
}

void ProjectorWindow::showQuestion()
{
    m_question->setText(m_questions.title());
    if (const QuestionContent *question = m_questions.current()) {
        const VoteBins bins = VoteBins::of(*question, m_subject.first.bench);
        if (question == m_asked)
            m_votes->retell(bins, m_questions.truth());
        else
            m_votes->setBins(bins, m_questions.truth());
        m_asked = question;
    }
    showParts();
}

void ProjectorWindow::showParts()
{
    const bool asks = m_questions.current() != nullptr;
    const bool open = picturesOpen();
    const QStringList facts = m_questions.facts();
    m_given->setText(facts.join(QLatin1Char('\n')));
    m_given->setVisible(!facts.isEmpty() && !m_revealed);
    m_votes->setVisible(asks);
    shareRoom();
    m_pictures->setHeadShown(!asks);
    m_pictures->setVisible(open);
    ProjectorFoot::State state;
    state.answers = asks ? static_cast<int>(m_votes->votes().size()) : 0;
    state.picturesOpen = open;
    state.revealed = m_revealed;
    state.hasSecond = m_pictures->hasOther();
    state.sideBySide = m_pictures->isSideBySide();
    state.hasNext = m_questions.hasNext();
    m_foot->show(state);
    showSketch();
}

/// Until the answer is out, what the act is about moves above its axis, and tells as little as on the brief.
/// Where there is not the room for it, it goes.
void ProjectorWindow::showSketch()
{
    const bool asks = m_questions.current() && !m_revealed && m_sketch->hasPicture();
    const int least = sketchLines * fontMetrics().height();
    m_sketch->setMinimumHeight(least);
    int needed = layout()->totalMinimumHeightForWidth(width());
    if (m_sketch->isHidden())
        needed += least + layout()->spacing();
    m_sketch->setVisible(asks && needed <= height());
}

bool ProjectorWindow::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) // the votes need more, or less
        showSketch();
    return done;
}

/// Once the answer is out its picture takes what the rest leaves; the votes make room for two pictures.
void ProjectorWindow::shareRoom()
{
    m_votes->dots()->setVisible(!m_pictures->isSideBySide());
    static_cast<QBoxLayout *>(layout())->setStretchFactor(m_votes, m_revealed ? 0 : 2);
    fitQuestion();
}

/// What is asked is read whole until it is answered.
void ProjectorWindow::fitQuestion()
{
    m_question->setLines(0);
    if (!m_revealed)
        return;
    const QMargins margins = layout()->contentsMargins();
    const int needed = m_question->heightForWidth(width() - margins.left() - margins.right());
    m_question->setLines(questionLines);
    if (needed <= m_question->heightForWidth(width()))
        m_question->setLines(0);
}

bool ProjectorWindow::holdsAll() const
{
    return layout()->totalMinimumHeightForWidth(width()) <= height() &&
           layout()->totalMinimumSize().width() <= width() && m_pictures->isWhole();
}

void ProjectorWindow::retranslateUi()
{
    //: Title of the window for a class; %1 is the title of an act.
    setWindowTitle(tr("%1 – projector – Ridgepoint").arg(contentText(m_subject.act.title)));
    showQuestion();
}

void ProjectorWindow::resizeEvent(QResizeEvent *event)
{
    QFont sized = font();
    sized.setPixelSize(std::max(1, static_cast<int>(std::ceil(letters * height()))));
    if (sized != font())
        setFont(sized);
    QWidget::resizeEvent(event);
    fitQuestion();
    showSketch();
    m_pictures->compare();
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
