// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"
#include "views/widgets/plain_column.h"

#include <QHash>
#include <QPointer>

class QBoxLayout;

namespace rp {

class Card;

/// Declared parts as widgets: makes them below each other in a layout, and brings all of them up to date. The
/// view must outlive it; the widgets belong to their parents.
class ShownParts
{
public:
    explicit ShownParts(InstrumentView &view)
        : m_view(view)
    {
    }

    void add(const std::vector<Part> &parts, QBoxLayout &into, QWidget &parent);
    /// Shows the instrument as it is, in the current language.
    void show();
    QWidget *find(const QString &id) const { return m_byId.value(id); } ///< null when there is none

private:
    struct Leaf
    {
        QPointer<QWidget> widget;
        std::function<void(QWidget &)> show;
    };

    QWidget *make(const Part &part, QWidget &parent);
    QWidget *makeRow(const Part &part, QWidget &parent);
    QWidget *makeCard(const Part &part, QWidget &parent);
    QWidget *makeColumn(const Part &part, QWidget &parent);
    void addGroup(const Part &part, QBoxLayout &into, QWidget &parent);
    void follow(QWidget &widget, std::function<void(QWidget &)> show);

    InstrumentView &m_view;
    std::vector<Leaf> m_leaves;
    QHash<QString, QWidget *> m_byId;
};

} // namespace rp
