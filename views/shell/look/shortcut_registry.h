// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <vector>

namespace rp {

/// Where a shortcut works. Two scopes other than Window are never active together, because each belongs to
/// the widget that has the keyboard; Window is always active.
enum class ShortcutScope
{
    Window,
    Sidebar,
    StatusStrip,
    Tabs,
    Slider,
    Chart,
    Timeline,
    Map,
    Projector ///< a window of its own: nothing else can be active with it
};

struct Shortcut
{
    QString id; ///< stable, untranslated: "next_step"
    ShortcutScope scope = ShortcutScope::Window;
    QList<QKeySequence> keys;
    const char *text = "";
    QString what() const; ///< translated: "Go to the next step"
};

/// Every key the program answers to, once. The menus take their keys from here, the keyboard help lists it,
/// and a test fails when two entries claim the same key in places that can be active together.
class ShortcutRegistry
{
    Q_DECLARE_TR_FUNCTIONS(rp::ShortcutRegistry)
public:
    /// The registry of the program.
    static ShortcutRegistry standard();

    void add(Shortcut shortcut);
    const std::vector<Shortcut> &all() const { return m_shortcuts; }
    /// Keys of a shortcut; empty when the id is unknown.
    QList<QKeySequence> keys(const QString &id) const;

    static QString scopeName(ShortcutScope scope);
    /// The keys as the learner's platform and language write them.
    static QString keysText(const Shortcut &shortcut);

private:
    std::vector<Shortcut> m_shortcuts;
};

} // namespace rp
