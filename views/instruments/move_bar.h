// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rp {

class ActionButton;
class TextBlock;

/// A counter of moves with buttons that take one move or all of them back.
class MoveBar : public QWidget
{
    Q_OBJECT
public:
    explicit MoveBar(QWidget *parent = nullptr);

    /// `text` is the counter, `place` says where the moves have led. Without moves the buttons are disabled.
    void showMoves(const QString &text, const QString &place, bool any);

    TextBlock *counter() const { return m_counter; }
    TextBlock *place() const { return m_place; }
    ActionButton *undoButton() const { return m_undo; }
    ActionButton *restartButton() const { return m_restart; }

signals:
    void undoRequested();
    void restartRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    TextBlock *m_counter;
    TextBlock *m_place;
    ActionButton *m_undo;
    ActionButton *m_restart;
};

} // namespace rp
