// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo_document.h"
#include "models/instruments/contract/result_table.h"
#include "views/widgets/card.h"

#include <optional>
#include <utility>

class QComboBox;

namespace rp {

class ActionButton;
class Announcer;
class BarChart;
class EvidenceBook;
class Intents;
class LabSession;
class Memo;
class TextBlock;
struct Catalogue;

/// The stress test on the page of a memo: the learner names the input that flips the recommendation first,
/// then a chart shows how far each input moves the figure, and which one does. Hidden where the lab has no
/// such test, as in an exam. The models must outlive it.
class StressCard : public Card
{
    Q_OBJECT
public:
    StressCard(const LabSession &session, const Catalogue &catalogue, const EvidenceBook &book,
               const Memo &memo, Announcer &announcer, Intents &intents, QWidget *parent = nullptr);

    /// After any change of the memo or its evidence: works only where the test is another one, when there is
    /// time.
    void follow();
    void retranslateUi();

    QComboBox *choice() const { return m_choice; }
    ActionButton *nameButton() const { return m_name; }
    BarChart *chart() const { return m_chart; }
    TextBlock *result() const { return m_result; }

private:
    void make();
    void ask(const QString &verdict, const Instrument &instrument);
    void showTest(const MemoStress &stress);
    void markChart(const MemoStress &stress);

    const LabSession &m_session;
    const Catalogue &m_catalogue;
    const EvidenceBook &m_book;
    const Memo &m_memo;
    Announcer &m_announcer;
    Intents &m_intents;
    TextBlock *m_about;
    TextBlock *m_label;
    QComboBox *m_choice;
    ActionButton *m_name;
    TextBlock *m_result;
    BarChart *m_chart;
    ResultTable m_table{QStringLiteral("stress")};
    std::optional<std::pair<QString, QString>> m_shown; ///< a capture and the input named, by their ids
    bool m_isWaiting = false;                           ///< make() is called when there is time
    bool m_isNamed = false;                             ///< by the learner just now, who waits to be told
};

} // namespace rp
