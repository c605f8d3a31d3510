// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"

#include <QVariant>
#include <QWidget>

class QVBoxLayout;

namespace rp {

class AccessibleComboBox;
class Announcer;
class FigureFrame;
class InstrumentView;

/// One picture in front of a class: the main figure of an instrument of the act, as large as there is room,
/// and above it which instrument it is and, where it has one, its context. Changes nothing itself.
class ProjectorPane : public QWidget
{
    Q_OBJECT
public:
    /// The instruments must outlive the pane.
    ProjectorPane(const ActContent &act, Bench bench, Announcer &announcer, QWidget *parent = nullptr);
    ~ProjectorPane() override;

    /// Shows a panel of the act, the first where none is named; an unknown one changes nothing.
    void showPanel(const QString &panel);
    const QString &panel() const { return m_panel; }
    Instrument *instrument() const { return m_bench.instrument(m_panel); }
    FigureFrame *figure() const { return m_figure; } ///< null for an instrument that draws nothing
    AccessibleComboBox *panelBox() const { return m_panels; }
    AccessibleComboBox *contextBox() const { return m_contexts; }

signals:
    void panelChanged();
    void inputChangeRequested(const QString &inputId, const QVariant &value); ///< of instrument()

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeHead();
    void makeFigure();
    void follow();
    void retranslateUi();

    const ActContent &m_act;
    Bench m_bench;
    Announcer &m_announcer;
    QString m_panel;
    QVBoxLayout *m_column;
    AccessibleComboBox *m_panels;
    AccessibleComboBox *m_contexts;
    InstrumentView *m_view = nullptr; ///< never shown: keeps the figure up to date
    FigureFrame *m_figure = nullptr;
    bool m_showing = false;
};

} // namespace rp
