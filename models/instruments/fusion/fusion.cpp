// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/play_score.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using D = FusionDesign;
using S = FusionSettings;
using State = FusionState;
using Kind = InputSpec::Kind;

constexpr auto topics = std::to_array<ChoiceRow>({
    //: a topic: three operations of a neural network, in this order
    {"norm", QT_TRANSLATE_NOOP("rp::Fusion", "LayerNorm, Dropout, ReLU")},
    //: name of a method, not translated in most languages
    {"attention", QT_TRANSLATE_NOOP("rp::Fusion", "FlashAttention")},
    //: a topic: a chain of operations that is one line of code
    {"one_line", QT_TRANSLATE_NOOP("rp::Fusion", "One-line chain")},
});

constexpr auto efficiencies = std::to_array<ChoiceRow>({
    //: how well kernels use the bandwidth: unfused and fused kernels alike
    {"ideal", QT_TRANSLATE_NOOP("rp::Fusion", "The same for both")},
    //: how well kernels use the bandwidth: the fused kernel does it better
    {"better_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Better when fused")},
});

constexpr Written offOn = oneOf(QT_TRANSLATE_NOOP3("rp::Fusion", "off", "a switch"),
                                QT_TRANSLATE_NOOP3("rp::Fusion", "on", "a switch"));
constexpr Written bareCount = Quantity::Count;

bool isNorm(const S &settings, const Catalogue & /*catalogue*/)
{
    return !settings.isAttention() && !settings.isOneLine();
}

bool isAttention(const S &settings, const Catalogue & /*catalogue*/)
{
    return settings.isAttention();
}

bool isOneLine(const S &settings, const Catalogue & /*catalogue*/)
{
    return settings.isOneLine();
}

bool hasPrecision(const S &settings, const Catalogue & /*catalogue*/)
{
    return !settings.isOneLine();
}

void atTheLines(InputSpec &spec, const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    spec.atPicture = true;
}

/// Another cut of the chain has other lines; what was done to one stays with it where it is still there.
void takeLines(S &after, const S &before, const Catalogue &catalogue)
{
    const std::vector<physics::ProgramLine> then = programLines(before, catalogue);
    const std::vector<physics::ProgramLine> now = programLines(after, catalogue);
    for (double *set : {&after.joined, &after.read_lines}) {
        physics::LineSet kept = 0;
        for (std::size_t i = 0; i < now.size(); ++i)
            for (std::size_t line = 0; line < then.size(); ++line)
                if (now[i].name == then[line].name && physics::hasLine(physics::LineSet(*set), line))
                    kept |= physics::LineSet(1) << i;
        *set = double(kept);
    }
}

/// Of as many lines as a chain can have.
constexpr double allLines = 8191.0;

/// "2 and 5".
QString linesText(const QVariant &value, const S &settings, const Catalogue &catalogue)
{
    QStringList lines;
    const std::size_t count = programLines(settings, catalogue).size();
    if (!(value.toDouble() >= 0.0 && value.toDouble() <= allLines))
        return Format().count(value.toDouble());
    for (std::size_t line = 0; line < count; ++line)
        if (physics::hasLine(physics::LineSet(value.toDouble()), line))
            lines.append(Format().count(double(line + 1)));
    return lines.isEmpty() ? Format().count(0.0) : QLocale().createSeparatedList(lines);
}

void takeLaunchCost(S &after, const S & /*before*/, const Catalogue &catalogue)
{
    after.launch_us = fusionContext(after, catalogue).launch_us;
}

std::vector<InputChoice> granularities(const S & /*settings*/, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    for (const char *key : {"library", "semi", "primitive"}) {
        const QString name = QString::fromLatin1(key);
        if (const GranularityEntry *entry = catalogue.granularities.find(name)) {
            //: %1 is a granularity ("Library kernels"), %2 the number of kernels
            choices.push_back(
                {name, FusionText::tr("%1 (%2)").arg(contentText(entry->name),
                                                     Format().count(double(entry->kernels.size())))});
        }
    }
    return choices;
}

/// Names of number formats, the same in every language.
std::vector<InputChoice> precisions(const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    return {{QStringLiteral("fp16"), QStringLiteral("FP16")},
            {QStringLiteral("fp32"), QStringLiteral("FP32")}};
}

