// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/continuum/continuum_plan.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/stage_entry.h"
#include "models/instruments/kit/ridge_points.h"
#include "models/text/format.h"
#include "views/instruments/continuum/move_bar.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/plan/word_parts.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

constexpr double mostFlexibility = 5.0;
constexpr double listGap = 0.2; ///< between the questions, in lines
const QString movesInput = QStringLiteral("moves");

class ContinuumParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::ContinuumView)
public:
    explicit ContinuumParts(ContinuumInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    SectionPlan stages() const;
    SectionPlan crossing() const;

private:
    Part scatter() const;
    Part reason() const;
    QString reasonText() const;
    Part questions() const;
    Part moves() const;
    LineChartSpec scatterSpec() const;
    QModelIndex chosenStage() const;
    std::vector<IntensityRidge> ridges() const;

    ContinuumInstrument &m_instrument;
    InstrumentReader m_shown;
};

SectionPlan ContinuumParts::stages() const
{
    SectionPlan section;
    //: Heading over the controls of the stages of compiling.
    section.controls = {{"stages", [] { return tr("Stages"); }, {"workload", "stage", "launch_model"}}};
    section.pages = {{.key = "stages",
                      //: Tab: ways to run a model, by what they gain and what they lose.
                      .title = [] { return tr("Stages"); },
                      .picture = scatter(),
                      .notes = {reason()},
                      .sentence = [*this] { return reasonText(); }},
                     {.key = "rubric",
                      //: Tab: a table with the judgements behind a chart.
                      .title = [] { return tr("Judgements"); },
                      .picture = tablePicture("rubric", m_shown.table("rubric")),
                      .notes = {questions()}}};
    return section;
}

SectionPlan ContinuumParts::crossing() const
{
    SectionPlan section;
    //: Heading over the controls of the operation that is to become compute-bound.
    section.controls = {
        {"crossing",
         [] { return tr("Crossing the ridge"); },
         {"operation", "precision", "kernel_complexity", "fusion_level", "gemm_k", "gemm_batch"},
         {moves()}}};
    const std::vector<HandlePlan> handles = {
        figureHandle(m_shown, "now", "fusion_level", "intensity"),
        figureHandle(m_shown, "now", "gemm_k", "intensity"),
        figureHandle(m_shown, "ridge_tensor", "precision", "ridge_tensor")};
    section.pages = {{.key = "crossing",
                      .title = [] { return tr("Crossing the ridge"); },
                      .picture = scalePart("scale", {.table = m_shown.table("intensities"),
                                                     .column = "intensity",
                                                     .ridges = [*this] { return ridges(); },
                                                     .handles = handles,
                                                     .instrument = &m_instrument}),
                      .sentence = [*this] { return movesMessage(m_instrument.state()); }}};
    return section;
}

QModelIndex ContinuumParts::chosenStage() const
{
    const ResultTable *stages = m_shown.table("stages");
    return stages->index(stages->rowOf(m_shown.key("stage")), 0);
}

LineChartSpec ContinuumParts::scatterSpec() const
{
    const ResultTable *stages = m_shown.table("stages");
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("flexibility");
    spec.pointColumns = {QStringLiteral("throughput")};
    spec.labelColumn = QStringLiteral("stage");
    spec.xTitle = m_shown.label("flexibility");
    spec.yTitle =
        stages->headerData(stages->columnOf(QStringLiteral("throughput")), Qt::Horizontal).toString();
    spec.xMin = 0.0;
    spec.xMax = mostFlexibility + 0.25; // no point on the frame
    return spec;
}

Part ContinuumParts::scatter() const
{
    LinesPlan plan{m_shown.table("stages"), [*this] { return scatterSpec(); }};
    plan.emphasis = {[shown = m_shown] { return shown.key("stage"); },
                     [*this] { return chosenStage().data(ResultTable::NoteRole).toString(); }};
    return linesPart("scatter", plan);
}

QString ContinuumParts::reasonText() const
{
    //: a stage of compiling, and one or two sentences on it
    return tr("%1: %2", "stage and reason")
        .arg(chosenStage().data().toString(), contentText(m_instrument.state().chosen().stage->summary));
}

Part ContinuumParts::reason() const
{
    return textPart("reason", [*this] { return reasonText(); });
}

Part ContinuumParts::questions() const
{
    const auto text = [] {
        QStringList questions;
        for (const RubricQuestion &question : rubricQuestions()) {
            //: one of five questions: its name, then what it asks
            questions.append(tr("%1: %2").arg(question.name, question.meaning));
        }
        return questions.join(u'\n');
    };
    TextLook look;
    look.paragraphGap = listGap;
    return textPart("questions", text, look);
}

Part ContinuumParts::moves() const
{
    const auto show = [*this](MoveBar &bar) {
        bar.showMoves(movesText(m_instrument.state()), m_shown.number("moves") > 0.0);
    };
    const auto setUp = [shown = m_shown](MoveBar &bar, InstrumentView &view) {
        QObject::connect(&bar, &MoveBar::undoRequested, &view,
                         [&view, shown] { view.request(movesInput, shown.number("moves") - 1.0); });
        QObject::connect(&bar, &MoveBar::restartRequested, &view, [&view] { view.request(movesInput, 0.0); });
    };
    return partOf<MoveBar>(Part::Kind::Choice, "moves", show, setUp);
}

std::vector<IntensityRidge> ContinuumParts::ridges() const
{
    const RidgePoints &ridges = m_instrument.state().result.crossing.ridges;
    std::vector<IntensityRidge> lines;
    if (std::isfinite(ridges.vector)) {
        const QString at = Format().flopPerByte(ridges.vector);
        //: a line on a scale; %1 is an arithmetic intensity
        lines.push_back({QStringLiteral("ridge_vector"), tr("Vector ridge: %1").arg(at),
                         //: %1 is an arithmetic intensity
                         tr("Vector ridge at %1. Beyond it, pointwise operations are compute-bound.").arg(at),
                         ridges.vector});
    }
    if (std::isfinite(ridges.tensor)) {
        const QString at = Format().flopPerByte(ridges.tensor);
        const QString name = ridges.tensorPrecision == physics::Precision::Tf32 ? QStringLiteral("TF32")
                                                                                : QStringLiteral("FP16");
        //: a line on a scale; %1 is a number format (FP16, TF32), %2 an arithmetic intensity
        lines.push_back({QStringLiteral("ridge_tensor"),
                         tr("Tensor Core ridge, %1: %2").arg(Format::isolate(name), at),
                         //: %1 is a number format (FP16, TF32), %2 an arithmetic intensity
                         tr("Tensor Core ridge for %1 at %2. Beyond it, matrix products are compute-bound.")
                             .arg(Format::isolate(name), at),
                         ridges.tensor});
    }
    return lines;
}

} // namespace

InstrumentPlan continuumPlan(ContinuumInstrument &instrument)
{
    const ContinuumParts parts(instrument);
    return {{parts.stages(), parts.crossing()}};
}

} // namespace rp
