// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

namespace rp {

/// The height below which something of a widget with a layout is cut.
inline int leastHeightOf(const QWidget &widget, int width)
{
    QLayout &layout = *widget.layout();
    return layout.hasHeightForWidth() ? layout.totalMinimumHeightForWidth(width)
                                      : layout.totalMinimumSize().height();
}

/// As high as its layout must be, where a scroll area would make it as high as it would like to be.
class LowColumn : public QWidget
{
public:
    using QWidget::QWidget;
    int heightForWidth(int width) const override { return leastHeightOf(*this, width); }
};

} // namespace rp
