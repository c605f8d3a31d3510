// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure_text/measure_topic.h"
#include "views/widgets/spacing.h"

#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

class InstrumentView;
class Predictions;

/// Translated text, made whenever it is shown.
using Wording = std::function<QString()>;

/// One thing that a page shows, declared: what it is, how its widget is made, and how it follows the
/// instrument. A part with parts of its own puts them together. Make parts with chart_parts.h and
/// word_parts.h.
struct Part
{
    enum class Kind
    {
        Picture, ///< a chart or a map
        Figures,
        Table,
        Text,
        Choice, ///< what else is to be set or pressed
        Column, ///< below each other, `spacing` apart
        Line,   ///< beside each other at any width
        Row,    ///< beside each other where there is room for `chars` characters
        Card    ///< below each other in a card of its own
    };
    Kind kind = Kind::Text;
    QString id; ///< unique in the view; empty: never asked for
    std::function<QWidget *(InstrumentView &view, QWidget *parent)> make = {};
    /// After each change of the instrument and of the language.
    std::function<void(QWidget &widget)> show = {};
    std::vector<Part> parts = {};
    Wording heading = {}; ///< Card
    int chars = 0;        ///< Row: in average characters
    int spacing = space::l;
    int stretch = 0; ///< of the room beside its neighbours
    Qt::Alignment alignment = {};
};

/// A part that is one widget.
template<typename Widget>
Part madePart(Part::Kind kind, const char *id, std::function<Widget *(InstrumentView &, QWidget *)> make,
              std::function<void(Widget &)> show)
{
    Part part;
    part.kind = kind;
    part.id = QString::fromLatin1(id);
    part.make = std::move(make);
    part.show = [show = std::move(show)](QWidget &widget) { show(static_cast<Widget &>(widget)); };
    return part;
}

/// A part that is one widget of a class that takes its parent alone.
/// @param setUp once, when it is made
template<typename Widget>
Part partOf(Part::Kind kind, const char *id, std::function<void(Widget &)> show,
            std::function<void(Widget &, InstrumentView &)> setUp = {})
{
    const auto make = [setUp = std::move(setUp)](InstrumentView &view, QWidget *parent) {
        auto *made = new Widget(parent);
        if (setUp)
            setUp(*made, view);
        return made;
    };
    return madePart<Widget>(kind, id, make, std::move(show));
}

/// Controls of the usual kind under a heading.
struct ControlGroup
{
    const char *id = "";
    Wording heading = {};                  ///< empty: the usual one
    std::vector<const char *> inputs = {}; ///< empty: all that have no place elsewhere
    std::vector<Part> parts = {};          ///< above the controls
    bool usual = true;                     ///< has controls besides the parts
};

/// What stands under one tab: one picture, what can be chosen above it, the figures below it. What else there
/// is to be read or listed waits in a drawer, made when that is opened.
struct PagePlan
{
    const char *key;
    Wording title = {};             ///< of its tab; empty: it stands under that of another choice
    Part picture = {};              ///< has all the room that is left
    std::vector<Part> choices = {}; ///< in a line above the picture
    std::vector<Part> figures = {}; ///< in a row of one height below it
    std::vector<Part> notes = {};   ///< in the drawer, with the picture's table
    Wording sentence = {};          ///< short, below the picture; empty: the picture's own
    Wording measured = {};          ///< model against machine, behind the sentence; empty: none here
    const char *choice = nullptr;   ///< of the plan's `tabInput`, to which it belongs; null: any
};

/// Controls and the pages about what they change.
struct SectionPlan
{
    std::vector<ControlGroup> controls = {};
    std::vector<PagePlan> pages = {};
};

/// What can be tried on this computer beside some of the pages.
struct HerePlan
{
    MeasureTopic topic;
    std::vector<const char *> pages;   ///< by their keys
    std::function<bool()> isHeld = {}; ///< it would tell what is still to be found
};

/// All that a view of an instrument shows. It says nothing on where: InstrumentView lays it out.
struct InstrumentPlan
{
    std::vector<SectionPlan> sections = {};
    /// Inputs that have a place among the parts. "context" never has a control: the settings have it.
    std::vector<const char *> elsewhere = {};
    const char *tabInput = nullptr;                ///< the input that the tabs set; null: tabs set none
    std::shared_ptr<Predictions> predictions = {}; ///< those that the parts mark, if any
    std::vector<Part> lead = {};                   ///< a line above every picture
    Wording question = {}; ///< what the instrument answers, where its panel does not ask it
    /// Figures, and the part in whose picture each is seen when it is not in the first one: for the reveal.
    std::vector<std::pair<const char *, const char *>> seenIn = {};
    /// The two inputs that the question is about: always in view, above the others.
    std::vector<const char *> pinned = {};
    std::optional<HerePlan> here = {}; ///< none: nothing can be tried
};

} // namespace rp
