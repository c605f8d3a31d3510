// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTreeWidget;

namespace rp {

class ShortcutRegistry;

/// Every key the program answers to, by place, from the one registry.
class KeyboardHelp : public QDialog
{
    Q_OBJECT
public:
    KeyboardHelp(const ShortcutRegistry &shortcuts, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    const ShortcutRegistry &m_shortcuts;
    QTreeWidget *m_list;
};

} // namespace rp
