// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/widgets/text_room.h"

#include <QFont>
#include <QFrame>
#include <QString>
#include <QStringList>
#include <vector>

class QVBoxLayout;

namespace rp {

class AssumptionMark;
class HeadingLabel;
class TextBlock;

/// A judgement on what an instrument shows: its word as a heading, with a symbol and a tint, and the
/// sentences behind it beside it where there is room. Its height is the same whatever it says, and follows
/// that of the window alone, unless all of it is to be read.
class VerdictBadge : public QFrame
{
    Q_OBJECT
public:
    explicit VerdictBadge(QWidget *parent = nullptr);

    /// The sentences stand in full below the word, at any width, and are a tab stop.
    void setWhole();
    /// @param rating Good, Fair, Failure, or Neutral for what is no judgement
    /// @param word translated: "Verdict: Positive"
    /// @param sentences translated; empty ones are left out
    /// @param subject translated: "Verdict"; stands for the word where sentences that begin with the
    /// judgement themselves are seen beside it; empty: the word always does
    void setVerdict(Meaning rating, const QString &word, const QStringList &sentences,
                    const QString &subject = {});
    /// What the judgement assumes; empty: nothing.
    void setAssumption(const QString &subject, const QString &reason);

    Meaning rating() const { return m_rating; }
    HeadingLabel *word() const { return m_word; }
    TextBlock *sentences() const { return m_sentences; }
    AssumptionMark *assumption() const { return m_mark; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void fit();
    QString fitting(int lineCount);

    /// How much of what is said had room, and under what.
    struct Fit
    {
        QString said;
        QFont font;
        int width = -1;
        int lineCount = 0;
        qsizetype length = 0;
    };
    Meaning m_rating = Meaning::Neutral;
    bool m_whole = false;
    QString m_full;    ///< the word
    QString m_subject; ///< in place of it
    QString m_said;    ///< all sentences
    Fit m_fit;
    SteadyWidth m_wordWidth;
    QVBoxLayout *m_column;
    TextBlock *m_symbol;
    HeadingLabel *m_word;
    TextBlock *m_sentences;
    AssumptionMark *m_mark;
};

} // namespace rp
