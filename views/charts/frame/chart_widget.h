// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"
#include "views/charts/frame/chart_data.h"

#include <QPointer>
#include <QWidget>
#include <memory>

class QAction;
class QBoxLayout;
class QKeyEvent;
class QLabel;
class QMenu;
class QPushButton;
class QTableView;
class QVBoxLayout;
class QWheelEvent;

namespace rp {

class ChartPicture;
class ChartPlot;

/// Base of every chart: caption, takeaway sentence, the plot (one tab stop, walked with the arrow keys, an
/// accessible table), a status line, a data table on demand, and exports. What is drawn comes from a
/// ChartCanvas; what it says comes from a ResultTable, of which all parts are renderings.
class ChartWidget : public QWidget
{
    Q_OBJECT
public:
    ~ChartWidget() override;

    /// Shows the mapped part of `table`. The widget does not own it and forgets it when it is deleted.
    void setTable(ResultTable *table, ChartMapping mapping);
    ResultTable *table() const { return m_table; }
    void setAnnotations(std::vector<ChartAnnotation> annotations);
    /// Quantity of the value axis, translated: "Time of one forward pass". Unit and range are added.
    void setValueAxisTitle(const QString &title);

    /// Content as shown; brings it up to date first when a change is waiting.
    const ChartContent &content();
    ChartPosition position() const;
    /// Moves to a point or annotation, as the arrow keys do: drawn, spoken and in the status line.
    void moveTo(const ChartPosition &position);
    /// The focusable part, for setFocus() and tab order. (A focus proxy would make the whole chart report the
    /// focus on the accessibility bus.)
    QWidget *plotWidget() const;
    const ChartCanvas &canvas() const;

    bool isDataTableVisible() const;
    void setDataTableVisible(bool visible);
    QTableView *dataTable() const { return m_dataTable; }
    QString takeaway() const; ///< the sentence shown above the plot
    QString statusText() const;
    /// One line per key the chart answers to: "Left, Right: …".
    virtual QStringList keyLines() const;

    void copyCsv();
    /// These three write a whole file or none. On failure they return false and put one translated sentence
    /// that names the file and a remedy into `error`.
    bool exportCsv(const QString &path, QString *error);
    bool exportSvg(const QString &path, QString *error);
    bool exportPng(const QString &path, QString *error);
    /// The chart as a picture for print: dark on white whatever the window's theme, in this font, at least
    /// `width` device-independent pixels wide. The chart must not change while the picture is in use, and is
    /// left laid out for it.
    ChartPicture printed(const QFont &font, double width);

signals:
    /// A sentence for a screen reader that no focus change speaks (copied, exported, zoomed).
    void announce(const QString &sentence);
    void positionChanged();
    void dataTableVisibleChanged(bool visible);

protected:
    ChartWidget(std::unique_ptr<ChartCanvas> canvas, QWidget *parent);

    /// What to show now. The base reads table and mapping.
    virtual ChartContent buildContent() const;
    /// Keys and wheel beyond the common walk; true when used.
    virtual bool handleKey(QKeyEvent *event);
    virtual bool handleWheel(QWheelEvent *event);
    /// A drag on the plot by `dx` pixels to the right since the last call.
    virtual void handleDrag(double dx);
    /// Called before the walk takes a step; true when the subclass has moved by itself.
    virtual bool handleStep(WalkStep step);
    virtual void retranslateUi();
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    /// Rebuilds the content once, in the next turn of the event loop.
    void scheduleRefresh();
    void refreshNow();
    ChartCanvas &mutableCanvas();
    /// Stays at a position in new content without speaking it again.
    void keepAt(const ChartPosition &position);
    /// Right under the plot; a subclass' scroll bar and buttons go here.
    void addUnderPlot(QWidget *part);

private:
    void buildParts(std::unique_ptr<ChartCanvas> canvas);
    void buildHeader(QVBoxLayout *column);
    void buildMenu();
    void arrangeHeader();
    void nameButtons();
    void connectTable();
    void showTakeaway();
    void showStatus();
    void showKeys();
    void askExport(const QString &suffix);
    void exportTo(const QString &path, const QString &suffix);
    void buildDataTable();
    void fitDataTable();

    QPointer<ResultTable> m_table;
    ChartMapping m_mapping;
    std::vector<ChartAnnotation> m_annotations;
    QString m_valueAxisTitle;
    bool m_refreshPending = false;

    QLabel *m_caption = nullptr;
    QLabel *m_takeaway = nullptr;
    QLabel *m_status = nullptr;
    ChartPlot *m_plot = nullptr;
    QBoxLayout *m_header = nullptr;
    QBoxLayout *m_tools = nullptr;
    QBoxLayout *m_underPlot = nullptr;
    QPushButton *m_tableButton = nullptr;
    QPushButton *m_menuButton = nullptr;
    QMenu *m_menu = nullptr;
    QAction *m_copyCsv = nullptr;
    QAction *m_exportCsv = nullptr;
    QAction *m_exportSvg = nullptr;
    QAction *m_exportPng = nullptr;
    QAction *m_keys = nullptr;
    QTableView *m_dataTable = nullptr; ///< made when first asked for
};

/// Makes charts and meters known to the accessibility bridge. Call once, before the first window is shown.
void installChartAccessibility();

} // namespace rp
