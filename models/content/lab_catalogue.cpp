// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_catalogue.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/content/lab_content.h"

namespace rp {

Catalogue catalogueFor(const LabContent &lab, const Catalogue &catalogue)
{
    Catalogue own = catalogue;
    for (ContextEntry &context : own.contexts) {
        const auto given = lab.contexts.constFind(context.key);
        if (given == lab.contexts.cend() || !own.devices.find(given->device))
            continue;
        context.device = given->device;
        if (!given->summary.isEmpty())
            context.summary = given->summary;
    }
    return own;
}

} // namespace rp
