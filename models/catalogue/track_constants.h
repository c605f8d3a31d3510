// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/operator_support.h"
#include "models/physics/precision.h"
#include "models/physics/tracks.h"

#include <vector>

namespace rp {

/// What delays a loop of an edge mode.
struct EdgeSource
{
    QString key;                ///< "gc_young", "gc_full", "preemption", "stall"; empty: none of these
    double objects = 0.0;       ///< that a garbage collection visits; 0 for a delay given outright
    double ns_per_object = 0.0; ///< of such a visit
};

struct EdgeModeEntry : CatalogueEntry
{
    physics::EdgeMode mode;
    std::vector<EdgeSource> sources; ///< of the mode's events, in their order
};

struct RuntimeEntry : CatalogueEntry
{
    physics::TinyRuntime runtime;
};

/// The cloud track: the serving plan with the keys it was put together from.
struct CloudConstants
{
    QString model;  ///< TransformerEntry key
    QString device; ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Fp16;
    physics::CloudServing serving;
    Notes notes;
};

struct EdgeConstants
{
    physics::EdgeLimits limits;
    Notes notes;
};

struct MobileConstants
{
    QString device; ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Int8;
    physics::MobileFrameModel frame;
    double pj_per_dram_byte_alternative = 0.0; ///< an older process, for comparison
    double branch_share = 0.3; ///< work of a branch that masking adds, as a share of the frame's
    Notes notes;
};

struct TinyConstants
{
    physics::TinyCore core;
    double clock_mhz = 0.0; ///< default
    Notes notes;
};

/// An operator, and how the devices of two tracks run it: with shapes that are fixed, and with shapes that
/// change.
struct OperatorEntry : CatalogueEntry
{
    physics::OperatorSupport mobile = physics::OperatorSupport::Native;
    physics::OperatorSupport mobileDynamic = physics::OperatorSupport::Native;
    physics::OperatorSupport tiny = physics::OperatorSupport::Native;
    physics::OperatorSupport tinyDynamic = physics::OperatorSupport::Native;
};

/// What surrounds operators that a device lacks.
struct SupportConstants
{
    double mobile_handover_us = 0.0;
    double mobile_host_bandwidth_bytes_s = 1.0;
    double mobile_build_s = 0.0; ///< of one rebuild on a host
    double tiny_tensor_bytes = 0.0;
    double tiny_build_s = 0.0;
    QString tinyRuntime; ///< RuntimeEntry key: the interpreter as delivered
    double pieces = 1.0; ///< kernels that a rebuild makes of one operator
    Notes notes;
};

} // namespace rp
