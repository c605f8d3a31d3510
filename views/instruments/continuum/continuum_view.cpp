// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/continuum/continuum_view.h"

#include "models/instruments/continuum/continuum_instrument.h"
#include "models/instruments/kit/ridge_points.h"
#include "models/text/format.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/scale/intensity_scale.h"
#include "views/instruments/continuum/move_bar.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

namespace rp {

namespace {

const QString movesInput = QStringLiteral("moves");
constexpr double mostFlexibility = 5.0;

QStringList stageIds()
{
    return {QStringLiteral("workload"), QStringLiteral("stage"), QStringLiteral("launch_model")};
}

QStringList crossingIds()
{
    return {QStringLiteral("operation"),    QStringLiteral("precision"), QStringLiteral("kernel_complexity"),
            QStringLiteral("fusion_level"), QStringLiteral("gemm_k"),    QStringLiteral("gemm_batch")};
}

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    return column;
}

} // namespace

ContinuumView::ContinuumView(CompilationContinuumInstrument &instrument, Announcer &announcer,
                             QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_stageCard(new Card(2))
    , m_crossingCard(new Card(2))
{
    const QStringList elsewhere{QStringLiteral("context"), movesInput};
    m_stageControls = new InstrumentControls(instrument, announcer, elsewhere + crossingIds());
    m_crossingControls = new InstrumentControls(instrument, announcer, elsewhere + stageIds());
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xl);
    m_stageCard->body()->addWidget(m_stageControls);
    outer->addWidget(sideBySide(m_stageCard, makeStages()));
    m_moves = new MoveBar;
    m_crossingCard->body()->addWidget(m_moves);
    m_crossingCard->body()->addWidget(m_crossingControls);
    outer->addWidget(sideBySide(m_crossingCard, makeCrossing()));
    connectAll();
    follow();
}

QWidget *ContinuumView::makeStages()
{
    auto *side = new QWidget;
    QVBoxLayout *column = columnOf(side);
    m_scatter = new LineChart(side);
    m_reason = new TextBlock(side);
    m_stageMark = new AssumptionMark(side);
    m_rubric = new ComparisonTable(*m_instrument.rubric(), side);
    m_questions = new TextBlock(side);
    m_reason->setReachable(true);
    m_questions->setReachable(true);
    m_questions->setParagraphGap(0.2);
    auto *below = new QHBoxLayout;
    below->setSpacing(space::m);
    below->addWidget(m_reason, 1);
    below->addWidget(m_stageMark, 0, Qt::AlignTop);
    auto *judgements = new QVBoxLayout;
    judgements->setSpacing(space::s);
    judgements->addWidget(m_rubric);
    judgements->addWidget(m_questions);
    column->addWidget(m_scatter);
    column->addLayout(below);
    column->addLayout(judgements);
    column->addStretch(1);
    return side;
}

QWidget *ContinuumView::makeCrossing()
{
    auto *side = new QWidget;
    QVBoxLayout *column = columnOf(side);
    m_scale = new IntensityScale(side);
    m_ridgeMark = new AssumptionMark(side);
    m_scale->setPoints(m_instrument.intensities(), QStringLiteral("intensity"));
    column->addWidget(m_scale);
    column->addWidget(m_ridgeMark, 0, Qt::AlignLeading);
    column->addStretch(1);
    return side;
}

void ContinuumView::connectAll()
{
    for (InstrumentControls *controls : {m_stageControls, m_crossingControls})
        connect(controls, &InstrumentControls::inputChangeRequested, this,
                &InstrumentView::inputChangeRequested);
    connect(m_moves, &MoveBar::undoRequested, this,
            [this] { emit inputChangeRequested(movesInput, m_instrument.moves() - 1.0); });
    connect(m_moves, &MoveBar::restartRequested, this,
            [this] { emit inputChangeRequested(movesInput, 0.0); });
    for (ChartWidget *chart : std::initializer_list<ChartWidget *>{m_scatter, m_scale})
        connect(chart, &ChartWidget::announce, &announcer(), &Announcer::say);
}

void ContinuumView::retranslateUi()
{
    //: Heading over the controls of the stages of compiling.
    m_stageCard->setHeading(tr("Stages"));
    //: Heading over the controls of the operation that is to become compute-bound.
    m_crossingCard->setHeading(tr("Crossing the ridge"));
    m_stageMark->setSubject(tr("factors and judgements of the stages"));
    m_ridgeMark->setSubject(tr("ridge points"));
    QStringList questions;
    for (const RubricQuestion &question : m_instrument.questions()) {
        //: one of five questions: its name, then what it asks
        questions.append(tr("%1: %2").arg(question.name, question.meaning));
    }
    m_questions->setText(questions.join(u'\n'));
    m_shownRidges.clear();
    showResults();
}

void ContinuumView::showResults()
{
    m_stageControls->showValues();
    m_crossingControls->showValues();
    m_moves->showMoves(m_instrument.movesText(), m_instrument.movesMessage(), m_instrument.moves() > 0.0);
    showStages();
    showCrossing();
}

void ContinuumView::showStages()
{
    ResultTable *stages = m_instrument.stages();
    const QString stage = m_instrument.stage();
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("flexibility");
    spec.pointColumns = {QStringLiteral("throughput")};
    spec.labelColumn = QStringLiteral("stage");
    spec.xTitle = m_instrument.figureLabel(QStringLiteral("flexibility"));
    spec.yTitle =
        stages->headerData(stages->columnOf(QStringLiteral("throughput")), Qt::Horizontal).toString();
    spec.xMin = 0.0;
    spec.xMax = mostFlexibility;
    if (m_scatter->table() != stages || !(m_scatter->spec() == spec))
        m_scatter->setLines(stages, spec);
    const QModelIndex chosen = stages->index(stages->rowOf(stage), 0);
    m_scatter->setEmphasizedRow(stage, chosen.data(ResultTable::NoteRole).toString());
    //: a stage of compiling, and one or two sentences on it
    m_reason->setText(
        tr("%1: %2", "stage and reason").arg(chosen.data().toString(), m_instrument.stageReason()));
    m_stageMark->setReason(stages
                               ->headerData(stages->columnOf(QStringLiteral("speedup")), Qt::Horizontal,
                                            ResultTable::AssumptionRole)
                               .toString());
}

void ContinuumView::showCrossing()
{
    m_ridgeMark->setReason(m_instrument.figureAssumption(QStringLiteral("vector_share")));
    showRidges();
}

void ContinuumView::showRidges()
{
    const RidgePoints &ridges = m_instrument.ridges();
    const QString shown = QStringLiteral("%1/%2").arg(ridges.tensor).arg(ridges.vector);
    if (shown == m_shownRidges)
        return;
    m_shownRidges = shown;
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
    m_scale->setRidges(std::move(lines));
}

void ContinuumView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_stageControls->showRefusal(inputId, sentence);
    m_crossingControls->showRefusal(inputId, sentence);
}

} // namespace rp
