// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/spoken_form.h"

#include <QAccessibleWidget>

namespace rp {

/// The base of interfaces whose texts are heard: units are told in words. What a widget shows stays as it is.
class SpokenWidget : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;
    QString text(QAccessible::Text kind) const final { return spokenForm(written(kind)); }

protected:
    /// The text as it would be shown.
    virtual QString written(QAccessible::Text kind) const { return QAccessibleWidget::text(kind); }
};

} // namespace rp
