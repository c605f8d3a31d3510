// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

namespace rp {

class Intents;
class ThisComputer;

/// Where the view of one panel's instrument asks. Without intents it is a picture to look at, and nobody is
/// asked.
struct PanelIntents
{
    QPointer<Intents> intents;
    QString panel; ///< as its bench names it, see Bench::qualified()
    /// What was measured of this computer, where measuring can be asked for; null: it can't. Outlives the
    /// view.
    const ThisComputer *computer = nullptr;

    void request(const QString &inputId, const QVariant &value) const;
};

} // namespace rp
