// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <vector>

namespace rp {

/// A dot for each step of a lab, in a group for each act: filled once the step is done. A tab stop, whose
/// words say what the dots show.
class ProgressSteps : public QLabel
{
    Q_OBJECT
public:
    explicit ProgressSteps(QWidget *parent = nullptr);

    /// @param done steps done in each act
    /// @param steps steps of an act
    void setSteps(const std::vector<int> &done, int steps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double dot() const; ///< its diameter

    std::vector<int> m_done;
    int m_steps = 1;
};

} // namespace rp
