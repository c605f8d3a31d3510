// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/sidebar/list_keys.h"

#include <QtCore/qnamespace.h>
#include <algorithm>

namespace rp {

std::optional<std::ptrdiff_t> rowAfterKey(std::ptrdiff_t row, std::ptrdiff_t rows, int key)
{
    switch (key) {
    case Qt::Key_Up:
        return std::max<std::ptrdiff_t>(row - 1, 0);
    case Qt::Key_Down:
        return std::min(row + 1, rows - 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return rows - 1;
    default:
        return std::nullopt;
    }
}

} // namespace rp
