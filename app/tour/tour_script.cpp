// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_script.h"

namespace rp {

namespace {

std::vector<TourStep> stepsOfAct2(const QString &task)
{
    if (task == QLatin1String("beyond_l2"))
        return {{QStringLiteral("fusion.elements"), 1e8}};
    if (task == QLatin1String("too_short"))
        return {{QStringLiteral("roi.deployment_days"), 0.007}};
    if (task == QLatin1String("five_moves"))
        return {{QStringLiteral("continuum.moves"), 0.0},
                {QStringLiteral("continuum.operation"), QStringLiteral("gemm")},
                {QStringLiteral("continuum.gemm_batch"), 2048.0},
                {QStringLiteral("continuum.gemm_k"), 4096.0}};
    return {};
}

/// Kernels for which masking pays and for which it does not; last those of the track itself.
std::vector<TourStep> kernelTimes(const QString &track)
{
    const QString input = QStringLiteral("surgery.kernel_us");
    if (track == QLatin1String("cloud"))
        return {{input, 500.0}, {input, 2.2}};
    if (track == QLatin1String("tiny"))
        return {{input, 10.0}, {input, 600.0}};
    return {{input, 5.0}, {input, track == QLatin1String("edge") ? 30.0 : 35.0}};
}

std::vector<TourStep> stepsOfAct3(const QString &task, const QString &track)
{
    if (task == QLatin1String("masking_both_ways"))
        return kernelTimes(track);
    if (task == QLatin1String("rule_met_edge"))
        return {{QStringLiteral("surgery.surgery"), QStringLiteral("where")}};
    if (task.startsWith(QLatin1String("rule_met_")))
        return {{QStringLiteral("surgery.surgery"), QStringLiteral("cond")}};
    if (task == QLatin1String("cloud_reached"))
        return {{QStringLiteral("cloud.mode"), QStringLiteral("cuda_graph")}};
    if (task == QLatin1String("edge_tail"))
        return {{QStringLiteral("edge.mode"), QStringLiteral("compiled")}};
    if (task == QLatin1String("edge_reached"))
        return {{QStringLiteral("edge.mode"), QStringLiteral("aot_cpp_rt")}};
    if (task == QLatin1String("mobile_reached"))
        return {{QStringLiteral("mobile.fused"), true}, {QStringLiteral("mobile.masked"), false}};
    if (task == QLatin1String("tiny_reached"))
        return {{QStringLiteral("tiny.runtime"), QStringLiteral("aot_c")}};
    return {};
}

std::vector<TourStep> stepsOfLab07(const QString &act, const QString &task, const QString &track)
{
    if (act == QLatin1String("act2"))
        return stepsOfAct2(task);
    return act == QLatin1String("act3") ? stepsOfAct3(task, track) : std::vector<TourStep>();
}

std::vector<TourStep> stepsOfLab11(const QString &task)
{
    if (task == QLatin1String("past_ridge"))
        return {{QStringLiteral("size"), 1024.0}};
    if (task == QLatin1String("same_rate"))
        return {{QStringLiteral("size"), 280.0}};
    if (task == QLatin1String("batch"))
        return {{QStringLiteral("batch"), 1024.0}};
    if (task == QLatin1String("products_bound"))
        return {{QStringLiteral("phase"), QStringLiteral("prefill")}, {QStringLiteral("sequence"), 512.0}};
    if (task == QLatin1String("out_of_memory"))
        return {{QStringLiteral("heads"), QStringLiteral("mha")},
                {QStringLiteral("batch"), 64.0},
                {QStringLiteral("sequence"), 2048.0}};
    if (task == QLatin1String("edge_fits"))
        return {{QStringLiteral("heads"), QStringLiteral("gqa")},
                {QStringLiteral("weights"), QStringLiteral("int8")},
                {QStringLiteral("batch"), 16.0}};
    if (task == QLatin1String("service"))
        return {{QStringLiteral("weights"), QStringLiteral("int8")}, {QStringLiteral("batch"), 256.0}};
    if (task == QLatin1String("on_the_edge"))
        return {{QStringLiteral("weights"), QStringLiteral("int8")}};
    return {};
}

} // namespace

std::vector<TourStep> tourSteps(const QString &lab, const QString &act, const QString &task,
                                const QString &track)
{
    if (lab == QLatin1String("lab07"))
        return stepsOfLab07(act, task, track);
    return lab == QLatin1String("lab11") ? stepsOfLab11(task) : std::vector<TourStep>();
}

} // namespace rp
