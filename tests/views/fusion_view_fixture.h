// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instruments/fusion_explorer_instrument.h"
#include "instruments/fusion_pages.h"
#include "instruments/fusion_view.h"
#include "view_bench.h"

namespace fusion_view_fixture {

using ::key;
using view_bench::nameOf;
using namespace rp;

class Bench : public view_bench::OverCatalogue<FusionExplorerInstrument>,
              public view_bench::ViewBench<FusionView, FusionExplorerInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1200, 2200})
    {
    }

    template<typename Page>
    Page *page(const char *topic)
    {
        set("topic", key(topic));
        return qobject_cast<Page *>(view->page());
    }
};

} // namespace fusion_view_fixture
