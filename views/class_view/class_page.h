// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_lab.h"

#include <QWidget>

namespace rp {

struct ActContent;

/// What the class window shows now.
struct ClassShown
{
    const ClassLab &lab;
    const ActContent &act;
    const ClassFigures &figures;
    bool namesAreShown;
};

/// One of the pages of the class window.
class ClassPage : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// In the current language. What is shown must stay for the call alone.
    virtual void present(const ClassShown &shown) = 0;
};

} // namespace rp
