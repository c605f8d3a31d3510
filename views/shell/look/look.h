// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/theme.h"

#include <QFont>
#include <QObject>
#include <QPointer>

namespace rp {

class LabStyle;

/// Applies theme and text size to the whole application, and follows the desktop while the theme is System.
/// Needs a QApplication, and gives it its own font back at the end.
class Look : public QObject
{
    Q_OBJECT
public:
    explicit Look(QObject *parent = nullptr);
    ~Look() override;

    void setTheme(ThemeChoice choice);
    /// 100 … 200.
    void setTextPercent(int percent);
    /// A family for the letters that the desktop's own lacks; empty: whichever the system finds.
    void setFamily(const QString &family);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void applyFont();
    bool desktopIsDark() const;

    ThemeChoice m_theme = ThemeChoice::System;
    int m_textPercent = 100;
    QString m_family;
    QFont m_desktopFont;
    QPointer<LabStyle> m_style;
    bool m_applied = false;
};

} // namespace rp
