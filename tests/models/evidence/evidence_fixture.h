// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/lab_loader.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/memo/memo.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "models/store/ledger_store.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/words.h"

#include <memory>
#include <stdexcept>

namespace rp::test {

inline LabContent builtInLab()
{
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(QStringLiteral("lab07"));
    if (!lab)
        throw std::runtime_error("the embedded lab is faulty");
    return *lab;
}

/// Lab 07 with its ledger, evidence and memo; no window and no controllers.
struct EvidenceLab
{
    /// Without a folder nothing is stored.
    explicit EvidenceLab(const QString &folder = {}, Ledger::Mode mode = Ledger::Mode::Learner)
        : ledger(mode)
        , book(content, ledger)
        , memo(content, ledger)
    {
        if (!folder.isEmpty()) {
            store = std::make_unique<LedgerStore>(ledger, folder);
            store->open();
        }
        session = std::make_unique<LabSession>(content, ledger);
    }

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
inline void stir(Instrument &instrument, unsigned seed)
{
    unsigned state = seed * 2654435761U + 1U;
    const auto next = [&state](unsigned count) {
        state = state * 1664525U + 1013904223U;
        return count == 0 ? 0U : (state >> 16) % count;
    };
    for (int round = 0; round < 6; ++round) {
        const std::vector<InputSpec> specs = instrument.inputs();
        if (specs.empty())
            return;
        const InputSpec spec = specs[next(unsigned(specs.size()))];
        QVariant value;
        if (spec.kind == InputSpec::Kind::Choice && !spec.choices.empty())
            value = spec.choices[next(unsigned(spec.choices.size()))].key;
        else if (spec.kind == InputSpec::Kind::Toggle)
            value = next(2) == 1;
        else if (spec.kind != InputSpec::Kind::Choice)
            value = spec.wholeNumbers || next(3) == 0
                        ? (next(2) == 0 ? spec.minimum : spec.maximum)
                        : spec.minimum + (spec.maximum - spec.minimum) * double(next(1000)) / 1000.0;
        (void)instrument.setInput(spec.id, value); // one that is refused leaves the input as it is
    }
}

} // namespace rp::test
