// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <QHash>

namespace rp {

class Card;
class CodeBlock;
class ResponsiveRow;
class TakenCard;
class TrackChooser;
struct Catalogue;

/// The message that states the act's problem, and what to read before.
class BriefPage : public StepPage
{
    Q_OBJECT
public:
    explicit BriefPage(const StepSubject &subject, QWidget *parent = nullptr);

    /// The learner's track, for the paragraph that speaks about it.
    void setTrack(const QString &track);
    /// Says what the machine of the context is, and offers the tracks to choose from where the act begins the
    /// lab or needs one. Must outlive the page.
    void setCatalogue(const Catalogue &catalogue) override;
    TrackChooser *trackChooser() const { return m_chooser; } ///< null where none is offered
    /// Says on the brief that begins the lab what the lab takes over from others, if it is one that does.
    /// @param benches of every act
    void showTaken(const QHash<QString, Bench> &benches);
    CodeBlock *code() const { return m_code; } ///< hidden where the act is about no code
    TextBlock *machine() const { return m_machine; }
    TakenCard *takenCard() const { return m_taken; } ///< null where nothing is shown of it

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeReading();
    void makeMessage(QWidget *parent);
    void refreshCode();
    void refreshMachine();
    void refreshReading();
    bool isFirstAct() const;

    QString m_track;
    ResponsiveRow *m_row;
    QVBoxLayout *m_leading; ///< the message, and below it what is good to know
    Card *m_message;
    TextBlock *m_from;
    TextBlock *m_text;
    TextBlock *m_codeAbout;
    CodeBlock *m_code;
    TextBlock *m_trackNote;
    TextBlock *m_machine;
    Card *m_reading;
    QWidget *m_readingList;
    TakenCard *m_taken = nullptr;
    TrackChooser *m_chooser = nullptr;
    const Catalogue *m_catalogue = nullptr;
};

} // namespace rp
