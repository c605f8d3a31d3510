// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/intents/intents.h"

namespace rp {

Intents::Intents(QObject *parent)
    : QObject(parent)
{
}

} // namespace rp
