// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"

#include <QTimer>

namespace rp {

class CalibrationCard;
class FigureTile;
class RecallDates;
class RecallList;
class RecallQuestionCard;
class SegmentedChoice;
class TextBlock;
struct Calibration;

/// What the answers add up to: score, Brier score, and over- or under-confidence in words.
class RecallResult : public Card
{
    Q_OBJECT
public:
    explicit RecallResult(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh();
    /// Puts the keyboard on the result, which is read out.
    void focusResult();

private:
    void showTiles(const Calibration &calibration);

    ReviewParts m_parts;
    FigureTile *m_score;
    FigureTile *m_brier;
    FigureTile *m_confidence;
    QWidget *m_tiles;
    TextBlock *m_verdict;
    TextBlock *m_about;
};

/// The recall quiz: one question at a time, what is due first, beside the picture of how sure the learner was
/// and is; or the list of all of them with the dates on which they come back; or the result.
class RecallSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit RecallSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// Turns to the first question that is due, if any, unless one has been begun.
    void showDue();
    /// Turns to a question; an unknown one is ignored.
    void showQuestion(const QString &question);
    /// What is in view.
    enum class Shown
    {
        Question,
        All,
        Result
    };
    void turnTo(Shown shown);

    RecallQuestionCard *card() const { return m_card; }
    RecallDates *dates() const { return m_dates; }
    CalibrationCard *calibration() const { return m_calibration; }
    SegmentedChoice *views() const { return m_views; }

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QString firstQuestion() const;
    QString nextQuestion() const; ///< after the present one; empty: nothing is left to answer
    void goOn();
    void showState();
    int said() const;

    SegmentedChoice *m_views;
    RecallQuestionCard *m_card;
    RecallList *m_list;
    CalibrationCard *m_calibration;
    RecallResult *m_result;
    RecallDates *m_dates;
    QTimer m_clock;
};

} // namespace rp
