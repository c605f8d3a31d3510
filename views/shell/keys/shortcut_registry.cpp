// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/keys/shortcut_registry.h"

#include "models/text/format.h"

#include <algorithm>

namespace rp {

namespace {

bool canBeActiveTogether(ShortcutScope a, ShortcutScope b)
{
    const auto isChart = [](ShortcutScope scope) {
        return scope == ShortcutScope::Chart || scope == ShortcutScope::Timeline;
    };
    if (a == ShortcutScope::Projector || b == ShortcutScope::Projector)
        return a == b;
    return a == b || a == ShortcutScope::Window || b == ShortcutScope::Window || (isChart(a) && isChart(b));
}

} // namespace

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

QStringList ShortcutRegistry::collisions() const
{
    QStringList found;
    for (std::size_t i = 0; i < m_shortcuts.size(); ++i) {
        for (std::size_t j = i + 1; j < m_shortcuts.size(); ++j) {
            const Shortcut &a = m_shortcuts[i];
            const Shortcut &b = m_shortcuts[j];
            if (!canBeActiveTogether(a.scope, b.scope))
                continue;
            for (const QKeySequence &key : a.keys) {
                if (b.keys.contains(key))
                    found << QStringLiteral("%1: %2, %3").arg(key.toString(), a.id, b.id);
            }
        }
    }
    return found;
}

QString ShortcutRegistry::scopeName(ShortcutScope scope)
{
    switch (scope) {
    case ShortcutScope::Window:
        //: Heading in the keyboard help.
        return tr("Everywhere");
    case ShortcutScope::Sidebar:
        //: Heading in the keyboard help: the sidebar.
        return tr("In the list of acts and steps");
    case ShortcutScope::StatusStrip:
        //: Heading in the keyboard help.
        return tr("In the status strip");
    case ShortcutScope::Tabs:
        //: Heading in the keyboard help: the tabs with the instruments of an act.
        return tr("On the tabs of an act with several instruments");
    case ShortcutScope::Slider:
        //: Heading in the keyboard help.
        return tr("On a slider");
    case ShortcutScope::Chart:
        //: Heading in the keyboard help.
        return tr("In a chart or meter");
    case ShortcutScope::Timeline:
        //: Heading in the keyboard help.
        return tr("In the launch timeline, as well");
    case ShortcutScope::Map:
        //: Heading in the keyboard help: a drawn graph, such as the concept map.
        return tr("In a map");
    case ShortcutScope::Projector:
        //: Heading in the keyboard help.
        return tr("On the projector");
    }
    return {};
}

QString ShortcutRegistry::keysText(const Shortcut &shortcut)
{
    QStringList texts;
    for (const QKeySequence &key : shortcut.keys)
        texts << Format::isolate(key.toString(QKeySequence::NativeText));
    //: Separates alternative keys: "Ctrl+O or F3".
    return texts.join(tr(" or "));
}

} // namespace rp
