// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <QTimer>
#include <QWidget>
#include <array>
#include <functional>
#include <vector>

namespace rp {

class ActionButton;
class Announcer;
class Intents;
class TextBlock;

/// The hints of one prediction, challenge or exercise: those that were taken, to be read again and to be set
/// on the instrument, and a button for the next one. Not there where the content has none, in an exam, and
/// once nothing is left to find.
class HintLadder : public QWidget
{
    Q_OBJECT
public:
    /// Act, announcer, intents and the instruments on the bench must outlive it.
    /// @param name what the hints are for, as the content says it
    HintLadder(const ActContent &act, HintRef of, QString name, Bench bench, Announcer &announcer,
               Intents &intents, QWidget *parent = nullptr);

    /// Shows the name above the hints, where no card does.
    void setTitled();
    /// @param isOpen something is left to find
    void refresh(const LabSession &session, bool isOpen);
    /// Says quietly that there is a hint, once. False when it did before, or when there is none to be taken
    /// first.
    bool offer();

    ActionButton *button() const { return m_next; }
    TextBlock *offered() const { return m_offer; }
    TextBlock *rung(int rung) const { return m_rungs.at(std::size_t(rung) - 1).text; }
    ActionButton *setButton(int rung) const { return m_rungs.at(std::size_t(rung) - 1).set; }

private:
    struct Rung
    {
        TextBlock *text;
        ActionButton *set;
    };
    int place(int rung) const;
    void showRung(int rung, bool isTaken);

    const ActContent &m_act;
    HintRef m_of;
    QString m_name;
    Bench m_bench;
    Announcer &m_announcer;
    Intents &m_intents;
    TextBlock *m_title;
    TextBlock *m_offer;
    std::array<Rung, LadderContent::rungs> m_rungs;
    ActionButton *m_next;
    TextBlock *m_note;
    QString m_shown; ///< language and number of the rungs that stand there
    int m_taken = 0;
    bool m_open = false;
    bool m_wasOffered = false;
};

/// Notices that for two minutes nothing was set, answered or found on a page that is in front, and lets the
/// first of its ladders offer a hint. Not where somebody presents.
class StuckWatch : public QObject
{
    Q_OBJECT
public:
    using Ladders = std::function<std::vector<HintLadder *>()>;
    /// Session, announcer and the instruments must outlive it, `page` owns it.
    /// @param ladders those in view, those first that matter most
    StuckWatch(QWidget &page, const LabSession &session, const Bench &bench, Announcer &announcer,
               Ladders ladders);

    void setDelay(int ms) { m_timer.setInterval(ms); }

signals:
    void offered(const QString &line); ///< beside a card that is not in view now

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void offer();

    QWidget &m_page;
    const LabSession &m_session;
    Announcer &m_announcer;
    Ladders m_ladders;
    QTimer m_timer;
};

} // namespace rp
