// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_frame.h"
#include "views/map/map_plot.h"

class QScrollBar;
class QToolButton;

namespace rp {

class MapLegend;

/// A drawn graph with regions in a frame: the map is walked along its edges by keyboard and is an accessible
/// list of its nodes; below it stand a legend and the zoom. It only shows: nothing in it changes the graph.
/// Nothing moves by itself.
///
/// Keys: Down and Up follow an edge forwards and back, Left and Right lead to the node beside, Page Down and
/// Page Up to the next and previous node in reading order, Home and End to the first and last, N and Shift+N
/// to the next and previous alarm, R and Shift+R to the next and previous region. Plus, minus, 0 and 1 zoom,
/// Shift+arrows move the view. P and Shift+P lead along the highlighted path, where there is one.
class GraphMap : public FigureFrame
{
    Q_OBJECT
public:
    explicit GraphMap(QWidget *parent = nullptr);

    /// Title, and name of the map for a screen reader. Call again when the language has changed.
    void setCaption(const QString &caption);
    /// Lays the graph out and shows it. The walk stays at the node with the same id, the view at its zoom.
    /// Call again when the language has changed. An equal graph changes nothing.
    void setGraph(MapGraph graph);
    const MapGraph &graph() const { return m_plot->graph(); }
    /// What "Show as table" shows and what is exported as CSV; not owned, forgotten when it is deleted.
    /// Without one (null) the map makes a table of its nodes by itself.
    void setGraphTable(ResultTable *table);
    ResultTable *graphTable() const; ///< null: none was given, and nobody has asked for one yet

    /// Node on which the walk is; -1: on the map as a whole.
    int focusedNode() const { return m_plot->focusedItem(); }
    /// Goes to a node as the keys do: drawn, scrolled into view, spoken when the map has the focus, and in
    /// the status line. -1 or an index out of range: the map as a whole.
    void focusNode(int node) { m_plot->focusItem(node); }

    /// A node that is drawn as chosen, with or without the focus; kept by its id. -1: none.
    void setChosenNode(int node) { m_plot->setChosenNode(node); }
    int chosenNode() const { return m_plot->chosenNode(); }
    /// Makes Enter on a node emit nodeActivated(); the line tells what it does: "Enter on a node: its
    /// explanation". Call again when the language has changed.
    void setActivation(const QString &keyLine);

    /// 1: texts in their natural size.
    double zoom() const { return m_plot->view().zoom; }
    void setZoom(double zoom) { m_plot->zoomTo(zoom); }
    void zoomIn();
    void zoomOut();
    void zoomToFit() { m_plot->zoomToFit(); } ///< all of it in view
    void zoomToReadable()
    {
        m_plot->zoomToReadable();
    } ///< as it is first shown: as much as can be read, from the start
    void panBy(double dx, double dy)
    {
        m_plot->panBy({dx, dy});
    } ///< moves the view, pixels; positive: towards the right and bottom

    QStringList keyLines() const override;
    void light(const QString &key) override { m_plot->setLit(key); }
    /// Paints caption, takeaway, graph and legend from (0, 0) in pictureSize(), for a document.
    void paintPicture(QPainter &painter) const;
    QSizeF pictureSize() const;

    QSize sizeHint() const override;

signals:
    void nodeFocused(int node);   ///< the walk has come to a node; -1: to the map as a whole
    void nodeActivated(int node); ///< Enter on a node, after setActivation()
    void zoomChanged(double zoom);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    FigureWords words() const override;
    ResultTable *tableToShow() override; ///< the one given, else an own one, made when first needed
    QByteArray picture(bool asSvg) override;
    QString summary() const override { return graph().summary; }
    void retranslateUi() override;
    void nameButtons() override;

    void buildMap();
    void buildFoot();
    void showNode();
    void syncScrollBars();
    void fitLegend();
    void sayZoom();

    QString m_activation;
    QPointer<ResultTable> m_table; ///< as given
    ResultTable *m_ownTable = nullptr;
    MapPlot *m_plot = nullptr;
    MapLegend *m_legend = nullptr;
    QScrollBar *m_across = nullptr;
    QScrollBar *m_down = nullptr;
    QToolButton *m_zoomIn = nullptr;
    QToolButton *m_zoomOut = nullptr;
    QToolButton *m_fit = nullptr;
    QAction *m_readable = nullptr;
};

/// Makes maps known to the accessibility bridge. Call once, before the first window is shown.
void installMapAccessibility();

} // namespace rp
