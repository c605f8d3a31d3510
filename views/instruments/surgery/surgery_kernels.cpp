// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The other picture beside the code: what its lines become, and where that lies on the roofline.
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/widgets/quiet_stack.h"

#include <QVBoxLayout>
#include <tuple>

namespace rp {

void SurgeryStage::buildProgram()
{
    if (m_program)
        return;
    m_program = new ProgramView(
        ProgramView::Lines::Beside,
        m_tools == Tools::Offered ? ProgramView::Edits::Offered : ProgramView::Edits::None, m_stack);
    m_program->roofline()->setOnStage();
    m_stack->addWidget(m_program);
    m_left->insertWidget(m_left->indexOf(m_code) + 1, m_program->kernels(), 2);
    connect(m_program->roofline(), &FigureFrame::announce, this, &SurgeryStage::announce);
    connect(m_program, &ProgramView::compileChosen, this, [this](bool on) {
        emit chosen(on ? QStringLiteral("none_break") : QStringLiteral("none_skip"));
    });
    connect(m_program, &ProgramView::lit, this, [this](int line) {
        m_code->setCurrentRow(line);
        showCode();
    });
    connect(m_code, &QListWidget::currentRowChanged, m_program, &ProgramView::chooseLine);
    emit programMade(m_program);
}

QString SurgeryStage::told(const char *figure, const QString &value) const
{
    //: The name of a figure and its value, such as "Compiled graphs: 160".
    return tr("%1: %2").arg(m_instrument.figureLabel(QString::fromLatin1(figure)), value);
}

ProgramShown SurgeryStage::programShown() const
{
    const SurgeryOutcome &after = m_instrument.state().after();
    const BreakCause cause = m_instrument.breakCause();
    const ResultTable &table = *m_instrument.table("kernels");
    const Format format;
    ProgramShown shown;
    for (const QString &code : m_code->shown().lines)
        shown.lines.push_back({code});
    for (const SurgeryKernels &each : m_instrument.kernels()) {
        ProgramShown::Kernel kernel;
        kernel.row = table.rows()[shown.kernels.size()].key;
        kernel.name = partName(each.part.of, cause);
        for (const QString &figure : {told("kernels", expectedText(each.part.operations)),
                                      told("launches", expectedText(each.part.launches)),
                                      told("traffic_bytes", format.bytes(each.traffic_bytes))})
            kernel.moves = joinedSentences({kernel.moves, tr("%1.").arg(figure)});
        kernel.intensity = format.flopPerByte(each.ai);
        kernel.isMemoryBound = each.ai < surgeryRidge(m_instrument.state());
        std::tie(kernel.first, kernel.last) = partLines(each.part.of, cause);
        shown.kernels.push_back(std::move(kernel));
    }
    // After a surgery the compiler has everything already.
    shown.isCompiled = after.applied != physics::SurgeryMethod::WholeFrameEager;
    shown.canCompile = !after.isSurgery();
    return shown;
}

void SurgeryStage::showProgram()
{
    if (!m_program || m_stack->currentWidget() != m_program)
        return;
    RooflineChart &roofline = *m_program->roofline();
    m_program->setPoints(m_instrument.table("kernels"), QStringLiteral("pass"));
    roofline.setRoofs(m_instrument.table("roof"), {QStringLiteral("peak_flops")});
    const double ridge = surgeryRidge(m_instrument.state());
    const QString at = told("ridge", Format().flopPerByte(ridge));
    roofline.setRidge(
        RooflineRidge{ridge, m_instrument.state().result.pass.peak_flops, at, tr("%1.").arg(at)});
    m_program->setShown(programShown());
    m_program->chooseLine(m_code->currentRow());
    showCode();
}

} // namespace rp
