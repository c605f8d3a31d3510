// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/act/figure_cache.h"
#include "views/widgets/disclosure.h"

#include <QTimer>
#include <memory>
#include <vector>

namespace rp {

class ActionButton;
class FigureEntry;
class HeadingLabel;
class HoldsAt;
class Intents;
class TextBlock;
struct Catalogue;

/// What there is to find in the panel in view, and the challenges to solve there: what is needed to go on,
/// and below a heading of its own what is more to find. What was found is told once its number was filled in
/// where one is asked for. Progress in words, each with a symbol and words, and
/// a way to skip the rest of the act, which asks once. Room for the challenges themselves is below.
class DiscoveryList : public Disclosure
{
    Q_OBJECT
public:
    DiscoveryList(const ActContent &act, Intents &intents, QWidget *parent = nullptr);
    ~DiscoveryList() override;

    /// Lets what was found say at which settings it holds, once the instruments stand otherwise. Must outlive
    /// the list.
    void setCatalogue(const Catalogue &catalogue);

    /// `panel` is the one in view: what is still to do there is named first.
    void refresh(const LabSession &session, const Bench &bench, const QString &panel = {});
    QString progress() const;
    QString next() const { return m_next; } ///< what to do, best in the panel in view; empty: nothing
    bool asks() const { return m_asks; }    ///< next() is a number to fill in
    QString foundSoFar() const;             ///< in one line: "✓ Found: 2 of 5"
    QStringList tasks() const;              ///< all of them, as next() says them
    /// Puts the challenges of a panel, or hints, below the list, before another such part.
    void addBelow(QWidget *part, QWidget *before = nullptr);
    const std::vector<TextBlock *> &lines() const { return m_lines; }
    /// By discovery; null where no number is asked for.
    const std::vector<FigureEntry *> &entries() const { return m_entries; }
    HeadingLabel *moreHeading() const { return m_more; }
    ActionButton *skipButton() const { return m_skip; }
    ActionButton *confirmButton() const { return m_confirm; }
    ActionButton *cancelButton() const { return m_cancel; }

signals:
    /// Something was found while the page was up; one sentence.
    void found(const QString &sentence);
    void said(const QString &sentence); ///< of a number that was filled in; for the announcer

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// One thing to do.
    struct Task
    {
        QString panel;
        QString bare; ///< what to do
        QString text; ///< the same, or what was found, with its panel's name where there are several
        bool done = false;
        bool asks = false; ///< done, but for a number to fill in
        bool core = true;  ///< needed to go on
    };
    bool isCore(std::size_t line) const;
    Task discoveryTask(std::size_t index, const LabSession &session);
    void follow(const Bench &bench);
    void showFound();
    QString foundLine(const DiscoveryContent &discovery);
    void refreshEntry(std::size_t index, const LabSession &session, bool isTold);
    Task challengeTask(std::size_t index, const LabSession &session) const;
    QString inPanel(const QString &panel, const QString &text) const;
    void showLines(const std::vector<Task> &tasks, const QString &panel);
    void chooseNext(const std::vector<Task> &tasks, const QString &panel);
    void showTitle(const std::vector<Task> &tasks);
    void showProgress(const std::vector<Task> &tasks, bool skipped, bool isOpen);
    void offerSkip(bool canSkip);
    void noteFound(const QString &discovery, const QString &line);
    void askSkip(bool ask);

    ActContent m_act;
    Bench m_bench;
    FigureCache m_figures;
    std::unique_ptr<HoldsAt> m_holdsAt;
    QTimer m_moved; ///< the instruments were changed, and are at rest again when it ends
    QStringList m_found;
    QStringList m_told; ///< those of them that are told
    QString m_next;
    bool m_asks = false;
    bool m_refreshed = false; ///< what was found before this page came up is no news
    HeadingLabel *m_heading;
    HeadingLabel *m_more; ///< above what is not needed to go on
    TextBlock *m_progress;
    std::vector<TextBlock *> m_lines; ///< discoveries, then challenges
    std::vector<FigureEntry *> m_entries;
    ActionButton *m_skip;
    QWidget *m_question;
    TextBlock *m_questionText;
    ActionButton *m_confirm;
    ActionButton *m_cancel;
};

} // namespace rp
