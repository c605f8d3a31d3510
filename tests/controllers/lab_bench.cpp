// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/controllers/lab_bench.h"

#include "models/check/lab_loader.h"
#include "models/instruments/workbench.h"
#include "models/store/ledger_store.h"
#include "tests/models/content/catalogue_fixture.h"

#include <stdexcept>

namespace rp::test {

LabBench::LabBench(const QString &folder, Ledger::Mode mode)
    : catalogue(builtInCatalogue())
    , ledger(mode)
{
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(QStringLiteral("lab07"));
    if (!lab)
        throw std::runtime_error("the embedded lab is faulty");
    if (!folder.isEmpty()) {
        store = std::make_unique<LedgerStore>(ledger, folder);
        store->open();
    }
    session = std::make_unique<LabSession>(*lab, ledger);
    workbench = Workbench::make(*lab, catalogue);
    instrument = workbench.bench(act1).first();
    wizard = std::make_unique<WizardController>(*session, workbench);
    wizard->setCatalogue(catalogue);
}

LabBench::~LabBench() = default;

void LabBench::walkTo(Step step)
{
    while (session->place().step != step) {
        switch (session->place().step) {
        case Step::Predict:
            wizard->commitPrediction(mathShare, QStringLiteral("half"));
            break;
        case Step::Explore:
            wizard->skipDiscoveries();
            break;
        default:
            break;
        }
        wizard->next();
    }
}

} // namespace rp::test
