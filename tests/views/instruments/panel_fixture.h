// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/controllers/panel_bench.h"
#include "tests/views/steps/step_fixture.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/steps/challenge_card.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/widget_accessibility.h"

#include <QVBoxLayout>

namespace step_fixture {

/// Two small instruments in one act with challenges and an exercise, in a window, at the Explore step.
class Panels
{
public:
    explicit Panels(rp::LabContent content = rp::test::twoPanelLab())
    {
        rp::installWidgetAccessibility();
        rp::installChartAccessibility();
        rp::installMeterAccessibility();
        parts.session = std::make_unique<rp::LabSession>(std::move(content), parts.ledger);
        parts.wizard = std::make_unique<rp::WizardController>(*parts.session, rp::Workbench(parts.bench));
        announcer = new rp::Announcer(&window);
        view = new rp::ActView(*parts.session, rp::Workbench(parts.bench), *announcer, intents, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        connectAll();
        parts.explore();
    }

    bool show(const QSize &size = {1000, 700})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        return QTest::qWaitForWindowExposed(&window);
    }

    rp::ExplorePage *page() const { return qobject_cast<rp::ExplorePage *>(view->currentPage()); }
    /// The first of the panel in view; it waits in the drawer of what there is to find.
    rp::ChallengeCard *challenge() const
    {
        page()->discoveries()->setOpen(true);
        return page()->panelPage()->challenges().front();
    }

    /// What the announcer says next.
    QString said() const
    {
        QTest::qWait(300);
        return announcer->text();
    }

    rp::test::PanelBench parts;
    rp::Intents intents;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::ActView *view = nullptr;
    QStringList refusals;

private:
    void connectAll()
    {
        using rp::WizardController;
        auto *wizard = parts.wizard.get();
        connectSteps(intents, *wizard);
        QObject::connect(wizard, &WizardController::inputRefused, view,
                         [this](const rp::InputRef &input, const QString &sentence) {
                             refusals.append(sentence);
                             view->showInputRefusal(input, sentence);
                         });
        QObject::connect(wizard, &WizardController::refused, view, [this](const QString &sentence) {
            refusals.append(sentence);
            view->showRefusal(sentence);
        });
    }
};

} // namespace step_fixture
