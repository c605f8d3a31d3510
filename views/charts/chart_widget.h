// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"
#include "views/charts/chart_data.h"
#include "views/charts/chart_grips.h"
#include "views/charts/figure_frame.h"

#include <QMetaMethod>
#include <memory>

class QKeyEvent;
class QWheelEvent;

namespace rp {

class ChartPicture;
class ChartPlot;
struct ScoreWish;
struct SoundScore;
struct PlotHooks;

/// Base of every chart: a frame round a plot that is walked with the arrow keys and is an accessible table.
/// What is drawn comes from a ChartCanvas; what it says comes from a ResultTable, of which all parts are
/// renderings.
class ChartWidget : public FigureFrame
{
    Q_OBJECT
public:
    ~ChartWidget() override;

    /// Shows the mapped part of `table`. The widget does not own it and forgets it when it is deleted.
    void setTable(ResultTable *table, ChartMapping mapping);
    ResultTable *table() const { return m_table; }
    void setAnnotations(std::vector<ChartAnnotation> annotations);
    void setWaitingRows(const WaitingRows &waiting);
    /// Quantity of the value axis, translated: "Time of one forward pass". Unit and range are added.
    void setValueAxisTitle(const QString &title);
    /// In place of its table's caption, where the picture shows that for another question.
    void setTitle(const QString &title);

    /// Marks that can be dragged, or moved with Ctrl and an arrow key.
    void setGrips(std::vector<ChartGrip> grips);
    const ChartGrips &grips() const { return m_grips; }
    /// Somebody does what grips ask for.
    bool isHandled() const { return isSignalConnected(QMetaMethod::fromSignal(&ChartWidget::gripMoved)); }
    /// Says a sentence, and shows it in the status line until that has something else to show.
    void tell(const QString &sentence);
    /// While something is held, here or at a control, the axes stay.
    void setHeld(bool held);
    /// It is about something else now: the axes that were chosen for what it showed before are forgotten.
    void chooseAxes();
    void light(const QString &key) override;

    /// Content as shown; brings it up to date first when a change is waiting.
    const ChartContent &content();
    ChartPosition position() const;
    /// Moves to a point or annotation, as the arrow keys do: drawn, spoken and in the status line.
    void moveTo(const ChartPosition &position);
    const ChartCanvas &canvas() const;

    /// Says what it sounds like and plays it, or says why it can't.
    void play(bool bySeries);
    /// What it sounds like. The base plays the values one after another.
    virtual SoundScore soundScore(const ScoreWish &wish);

    QStringList keyLines() const override;
    /// The chart as a picture for print: dark on white whatever the window's theme, in this font, at least
    /// `width` device-independent pixels wide. The chart must not change while the picture is in use, and is
    /// left laid out for it.
    ChartPicture printed(const QFont &font, double width);

signals:
    void positionChanged();
    /// A grip was dragged to a value of its axis.
    void gripMoved(int grip, double value);
    /// A key asks a grip to go so many steps of its input, positive: to larger values of its axis.
    void gripStepped(int grip, int steps);
    void heldChanged(bool held);
    /// A row was clicked, or Enter pressed on it.
    void rowChosen(const QString &rowKey);

protected:
    ChartWidget(std::unique_ptr<ChartCanvas> canvas, QWidget *parent);

    static QString soundKeyLine();
    /// What is said before it is played.
    virtual QString soundSentence(const QString &caption, const QString &series) const;
    /// The same for a picture of lanes on a clock, see laneScore().
    static QString clockSentence(const QString &caption, const QString &series);
    /// What to show now. The base reads table and mapping.
    virtual ChartContent buildContent() const;
    /// Marks of what a machine had, which follow the other annotations.
    virtual std::vector<ChartAnnotation> measuredHere() const { return {}; }
    const ChartMapping &mapping() const { return m_mapping; }
    const WaitingRows &waitingRows() const { return m_waiting; }
    /// Keys and wheel beyond the common walk; true when used.
    virtual bool handleKey(QKeyEvent *) { return false; }
    virtual bool handleWheel(QWheelEvent *) { return false; }
    /// A drag on the plot by pixels to the right since the last call.
    virtual void handleDrag(double) {}
    /// Called before the walk takes a step; true when the subclass has moved by itself.
    virtual bool handleStep(WalkStep) { return false; }
    /// Takes hold of what lies at a place. The base knows the grips.
    virtual bool takeHold(const QPointF &place);
    virtual void dragTo(const QPointF &place);
    virtual void letGo();
    /// The pointer is over a place of the plot, or has left it.
    virtual void handleHover(const std::optional<QPointF> & /*place*/) {}
    /// What the pointer is at, as other pictures know it too; empty: nothing. The base gives the row.
    virtual QString keyAt(const QPointF &place) const;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

    /// Rebuilds the content once, in the next turn of the event loop, or when it is shown.
    void scheduleRefresh();
    virtual void refreshNow();
    ChartCanvas &mutableCanvas();
    /// Stays at a position in new content without speaking it again.
    void keepAt(const ChartPosition &position);
    /// Right under the plot; a subclass' scroll bar and buttons go here.
    void addUnderPlot(QWidget *part);

private:
    FigureWords words() const override;
    ResultTable *tableToShow() override { return m_table; }
    QByteArray picture(bool asSvg) override;
    QString summary() const override;
    QByteArray soundFile() override;
    bool takeSoundKey(const QKeyEvent &event);
    QString hint() const;
    QString gripNames() const;
    QStringList gripLines() const;
    PlotHooks hooks();
    void bringUpToDate();
    void hideWaitingRows();
    void showPosition();
    void hover(const std::optional<QPointF> &place);
    QString gripTip(const QPointF &place) const;
    bool takeGripKey(const QKeyEvent &event);
    QString keyOf(const ChartPosition &position) const;
    void paintOver(QPainter &painter) const;

    QPointer<ResultTable> m_table;
    ChartMapping m_mapping;
    std::vector<ChartAnnotation> m_annotations;
    WaitingRows m_waiting;
    QString m_valueAxisTitle;
    QString m_title;
    bool m_refreshPending = false;
    ChartGrips m_grips;
    std::optional<std::size_t> m_grabbed;
    std::optional<std::size_t> m_hovered;
    QPointF m_grabbedBeside; ///< from the grip to where the pointer took hold of it
    QString m_lit;
    ChartPlot *m_plot = nullptr;
    QBoxLayout *m_body = nullptr; ///< the plot and what belongs under it
};

/// Makes charts and meters known to the accessibility bridge. Call once, before the first window is shown.
void installChartAccessibility();

} // namespace rp