std::vector<InputChoice> headSizes(const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    return {{QStringLiteral("64"), Format().count(64.0)}, {QStringLiteral("128"), Format().count(128.0)}};
}

/// The same as in act 1.
std::vector<InputChoice> launchModels(const S & /*settings*/, const Catalogue &catalogue)
{
    return InputsOf<DispatchTaxDesign>::spec(QStringLiteral("launch_model"),
                                             DispatchTaxDesign::defaults(catalogue), catalogue)
        .choices;
}

std::vector<InputChoice> bandwidths(const S &settings, const Catalogue &catalogue)
{
    const double own = machineFor(S{settings.context}, catalogue).bandwidth_bytes_s;
    //: choice of a memory bandwidth; %1 is the bandwidth
    std::vector<InputChoice> choices = {
        {QStringLiteral("context"), FusionText::tr("The device's own: %1").arg(bandwidthText(own))}};
    for (const BandwidthStop &stop : catalogue.fusion->bandwidthStops)
        choices.push_back({stop.key, bandwidthText(stop.bandwidth_bytes_s)});
    return choices;
}

QString bandwidthChosen(const QVariant &value, const S & /*settings*/, const Catalogue &catalogue)
{
    for (const BandwidthStop &stop : catalogue.fusion->bandwidthStops) {
        if (stop.key == value.toString())
            return bandwidthText(stop.bandwidth_bytes_s);
    }
    //: choice of a memory bandwidth: the one that the device of the context has
    return FusionText::tr("The device's own");
}

