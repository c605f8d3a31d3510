// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/continuum_plan.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/stage_entry.h"
#include "models/instruments/contract/measured_columns.h"
#include "models/text/sentences.h"
#include "views/instruments/move_bar.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/word_parts.h"

#include <QCoreApplication>

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
    InstrumentPlan plan() const;

private:
    Part scatter() const;
    Part reason() const;
    QString reasonText() const;
    Part questions() const;
    Part moves() const;
    LineChartSpec scatterSpec() const;
    QModelIndex chosenStage() const;

    ContinuumInstrument &m_instrument;
    InstrumentReader m_shown;
};

InstrumentPlan ContinuumParts::plan() const
{
    SectionPlan section;
    //: Heading over the controls of the stages of compiling.
    section.controls = {
        {"stages", [] { return tr("Stages"); }, {"workload", "stage", "launch_model"}},
        //: Heading over the controls of the operation that is to become compute-bound.
        {"crossing",
         [] { return tr("Crossing the ridge"); },
         {"operation", "precision", "kernel_complexity", "fusion_level", "gemm_k", "gemm_batch"},
         {moves()}}};
    section.pages = {
        {.key = "stages",
         //: Tab: ways to run a model, by what they gain and what they lose.
         .title = [] { return tr("Stages"); },
         .picture = scatter(),
         .notes = {reason(), questions(), tablePart("intensities", m_shown.table("intensities"))},
         .sentence = [*this] { return reasonText(); },
         .measured =
             [shown = m_shown] {
                 return measuredSentence(*shown.table("stages"), QStringLiteral("throughput"),
                                         shown.key("stage"));
             }}};
    InstrumentPlan plan{{section}};
    plan.pinned = {"stage", "launch_model"};
    return plan;
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
        QStringList questions{tr("Each stage is judged on five questions: 1 stands for yes, 0.5 for partly, "
                                 "0 for no. Their sum is its flexibility.")};
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
        const ContinuumState &state = m_instrument.state();
        bar.showMoves(movesText(state), joinedSentences({movesMessage(state), boundSentence(state)}),
                      m_shown.number("moves") > 0.0);
    };
    const auto setUp = [shown = m_shown](MoveBar &bar, InstrumentView &view) {
        QObject::connect(&bar, &MoveBar::undoRequested, &view,
                         [&view, shown] { view.request(movesInput, shown.number("moves") - 1.0); });
        QObject::connect(&bar, &MoveBar::restartRequested, &view, [&view] { view.request(movesInput, 0.0); });
    };
    return partOf<MoveBar>(Part::Kind::Choice, "moves", show, setUp);
}

} // namespace

InstrumentPlan continuumPlan(ContinuumInstrument &instrument)
{
    return ContinuumParts(instrument).plan();
}

} // namespace rp
