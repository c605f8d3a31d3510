// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/strip/hud_items.h"

#include <QWidget>

namespace rp {

/// One entry: title and value, on two lines or, when room is short, on one.
class HudCell : public QWidget
{
    Q_OBJECT
public:
    explicit HudCell(QWidget *parent = nullptr);

    void setItem(const HudItem &item);
    void setStacked(bool stacked);

    QSize sizeHint() const override { return hint(m_stacked); }
    QSize minimumSizeHint() const override { return {1, hint(m_stacked).height()}; }
    QSize hint(bool stacked) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QFont titleFont() const;
    QFont valueFont() const;

    HudItem m_item;
    bool m_stacked = true;
};

} // namespace rp
