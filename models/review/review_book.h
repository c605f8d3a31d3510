// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/calibration.h"
#include "models/review/fsrs.h"
#include "models/review/mystery.h"
#include "models/review/recall_answer.h"
#include "models/review/review_content.h"

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>

namespace rp {

class Ledger;
class ReviewFigures;

/// When a question comes back.
struct RecallCard
{
    QString question;
    fsrs::Memory memory;
    QDateTime last; ///< UTC
    QDateTime due;  ///< UTC
    int repetitions = 0;
    int lapses = 0;
    bool isConfidentError = false; ///< wrong at the last time with a confidence of 4 or 5
};

/// What a learner did in the review, kept in the ledger (parts of the chapter "review") as it is done. Opens
/// no gates, so it is not sealed; what can't be read is kept and not used. In presenter mode it lives as long
/// as the window.
class ReviewBook : public QObject
{
    Q_OBJECT
public:
    using Clock = std::function<QDateTime()>; ///< UTC
    ReviewBook(const ReviewContent &content, const ReviewFigures &figures, Ledger &ledger, Clock clock = {},
               QObject *parent = nullptr);

    const ReviewContent &content() const { return m_content; }
    const ReviewFigures &figures() const { return m_figures; }
    QDateTime now() const;

    // Recall.
    const std::vector<RecallAnswer> &answers() const { return m_answers; } ///< oldest first
    /// The last answer to each question, in the order of the content: what score and lists show.
    std::vector<const RecallAnswer *> latest() const;
    const RecallAnswer *latestAnswer(const QString &question) const;    ///< null: none yet
    std::optional<RecallCard> card(const QString &question) const;      ///< nothing before the first answer
    std::optional<RecallAnswer> pending(const QString &question) const; ///< locked in, to be marked
    /// What has been typed or chosen and not locked in.
    RecallAnswer draft(const QString &question) const;
    /// Questions that are due now, confident errors first, then by date; never answered ones and those that
    /// wait to be marked are not among them.
    QStringList due() const;
    /// Those that come back later, by date.
    QStringList upcoming() const;
    Calibration calibration() const; ///< of every answer
    int score() const;               ///< right ones among the latest answers

    // Mystery traces.
    const MysteryDeck &mysteries() const { return m_mysteries; }
    const std::vector<MysteryAnswer> &mysteryAnswers() const { return m_mysteryAnswers; } ///< oldest first
    const MysteryAnswer *latestMystery(const QString &recording) const;                   ///< null: none yet
    /// When a kind of cause comes back; nothing before the first answer to one.
    std::optional<RecallCard> causeCard(traces::Cause cause) const;
    /// Kinds that are due, confident errors first, then by date.
    std::vector<traces::Cause> dueCauses() const;
    /// The recording to be asked for next: of a kind that is due, the one that was seen longest ago, else the
    /// first without an answer; empty: nothing is due. Never the one that is given, if there is another.
    QString nextMystery(const QString &current = {}) const;

    // The rest.
    std::optional<bool> beliefAnswer(const QString &belief) const; ///< true: "that is true"
    bool isChecked(const QString &item) const;
    int checkedCount() const;
    const SelfCheckBand *band() const; ///< of the count; null while no box was ever ticked
    QString writing(const QString &prompt) const;

