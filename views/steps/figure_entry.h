// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <QWidget>

class QLineEdit;

namespace rp {

class ActionButton;
class Intents;
class TextBlock;

/// The number of a discovery that its learner fills in before it is told: what is asked, a field with its
/// unit, a button, another one for who wants to be told at once, and what is said of the number. Hidden where
/// nothing is asked, or nothing was filled in.
class FigureEntry : public QWidget
{
    Q_OBJECT
public:
    FigureEntry(const DiscoveryContent &discovery, Intents &intents, QWidget *parent = nullptr);

    /// The instruments on the bench must outlive the entry.
    void refresh(const LabSession &session, const QString &act, const Bench &bench);
    bool isOpen() const { return m_open; } ///< a number is asked for
    QLineEdit *entry() const { return m_entry; }
    ActionButton *checkButton() const { return m_check; }
    ActionButton *tellButton() const { return m_tell; }
    TextBlock *prompt() const { return m_prompt; }
    TextBlock *note() const { return m_note; }

signals:
    void said(const QString &sentence); ///< for the announcer

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillIn();
    std::optional<double> typedValue() const; ///< in the unit of the figure
    void showNote(const QString &sentence);
    QString triesNote(const std::vector<FigureTry> &tries) const;

    DiscoveryContent m_discovery;
    Intents &m_intents;
    Bench m_bench;
    TextBlock *m_prompt;
    QWidget *m_row;
    QLineEdit *m_entry;
    TextBlock *m_unit;
    ActionButton *m_check;
    ActionButton *m_tell;
    TextBlock *m_note;
    std::size_t m_tries = 0;
    bool m_open = false;
    bool m_refreshed = false; ///< what was filled in before this page came up is no news
};

} // namespace rp
