// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/models/session/watched.h"

#include <QTemporaryDir>
#include <algorithm>
#include <memory>
#include <stdexcept>

/// A lab of one act with a single panel, a ledger in a temporary folder and the real controller.
class OneActLab
{
public:
    /// The learner has gone to `step`, and answered every prediction wrong on the way.
    OneActLab(const rp::ActContent &act, rp::Catalogue labCatalogue, rp::Step step)
        : catalogue(std::move(labCatalogue))
        , ledger(rp::Ledger::Mode::Learner)
    {
        store = std::make_unique<rp::LedgerStore>(ledger, folder.path());
        store->open();
        session = std::make_unique<rp::LabSession>(labOf(act), ledger);
        workbench = rp::Workbench::make(session->content(), catalogue);
        controller = std::make_unique<rp::WizardController>(*session, workbench);
        goTo(step);
    }

    template<typename Shown>
    Shown &only() const
    {
        auto *found = qobject_cast<Shown *>(workbench.bench(session->place().act).first());
        if (!found)
            throw std::runtime_error("the act has another instrument");
        return *found;
    }

    rp::Catalogue catalogue;
    QTemporaryDir folder;
    rp::Ledger ledger;
    std::unique_ptr<rp::LedgerStore> store;
    std::unique_ptr<rp::LabSession> session;
    rp::Workbench workbench;
    std::unique_ptr<rp::WizardController> controller;

private:
    static rp::LabContent labOf(const rp::ActContent &act)
    {
        rp::LabContent lab;
        lab.id = key("lab98");
        lab.chapter = key("98");
        lab.contentVersion = key("1");
        lab.title = act.title;
        lab.acts = {act};
        return lab;
    }

    void goTo(rp::Step step) const
    {
        if (step > rp::Step::Brief)
            controller->next();
        if (step > rp::Step::Predict) {
            for (const rp::QuestionContent &asked : session->currentAct().predictions) {
                const auto wrong =
                    std::find_if(asked.options.begin(), asked.options.end(),
                                 [&asked](const auto &option) { return option.id != asked.correct; });
                controller->commitPrediction(asked.id, wrong->id);
            }
            controller->next();
        }
        if (step > rp::Step::Explore) {
            controller->skipDiscoveries();
            controller->next();
        }
    }
};
