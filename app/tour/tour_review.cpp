// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_learner.h"
#include "controllers/review_controller.h"
#include "models/json/file_writer.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "views/review/recall_section.h"
#include "views/review/review_page.h"

#include <QDir>
#include <algorithm>

namespace rp {

namespace {

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
    return showReview(ReviewTab::Beliefs, QStringLiteral("beliefs"), tr("The review: misconceptions"),
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
