// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"

#include <QStringList>
#include <cstdint>

namespace rp {

/// A request whose whole path is looked at: a pass of a workload, or a decode step of a transformer.
struct PathWorkloadEntry : CatalogueEntry
{
    QString workload;         ///< WorkloadEntry key; empty: it is a step of the transformer
    double least_bytes = 0.0; ///< of a workload: that go through the device's memory if each moves once
    QString transformer;      ///< TransformerEntry key
    double sequence = 0.0;    ///< tokens in its cache
    std::int64_t kernels = 1; ///< of its step
    double rho = 0.0;         ///< share of them that compiling removes
    double host_us = 0.0;
    double bytes_in = 0.0; ///< from the host to the device
    double bytes_out = 0.0;
};

/// What host and device are joined by.
struct PathLinkEntry : CatalogueEntry
{
    double rate_bytes_s = 1.0; ///< in one direction, by its standard
};

struct PathConstants
{
    double pinned_share = 1.0;   ///< of the rate of a link that a copy from pinned memory reaches
    double pageable_share = 1.0; ///< likewise from pageable memory
    double copy_us = 0.0;        ///< of every copy, whatever its size
    QStringList oneMemory;       ///< DeviceEntry keys: host and device share one memory
    Notes notes;
};

} // namespace rp
