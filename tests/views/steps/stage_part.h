// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/disclosure.h"

#include <QCoreApplication>

namespace rp::test {

/// The widget of a part. Its page is brought to the front, and the drawer with notes is open.
template<typename Widget>
Widget *partOf(InstrumentView &view, const char *id)
{
    view.notes()->setOpen(true);
    if (auto *found = view.page()->part<Widget>(id))
        return found;
    for (const InstrumentView::PageName &name : view.pageNames()) {
        const QString before = view.pageKey();
        view.showPage(name.key);
        QCoreApplication::processEvents(); // charts follow in the next turn of the event loop
        if (auto *found = view.page()->part<Widget>(id))
            return found;
        view.showPage(before);
    }
    return view.part<Widget>(id);
}

} // namespace rp::test
