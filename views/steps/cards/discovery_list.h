// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/steps/parts/figure_cache.h"
#include "views/widgets/layout/disclosure.h"

#include <vector>

namespace rp {

class ActionButton;
class Bench;
class HeadingLabel;
class TextBlock;

/// What there is to find in the panel in view, and the challenges to solve there: progress in words, each
/// with a symbol and words, and a way to skip the rest of the act, which asks once. Room for the challenges
/// themselves is below.
class DiscoveryList : public Disclosure
{
    Q_OBJECT
public:
    explicit DiscoveryList(const ActContent &act, QWidget *parent = nullptr);

    /// `panel` is the one in view: what is still to do there is named first.
    void refresh(const LabSession &session, const Bench &bench, const QString &panel = {});
    QString progress() const;
    QString next() const { return m_next; } ///< what to do, best in the panel in view; empty: nothing
    /// Each line in a slot of the same height, for a narrow column.
    void setBrief(bool brief);
    /// Puts the challenges of a panel below the list.
    void addChallenges(QWidget *challenges);
    std::vector<TextBlock *> lines() const { return m_lines; }
    ActionButton *skipButton() const { return m_skip; }
    ActionButton *confirmButton() const { return m_confirm; }
    ActionButton *cancelButton() const { return m_cancel; }

signals:
    void skipConfirmed();
    /// Something was found while the page was up; one sentence.
    void found(const QString &sentence);

private:
    /// One thing to do.
    struct Task
    {
        QString panel;
        QString bare; ///< what to do
        QString text; ///< the same, or what was found, with its panel's name where there are several
        bool done = false;
    };
    void makeLines();
    Task discoveryTask(std::size_t index, const LabSession &session, const Bench &bench);
    Task challengeTask(std::size_t index, const LabSession &session) const;
    QString inPanel(const QString &panel, const QString &text) const;
    void showTitle(const std::vector<Task> &tasks, const QString &next);
    void showProgress(const QStringList &open, bool skipped);
    void offerSkip(bool canSkip);
    void noteFound(const QString &discovery, const QString &line);
    void askSkip(bool ask);

    ActContent m_act;
    FigureCache m_figures;
    QStringList m_found;
    QString m_next;
    bool m_refreshed = false; ///< what was found before this page came up is no news
    HeadingLabel *m_heading;
    TextBlock *m_progress;
    std::vector<TextBlock *> m_lines; ///< discoveries, then challenges
    ActionButton *m_skip;
    QWidget *m_question;
    TextBlock *m_questionText;
    ActionButton *m_confirm;
    ActionButton *m_cancel;
};

} // namespace rp
