// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

class QBoxLayout;

namespace rp {

class Disclosure;
class PageScroll;

/// A row of buttons, or two where one is too short for their titles, each of which opens a drawer: a panel
/// that lies over the lower part of a stage and moves nothing on it. One is open at a time; Esc closes it.
/// The buttons and what they open are disclosures.
class Drawers : public QWidget
{
    Q_OBJECT
public:
    /// @param stage what the drawers lie over
    Drawers(QWidget *stage, QWidget *parent);

    /// Takes the button of a disclosure into the row, and what it opens into a drawer.
    void add(Disclosure *drawer);
    /// Whether its button is there; where it is not, it is closed.
    void offer(Disclosure *drawer, bool offered);
    /// Gives the button back to it. It has to be put elsewhere afterwards.
    void release(Disclosure *drawer);
    bool closeAll();                            ///< false when none was open
    Disclosure *open() const { return m_open; } ///< null: none
    QWidget *panel() const;                     ///< what lies over the stage

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void show(Disclosure *drawer, bool isOpen);
    void place();
    void arrange();

    QWidget *m_stage;
    std::array<QBoxLayout *, 2> m_rows{};
    PageScroll *m_panel;
    QBoxLayout *m_column;
    std::vector<Disclosure *> m_drawers;
    Disclosure *m_open = nullptr;
};

} // namespace rp
