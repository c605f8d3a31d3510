// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/strip/hud_items.h"
#include "views/shell/strip/region.h"

class QHBoxLayout;

namespace rp {

class HudCell;

/// The status strip: one line beside the menus. One tab stop that speaks all of it; Left and Right go through
/// the entries one by one, Esc back to the whole.
class HudStrip : public Region
{
    Q_OBJECT
public:
    explicit HudStrip(QWidget *parent = nullptr);

    void setItems(const std::vector<HudItem> &items);
    /// In place of the one that has its key.
    void setItem(const HudItem &item);
    const std::vector<HudItem> &items() const { return m_items; }
    /// The whole strip as a screen reader says it.
    QString spokenText() const;
    bool takeFocus() override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslateUi();
    void showItems();
    void makeRoom();
    bool moveThrough(int key);

    std::vector<HudItem> m_items;
    std::vector<HudCell *> m_cells;
    QHBoxLayout *m_layout;
};

} // namespace rp
