// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/measured_reply.h"

#include "models/content/challenge_judge.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/measured_columns.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

struct Reply
{
    Q_DECLARE_TR_FUNCTIONS(rp::MeasuredReply)
};

constexpr double sameTruth = 0.001;  ///< the file has four digits or so
constexpr double samePoints = 0.005; ///< of a share: half a point
constexpr double sameFactor = 1.05;
constexpr double farFactor = 2.0; ///< from here on a factor says more than a percentage

/// What stands beside the measured value.
struct Beside
{
    FigureRef figure;
    QVariantMap inputs;
    double value = 0.0;
    bool inPoints = false;    ///< they are shares, and differ by points
    bool isOwnFigure = false; ///< another one than that of the question's truth
};

bool isNearlySame(double truth, double measuredValue, bool inPoints)
{
    if (inPoints)
        return std::abs(truth - measuredValue) < samePoints;
    const double ratio = truth / measuredValue;
    return std::isfinite(ratio) && ratio > 0.0 && std::max(ratio, 1.0 / ratio) < sameFactor;
}

/// "4.4", "75": more digits would say nothing.
QString timesNumber(double ratio)
{
    return Format().number(ratio, ratio < 10.0 ? 1 : 0);
}

/// Of the truth that was named before, against what was measured; empty where no ratio says it.
QString howFar(double truth, double measuredValue, bool inPoints)
{
    if (isNearlySame(truth, measuredValue, inPoints))
        //: What a model says, named before, against what was measured.
        return Reply::tr("That is nearly the same.");
    if (inPoints) {
        const QString points = Format().number(std::abs(truth - measuredValue) * 100.0, 1);
        //: What a model says, against what was measured; %1 is a difference of two percentages.
        return truth > measuredValue ? Reply::tr("That is %1 points more.").arg(points)
                                     //: What a model says, against what was measured; %1 is a difference of
                                     //: two percentages.
                                     : Reply::tr("That is %1 points less.").arg(points);
    }
    const double ratio = truth / measuredValue;
    if (!std::isfinite(ratio) || ratio <= 0.0)
        return {};
    if (ratio >= farFactor)
        //: What a model says, against what was measured; %1 is a number such as "4.4".
        return Reply::tr("That is %1 times as much as was measured.").arg(timesNumber(ratio));
    if (ratio <= 1.0 / farFactor)
        //: What was measured, against what a model says; %1 is a number such as "4.4".
        return Reply::tr("%1 times as much was measured.").arg(timesNumber(1.0 / ratio));
    const QString share = Format().percent(std::abs(ratio - 1.0));
    //: What a model says, against what was measured; %1 is a percentage.
    return ratio > 1.0 ? Reply::tr("That is %1 more.").arg(share)
                       //: What a model says, against what was measured; %1 is a percentage.
                       : Reply::tr("That is %1 less.").arg(share);
}

class ReplyWriter
{
public:
    ReplyWriter(const Measured &measured, const MeasuredAnswer &answer, const Beside &beside,
                const Bench &bench)
        : m_measured(measured)
        , m_answer(answer)
        , m_beside(beside)
        , m_bench(bench)
        , m_isSame(answer.kinship == MeasuredAnswer::Kinship::Same)
        , m_truth(bench.figureTextFor(beside.inputs, beside.figure))
    {
        const Instrument *instrument = bench.instrument(beside.figure.panel);
        m_isTrace = instrument && instrument->id() == QLatin1String("trace_workbench");
    }

    MeasuredReply written() const
    {
        MeasuredReply reply;
        reply.value = m_answer.value;
        reply.text = text(m_answer.value);
        const QString day = QLocale().toString(m_measured.machine.day, QLocale::ShortFormat);
        //: Names a mark on an axis; %1 is a number with its unit that a machine had.
        reply.mark = (m_isSame ? Reply::tr("Measured: %1")
                               //: Names a mark on an axis: not what is asked about was measured, but
                               //: something of its kind. %1 is a number with its unit.
                               : Reply::tr("Similar, measured: %1"))
                         .arg(reply.text);
        //: Names a mark on an axis. %1: a text such as "Measured: 33.2 %", %2: a machine, %3: a day.
        reply.fullMark =
            fillMarkers(Reply::tr("%1 (%2, %3)"), {reply.mark, machineText(m_measured, {}), day});
        reply.truthMark = truthMark();
        reply.spoken = spoken(reply.text);
        reply.isOther = m_beside.isOwnFigure;
        reply.agrees = m_isSame && isNearlySame(m_beside.value, m_answer.value, m_beside.inPoints);
        reply.comparison = joinedSentences({says(), howFar(m_beside.value, m_answer.value, m_beside.inPoints),
                                            spread(), contentText(m_answer.reason)});
        return reply;
    }

private:
    QString text(double value) const { return m_bench.figureTextOf(value, m_beside.figure); }

