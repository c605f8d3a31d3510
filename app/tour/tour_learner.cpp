// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_learner.h"

#include "controllers/evidence_controller.h"
#include "controllers/review_controller.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/evidence/stress_test.h"
#include "models/json/file_writer.h"
#include "models/paper/paper.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/compare_card.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/evidence/memo_pdf.h"
#include "views/home/home_page.h"
#include "views/review/recall_section.h"
#include "views/review/review_page.h"
#include "views/shell/look/step_text.h"
#include "views/steps/act_view.h"
#include "views/steps/brief_page.h"
#include "views/steps/reveal_page.h"
#include "views/steps/taken_card.h"
#include "views/widgets/action_button.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPixmap>
#include <QScrollArea>
#include <algorithm>
#include <iterator>
#include <utility>

namespace rp {

namespace {

constexpr int sureOfIt = 4; ///< rather sure, and wrong

/// A number inside the range that is as wrong as can be.
double anyNumber(const QuestionContent &question)
{
    return question.minimum.value_or(question.maximum.value_or(1.0));
}

/// What the learner of the tour answers: two of three questions rightly, surer of every other one.
RecallAnswer answerTo(const RecallQuestion &question, const ReviewFigures &figures, std::size_t index,
                      const QString &words)
{
    const bool right = index % 3 != 0;
    RecallAnswer answer;
    answer.question = question.id;
    answer.confidence = index % 2 == 0 ? 2 : 4;
    if (question.kind == RecallQuestion::Kind::Open)
        answer.text = words;
    for (const RecallQuestion::Field &field : question.fields) {
        const double truth = figures.value(question.conventions.front().figures.value(field.id));
        answer.entries.insert(field.id, Format().significant(right ? truth : 3.0 * truth + 1.0, 6));
    }
    for (const RecallOption &option : question.options) {
        if ((option.id == question.correct) == right)
            answer.option = option.id;
    }
    return answer;
}

} // namespace

QString TourLearner::wrongOption(const QuestionContent &question)
{
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    return wrong == question.options.end() ? question.correct : wrong->id;
}

TourLearner::TourLearner(Application &lab, const QString &folder, const QString &prefix, const QString &track,
                         Keep keep)
    : m_lab(lab)
    , m_folder(folder)
    , m_prefix(prefix)
    , m_track(track)
    , m_keep(std::move(keep))
{
}

bool TourLearner::keepPicture(QWidget &shown, const QString &path)
{
    // Writing pictures is most of what a tour takes: a quarter less of it, for files a twentieth larger.
    constexpr int quickly = 80;
    QFile::remove(path); // a link would be followed
    return shown.grab().save(path, "PNG", quickly);
}

void TourLearner::settle()
{
    // Charts refresh in the next turn of the event loop, layouts in the one after.
    for (int turn = 0; turn < 4; ++turn)
        QCoreApplication::processEvents();
}

bool TourLearner::picture(const ActContent &act, const QString &name, const QString &caption,
                          const QString &alt)
{
    return picture(m_lab.window(), act, name, caption, alt);
}

bool TourLearner::picture(QWidget &shown, const ActContent &act, const QString &name, const QString &caption,
                          const QString &alt)
{
    return save(shown, QStringLiteral("%1-%2-%3").arg(m_lab.session().content().id, act.id, name), caption,
                alt);
}

bool TourLearner::save(QWidget &shown, const QString &name, const QString &caption, const QString &alt)
{
    settle();
    const QString file = QStringLiteral("%1%2-%3.png")
                             .arg(m_prefix)
                             .arg(m_shots.size() + 1, 3, 10, QLatin1Char('0'))
                             .arg(name);
    const QString path = QDir(m_folder).filePath(file);
    if (!m_keep(shown, path)) {
        m_problem = tr("The picture %1 can't be written.").arg(path);
        return false;
    }
    m_shots.push_back({file, caption, alt});
    return true;
}

/// In full length: the map of the labs stands below their cards.
bool TourLearner::showHome(const QString &name, const QString &caption, const QString &alt)
{
    m_lab.window().showPage(WindowPage::Home);
    settle();
    HomePage *page = m_lab.window().homePage();
    if (!page) {
        m_problem = tr("The home page does not show.");
        return false;
    }
    return save(m_lab.window(), name, caption, alt) &&
           save(*page->scrollArea()->widget(), name + QStringLiteral("-whole"), caption, alt);
}

bool TourLearner::leave(const ActContent &act, Step step)
{
    m_lab.wizard().next();
    settle();
    if (m_lab.session().state(act.id, step) == StepState::Done)
        return true;
    m_problem = tr("The step “%1” could not be finished.").arg(StepText::name(step));
    return false;
}

void TourLearner::predict(const ActContent &act)
{
    for (const QuestionContent *question : m_lab.session().predictions(act.id)) {
        if (question->kind == QuestionContent::Kind::SingleChoice)
            m_lab.wizard().commitPrediction(question->id, wrongOption(*question), sureOfIt);
        else
            m_lab.wizard().commitNumber(question->id, anyNumber(*question), sureOfIt);
    }
}

void TourLearner::reflect(const ActContent &act)
{
    for (const QuestionContent &question : act.reflections) {
        m_lab.wizard().answerReflection(question.id, wrongOption(question));
        m_lab.wizard().answerReflection(question.id, question.correct);
    }
    for (const DecisionContent &decision : act.decisions)
        m_lab.wizard().decide(decision.id, decision.options.front().id);
    for (const EntryContent &entry : act.entries)
        m_lab.wizard().recordWriting(entry.id, tr("What I write here stays on this computer."));
}

/// On an act that wants a track, one is chosen first; where a lab starts from others, that is looked at.
bool TourLearner::readBrief(const ActContent &act)
{
    auto *page = qobject_cast<BriefPage *>(m_lab.window().actView()->currentPage());
    if (page && page->takenCard() && page->takenCard()->isVisibleTo(page) &&
        !picture(*page->scrollArea()->widget(), act, QStringLiteral("taken"),
                 //: Caption of a picture; %1 is the title of an act.
                 tr("%1: what other labs hand on").arg(contentText(act.title)),
                 tr("The brief with what the lab takes over from others, and what that sets.")))
        return false;
    if (act.needsTrack && !m_track.isEmpty()) {
        m_lab.settings().setTrack(m_track);
        // In full length: the tracks stand below the message.
        settle();
        if (page && !picture(*page->scrollArea()->widget(), act, QStringLiteral("track"),
                             tr("%1: a track is chosen").arg(contentText(act.title)),
                             tr("The brief with the tracks to choose from, one of them chosen.")))
            return false;
    }
    return leave(act, Step::Brief);
}

/// The questions behind the first one.
bool TourLearner::revealTheRest(const ActContent &act)
{
    auto *page = qobject_cast<RevealPage *>(m_lab.window().actView()->currentPage());
    while (page && page->onwardButton()->isVisibleTo(page)) {
        page->onwardButton()->click();
        if (!picture(act, QStringLiteral("reveal-next"),
                     //: Caption of a picture; %1 is the title of an act.
                     tr("%1: the next prediction is revealed").arg(contentText(act.title)),
                     tr("The prediction and the true figure on one axis, and the picture to it.")))
            return false;
    }
    return true;
}

bool TourLearner::walkAct(const ActContent &act)
{
    m_lab.wizard().open({act.id, Step::Brief});
    const QString title = contentText(act.title);
    const auto shoot = [&](Step step, const QString &alt) {
        //: Caption of a picture: title of the act, then name of the step.
        return picture(act, stepKey(step), tr("%1: %2").arg(title, StepText::name(step)), alt);
    };
    if (!shoot(Step::Brief, tr("A colleague's message with the problem and what to read.")) ||
        !readBrief(act))
        return false;
    if (!shoot(Step::Predict, tr("The question, with the answers to choose from. The instrument is locked.")))
        return false;
    predict(act);
    if (!picture(act, QStringLiteral("predicted"), tr("%1: the prediction is committed").arg(title),
                 tr("The committed prediction, which can't be changed any more.")) ||
        !leave(act, Step::Predict))
        return false;
    if (!shoot(Step::Explore, tr("The instrument: controls on one side, charts on the other.")))
        return false;
    if (!explore(act) || !leave(act, Step::Explore))
        return false;
    if (!shoot(Step::Reveal, tr("The prediction and the true figure on one axis, and the picture to it.")) ||
        !revealTheRest(act) || !leave(act, Step::Reveal))
        return false;
    if (!shoot(Step::Reflect, tr("The question to reflect on.")))
        return false;
    reflect(act);
    if (!picture(act, QStringLiteral("reflected"), tr("%1: the reflection is answered").arg(title),
                 tr("The answers given, with feedback for each.")))
        return false;
    return leave(act, Step::Reflect);
}

bool TourLearner::walkLab(const QString &id)
{
    m_lab.openLab(id);
    settle();
    const LabContent &content = m_lab.session().content();
    for (const ActContent &act : content.acts) {
        if (!walkAct(act))
            return false;
    }
    if (!showEvidence() || (content.memo && !writeMemo()))
        return false;
    if (std::all_of(content.acts.begin(), content.acts.end(),
                    [this](const ActContent &act) { return m_lab.session().isActDone(act.id); }))
        return true;
    m_problem = tr("Not every act was done at the end of the tour.");
    return false;
}

bool TourLearner::walk()
{
    if (!showHome(QStringLiteral("home"), tr("The home page of the course at the start"),
                  tr("A card for each lab, the tracks, and what one lab hands on to another.")))
        return false;
    for (const LabContent &lab : m_lab.library().labs) {
        if (!walkLab(lab.id))
            return false;
    }
    return walkReview() && showHome(QStringLiteral("home-done"), tr("The home page of the course at the end"),
                                    tr("The cards say that every act is done, what of the review comes back, "
                                       "and the map what was handed on."));
}

bool TourLearner::showEvidence()
{
    if (m_lab.evidence().kept().empty())
        return true;
    m_lab.window().showPage(WindowPage::Evidence);
    settle();
    EvidencePage *page = m_lab.window().evidencePage();
    const ActContent &last = m_lab.session().content().acts.back();
    m_lab.window().grab(); // the captures' own pictures are drawn once they are looked at
    if (!page || !picture(last, QStringLiteral("evidence"), tr("The captured evidence"),
                          tr("Each capture with its prediction and its key figures.")))
        return false;
    // The last instrument, as it stood at first and in the end.
    const std::vector<CaptureCard *> &cards = page->cards();
    if (cards.size() < 2)
        return true;
    for (CaptureCard *card : {cards.at(cards.size() - 2), cards.back()})
        card->setChosen(true);
    page->compareButton()->click();
    settle();
    m_lab.window().grab();
    return picture(*page->comparison(), last, QStringLiteral("comparison"), tr("Two captures side by side"),
                   tr("A table of the inputs and figures of both, first those that differ."));
}

bool TourLearner::writeMemo()
{
    EvidenceController &controller = m_lab.captures();
    controller.signMemo(tr("The learner of the tour"));
    controller.writeMemo(MemoPart::Recommendation, tr("I recommend what meets the rule of my track."));
    controller.writeMemo(MemoPart::Rejected, tr("I reject what only has the higher MFU."));
    controller.writeMemo(MemoPart::ChangeMind, tr("Another baseline, or a measurement on the device."));
    controller.writeMemo(MemoPart::Risk, tr("Many values of the model are assumed."));
    controller.writeMemo(MemoPart::Rationale, tr("The captures show the track's goal missed, then reached."));
    QStringList cited;
    const std::vector<const Capture *> kept = m_lab.evidence().kept();
    for (auto capture = kept.rbegin(); capture != kept.rend() && cited.size() < 2; ++capture)
        cited.prepend((*capture)->id);
    controller.citeInMemo(cited);
    const Capture *tested = stressedCapture(m_lab.session().content(), m_lab.evidence(), m_lab.memo());
    if (tested && !tested->controls.empty())
        controller.nameTrigger(tested->id, tested->controls.front().id);

    m_lab.window().showPage(WindowPage::Memo);
    settle();
    if (!picture(m_lab.session().content().acts.back(), QStringLiteral("memo"), tr("The decision memo"),
                 tr("Its five parts, and the evidence that it rests on.")))
        return false;
    const MemoDocument memo =
        memoDocument(m_lab.session(), m_lab.workbench(), m_lab.catalogue(), m_lab.evidence(), m_lab.memo());
    const std::pair<const char *, QByteArray> written[] = {
        {"pdf", memoPdf(memo, m_lab.session(), QApplication::font())},
        {"md", paperMarkdown(memoPaper(memo)).toUtf8()},
        {"json", memoJson(memo)}};
    return std::all_of(std::begin(written), std::end(written), [this](const auto &each) {
        const QString suffix = QString::fromLatin1(each.first);
        //: Text of a link; %1 is a kind of file: PDF, MD, JSON.
        return keepFile(m_lab.session().content().id + QStringLiteral("-memo.") + suffix, each.second,
                        tr("The decision memo (%1)").arg(suffix.toUpper()));
    });
}

/// The window with a section, and the section in its full length.
bool TourLearner::showReview(ReviewTab tab, const QString &name, const QString &caption, const QString &alt)
{
    m_lab.window().showReview(tab);
    settle();
    ReviewPage *page = m_lab.window().reviewPage();
    ReviewSection *section = page ? page->section(tab) : nullptr;
    if (!section) {
        m_problem = tr("The review does not show.");
        return false;
    }
    return save(m_lab.window(), QStringLiteral("review-") + name, caption, alt) &&
           save(*section, QStringLiteral("review-%1-whole").arg(name), caption, alt);
}

bool TourLearner::recall()
{
    const ReviewBook &book = *m_lab.review();
    const std::vector<RecallQuestion> &questions = book.content().questions;
    auto *section = qobject_cast<RecallSection *>(m_lab.window().reviewPage()->section(ReviewTab::Recall));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const RecallQuestion &question = questions[i];
        section->showQuestion(question.id);
        m_lab.reviewing()->editDraft(
            answerTo(question, book.figures(), i, tr("What I remember of it, in my own words.")));
        m_lab.reviewing()->lockIn(question.id);
        if (question.kind == RecallQuestion::Kind::Open) {
            // One of each kind is enough to look at.
            if (i > 0 && questions[i - 1].kind != RecallQuestion::Kind::Open &&
                !showReview(ReviewTab::Recall, QStringLiteral("marking"), tr("An answer in one's own words"),
                            tr("The model answer, and key points to mark the own answer against.")))
                return false;
            const std::size_t found = i % 3 != 0 ? question.keyPoints.size() : 0;
            std::vector<bool> points(question.keyPoints.size(), false);
            std::fill_n(points.begin(), found, true);
            m_lab.reviewing()->mark(question.id, points);
        }
        if (i == 0 && !showReview(ReviewTab::Recall, QStringLiteral("feedback"), tr("A question is answered"),
                                  tr("What was said, what is right under each way of counting, and why.")))
            return false;
    }
    if (book.latest().size() == questions.size())
        return true;
    m_problem = tr("Not every question could be answered.");
    return false;
}

