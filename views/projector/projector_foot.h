// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class ActionButton;
class Announcer;
class ControlRow;
class TextBlock;

/// What can be done in front of a class: one row with the inputs of the picture and a button for each key,
/// and a quiet line that tells the keys.
class ProjectorFoot : public QWidget
{
    Q_OBJECT
public:
    explicit ProjectorFoot(Announcer &announcer, QWidget *parent = nullptr);

    struct State
    {
        int answers = 0; ///< that can be voted for; 0: nothing is asked
        bool picturesOpen = false;
        bool revealed = false;
        bool votesShown = false;
        bool hasSecond = false; ///< there is a picture to put beside the first
        bool sideBySide = false;
        bool hasNext = false;
    };
    void show(const State &state);
    ControlRow *controls() const { return m_controls; }
    TextBlock *keys() const { return m_keys; }

signals:
    void revealAsked();
    void votesAsked(bool shown);
    void besideAsked(bool beside);
    void nextAsked();
    void leaveAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    void showKeys();

    ControlRow *m_controls;
    ActionButton *m_reveal;
    ActionButton *m_votes;
    ActionButton *m_beside;
    ActionButton *m_next;
    ActionButton *m_leave;
    TextBlock *m_keys;
    State m_state;
};

} // namespace rp
