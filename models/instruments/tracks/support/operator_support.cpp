// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/support/operator_support.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/tracks/track_tables.h"
#include "models/instruments/tracks/track_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using S = SupportSettings;
using State = SupportState;
using physics::OperatorTimes;

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

const OperatorEntry &operatorOf(const S &settings, const Catalogue &catalogue)
{
    return catalogue.operators.findOrFirst(settings.operatorKey);
}

physics::OperatorSupport supportOf(const S &settings, const Catalogue &catalogue)
{
    const OperatorEntry &entry = operatorOf(settings, catalogue);
    const bool isFixed = settings.shapes == QLatin1String("fixed");
    if (settings.isTiny())
        return isFixed ? entry.tiny : entry.tinyDynamic;
    return isFixed ? entry.mobile : entry.mobileDynamic;
}

double mostUses(const S &settings, const Catalogue &catalogue)
{
    return settings.isTiny() ? catalogue.tiny->core.kernels : catalogue.mobile->frame.blocks;
}

/// The pass of the track's own instrument, unfused or with the interpreter, before any operator is missing.
physics::SupportedPass passUnder(const S &settings, const Catalogue &catalogue)
{
    const SupportConstants &constants = *catalogue.support;
    if (settings.isTiny()) {
        const TinyConstants &tiny = *catalogue.tiny;
        const DeviceEntry *device = catalogue.devices.find(QStringLiteral("MCU_M4F_48"));
        return {.kernels = tiny.core.kernels,
                .work_us = physics::tinyHop(tiny.core, {}, tiny.clock_mhz).time_ms * 1e3,
                .overhead = catalogue.runtimes.findOrFirst(constants.tinyRuntime).runtime.overhead,
                .tensor_bytes = constants.tiny_tensor_bytes,
                .bandwidth_bytes_s = device ? device->device.bandwidth_bytes_s : 1.0};
    }
    const physics::MobileFrameModel &frame = catalogue.mobile->frame;
    const double kernels = frame.blocks * frame.kernels_unfused;
    return {.kernels = kernels,
            .launch_us = frame.launch_us,
            .work_us = physics::mobileFrame(frame, false).time_ms * 1e3 - kernels * frame.launch_us,
            .handover_us = constants.mobile_handover_us,
            .tensor_bytes = frame.activation_bytes,
            .bandwidth_bytes_s = frame.bandwidth_bytes_s,
            .host_bandwidth_bytes_s = constants.mobile_host_bandwidth_bytes_s};
}

S startingSettings(const Catalogue &catalogue)
{
    return {.operatorKey = catalogue.operators.empty() ? QString() : catalogue.operators.front().key};
}

State supportState(const S &settings, const Catalogue &catalogue)
{
    const physics::SupportedPass pass = passUnder(settings, catalogue);
    const physics::OperatorSupport support = supportOf(settings, catalogue);
    const SupportConstants &constants = *catalogue.support;
    return {settings,
            support,
            passAsDelivered(pass, physics::OperatorSupport::Native, settings.uses),
            passAsDelivered(pass, support, settings.uses),
            passRebuilt(pass, support, settings.uses, constants.pieces),
            settings.isTiny() ? catalogue.tiny->core.hop_ms * 1e3
                              : 1e6 / catalogue.mobile->frame.frames_per_s,
            settings.isTiny() ? constants.tiny_build_s : constants.mobile_build_s};
}

double totalOf(const OperatorTimes &times)
{
    return times.runs ? times.total_us() : missing;
}

bool keepsTime(const State &state, const OperatorTimes &times)
{
    return times.runs && times.total_us() <= state.limit_us;
}

double paybackPasses(const State &state)
{
    const double saved_us = totalOf(state.delivered) - state.rebuilt.total_us();
    return saved_us > 0.0 ? std::ceil(state.build_s * 1e6 / saved_us) : missing;
}

QString supportText(double value)
{
    //: how a device runs an operator
    return value == 0.0 ? TrackText::tr("native")
           //: how a device runs an operator: the CPU computes it instead
           : value == 1.0 ? TrackText::tr("falls back to the CPU")
                          //: how a device runs an operator: not at all
                          : TrackText::tr("does not run");
}

