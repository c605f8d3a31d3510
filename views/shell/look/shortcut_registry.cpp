// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/shortcut_registry.h"

#include "models/text/format.h"

#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace rp {

QString Shortcut::what() const
{
    return ShortcutRegistry::tr(text);
}

void ShortcutRegistry::add(Shortcut shortcut)
{
    m_shortcuts.push_back(std::move(shortcut));
}

QList<QKeySequence> ShortcutRegistry::keys(const QString &id) const
{
    const auto found = std::find_if(m_shortcuts.begin(), m_shortcuts.end(),
                                    [&id](const Shortcut &shortcut) { return shortcut.id == id; });
    return found == m_shortcuts.end() ? QList<QKeySequence>() : found->keys;
}

QString ShortcutRegistry::scopeName(ShortcutScope scope)
{
    static constexpr const char *names[] = {
        //: Heading in the keyboard help.
        QT_TR_NOOP("Everywhere"),
        //: Heading in the keyboard help: the sidebar.
        QT_TR_NOOP("In the list of acts and steps"),
        //: Heading in the keyboard help.
        QT_TR_NOOP("In the status strip"),
        //: Heading in the keyboard help: the tabs with the instruments of an act.
        QT_TR_NOOP("On the tabs of an act with several instruments"),
        //: Heading in the keyboard help.
        QT_TR_NOOP("On a slider"),
        //: Heading in the keyboard help.
        QT_TR_NOOP("In a chart or meter"),
        //: Heading in the keyboard help.
        QT_TR_NOOP("In the launch timeline, as well"),
        //: Heading in the keyboard help: a drawn graph, such as the concept map.
        QT_TR_NOOP("In a map"),
        //: Heading in the keyboard help.
        QT_TR_NOOP("On the projector"),
    };
    return tr(names[static_cast<std::size_t>(scope)]);
}

