// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace rp {

/// Two columns under headings: what keys do, and the keys. Texts break where their column ends, and a row is
/// as high as they need. Keys are no children of their heading, which would be told as expanded, and its
/// empty cell as collapsed.
class KeyList : public QTreeWidget
{
public:
    explicit KeyList(QWidget *parent);

    /// Shares the room out between the columns; after other texts were put in.
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace rp
