// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <utility>

namespace rp {

// What the tables of every instrument are put together from.

inline ResultCell numberCell(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

inline ResultCell textCell(std::function<QString()> text)
{
    ResultCell cell;
    cell.text = std::move(text);
    return cell;
}

} // namespace rp
