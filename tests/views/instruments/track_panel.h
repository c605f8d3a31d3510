// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/steps/stage_part.h"
#include "tests/views/steps/step_fixture.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_instrument.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"
#include "views/charts/frame/chart_widget.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/plan/instrument_page.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/intents/intents.h"
#include "views/widgets/layout/tab_row.h"
#include "views/widgets/spoken/announcer.h"

#include <QTest>
#include <QVBoxLayout>

namespace track_panel {

using rp::test::builtInCatalogue;
using rp::test::key;
using rp::test::plain;

/// A track's view in a window of its own; what it asks for is done.
template<typename Instrument>
class Panel
{
public:
    Panel()
        : catalogue(builtInCatalogue())
        , instrument(catalogue)
    {
        announcer = new rp::Announcer(&window);
        view = rp::makeInstrumentView(instrument, nullptr, *announcer, &window, {&intents, {}});
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(&intents, &rp::Intents::inputChangeRequested, &instrument,
                         [this](const rp::InputRef &input, const QVariant &value) {
                             const QString refused = instrument.setInput(input.name, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(input.name, refused);
                         });
        window.resize(1200, 1400);
        window.show();
    }

    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs)
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument.setInput(key(id), value), QString());
    }
    /// The widget of a part; its page is brought to the front.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return rp::test::partOf<Widget>(*view, id);
    }

    rp::Catalogue catalogue;
    Instrument instrument;
    rp::Intents intents;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::InstrumentView *view = nullptr;
};

/// The annotation of a chart with that key; null when there is none.
inline const rp::ChartAnnotation *mark(rp::ChartWidget &chart, const char *id)
{
    for (const rp::ChartAnnotation &found : chart.content().annotations) {
        if (found.key == key(id))
            return &found;
    }
    return nullptr;
}

} // namespace track_panel
