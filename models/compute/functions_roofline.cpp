// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/device_entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/compute_error.h"
#include "models/compute/functions.h"
#include "models/physics/iron_law.h"
#include "models/physics/roofline.h"

namespace rp::compute {

namespace {

using namespace arguments;

Result ridge(const Call &call)
{
    const DeviceEntry &device = call.entry("dev", call.catalogue.devices);
    const auto precision = static_cast<physics::Precision>(call.index("prec"));
    const bool sparse = call.flag("sparse");
    if (const auto peak = device.device.peak_flops(precision, sparse))
        return physics::ridge(*peak, device.device.bandwidth_bytes_s);
    const auto key = physics::precisionKey(precision);
    const QString name = QString::fromLatin1(key.data(), qsizetype(key.size()));
    if (sparse && device.device.peak_flops(precision))
        //: %1 device key, %2 number format such as fp32
        return Rejection{
            "sparse",
            ComputeText::tr("%1 has no sparse peak for %2. Ask for the dense one.").arg(device.key, name)};
    return Rejection{
        "prec",
        sparse
            ? ComputeText::tr("%1 has no sparse peak for %2. Choose another precision.").arg(device.key, name)
            : ComputeText::tr("%1 has no dense peak for %2. Choose another precision.")
                  .arg(device.key, name)};
}

Result gemm(const Call &call)
{
    const double in_bytes = call.real("b_in");
    const physics::KernelWork work = physics::gemm({call.real("m"), call.real("n"), call.real("k")}, in_bytes,
                                                   call.given("b_out") ? call.real("b_out") : in_bytes);
    return {{"flops", work.flops}, {"bytes", work.bytes}, {"ai", work.intensity()}};
}

Result ironLaw(const Call &call)
{
    const physics::IronLaw law = physics::ironLaw({call.real("data"), call.real("bw"), call.real("ops"),
                                                   call.real("rate"), call.real("eta"), call.real("lat")});
    constexpr std::string_view terms[] = {"compute", "data", "latency"};
    return {{"t_data", law.data_s},
            {"t_compute", law.compute_s},
            {"t_sum", law.sum_s},
            {"t_overlap", law.overlap_s},
            {"dominant", terms[static_cast<std::size_t>(law.dominant)]},
            {"mfu_sum", law.mfu_sum},
            {"mfu_overlap", law.mfu_overlap}};
}

double usualWeightBytes(const Catalogue &catalogue)
{
    return catalogue.serving->serving.weight_bytes;
}

constexpr ArgSpec rowsArg =
    whole("m", "rows", QT_TRANSLATE_NOOP("rp::Compute", "Rows of the product"), 1, 1e9);
constexpr ArgSpec columnsArg =
    whole("n", "columns", QT_TRANSLATE_NOOP("rp::Compute", "Columns of the product"), 1, 1e9);
constexpr ArgSpec depthArg =
    whole("k", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Length of the sums"), 1, 1e9);

constexpr ArgSpec ridgeArgs[] = {
    choice("dev", Domain::Device, QT_TRANSLATE_NOOP("rp::Compute", "Device")),
    choice("prec", Domain::Precision, QT_TRANSLATE_NOOP("rp::Compute", "Precision")),
    flag("sparse", QT_TRANSLATE_NOOP("rp::Compute", "Use the peak with 2:4 sparsity")).byDefault(0.0)};
constexpr ArgSpec gemmArgs[] = {
    rowsArg, columnsArg, depthArg, bytesPerElement.named("b_in").byDefault(usualWeightBytes),
    positive("b_out", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes per element of the result"))
        .optional()};
constexpr ArgSpec gemvArgs[] = {depthArg, columnsArg, batch, bytesPerElement.byDefault(usualWeightBytes)};
constexpr ArgSpec roofArgs[] = {
    real("ai", "FLOP/byte", QT_TRANSLATE_NOOP("rp::Compute", "Arithmetic intensity")), peak, bandwidth};
constexpr ArgSpec squareArgs[] = {real("r", "FLOP/byte", QT_TRANSLATE_NOOP("rp::Compute", "Ridge point")),
                                  bytesPerElement};
constexpr ArgSpec pointwiseArgs[] = {
    real("flop_per_elem", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "FLOP per element")), bytesPerElement,
    positive("accesses", "1", QT_TRANSLATE_NOOP("rp::Compute", "Memory accesses per element"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->pointwise_accesses; })};
constexpr ArgSpec ironArgs[] = {
    real("data", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Data moved")),
    bandwidth,
    real("ops", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "Math done")),
    peak.named("rate"),
    fraction("eta", QT_TRANSLATE_NOOP("rp::Compute", "Share of the peak that is reached")).above(0.0),
    real("lat", "s", QT_TRANSLATE_NOOP("rp::Compute", "Latency"))};
constexpr ArgSpec mfuArgs[] = {real("useful_flops", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "Useful math")),
                               positive("t_s", "s", QT_TRANSLATE_NOOP("rp::Compute", "Wall time")), peak};

constexpr FunctionSpec rooflineTable[] = {
    {"ridge", "F", QT_TRANSLATE_NOOP("rp::Compute", "Ridge point of a device at a precision"), ridgeArgs,
     ridge},
    {"gemm", "F", QT_TRANSLATE_NOOP("rp::Compute", "Math, traffic and intensity of a matrix product"),
     gemmArgs, gemm},
    {"gemv_batch_ai", "F", QT_TRANSLATE_NOOP("rp::Compute", "Intensity of weights applied to a batch"),
     gemvArgs,
     [](const Call &call) -> Result {
         return physics::batchedGemvIntensity(call.real("k"), call.real("n"), call.real("batch"),
                                              call.real("b"));
     }},
    {"roof_mfu", "F", QT_TRANSLATE_NOOP("rp::Compute", "Share of peak that a roofline allows"), roofArgs,
     [](const Call &call) -> Result {
         return physics::roofMfu(call.real("ai"), call.real("pk"), call.real("bw"));
     }},
    {"square_at_ridge", "F",
     QT_TRANSLATE_NOOP("rp::Compute", "Side of the square product that meets the ridge point"), squareArgs,
     [](const Call &call) -> Result { return physics::squareAtRidge(call.real("r"), call.real("b")); }},
    {"pointwise_ai", "F", QT_TRANSLATE_NOOP("rp::Compute", "Intensity of a pointwise kernel"), pointwiseArgs,
     [](const Call &call) -> Result {
         return physics::pointwiseIntensity(call.real("flop_per_elem"), call.real("b"),
                                            call.real("accesses"));
     }},
    {"iron_law", "H", QT_TRANSLATE_NOOP("rp::Compute", "Time from data, math and latency"), ironArgs,
     ironLaw},
    {"mfu", "H", QT_TRANSLATE_NOOP("rp::Compute", "Useful math over time and peak"), mfuArgs,
     [](const Call &call) -> Result {
         return physics::mfu(call.real("useful_flops"), call.real("t_s"), call.real("pk"));
     }},
};

} // namespace

std::span<const FunctionSpec> rooflineFunctions()
{
    return rooflineTable;
}

} // namespace rp::compute
