// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/reveal_page.h"

#include "models/catalogue/catalogue.h"
#include "models/content/figure_text.h"
#include "models/measured/measured.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/math_peek.h"
#include "views/act/question_steps.h"
#include "views/act/reveal_axis.h"
#include "views/act/sources_panel.h"
#include "views/charts/chart_score.h"
#include "views/charts/chart_sound.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/page/shown_parts.h"
#include "views/steps/answer_picture.h"
#include "views/steps/hint_ladder.h"
#include "views/steps/reveal_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace rp {

namespace {

constexpr int rowChars = 76; ///< room that a picture and the words on it need side by side
constexpr int pictureShare = 3;
constexpr int wordsShare = 2;
constexpr int pictureBesideAxis = 4; ///< an axis needs nearly as much width as a picture
constexpr int axisShare = 3;
constexpr int firstLines = 6; ///< of what was unfolded, with its button

} // namespace

RevealPage::RevealPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Reveal, subject, parent)
    , m_questions(new QuestionSteps)
    , m_row(new ResponsiveRow(rowChars, space::l))
    , m_pictureColumn(new QWidget)
    , m_pictures(new QWidget(m_pictureColumn))
    , m_words(new QWidget)
    , m_answer(new ActionButton)
    , m_onward(new ActionButton)
    , m_withheld(new Notice(Notice::Kind::Information))
    , m_why(new Disclosure)
    , m_lesson(addFold(m_why))
    , m_how(new Disclosure)
    , m_arithmetic(addFold(m_how))
    , m_math(new MathPeek(act().formulas, act(), bench()))
    , m_sources(new SourcesPanel(act().sources, bench()))
{
    setStage();
    // What is unfolded may need the bar: the axis keeps its width, so that no mark moves.
    scrollArea()->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    heading()->setLines(0); // the question itself, and its point comes last
    column()->addWidget(m_questions);
    plainColumn(m_pictures, 0);
    QVBoxLayout *pictures = plainColumn(m_pictureColumn, 0);
    pictures->addWidget(m_pictures, 1000);
    pictures->addStretch(1);
    QVBoxLayout *words = plainColumn(m_words, space::s);
    for (const QuestionContent &question : act().predictions) {
        auto *feedback = new TextBlock(m_words);
        feedback->setStop();
        words->addWidget(feedback);
        auto *measured = new TextBlock(m_words);
        measured->setStop();
        words->addWidget(measured);
        m_results.push_back({new RevealCard(question), feedback, measured, nullptr, false});
        column()->addWidget(m_results.back().card);
        m_ladders.push_back(new HintLadder(act(), {ladder_list::predictions, question.id}, question.prompt,
                                           bench(), announcer(), intents()));
        m_why->body()->addWidget(m_ladders.back());
    }
    words->addWidget(m_withheld);
    words->addWidget(m_answer, 0, Qt::AlignLeading);
    words->addWidget(m_onward, 0, Qt::AlignLeading);
    m_answer->setPrimary(true);
    makeFolds();
    words->addStretch(1);
    m_row->addWidget(m_pictureColumn, pictureShare);
    m_row->addWidget(m_words, wordsShare, Qt::AlignTop);
    column()->addWidget(m_row, 1); // the picture takes what the axis leaves
    m_pictures->installEventFilter(this);
    connect(m_questions, &QuestionSteps::questionChosen, this, &RevealPage::refresh);
    connect(m_answer, &QPushButton::clicked, this, &RevealPage::answer);
    connect(m_onward, &QPushButton::clicked, this, &RevealPage::goOn);
}

void RevealPage::makeFolds()
{
    for (Disclosure *fold : std::initializer_list<Disclosure *>{m_why, m_how, m_math, m_sources}) {
        m_words->layout()->addWidget(fold);
        connect(fold, &Disclosure::opened, this, [this, fold](bool isOpen) {
            if (isOpen)
                showFold(fold);
        });
    }
}

