// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/wizard_controller.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/models/instruments/contract/small_instrument.h"
#include "tests/models/labs/two_panel_lab.h"

#include <QStringList>
#include <memory>

namespace rp {
class LedgerStore;
}

namespace rp::test {

/// twoPanelLab() with two instruments and no window.
class PanelBench : public QObject
{
    Q_OBJECT
public:
    /// Without a folder nothing is stored.
    explicit PanelBench(const QString &folder = {}, Ledger::Mode mode = Ledger::Mode::Learner);
    ~PanelBench() override;

    void explore()
    {
        wizard->next();
        wizard->commitPrediction(QStringLiteral("p"), QStringLiteral("a"));
        wizard->next();
    }
    void set(const char *input, const QVariant &value)
    {
        wizard->setInput(InputRef::parse(QLatin1String(input)), value);
    }
    QVariant at(const char *input) const { return bench.saveInputs().value(QLatin1String(input)); }
    ChallengeRecord challenge(const char *id) const
    {
        return session->challenge(QStringLiteral("only"), QLatin1String(id));
    }

    SmallInstrument a{QStringLiteral("first")};
    SmallInstrument b{QStringLiteral("second")};
    Bench bench{std::vector<Bench::Panel>{{QStringLiteral("a"), &a}, {QStringLiteral("b"), &b}}};
    Ledger ledger;
    std::unique_ptr<LedgerStore> store;
    std::unique_ptr<LabSession> session;
    std::unique_ptr<WizardController> wizard;
    QStringList refusals;      ///< sentences, oldest first
    QStringList refusedInputs; ///< names, oldest first

private:
    void note(const QString &sentence) { refusals.append(sentence); }
};

} // namespace rp::test
