// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/content_rules.h"
#include "models/check/review_rules.h"
#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {

/// One run of checkReviewRules() over one review.
class ReviewCheck : public ContentRules
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewCheck)
public:
    ReviewCheck(const ReviewContent &review, QString file, const LabLibrary *labs)
        : ContentRules(std::move(file))
        , m_review(review)
        , m_labs(labs)
    {
    }

    std::vector<JsonProblem> run()
    {
        checkText(m_review.title, QStringLiteral("/title"));
        checkText(m_review.summary, QStringLiteral("/summary"));
        checkMap();
        checkModels();
        checkPairs();
        checkQuestions();
        checkTasks();
        checkFigures();
        return takeProblems();
    }

private:
    void checkReference(const FigureReference &reference, const QString &pointer) override;
    void checkFigure(const QString &figure, const QString &unit, const QString &pointer);
    void checkLink(const StepLink &link, const QString &pointer);
    void checkConcept(const QString &id, const QString &pointer);
    bool isJoined(const QString &a, const QString &b) const;
    void checkMap();
    void checkPath(const ConceptPath &path, const QString &pointer);
    void checkModels();
    void checkPairs();
    void checkQuestions();
    void checkNumeric(const RecallQuestion &question, const QString &pointer);
    void checkChoice(const RecallQuestion &question, const QString &pointer);
    void checkOpen(const RecallQuestion &question, const QString &pointer);
    void checkTasks();
    void checkBands();
    void checkFigures();

    const ReviewContent &m_review;
    const LabLibrary *m_labs;
};

} // namespace rp
