// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace rp {

class Announcer;

/// A combo box with a name of its own (accessibleName) and its current text as value; a change made with the
/// keyboard while the list is closed is announced. Never taller than its list needs, never wider than its
/// layout: long entries are elided in the closed box and kept whole in the list.
class AccessibleComboBox : public QComboBox
{
    Q_OBJECT
public:
    explicit AccessibleComboBox(Announcer *announcer, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The list is as wide as its longest entry, inside the screen.
    void showPopup() override;

protected:
    /// Turning the wheel over a page must scroll the page, not change an answer.
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace rp
