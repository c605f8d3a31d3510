// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/teacher_guide.h"

#include "models/catalogue/fusion_entries.h"
#include "models/check/lab_loader.h"
#include "models/content/act_time.h"
#include "models/evidence/memo_rubric.h"
#include "models/paper/paper.h"
#include "models/review/mystery_words.h"
#include "models/review/review_content.h"
#include "models/review/review_figures.h"
#include "models/teach/answer_key.h"
#include "models/teach/session_plan.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"

#include <algorithm>
#include <vector>

namespace rp {

namespace {

QStringList resolvedAll(const std::vector<QString> &sources, const ReviewFigures &figures)
{
    QStringList texts;
    for (const QString &source : sources)
        texts.append(figures.resolve(source));
    return texts;
}

/// One row for each convention, with the answer to each field.
std::vector<QStringList> numbersOf(const RecallQuestion &question, const ReviewFigures &figures)
{
    std::vector<QStringList> rows;
    for (const RecallConvention &convention : question.conventions) {
        QStringList answers;
        for (const RecallQuestion::Field &field : question.fields) {
            const QString value = figures.text(convention.figures.value(field.id));
            answers.append(field.label.isEmpty() ? value
                                                 : TeachText::pair(figures.resolve(field.label), value));
        }
        rows.push_back({figures.resolve(convention.text), answers.join(QLatin1Char('\n'))});
    }
    return rows;
}

void writeQuestion(const RecallQuestion &question, const ReviewFigures &figures, Paper &paper)
{
    paper.heading(4, figures.resolve(question.prompt));
    switch (question.kind) {
    case RecallQuestion::Kind::Numeric:
        paper.table({}, TeachText::answerColumns(), numbersOf(question, figures));
        break;
    case RecallQuestion::Kind::Choice: {
        std::vector<QStringList> rows;
        for (const RecallOption &option : question.options)
            rows.push_back({figures.resolve(option.text),
                            TeachText::rightOrWrong(option.id == question.correct),
                            figures.resolve(option.feedback)});
        paper.table({}, TeachText::optionColumns(), rows);
        break;
    }
    case RecallQuestion::Kind::Open:
        paper.paragraph(TeachText::pointsNeeded(question.pointsNeeded, int(question.keyPoints.size())));
        paper.list(resolvedAll(question.keyPoints, figures));
        break;
    }
    for (const QString &answer : resolvedAll(question.answer, figures))
        paper.paragraph(answer);
}

/// What holds each recording back, its arithmetic, and what would pay. In the order of the content, by
/// names that learners don't see.
void writeMysteries(const ReviewContent &review, Paper &paper)
{
    std::vector<QStringList> rows;
    const MysteryDeck deck(review.recordings, {});
    for (const MysteryRecording &recording : review.recordings) {
        const MysteryCase *mystery = deck.find(recording.id);
        if (!mystery)
            continue;
        QStringList reasons{mystery_words::fact(mystery->cause, *mystery)};
        reasons += mystery_words::arithmetic(recording, *mystery);
        reasons += mystery_words::payments(*mystery).first(int(MysteryAnswer::ranks));
        rows.push_back({TeachText::pair(recording.id, mystery_words::given(*mystery)),
                        mystery_words::cause(mystery->cause), reasons.join(QLatin1Char('\n'))});
    }
    if (rows.empty())
        return;
    paper.heading(3, TeachText::mysteries());
    paper.table({}, TeachText::mysteryColumns(), rows);
}

/// Writes the answers of the course's review: recall questions under every convention, and the beliefs.
void writeRecallKey(const ReviewContent &review, const Catalogue &catalogue, Paper &paper)
{
    const ReviewFigures figures(review, catalogue);
    paper.part(figures.resolve(review.title));
    paper.heading(3, TeachText::recall());
    for (const RecallQuestion &question : review.questions)
        writeQuestion(question, figures, paper);
    writeMysteries(review, paper);
    std::vector<QStringList> rows;
    for (const BeliefContent &belief : review.beliefs)
        rows.push_back({figures.resolve(belief.belief), TeachText::rightOrWrong(belief.isTrue),
                        resolvedAll(belief.correction, figures).join(QLatin1Char('\n'))});
    if (rows.empty())
        return;
    paper.heading(3, TeachText::beliefs());
    paper.table({}, TeachText::beliefColumns(), rows);
}

/// Of all acts that the guide is about, in their order.
void writePlan(const std::vector<const LabContent *> &labs, Paper &paper)
{
    std::vector<double> minutes;
    for (const LabContent *lab : labs) {
        for (const ActContent &act : lab->acts) {
            const ActTime time = actTime(act, false);
            minutes.push_back(act.minutes == time.minutes() ? time.whole_min() : act.minutes); // else typed
        }
    }
    if (minutes.empty())
        return;
    const std::vector<int> sessions = planSessions(minutes);
    const Format format;
    std::vector<QStringList> rows;
    for (const LabContent *lab : labs) {
        for (const ActContent &act : lab->acts) {
            const QString title = contentText(act.title);
            rows.push_back({labs.size() > 1 ? TeachText::pair(contentText(lab->title), title) : title,
                            TeachText::session(sessions[rows.size()]),
                            format.count(actTime(act, false).words), format.count(act.minutes),
                            format.count(std::max(act.minutes, act.minutesAll))});
        }
    }
    paper.heading(2, TeachText::plan());
    paper.paragraph(TeachText::planNote());
    paper.table({}, TeachText::planColumns(), rows);
}

/// What to look for in the memos that end some labs.
void writeRubric(const std::vector<const LabContent *> &labs, Paper &paper)
{
    if (std::none_of(labs.begin(), labs.end(), [](const LabContent *lab) { return lab->memo; }))
        return;
    QStringList rows;
    for (const MemoRow row : memoRows)
        rows.append(TeachText::pair(RubricText::row(row), RubricText::asks(row)));
    paper.heading(2, RubricText::heading());
    paper.list(rows);
}

} // namespace

Paper teacherGuide(const GuideSource &source, const QString &lab, const QString &act)
{
    const LabContent *only = lab.isEmpty() ? nullptr : source.library.lab(lab);
    const QString title =
        only ? TeachText::pair(TeachText::title(), contentText(only->title)) : TeachText::title();
    Paper paper(title);
    paper.paragraph(TeachText::warning());
    std::vector<const LabContent *> planned;
    for (const LabContent &each : source.library.labs) {
        if (lab.isEmpty() || each.id == lab)
            planned.push_back(&each);
    }
    if (act.isEmpty())
        writePlan(planned, paper);
    for (const LabContent &each : source.library.labs) {
        if (!lab.isEmpty() && each.id != lab)
            continue;
        if (!only) {
            paper.setDepth(0);
            paper.part(contentText(each.title));
            paper.setDepth(1);
        }
        const AnswerKey key(each, source.library.solutions.value(each.id),
                            source.library.teaching.value(each.id), source.catalogue);
        for (const ActContent &content : each.acts) {
            if (act.isEmpty() || content.id == act)
                key.write(content, paper);
        }
    }
    paper.setDepth(0);
    if (act.isEmpty())
        writeRubric(planned, paper);
    if (source.review && (lab.isEmpty() || lab == reviewPart))
        writeRecallKey(*source.review, source.catalogue, paper);
    return paper;
}

} // namespace rp
