// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/whole_path/whole_path.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/path_entries.h"

#include <limits>

namespace rp {

namespace {

using D = WholePathDesign;
using S = WholePathSettings;
using State = WholePathState;

constexpr auto modes = std::to_array<ChoiceRow>({
    //: execution mode: the framework launches every operation by itself
    {"eager", QT_TRANSLATE_NOOP("rp::WholePath", "Eager")},
    //: execution mode: a compiler has fused operations into fewer kernels
    {"compiled", QT_TRANSLATE_NOOP("rp::WholePath", "Compiled")},
    //: execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name
    {"cuda_graph", QT_TRANSLATE_NOOP("rp::WholePath", "CUDA graph")},
});

constexpr auto places = std::to_array<ChoiceRow>({
    //: where the input of a request lies
    {"host", QT_TRANSLATE_NOOP("rp::WholePath", "On the host")},
    //: where the input of a request lies
    {"device", QT_TRANSLATE_NOOP("rp::WholePath", "On the device")},
});

constexpr auto memories = std::to_array<ChoiceRow>({
    //: memory of the host that stays where it is, so that a device can read it by itself
    {"pinned", QT_TRANSLATE_NOOP("rp::WholePath", "Pinned")},
    //: memory of the host that the operating system may move
    {"pageable", QT_TRANSLATE_NOOP("rp::WholePath", "Pageable")},
});

bool hasLink(const S &settings, const Catalogue &catalogue)
{
    return !hasOneMemory(settings, catalogue);
}

constexpr Written bytes = Quantity::Bytes;

/// Both sizes are set alike.
constexpr InputRow<D> sizeRow(const char *id, double S::*held, Phrase label, Phrase help)
{
    return {.id = id,
            .held = held,
            .label = label,
            .help = help,
            .written = bytes,
            .kind = InputSpec::Kind::Logarithmic,
            .minimum = 1.0,
            .maximum = mostPathBytes,
            .step = 10.0,
            .whole = true,
            .marks = {1e3, 1e6, 1e9},
            .secondary = true};
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "Where the request is served."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context",
     .renews = true},
    {.id = "workload",
     .held = &S::workload,
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Workload"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "What a request asks for. It brings its own sizes."),
     .choicesNow = entriesOf<&Catalogue::pathWorkloads>,
     .notes = "host_us",
     .renews = true,
     .follow = [](S &after, const S &, const Catalogue &c) { takeRequest(after, c); }},
    {.id = "mode",
     .held = &S::mode,
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Execution mode"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "Launches run ahead of the kernels. A graph needs only one."),
     .choices = modes,
     .notes = {"launch_us", "stream"},
     .renews = true},
    {.id = "kernel_speed",
     .held = &S::kernel_speed,
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Kernel speed"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath",
                               "How many times as fast the kernels become. Nothing else changes."),
     .written = Quantity::FactorAsNeeded,
     .minimum = 1.0,
     .maximum = fastestKernel,
     .step = 0.5,
     .marks = {1.0, 2.0, 4.0, 8.0}},
    {.id = "input_at",
     .held = &S::input_at,
     //: control: where the input of a request lies
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Input"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath",
                               "An input on the host is copied to the device first. One that is already "
                               "there was left by an earlier step."),
     .choices = places},
    {.id = "link",
     .held = &S::link,
     //: control: what joins host and device
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Link"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "What host and device are joined by."),
     .choicesNow = entriesOf<&Catalogue::pathLinks>,
     .shown = hasLink},
    {.id = "host_memory",
     .held = &S::host_memory,
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Memory of the host"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "A device reads pinned memory by itself. Pageable memory is "
                                                "copied once more on the host."),
     .choices = memories,
     .notes = "copy",
     .renews = true,
     .shown = hasLink},
    sizeRow("bytes_in", &S::bytes_in,
            //: control: bytes that are copied to the device
            QT_TRANSLATE_NOOP("rp::WholePath", "Size of the input"),
            QT_TRANSLATE_NOOP("rp::WholePath", "Bytes that are copied to the device.")),
    sizeRow("bytes_out", &S::bytes_out,
            //: control: bytes that are copied from the device
            QT_TRANSLATE_NOOP("rp::WholePath", "Size of the result"),
            QT_TRANSLATE_NOOP("rp::WholePath", "Bytes that are copied back to the host.")),
    {.id = "overlap",
     .held = &S::overlap,
     //: a switch
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Copy while kernels run"),
     .help = QT_TRANSLATE_NOOP("rp::WholePath", "Copies of one request run while the kernels of others do. "
                                                "Only what is longer than these is left of them."),
     .written = oneOf(QT_TRANSLATE_NOOP3("rp::WholePath", "off", "a switch"),
                      QT_TRANSLATE_NOOP3("rp::WholePath", "on", "a switch")),
     .secondary = true},
});

