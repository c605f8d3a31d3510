// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/cause.h"
#include "views/charts/chart_widget.h"
#include "views/charts/timeline/trace_items.h"

class QLabel;
class QToolButton;

namespace rp {

class TimeHand;
class TraceCanvas;
class TraceOverview;

/// The launches and kernels of a trace over time, from seconds to nanoseconds. Left/Right walk from operation
/// to operation, Up goes to the call that launched it, Down back; G goes to the longest wait of the GPU and
/// on to the next longest, Shift+G back; + and - zoom, 0 shows the whole trace, Shift+Left/Right, Page Up and
/// Page Down move the window; M measures from the operation with the focus to the one that is walked to, or
/// marks. The wheel zooms at the pointer, dragging measures, and the operation under the pointer or with the
/// focus has a card. The accessible table and the data table hold the operations around the one with the
/// focus.
class TraceTimelineChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit TraceTimelineChart(QWidget *parent = nullptr);

    /// Shows a trace, as a whole. The same one again changes nothing.
    void setTrace(const TracePointer &trace);
    const TraceWindow &window() const { return m_window; }
    /// Shows a range, held inside the trace.
    void showRange(double from_ns, double to_ns);
    /// Shows less (a factor above 1) or more, and keeps the operation with the focus in place, or the middle.
    void zoom(double factor);
    void zoomToFit();
    /// To the gap that is so many places behind the longest; beyond either end nothing happens.
    void showGap(std::size_t rank);
    void nextGap();
    void previousGap();
    /// Measures between two moments.
    void measure(double from_ns, double to_ns);
    /// The operation with the focus, by its place in the timeline; none: the chart as a whole.
    std::optional<std::size_t> focusedOp() const;

    /// Places are pointed at: M and a press mark what has the focus, or lies there, instead of measuring.
    void setMarking(bool isMarking);
    /// Those that are drawn, numbered from 1 on.
    void setMarks(const std::vector<traces::Mark> &marks);
    /// What a mark is on: "the wait before softmax_kernel".
    QString markText(const traces::Mark &mark) const;
    /// Asks to mark what has the focus.
    void markHere();

    /// The buttons; keys, wheel and pointer work without them.
    QWidget *tools() const { return m_tools; }

    QStringList keyLines() const override;
    /// Of the operations in view that can be walked to, with a tone for each row.
    SoundScore soundScore(const ScoreWish &wish) override;

signals:
    void windowChanged();
    void markAsked(const rp::traces::Mark &mark);

protected:
    QString soundSentence(const QString &caption, const QString &series) const override;
    ChartContent buildContent() const override;
    bool handleKey(QKeyEvent *event) override;
    bool handleWheel(QWheelEvent *event) override;
    void handleHover(const std::optional<QPointF> &place) override;
    bool takeHold(const QPointF &place) override;
    void dragTo(const QPointF &place) override;
    void letGo() override;
    bool handleStep(WalkStep step) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void retranslateUi() override;

private:
    void buildTools();
    void applyWindow(const TraceWindow &window, bool speak);
    void goTo(std::size_t op, int series);
    void readItems();
    void drawWindow();
    double anchor_ns() const; ///< what zooming keeps in place
    std::optional<std::size_t> opUnder(const QPointF &place) const;
    std::optional<traces::Mark> markUnder(const QPointF &place) const;
    void showCard();
    void showSpan(std::optional<TraceSpan> span);
    void measureByKey();
    const TraceCanvas &drawn() const;

    TraceItems m_items;
    TraceWindow m_window;
    std::optional<std::size_t> m_gap; ///< rank of the one that was shown last
    ResultTable *m_table;
    TraceOverview *m_overview = nullptr;
    QWidget *m_tools = nullptr; ///< the row of buttons
    QToolButton *m_gapButton = nullptr;
    TimeHand *m_hand = nullptr;
    QLabel *m_handHint = nullptr;
    std::optional<std::size_t> m_under; ///< the operation under the pointer
    std::optional<QPointF> m_pressed;   ///< where the pointer went down
    bool m_dragged = false;             ///< and was moved from there
    bool m_isMarking = false;
    std::optional<double> m_measured_ns; ///< where keys began to measure
};

} // namespace rp
