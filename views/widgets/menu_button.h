// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rp {

/// A button that opens a menu. It is a class of its own so that assistive tools are answered before the menu
/// opens, see widget_accessibility.cpp: they ask for it before it has one.
class MenuButton : public QPushButton
{
    Q_OBJECT
public:
    using QPushButton::QPushButton;
};

} // namespace rp
