// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure_text/this_computer.h"
#include "views/widgets/panel_intents.h"

#include <QWidget>

namespace rp {

class ActionButton;
class Announcer;
class BarChart;
class ReadingBar;
class TextBlock;

/// In a drawer: measures this computer for the question of the page, with bars that fill meanwhile, and says
/// at the end what came out. The roof has its place in the page's own picture. Asks by intents.
class HereCard : public QWidget
{
    Q_OBJECT
public:
    /// Computer and announcer must outlive it.
    HereCard(const ThisComputer &computer, MeasureTopic topic, Announcer &announcer, PanelIntents intents,
             QWidget *parent);

    static QString title(MeasureTopic topic); ///< of its drawer, translated

    /// The drawer has opened: what was not measured yet, is.
    void begin();
    /// The drawer has closed: nothing goes on behind it.
    void leave();

    BarChart *chart() const { return m_chart; } ///< null for the roof
    ActionButton *measureButton() const { return m_measure; }
    ReadingBar *progress() const { return m_progress; }
    /// What came out, and what to bear in mind of it; empty until then.
    QString said() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeChart();
    void connectComputer();
    void ask() const;
    void end(ThisComputer::Ending ending, const QString &problem);
    void showRunning(bool running);
    void showTexts();
    void showWaiting();
    QStringList saidSentences() const;

    const ThisComputer &m_computer;
    const MeasureTopic m_topic;
    Announcer &m_announcer;
    const PanelIntents m_intents;
    TextBlock *m_about;
    BarChart *m_chart = nullptr;
    ActionButton *m_measure;
    ReadingBar *m_progress;
    TextBlock *m_said;
};

} // namespace rp
