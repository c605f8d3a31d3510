// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/evidence/evidence_fixture.h"

#include "models/check/lab_loader.h"
#include "models/store/ledger_store.h"

#include <stdexcept>

namespace rp::test {

LabContent builtInLab()
{
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(QStringLiteral("lab07"));
    if (!lab)
        throw std::runtime_error("the embedded lab is faulty");
    return *lab;
}

EvidenceLab::EvidenceLab(const QString &folder, Ledger::Mode mode)
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

EvidenceLab::~EvidenceLab() = default;

void stir(Instrument &instrument, unsigned seed)
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
