// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/controllers/panel_bench.h"

#include "models/store/ledger_store.h"

namespace rp::test {

PanelBench::PanelBench(const QString &folder, Ledger::Mode mode)
    : ledger(mode)
{
    if (!folder.isEmpty()) {
        store = std::make_unique<LedgerStore>(ledger, folder);
        store->open();
    }
    session = std::make_unique<LabSession>(twoPanelLab(), ledger);
    wizard = std::make_unique<WizardController>(*session, Workbench(bench));
    connect(wizard.get(), &WizardController::refused, this, &PanelBench::note);
    connect(wizard.get(), &WizardController::inputRefused, this,
            [this](const InputRef &input, const QString &sentence) {
                refusedInputs.append(input.text());
                note(sentence);
            });
}

PanelBench::~PanelBench() = default;

} // namespace rp::test
