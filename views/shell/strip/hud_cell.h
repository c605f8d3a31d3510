// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/strip/hud_items.h"

#include <QWidget>

namespace rp {

/// One entry on one line: title and value. What finds no room ends in an ellipsis; assistive tools and the
/// tooltip have all of it.
class HudCell : public QWidget
{
    Q_OBJECT
public:
    explicit HudCell(QWidget *parent = nullptr);

    void setItem(const HudItem &item);
    bool isElided() const { return width() < sizeHint().width(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QFont valueFont() const;

    HudItem m_item;
};

} // namespace rp