/// One at a time, and its beginning in view: what opens beyond the foot of the page is not seen to open.
void RevealPage::showFold(Disclosure *fold)
{
    for (Disclosure *other : std::initializer_list<Disclosure *>{m_why, m_how, m_math, m_sources}) {
        if (other != fold)
            other->setOpen(false);
    }
    // Where its beginning is seen, the button stays under the pointer that pressed it.
    QTimer::singleShot(0, this, [this, fold] {
        const QWidget &page = *scrollArea()->widget();
        const int top = fold->button()->mapTo(&page, QPoint()).y();
        const int seen = std::min(fold->height(), firstLines * fold->fontMetrics().lineSpacing());
        scrollArea()->ensureVisible(0, top + seen, 0, space::s);
        scrollArea()->ensureVisible(0, top, 0, space::s);
    });
}

/// Where the axis leaves no room for the whole picture, or for the letters of a map, it stands beside it,
/// which has the height of the page then.
void RevealPage::arrange()
{
    const Result &shown = m_results[static_cast<std::size_t>(m_questions->current())];
    if (!m_beside)
        m_axisHeight = shown.card->height() + column()->spacing();
    const int below = roomBelow() - (m_beside ? m_axisHeight : 0);
    const bool needsHeight =
        below < m_pictures->minimumSizeHint().height() || (shown.picture && shown.picture->isMap());
    const bool beside = needsHeight && !m_row->isStacked() && !m_pictureColumn->isHidden();
    if (beside != m_beside)
        putCardsBeside(beside);
    m_pictures->setMaximumHeight(
        m_row->isStacked() ? QWIDGETSIZE_MAX : std::max(roomBelow(), m_pictures->minimumSizeHint().height()));
}

/// Of the page, from where the picture begins.
int RevealPage::roomBelow() const
{
    const QWidget *page = scrollArea()->widget();
    page->layout()->activate();
    const int margin = page->layout()->contentsMargins().bottom();
    return scrollArea()->viewport()->height() - m_row->mapTo(page, QPoint()).y() - margin;
}

void RevealPage::putCardsBeside(bool beside)
{
    m_beside = beside;
    auto *words = static_cast<QBoxLayout *>(m_words->layout());
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        RevealCard *card = m_results[i].card;
        if (beside)
            words->insertWidget(static_cast<int>(i), card);
        else
            column()->insertWidget(column()->indexOf(m_row), card);
        card->setBrief(beside);
        card->setVisible(static_cast<int>(i) == m_questions->current());
    }
    auto *row = static_cast<QBoxLayout *>(m_row->layout());
    row->setStretch(0, beside ? pictureBesideAxis : pictureShare);
    row->setStretch(1, beside ? axisShare : wordsShare);
    scrollArea()->widget()->layout()->activate();
}

/// A picture knows how much height it needs only once it has its width.
bool RevealPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_pictures && event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &RevealPage::arrange);
    return StepPage::eventFilter(watched, event);
}

void RevealPage::resizeEvent(QResizeEvent *event)
{
    StepPage::resizeEvent(event);
    QTimer::singleShot(0, this, &RevealPage::arrange); // once the layout has placed what is above it
}

TextBlock *RevealPage::addFold(Disclosure *fold)
{
    auto *text = new TextBlock(fold);
    text->setFocusPolicy(Qt::TabFocus); // opened to be read
    text->setMaxChars(95);
    fold->body()->addWidget(text);
    return text;
}

void RevealPage::setCatalogue(const Catalogue &catalogue)
{
    m_catalogue = &catalogue;
    for (const Result &result : m_results)
        result.card->setMeasured(*catalogue.measured);
}

QString RevealPage::title() const
{
    const auto shown = static_cast<std::size_t>(m_questions->current());
    return shown < act().predictions.size() ? contentText(act().predictions[shown].prompt) : QString();
}

