// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_figures.h"

#include "models/instruments/fusion/fusion_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using State = FusionState;

enum class Kind
{
    Count,
    Bytes,
    Factor,
    Time,
    Intensity,
    Share,
    YesNo,
    Bandwidth,
    Ratio ///< of accesses, where nothing may be left
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    WallTime,
    Tensor,
    Vector,
    OnChip
};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
public:
    static QString yesNo(bool yes)
    {
        return yes ? tr("yes", "does the tensor fit") : tr("no", "does it fit");
    }
    static QString nothingLeft()
    {
        //: instead of a ratio: after fusion, this way of counting finds no memory access any more
        return tr("no access is left");
    }
};

double publishedUtilization(const Catalogue &catalogue)
{
    const FusionConstants &fusion = catalogue.fusion;
    const WorkloadEntry *entry = catalogue.workloads.find(fusion.publishedUtilizationWorkload);
    if (!entry)
        return std::numeric_limits<double>::quiet_NaN();
    physics::Workload workload = entry->workload;
    workload.memory_us = fusion.published_utilization_memory_us;
    return physics::publishedCompiledUtil(workload, fusion.published_utilization_launch_us,
                                          fusion.published_utilization_kept);
}

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
};

constexpr std::array chainFigures = {
    Figure{"kernels", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches"),
           [](const State &s, const Catalogue &) { return double(s.chosen().counts.kernels); }},
    Figure{"traffic_bytes", Kind::Bytes, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic"),
           [](const State &s, const Catalogue &) { return s.chosen().traffic_bytes; }},
    Figure{"total_us", Kind::Time, Needs::WallTime, QT_TRANSLATE_NOOP("rp::Fusion", "Wall time"),
           [](const State &s, const Catalogue &) { return s.chosen().total_us; }},
    Figure{"ai", Kind::Intensity, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"),
           [](const State &s, const Catalogue &) { return s.chosen().ai; }},
    Figure{"kernels_unfused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches, unfused"),
           [](const State &s, const Catalogue &) { return double(s.result.unfused.counts.kernels); }},
    Figure{"kernels_fused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches, fused"),
           [](const State &s, const Catalogue &) { return double(s.result.fused.counts.kernels); }},
    //: a pass is one read or write of the whole tensor
    Figure{"passes_unfused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Passes over the tensor, unfused"),
           [](const State &s, const Catalogue &) { return double(s.result.unfused.counts.passes); }},
    //: a pass is one read or write of the whole tensor
    Figure{"passes_fused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Passes over the tensor, fused"),
           [](const State &s, const Catalogue &) { return double(s.result.fused.counts.passes); }},
    Figure{"reads_unfused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Reads of the tensor, unfused"),
           [](const State &s, const Catalogue &) { return double(s.result.unfused.counts.reads); }},
    Figure{"writes_unfused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Writes of the tensor, unfused"),
           [](const State &s, const Catalogue &) { return double(s.result.unfused.counts.writes); }},
    Figure{"traffic_unfused_bytes", Kind::Bytes, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic, unfused"),
           [](const State &s, const Catalogue &) { return s.result.unfused.traffic_bytes; }},
    Figure{"traffic_fused_bytes", Kind::Bytes, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic, fused"),
           [](const State &s, const Catalogue &) { return s.result.fused.traffic_bytes; }},
    //: unfused divided by fused
    Figure{"traffic_ratio", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Traffic reduction"),
           [](const State &s, const Catalogue &) { return s.result.trafficRatio(); }},
    //: unfused divided by fused
    Figure{"launch_ratio", Kind::Factor, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Launch reduction"),
           [](const State &s, const Catalogue &) { return s.result.launchRatio(); }},
    Figure{"total_unfused_us", Kind::Time, Needs::WallTime,
           QT_TRANSLATE_NOOP("rp::Fusion", "Wall time, unfused"),
           [](const State &s, const Catalogue &) { return s.result.unfused.total_us; }},
    Figure{"total_fused_us", Kind::Time, Needs::WallTime, QT_TRANSLATE_NOOP("rp::Fusion", "Wall time, fused"),
           [](const State &s, const Catalogue &) { return s.result.fused.total_us; }},
    Figure{"speedup", Kind::Factor, Needs::WallTime, QT_TRANSLATE_NOOP("rp::Fusion", "Wall-clock speed-up"),
           [](const State &s, const Catalogue &) { return s.result.speedup(); }},
    Figure{"ai_unfused", Kind::Intensity, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity, unfused"),
           [](const State &s, const Catalogue &) { return s.result.unfused.ai; }},
    Figure{"ai_fused", Kind::Intensity, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity, fused"),
           [](const State &s, const Catalogue &) { return s.result.fused.ai; }},
    Figure{"ridge_tensor", Kind::Intensity, Needs::Tensor,
           QT_TRANSLATE_NOOP("rp::Fusion", "Ridge point of the Tensor Cores"),
           [](const State &s, const Catalogue &) { return s.result.machine.ridges.tensor; }},
    Figure{"ridge_vector", Kind::Intensity, Needs::Vector,
           QT_TRANSLATE_NOOP("rp::Fusion", "Ridge point of the vector units"),
           [](const State &s, const Catalogue &) { return s.result.machine.ridges.vector; }},
    Figure{"tensor_bytes", Kind::Bytes, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Size of the tensor"),
           [](const State &s, const Catalogue &) { return s.settings.elements * elementBytes(s.settings); }},
    Figure{"l2_bytes", Kind::Bytes, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Size of the L2 cache"),
           [](const State &s, const Catalogue &) { return s.result.machine.l2_bytes.value_or(0.0); }},
    Figure{"fits_in_l2", Kind::YesNo, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Fits into the L2 cache"),
           [](const State &s,
              const Catalogue &c) { return fitsInL2(s.settings, s.result.machine, c) ? 1.0 : 0.0; }},
    Figure{"elements", Kind::Count, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Elements of the tensor"),
           [](const State &s, const Catalogue &) { return s.settings.elements; }},
    Figure{"bandwidth", Kind::Bandwidth, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Fusion", "Memory bandwidth"),
           [](const State &s, const Catalogue &) { return s.result.machine.bandwidth_bytes_s; }},
    Figure{"ops_to_ridge_tensor", Kind::Count, Needs::Tensor,
           QT_TRANSLATE_NOOP("rp::Fusion", "Operations to fuse up to the tensor ridge"),
           [](const State &s, const Catalogue &c) {
               return opsToRidge(s.result.machine.ridges.tensor, s.settings, c);
           }},
    Figure{"ops_to_ridge_vector", Kind::Count, Needs::Vector,
           QT_TRANSLATE_NOOP("rp::Fusion", "Operations to fuse up to the vector ridge"),
           [](const State &s, const Catalogue &c) {
               return opsToRidge(s.result.machine.ridges.vector, s.settings, c);
           }},
    Figure{"relu_share_tensor", Kind::Share, Needs::Tensor,
           QT_TRANSLATE_NOOP("rp::Fusion", "ReLU, share of the tensor peak"),
           [](const State &s, const Catalogue &c) {
               return reluShare(s.result.machine.ridges.tensor, s.settings, c);
           }},
    Figure{"relu_share_vector", Kind::Share, Needs::Vector,
           QT_TRANSLATE_NOOP("rp::Fusion", "ReLU, share of the vector peak"),
           [](const State &s, const Catalogue &c) {
               return reluShare(s.result.machine.ridges.vector, s.settings, c);
           }},
};