void TourLearner::fillReview()
{
    const ReviewContent &content = m_lab.review()->content();
    ReviewController *controller = m_lab.reviewing();
    for (std::size_t i = 0; i < content.beliefs.size(); ++i)
        controller->answerBelief(content.beliefs[i].id, i % 2 == 0);
    // All but two.
    for (std::size_t i = 2; i < content.selfCheck.size(); ++i)
        controller->setChecked(content.selfCheck[i].id, true);
    for (const WritingPrompt &prompt : content.prompts)
        controller->write(prompt.id, tr("What I write here stays on this computer."));
}

bool TourLearner::keepFile(const QString &name, const QByteArray &bytes, const QString &text)
{
    const QString file = m_prefix + name;
    if (bytes.isEmpty() || !replaceFile(QDir(m_folder).filePath(file), bytes).isEmpty()) {
        m_problem = tr("The file %1 can't be written; choose another folder or free some space.")
                        .arg(QDir(m_folder).filePath(file));
        return false;
    }
    m_files.push_back({file, text});
    return true;
}

bool TourLearner::walkReview()
{
    if (!m_lab.review()) {
        m_problem = tr("The review does not show.");
        return false;
    }
    if (!showReview(ReviewTab::Map, QStringLiteral("map"), tr("The review: concept map"),
                    tr("The ideas of the course as a map, with paths through it.")) ||
        !showReview(ReviewTab::Models, QStringLiteral("models"), tr("The review: models to carry"),
                    tr("The levels of memory, forms of capture, the decision on fusion, and the loop of "
                       "optimization.")) ||
        !showReview(ReviewTab::Recall, QStringLiteral("question"), tr("The review: a question from memory"),
                    tr("The question, the choice of confidence and the list of all questions.")) ||
        !recall() ||
        !showReview(ReviewTab::Recall, QStringLiteral("result"), tr("The review: every question is answered"),
                    tr("The score, how well the confidence fits, and when the questions come back.")))
        return false;
    fillReview();
    return showReview(ReviewTab::Mystery, QStringLiteral("mystery"), tr("The review: a mystery trace"),
                      tr("A recording without a name, and the answers to what holds its program back.")) &&
           showReview(ReviewTab::Beliefs, QStringLiteral("beliefs"), tr("The review: misconceptions"),
                      tr("Statements that were judged, each with the reason and where it does hold.")) &&
           showReview(ReviewTab::SelfCheck, QStringLiteral("selfcheck"), tr("The review: self-check"),
                      tr("Boxes to tick, and what their count means.")) &&
           showReview(ReviewTab::Writing, QStringLiteral("writing"), tr("The review: writing"),
                      tr("Prompts with what was written to them.")) &&
           keepFile(QStringLiteral("notebook.md"), m_lab.review()->notebookMarkdown().toUtf8(),
                    tr("The notebook of the review (MD)")) &&
           keepFile(QStringLiteral("recall.json"), m_lab.review()->exportJson(),
                    tr("Answers and dates of the recall (JSON)"));
}

} // namespace rp
