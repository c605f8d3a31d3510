// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <QStringList>
#include <memory>

namespace rp {

struct Catalogue;

/// The instrument that a lab file names, or nothing when there is none of that id. The catalogue must live
/// as long as the instrument.
std::unique_ptr<Instrument> makeInstrument(const QString &id, const Catalogue &catalogue);

/// Ids that makeInstrument() knows, for content checks.
QStringList instrumentIds();

} // namespace rp
