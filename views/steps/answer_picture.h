// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace rp {

class InstrumentPicture;
struct Catalogue;
struct QuestionContent;
struct StepSubject;

/// The picture that answers a prediction of an act, of the panel that the truth is a figure of, whatever
/// track the learner is on. Null where the truth is no figure of an instrument.
InstrumentPicture *answerPicture(const QuestionContent &question, const StepSubject &subject,
                                 const QString &act, const Catalogue &catalogue, QWidget *parent);

} // namespace rp
