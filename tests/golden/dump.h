// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"

#include <QStringList>

namespace golden {

class Lines;

/// Tables of hundreds of rows take most of the time and read much the same in each language.
enum class Rows
{
    All,    ///< and the CSV
    Sampled ///< the first ones, then some
};

/// Everything that an instrument's contract shows, in the current language.
/// @param formulas ids of formulas; those that the instrument has no lines for leave none
void dumpInstrument(Lines &lines, const rp::Instrument &instrument, const QStringList &formulas, Rows rows);

/// Every figure as it would be under other inputs.
/// @param name of these inputs, which starts each line
void dumpFiguresFor(Lines &lines, const rp::Instrument &instrument, const QString &name,
                    const QVariantMap &inputs);

/// Each on its own line: "item key: type:value".
void dumpMap(Lines &lines, const QString &item, const QVariantMap &map);

} // namespace golden
