// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/play_words.h"
#include "views/charts/timeline/player.h"

#include <QWidget>
#include <memory>

class QLabel;
class QPushButton;
class QToolButton;

namespace rp {

/// The buttons of a player: play, a step back or on, speed; and the clock. While it is seen it tells what
/// happens, joined to a few sentences.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    explicit PlayBar(QWidget *parent);

    void setPlayer(std::shared_ptr<Player> player);
    void setNames(PlayNames names) { m_names = std::move(names); }
    /// How fast the player runs while this bar is seen, until somebody chooses otherwise here.
    void setSpeed(PlaySpeed speed);
    /// Says where the clock stands and what has not been told yet.
    void sayTold();
    QPushButton *playButton() const { return m_play; }
    QToolButton *backButton() const { return m_back; }
    QToolButton *onButton() const { return m_on; }
    QPushButton *speedButton() const { return m_speed; }

signals:
    void said(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslateUi();
    void showState();
    void showClock();
    void tell(const std::vector<PlayEvent> &events);
    void forget();

    std::shared_ptr<Player> m_player;
    QPushButton *m_play;
    QToolButton *m_back;
    QToolButton *m_on;
    QPushButton *m_speed;
    QLabel *m_clock;
    PlayNames m_names;
    PlaySpeed m_ownSpeed = PlaySpeed::Slow;
    std::vector<PlayEvent> m_toTell;
    QTimer m_tellTimer;
};

} // namespace rp
