// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/settings/setting.h"
#include "views/shell/strip/region.h"

#include <QAbstractButton>
#include <map>

class QHBoxLayout;
class QLabel;
class QMenuBar;

namespace rp {

class Announcer;
class SettingsPanel;

/// Opens the settings: two sliders as its mark, and its name beside it.
class SettingsButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SettingsButton(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
};

/// The one row at the window's top: menus, and at its end the button that opens the settings. Between them
/// stands the status strip where the window is too short for a line of its own.
class TopRow : public Region
{
    Q_OBJECT
public:
    explicit TopRow(Announcer &announcer, QWidget *parent = nullptr);

    QMenuBar *menuBar() const { return m_menus; }
    SettingsButton *settingsButton() const { return m_button; }
    /// Made when it is first asked for.
    SettingsPanel *settings();
    /// Opens the settings, or closes them.
    void openSettings();
    void setState(const SettingState &state);
    void setPresenter(bool presenter);
    /// Takes a part of the window in; it is given away by whoever lays it out elsewhere.
    void takeIn(QWidget *part);

signals:
    void chosen(rp::Setting setting, const QString &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    Announcer &m_announcer;
    QHBoxLayout *m_layout;
    QMenuBar *m_menus;
    QLabel *m_badge;
    SettingsButton *m_button;
    SettingsPanel *m_panel = nullptr;
    std::map<Setting, SettingState> m_states;
};

} // namespace rp