/// What the picture shows: the three ways beside each other.
QString buildsSummary(const State &state, const Catalogue &catalogue)
{
    const QString name = contentText(operatorOf(state.settings, catalogue).name);
    const QString delivered = Format().milliseconds(state.delivered.total_us());
    QString said;
    if (!state.delivered.runs)
        //: what a chart shows; %1 is an operator such as "LayerNorm"
        said = TrackText::tr("As delivered the program does not start: nothing runs %1.").arg(name);
    else if (state.delivered.handovers == 0.0)
        //: what a chart shows; %1 is an operator such as "ReLU", %2 a duration
        said = fillMarkers(TrackText::tr("%1 is native, and one pass takes %2."), {name, delivered});
    else
        said = fillMarkers(
            //: what a chart shows; %1 is an operator such as "LayerNorm", %2 and %3 are durations, %4 a
            //: count
            TrackText::tr(
                "%1 falls back to the CPU, so one pass takes %2 and not %3: it is handed over %4 times."),
            {name, delivered, Format().milliseconds(state.native.total_us()),
             Format().count(state.delivered.handovers)});
    //: %1 is a duration
    return joinedSentences({said, TrackText::tr("Rebuilt on a host it takes %1.")
                                      .arg(Format().milliseconds(state.rebuilt.total_us()))});
}

QString supportChange(const Moment<OperatorSupport> &moment)
{
    const QString &set = moment.inputs.front();
    const auto total = [&moment](const State &state) {
        return FiguresOf<OperatorSupport>::text(QStringLiteral("total_us"), state, moment.catalogue);
    };
    return joinedSentences(
        {trackWasSet(trackText(InputsOf<OperatorSupport>::row(set)->label),
                     InputsOf<OperatorSupport>::text(set, moment.now.settings, moment.catalogue)),
         trackMoved(TrackText::tr("One pass"), total(moment.before), total(moment.now))});
}

constexpr auto deviceChoices = std::to_array<ChoiceRow>({
    {"mobile", QT_TRANSLATE_NOOP("rp::Tracks", "Phone processor")},
    {"tiny", QT_TRANSLATE_NOOP("rp::Tracks", "Microcontroller")},
});
constexpr auto shapeChoices = std::to_array<ChoiceRow>({
    //: sizes of the tensors in a model
    {"fixed", QT_TRANSLATE_NOOP("rp::Tracks", "Fixed")},
    //: sizes of the tensors in a model: they differ between inputs
    {"dynamic", QT_TRANSLATE_NOOP("rp::Tracks", "Changing")},
});
constexpr auto buildChoices = std::to_array<ChoiceRow>({
    //: a program as it comes, without a rebuild
    {"delivered", QT_TRANSLATE_NOOP("rp::Tracks", "As delivered")},
    //: a program made anew on another computer, before it is delivered
    {"rebuilt", QT_TRANSLATE_NOOP("rp::Tracks", "Rebuilt on a host")},
});

constexpr auto supportInputs = std::to_array<InputRow<OperatorSupport>>({
    {.id = "scenario",
     .held = &S::scenario,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Device"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "The device of your track."),
     .choices = deviceChoices,
     .secondary = true,
     .sharedWith = "track",
     .renews = true,
     .follow =
         [](S &after, const S &, const Catalogue &catalogue) {
             after.uses = std::min(after.uses, mostUses(after, catalogue));
         }},
    {.id = "operator",
     .held = &S::operatorKey,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Operator"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "One step of the model. Not every device has a kernel for each."),
     .choicesNow = entriesOf<&Catalogue::operators>,
     .notes = "operator",
     .renews = true},
    //: control: whether the sizes of tensors are fixed or change
    {.id = "shapes",
     .held = &S::shapes,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Shapes"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Small devices plan their memory before the program starts, so they "
                                         "want shapes that are fixed."),
     .choices = shapeChoices,
     .renews = true},
    //: control: how a program is made
    {.id = "build",
     .held = &S::build,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Build"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "These devices compile nothing at run time. A host can rebuild the "
                                         "program: it fixes shapes and makes native kernels of an operator."),
     .choices = buildChoices},
    //: control: how often an operator stands in a model
    {.id = "uses",
     .held = &S::uses,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Uses in one pass"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "How often the operator stands in the model."),
     .written = Quantity::Count,
     .minimum = 1.0,
     .maximum = 40.0,
     .whole = true,
     .adjust = [](InputSpec &spec, const S &s,
                  const Catalogue &catalogue) { spec.maximum = mostUses(s, catalogue); }},
    //: control: how many devices get one rebuilt program
    {.id = "devices",
     .held = &S::devices,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Devices"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "One rebuild is delivered to all of them."),
     .written = Quantity::Count,
     .kind = InputSpec::Kind::Logarithmic,
     .minimum = 1.0,
     .maximum = 1e6,
     .step = 10.0,
     .whole = true,
     .marks = {1.0, 1e3, 1e6},
     .applies = [](const S &s, const Catalogue &) { return s.build == QLatin1String("rebuilt"); }},
});

