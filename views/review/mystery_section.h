// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_job.h"
#include "models/review/mystery.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class ReadingBar;
class SegmentedChoice;
class TextBlock;
class TraceTimelineChart;

/// What is said of a recording before its cause is told: an answer, two places, how sure, and the button that
/// locks it all in.
class MysteryForm : public Card
{
    Q_OBJECT
public:
    explicit MysteryForm(const ReviewParts &parts, const TraceTimelineChart &chart,
                         QWidget *parent = nullptr);

    /// Asks for a recording, with nothing said yet.
    void ask(const QString &recording);
    void refresh(); ///< texts in the current language
    /// Puts a mark, takes away one that is there, or lets the second go for another.
    void mark(const traces::Mark &mark);
    const std::vector<traces::Mark> &marks() const { return m_marks; }

    SegmentedChoice *answers() const { return m_answers; }
    SegmentedChoice *confidence() const { return m_confidence; }
    ActionButton *markButton() const { return m_mark; }
    ActionButton *lockButton() const { return m_lock; }
    TextBlock *marksText() const { return m_marksText; }
    TextBlock *problem() const { return m_problem; }

private:
    void lock();

    const ReviewParts m_parts;
    const TraceTimelineChart &m_chart;
    QString m_recording;
    std::vector<traces::Mark> m_marks;
    SegmentedChoice *m_answers;
    TextBlock *m_marksText;
    ActionButton *m_mark;
    SegmentedChoice *m_confidence;
    TextBlock *m_problem;
    ActionButton *m_lock;
};

/// What the figures say to an answer, and what would pay: asked for in order, then told.
class MysteryVerdict : public Card
{
    Q_OBJECT
public:
    explicit MysteryVerdict(const ReviewParts &parts, QWidget *parent = nullptr);

    void present(const QString &recording); ///< the last answer to it

    TextBlock *verdict() const { return m_verdict; }
    TextBlock *reason() const { return m_reason; }
    TextBlock *payments() const { return m_payments; }
    /// In the learner's order; pressed one after another, what pays most first.
    const std::vector<ActionButton *> &remedies() const { return m_remedies; }
    ActionButton *next() const { return m_next; }

signals:
    void nextRequested();

private:
    void rank(std::size_t button);
    void showOrder(const MysteryAnswer &answer, const MysteryCase &mystery);

    const ReviewParts m_parts;
    QString m_recording;
    QDateTime m_at; ///< of the answer
    std::vector<traces::Remedy> m_order;
    TextBlock *m_verdict;
    TextBlock *m_reason;
    TextBlock *m_ask;
    std::vector<ActionButton *> m_remedies;
    TextBlock *m_payments;
    ActionButton *m_next;
};

/// Mystery traces: a recording without a name, and what holds its program back. Kinds that were missed come
/// back first.
class MysterySection : public ReviewSection
{
    Q_OBJECT
public:
    explicit MysterySection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    void turnTo(const QString &recording);
    const QString &recording() const { return m_recording; }

    TraceTimelineChart *chart() const { return m_chart; }
    MysteryForm *form() const { return m_form; }
    MysteryVerdict *verdict() const { return m_verdict; }
    TextBlock *score() const { return m_score; }
    ReadingBar *reading() const { return m_reading; }

protected:
    void refresh() override;

private:
    /// Goes on with what was read of a file; null: it can't be, or was cancelled.
    void take(const TracePointer &trace);
    void showCard();
    std::size_t answerCount() const;
    QString scoreText() const;

    QString m_recording;
    std::size_t m_known = 0; ///< answers to it when it was turned to
    TextBlock *m_ask;
    TextBlock *m_given;
    TraceTimelineChart *m_chart;
    MysteryForm *m_form;
    MysteryVerdict *m_verdict;
    TextBlock *m_score;
    ReadingBar *m_reading;
    QString m_isRead; ///< by the job
    TraceJob m_job;   ///< what lies in a file may be large
};

} // namespace rp
