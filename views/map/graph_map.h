// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/results/result_table.h"
#include "views/map/picture/map_graph.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QScrollBar;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace rp {

class MapLegend;
class MapPlot;

/// A drawn graph with regions: caption, takeaway sentence, the map (one tab stop, walked along its edges by
/// keyboard, an accessible list of its nodes), a status line, a legend, a data table on demand, and exports.
/// It only shows: nothing in it changes the graph. Nothing moves by itself.
///
/// Keys: Down and Up follow an edge forwards and back, Left and Right lead to the node beside, Page Down and
/// Page Up to the next and previous node in reading order, Home and End to the first and last, N and Shift+N
/// to the next and previous alarm, R and Shift+R to the next and previous region. Plus, minus, 0 and 1 zoom,
/// Shift+arrows move the view. P and Shift+P lead along the highlighted path, where there is one.
class GraphMap : public QWidget
{
    Q_OBJECT
public:
    explicit GraphMap(QWidget *parent = nullptr);
    ~GraphMap() override;

    /// Title, and name of the map for a screen reader. Call again when the language has changed.
    void setCaption(const QString &caption);
    /// Lays the graph out and shows it. The walk stays at the node with the same id, the view at its zoom.
    /// Call again when the language has changed. An equal graph changes nothing.
    void setGraph(MapGraph graph);
    const MapGraph &graph() const;
    /// What "Show as table" shows and what is exported as CSV; not owned, forgotten when it is deleted.
    /// Without one (null) the map makes a table of its nodes by itself.
    void setGraphTable(ResultTable *table);
    ResultTable *graphTable() const; ///< null: none was given, and nobody has asked for one yet

    /// Node on which the walk is; -1: on the map as a whole.
    int focusedNode() const;
    /// Goes to a node as the keys do: drawn, scrolled into view, spoken when the map has the focus, and in
    /// the status line. -1 or an index out of range: the map as a whole.
    void focusNode(int node);

    /// A node that is drawn as chosen, with or without the focus; kept by its id. -1: none.
    void setChosenNode(int node);
    int chosenNode() const;
    /// Makes Enter on a node emit nodeActivated(); the line tells what it does: "Enter on a node: its
    /// explanation". Call again when the language has changed.
    void setActivation(const QString &keyLine);

    /// 1: texts in their natural size.
    double zoom() const;
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    void zoomToFit();                 ///< all of it in view
    void zoomToReadable();            ///< as it is first shown: as much as can be read, from the start
    void panBy(double dx, double dy); ///< moves the view, pixels; positive: towards the right and bottom

    /// The focusable part, for setFocus() and tab order.
    QWidget *plotWidget() const;
    QString caption() const;
    QString takeaway() const;   ///< the sentence shown above the map
    QString statusText() const; ///< the focused node's description, or how to walk
    QStringList keyLines() const;

    bool isDataTableVisible() const;
    void setDataTableVisible(bool visible);
    QTableView *dataTable() const { return m_dataTable; }

    void copyCsv();
    /// These three write a whole file or none. On failure they return false and put one translated sentence
    /// that names the file and a remedy into `error`. Pictures show the whole graph in its natural size.
    bool exportCsv(const QString &path, QString *error);
    bool exportSvg(const QString &path, QString *error);
    bool exportPng(const QString &path, QString *error);
    /// Paints caption, takeaway, graph and legend from (0, 0) in pictureSize(), for a document.
    void paintPicture(QPainter &painter) const;
    QSizeF pictureSize() const;

    QSize sizeHint() const override;

signals:
    void nodeFocused(int node);   ///< the walk has come to a node; -1: to the map as a whole
    void nodeActivated(int node); ///< Enter on a node, after setActivation()
    void zoomChanged(double zoom);
    void dataTableVisibleChanged(bool visible);
    /// A sentence for a screen reader that no focus change speaks (copied, exported, zoomed).
    void announce(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader(QVBoxLayout *column);
    void buildMap(QVBoxLayout *column);
    void buildMenu();
    void buildDataTable();
    void retranslateUi();
    void nameButtons();
    void arrangeHeader();
    void showTexts();
    void showStatus();
    void showKeys();
    void syncScrollBars();
    void sayZoom();
    ResultTable *tableForUse(); ///< the one given, else an own one, made when first needed
    void fillOwnTable();
    void fitDataTable();
    void askExport(const QString &suffix);
    void exportTo(const QString &path, const QString &suffix);

    QString m_activation;
    QPointer<ResultTable> m_table; ///< as given
    ResultTable *m_ownTable = nullptr;
    QLabel *m_caption = nullptr;
    QLabel *m_takeaway = nullptr;
    QLabel *m_status = nullptr;
    MapPlot *m_plot = nullptr;
    MapLegend *m_legend = nullptr;
    QScrollBar *m_across = nullptr;
    QScrollBar *m_down = nullptr;
    QBoxLayout *m_header = nullptr;
    QBoxLayout *m_tools = nullptr;
    QToolButton *m_zoomIn = nullptr;
    QToolButton *m_zoomOut = nullptr;
    QToolButton *m_fit = nullptr;
    QPushButton *m_tableButton = nullptr;
    QPushButton *m_menuButton = nullptr;
    QMenu *m_menu = nullptr;
    QAction *m_copyCsv = nullptr;
    QAction *m_exportCsv = nullptr;
    QAction *m_exportSvg = nullptr;
    QAction *m_exportPng = nullptr;
    QAction *m_readable = nullptr;
    QAction *m_keys = nullptr;
    QTableView *m_dataTable = nullptr; ///< made when first asked for
};

/// Makes maps known to the accessibility bridge. Call once, before the first window is shown.
void installMapAccessibility();

} // namespace rp
