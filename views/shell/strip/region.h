// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace rp {

/// A part of the window that F6 goes to: a named group for assistive tools, and the owner of its own way to
/// take the keyboard.
class Region : public QFrame
{
    Q_OBJECT
public:
    explicit Region(QWidget *parent = nullptr);

    /// Puts the focus where this part starts. False when nothing in it can take it.
    virtual bool takeFocus();
    bool hasFocusInside() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    /// The edge that meets the page: a line separates them.
    enum class Hairline
    {
        Below,
        Trailing
    };
    void setHairline(Hairline hairline) { m_hairline = hairline; }

private:
    Hairline m_hairline = Hairline::Below;
};

/// Makes regions known to the accessibility bridge as named groups, entries of the status strip as text. Call
/// once, before the first is queried; more calls do nothing.
void installRegionAccessibility();

} // namespace rp
