// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/launch_timeline.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/play/play_words.h"
#include "views/charts/play/player.h"
#include "views/charts/timeline/timeline_spans.h"

class QScrollBar;

namespace rp {

class PlayBar;
class ResponsiveRow;
class TimeHand;

/// Two lanes over time, CPU launches above GPU kernels, with zoom and pan. Left/Right walk the bars of a lane
/// (and move the window along), Up/Down change lanes, + and - zoom, 0 shows the whole pass, Shift+Left/Right,
/// Page Up and Page Down move the window. The accessible table and the data table hold the bars in view.
class LaunchTimelineChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit LaunchTimelineChart(QWidget *parent = nullptr);

    /// Where windows come from; asked for neighbours too, and last for the window in view. Call refresh()
    /// whenever the pass behind it has changed.
    void setSource(TimelineProvider provider);
    /// Plays in this timeline: only what has happened up to the player's moment is drawn in full, and the
    /// view goes along. Others may show the same player.
    void setPlayer(std::shared_ptr<Player> player, PlayNames names = {});
    /// Caption and takeaway, called each time text is needed. Without a takeaway the range in view is named.
    void setTexts(std::function<QString()> caption, std::function<QString()> summary);
    /// Reads the window again. The moments in view stay the same where the pass is long enough; a view of
    /// the whole pass stays whole.
    void refresh();

    double from_us() const { return m_view.from_us; }
    double to_us() const { return m_view.to_us; }
    double total_us() const { return m_view.total_us; }
    /// Shows a range, clamped to the pass; not shorter than 1 µs.
    void showRange(double from_us, double to_us);
    /// Shows less (a factor above 1) or more, and keeps the bar with the focus in place, or the middle.
    void zoom(double factor);
    void zoomToFit();

    QStringList keyLines() const override;

signals:
    void rangeChanged(double from_us, double to_us);

protected:
    ChartContent buildContent() const override;
    bool handleKey(QKeyEvent *event) override;
    bool handleWheel(QWheelEvent *event) override;
    void handleDrag(double dx) override;
    bool handleStep(WalkStep step) override;
    void retranslateUi() override;
    bool takeHold(const QPointF &place) override;
    void dragTo(const QPointF &place) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildTools();
    void applyView(const TimeView &view, bool speak);
    void readWindow();
    void showMoment();
    void syncScrollBar();
    double anchor_us() const; ///< what zooming keeps in place
    QString rangeSentence() const;

    TimelineSpans m_spans;
    TimeView m_view;
    bool m_stale = false; ///< hidden charts read their window when they are shown
    ResultTable *m_table;
    std::shared_ptr<Player> m_player; ///< null: nothing is played
    PlayBar *m_bar = nullptr;
    ResponsiveRow *m_strip = nullptr;
    QScrollBar *m_scroll = nullptr;
    TimeHand *m_hand = nullptr;
    std::function<QString()> m_captionText;
    std::function<QString()> m_summaryText;
};

} // namespace rp
