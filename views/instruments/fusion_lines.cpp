// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chain line by line, under Bytes: what is done to a line changes its kernels and their points.
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/fusion_pages.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/picture_links.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/program/program_view.h"
#include "views/widgets/spoken/announcer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double batchFactor = 2.0;
constexpr double mostElements = 1e9;

const QString fusedInput = QStringLiteral("fused");
const QString joinedLines = QStringLiteral("joined");
const QString readLines = QStringLiteral("read_lines");
const QString elementType = QStringLiteral("precision");
const QString tensorSize = QStringLiteral("elements");

using Change = std::pair<QString, QVariant>;

/// What an edit, called like its input, asks the instrument for.
Change changeOf(const FusionSettings &settings, int line, const QString &edit)
{
    const auto withLine = [line](double lines) {
        return double(physics::LineSet(lines) ^ (physics::LineSet(1) << unsigned(line)));
    };
    if (edit == joinedLines)
        return {edit, withLine(settings.joined)};
    if (edit == readLines)
        return {edit, withLine(settings.read_lines)};
    if (edit == elementType)
        return {edit, settings.elementBytes() > 2.0 ? QStringLiteral("fp16") : QStringLiteral("fp32")};
    return {edit, std::min(settings.elements * batchFactor, mostElements)};
}

} // namespace

/// What was changed here, to be taken back in turn.
struct FusionNormPage::Past
{
    QString chain; ///< which one it is about
    std::vector<Change> changes;
};

/// What takes back all that the menu has done, to single lines and to all; how they run has its own switch.
std::map<QString, QVariant> FusionNormPage::asWritten(const Past &past) const
{
    std::map<QString, QVariant> written(past.changes.begin(), past.changes.end()); // of each the first
    written.erase(fusedInput);
    written[joinedLines] = written[readLines] = 0.0;
    std::erase_if(written,
                  [this](const auto &change) { return m_instrument->input(change.first) == change.second; });
    return written;
}

std::vector<ProgramShown::Edit> FusionNormPage::editsOf(int line) const
{
    const physics::ProgramEdits edits = m_instrument->settings().edits();
    std::vector<ProgramShown::Edit> all;
    if (line > 0)
        //: A switch in a menu: write a line of code and the one above it as one kernel.
        all.push_back({joinedLines, tr("In one kernel with the line above"),
                       physics::hasLine(edits.joined, std::size_t(line))});
    if (line + 1 < int(m_instrument->state().program.lines.size()))
        //: A switch in a menu: Python looks at a value of a tensor behind this line of code.
        all.push_back({readLines, tr("Python reads a value after it"),
                       physics::hasLine(edits.read, std::size_t(line))});
    return all;
}

ProgramShown FusionNormPage::program(const Past &past) const
{
    const FusionState &state = m_instrument->state();
    ProgramShown shown;
    const std::vector<FusionLine> code = m_instrument->codeLines(false);
    for (int line = 0; line < int(code.size()); ++line) {
        const bool isRead =
            physics::hasLine(state.settings.edits().read, std::size_t(line)) && line + 1 < int(code.size());
        const QString written = code[std::size_t(line)].code;
        const QString value = written.section(u' ', 0, 0);
        shown.lines.push_back(
            {isRead ? QStringLiteral("%1; %2[0, 0].item()").arg(written, value) : written, editsOf(line)});
    }
    const Format format;
    for (std::size_t i = 0; i < state.program.kernels.size(); ++i) {
        const FusionKernel &made = state.program.kernels[i];
        ProgramShown::Kernel kernel;
        kernel.row = QStringLiteral("kernel_%1").arg(i + 1);
        kernel.name = m_instrument->kernelName(i);
        kernel.moves = m_instrument->kernelMoves(i);
        kernel.intensity = format.flopPerByte(made.ai);
        kernel.isMemoryBound = !(made.ai >= state.machine.ridges.vector); // no ridge: the memory alone
        kernel.first = int(made.made.first);
        kernel.last = int(made.made.last);
        for (const FusionLine &line : m_instrument->kernelCode(i))
            kernel.code.emplace_back(line.code, joinedSentences({line.code, line.moves}));
        shown.kernels.push_back(std::move(kernel));
    }
    // Shape and type of the tensor go on from line to line, so these can't be changed of one alone.
    const auto ofAll = [](const QString &edit) {
        return fillMarkers(QCoreApplication::translate("rp::IntensityScale", "%1: %2"),
                           {QCoreApplication::translate("rp::Fusion", "All lines"), edit});
    };
    //: A switch in a menu: numbers of two bytes in place of four.
    shown.toAll = {{elementType, ofAll(tr("Half precision")), state.settings.elementBytes() <= 2.0},
                   //: An entry of a menu: of the tensor.
                   {tensorSize, ofAll(tr("Twice the batch")), false, false}};
    shown.isCompiled = state.settings.fused;
    shown.canUndo = !past.changes.empty();
    shown.canReset = !asWritten(past).empty();
    return shown;
}

