// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <utility>
#include <vector>

class QBoxLayout;
class QToolButton;

namespace rp {

class Disclosure;
class PageScroll;

/// A row of buttons, or two where one is too short for their titles, each of which opens a drawer: a panel
/// that lies over the lower part of a stage, no higher than it needs, and moves nothing on it. One is open at
/// a time; Esc, its own button and a press on the stage above it close it. The buttons and what they open are
/// disclosures.
class Drawers : public QWidget
{
    Q_OBJECT
public:
    /// @param stage what the drawers lie over
    Drawers(QWidget *stage, QWidget *parent);

    /// What of the stage no drawer lies over while it is seen and leaves enough room beside it; it can be
    /// null. Whoever works with it keeps the drawer open.
    void setKeptClear(std::function<const QWidget *(const Disclosure *)> keptClear)
    {
        m_keptClear = std::move(keptClear);
    }
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
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void show(Disclosure *drawer, bool isOpen);
    void place();
    int clearWidth() const;
    bool isAbove(const QObject *pressed, const QPoint &global) const;
    void retranslateUi();
    void arrange();

    QWidget *m_stage;
    std::array<QBoxLayout *, 2> m_rows{};
    PageScroll *m_panel;
    const QObject *m_paper = nullptr; ///< in it; told by its address alone, for it may be on its way out
    QBoxLayout *m_column;
    QToolButton *m_close;
    std::function<const QWidget *(const Disclosure *)> m_keptClear;
    std::vector<Disclosure *> m_drawers;
    Disclosure *m_open = nullptr;
};

} // namespace rp
