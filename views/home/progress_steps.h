// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

namespace rp {

/// A bar with one part for each step, in groups of acts: filled when done, empty when not. Only a picture of
/// the words beside it: assistive tools are not told of it.
class ProgressSteps : public QWidget
{
    Q_OBJECT
public:
    explicit ProgressSteps(QWidget *parent = nullptr);

    /// @param done steps done in each act
    /// @param steps steps of an act
    void setSteps(const std::vector<int> &done, int steps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<int> m_done;
    int m_steps = 1;
};

} // namespace rp
