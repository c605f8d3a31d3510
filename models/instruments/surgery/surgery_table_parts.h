// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/results/result_table.h"

#include <QCoreApplication>
#include <functional>
#include <utility>

/// Parts that the tables of the graph surgery are made of. The context of their texts is "rp::Surgery".
namespace rp::surgery_table {

using Text = std::function<QString()>;

/// A text that is translated whenever it is asked for.
inline Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::Surgery", source); };
}

inline ResultColumn column(const char *key, const char *title, Quantity quantity, int decimals = 2)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.decimals = decimals;
    return made;
}

inline ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

inline ResultCell words(Text text)
{
    ResultCell cell;
    cell.text = std::move(text);
    return cell;
}

} // namespace rp::surgery_table
