// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion.h"
#include "tests/views/instruments/view_bench.h"

namespace fusion_view_fixture {

using ::key;
using view_bench::nameOf;
using namespace rp;

class Bench : public view_bench::OverCatalogue<FusionInstrument>,
              public view_bench::ViewBench<FusionInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1200, 2200})
    {
    }

    InstrumentPage *page(const char *topic) const
    {
        set("topic", key(topic));
        return view->page();
    }
};

} // namespace fusion_view_fixture
