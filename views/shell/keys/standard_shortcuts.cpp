// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/keys/shortcut_registry.h"

namespace rp {

namespace {

using Keys = QList<QKeySequence>;

QKeySequence key(int code)
{
    return QKeySequence(code);
}

QKeySequence ctrl(Qt::Key code)
{
    return QKeySequence(Qt::CTRL | code);
}

void addMapKeys(ShortcutRegistry &r)
{
    const auto add = [&r](const char *id, Keys keys, std::function<QString()> what) {
        r.add({QString::fromLatin1(id), ShortcutScope::Map, std::move(keys), std::move(what)});
    };
    add("map_enter", {key(Qt::Key_Return)},
        [] { return ShortcutRegistry::tr("Go to the nodes of the map"); });
    add("map_leave", {key(Qt::Key_Escape)},
        [] { return ShortcutRegistry::tr("Back to the map as a whole"); });
    add("map_edges", {key(Qt::Key_Down), key(Qt::Key_Up)},
        [] { return ShortcutRegistry::tr("Along an edge to the next node, and back"); });
    add("map_beside", {key(Qt::Key_Left), key(Qt::Key_Right)},
        [] { return ShortcutRegistry::tr("The node beside"); });
    add("map_order", {key(Qt::Key_PageDown), key(Qt::Key_PageUp)},
        [] { return ShortcutRegistry::tr("Next or previous node in reading order"); });
    add("map_ends", {key(Qt::Key_Home), key(Qt::Key_End)},
        [] { return ShortcutRegistry::tr("First or last node"); });
    add("map_marked", {key(Qt::Key_N), QKeySequence(Qt::SHIFT | Qt::Key_N)},
        [] { return ShortcutRegistry::tr("Next or previous marked node, such as a graph break"); });
    add("map_regions", {key(Qt::Key_R), QKeySequence(Qt::SHIFT | Qt::Key_R)},
        [] { return ShortcutRegistry::tr("Next or previous region"); });
    add("map_path", {key(Qt::Key_P), QKeySequence(Qt::SHIFT | Qt::Key_P)},
        [] { return ShortcutRegistry::tr("Next or previous node on the highlighted path"); });
    add("map_zoom_in", {key(Qt::Key_Plus), key(Qt::Key_Equal)},
        [] { return ShortcutRegistry::tr("Zoom in"); });
    add("map_zoom_out", {key(Qt::Key_Minus), key(Qt::Key_Underscore)},
        [] { return ShortcutRegistry::tr("Zoom out"); });
    add("map_whole", {key(Qt::Key_0)}, [] { return ShortcutRegistry::tr("Show the whole map"); });
    add("map_readable", {key(Qt::Key_1)},
        [] { return ShortcutRegistry::tr("Show the map in readable size"); });
    add("map_pan",
        {QKeySequence(Qt::SHIFT | Qt::Key_Left), QKeySequence(Qt::SHIFT | Qt::Key_Right),
         QKeySequence(Qt::SHIFT | Qt::Key_Up), QKeySequence(Qt::SHIFT | Qt::Key_Down)},
        [] { return ShortcutRegistry::tr("Move the view a little"); });
    add("map_keys", {key(Qt::Key_Question)},
        [] { return ShortcutRegistry::tr("List the keys of this map"); });
}

} // namespace

ShortcutRegistry ShortcutRegistry::standard()
{
    ShortcutRegistry r;
    using enum ShortcutScope;
    const auto add = [&r](const char *id, ShortcutScope scope, Keys keys, std::function<QString()> what) {
        r.add({QString::fromLatin1(id), scope, std::move(keys), std::move(what)});
    };

    add("keyboard_help", Window, {key(Qt::Key_F1)}, [] { return tr("Show this list of keys"); });
    add("next_region", Window, {key(Qt::Key_F6)},
        [] { return tr("Go to the next part of the window: controls, steps, page, status strip"); });
    add("previous_region", Window, {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
        [] { return tr("Go to the previous part of the window"); });
    add("next_step", Window, {ctrl(Qt::Key_PageDown)}, [] { return tr("Go to the next step"); });
    add("previous_step", Window, {ctrl(Qt::Key_PageUp)}, [] { return tr("Go to the previous step"); });
    add("next_panel", Window, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
        [] { return tr("Show the next instrument of the act"); });
    add("previous_panel", Window, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
        [] { return tr("Show the previous instrument of the act"); });
    add("capture", Window, {ctrl(Qt::Key_E)},
        [] { return tr("Keep what the instrument shows as evidence"); });
    add("show_home", Window, {QKeySequence(Qt::ALT | Qt::Key_Home)},
        [] { return tr("Go to the course home page"); });
    add("show_review", Window, {ctrl(Qt::Key_R)}, [] { return tr("Go to the review of the course"); });
    add("show_step", Window, {ctrl(Qt::Key_1)}, [] { return tr("Go to the current step"); });
    add("show_evidence", Window, {ctrl(Qt::Key_2)}, [] { return tr("Go to the evidence"); });
    add("show_memo", Window, {ctrl(Qt::Key_3)}, [] { return tr("Go to the decision memo"); });
    add("settings", Window, {ctrl(Qt::Key_Comma)},
        [] { return tr("Open the settings: language, text size, theme, context, track"); });
    add("project", Window, {key(Qt::Key_F11)}, [] { return tr("Show the picture to a class, or leave it"); });
    add("open_menu", Window, {key(Qt::Key_F10)}, [] { return tr("Open the menu bar"); });
    add("save_as", Window, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        [] { return tr("Save the session to a file"); });
    add("continue_from", Window, {ctrl(Qt::Key_O)}, [] { return tr("Continue from a saved file"); });
    add("open_trace", Window, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
        [] { return tr("Open a trace of your own"); });
    add("larger_text", Window, {ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)}, [] { return tr("Larger text"); });
    add("smaller_text", Window, {ctrl(Qt::Key_Minus)}, [] { return tr("Smaller text"); });
    add("normal_text", Window, {ctrl(Qt::Key_0)}, [] { return tr("Text at 100 %"); });
    add("quit", Window, {ctrl(Qt::Key_Q)}, [] { return tr("Close Ridgepoint"); });

    add("sidebar_move", Sidebar, {key(Qt::Key_Up), key(Qt::Key_Down)},
        [] { return tr("Move through acts and steps"); });
    add("sidebar_ends", Sidebar, {key(Qt::Key_Home), key(Qt::Key_End)},
        [] { return tr("First or last step"); });
    add("sidebar_open", Sidebar, {key(Qt::Key_Return), key(Qt::Key_Space)},
        [] { return tr("Open the step, or hear why it is locked"); });

    add("strip_move", StatusStrip, {key(Qt::Key_Left), key(Qt::Key_Right)},
        [] { return tr("Read the previous or next entry"); });
    add("strip_all", StatusStrip, {key(Qt::Key_Escape)}, [] { return tr("Back to the whole strip"); });

    add("tabs_move", Tabs, {key(Qt::Key_Left), key(Qt::Key_Right)},
        [] { return tr("Show the previous or next instrument"); });
    add("tabs_ends", Tabs, {key(Qt::Key_Home), key(Qt::Key_End)},
        [] { return tr("Show the first or last instrument"); });

    add("slider_step", Slider, {key(Qt::Key_Left), key(Qt::Key_Right), key(Qt::Key_Up), key(Qt::Key_Down)},
        [] { return tr("Change the value by one step"); });
    add("slider_page", Slider, {key(Qt::Key_PageUp), key(Qt::Key_PageDown)},
        [] { return tr("Change the value by a large step, or go to the next mark"); });
    add("slider_ends", Slider, {key(Qt::Key_Home), key(Qt::Key_End)},
        [] { return tr("Smallest or largest value"); });

    add("chart_enter", Chart, {key(Qt::Key_Return)}, [] { return tr("Go into the chart"); });
    add("chart_leave", Chart, {key(Qt::Key_Escape)}, [] { return tr("Leave the points of the chart"); });
    add("chart_points", Chart, {key(Qt::Key_Left), key(Qt::Key_Right)},
        [] { return tr("Previous or next point"); });
    add("chart_series", Chart, {key(Qt::Key_Up), key(Qt::Key_Down)},
        [] { return tr("Previous or next series"); });
    add("chart_ends", Chart, {key(Qt::Key_Home), key(Qt::Key_End)},
        [] { return tr("First or last point of the series"); });
    add("chart_all_ends", Chart, {ctrl(Qt::Key_Home), ctrl(Qt::Key_End)},
        [] { return tr("First or last point of the chart"); });
    add("chart_play", Chart, {key(Qt::Key_Space)}, [] { return tr("Play or stop, in a chart that plays"); });
    add("chart_keys", Chart, {key(Qt::Key_Question)}, [] { return tr("List the keys of this chart"); });

    add("timeline_zoom_in", Timeline, {key(Qt::Key_Plus), key(Qt::Key_Equal)}, [] { return tr("Zoom in"); });
    add("timeline_zoom_out", Timeline, {key(Qt::Key_Minus), key(Qt::Key_Underscore)},
        [] { return tr("Zoom out"); });
    add("timeline_whole", Timeline, {key(Qt::Key_0)}, [] { return tr("Show the whole pass"); });
    add("timeline_pan", Timeline,
        {QKeySequence(Qt::SHIFT | Qt::Key_Left), QKeySequence(Qt::SHIFT | Qt::Key_Right)},
        [] { return tr("Move the view a little"); });
    add("timeline_page", Timeline, {key(Qt::Key_PageUp), key(Qt::Key_PageDown)},
        [] { return tr("Move the view earlier or later"); });

    addMapKeys(r);

    add("projector_vote", Projector, {key(Qt::Key_1), key(Qt::Key_5)},
        [] { return tr("Count a vote for the first answer, and so on to the last"); });
    add("projector_reveal", Projector, {key(Qt::Key_R)}, [] { return tr("Reveal the answer"); });
    add("projector_votes", Projector, {key(Qt::Key_V)}, [] { return tr("Show or hide the votes"); });
    add("projector_two", Projector, {key(Qt::Key_T)},
        [] { return tr("Put a second picture beside the first: another track or context"); });
    add("projector_next", Projector, {key(Qt::Key_N)}, [] { return tr("Ask the next question"); });
    add("projector_leave", Projector, {key(Qt::Key_Escape)}, [] { return tr("Leave the projector"); });
    return r;
}

} // namespace rp