constexpr FieldNames passNotes = {"pass", "operator"};
constexpr FieldNames awayNotes = {
    "pass", "operator", "mobile_handover_us", "mobile_host_bandwidth_bytes_s", "tiny_tensor_bytes", "pieces"};

/// A part of the time of one pass; of one that does not start there is none.
template<double OperatorTimes::*part>
double partOfPass(const State &state, const Catalogue & /*catalogue*/)
{
    return state.chosen().runs ? state.chosen().*part : missing;
}

constexpr auto supportFigures = std::to_array<FigureRow<OperatorSupport>>({
    //: figure: the time of one pass through a model
    {"total_us", QT_TRANSLATE_NOOP("rp::Tracks", "One pass"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return totalOf(s.chosen()); }, awayNotes,
     [](double value, const State &, const Catalogue &) {
         return std::isnan(value) ? TrackText::tr("does not run") : Format().milliseconds(value);
     }},
    {"work_us", QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the device"), Quantity::Milliseconds,
     partOfPass<&OperatorTimes::work_us>, passNotes},
    //: figure: time to start kernels, or that an interpreter takes
    {"launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launches"), Quantity::Milliseconds,
     partOfPass<&OperatorTimes::launch_us>, passNotes},
    {"copy_us", QT_TRANSLATE_NOOP("rp::Tracks", "Handing over"), Quantity::Milliseconds,
     partOfPass<&OperatorTimes::copy_us>, awayNotes},
    {"host_us", QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the CPU"), Quantity::Milliseconds,
     partOfPass<&OperatorTimes::host_us>, awayNotes},
    {"native_us", QT_TRANSLATE_NOOP("rp::Tracks", "One pass with native operators"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.native.total_us(); }, passNotes},
    {"slowdown", QT_TRANSLATE_NOOP("rp::Tracks", "Slower than native"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return totalOf(s.chosen()) / s.native.total_us(); }, awayNotes},
    {"launches", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one pass"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.chosen().launches; }, passNotes},
    //: figure: how often work changes between accelerator and CPU
    {"handovers", QT_TRANSLATE_NOOP("rp::Tracks", "Hand-overs in one pass"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.chosen().handovers; }, passNotes},
    {"subgraphs", QT_TRANSLATE_NOOP("rp::Tracks", "Pieces of the graph"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.chosen().subgraphs; }, passNotes},
    {"limit_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one pass"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.limit_us; }},
    {"build_s", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one rebuild"), Quantity::Seconds,
     [](const State &s, const Catalogue &) { return s.build_s; }, "mobile_build_s"},
    {"build_each_s", QT_TRANSLATE_NOOP("rp::Tracks", "Rebuild, spread over the devices"), Quantity::Seconds,
     [](const State &s, const Catalogue &) { return s.build_s / s.settings.devices; }, "mobile_build_s"},
    {"payback_passes", QT_TRANSLATE_NOOP("rp::Tracks", "Passes until the rebuild has paid back"),
     Quantity::Count, [](const State &s, const Catalogue &) { return paybackPasses(s); },
     awayNotes + "mobile_build_s"},
    {"runs", QT_TRANSLATE_NOOP("rp::Tracks", "The program starts"), trackYesNo,
     [](const State &s, const Catalogue &) { return s.chosen().runs ? 1.0 : 0.0; }, "operator"},
    {"support", QT_TRANSLATE_NOOP("rp::Tracks", "The operator on this device"), Quantity::Word,
     [](const State &s, const Catalogue &) { return double(s.support); }, "operator",
     [](double value, const State &, const Catalogue &) { return supportText(value); }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Within the time allowed"), trackYesNo,
     [](const State &s, const Catalogue &) { return keepsTime(s, s.chosen()) ? 1.0 : 0.0; }, awayNotes},
});

