// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/precision.h"
#include "models/physics/transformer.h"

#include <QStringList>
#include <cstdint>

namespace rp {

struct TransformerEntry : CatalogueEntry
{
    physics::Transformer model;
};

/// An operation of a language model that goes element by element or along a row, as a kernel of its own.
struct ServingOperation : CatalogueEntry
{
    double flops = 0.0; ///< per element
    double reads = 0.0; ///< of memory, per element
    double writes = 0.0;
    double kernels = 1.0; ///< that it takes without fusion

    double accesses() const { return reads + writes; }
};

/// Operations of a language model that can be one kernel.
struct ServingFusionEntry : CatalogueEntry
{
    QString level;          ///< from which setting on: "norm_softmax" or "all"
    QStringList operations; ///< ServingOperation keys; all go over the same elements
    double reads = 0.0;     ///< of memory, per element, that are left
    double writes = 0.0;

    double accesses() const { return reads + writes; }
};

struct ServingConstants
{
    physics::Serving serving; ///< default element sizes and reserve, one device
    physics::PublishedTokens published;
    Notes notes;
};

/// The design challenge: which model is served, and what its kernels are counted with.
struct ServingDesignConstants
{
    QString model;                                           ///< TransformerEntry key
    physics::Precision precision = physics::Precision::Fp16; ///< of the math
    double logit_bytes = 4.0;
    std::int64_t all_heads = 1; ///< key and value heads in the cache when none are shared
    double memory_efficiency_measured = 1.0;
    double published_sequence = 1.0; ///< the course's example
    Notes notes;                     ///< also field heads
};

} // namespace rp
