// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/review_rules.h"
#include "models/content/figure_text.h"
#include "models/json/json_schema.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QSet>

namespace rp {

/// One run of checkReviewRules() over one review.
class ReviewCheck
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReviewCheck)
public:
    ReviewCheck(const ReviewContent &review, QString file, const LabLibrary *labs)
        : m_review(review)
        , m_file(std::move(file))
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
        return std::move(m_problems);
    }

private:
    void add(const QString &pointer, const QString &reason)
    {
        m_problems.push_back({m_file, pointer, reason});
    }

    template<typename Entries>
    void checkIds(const Entries &entries, const QString &pointer)
    {
        QSet<QString> known;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (known.contains(entries[i].id))
                add(QStringLiteral("%1/%2/id").arg(pointer).arg(i),
                    tr("the id %1 is used twice").arg(Format::isolate(entries[i].id)));
            known.insert(entries[i].id);
        }
    }

    void checkTexts(const std::vector<QString> &texts, const QString &pointer)
    {
        for (size_t i = 0; i < texts.size(); ++i)
            checkText(texts[i], QStringLiteral("%1/%2").arg(pointer).arg(i));
    }

    void checkText(const QString &text, const QString &pointer);
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
    QString m_file;
    const LabLibrary *m_labs;
    std::vector<JsonProblem> m_problems;
};

} // namespace rp
