// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../models/roofline_fixture.h"
#include "charts/line_canvas.h"
#include "instruments/bench.h"
#include "instruments/figure_tiles.h"
#include "instruments/instrument_controls.h"
#include "instruments/roofline_chart.h"
#include "instruments/roofline_view.h"
#include "session/lab_session.h"
#include "session/ledger.h"
#include "session/ledger_store.h"
#include "widgets/announcer.h"
#include "widgets/text_block.h"
#include "widgets/value_slider.h"
#include "widgets/widget_accessibility.h"
#include "wizard_controller.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <stdexcept>

namespace roofline_panel {

using roofline_fixture::key;
using roofline_fixture::labCatalogue;
using roofline_fixture::plain;

/// Names of every accessible object below one, as an assistive tool walks the tree.
inline QStringList namesIn(QAccessibleInterface *from)
{
    if (!from)
        return {};
    QStringList names{from->text(QAccessible::Name)};
    for (int i = 0; i < from->childCount(); ++i)
        names += namesIn(from->child(i));
    return names;
}
inline QStringList namesIn(QWidget *widget)
{
    return namesIn(QAccessible::queryAccessibleInterface(widget));
}

/// A lab of one act with the roofline, a prediction in words and one in numbers.
inline rp::LabContent rooflineLab()
{
    rp::QuestionContent words;
    words.id = key("why");
    words.prompt = key("Why?");
    words.options = {{key("ridge"), key("It lies below the ridge."), key("Yes."), std::nullopt},
                     {key("bug"), key("It is a bug."), key("No."), std::nullopt}};
    words.correct = key("ridge");
    rp::QuestionContent number;
    number.id = key("share");
    number.prompt = key("How much?");
    number.options = {{key("half"), key("About 50 %"), key("Near."), 0.5},
                      {key("all"), key("About 90 %"), key("Far."), 0.9}};
    number.correct = key("half");
    number.distanceUnit = key("points");
    number.truth = rp::Truth{key("roofline.mfu"), {{key("size"), 512.0}}};
    rp::ActContent act;
    act.id = key("act1");
    act.title = key("The memory wall");
    act.panels = {{key("roofline"), key("The roofline"), {}, key("roofline")}};
    act.predictions = {words, number};
    rp::LabContent lab;
    lab.id = key("lab98");
    lab.chapter = key("98");
    lab.contentVersion = key("1");
    lab.title = key("Roofline");
    lab.acts = {act};
    return lab;
}

/// The roofline's view in a window of its own, with a session behind it; what it asks for is done.
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
        session = std::make_unique<rp::LabSession>(rooflineLab(), ledger);
        workbench = rp::Workbench::make(session->content(), catalogue);
        controller = std::make_unique<rp::WizardController>(*session, workbench);
        instrument =
            qobject_cast<rp::RooflineInstrument *>(workbench.bench(key("act1")).instrument(key("roofline")));
        if (!instrument)
            throw std::runtime_error("the act has no roofline");
        go(step);
        announcer = new rp::Announcer(&window);
        view = new rp::RooflineView(*instrument, *session, *announcer, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(view, &rp::InstrumentView::inputChangeRequested, instrument,
                         [this](const QString &id, const QVariant &value) {
                             const QString refused = instrument->setInput(id, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(id, refused);
                         });
        window.resize(1200, 1500);
        window.show();
    }

    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs) const
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument->setInput(key(id), value), QString());
    }
    rp::ValueSlider *slider(const char *id) const
    {
        return qobject_cast<rp::ValueSlider *>(view->controls()->control(key(id)));
    }
    const rp::ChartAnnotation *mark(const char *id) const
    {
        for (const rp::ChartAnnotation &found : view->chart()->content().annotations) {
            if (found.key == key(id))
                return &found;
        }
        return nullptr;
    }
    /// The layout of what is drawn.
    const rp::LineLayout &drawn() const
    {
        view->chart()->content(); // brings it up to date
        view->chart()->plotWidget()->grab();
        return static_cast<const rp::LineCanvas &>(view->chart()->canvas()).geometry();
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
    rp::RooflineInstrument *instrument = nullptr;
    rp::RooflineView *view = nullptr;

private:
    void go(rp::Step step) const
    {
        if (step > rp::Step::Brief)
            controller->next();
        if (step > rp::Step::Predict) {
            controller->commitPrediction(key("why"), key("bug"));
            controller->commitPrediction(key("share"), key("all"));
            controller->next();
        }
        if (step > rp::Step::Explore) {
            controller->skipDiscoveries();
            controller->next();
        }
    }
};

} // namespace roofline_panel
