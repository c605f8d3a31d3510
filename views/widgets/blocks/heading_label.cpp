// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/blocks/text_block.h"

namespace rp {

HeadingLabel::HeadingLabel(int level, QWidget *parent)
    : HeadingLabel(level, QString(), parent)
{
}

HeadingLabel::HeadingLabel(int level, const QString &text, QWidget *parent)
    : TextBlock(text, parent)
{
    constexpr double factors[] = {1.6, 1.25, 1.08, 1.0};
    const int known = qBound(1, level, 4);
    setHeadingLevel(known);
    setTextStyle(factors[known - 1], QFont::DemiBold);
}

} // namespace rp
