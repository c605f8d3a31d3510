// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"

#include <memory>

namespace rp {
class LedgerStore;
}

namespace rp::test {

LabContent builtInLab();

/// Lab 07 with its ledger, evidence and memo; no window and no controllers.
struct EvidenceLab
{
    /// Without a folder nothing is stored.
    explicit EvidenceLab(const QString &folder = {}, Ledger::Mode mode = Ledger::Mode::Learner);
    ~EvidenceLab();

    /// Adds a capture of the present state of an instrument; returns its id.
    QString add(const QString &act = QStringLiteral("act1"), const QString &panel = {})
    {
        return book.add(captureOf(*session, act, panel, *at(act, panel)));
    }
    Instrument *at(const QString &act = QStringLiteral("act1"), const QString &panel = {}) const
    {
        return workbench.bench(act).instrument(panel);
    }

    const Catalogue &catalogue = builtInCatalogue();
    LabContent content = builtInLab();
    Workbench workbench = Workbench::make(content, catalogue);
    Ledger ledger;
    EvidenceBook book;
    Memo memo;
    std::unique_ptr<LedgerStore> store;
    std::unique_ptr<LabSession> session;
};

/// Moves inputs of an instrument about, the same way for the same seed: choices, toggles, numbers in range.
void stir(Instrument &instrument, unsigned seed);

} // namespace rp::test
