// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/settings_controller.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/words.h"

#include <QStringList>

namespace rp::test {

/// LabBench with the controller of the settings, and what both refused.
struct TrackBench
{
    explicit TrackBench(const QString &folder = {}, Ledger::Mode mode = Ledger::Mode::Learner)
        : lab(folder, mode)
        , settings(lab.ledger, *lab.wizard, lab.catalogue)
    {
        const auto note = [this](const QString &sentence) { refusals.append(sentence); };
        QObject::connect(lab.wizard.get(), &WizardController::refused, &settings, note);
        QObject::connect(&settings, &SettingsController::refused, &settings, note);
        QObject::connect(lab.wizard.get(), &WizardController::inputRefused, &settings,
                         [this](const rp::InputRef &input, const QString &sentence) {
                             refusedInputs.append(input.text());
                             refusals.append(sentence);
                         });
    }

    /// As far as to that step of act 3; answers anything on the way, and skips what is to be explored.
    void walkTo(Step step, const QString &track = {})
    {
        while (lab.session->place() != Place{act3, step}) {
            const ActContent &act = lab.session->currentAct();
            if (act.id == act3 && lab.session->place().step == Step::Brief && !track.isEmpty())
                settings.setTrack(track);
            switch (lab.session->place().step) {
            case Step::Predict:
                for (const QuestionContent *question : lab.session->predictions(act.id))
                    lab.wizard->commitPrediction(question->id, question->options.front().id);
                break;
            case Step::Explore:
                lab.wizard->skipDiscoveries();
                break;
            case Step::Reflect:
                for (const QuestionContent &question : act.reflections)
                    lab.wizard->answerReflection(question.id, question.correct);
                break;
            default:
                break;
            }
            lab.wizard->next();
        }
    }

    QVariant at(const QString &input) const { return lab.workbench.bench(act3).saveInputs().value(input); }

    LabBench lab;
    SettingsController settings;
    QStringList refusals;
    QStringList refusedInputs;
};

} // namespace rp::test
