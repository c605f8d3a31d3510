// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QWidget>

namespace rp {

/// What every instrument's view has in common. It only emits intents; the instrument is changed elsewhere.
class InstrumentView : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows why an input was refused, at its control.
    virtual void showInputRefusal(const QString &inputId, const QString &sentence) = 0;

signals:
    void inputChangeRequested(const QString &inputId, const QVariant &value);
};

} // namespace rp