std::vector<ResultRow> buildRows(const State &state, const Catalogue & /*catalogue*/)
{
    const auto row = [&state](const char *key, Phrase name, const OperatorTimes &times, bool isChosen) {
        std::vector<ResultCell> cells;
        for (const double part_us : {times.work_us, times.launch_us, times.copy_us, times.host_us})
            cells.push_back(numberCell(times.runs ? part_us : missing));
        const bool isKept = keepsTime(state, times);
        cells.push_back(times.runs ? trackRatedCell(times.total_us(), isKept) : numberCell(missing));
        cells.push_back(textCell([runs = times.runs, isKept] {
            return !runs    ? TrackText::tr("does not run")
                   : isKept ? TrackText::tr("in time")
                            : TrackText::tr("too late");
        }));
        cells.back().meaning = isKept ? Meaning::Good : Meaning::Failure;
        return trackRow(QString::fromLatin1(key), trackNameCell(lateTrackText(name), isChosen),
                        std::move(cells));
    };
    return {row("native", QT_TRANSLATE_NOOP("rp::Tracks", "All operators native"), state.native, false),
            row("delivered", buildChoices[0].label, state.delivered, !state.isRebuilt()),
            row("rebuilt", buildChoices[1].label, state.rebuilt, state.isRebuilt())};
}

constexpr TrackColumns<OperatorSupport> column;

constexpr auto buildColumns = std::to_array<ColumnRow<OperatorSupport>>({
    {"build", QT_TRANSLATE_NOOP("rp::Tracks", "Build")},
    column("work_us", QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the device (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the device"), passNotes, Meaning::Compute),
    column("launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launches (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Launches"), passNotes, Meaning::Dispatch),
    column("copy_us", QT_TRANSLATE_NOOP("rp::Tracks", "Handing over (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Handing over"), awayNotes, Meaning::Memory),
    column("host_us", QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the CPU (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing on the CPU"), awayNotes, Meaning::Failure),
    column("total_us", QT_TRANSLATE_NOOP("rp::Tracks", "One pass (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "One pass"), awayNotes),
    {"state", QT_TRANSLATE_NOOP("rp::Tracks", "Result")},
});

constexpr auto supportTables = std::to_array<TableRow<OperatorSupport>>({
    {.id = "builds",
     .caption = QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one pass goes"),
     .columns = buildColumns,
     .rows = buildRows,
     .summary =
         [](const Moment<OperatorSupport> &m) {
             return joinedSentences(
                 {buildsSummary(m.now, m.catalogue), m.inputs.isEmpty() ? QString() : supportChange(m)});
         }},
});

/// Of the two devices a reason is told only where it takes part.
QString supportReason(const QString &field, const S &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("operator"))
        return assumptionText(catalogue, operatorOf(settings, catalogue).notes, {});
    if (field == QLatin1String("pass"))
        return settings.isTiny()
                   ? assumptionText(catalogue, catalogue.tiny->notes, QStringLiteral("ops"))
                   : assumptionText(catalogue, catalogue.mobile->notes, QStringLiteral("blocks"));
    const bool isOfOther = field.startsWith(QLatin1String(settings.isTiny() ? "mobile_" : "tiny_"));
    if (isOfOther && field != QLatin1String("mobile_build_s"))
        return {};
    return assumptionText(catalogue, catalogue.support->notes, field);
}

} // namespace

const Declaration<OperatorSupport> &OperatorSupport::declaration()
{
    static const Declaration<OperatorSupport> all = {
        .name = {"operator_support", "rp::Tracks"},
        .rows = {.inputs = supportInputs, .figures = supportFigures, .tables = supportTables},
        .defaults = startingSettings,
        .evaluate = supportState,
        .changeSentence = supportChange,
        .reason = supportReason,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"total_us", "native_us", "support", "verdict"};
        },
    };
    return all;
}

template class InstrumentOf<OperatorSupport>;

} // namespace rp