/// The bars where they are chosen, the lines in their place otherwise.
Part FusionNormPage::lines() const
{
    const auto past = std::make_shared<Past>();
    const auto make = [*this, past](InstrumentView &view, QWidget *parent) {
        const bool asks = view.takesInput();
        auto *made = new ProgramView(ProgramView::Lines::Own,
                                     asks ? ProgramView::Edits::Offered : ProgramView::Edits::None, parent);
        RooflineChart &roofline = *made->roofline();
        roofline.setOnStage();
        PictureLinks::of(view).add(roofline);
        QObject::connect(&roofline, &FigureFrame::announce, &view.announcer(), &Announcer::say);
        const auto ask = [*this, past, &view](const Change &change, bool isKept) {
            if (isKept)
                past->changes.emplace_back(change.first, m_instrument->input(change.first));
            view.request(change.first, change.second);
            view.showResults();
        };
        QObject::connect(made, &ProgramView::edited, &view, [*this, ask](int line, const QString &edit) {
            ask(changeOf(m_instrument->settings(), line, edit), true);
        });
        QObject::connect(made, &ProgramView::compileChosen, &view, [ask](bool on) {
            ask({fusedInput, on}, true);
        });
        QObject::connect(made, &ProgramView::undoChosen, &view, [past, ask] {
            if (past->changes.empty())
                return;
            const Change last = past->changes.back();
            past->changes.pop_back();
            ask(last, false);
        });
        QObject::connect(made, &ProgramView::resetChosen, &view, [*this, past, ask] {
            for (const auto &change : asWritten(*past))
                ask(change, true);
        });
        return made;
    };
    const auto show = [*this, past](ProgramView &view) {
        view.setVisible(isByLine());
        if (!isByLine())
            return;
        // Another cut of the chain has other lines: bits of those mean others now.
        if (const QString chain = level() + m_shown.key("granularity");
            std::exchange(past->chain, chain) != chain)
            std::erase_if(past->changes, [](const Change &change) {
                return change.first == joinedLines || change.first == readLines;
            });
        RooflineChart &roofline = *view.roofline();
        view.setPoints(m_shown.table("program"), QStringLiteral("program"));
        std::vector<QString> roofs;
        std::optional<RooflineRidge> ridge;
        if (std::isfinite(m_shown.figure("ridge_vector"))) {
            const IntensityRidge vector = ridges().front();
            roofs.push_back(QStringLiteral("vector_flops"));
            ridge = {vector.flopPerByte, vector.flopPerByte * m_shown.figure("bandwidth"), vector.label,
                     vector.spoken};
        }
        if (std::isfinite(m_shown.figure("ridge_tensor")))
            roofs.push_back(QStringLiteral("tensor_flops"));
        roofline.setRoofs(m_shown.table("program_roofs"), roofs);
        roofline.setRidge(ridge);
        view.setShown(program(*past));
    };
    return madePart<ProgramView>(Part::Kind::Picture, "lines", make, show);
}

/// What the picture is: the bars of both ways, or the lines with their kernels and points.
Part FusionNormPage::pictureChoice() const
{
    const auto entries = [] {
        return std::vector<std::pair<QString, QString>>{
            //: A picture that can be chosen: bar chart.
            {QStringLiteral("bars"), tr("Bars")},
            //: A picture that can be chosen: lines of code, the kernels they become, and a roofline.
            {QStringLiteral("lines"), tr("Lines and kernels")}};
    };
    //: Name of two radio buttons: which picture is shown.
    return choicePart("picture",
                      {.label = [] { return tr("Picture"); }, .entries = entries, .chosen = m_picture});
}

} // namespace rp
