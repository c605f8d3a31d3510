// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/widgets/card.h"

namespace rp {

class PredictionText;
class ResponsiveRow;
class RevealAxis;
class TextBlock;

/// One prediction beside the truth, under the page's heading that asks it: two marks on an axis with the gap
/// between them where both are numbers, else the two answers side by side.
class RevealCard : public Card
{
    Q_OBJECT
public:
    RevealCard(const QuestionContent &question, QWidget *parent = nullptr);

    /// `number` of `count`, for the name when there are several.
    void refresh(const LabSession &session, const QString &act, const Bench &bench, int number, int count);
    /// Lets the truth move to its place. To be called when the card is seen for the first time.
    void reveal();
    QString spoken() const { return m_spoken; } ///< all of it in words
    /// Leaves out the sentence that says what the axis shows.
    void setBrief(bool brief);

    RevealAxis *axis() const { return m_axis; }
    TextBlock *said() const { return m_said; }
    TextBlock *truth() const { return m_truth; }
    TextBlock *distance() const { return m_distance; }

private:
    void showDistance();
    void showAxis(const PredictionText &text);
    void showAnswers(const PredictionText &text, bool known);

    QuestionContent m_question;
    RevealAxis *m_axis;
    ResponsiveRow *m_answers;
    TextBlock *m_said;
    TextBlock *m_truth;
    TextBlock *m_distance;
    QString m_spoken;
    bool m_brief = false;
};

} // namespace rp
