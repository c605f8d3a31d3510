// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace rp {

/// The numbers behind a figure, to be read and not to be changed. As high as its rows, up to eight of
/// them, or as high as there is room.
class DataTable : public QTableView
{
    Q_OBJECT
public:
    explicit DataTable(QWidget *parent);

    /// Shows a model, which may be null, and takes the height that it needs.
    void fitTo(QAbstractItemModel *shown);
    /// Shows a model with all of the room that its layout has left, and no more than its rows need. Its first
    /// column, a name, gives way so that what is said of it is in view.
    void fillWith(QAbstractItemModel *shown);

protected:
    void updateGeometries() override;

private:
    int heightOf(int rows) const;
    void fitName();

    bool m_fills = false;
};

} // namespace rp