ActionButton *RevealPage::ownPrimary() const
{
    if (!m_answer->isHidden())
        return m_answer;
    const auto next = static_cast<std::size_t>(m_questions->current()) + 1;
    return !m_onward->isHidden() && !m_results[next].seen ? m_onward : nullptr;
}

QString RevealPage::resolved(const std::vector<QString> &lines) const
{
    QStringList texts;
    for (const QString &line : lines) {
        const QString text = contentText(line);
        texts.append(resolveFigures(text, bench()));
    }
    return texts.join(QLatin1Char('\n'));
}

InstrumentPicture *RevealPage::pictureFor(const QuestionContent &question)
{
    InstrumentPicture *picture =
        m_catalogue ? answerPicture(question, subject(), actId(), *m_catalogue, m_pictures) : nullptr;
    if (picture)
        m_pictures->layout()->addWidget(picture);
    return picture;
}

void RevealPage::refreshFeedback(const Result &result, const QuestionContent &question)
{
    const auto record = session().prediction(actId(), question.id);
    const OptionContent *option = record ? findOption(question, record->option) : nullptr;
    result.feedback->setText(option ? contentText(option->feedback) : QString());
}

void RevealPage::refreshContent()
{
    const auto &questions = act().predictions;
    const int count = static_cast<int>(m_results.size());
    for (int i = 0; i < count; ++i) {
        const Result &result = m_results[static_cast<std::size_t>(i)];
        const QuestionContent &question = questions[static_cast<std::size_t>(i)];
        result.card->refresh(session(), actId(), bench(), i + 1, count);
        refreshFeedback(result, question);
        result.measured->setText(result.card->isMeasuredOtherwise() ? result.card->measuredSentences()
                                                                    : QString());
        if (result.picture)
            result.picture->retranslate();
    }
    m_withheld->setText(session().withheld());
    m_withheld->setVisible(!session().withheld().isEmpty());
    //: Title of a section: the lesson of an act.
    m_why->setTitle(tr("Why"));
    m_how->setTitle(tr("The arithmetic"));
    m_arithmetic->setText(resolved(act().reveal.arithmetic));
    m_math->refresh();
    m_sources->setClosed(session().withheld());
    m_sources->refresh();
    m_questions->setQuestions(count);
    showQuestion();
}

void RevealPage::showQuestion()
{
    const int shown = m_questions->current();
    const int count = static_cast<int>(m_results.size());
    const bool answered = !waits();
    for (int i = 0; i < count; ++i) {
        Result &result = m_results[static_cast<std::size_t>(i)];
        const bool isShown = i == shown && answered;
        result.card->setVisible(isShown);
        for (TextBlock *text : {result.feedback, result.measured})
            text->setVisible(isShown && !text->text().isEmpty());
        if (isShown && !result.picture)
            result.picture = pictureFor(act().predictions[static_cast<std::size_t>(i)]);
        if (result.picture)
            result.picture->setVisible(isShown);
    }
    const InstrumentPicture *picture = m_results[static_cast<std::size_t>(shown)].picture;
    m_pictureColumn->setVisible(answered && picture && picture->isValid());
    QTimer::singleShot(0, this, &RevealPage::arrange);
    showLesson();
    showFolds(answered);
    m_answer->setVisible(!answered);
    // As on the projector.
    m_answer->setText(QCoreApplication::translate("rp::ProjectorFoot", "The answer"));
    m_onward->setVisible(answered && shown + 1 < count);
    m_onward->setPrimary(false); // until the foot says so
    //: Button: shows one of several questions; %1 is its number.
    m_onward->setText(tr("C&ontinue with question %1").arg(Format().count(shown + 2)));
    revealShown();
}

