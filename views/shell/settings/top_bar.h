// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/settings/setting.h"
#include "views/shell/strip/region.h"

#include <map>

class QLabel;

namespace rp {

class AccessibleComboBox;
class Announcer;
class FlowLayout;

/// The row of controls under the menu bar: context, workload and track, then language, text size and theme
/// as long as all fit in one row (they stay in the menu bar at any width).
class TopBar : public Region
{
    Q_OBJECT
public:
    explicit TopBar(Announcer &announcer, QWidget *parent = nullptr);

    void setState(const SettingState &state);
    void setPresenter(bool presenter);
    AccessibleComboBox *box(Setting setting) const;

signals:
    void chosen(rp::Setting setting, const QString &key);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Field
    {
        QWidget *holder = nullptr;
        QLabel *label = nullptr;
        AccessibleComboBox *box = nullptr;
        std::vector<ChoiceEntry> entries;
    };

    void addField(Setting setting);
    void retranslateUi();
    void fit();

    Announcer &m_announcer;
    FlowLayout *m_layout;
    QLabel *m_badge;
    std::map<Setting, Field> m_fields;
    bool m_showing = false;
    bool m_presenter = false;
};

} // namespace rp
