// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace rp {

/// A stacked widget that a screen reader passes over silently and that shows it only the current page. Its
/// size follows the current page, not the largest.
class QuietStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit QuietStack(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

} // namespace rp
