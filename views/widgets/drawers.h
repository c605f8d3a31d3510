// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QAbstractButton;
class QBoxLayout;
class QMenu;
class QToolButton;

namespace rp {

class Disclosure;
class IconButton;
class PageScroll;

/// A row of buttons, or one with a menu where the row is too short for their titles, each of which opens a
/// drawer: a panel beside what is on a stage, which makes room for it. Where there is no room beside it lies
/// over the controls, and in a small window over the lower part of the stage, no higher than it needs. One is
/// open at a time; Esc and its own button close it, and a press on the stage that it lies over. The buttons
/// and what they open are disclosures; Tab goes from a button to what it has opened.
class Drawers : public QWidget
{
    Q_OBJECT
public:
    /// @param stage what the drawers lie over
    Drawers(QWidget *stage, QWidget *parent);

    /// What of the stage a drawer may lie over where there is no room beside it; it can be null.
    void setCoverable(std::function<const QWidget *()> coverable) { m_coverable = std::move(coverable); }
    /// Takes the button of a disclosure into the row, and what it opens into a drawer.
    /// @param opener a checkable button that stands elsewhere in place of its own, and is there while the
    /// drawer is offered; null: none
    void add(Disclosure *drawer, QAbstractButton *opener = nullptr);
    /// One button for all of them, where what stands beside the row needs the room.
    void setCompact(bool compact);
    /// That the buttons need beside each other, with that of one which will be offered soon.
    int rowWidth(const Disclosure *coming = nullptr) const;
    /// Whether its button is there; where it is not, it is closed.
    void offer(Disclosure *drawer, bool offered);
    bool closeAll();                                        ///< false when none was open
    Disclosure *open() const { return m_open; }             ///< null: none
    QWidget *panel() const;                                 ///< beside the stage, or over it
    IconButton *menuButton() const { return m_menuButton; } ///< in place of the others; else hidden

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(Disclosure *drawer, bool isOpen);
    enum class Where
    {
        Beside,
        OverControls,
        Below
    };
    Where where() const;
    QRect placeFor(Where where) const;
    int besideWidth() const;
    void keepRoom(int width);
    void place();
    void showMenu();
    bool isInRow(const Disclosure *drawer) const;
    QWidget *openerOf(const Disclosure &drawer) const;
    bool isAbove(const QObject *pressed, const QPoint &global) const;
    void retranslateUi();
    void arrange();

    QWidget *m_stage;
    QBoxLayout *m_row;
    IconButton *m_menuButton;
    QMenu *m_menu;
    PageScroll *m_panel;
    const QObject *m_paper = nullptr; ///< in it; told by its address alone, for it may be on its way out
    QBoxLayout *m_column;
    QToolButton *m_close;
    std::function<const QWidget *()> m_coverable;
    std::vector<const Disclosure *> m_offered;
    std::vector<Disclosure *> m_drawers;
    QHash<const Disclosure *, QAbstractButton *> m_openers; ///< of those that have one elsewhere
    Disclosure *m_open = nullptr;
    bool m_compact = false;
};

} // namespace rp
