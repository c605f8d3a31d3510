// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/measured_reply.h"
#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/widgets/card.h"

#include <optional>

namespace rp {

class PredictionText;
class ResponsiveRow;
class RevealAxis;
class TextBlock;

/// One prediction beside the truth, under the page's heading that asks it: two marks on an axis with the gap
/// between them where both are numbers, else the two answers side by side. What a machine had is a third mark
/// or a third answer.
class RevealCard : public Card
{
    Q_OBJECT
public:
    RevealCard(const QuestionContent &question, QWidget *parent = nullptr);

    /// Lets it say what a machine had, from the next refresh() on. Must outlive the card.
    void setMeasured(const Measured &measured) { m_measured = &measured; }
    /// `number` of `count`, for the name when there are several.
    void refresh(const LabSession &session, const QString &act, const Bench &bench, int number, int count);
    /// Lets the truth move to its place. To be called when the card is seen for the first time.
    void reveal();
    QString spoken() const { return m_spoken; } ///< all of it in words
    /// What was measured and why the truth differs from it, for a place beside the card; empty where nothing
    /// was measured.
    QString measuredSentences() const;
    /// They tell of a difference. Else whoever wants to know more may read them.
    bool isMeasuredOtherwise() const { return m_reply && !m_reply->agrees; }
    /// Leaves out the sentence that says what the axis shows.
    void setBrief(bool brief);

    RevealAxis *axis() const { return m_axis; }
    TextBlock *said() const { return m_said; }
    TextBlock *truth() const { return m_truth; }
    TextBlock *measured() const { return m_machine; } ///< hidden beside an axis, which has its mark
    TextBlock *distance() const { return m_distance; }

private:
    void showDistance();
    void showConfidence(const LabSession &session, const QString &act,
                        const std::optional<PredictionRecord> &record);
    void showAxis(const PredictionText &text);
    void showAnswers(const PredictionText &text, bool known);
    void showMachine();

    QuestionContent m_question;
    RevealAxis *m_axis;
    ResponsiveRow *m_answers;
    TextBlock *m_said;
    TextBlock *m_truth;
    TextBlock *m_machine;
    TextBlock *m_distance;
    TextBlock *m_sure; ///< how sure its learner was
    const Measured *m_measured = nullptr;
    std::optional<MeasuredReply> m_reply;
    QString m_spoken;
    bool m_brief = false;
};

} // namespace rp
