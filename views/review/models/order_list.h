// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace rp {

/// Things to be put in order: dragged, or moved with Alt and an arrow key. What stands where it belongs has a
/// tick, in words as well.
class OrderList : public QListWidget
{
    Q_OBJECT
public:
    explicit OrderList(QWidget *parent = nullptr);

    /// Titles in their right order; they stand in another one until they are moved. The same number of titles
    /// is the same things in another language.
    void setTitles(const QStringList &titles);
    /// The thing, as an index of the right order, that stands at a row.
    int thingAt(int row) const;
    int inPlace() const; ///< how many stand where they belong
    bool isDone() const { return inPlace() == count(); }
    /// Takes the thing in a row to another row, as the learner does.
    void moveTo(int row, int to);
    void putInOrder();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void ordered(); ///< something was moved

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showTexts();

    QStringList m_titles;
};

} // namespace rp
