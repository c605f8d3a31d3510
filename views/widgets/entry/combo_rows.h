// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace rp {

/// The rows of a combo box's open list. Qt's own take their colours from two palettes at once, which leaves
/// dark text on a dark row, and are as low as a line of text.
class ComboRows : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit ComboRows(QComboBox *box);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const QComboBox *m_box;
};

} // namespace rp
