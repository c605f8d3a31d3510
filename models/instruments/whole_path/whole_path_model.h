// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/whole_path.h"

#include <QCoreApplication>
#include <QString>
#include <cstdint>

namespace rp {

struct Catalogue;
struct ContextEntry;
struct DeviceEntry;
struct PathWorkloadEntry;

/// Sentences of this instrument that stand in code: WholePathText::tr().
class WholePathText
{
    Q_DECLARE_TR_FUNCTIONS(rp::WholePath)
};

/// In the order of physics::WholePath; English, for WholePathText::tr().
inline constexpr const char *pathPartNames[] = {
    QT_TRANSLATE_NOOP("rp::WholePath", "Host"),
    //: part of a request: its input is copied from the host's memory to the device's
    QT_TRANSLATE_NOOP("rp::WholePath", "Transfer"),
    //: part of a request: launches that no kernel hides
    QT_TRANSLATE_NOOP("rp::WholePath", "Launching"),
    QT_TRANSLATE_NOOP("rp::WholePath", "Kernels"),
    //: part of a request: its result is copied from the device's memory to the host's
    QT_TRANSLATE_NOOP("rp::WholePath", "Read-back"),
};

// The numbers of lab 11, act 3: one request from the program to its answer, as functions from settings to
// values. Launches run ahead of the kernels, as in the overlapped queue of the dispatch tax.

/// The inputs as values; choices are held by their keys. Ids and ranges are those of WholePathDesign.
struct WholePathSettings
{
    QString context;
    QString workload;
    QString mode = QStringLiteral("eager");
    double kernel_speed = 1.0;
    QString input_at = QStringLiteral("host");
    QString link;
    QString host_memory = QStringLiteral("pinned");
    double bytes_in = 1.0;
    double bytes_out = 1.0;
    bool overlap = false;

    bool isOnDevice() const { return input_at == QLatin1String("device"); }
    bool isPinned() const { return host_memory == QLatin1String("pinned"); }
    bool operator==(const WholePathSettings &) const = default;
};

const PathWorkloadEntry &requestOf(const WholePathSettings &settings, const Catalogue &catalogue);
const ContextEntry &pathContext(const WholePathSettings &settings, const Catalogue &catalogue);
const DeviceEntry &pathDevice(const WholePathSettings &settings, const Catalogue &catalogue);
/// What a workload brings: the bytes that come and go.
void takeRequest(WholePathSettings &settings, const Catalogue &catalogue);
/// Host and device of the context share one memory, so that no link lies between them.
bool hasOneMemory(const WholePathSettings &settings, const Catalogue &catalogue);

/// One bar.
struct PathRun
{
    physics::WholePath path;
    double roof_us = 0.0; ///< least time of the kernels by the roofline, whatever their speed
    std::int64_t kernels = 1;

    double kernelShare() const { return path.kernel_us / path.total_us(); }
};

/// One state of the instrument: what was set and what came out.
struct WholePathState
{
    WholePathSettings settings;
    PathRun before; ///< kernels as they are
    PathRun after;  ///< kernels at the speed that is set
    double copy_bytes_s = 1.0;
    double memory_bytes_s = 1.0;

    double speedup() const { return before.path.total_us() / after.path.total_us(); }
};

WholePathState evaluate(const WholePathSettings &settings, const Catalogue &catalogue);
/// The same request with its kernels at another speed.
PathRun pathRun(const WholePathSettings &settings, double kernel_speed, const Catalogue &catalogue);

inline constexpr double fastestKernel = 8.0;
inline constexpr double mostPathBytes = 1e9;

} // namespace rp
