// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"
#include "views/widgets/tab_row.h"

#include <utility>
#include <vector>

namespace rp {

class ChallengeCard;
class Disclosure;
class InstrumentView;
class MathPeek;
class SourcesPanel;
struct Measured;

/// One panel of the Explore step: the stage of its instrument. The challenges that belong to it and what is
/// behind it have places elsewhere on the step's page.
class PanelPage : public TabPage
{
    Q_OBJECT
public:
    /// Everything given must outlive the page.
    PanelPage(const ActContent &act, const PanelContent &panel, const StepSubject &subject,
              QWidget *parent = nullptr);

    const QString &panelId() const { return m_panel.id; }
    /// Lets its challenges say what a machine had, once they are solved. Must outlive the page.
    void setMeasured(const Measured &measured);
    void refresh(const LabSession &session);

    /// Keys and translated titles of its pages.
    std::vector<std::pair<QString, QString>> pages() const;
    QString pageKey() const; ///< of the one in front
    void showPage(const QString &key);
    /// What its instrument answers, in one line.
    QString question() const;
    std::vector<Disclosure *> drawers() const;
    bool offers(const Disclosure *drawer) const;
    /// What a drawer may lie over where there is no room beside the picture; null: nothing.
    const QWidget *controls() const;
    void setPictureOnly(bool only);

    Instrument *instrument() const { return m_instrument; } ///< null when the bench has none for the panel
    InstrumentView *view() const { return m_view; }         ///< null when the instrument has none
    /// Its challenges below each other.
    QWidget *tasks() const { return m_tasks; }
    const std::vector<ChallengeCard *> &challenges() const { return m_challenges; }
    /// What is offered as soon as something has been set; null: nothing. The foot keeps room for it.
    const Disclosure *comingDrawer() const;
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return minimumSizeHint(); } // long pages scroll inside

signals:
    void pageShown();
    void offersChanged();

private:
    void connectView();
    void makeChallenges(const ActContent &act);

    QString m_actId;
    PanelContent m_panel;
    StepSubject m_subject;
    Instrument *m_instrument;
    InstrumentView *m_view;
    QWidget *m_tasks;
    std::vector<ChallengeCard *> m_challenges;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
