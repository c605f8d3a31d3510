// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/map_benchmark.h"

#include "tests/benchmarks/watching_application.h"
#include "views/map/graph_map.h"

#include <QKeyEvent>
#include <cstdio>

namespace rp {

namespace {

constexpr int nodeCount = 200;
constexpr int regionCount = 10;

/// Like a program with many sites: a chain that forks at every tenth node, cut into regions.
MapGraph program()
{
    MapGraph graph;
    for (int i = 0; i < regionCount; ++i)
        graph.regions.push_back({QString::number(i), QStringLiteral("Region %1").arg(i + 1)});
    for (int i = 0; i < nodeCount; ++i) {
        const bool isBreak = i % 20 == 19;
        graph.nodes.push_back({.id = QString::number(i),
                               .label = QStringLiteral("Operation %1").arg(i + 1),
                               .kind = isBreak ? QStringLiteral("graph break") : QStringLiteral("operation"),
                               .description = QStringLiteral("Node %1").arg(i + 1),
                               .symbol = isBreak ? MapSymbol::Octagon : MapSymbol::Box,
                               .region = isBreak ? -1 : i / 20,
                               .alarm = isBreak,
                               .faint = i % 10 == 4});
        if (i > 0)
            graph.edges.push_back({i - 1, i, i % 10 == 4 ? QStringLiteral("branch A, 50 %") : QString()});
        if (i % 10 == 6)
            graph.edges.push_back({i - 3, i, QStringLiteral("branch B, 50 %")});
    }
    return graph;
}

} // namespace

int panMap(WatchingApplication &application)
{
    GraphMap map;
    map.setCaption(QStringLiteral("A program of 200 operations"));
    map.resize(1366, 900);
    QWidget *plot = map.plotWidget();
    application.watch({plot});
    const qint64 began_ns = now_ns();
    map.setGraph(program());
    map.show();
    waitUntilShown(application);
    std::printf("%.1f\n", static_cast<double>(application.shown_ns() - began_ns) / 1e3);
    settle(300);
    plot->setFocus();
    // In its natural size first, then with all of it in view: as many nodes to paint as there can be.
    for (const bool whole : {false, true}) {
        map.setZoom(1.0);
        if (whole) {
            map.zoomToFit();
            map.setZoom(map.zoom() * 1.3);
        }
        settle(200);
        for (int i = 0; i < 100; ++i) {
            // Forth and back: a map in columns is little taller than its window.
            QKeyEvent press(QEvent::KeyPress, i % 2 == 0 ? Qt::Key_Down : Qt::Key_Up, Qt::ShiftModifier);
            application.watch({plot});
            const qint64 pressed_ns = now_ns();
            QApplication::sendEvent(plot, &press);
            waitUntilShown(application);
            if (application.shown_ns() == 0) {
                std::fprintf(stderr, "press %d did not move the map\n", i);
                return 1;
            }
            std::printf("%.1f\n", static_cast<double>(application.shown_ns() - pressed_ns) / 1e3);
            settle(10);
        }
    }
    return 0;
}

} // namespace rp
