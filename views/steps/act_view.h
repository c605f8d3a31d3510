// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/workbench.h"

#include <QHash>
#include <QString>
#include <QWidget>

namespace rp {

class Announcer;
class EvidenceBook;
class Intents;
class LabSession;
class QuietStack;
class StepPage;
class ThisComputer;
enum class Step;
struct Catalogue;

/// The pages of the session's current act, one at a time. Follows the session: shows the page of
/// LabSession::place() and puts the focus on its heading whenever the place changes. Pages are built when
/// first shown. What the learner asks for is an intent; the view changes nothing itself.
class ActView : public QWidget
{
    Q_OBJECT
public:
    /// Session, announcer, intents, computer and the instruments on the workbench must outlive the view.
    /// @param computer what was measured of it, where measuring can be asked for; null: it can't
    /// @param handsIn whether the last act offers to hand in
    ActView(const LabSession &session, const Workbench &workbench, Announcer &announcer, Intents &intents,
            QWidget *parent = nullptr, const ThisComputer *computer = nullptr, bool handsIn = true);

    /// The page now shown.
    StepPage *currentPage() const;
    void focusHeading();
    /// The learner's track (its key), which the brief speaks about; empty: none chosen.
    void setTrack(const QString &track);
    /// The tracks to choose from on a brief, and what the pictures of a reveal are made from; without it
    /// there are none. Must outlive the view.
    void setCatalogue(const Catalogue &catalogue);
    /// What was captured, to be counted at each instrument; without it nothing can be captured. Must outlive
    /// the view.
    void setEvidence(const EvidenceBook &evidence);
    /// Shows the following (1) or the earlier (-1) panel of the Explore step; false where there is none.
    bool stepPanel(int direction);
    /// On Explore: from the controls to the picture, and back.
    void goBetween();
    /// Shows a panel of the Explore step; does nothing where there is none of that id.
    void showPanel(const QString &panel);
    /// Asks for a capture of the instrument in view; does nothing where none can be captured.
    void requestCapture();
    /// Whether there is an instrument in view that can be captured.
    bool canCapture() const;

public slots:
    /// Shows why something was refused, on the current page; the sentence is also announced.
    void showRefusal(const QString &sentence);
    /// Shows why an input was refused, at its control; the control goes back to the
    /// instrument's value.
    void showInputRefusal(const rp::InputRef &input, const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPlace();
    void followTrack();
    StepPage *newPage(Step step);
    StepPage *makePage(Step step);

    const LabSession &m_session;
    QHash<QString, Bench> m_benches; ///< by act
    Announcer &m_announcer;
    Intents &m_intents;
    const ThisComputer *m_computer;
    bool m_handsIn;
    QuietStack *m_stack;
    QString m_act;
    QString m_track;
    const Catalogue *m_catalogue = nullptr;
    const EvidenceBook *m_evidence = nullptr;
    QHash<int, StepPage *> m_pages;
};

} // namespace rp
