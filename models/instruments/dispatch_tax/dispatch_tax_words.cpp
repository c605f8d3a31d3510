// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace rp {

namespace {

/// By how utilization moves (falls, stays, rises), then by what becomes of wall time (slower, same, faster).
/// %1 what was set, %2 and %3 utilization before and after, %4 wall time, %5 factor.
constexpr std::array<std::array<const char *, 3>, 3> changePatterns = {
    {{{//: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass takes %4, "
                                            "%5 slower."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass still takes "
                                            "%4."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass takes %4, "
                                            "%5 faster.")}},
     {{//: %1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax",
                         "%1: math utilization stays at %2, the pass takes %4, %5 slower."),
       nullptr,
       //: %1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization stays at %2, the pass takes %4, %5 "
                                            "faster.")}},
     {{//: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass takes %4, "
                                            "%5 slower."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass still takes "
                                            "%4."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass takes %4, "
                                            "%5 faster.")}}}};

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

/// A control and its new value; the beginning of a longer sentence.
QString whatWasSet(const Moment<DispatchTaxDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const DispatchTaxSettings &settings = moment.now.settings;
    const InputSpec spec = InputsOf<DispatchTaxDesign>::spec(id, settings, moment.catalogue);
    if (id == QLatin1String("kernel_count"))
        return DispatchTaxText::tr("%1 %2", "control and value")
            .arg(spec.label, Format().count(settings.kernel_count));
    const QString value = InputsOf<DispatchTaxDesign>::text(id, settings, moment.catalogue);
    if (spec.kind == InputSpec::Kind::Linear) {
        //: a control and its new value: "GPU speed 2×"; the beginning of a longer sentence
        return DispatchTaxText::tr("%1 %2", "control and value").arg(spec.label, value);
    }
    //: a control and what was chosen: "Execution mode, Compiled"; the beginning of a longer sentence
    return DispatchTaxText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString noted(const Notes &notes, const QString &field)
{
    return contentText(notes.assumption(field));
}

/// What launching through a stream's queue assumes, where there is a queue.
QString streamReason(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    return settings.isOverlapped() ? joinedSentences({noted(notes, QStringLiteral("stream_gap_us")),
                                                      noted(notes, QStringLiteral("queue_depth"))})
                                   : QString();
}

/// Reasons for the assumptions inside a pass of this mode (gaps, queue, shortest kernel); empty when none.
QString passReason(const QString &mode, const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    return joinedSentences(
        {mode == QLatin1String("cuda_graph") ? noted(notes, QStringLiteral("graph_gap_us"))
                                             : streamReason(settings, catalogue),
         settings.min_kernel ? noted(notes, QStringLiteral("shortest_kernel_us")) : QString()});
}

} // namespace

QString dispatchTaxReason(const QString &field, const DispatchTaxSettings &settings,
                          const Catalogue &catalogue)
{
    if (field == QLatin1String("chosen_pass"))
        return passReason(settings.mode, settings, catalogue);
    if (field == QLatin1String("graph_pass"))
        return passReason(QStringLiteral("cuda_graph"), settings, catalogue);
    if (field.endsWith(QLatin1String("_pass")))
        return passReason(QStringLiteral("eager"), settings, catalogue);
    if (field == QLatin1String("stream"))
        return streamReason(settings, catalogue);
    if (field == QLatin1String("memory_us") || field == QLatin1String("math_efficiency"))
        return noted(workloadOf(settings, catalogue).notes, field);
    if (field == QLatin1String("launch_us"))
        return noted(contextOf(settings, catalogue).notes, field);
    if (field != QLatin1String("dense_flops"))
        return noted(catalogue.dispatch->notes, field);
    const DeviceEntry *device = catalogue.devices.find(contextOf(settings, catalogue).device);
    return device ? noted(device->notes, field) : QString();
}

QString changeSentence(const Moment<DispatchTaxDesign> &moment)
{
    const Format format;
    const DispatchPass &before = moment.before.chosen();
    const DispatchPass &after = moment.now.chosen();
    const QString utilizationBefore = format.percent(before.math_utilization);
    const QString utilizationAfter = format.percent(after.math_utilization);
    const double speedup = before.total_us / after.total_us;
    const double factor = speedup < 1.0 ? 1.0 / speedup : speedup;
    const std::size_t utilization =
        direction(before.math_utilization, after.math_utilization, utilizationBefore, utilizationAfter);
    const std::size_t speed = direction(1.0, speedup, format.factor(1.0),
                                        speedup < 1.0 ? format.factor(speedup) : format.factor(factor));
    const QString what = whatWasSet(moment);
    const char *pattern = changePatterns.at(utilization).at(speed);
    if (!pattern) {
        //: %1 is a control and its new value
        return DispatchTaxText::tr("%1: math utilization and wall time stay the same.").arg(what);
    }
    return phraseText(DispatchTaxDesign::context(), pattern,
                      {what, utilizationBefore, utilizationAfter, format.milliseconds(after.total_us),
                       format.factor(factor)});
}

QString passesSummary(const Moment<DispatchTaxDesign> &moment)
{
    const Format format;
    const DispatchPass &pass = moment.now.chosen();
    const DispatchTaxSettings &settings = moment.now.settings;
    //: %1 is a workload, %2 an execution mode
    const QString name =
        DispatchTaxText::tr("%1, %2", "name of a pass")
            .arg(workloadLabel(settings.workload, moment.catalogue),
                 InputsOf<DispatchTaxDesign>::text(QStringLiteral("mode"), settings, moment.catalogue));
    //: %1 is the name of a pass ("Keyword spotting, Eager"), %2 its wall time, %3 to %5 shares of it
    const QString takeaway = DispatchTaxText::tr(
        "%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.");
    return joinedSentences({fillMarkers(takeaway, {name, format.milliseconds(pass.total_us),
                                                   format.percent(pass.share(pass.compute_us)),
                                                   format.percent(pass.share(pass.dispatch_us)),
                                                   format.percent(pass.share(pass.memory_us))}),
                            moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

QString comparisonSummary(const Moment<DispatchTaxDesign> &moment)
{
    const std::vector<ComparedWorkload> compared = compareWorkloads(moment.now.settings, moment.catalogue);
    if (compared.empty())
        return {};
    const auto gain = [](const ComparedWorkload &w) { return w.eager.total_us / w.compiled.total_us; };
    const auto gainer = std::max_element(compared.cbegin(), compared.cend(),
                                         [&](const auto &a, const auto &b) { return gain(a) < gain(b); });
    const auto best = std::max_element(compared.cbegin(), compared.cend(), [](const auto &a, const auto &b) {
        return a.eager.math_utilization < b.eager.math_utilization;
    });
    //: %1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage
    return DispatchTaxText::tr(
               "%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.")
        .arg(workloadLabel(gainer->workload, moment.catalogue), Format().factor(gain(*gainer)),
             workloadLabel(best->workload, moment.catalogue), Format().percent(best->eager.math_utilization));
}

} // namespace rp
