// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/lab_walk.h"

#include "app/root/application.h"
#include "controllers/wizard_controller.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/action_button.h"

namespace rp {

void predict(Application &lab)
{
    const auto &questions = lab.session().currentAct().predictions;
    for (const QuestionContent &question : questions)
        lab.wizard().commitPrediction(question.id, question.options.front().id);
    lab.wizard().next();
}

void leaveAct(Application &lab)
{
    lab.wizard().skipDiscoveries();
    lab.wizard().next();
    lab.wizard().next();
    const auto &reflections = lab.session().currentAct().reflections;
    for (const QuestionContent &question : reflections)
        lab.wizard().answerReflection(question.id, question.correct);
    lab.wizard().next();
    lab.wizard().next(); // past the brief
}

void beginLab(Application &lab, const QString &id)
{
    if (lab.session().content().id != id)
        lab.openLab(id);
    if (lab.session().place().step == Step::Brief)
        lab.wizard().next();
}

ExplorePage *explorePage(Application &lab)
{
    return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
}

} // namespace rp
