// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/intents.h"

#include "views/widgets/panel_intents.h"

namespace rp {

Intents::Intents(QObject *parent)
    : QObject(parent)
{
}

void PanelIntents::request(const QString &inputId, const QVariant &value) const
{
    if (intents)
        emit intents->inputChangeRequested({panel, inputId}, value);
}

} // namespace rp
