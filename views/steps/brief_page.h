// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <QHash>

namespace rp {

class CodeBlock;
class ResponsiveRow;
class SketchView;
class TakenCard;
class TermText;
class TextBlock;
class TrackChooser;
struct Catalogue;

/// The message that states the act's problem, in a few words over a picture. A term of it that is pointed at
/// lights its part of the picture, where its explanation hangs.
class BriefPage : public StepPage
{
    Q_OBJECT
public:
    explicit BriefPage(const StepSubject &subject, QWidget *parent = nullptr);

    /// The learner's track, for what the message says to it.
    void setTrack(const QString &track);
    /// Says what the act runs on, and offers the tracks to choose from where the act needs one.
    /// Must outlive the page.
    void setCatalogue(const Catalogue &catalogue) override;
    TrackChooser *trackChooser() const { return m_chooser; } ///< null where none is offered
    /// Says on the brief that begins the lab what the lab takes over from others, if it is one that does.
    /// @param benches of every act
    void showTaken(const QHash<QString, Bench> &benches);
    TermText *message() const { return m_message; }
    SketchView *picture() const { return m_picture; }
    CodeBlock *code() const { return m_code; } ///< hidden where the act is about no code
    TextBlock *machine() const { return m_machine; }
    TakenCard *takenCard() const { return m_taken; } ///< null where nothing is shown of it

protected:
    void refreshContent() override;
    QString title() const override;

private:
    void light(const QString &term);
    void refreshCode();
    void refreshMachine();
    QString machineText() const; ///< empty while it is not known
    bool isFirstAct() const;

    QString m_track;
    TermText *m_message;
    TextBlock *m_from;
    ResponsiveRow *m_row;
    QWidget *m_shown; ///< code and picture
    TextBlock *m_codeAbout;
    CodeBlock *m_code;
    SketchView *m_picture;
    TextBlock *m_trackNote;
    TextBlock *m_machine;
    TakenCard *m_taken = nullptr;
    TrackChooser *m_chooser = nullptr;
    const Catalogue *m_catalogue = nullptr;
};

} // namespace rp
