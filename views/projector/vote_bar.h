// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

/// One bar of the histogram of votes. The number stands in its row, so assistive tools need none of it.
class VoteBar : public QWidget
{
    Q_OBJECT
public:
    explicit VoteBar(QWidget *parent = nullptr);

    /// @param share of the longest bar, 0 … 1
    /// @param marked the right answer: filled and ticked, the others hatched
    void setShare(double share, bool revealed, bool marked);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0.0;
    bool m_revealed = false;
    bool m_marked = false;
};

} // namespace rp
