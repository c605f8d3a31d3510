// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A long layout in columns: seen larger, with nothing lost, nothing on top of another and the edges whole.
#include "tests/support/test_main.h"
#include "views/map/layout/layout_columns.h"

#include <QTest>
#include <algorithm>

namespace test_layout_columns {

using namespace rp;

namespace {

constexpr double readable = 0.8;

/// A chain with a branch in each third of it, as a program with two sites.
LayoutRequest chain(int links)
{
    LayoutRequest made;
    for (int i = 0; i < links; ++i)
        made.nodes.push_back({120.0, 40.0});
    for (int i = 1; i < links; ++i)
        made.edges.push_back({i - 1, i, {}});
    for (int at = 3; at + 2 < links; at += links / 3) {
        made.nodes.push_back({120.0, 40.0});
        const int other = static_cast<int>(made.nodes.size()) - 1;
        made.edges.push_back({at, other, {40.0, 16.0}});
        made.edges.push_back({other, at + 2, {}});
    }
    return made;
}

QRectF boxOf(const LayoutRequest &request, const GraphLayout &layout, std::size_t node)
{
    QRectF box(QPointF(), request.nodes[node]);
    box.moveCenter(layout.nodes[node]);
    return box;
}

double zoomOf(const GraphLayout &layout, const QSizeF &room)
{
    return std::min(room.width() / layout.size.width(), room.height() / layout.size.height());
}

} // namespace

class LayoutColumnsTest : public QObject
{
    Q_OBJECT
private slots:
    void aLongOneIsSeenLarger();
    void nothingOverlapsAndAllIsInside();
    void edgesLeadFromNodeToNode();
    void whatCanBeReadStays();
    void aGroupGoesOnInTheNextColumn();
    void onlyOneEdgeIsCut();
};

void LayoutColumnsTest::aLongOneIsSeenLarger()
{
    const LayoutRequest request = chain(24);
    const GraphLayout layout = layOut(request);
    const QSizeF room(1200.0, 400.0);
    const std::vector<double> cuts = columnCuts(layout, request, room, readable);
    QVERIFY(!cuts.empty());
    const GraphLayout columns = inColumns(layout, request, cuts);
    QVERIFY2(
        zoomOf(columns, room) > 2.0 * zoomOf(layout, room),
        qPrintable(QStringLiteral("%1, before %2").arg(zoomOf(columns, room)).arg(zoomOf(layout, room))));
}

void LayoutColumnsTest::nothingOverlapsAndAllIsInside()
{
    const LayoutRequest request = chain(24);
    const GraphLayout layout = layOut(request);
    const GraphLayout columns =
        inColumns(layout, request, columnCuts(layout, request, {1200.0, 400.0}, readable));
    QCOMPARE(columns.nodes.size(), layout.nodes.size());
    const QRectF whole = QRectF(QPointF(), columns.size).adjusted(-2.0, -2.0, 2.0, 2.0);
    for (std::size_t i = 0; i < columns.nodes.size(); ++i) {
        const QRectF box = boxOf(request, columns, i);
        QVERIFY(whole.contains(box));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!box.intersects(boxOf(request, columns, j)));
    }
    for (const GraphLayout::Edge &edge : columns.edges) {
        for (const QPointF &point : edge.bezier)
            QVERIFY(whole.contains(point));
    }
}

void LayoutColumnsTest::edgesLeadFromNodeToNode()
{
    const LayoutRequest request = chain(24);
    const GraphLayout layout = layOut(request);
    const std::vector<double> cuts = columnCuts(layout, request, {1200.0, 400.0}, readable);
    const GraphLayout columns = inColumns(layout, request, cuts);
    int turns = 0;
    for (std::size_t i = 0; i < columns.edges.size(); ++i) {
        const GraphLayout::Edge &edge = columns.edges[i];
        const auto from = static_cast<std::size_t>(request.edges[i].from);
        const auto to = static_cast<std::size_t>(request.edges[i].to);
        QCOMPARE(edge.bezier.size() % 3, std::size_t(1)); // whole cubic pieces
        QVERIFY(boxOf(request, columns, from).adjusted(-3, -3, 3, 3).contains(edge.bezier.front()));
        QVERIFY(boxOf(request, columns, to).adjusted(-3, -3, 3, 3).contains(edge.tip));
        turns += edge.bezier.size() != layout.edges[i].bezier.size() ? 1 : 0;
    }
    QVERIFY(turns > 0 && turns <= static_cast<int>(cuts.size()));
}

void LayoutColumnsTest::whatCanBeReadStays()
{
    const LayoutRequest request = chain(6);
    const GraphLayout layout = layOut(request);
    QVERIFY(columnCuts(layout, request, layout.size, readable).empty());
    QCOMPARE(inColumns(layout, request, {}).nodes, layout.nodes);
    // A tall room has no use for columns either.
    QVERIFY(columnCuts(layout, request, {130.0, 200.0}, readable).empty());
}

void LayoutColumnsTest::aGroupGoesOnInTheNextColumn()
{
    LayoutRequest request = chain(24);
    request.groups.push_back({});
    for (int i = 0; i < static_cast<int>(request.nodes.size()); ++i)
        request.groups.front().push_back(i);
    request.groupTitles.push_back({100.0, 16.0});
    const GraphLayout layout = layOut(request);
    const std::vector<double> cuts = columnCuts(layout, request, {1200.0, 400.0}, readable);
    QVERIFY(!cuts.empty());
    const GraphLayout columns = inColumns(layout, request, cuts);
    QCOMPARE(columns.carriedOn.size(), cuts.size());
    for (std::size_t i = 0; i < columns.nodes.size(); ++i) {
        const QRectF box = boxOf(request, columns, i);
        bool held = columns.groups.front().contains(box);
        for (const auto &[group, piece] : columns.carriedOn)
            held = held || (group == 0 && piece.contains(box));
        QVERIFY(held);
    }
}

void LayoutColumnsTest::onlyOneEdgeIsCut()
{
    LayoutRequest labelled = chain(24);
    for (LayoutRequest::Edge &edge : labelled.edges)
        edge.label = {40.0, 16.0}; // words stay with their edge
    QVERIFY(columnCuts(layOut(labelled), labelled, {1200.0, 400.0}, readable).empty());
    LayoutRequest request = chain(24);
    request.edges.push_back({0, 23, {}}); // runs beside all of it
    const GraphLayout layout = layOut(request);
    QVERIFY(columnCuts(layout, request, {1200.0, 400.0}, readable).empty());
}

RP_TEST(LayoutColumnsTest)

} // namespace test_layout_columns
#include "test_layout_columns.moc"
