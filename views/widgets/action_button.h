// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rp {

/// A push button with a comfortable target. The primary one of a page is filled with the highlight colour.
class ActionButton : public QPushButton
{
    Q_OBJECT
public:
    explicit ActionButton(QWidget *parent = nullptr);

    /// Where the letter of its key stands in brackets, its name leaves it out. A name that was set stays.
    void setText(const QString &text);

    void setPrimary(bool primary);
    bool isPrimary() const { return m_primary; }

    /// Its words may stand in several lines where there is no room beside each other.
    void setWraps(bool wraps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSize frame() const;

    QString m_said; ///< the name that follows from its text
    bool m_primary = false;
    bool m_wraps = false;
};

} // namespace rp
