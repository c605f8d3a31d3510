// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/support/words.h"

#include <memory>

namespace rp {
class LedgerStore;
struct Catalogue;
} // namespace rp

namespace rp::test {

/// Lab 07 with its real parts and no window, put together as the program does it.
class LabBench
{
public:
    /// Without a folder nothing is stored.
    explicit LabBench(const QString &folder = {}, Ledger::Mode mode = Ledger::Mode::Learner);
    ~LabBench();

    /// Through the controller, up to and into that step of act 1; predicts "half" (wrong).
    void walkTo(Step step);

    const Catalogue &catalogue;
    Ledger ledger;
    std::unique_ptr<LedgerStore> store;
    std::unique_ptr<LabSession> session;
    Workbench workbench;
    Instrument *instrument = nullptr; ///< the one of act 1
    std::unique_ptr<WizardController> wizard;
};

inline const QString mathShare = QStringLiteral("math_share");
inline const QString whyLower = QStringLiteral("why_lower");

} // namespace rp::test