constexpr std::array otherFigures = {
    Figure{"published_speedup", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up by the course's formula"),
           [](const State &s, const Catalogue &c) {
               return physics::publishedFusionSpeedup(s.result.machine.bandwidth_bytes_s,
                                                      s.settings.launch_us, c.fusion.published);
           }},
    Figure{"published_utilization", Kind::Share, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Compiled utilization by the course's formula"),
           [](const State &, const Catalogue &c) { return publishedUtilization(c); }},
    Figure{"published_intensity_ratio", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Rise of intensity that the course gives"),
           [](const State &, const Catalogue &c) {
               return c.fusion.published_intensity_fused / c.fusion.published_intensity_unfused;
           }},
    Figure{"attention_standard_bytes", Kind::Bytes, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Traffic of standard attention"),
           [](const State &s, const Catalogue &) { return s.result.attention.standard_bytes; }},
    Figure{"attention_flash_bytes", Kind::Bytes, Needs::OnChip,
           QT_TRANSLATE_NOOP("rp::Fusion", "Traffic of FlashAttention"),
           [](const State &s, const Catalogue &) { return s.result.attention.flash_bytes; }},
    Figure{"attention_ratio", Kind::Factor, Needs::OnChip,
           QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio, forward pass"),
           [](const State &s, const Catalogue &) { return s.result.attention.ratio(); }},
    Figure{"footprint_standard_bytes", Kind::Bytes, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Footprint of standard attention"),
           [](const State &s, const Catalogue &) { return s.result.attention.footprint_standard_bytes; }},
    Figure{"footprint_flash_bytes", Kind::Bytes, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Footprint of FlashAttention"),
           [](const State &s, const Catalogue &) { return s.result.attention.footprint_flash_bytes; }},
    Figure{"footprint_ratio", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Footprint ratio"),
           [](const State &s, const Catalogue &) { return s.result.attention.footprintRatio(); }},
    Figure{"attention_published_ratio", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio measured, forward and backward"),
           [](const State &, const Catalogue &c) {
               return c.attention.published_standard_bytes / c.attention.published_flash_bytes;
           }},
    Figure{"attention_published_speedup", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up measured, forward and backward"),
           [](const State &, const Catalogue &c) {
               return c.attention.published_standard_us / c.attention.published_flash_us;
           }},
    //: FlashAttention computes more: its operations divided by those of standard attention
    Figure{"attention_published_flop_ratio", Kind::Factor, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Rise of the arithmetic measured"),
           [](const State &, const Catalogue &c) {
               return c.attention.published_flash_flops / c.attention.published_standard_flops;
           }},
    Figure{"accesses_unfused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Memory accesses, unfused"),
           [](const State &s, const Catalogue &) { return double(s.result.accesses.totalUnfused()); }},
    Figure{"accesses_fused", Kind::Count, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Memory accesses, fused"),
           [](const State &s, const Catalogue &) { return double(s.result.accesses.totalFused()); }},
    Figure{"access_ratio", Kind::Ratio, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, unfused to fused"),
           [](const State &s, const Catalogue &) { return s.result.accesses.ratio(); }},
};

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : chainFigures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    for (const Figure &figure : otherFigures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

} // namespace

