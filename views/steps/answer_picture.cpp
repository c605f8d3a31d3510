// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/answer_picture.h"

#include "models/instruments/contract/measured_figure.h"
#include "views/instruments/instrument_picture.h"
#include "views/steps/step_page.h"

namespace rp {

InstrumentPicture *answerPicture(const QuestionContent &question, const StepSubject &subject,
                                 const QString &act, const Catalogue &catalogue, QWidget *parent)
{
    if (!question.truth)
        return nullptr;
    const FigureRef &figure = question.truth->figure;
    const ActContent *content = subject.session.content().act(act);
    const PanelContent *panel = content ? findPanel(*content, figure.panel) : nullptr;
    if (!panel || figure.name.isEmpty())
        return nullptr;
    return new InstrumentPicture(
        {panel->instrument, question.truth->pictureInputs(), AskedFigure::parse(figure.name).id},
        subject.session, catalogue, subject.announcer, parent);
}

} // namespace rp
