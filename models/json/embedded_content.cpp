// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/embedded_content.h"

#include <QtGlobal>

// The macro declares a function, which must not land in a namespace.
static void initResources()
{
    Q_INIT_RESOURCE(labs);
    Q_INIT_RESOURCE(review);
}

namespace rp {

void useEmbeddedContent()
{
    initResources();
}

} // namespace rp
