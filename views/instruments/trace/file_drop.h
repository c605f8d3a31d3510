// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace rp {

/// Lets one file be dropped on a widget, wherever nothing inside of it takes it first.
class FileDrop : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget *target);

signals:
    void dropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rp
