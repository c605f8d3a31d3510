// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

namespace rp {

class Intents;

/// Where the view of one panel's instrument asks. Without intents it is a picture to look at, and nobody is
/// asked.
struct PanelIntents
{
    QPointer<Intents> intents;
    QString panel; ///< as its bench names it, see Bench::qualified()

    void request(const QString &inputId, const QVariant &value) const;
};

} // namespace rp
