// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/review_check.h"
#include "models/review/typed_numbers.h"

#include <QRegularExpression>
#include <algorithm>

namespace rp {

void ReviewCheck::checkQuestions()
{
    const QString list = QStringLiteral("/questions");
    checkIds(m_review.questions, list);
    for (size_t i = 0; i < m_review.questions.size(); ++i) {
        const RecallQuestion &question = m_review.questions[i];
        const QString place = QStringLiteral("%1/%2").arg(list).arg(i);
        checkText(question.title, place + QStringLiteral("/title"));
        checkText(question.prompt, place + QStringLiteral("/prompt"));
        checkText(question.convention, place + QStringLiteral("/convention"));
        checkTexts(question.answer, place + QStringLiteral("/answer"));
        checkLink(question.link, place);
        if (question.kind == RecallQuestion::Kind::Numeric)
            checkNumeric(question, place);
        else if (question.kind == RecallQuestion::Kind::Choice)
            checkChoice(question, place);
        else
            checkOpen(question, place);
    }
}

void ReviewCheck::checkNumeric(const RecallQuestion &question, const QString &pointer)
{
    if (question.fields.empty() || question.conventions.empty())
        add(pointer, tr("a numeric question needs fields, and a convention under which they are right"));
    checkIds(question.fields, pointer + QStringLiteral("/fields"));
    for (size_t i = 0; i < question.fields.size(); ++i) {
        const RecallQuestion::Field &field = question.fields[i];
        const QString place = QStringLiteral("%1/fields/%2").arg(pointer).arg(i);
        checkText(field.label, place + QStringLiteral("/label"));
        if (!unitLength(field.units, field.unit))
            //: a reason inside a sentence; both are names of units
            add(place + QStringLiteral("/unit"),
                tr("%1 is no unit of %2").arg(Format::isolate(field.unit), Format::isolate(field.units)));
    }
    checkIds(question.conventions, pointer + QStringLiteral("/conventions"));
    for (size_t i = 0; i < question.conventions.size(); ++i) {
        const RecallConvention &convention = question.conventions[i];
        const QString place = QStringLiteral("%1/conventions/%2").arg(pointer).arg(i);
        checkText(convention.text, place + QStringLiteral("/text"));
        for (const RecallQuestion::Field &field : question.fields)
            checkFigure(convention.figures.value(field.id), field.units, place + QStringLiteral("/figures"));
        if (convention.figures.size() != qsizetype(question.fields.size()))
            add(place + QStringLiteral("/figures"), tr("there must be one figure for each field"));
    }
}

void ReviewCheck::checkChoice(const RecallQuestion &question, const QString &pointer)
{
    checkIds(question.options, pointer + QStringLiteral("/options"));
    for (size_t i = 0; i < question.options.size(); ++i) {
        const QString place = QStringLiteral("%1/options/%2").arg(pointer).arg(i);
        checkText(question.options[i].text, place + QStringLiteral("/text"));
        checkText(question.options[i].feedback, place + QStringLiteral("/feedback"));
    }
    if (std::none_of(question.options.begin(), question.options.end(),
                     [&question](const RecallOption &option) { return option.id == question.correct; }))
        add(pointer + QStringLiteral("/correct"),
            tr("there is no option %1").arg(Format::isolate(question.correct)));
}

void ReviewCheck::checkOpen(const RecallQuestion &question, const QString &pointer)
{
    checkTexts(question.keyPoints, pointer + QStringLiteral("/key_points"));
    if (question.pointsNeeded < 1 || question.pointsNeeded > int(question.keyPoints.size()))
        add(pointer, tr("an open question needs key points, and how many of them make an answer right"));
}

void ReviewCheck::checkTasks()
{
    checkIds(m_review.beliefs, QStringLiteral("/beliefs"));
    for (size_t i = 0; i < m_review.beliefs.size(); ++i) {
        const BeliefContent &belief = m_review.beliefs[i];
        const QString place = QStringLiteral("/beliefs/%1").arg(i);
        checkText(belief.belief, place + QStringLiteral("/belief"));
        checkTexts(belief.correction, place + QStringLiteral("/correction"));
        checkText(belief.nuance, place + QStringLiteral("/nuance"));
        checkLink(belief.link, place);
    }
    checkIds(m_review.selfCheck, QStringLiteral("/self_check"));
    for (size_t i = 0; i < m_review.selfCheck.size(); ++i) {
        const QString place = QStringLiteral("/self_check/%1").arg(i);
        checkText(m_review.selfCheck[i].text, place + QStringLiteral("/text"));
        checkLink(m_review.selfCheck[i].link, place);
    }
    checkBands();
    checkIds(m_review.prompts, QStringLiteral("/prompts"));
    for (size_t i = 0; i < m_review.prompts.size(); ++i) {
        const WritingPrompt &prompt = m_review.prompts[i];
        const QString place = QStringLiteral("/prompts/%1").arg(i);
        checkText(prompt.title, place + QStringLiteral("/title"));
        checkText(prompt.prompt, place + QStringLiteral("/prompt"));
        checkTexts(prompt.hints, place + QStringLiteral("/hints"));
    }
}

void ReviewCheck::checkBands()
{
    int above = int(m_review.selfCheck.size()) + 1;
    for (size_t i = 0; i < m_review.bands.size(); ++i) {
        const SelfCheckBand &band = m_review.bands[i];
        const QString place = QStringLiteral("/bands/%1").arg(i);
        checkText(band.title, place + QStringLiteral("/title"));
        checkText(band.advice, place + QStringLiteral("/advice"));
        if (band.from >= above)
            add(place + QStringLiteral("/from"), tr("the bands must fall from no more than there are boxes"));
        above = band.from;
    }
    if (above != 0)
        add(QStringLiteral("/bands"), tr("the last band must begin at 0"));
}

void ReviewCheck::checkFigures()
{
    static const QRegularExpression name(QStringLiteral("^[a-z][a-z0-9_]*$"));
    for (auto it = m_review.figures.cbegin(); it != m_review.figures.cend(); ++it) {
        if (!name.match(it.key()).hasMatch())
            add(QStringLiteral("/figures/%1").arg(it.key()),
                tr("%1 can't be named in a text").arg(Format::isolate(it.key())));
    }
}

std::vector<JsonProblem> checkReviewRules(const ReviewContent &review, const QString &file,
                                          const LabLibrary *labs)
{
    return ReviewCheck(review, file, labs).run();
}

} // namespace rp
