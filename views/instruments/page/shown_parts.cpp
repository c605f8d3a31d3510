// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/shown_parts.h"

#include "views/charts/figure_frame.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/picture_links.h"
#include "views/widgets/card.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

void ShownParts::add(const std::vector<Part> &parts, QBoxLayout &into, QWidget &parent)
{
    for (const Part &part : parts) {
        if (part.kind == Part::Kind::Column || part.kind == Part::Kind::Line)
            addGroup(part, into, parent);
        else
            into.addWidget(make(part, parent), part.stretch, part.alignment);
    }
}

/// A layout in the layout: no widget of its own that assistive tools would come across.
void ShownParts::addGroup(const Part &part, QBoxLayout &into, QWidget &parent)
{
    QBoxLayout *group = part.kind == Part::Kind::Line ? static_cast<QBoxLayout *>(new QHBoxLayout)
                                                      : static_cast<QBoxLayout *>(new QVBoxLayout);
    group->setSpacing(part.spacing);
    into.addLayout(group, part.stretch);
    add(part.parts, *group, parent);
    // What is higher than its parts would share the rest of its room out among them.
    if (part.alignment.testFlag(Qt::AlignTop))
        group->addStretch(1);
}

QWidget *ShownParts::make(const Part &part, QWidget &parent)
{
    QWidget *made = nullptr;
    if (part.kind == Part::Kind::Row)
        made = makeRow(part, parent);
    else if (part.kind == Part::Kind::Card)
        made = makeCard(part, parent);
    else if (part.kind == Part::Kind::Column)
        made = makeColumn(part, parent);
    else
        made = part.make(m_view, &parent);
    if (auto *frame = qobject_cast<FigureFrame *>(made)) {
        frame->setOnStage();
        PictureLinks::of(m_view).add(*frame);
        QObject::connect(frame, &FigureFrame::announce, &m_view.announcer(), &Announcer::say);
    }
    if (!part.id.isEmpty())
        m_byId.insert(part.id, made);
    if (part.show)
        follow(*made, part.show);
    return made;
}

void ShownParts::follow(QWidget &widget, std::function<void(QWidget &)> show)
{
    m_leaves.push_back({&widget, std::move(show)});
}

QWidget *ShownParts::makeRow(const Part &part, QWidget &parent)
{
    auto *row = new ResponsiveRow(part.chars, part.spacing, &parent);
    for (const Part &side : part.parts)
        row->addWidget(make(side, *row), side.stretch > 0 ? side.stretch : 1, side.alignment);
    return row;
}

QWidget *ShownParts::makeCard(const Part &part, QWidget &parent)
{
    auto *card = new Card(3, &parent);
    add(part.parts, *card->body(), *card);
    const auto isText = [](const Part &inside) { return inside.kind == Part::Kind::Text; };
    if (std::all_of(part.parts.begin(), part.parts.end(), isText))
        card->body()->addStretch(1);
    if (part.heading) {
        follow(*card, [heading = part.heading](QWidget &shown) {
            static_cast<Card &>(shown).setHeading(heading());
        });
    }
    return card;
}

/// A column that is one side of a row.
QWidget *ShownParts::makeColumn(const Part &part, QWidget &parent)
{
    auto *side = new QWidget(&parent);
    QVBoxLayout *column = plainColumn(side, part.spacing);
    add(part.parts, *column, *side);
    column->addStretch(1);
    return side;
}

void ShownParts::show()
{
    for (const Leaf &leaf : m_leaves) {
        if (leaf.widget)
            leaf.show(*leaf.widget);
    }
}

} // namespace rp
