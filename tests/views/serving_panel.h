// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../models/serving_fixture.h"
#include "step_fixture.h"

#include "instruments/figure_tiles.h"
#include "instruments/instrument_controls.h"
#include "instruments/serving_view.h"
#include "widgets/tab_row.h"
#include "widgets/value_slider.h"

#include <QVBoxLayout>
#include <array>

namespace serving_panel {

using serving_fixture::labCatalogue;

constexpr std::array<const char *, 4> pages = {"roofline", "memory", "throughput", "fusion"};

/// A question about a figure of the design at batch 64, with a far and a near answer.
inline rp::QuestionContent question(const char *figure, double far, double near)
{
    rp::QuestionContent asked;
    asked.id = key(figure);
    asked.prompt = key("How much?");
    asked.options = {{key("far"), key("Far"), key("Far."), far},
                     {key("near"), key("Near"), key("Near."), near}};
    asked.correct = key("near");
    asked.distanceUnit = key("factor");
    asked.truth = rp::Truth{key("serving.") + key(figure), {{key("batch"), 64.0}}};
    return asked;
}

/// A lab of one act with the serving design.
inline rp::LabContent servingLab()
{
    rp::ActContent act;
    act.id = key("act2");
    act.title = key("The design challenge");
    act.panels = {{key("serving"), key("Serving"), {}, key("serving_design")}};
    act.predictions = {question("tokens_s", 1000.0, 9000.0), question("largest_batch", 58.0, 233.0),
                       question("total_bytes", 70e9, 34e9), question("intensity", 300.0, 42.0)};
    rp::LabContent lab;
    lab.id = key("lab98");
    lab.chapter = key("98");
    lab.contentVersion = key("1");
    lab.title = key("Serving");
    lab.acts = {act};
    return lab;
}

/// The design's view in a window of its own, with a session behind it; what it asks for is done.
class Panel
{
public:
    explicit Panel(rp::Step step = rp::Step::Explore)
        : catalogue(labCatalogue())
        , ledger(rp::Ledger::Mode::Learner)
    {
        rp::installWidgetAccessibility();
        rp::installChartAccessibility();
        store = std::make_unique<rp::LedgerStore>(ledger, folder.path());
        store->open();
        session = std::make_unique<rp::LabSession>(servingLab(), ledger);
        workbench = rp::Workbench::make(session->content(), catalogue);
        controller = std::make_unique<rp::WizardController>(*session, workbench);
        instrument = qobject_cast<rp::ServingDesignInstrument *>(
            workbench.bench(key("act2")).instrument(key("serving")));
        if (!instrument)
            throw std::runtime_error("the act has no serving design");
        go(step);
        announcer = new rp::Announcer(&window);
        view = new rp::ServingView(*instrument, *session, *announcer, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(view, &rp::InstrumentView::inputChangeRequested, instrument,
                         [this](const QString &id, const QVariant &value) {
                             asked.append(id);
                             const QString refused = instrument->setInput(id, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(id, refused);
                         });
        window.resize(1280, 1800);
        window.show();
    }

    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs) const
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument->setInput(key(id), value), QString());
        QCoreApplication::processEvents(); // charts follow in the next turn of the event loop
    }
    template<typename Page>
    Page *page(const char *tab) const
    {
        view->showPage(key(tab));
        QCoreApplication::processEvents();
        return qobject_cast<Page *>(view->page());
    }
    static const rp::ChartAnnotation *mark(rp::ChartWidget &chart, const char *id)
    {
        for (const rp::ChartAnnotation &found : chart.content().annotations) {
            if (found.key == key(id))
                return &found;
        }
        return nullptr;
    }

    rp::Catalogue catalogue;
    QTemporaryDir folder;
    rp::Ledger ledger;
    std::unique_ptr<rp::LedgerStore> store;
    std::unique_ptr<rp::LabSession> session;
    rp::Workbench workbench;
    std::unique_ptr<rp::WizardController> controller;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::ServingDesignInstrument *instrument = nullptr;
    rp::ServingView *view = nullptr;
    QStringList asked;

private:
    void go(rp::Step step) const
    {
        if (step > rp::Step::Brief)
            controller->next();
        if (step > rp::Step::Predict) {
            for (const rp::QuestionContent &prediction : session->content().acts.front().predictions)
                controller->commitPrediction(prediction.id, key("far"));
            controller->next();
        }
        if (step > rp::Step::Explore) {
            controller->skipDiscoveries();
            controller->next();
        }
    }
};

} // namespace serving_panel
