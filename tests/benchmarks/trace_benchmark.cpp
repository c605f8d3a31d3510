// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/trace_benchmark.h"

#include "tests/benchmarks/watching_application.h"
#include "views/charts/timeline/trace_timeline.h"

#include <QKeyEvent>
#include <algorithm>
#include <cstdio>

namespace rp {

namespace {

constexpr int kernelCount = 100'000;
constexpr int pressesEach = 60;

/// Kernels from 1 to 7 µs, most of them late, some in time: gaps of every kind.
TracePointer longTrace()
{
    std::string text = "[";
    for (int i = 0; i < kernelCount; ++i) {
        const std::string id = std::to_string(i + 1);
        const std::string lead = i == 0 ? "" : ",";
        text += lead + R"({"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":1,"ts":)" +
                std::to_string(i * 10 - (i % 7 == 0 ? 15 : 0)) + R"(,"dur":3,"args":{"correlation":)" + id +
                R"(}},{"ph":"X","cat":"kernel","name":"kernel_)" + std::to_string(i % 40) +
                R"(","pid":0,"tid":7,"ts":)" + std::to_string(i * 10 + 4) + R"(,"dur":)" +
                std::to_string(1 + i % 7) + R"(,"args":{"device":0,"stream":)" + std::to_string(7 + i % 2) +
                R"(,"correlation":)" + id + "}}";
    }
    traces::ReadResult read = traces::readTraceBytes(text + "]");
    return std::make_shared<const LoadedTrace>(QStringLiteral("long"), QString(),
                                               std::move(std::get<traces::Trace>(read)));
}

} // namespace

int panTrace(WatchingApplication &application)
{
    const TracePointer trace = longTrace();
    TraceTimelineChart chart;
    chart.resize(1366, 600);
    QWidget *plot = chart.plotWidget();
    application.watch({plot});
    const qint64 began_ns = now_ns();
    chart.setTrace(trace);
    chart.show();
    waitUntilShown(application);
    std::printf("%.1f\n", static_cast<double>(application.shown_ns() - began_ns) / 1e3);
    settle(300);
    plot->setFocus();
    const double total_ns = chart.window().total_ns;
    for (const double part : {0.9, 0.03, 0.0003}) {
        chart.showRange(total_ns * 0.05, total_ns * (0.05 + part));
        settle(200);
        for (int i = 0; i < 2 * pressesEach; ++i) {
            // There and back again, so that the window stays about where it is.
            const bool isThere = i % 2 == 0;
            QKeyEvent press =
                i < pressesEach
                    ? QKeyEvent(QEvent::KeyPress, isThere ? Qt::Key_Plus : Qt::Key_Minus, Qt::NoModifier)
                    : QKeyEvent(QEvent::KeyPress, isThere ? Qt::Key_Right : Qt::Key_Left, Qt::ShiftModifier);
            application.watch({plot});
            const qint64 pressed_ns = now_ns();
            QApplication::sendEvent(plot, &press);
            waitUntilShown(application);
            if (application.shown_ns() == 0) {
                std::fprintf(stderr, "press %d did not change the timeline\n", i);
                return 1;
            }
            std::printf("%.1f\n", static_cast<double>(application.shown_ns() - pressed_ns) / 1e3);
            settle(10);
        }
    }
    return 0;
}

} // namespace rp
