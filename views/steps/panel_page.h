// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"
#include "views/widgets/layout/tab_row.h"

#include <QVariant>
#include <vector>

namespace rp {

class ActionButton;
class ChallengeCard;
class Disclosure;
class ExerciseCard;
class InstrumentView;
class MathPeek;
class SourcesPanel;
class TextBlock;

/// One panel of the Explore step: its instrument, the challenges and exercises that belong to it, and what is
/// behind it.
class PanelPage : public TabPage
{
    Q_OBJECT
public:
    /// Everything given must outlive the page.
    PanelPage(const ActContent &act, const PanelContent &panel, const StepSubject &subject,
              QWidget *parent = nullptr);

    const QString &panelId() const { return m_panel.id; }
    void refresh(const LabSession &session);
    void showInputRefusal(const QString &inputId, const QString &sentence); ///< bare name
    /// Asks for a value of an input of this panel's instrument.
    void requestInput(const QString &inputId, const QVariant &value); ///< bare name
    /// Offers to capture the instrument, and says how many of its captures are kept.
    void showCaptures(int kept);

    Instrument *instrument() const { return m_instrument; } ///< null when the bench has none for the panel
    InstrumentView *view() const { return m_view; }         ///< null when the instrument has none
    ActionButton *captureButton() const { return m_capture; }
    TextBlock *captureCount() const { return m_captureCount; }
    const std::vector<ChallengeCard *> &challenges() const { return m_challenges; }
    Disclosure *exerciseSection() const { return m_exerciseSection; }
    /// Empty until the section was opened.
    const std::vector<ExerciseCard *> &exercises() const { return m_exercises; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

private:
    QLayout *makeHead();
    void makeChallenges(const ActContent &act);
    void makeExercises();
    void refreshExercises(const LabSession &session);

    QString m_actId;
    PanelContent m_panel;
    StepSubject m_subject;
    std::vector<ExerciseContent> m_exerciseContents;
    Instrument *m_instrument;
    TextBlock *m_about;
    TextBlock *m_captureCount;
    ActionButton *m_capture;
    InstrumentView *m_view;
    std::vector<ChallengeCard *> m_challenges;
    Disclosure *m_exerciseSection;
    std::vector<ExerciseCard *> m_exercises;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