/// A machine that agrees needs no explanation, so it has one only for those who ask why.
void RevealPage::showLesson()
{
    const RevealCard &card = *m_results[static_cast<std::size_t>(m_questions->current())].card;
    QStringList lines{resolved(act().reveal.lesson)};
    if (!card.isMeasuredOtherwise() && !card.measuredSentences().isEmpty())
        lines.append(card.measuredSentences());
    m_lesson->setText(lines.join(QLatin1Char('\n')));
    // Who missed it may find out on the instrument, with help.
    for (std::size_t i = 0; i < m_ladders.size(); ++i) {
        const QString &question = act().predictions[i].id;
        m_ladders[i]->refresh(session(), static_cast<int>(i) == m_questions->current() &&
                                             session().prediction(actId(), question) &&
                                             !session().isCorrect(actId(), question));
    }
}

void RevealPage::showFolds(bool shown)
{
    m_why->setVisible(shown && !act().reveal.lesson.empty());
    m_how->setVisible(shown && !act().reveal.arithmetic.empty());
    m_math->setVisible(shown && !m_math->isEmpty());
    m_sources->setVisible(shown && !act().sources.empty());
}

/// Whoever teaches gets here without a prediction, and the class is still to make one.
bool RevealPage::waits() const
{
    const auto shown = static_cast<std::size_t>(m_questions->current());
    return session().isPresenter() && !m_results[shown].seen &&
           !session().prediction(actId(), act().predictions[shown].id);
}

void RevealPage::answer()
{
    Result &result = m_results[static_cast<std::size_t>(m_questions->current())];
    result.seen = true;
    refresh();
    focusHeading(); // the button is gone
    result.card->reveal();
    announcer().say(result.card->spoken());
}

/// Once for each question, and only when it can be seen.
void RevealPage::revealShown()
{
    Result &result = m_results[static_cast<std::size_t>(m_questions->current())];
    if (result.seen || waits() || !isVisible())
        return;
    result.seen = true;
    result.card->reveal();
    // The heading of a later question has had the keyboard since the first one, and is not read again.
    announcer().say(m_questions->current() > 0 ? joinedSentences({title(), result.card->spoken()})
                                               : result.card->spoken());
}

/// What was said and what is true as two tones, and what a machine had as a third.
void RevealPage::playShown()
{
    const RevealAxis *axis = m_results[static_cast<std::size_t>(m_questions->current())].card->axis();
    ChartSound *sound = ChartSound::ofProgram();
    if (!sound || !axis->isVisible())
        return;
    if (const QString refusal = sound->refusal(); !refusal.isEmpty())
        return announcer().say(refusal);
    const RevealedAnswer &answer = axis->answer();
    const ScoreWish wish{sound->slowness(), false, layoutDirection() == Qt::RightToLeft};
    std::optional<double> measured;
    if (answer.measured)
        measured = answer.measured->value;
    const QString sentence =
        //: Spoken before three tones are played.
        measured ? tr("Your answer, the truth, then what was measured, as tones: higher is more.")
                 //: Spoken before two tones are played.
                 : tr("Your answer, then the truth, as tones: higher is more.");
    sound->play(*this, answerScore(answer.axis.axis, {answer.said, answer.truth}, measured, wish), sentence);
}

void RevealPage::goOn()
{
    const int next = m_questions->current() + 1;
    if (next >= static_cast<int>(m_results.size()))
        return;
    m_questions->showQuestion(next);
    refresh();
    focusHeading(); // which is the question, and from which Enter goes on again
}

void RevealPage::showEvent(QShowEvent *event)
{
    StepPage::showEvent(event);
    revealShown();
}

void RevealPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool fromText = enter && qobject_cast<TextBlock *>(QApplication::focusWidget());
    // Enter asks for an answer that waits, wherever the focus is: nothing else can be meant. From text it
    // goes on, first of all to the question that has not been looked at.
    if (enter && waits())
        answer();
    else if (fromText && !m_onward->isHidden())
        goOn();
    else if (event->key() == Qt::Key_S && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat())
        playShown();
    else
        StepPage::keyPressEvent(event);
}

} // namespace rp