constexpr FieldNames ofKernels = {"efficiency", "memory_us"};
constexpr FieldNames ofLaunches = FieldNames({"launch_us", "stream", "kernels"}) + ofKernels;
constexpr FieldNames ofCopies = "copy";
constexpr FieldNames ofAll = FieldNames("host_us") + ofLaunches + ofCopies;

QString partText(double part, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return WholePathText::tr(pathPartNames[std::size_t(part)]);
}

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    {"total_us", QT_TRANSLATE_NOOP("rp::WholePath", "Whole request"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.total_us(); }, ofAll},
    {"application_speedup", QT_TRANSLATE_NOOP("rp::WholePath", "Speed-up of the request"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.speedup(); }, ofAll},
    {"amdahl_speedup", QT_TRANSLATE_NOOP("rp::WholePath", "Speed-up by Amdahl’s law"), Quantity::Factor,
     [](const State &s, const Catalogue &) {
         return physics::amdahl(s.before.kernelShare(), s.settings.kernel_speed);
     },
     ofAll},
    //: the speed-up by Amdahl's law with kernels that take no time at all
    {"bound", QT_TRANSLATE_NOOP("rp::WholePath", "Amdahl’s bound"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return physics::amdahl(s.before.kernelShare()); }, ofAll},
    {"kernel_share", QT_TRANSLATE_NOOP("rp::WholePath", "Share of the kernels"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.after.kernelShare(); }, ofAll},
    {"host_us", pathPartNames[0], Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.host_us; }, "host_us"},
    {"transfer_us", pathPartNames[1], Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.transfer_us; }, ofCopies},
    {"launch_us", pathPartNames[2], Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.launch_us; }, ofLaunches},
    {"kernel_us", pathPartNames[3], Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.kernel_us; }, ofKernels},
    {"limit_us", QT_TRANSLATE_NOOP("rp::WholePath", "Limit of the roofline"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.roof_us; }, "least_bytes"},
    {"read_back_us", pathPartNames[4], Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.after.path.read_back_us; }, ofCopies},
    //: how many times as fast the memory of a device is as a copy to it
    {"rate_ratio", QT_TRANSLATE_NOOP("rp::WholePath", "Device memory against a copy"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.memory_bytes_s / s.copy_bytes_s; }, ofCopies},
    //: how many kernels take as long as the transfer of the input
    {"transfer_kernels", QT_TRANSLATE_NOOP("rp::WholePath", "Transfer, in kernels"), Quantity::Significant,
     [](const State &s, const Catalogue &) {
         return s.after.path.transfer_us * double(s.after.kernels) / s.after.path.kernel_us;
     },
     ofCopies},
    {"kernel_count", QT_TRANSLATE_NOOP("rp::WholePath", "Kernels launched"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.after.kernels); }, "kernels"},
    {.id = "largest",
     .label = QT_TRANSLATE_NOOP("rp::WholePath", "Largest part"),
     .value = [](const State &s, const Catalogue &) { return double(physics::largestPart(s.after.path)); },
     .notes = ofAll,
     .text = partText},
});

S freshSettings(const Catalogue &catalogue)
{
    S settings;
    settings.context = catalogue.contexts.front().key;
    settings.workload = catalogue.pathWorkloads.front().key;
    settings.link = catalogue.pathLinks.findOrFirst(QStringLiteral("pcie5")).key;
    takeRequest(settings, catalogue);
    return settings;
}

} // namespace

const Declaration<D> &WholePathDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"whole_path", "rp::WholePath"},
        .rows = {inputRows, figureRows, tables().tables, tables().formulas, tables().measured},
        .defaults = freshSettings,
        .evaluate = [](const S &s, const Catalogue &c) { return rp::evaluate(s, c); },
        .changeSentence = changeSentence,
        .reason = wholePathReason,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"application_speedup", "total_us", "kernel_share", "largest"};
        },
    };
    return all;
}

template class InstrumentOf<WholePathDesign>;

} // namespace rp
