// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_widget.h"
#include "views/charts/timeline/play_words.h"
#include "views/charts/timeline/player.h"
#include "views/charts/timeline/time_view.h"

namespace rp {

class PlayBar;
class PlayCanvas;
class TimeHand;

/// Ways to run the same work on one clock: what each side does, how long it waits, or bytes that add up. It
/// plays when it comes into view; Space plays and stops, Left and Right go to what happens before or next,
/// Home and End to the ends; the clock can be dragged, the time axis zoomed and moved. It stops when it is
/// hidden.
class PlayChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit PlayChart(QWidget *parent = nullptr);

    /// Others may show the same player.
    void setPlayer(std::shared_ptr<Player> player);
    void setNames(PlayNames names);
    void setTexts(std::function<QString()> caption, std::function<QString()> summary);
    /// Looks at the score again, once it is seen.
    void refresh();
    Player &player() const { return *m_player; }
    PlayBar *bar() const { return m_bar; }
    const TimeView &view() const { return m_view; } ///< the part of the clock that the lanes show

    QStringList keyLines() const override;
    /// Of the GPU of each lane: silence is waiting.
    SoundScore soundScore(const ScoreWish &wish) override;
    void light(const QString &key) override;

protected:
    ChartContent buildContent() const override;
    QString soundSentence(const QString &caption, const QString &series) const override;
    bool handleKey(QKeyEvent *event) override;
    bool handleWheel(QWheelEvent *event) override;
    bool handleStep(WalkStep step) override;
    bool takeHold(const QPointF &place) override;
    void dragTo(const QPointF &place) override;
    QString keyAt(const QPointF &place) const override;
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    PlayCanvas &race();
    void readScore();
    void showMoment();
    void buildTools();
    void fitClock();
    void applyView(const TimeView &view, bool speak);
    double anchor_us() const;
    QString rangeSentence() const;
    std::vector<ResultRow> rows() const;

    std::shared_ptr<Player> m_player;
    PlayNames m_names;
    std::function<QString()> m_caption;
    std::function<QString()> m_summary;
    ResultTable *m_table;
    PlayBar *m_bar = nullptr;
    TimeHand *m_hand = nullptr;
    TimeView m_view;
    bool m_shownScore = false;
    double m_shown_us = 0.0; ///< the moment that the view has followed
    bool m_scrubs = false;   ///< what is dragged is the clock on the strip of the whole
};

} // namespace rp
