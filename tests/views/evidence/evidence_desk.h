// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/evidence_controller.h"
#include "controllers/wizard_controller.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/views/shell/page_checks.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/pages/file_asker.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/widget_accessibility.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace rp::test {

/// The lab with every gate open and a window for one page, connected as the program does it.
struct EvidenceDesk : EvidenceLab
{
    EvidenceDesk()
        : EvidenceLab({}, Ledger::Mode::Presenter)
    {
        installWidgetAccessibility();
        installChartAccessibility();
        installMeterAccessibility();
        announcer = new Announcer(&window);
        new QVBoxLayout(&window);
    }

    template<typename Page>
    void show(Page *page, const QSize &size = {1000, 640})
    {
        window.layout()->addWidget(page);
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        followReadingOrder(window);
    }

    /// Answers every question for a file with this path; an empty one cancels.
    FileAsker fileAsker()
    {
        return [this](QWidget *, const FileQuestion &question, const auto &then) {
            asked = question;
            if (!path.isEmpty())
                then(path);
        };
    }

    WizardController wizard{*session, workbench};
    EvidenceController controller{*session, workbench, book, memo, wizard};
    QSignalSpy refused{&controller, &EvidenceController::refused};
    QTemporaryDir folder;
    QString path;
    FileQuestion asked;
    Intents intents;
    QWidget window; // the first to go: its page holds references to everything else
    Announcer *announcer = nullptr;
};

} // namespace rp::test
