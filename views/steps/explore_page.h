// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steps/step_page.h"

namespace rp {

class DiscoveryList;
class InstrumentView;
class MathPeek;
class SourcesPanel;

/// The instrument, what there is to find in it, and what is behind it.
class ExplorePage : public StepPage
{
    Q_OBJECT
public:
    ExplorePage(LabSession &session, Instrument *instrument, Announcer &announcer, QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;
    DiscoveryList *discoveries() const { return m_discoveries; }
    /// Null while the instrument is locked.
    InstrumentView *instrumentView() const { return m_view; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;

private:
    void refreshInstrument();

    DiscoveryList *m_discoveries;
    Notice *m_locked;
    QWidget *m_place;
    InstrumentView *m_view = nullptr;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
