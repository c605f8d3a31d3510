// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/content/catalogue_fixture.h"

#include "models/catalogue/catalogue.h"

#include <QtGlobal>

namespace rp::test {

const Catalogue &builtInCatalogue()
{
    static const Catalogue catalogue = [] {
        QString error;
        std::optional<Catalogue> loaded = Catalogue::load(&error);
        if (!loaded)
            qFatal("%s", qPrintable(error));
        return std::move(*loaded);
    }();
    return catalogue;
}

} // namespace rp::test
