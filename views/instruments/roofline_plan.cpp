// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/roofline_plan.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/roofline_part.h"

#include <QCoreApplication>
#include <cmath>
#include <iterator>

namespace rp {

namespace {

const QString kernelRow = QStringLiteral("kernel");

/// The chosen kernel is a full circle with a line down; what another lab handed on, hollow and full
/// triangles.
RooflinePointLook lookOf(const QString &row)
{
    if (row == kernelRow)
        return {MarkerShape::Circle, false, true};
    return {MarkerShape::Triangle, row == QLatin1String("carried_unfused"), false};
}

/// A peak with the chosen precision. NaN where the device has no such peak.
double peakOf(const RooflineResult &result, bool sparse)
{
    for (const Roof &roof : result.roofs) {
        if (roof.precision == result.roof.precision && roof.sparse == sparse)
            return roof.peak_flops_s;
    }
    return std::nan("");
}

class RooflineParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::RooflineView)
public:
    RooflineParts(const RooflineInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
    {
    }
    InstrumentPlan plan() const;

private:
    Part chart() const;
    Part report() const;
    std::vector<PredictionRow> predictionRows() const;
    std::vector<ChartAnnotation> measuredKernels() const;

    const RooflineInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
};

/// What is said of predictions.
struct RooflineMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::RooflineMarks)
public:
    //: %1 is a number with its unit.
    static QString spoken(const Prediction &said) { return tr("Your prediction: %1.").arg(said.number); }
    static QString note(const QStringList &answers)
    {
        QStringList sentences;
        for (const QString &answer : answers) {
            //: %1 is the answer that the learner has chosen before.
            sentences.append(tr("You said: %1").arg(answer));
        }
        return joinedSentences(sentences);
    }
};