/// The published tensor, other shapes of the catalogue, and the largest tensor that fits into the L2 cache.
void markSizes(InputSpec &spec, const S &settings, const Catalogue &catalogue)
{
    const FusionConstants &fusion = *catalogue.fusion;
    const auto markShape = [&spec](const SizeStop &stop) {
        //: the shape of a tensor; %1 and %2 are its two sizes
        const QString shape =
            FusionText::tr("%1 × %2").arg(Format().count(stop.rows), Format().count(stop.columns));
        spec.marks.push_back({stop.elements(), shape});
    };
    markShape({fusion.published.elements / fusion.row_length, fusion.row_length});
    std::for_each(fusion.sizeStops.cbegin(), fusion.sizeStops.cend(), markShape);
    if (const std::optional<double> l2_bytes = machineFor(settings, catalogue).l2_bytes) {
        const double most = std::floor(*l2_bytes / fusion.l2_live_tensors / settings.elementBytes());
        //: a mark at a slider: a larger tensor does not fit into the L2 cache
        spec.marks.push_back({most, FusionText::tr("L2 limit")});
    }
    std::erase_if(spec.marks, [&](const InputMark &mark) {
        return mark.value < spec.minimum || mark.value > spec.maximum;
    });
    std::sort(spec.marks.begin(), spec.marks.end(),
              [](const InputMark &a, const InputMark &b) { return a.value < b.value; });
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion",
                               "Where the model runs. It brings its own launch cost and memory bandwidth."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context",
     .renews = true,
     .follow = takeLaunchCost},
    {.id = "topic",
     .held = &S::topic,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Topic"),
     .help =
         QT_TRANSLATE_NOOP("rp::Fusion", "What is fused. Each topic counts memory traffic in its own way."),
     .choices = topics,
     .renews = true},
    {.id = "fused",
     .held = &S::fused,
     //: a switch: run the chain of operations as one kernel
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Fusion"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion",
                               "Run the three operations as one kernel. The charts show both ways."),
     .written = offOn,
     .shown = isNorm},
    {.id = "granularity",
     .held = &S::granularity,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Granularity"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Fusion", "How finely the framework cuts the three operations into kernels before fusion."),
     .choicesNow = granularities,
     .shown = isNorm,
     .follow = takeLines},
    {.id = "evaluation",
     .held = &S::evaluation,
     //: a switch: the mode of a model after training
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Evaluation mode"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Fusion", "After training, Dropout passes its input on unchanged, so its kernels are left out."),
     .written = offOn,
     .shown = isNorm,
     .follow = takeLines},
    {.id = "elements",
     .held = &S::elements,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Tensor size"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "How many elements the tensor has."),
     //: %1 is the count with digit groups; the plural form follows it
     .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::Fusion", "%1 element(s)")},
     .kind = Kind::Logarithmic,
     .minimum = 1e3,
     .maximum = 1e9,
     .step = 20.0,
     .whole = true,
     .shown = isNorm,
     .adjust = markSizes},
    {.id = "precision",
     .held = &S::precision,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Precision"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Fusion", "FP16 takes 2 bytes for each element, FP32 takes 4. Each has its own ridge points."),
     .choicesNow = precisions,
     .renews = true,
     .shown = hasPrecision},
    {.id = "bandwidth",
     .held = &S::bandwidth,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Memory bandwidth"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "How fast the GPU reads and writes its memory (HBM)."),
     .choicesNow = bandwidths,
     .shown = isNorm,
     .text = bandwidthChosen},
    {.id = "efficiency",
     .held = &S::efficiency,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Use of the bandwidth"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion",
                               "Which share of the bandwidth the kernels reach. This is a second effect, "
                               "apart from less traffic."),
     .choices = efficiencies,
     .notes = "efficiency_unfused",
     .shown = isNorm},
    {.id = "launch_us",
     .held = &S::launch_us,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Launch cost"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "Time that the host needs for one kernel launch."),
     .written = Quantity::DurationAuto,
     .secondary = true,
     .notes = "launch_us",
     .shown = isNorm,
     .adjust =
         [](InputSpec &spec, const S &s, const Catalogue &c) {
             spec.minimum = fusionContext(s, c).launch_min_us;
             spec.maximum = fusionContext(s, c).launch_max_us;
         }},
    {.id = "launch_model",
     .held = &S::launch_model,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Launch model"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion",
                               "Serial: each launch waits for the previous kernel. Overlapped: launches run "
                               "ahead through a launch queue."),
     .choicesNow = launchModels,
     .secondary = true,
     .notes = "queue_depth",
     .shown = isNorm},
    {.id = "count_rows",
     .held = &S::count_rows,
     //: a switch; row statistics are the mean and variance of each row of a tensor
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Count row statistics"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion",
                               "Add the mean and variance of each row to the traffic. They are small beside "
                               "the tensor, so they are usually left out."),
     .written = offOn,
     .secondary = true,
     .shown = isNorm},
    {.id = "sequence",
     .held = &S::sequence,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Sequence length"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "How many tokens attend to each other."),
     //: length of a sequence; %1 is the count with digit groups, the plural form follows it
     .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::Fusion", "%1 token(s)")},
     .kind = Kind::Logarithmic,
     .minimum = shortestSequence,
     .maximum = longestSequence,
     .step = 20.0,
     .whole = true,
     .marks = {128.0, 512.0, 1024.0, 4096.0, 16384.0},
     .markedAs = &bareCount,
     .shown = isAttention},
    {.id = "head_dim",
     .held = &S::head_dim,
     //: size of one attention head
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Head size"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "How many elements one attention head has for each token."),
     .choicesNow = headSizes,
     .shown = isAttention},
    {.id = "convention",
     .held = &S::convention,
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Counting convention"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Fusion", "What counts as a memory access. Each convention is right for its own question."),
     .choicesNow = entriesOf<&Catalogue::conventions>,
     .shown = isOneLine},
    {.id = "joined",
     .held = &S::joined,
     //: lines of code that were written into the kernel of the line above them
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Fused by hand"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "Lines written into the kernel of the line above them."),
     .maximum = allLines,
     .whole = true,
     .shown = isNorm,
     .adjust = atTheLines,
     .text = linesText},
    {.id = "read_lines",
     .held = &S::read_lines,
     //: lines of code behind which Python reads a value of a tensor
     .label = QT_TRANSLATE_NOOP("rp::Fusion", "Value read after"),
     .help = QT_TRANSLATE_NOOP("rp::Fusion", "Lines after which Python reads a value of their result."),
     .maximum = allLines,
     .whole = true,
     .shown = isNorm,
     .adjust = atTheLines,
     .text = linesText},
});

/// The catalogue's first context and the published tensor and sequence.
S freshSettings(const Catalogue &catalogue)
{
    FusionSettings settings;
    settings.context = catalogue.contexts.front().key;
    settings.launch_us = catalogue.contexts.front().launch_us;
    settings.elements = catalogue.fusion->published.elements;
    settings.sequence = catalogue.attention->published_sequence;
    return settings;
}

