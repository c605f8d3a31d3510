// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/settings/setting.h"
#include "views/shell/strip/region.h"

#include <map>

class QGridLayout;
class QLabel;

namespace rp {

class AccessibleComboBox;
class Announcer;

/// The settings in one small window under their button: context, workload and track of the lab, then
/// language, text size and theme. What is chosen holds at once; Esc, or a press elsewhere, closes it.
class SettingsPanel : public Region
{
    Q_OBJECT
public:
    SettingsPanel(Announcer &announcer, QWidget *parent);

    void setState(const SettingState &state);
    AccessibleComboBox *box(Setting setting) const;
    /// Opens under a widget, inside its screen, with the keyboard on the first setting.
    void openUnder(const QWidget &anchor);

signals:
    void chosen(rp::Setting setting, const QString &key);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Field
    {
        QLabel *label = nullptr;
        AccessibleComboBox *box = nullptr;
        QLabel *why = nullptr; ///< why it can't be changed, in view only then
        std::vector<ChoiceEntry> entries;
    };

    void addField(Setting setting, int row);
    void retranslateUi();
    void place();

    Announcer &m_announcer;
    QGridLayout *m_layout;
    std::map<Setting, Field> m_fields;
    const QWidget *m_anchor = nullptr; ///< while open
    bool m_showing = false;
};

} // namespace rp