InstrumentPlan RooflineParts::plan() const
{
    TextLook note;
    note.hiddenWhenEmpty = true;
    SectionPlan section;
    section.controls = {{}};
    const auto way = [&shown = m_instrument] { return shown.wayToRidgeSentence(); };
    section.pages = {
        {.key = "roofline",
         //: Tab: a chart of performance by arithmetic intensity.
         .title = [] { return tr("Roofline"); },
         .picture = chart(),
         .figures = {figuresPart("figures", m_shown,
                                 {{"intensity"}, {"attainable_flops"}, {"mfu"}, {"regime"}})},
         .notes = {textPart("way_to_ridge", way),
                   textPart(
                       "prediction_note",
                       [said = m_predictions] { return RooflineMarks::note(said->answers()); }, note),
                   tablePart("sizes", m_shown.table("sizes")),
                   tablePart("precisions", m_shown.table("precisions"))},
         .sentence = way,
         .measured =
             [shown = m_shown] {
                 return measuredSentence(*shown.table("operating_point"), QStringLiteral("attainable_flops"),
                                         kernelRow);
             }},
        {.key = "dashboard",
         //: Tab: what a dashboard shows and what it is worth.
         .title = [] { return tr("Dashboard"); },
         .picture = report(),
         .notes = {assumptionPart(
             "report_assumption", [] { return tr("reported performance"); },
             [shown = m_shown] { return shown.assumption("reported_share"); })},
         .sentence = [&shown = m_instrument] { return shown.reportedSentence(); }}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.pinned = {"size", "precision"};
    // No device of the settings: what only this machine knows must not reach a ledger.
    plan.here = HerePlan{MeasureTopic::Roof, {"roofline"}};
    //: The question that an instrument answers.
    plan.question = [] { return tr("What limits this kernel: arithmetic or memory?"); };
    return plan;
}

Part RooflineParts::chart() const
{
    RooflinePlan plan;
    plan.points = m_shown.table("operating_point");
    plan.look = lookOf;
    plan.roofs = m_shown.table("roofs");
    plan.shownRoofs = [&shown = m_instrument] {
        const std::vector<QString> columns = shown.shownRoofs();
        const std::vector<QString> names = shown.shownRoofNames();
        std::vector<std::pair<QString, QString>> roofs;
        for (std::size_t i = 0; i < columns.size(); ++i)
            roofs.emplace_back(columns[i], names.at(i));
        return roofs;
    };
    plan.ridge = [&shown = m_instrument] {
        const Roof &roof = shown.state().result.roof;
        return RooflineRidge{roof.ridge(), roof.peak_flops_s, shown.ridgeLabel(), shown.ridgeSentence()};
    };
    plan.marks = [*this] {
        std::vector<ChartAnnotation> marks = m_predictions->marks(predictionRows(), RooflineMarks::spoken);
        std::vector<ChartAnnotation> measured = measuredKernels();
        std::move(measured.begin(), measured.end(), std::back_inserter(marks));
        return marks;
    };
    plan.emphasizedRow = kernelRow;
    plan.ghosts = [&shown = m_instrument, reader = m_shown] {
        std::vector<ResultTable *> ghosts;
        if (shown.settings().isSquare())
            ghosts.push_back(reader.table("sizes"));
        if (shown.settings().all_roofs)
            ghosts.push_back(reader.table("precisions"));
        return ghosts;
    };
    plan.here = true;
    plan.instrument = &m_instrument;
    plan.handles = {figureHandle(m_shown, "kernel", "size", "intensity"),
                    figureHandle(m_shown, "kernel", "k", "intensity"),
                    figureHandle(m_shown, "kernel", "batch", "intensity"),
                    figureHandle(m_shown, "ridge", "precision", "ridge")};
    return rooflinePart("chart", plan);
}

/// What a machine had at every size: squares, thin products for their slope, and the chain of multiply-adds.
std::vector<ChartAnnotation> RooflineParts::measuredKernels() const
{
    const auto flops = QStringLiteral("attainable_flops");
    std::vector<ChartAnnotation> marks;
    QStringList machines; // one kind of mark each
    for (const MeasuredTwin &twin :
         twinsOf(m_instrument.measuredTwins({QStringLiteral("kernel"), QStringLiteral("size"),
                                             QStringLiteral("m"), QStringLiteral("n"), QStringLiteral("k"),
                                             QStringLiteral("batch"), QStringLiteral("gemv_rows"),
                                             QStringLiteral("gemv_columns")}),
                 flops)) {
        const QString kernel = twin.inputs.value(QStringLiteral("kernel")).toString();
        if (kernel == QLatin1String("gemv") && m_shown.key("kernel") != kernel)
            continue; // the same runs as thin products
        const double intensity =
            twin.place ? twin.place->value : m_instrument.figureIf(twin.inputs, QStringLiteral("intensity"));
        //: What was run on a machine, in the legend of a chart. %1: "H100", %2: "Square products".
        const QString machine =
            fillMarkers(tr("%1, %2", "machine and what it ran"),
                        {m_instrument.measuredMachine(twin.variant), contentText(twin.name)});
        if (!machines.contains(machine))
            machines.append(machine);
        const double model = m_instrument.state().result.roof.attainable_flops_s(intensity);
        //: Said of a mark in a chart. %1: such as 170 FLOP/byte. %2: sentences that name a machine, what it
        //: had, and what the model says.
        const QString spoken =
            fillMarkers(tr("At %1. %2"),
                        {Format().flopPerByte(intensity),
                         measuredSentence(machine, Format().flopPerSecond(twin.value), model, twin.value)});
        marks.push_back(measuredPoint(QStringLiteral("measured_%1").arg(marks.size()), intensity, twin.value,
                                      spoken, machine, int(machines.indexOf(machine))));
    }
    return marks;
}

/// A performance is a line across, an intensity or a size a line up.
std::vector<PredictionRow> RooflineParts::predictionRows() const
{
    const RooflineResult &result = m_instrument.state().result;
    const auto above0 = [](double at) { return at > 0.0 ? at : std::nan(""); };
    const auto asIs = [above0](const Prediction &said) { return above0(said.value); };
    const auto shareOf = [above0](double peak) {
        return [above0, peak](const Prediction &said) { return above0(said.value) * peak; };
    };
    const auto ofSize = [above0, &result](const Prediction &said) {
        return squareWork(above0(said.value), result.roof.precision->element_bytes).intensity();
    };
    using Line = PredictionRow::Line;
    return {{"attainable_flops", Line::Across, asIs},
            {"mfu", Line::Across, shareOf(result.roof.peak_flops_s)},
            {"mfu_dense", Line::Across, shareOf(peakOf(result, false))},
            {"mfu_sparse", Line::Across, shareOf(peakOf(result, true))},
            {"size_at_ridge", Line::Upright, ofSize},
            {"reported_size", Line::Upright, ofSize},
            {"reported_intensity", Line::Upright, asIs},
            {"intensity", Line::Upright, asIs},
            {"ridge", Line::Upright, asIs}};
}

/// The peaks that a dashboard may divide by, and what is reported.
Part RooflineParts::report() const
{
    BarsPlan bars;
    bars.table = m_shown.table("precisions");
    bars.columns = {"peak_flops"};
    bars.rows = {"fp16_dense", "fp16_sparse"}; // of the precision that the report is about
    //: Heading over what a dashboard shows and what it is worth.
    bars.title = [] { return tr("The figure on the dashboard"); };
    bars.emphasis = {[&shown = m_instrument] { return shown.state().result.roof.key(); },
                     //: Said of the bar whose values are those of the controls.
                     [] { return tr("as set in the controls"); }};
    bars.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString reported = shown.text("reported_flops");
        return {acrossMark("reported", shown.figure("reported_flops"),
                           //: A line in a chart; %1 is such as 312 TFLOP/s.
                           tr("Reported: %1").arg(reported),
                           //: %1 is such as 312 TFLOP/s.
                           tr("The team reports %1.").arg(reported))};
    };
    return barsPart(BarArrangement::Grouped, "report", bars);
}

} // namespace

InstrumentPlan rooflinePlan(RooflineInstrument &instrument, const LabSession *session)
{
    return RooflineParts(instrument, session).plan();
}

} // namespace rp
