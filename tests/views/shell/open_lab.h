// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/lab_loader.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/built_in_labs.h"
#include "tests/views/steps/step_fixture.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/steps/explore_page.h"
#include "views/widgets/widget_accessibility.h"

#include <QFileInfo>
#include <QTest>
#include <QVBoxLayout>
#include <stdexcept>

namespace rp {

/// Both labs with all gates open, in a window as large as the page of a step is in the program's window.
class OpenLab
{
public:
    OpenLab(const QString &lab, const QSize &size, double text)
        : ledger(Ledger::Mode::Presenter)
    {
        installWidgetAccessibility();
        installChartAccessibility();
        installMeterAccessibility();
        const LabLoad load = loadLabFile(QStringLiteral(":/labs/%1.json").arg(lab));
        if (!load.lab)
            throw std::runtime_error("the built-in lab does not load");
        session = std::make_unique<LabSession>(*load.lab, ledger);
        workbench = Workbench::make(*load.lab, *catalogue);
        controller = std::make_unique<WizardController>(*session, workbench);
        QFont font = window.font();
        font.setPointSizeF(font.pointSizeF() * text);
        window.setFont(font);
        announcer = new Announcer(&window);
        view = new ActView(*session, workbench, *announcer, intents, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        auto *c = controller.get();
        QObject::connect(&intents, &Intents::inputChangeRequested, c, &WizardController::setInput);
        QObject::connect(&intents, &Intents::panelChosen, c, &WizardController::rememberPanel);
        window.resize(size);
        window.show();
    }

    ExplorePage *explore(const QString &act) const
    {
        controller->open({act, Step::Explore});
        controller->run({});
        QCoreApplication::processEvents();
        return qobject_cast<ExplorePage *>(view->currentPage());
    }

    Ledger ledger;
    const Catalogue *catalogue = &test::builtInCatalogue();
    std::unique_ptr<LabSession> session;
    Workbench workbench;
    std::unique_ptr<WizardController> controller;
    Intents intents;
    QWidget window;
    Announcer *announcer = nullptr;
    ActView *view = nullptr;
};

/// A row for each lab in what the window's sidebar, menus and strip leave of 1280 by 720, of 1366 by 768 at a
/// text of 150 %, and of 1920 by 1080 at 200 %.
inline void addLabsInWindows()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const QString &file : builtInLabs()) {
        const QString lab = QFileInfo(file).baseName();
        QTest::addRow("%s 1280", qPrintable(lab)) << lab << QSize(1030, 600) << 1.0;
        QTest::addRow("%s 1366", qPrintable(lab)) << lab << QSize(1000, 630) << 1.5;
        QTest::addRow("%s 1920", qPrintable(lab)) << lab << QSize(1440, 886) << 2.0;
    }
}

} // namespace rp
