// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QWidget;

namespace rp {

/// Gives a window the largest letters with which everything is on it: one and a half times those of the
/// program's texts for the last row, and smaller ones where they don't fit, down to half of them. Follows the
/// window's size and what its layouts need.
class TypeFit : public QObject
{
    Q_OBJECT
public:
    /// @param holdsAll whether everything has its room, asked after the layouts have followed
    TypeFit(QWidget &window, std::function<bool()> holdsAll);

    /// Something else is shown: looks for the largest letters anew, in the next turn.
    void again();
    /// The same things say something else: smaller letters where that needs more room, never larger ones, so
    /// that nothing grows under a hand. In the next turn.
    void check();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void fitted(); ///< letters and layouts are as they stay

private:
    void fit();
    void look(int largest);
    bool holds(int size);

    QWidget &m_window;
    std::function<bool()> m_holdsAll;
    int m_size; ///< in twentieths of the size of the texts
    bool m_waits = false;
    bool m_anew = false;
    bool m_fitting = false;
};

} // namespace rp
