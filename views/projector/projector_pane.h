// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"

#include <QVariant>
#include <QWidget>

class QVBoxLayout;

namespace rp {

class AccessibleComboBox;
class Announcer;
class FigureFrame;
class InstrumentView;
class Intents;
class TextBlock;

/// The input that says which context an instrument is in, where there is one to choose.
std::optional<InputSpec> contextOf(const Instrument &instrument);

/// The instruments that a picture may be of, and where their inputs are asked for.
struct PictureSubject
{
    Bench bench;
    Intents *intents = nullptr;
};

/// One picture in front of a class: that of an instrument of the act, as large as there is room, and above it
/// which instrument it is and, where it has one, its context. Changes nothing itself.
class ProjectorPane : public QWidget
{
    Q_OBJECT
public:
    /// The instruments must outlive the pane.
    ProjectorPane(const ActContent &act, PictureSubject subject, Announcer &announcer,
                  QWidget *parent = nullptr);
    ~ProjectorPane() override;

    /// Shows a panel of the act, the first where none is named, by the picture that has a figure (its bare
    /// name), else by its main one; an unknown panel changes nothing.
    void showPanel(const QString &panel, const QString &figure = {});
    const QString &panel() const { return m_panel; }
    const QString &figureId() const { return m_figureId; } ///< as asked for
    Instrument *instrument() const { return m_bench.instrument(m_panel); }
    InstrumentView *view() const { return m_view; } ///< null for an instrument that draws nothing
    FigureFrame *figure() const;                    ///< the chart in it; may have none
    /// Asks for an input of instrument().
    void request(const QString &inputId, const QVariant &value) const;
    /// Whether its instrument and its context are named above it, where there are several of them.
    void setHeadShown(bool shown);
    /// A sentence above the picture; empty: none.
    void showNote(const QString &sentence);
    QString note() const;
    /// What is shown has the room that its texts and marks need.
    bool isWhole() const;
    AccessibleComboBox *panelBox() const { return m_panels; }
    AccessibleComboBox *contextBox() const { return m_contexts; }

signals:
    void panelChanged(); ///< or its picture
    void changed();      ///< the instrument

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeHead();
    void makeView();
    void fitRoom();
    void fitLetters();
    void follow();
    void retranslateUi();

    const ActContent &m_act;
    Bench m_bench;
    Intents *m_intents;
    Announcer &m_announcer;
    QString m_panel;
    QString m_figureId;
    QVBoxLayout *m_column;
    AccessibleComboBox *m_panels;
    AccessibleComboBox *m_contexts;
    TextBlock *m_note;
    InstrumentView *m_view = nullptr; ///< nothing but the picture; follows its instrument by itself
    bool m_headShown = true;
    bool m_showing = false;
    bool m_fitting = false;
};

} // namespace rp