std::vector<QString> fusionFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(chainFigures.size() + otherFigures.size());
    for (const Figure &figure : chainFigures)
        ids.push_back(QString::fromLatin1(figure.id));
    for (const Figure &figure : otherFigures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double fusionFigure(const QString &figureId, const FusionState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    return figure ? figure->value(state, catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString fusionFigureText(const QString &figureId, const FusionState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const double value = figure->value(state, catalogue);
    const Format format;
    switch (figure->kind) {
    case Kind::Count:
        return format.count(value);
    case Kind::Bytes:
        return format.bytes(value);
    case Kind::Factor:
        return format.factor(value);
    case Kind::Time:
        return format.duration_us(value);
    case Kind::Intensity:
        return format.flopPerByte(value);
    case Kind::Share:
        return value < 0.1 ? format.percent(value, 2) : format.percent(value);
    case Kind::YesNo:
        return Words::yesNo(value > 0.0);
    case Kind::Bandwidth:
        return bandwidthText(value);
    case Kind::Ratio:
        return std::isfinite(value) ? format.factor(value) : Words::nothingLeft();
    }
    return {};
}

QString fusionFigureLabel(const QString &figureId)
{
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::Fusion", figure->label) : QString();
}

QString fusionFigureAssumption(const QString &figureId, const FusionState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    switch (figure->needs) {
    case Needs::Nothing:
        return {};
    case Needs::WallTime:
        return wallTimeAssumption(state, catalogue);
    case Needs::Tensor:
        return ridgeAssumption(state, catalogue, true);
    case Needs::Vector:
        return ridgeAssumption(state, catalogue, false);
    case Needs::OnChip:
        return onChipAssumption(state, catalogue);
    }
    return {};
}

QString wallTimeAssumption(const FusionState &state, const Catalogue &catalogue)
{
    QStringList reasons;
    if (state.settings.efficiency == QLatin1String("better_fused"))
        reasons.append(contentText(catalogue.fusion.notes.assumption(QStringLiteral("efficiency_unfused"))));
    reasons.append(
        contentText(fusionContext(state.settings, catalogue).notes.assumption(QStringLiteral("launch_us"))));
    if (state.settings.launch_model == QLatin1String("overlapped"))
        reasons.append(contentText(catalogue.dispatch.notes.assumption(QStringLiteral("queue_depth"))));
    return joinedSentences(reasons);
}

QString ridgeAssumption(const FusionState &state, const Catalogue &catalogue, bool tensor)
{
    const DeviceEntry *device = catalogue.devices.find(fusionContext(state.settings, catalogue).device);
    if (!device)
        return {};
    return tensor ? tensorRidgeAssumption(*device)
                  : vectorRidgeAssumption(*device, state.result.machine.ridges);
}

QString onChipAssumption(const FusionState &state, const Catalogue &catalogue)
{
    if (state.result.machine.onChipStandsIn)
        return contentText(catalogue.attention.notes.assumption(QStringLiteral("on_chip_bytes")));
    const DeviceEntry *device = catalogue.devices.find(fusionContext(state.settings, catalogue).device);
    return device ? contentText(device->notes.assumption(QStringLiteral("shared_memory_bytes"))) : QString();
}

} // namespace rp