    // Only controllers call these. False when nothing was recorded: the ledger is read-only, the id unknown,
    // or the answer incomplete.
    bool setDraft(const RecallAnswer &draft);
    /// Locks the draft in. A numeric or chosen one is judged at once, an open one waits for markPending().
    /// Until then neither text nor confidence can be changed.
    bool lockIn(const QString &question);
    /// Keeps the key points that are ticked so far on the open answer that waits; one for each key point.
    bool setPendingPoints(const QString &question, const std::vector<bool> &points);
    /// Judges the open answer that waits.
    bool mark(const QString &question, const std::vector<bool> &points);
    /// Locks in what is said of a recording, with its marks and confidence; time and truth are set here.
    bool lockMystery(MysteryAnswer answer);
    /// What would pay, best first, after the last answer to it was locked in; once.
    bool rankMystery(const QString &recording, const std::vector<traces::Remedy> &order);
    bool answerBelief(const QString &belief, bool isTrue); ///< the first answer stays: false for another one
    bool setChecked(const QString &item, bool checked);
    bool setWriting(const QString &prompt, const QString &text);
    /// Deletes every answer, date and draft of the recall and the scores made of them, from the ledger's file
    /// and its copy too. The other parts stay, and so do files that were set aside or saved elsewhere.
    bool deleteRecall();

    /// Answers and dates as JSON, for the learner to take along (schema review_export.schema.json).
    QByteArray exportJson() const;
    /// The notebook: prompts and what was written to them, in the current language.
    QString notebookMarkdown() const;

signals:
    void changed(); ///< any of it, or another ledger was taken over

private:
    void read();
    void readRecall();
    void readMysteries(const nlohmann::json &recall);
    void readRest();
    QStringList dated(bool isDue) const;
    nlohmann::json recallPart() const;
    bool settle(const nlohmann::json &recall);
    nlohmann::json withAnswer(nlohmann::json recall, const RecallAnswer &answer) const;

    ReviewContent m_content; ///< options in the learner's own order
    const ReviewFigures &m_figures;
    Ledger &m_ledger;
    Clock m_clock;
    std::vector<RecallAnswer> m_answers;
    QMap<QString, RecallCard> m_cards;
    QMap<QString, RecallAnswer> m_drafts;
    QMap<QString, RecallAnswer> m_pending;
    MysteryDeck m_mysteries;
    std::vector<MysteryAnswer> m_mysteryAnswers;
    std::map<traces::Cause, RecallCard> m_causeCards;
    QMap<QString, bool> m_beliefs;
    QSet<QString> m_checked;
    bool m_wasChecked = false; ///< any box, ever
};

/// Is what is typed a number in the unit of the field, and which convention makes all of them right?
/// Entries may carry the unit and its multiples ("312 TFLOP/s").
struct RecallJudgement
{
    bool right = false;
    QString convention; ///< id; empty: under none
};
RecallJudgement judgeNumbers(const RecallQuestion &question, const QMap<QString, QString> &entries,
                             const ReviewFigures &figures);
/// The same of an answer that was given: what was understood then counts, whatever the language is now.
RecallJudgement judgeAnswer(const RecallQuestion &question, const RecallAnswer &answer,
                            const ReviewFigures &figures);
/// What the entry of a field means, in the base unit of its kind: as understood when it was locked in, or,
/// where that was not kept, as the current language reads it. Nothing for what can't be read.
std::optional<double> understood(const RecallAnswer &answer, const RecallQuestion::Field &field);
/// The first field whose entry is no number, as one translated sentence that names it and the way out;
/// empty: all can be read.
QString entryProblem(const RecallQuestion &question, const QMap<QString, QString> &entries);

/// Which grade an answer gets: wrong Again; right with a confidence up to 2 Hard, of 3 or 4 Good, of 5 Easy.
fsrs::Grade gradeOf(bool right, int confidence);

/// Recall that is aimed at when a question comes back.
inline constexpr double desiredRetention = 0.9;
inline constexpr int longestInterval_days = 365;
/// A wrong answer given with at least this confidence is a confident error: it comes back at once, because
/// nothing else would make the learner look at it again.
inline constexpr int confidentFrom = 4;
inline constexpr int confidentErrorAfter_min = 10;

/// Whole days until a question with that memory comes back.
int intervalAfter_days(const fsrs::Memory &memory);

/// A question's card after one more answer; `before` is empty for the first one. An answer dated before the
/// last counts as given right after it.
RecallCard cardAfter(const std::optional<RecallCard> &before, const RecallAnswer &answer);

} // namespace rp