    QString truthMark() const
    {
        if (!m_isSame)
            return {};
        //: Names a mark on an axis; %1 is a number with its unit that was read off a trace of a profiler.
        return m_isTrace ? Reply::tr("Trace: %1").arg(m_truth)
                         //: Names a mark on an axis; %1 is a number with its unit that a model says.
                         : Reply::tr("Model: %1").arg(m_truth);
    }

    QString spoken(const QString &value) const
    {
        const QString day = QLocale().toString(m_measured.machine.day, QLocale::LongFormat);
        //: %1: a machine, "H100". %2: a day. %3: what it had, a number with its unit.
        return fillMarkers(m_isSame ? Reply::tr("Measured on %1, %2: %3.")
                                    //: Not what is asked about, but something of its kind. %1: a machine,
                                    //: "H100". %2: a day. %3: what it had, a number with its unit.
                                    : Reply::tr("Something similar, measured on %1, %2: %3."),
                           {machineText(m_measured, {}), day, value});
    }

    QString says() const
    {
        if (m_beside.isOwnFigure)
            //: What is true in the question, beside something of its kind that was measured. %1: the name of
            //: a figure, %2: a number with its unit.
            return fillMarkers(Reply::tr("Here: %1, %2."), {m_bench.figureLabel(m_beside.figure), m_truth});
        if (!m_isSame)
            //: What is true in the question, beside something of its kind that was measured; %1 is a number
            //: with its unit.
            return Reply::tr("Here it is %1.").arg(m_truth);
        //: %1 is a number with its unit that was read off a trace of a profiler.
        return m_isTrace ? Reply::tr("The trace says %1.").arg(m_truth)
                         //: %1 is a number with its unit.
                         : Reply::tr("The model says %1.").arg(m_truth);
    }

    QString spread() const
    {
        if (!m_answer.spread)
            return {};
        //: What a machine had in several runs: the lowest and the highest value.
        return fillMarkers(Reply::tr("Measured values ranged from %1 to %2."),
                           {text(m_answer.spread->low), text(m_answer.spread->high)});
    }

    const Measured &m_measured;
    const MeasuredAnswer &m_answer;
    const Beside &m_beside;
    const Bench &m_bench;
    bool m_isSame;
    bool m_isTrace = false;
    QString m_truth;
};

std::optional<MeasuredReply> replyTo(const Measured &measured, const LabContent &lab, const QString &act,
                                     const QString &question, const std::optional<Truth> &truth,
                                     bool inPoints, const Bench &bench)
{
    const MeasuredAnswer *answer = measuredFor(measured, lab.id, act, question);
    if (!answer || !lab.origin.isEmpty() || !truth || truth->figure.isEmpty())
        return std::nullopt;
    Beside beside{truth->figure, truth->inputs, 0.0, inPoints, !answer->figure.isEmpty()};
    if (beside.isOwnFigure) {
        beside.figure = FigureRef::parse(answer->figure);
        beside.inputs = answer->inputs;
    }
    beside.value = bench.figureFor(beside.inputs, beside.figure);
    const double compared = answer->model.value_or(beside.value);
    if (!isWithin(beside.value, compared, sameTruth))
        return std::nullopt;
    return ReplyWriter(measured, *answer, beside, bench).written();
}

} // namespace

std::optional<MeasuredReply> measuredReply(const Measured &measured, const LabContent &lab,
                                           const QString &act, const QuestionContent &question,
                                           const Bench &bench)
{
    return replyTo(measured, lab, act, question.id, question.truth,
                   question.distanceUnit == QLatin1String("points"), bench);
}

std::optional<MeasuredReply> measuredReply(const Measured &measured, const LabContent &lab,
                                           const QString &act, const ChallengeContent &challenge,
                                           const Bench &bench)
{
    return replyTo(measured, lab, act, challenge.id, challenge.truth,
                   challenge.unit == QLatin1String("percent"), bench);
}

} // namespace rp
