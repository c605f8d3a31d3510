// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/call.h"

#include <QStringList>
#include <optional>
#include <span>
#include <vector>

namespace rp::compute {

// One table per subject. Names, arguments and result members are those of the reference.
std::span<const FunctionSpec> dispatchFunctions();
std::span<const FunctionSpec> queueFunctions();
std::span<const FunctionSpec> fusionFunctions();
std::span<const FunctionSpec> compilationFunctions();
std::span<const FunctionSpec> surgeryFunctions();
std::span<const FunctionSpec> rooflineFunctions();
std::span<const FunctionSpec> transformerFunctions();
std::span<const FunctionSpec> trackFunctions();
std::span<const FunctionSpec> pathFunctions();

/// All of them, in the order of the specification.
std::vector<const FunctionSpec *> allFunctions();

/// The keys that a choice accepts, in the order of the table they come from.
QStringList domainKeys(Domain domain, const Catalogue &catalogue);

/// The value of an argument that is left out; nothing for required and absent ones.
std::optional<ArgValue> defaultValue(const ArgSpec &argument, const Catalogue &catalogue);

} // namespace rp::compute