std::vector<const char *> keyFigures(const S &settings)
{
    if (settings.isAttention())
        return {"attention_ratio", "attention_standard_bytes", "attention_flash_bytes", "footprint_ratio"};
    if (settings.isOneLine())
        return {"accesses_unfused", "accesses_fused", "access_ratio"};
    return {"kernels", "traffic_bytes", "traffic_ratio", "speedup", "ai"};
}

std::vector<const char *> firstTables(const S &settings)
{
    if (settings.isAttention())
        return {"attention"};
    return settings.isOneLine() ? std::vector<const char *>{"conventions"} : std::vector<const char *>();
}

/// "fusion_enabled", "arithmetic_intensity_unfused", "arithmetic_intensity_fused".
QVariantMap designFields(const State &state, const Catalogue & /*catalogue*/)
{
    return {{QStringLiteral("fusion_enabled"), state.settings.fused},
            {QStringLiteral("arithmetic_intensity_unfused"), state.unfused.ai},
            {QStringLiteral("arithmetic_intensity_fused"), state.fused.ai}};
}

/// "efficiency_unfused", "launch_us", "queue_depth"; "efficiency" and "queue" are the first and the last
/// where they take part. "vector_ridge" and "tensor_ridge": the peak behind a ridge point; "on_chip": the
/// size of the on-chip memory.
QString reason(const QString &field, const S &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("efficiency"))
        return settings.isBetterFused() ? reason(QStringLiteral("efficiency_unfused"), settings, catalogue)
                                        : QString();
    if (field == QLatin1String("queue"))
        return settings.isOverlapped() ? reason(QStringLiteral("queue_depth"), settings, catalogue)
                                       : QString();
    if (field == QLatin1String("efficiency_unfused")) { // one reason for both
        const Notes &notes = catalogue.fusion->notes;
        return joinedSentences({assumptionText(catalogue, notes, field),
                                assumptionText(catalogue, notes, QStringLiteral("efficiency_fused"))});
    }
    if (field == QLatin1String("queue_depth"))
        return assumptionText(catalogue, catalogue.dispatch->notes, field);
    const ContextEntry &where = fusionContext(settings, catalogue);
    if (field == QLatin1String("launch_us"))
        return assumptionText(catalogue, where.notes, field);
    const FusionMachine machine = machineFor(settings, catalogue);
    const bool onChip = field == QLatin1String("on_chip");
    if (onChip && machine.onChipStandsIn)
        return assumptionText(catalogue, catalogue.attention->notes, QStringLiteral("on_chip_bytes"));
    const DeviceEntry *device = catalogue.devices.find(where.device);
    if (!device)
        return {};
    if (onChip)
        return assumptionText(catalogue, device->notes, QStringLiteral("shared_memory_bytes"));
    return field == QLatin1String("tensor_ridge") ? tensorRidgeAssumption(*device)
                                                  : vectorRidgeAssumption(*device, machine.ridges);
}

} // namespace

const Declaration<D> &FusionDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"fusion_explorer", "rp::Fusion", "rp::FusionExplorerInstrument"},
        .rows = {inputRows, figures().figures, tables().tables, formulas().formulas, tables().measured},
        .defaults = freshSettings,
        .evaluate = [](const S &s, const Catalogue &c) { return rp::evaluate(s, c); },
        .changeSentence = changeSentence,
        .reason = reason,
        .reference =
            [](const S &s, const Catalogue &c) {
                S own = s;
                own.launch_us = fusionContext(s, c).launch_us;
                return own;
            },
        .keyFigures = keyFigures,
        .designFields = designFields,
        .firstTables = firstTables,
        .renews =
            [](const S &before, const S &after, const Catalogue &c) { // whether it is assumed
                return (before.launch_us == fusionContext(before, c).launch_us) !=
                       (after.launch_us == fusionContext(after, c).launch_us);
            },
    };
    return all;
}

QString bandwidthText(double bytes_s)
{
    //: a memory bandwidth; %1 is an amount of data such as 2 TB
    return FusionText::tr("%1/s").arg(Format().bytes(bytes_s));
}

double FusionInstrument::publishedSequence() const
{
    return catalogue().attention->published_sequence;
}

template class InstrumentOf<FusionDesign>;

} // namespace rp