QString ShortcutRegistry::keysText(const Shortcut &shortcut)
{
    QStringList texts;
    for (const QKeySequence &key : shortcut.keys)
        // "Bild auf" is one key: no line ends in it.
        texts << Format::isolate(
            key.toString(QKeySequence::NativeText).replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
    //: Separates alternative keys: "Ctrl+O or F3".
    return texts.join(tr(" or "));
}

ShortcutRegistry ShortcutRegistry::standard()
{
    ShortcutRegistry r;
    using enum ShortcutScope;
    const auto add = [&r](const char *id, ShortcutScope scope, std::initializer_list<QKeyCombination> keys,
                          const char *text) {
        r.add({QString::fromLatin1(id), scope, QList<QKeySequence>(keys.begin(), keys.end()), text});
    };

    add("keyboard_help", Window, {Qt::Key_F1}, QT_TR_NOOP("Show this list of keys"));
    add("read_page", Window, {Qt::Key_F8},
        QT_TR_NOOP("Read this page; where it is read aloud, also the chart you are in, and again: stop"));
    add("next_region", Window, {Qt::Key_F6},
        QT_TR_NOOP("Go to the next part of the window: controls, steps, page, status strip"));
    add("previous_region", Window, {Qt::SHIFT | Qt::Key_F6},
        QT_TR_NOOP("Go to the previous part of the window"));
    add("go_between", Window, {Qt::Key_F7},
        QT_TR_NOOP("Go from the controls of an instrument to its picture, or back"));
    add("next_step", Window, {Qt::CTRL | Qt::Key_PageDown}, QT_TR_NOOP("Go to the next step"));
    add("previous_step", Window, {Qt::CTRL | Qt::Key_PageUp}, QT_TR_NOOP("Go to the previous step"));
    add("next_panel", Window, {Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown},
        QT_TR_NOOP("Show the next instrument of the act"));
    add("previous_panel", Window, {Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp},
        QT_TR_NOOP("Show the previous instrument of the act"));
    add("capture", Window, {Qt::CTRL | Qt::Key_E}, QT_TR_NOOP("Keep what the instrument shows as evidence"));
    add("show_home", Window, {Qt::ALT | Qt::Key_Home}, QT_TR_NOOP("Go to the course home page"));
    add("show_review", Window, {Qt::CTRL | Qt::Key_R}, QT_TR_NOOP("Go to the review of the course"));
    add("show_step", Window, {Qt::CTRL | Qt::Key_1}, QT_TR_NOOP("Go to the current step"));
    add("show_evidence", Window, {Qt::CTRL | Qt::Key_2}, QT_TR_NOOP("Go to the evidence"));
    add("show_memo", Window, {Qt::CTRL | Qt::Key_3}, QT_TR_NOOP("Go to the decision memo"));
    add("settings", Window, {Qt::CTRL | Qt::Key_Comma},
        QT_TR_NOOP("Open the settings: language, text size, theme, context, track"));
    add("project", Window, {Qt::Key_F11}, QT_TR_NOOP("Show the picture to a class, or leave it"));
    add("open_menu", Window, {Qt::Key_F10}, QT_TR_NOOP("Open the menu bar"));
    add("save_as", Window, {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, QT_TR_NOOP("Save the session to a file"));
    add("continue_from", Window, {Qt::CTRL | Qt::Key_O}, QT_TR_NOOP("Continue from a saved file"));
    add("open_trace", Window, {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, QT_TR_NOOP("Open a trace of your own"));
    add("larger_text", Window, {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
        QT_TR_NOOP("Larger text"));
    add("smaller_text", Window, {Qt::CTRL | Qt::Key_Minus}, QT_TR_NOOP("Smaller text"));
    add("normal_text", Window, {Qt::CTRL | Qt::Key_0}, QT_TR_NOOP("Text at 100 %"));
    add("quit", Window, {Qt::CTRL | Qt::Key_Q}, QT_TR_NOOP("Close Ridgepoint"));

    add("sidebar_move", Sidebar, {Qt::Key_Up, Qt::Key_Down}, QT_TR_NOOP("Move through acts and steps"));
    add("sidebar_ends", Sidebar, {Qt::Key_Home, Qt::Key_End}, QT_TR_NOOP("First or last step"));
    add("sidebar_open", Sidebar, {Qt::Key_Return, Qt::Key_Space},
        QT_TR_NOOP("Open the step, or hear why it is locked"));

    add("strip_move", StatusStrip, {Qt::Key_Left, Qt::Key_Right},
        QT_TR_NOOP("Read the previous or next entry"));
    add("strip_all", StatusStrip, {Qt::Key_Escape}, QT_TR_NOOP("Back to the whole strip"));

    add("tabs_move", Tabs, {Qt::Key_Left, Qt::Key_Right}, QT_TR_NOOP("Show the previous or next instrument"));
    add("tabs_ends", Tabs, {Qt::Key_Home, Qt::Key_End}, QT_TR_NOOP("Show the first or last instrument"));

    add("slider_step", Slider, {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down},
        QT_TR_NOOP("Change the value by one step"));
    add("slider_page", Slider, {Qt::Key_PageUp, Qt::Key_PageDown},
        QT_TR_NOOP("Change the value by a large step, or go to the next mark"));
    add("slider_ends", Slider, {Qt::Key_Home, Qt::Key_End}, QT_TR_NOOP("Smallest or largest value"));

    add("chart_enter", Chart, {Qt::Key_Return}, QT_TR_NOOP("Go into the chart"));
    add("chart_leave", Chart, {Qt::Key_Escape}, QT_TR_NOOP("Leave the points of the chart"));
    add("chart_points", Chart, {Qt::Key_Left, Qt::Key_Right}, QT_TR_NOOP("Previous or next point"));
    add("chart_series", Chart, {Qt::Key_Up, Qt::Key_Down}, QT_TR_NOOP("Previous or next series"));
    add("chart_ends", Chart, {Qt::Key_Home, Qt::Key_End}, QT_TR_NOOP("First or last point of the series"));
    add("chart_all_ends", Chart, {Qt::CTRL | Qt::Key_Home, Qt::CTRL | Qt::Key_End},
        QT_TR_NOOP("First or last point of the chart"));
    add("chart_play", Chart, {Qt::Key_Space}, QT_TR_NOOP("Play or stop, in a chart that plays"));
    add("chart_sound", Chart, {Qt::Key_S, Qt::SHIFT | Qt::Key_S},
        QT_TR_NOOP("Play the chart as sound, or series by series; again: stop"));
    add("chart_keys", Chart, {Qt::Key_Question}, QT_TR_NOOP("List the keys of this chart"));

    add("timeline_zoom_in", Timeline, {Qt::Key_Plus, Qt::Key_Equal}, QT_TR_NOOP("Zoom in"));
    add("timeline_zoom_out", Timeline, {Qt::Key_Minus, Qt::Key_Underscore}, QT_TR_NOOP("Zoom out"));
    add("timeline_whole", Timeline, {Qt::Key_0}, QT_TR_NOOP("Show the whole pass"));
    add("timeline_pan", Timeline, {Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right},
        QT_TR_NOOP("Move the view a little"));
    add("timeline_page", Timeline, {Qt::Key_PageUp, Qt::Key_PageDown},
        QT_TR_NOOP("Move the view earlier or later"));

    add("map_enter", Map, {Qt::Key_Return}, QT_TR_NOOP("Go to the nodes of the map"));
    add("map_leave", Map, {Qt::Key_Escape}, QT_TR_NOOP("Back to the map as a whole"));
    add("map_edges", Map, {Qt::Key_Down, Qt::Key_Up}, QT_TR_NOOP("Along an edge to the next node, and back"));
    add("map_beside", Map, {Qt::Key_Left, Qt::Key_Right}, QT_TR_NOOP("The node beside"));
    add("map_order", Map, {Qt::Key_PageDown, Qt::Key_PageUp},
        QT_TR_NOOP("Next or previous node in reading order"));
    add("map_ends", Map, {Qt::Key_Home, Qt::Key_End}, QT_TR_NOOP("First or last node"));
    add("map_marked", Map, {Qt::Key_N, Qt::SHIFT | Qt::Key_N},
        QT_TR_NOOP("Next or previous marked node, such as a graph break"));
    add("map_regions", Map, {Qt::Key_R, Qt::SHIFT | Qt::Key_R}, QT_TR_NOOP("Next or previous region"));
    add("map_path", Map, {Qt::Key_P, Qt::SHIFT | Qt::Key_P},
        QT_TR_NOOP("Next or previous node on the highlighted path"));
    add("map_zoom_in", Map, {Qt::Key_Plus, Qt::Key_Equal}, QT_TR_NOOP("Zoom in"));
    add("map_zoom_out", Map, {Qt::Key_Minus, Qt::Key_Underscore}, QT_TR_NOOP("Zoom out"));
    add("map_whole", Map, {Qt::Key_0}, QT_TR_NOOP("Show the whole map"));
    add("map_readable", Map, {Qt::Key_1}, QT_TR_NOOP("Show the map in readable size"));
    add("map_pan", Map,
        {Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
         Qt::SHIFT | Qt::Key_Down},
        QT_TR_NOOP("Move the view a little"));
    add("map_keys", Map, {Qt::Key_Question}, QT_TR_NOOP("List the keys of this map"));

    add("projector_vote", Projector, {Qt::Key_1, Qt::Key_5},
        QT_TR_NOOP("Count a vote for the first answer, and so on to the last"));
    add("projector_reveal", Projector, {Qt::Key_R}, QT_TR_NOOP("Reveal the answer"));
    add("projector_votes", Projector, {Qt::Key_V}, QT_TR_NOOP("Show or hide the votes"));
    add("projector_two", Projector, {Qt::Key_T},
        QT_TR_NOOP("Put a second picture beside the first: another track or context"));
    add("projector_next", Projector, {Qt::Key_N}, QT_TR_NOOP("Ask the next question"));
    add("projector_leave", Projector, {Qt::Key_Escape}, QT_TR_NOOP("Leave the projector"));
    return r;
}

} // namespace rp
