// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture.h"

#include "models/instruments/contract/instrument.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace rp {
namespace {

/// The answer to a numeric question in words.
QString numberText(const QuestionContent &question, double value)
{
    const Format format;
    if (question.unit == QLatin1String("percent"))
        return format.percent(value);
    if (question.unit == QLatin1String("microseconds"))
        return format.duration_us(value);
    return question.unit == QLatin1String("factor") ? format.factor(value) : format.significant(value);
}

CapturedAnswer answerTo(const QuestionContent &question, const PredictionRecord &record)
{
    CapturedAnswer answer{question.id, record.option, record.number, contentText(question.prompt), {}};
    if (const OptionContent *option = findOption(question, record.option))
        answer.text = contentText(option->text);
    else if (record.number)
        answer.text = numberText(question, *record.number);
    return answer;
}

} // namespace

int Capture::number() const
{
    return id.startsWith(u'e') ? QStringView(id).mid(1).toInt() : 0;
}

Capture captureOf(const LabSession &session, const QString &act, const QString &panel,
                  const Instrument &instrument)
{
    const LabContent &lab = session.content();
    Capture capture;
    capture.lab = lab.id;
    capture.act = act;
    capture.panel = panel;
    capture.instrument = instrument.id();
    capture.contentVersion = lab.contentVersion;
    capture.programVersion = QCoreApplication::applicationVersion();
    capture.track = session.track();
    capture.language = QLocale().bcp47Name();
    if (const ActContent *content = lab.act(act)) {
        for (const QuestionContent &question : content->predictions) {
            const auto record = session.prediction(act, question.id);
            if (record)
                capture.answers.push_back(answerTo(question, *record));
        }
    }
    capture.inputs = instrument.saveInputs();
    const std::vector<InputSpec> shown = instrument.inputs();
    capture.controls.reserve(shown.size());
    for (const InputSpec &spec : shown)
        capture.controls.push_back(
            {spec.id, spec.label, instrument.inputText(spec.id, instrument.input(spec.id))});
    const std::vector<QString> figures = instrument.figureIds();
    capture.figures.reserve(figures.size());
    for (const QString &id : figures)
        capture.figures.push_back(
            {id, instrument.figureLabel(id), instrument.figureText(id), instrument.figure(id)});
    return capture;
}

} // namespace rp
