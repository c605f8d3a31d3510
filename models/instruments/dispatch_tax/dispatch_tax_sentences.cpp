// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_sentences.h"

#include "models/instruments/dispatch_tax/dispatch_tax_inputs.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rp {

namespace {

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTax)
public:
    static QString inputSet(const InputSpec &spec, const QString &valueText)
    {
        if (spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic) {
            //: a control and its new value: "GPU speed 2×"; the beginning of a longer sentence
            return tr("%1 %2", "control and value").arg(spec.label, valueText);
        }
        //: a control and what was chosen: "Execution mode, Compiled"; the beginning of a longer sentence
        return tr("%1, %2", "control and value").arg(spec.label, valueText);
    }
    static QString restored()
    {
        //: instead of the name of one control; the beginning of a longer sentence
        return tr("Several inputs");
    }
    static QString noChange(const QString &what)
    {
        //: %1 is a control and its new value
        return tr("%1: math utilization and wall time stay the same.").arg(what);
    }
    static QString takeaway(const QString &pass, const QStringList &values)
    {
        //: %1 is the name of a pass ("Keyword spotting, Eager"), %2 its wall time, %3 to %5 shares of it
        return tr("%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.")
            .arg(pass, values.at(0), values.at(1), values.at(2), values.at(3));
    }
    static QString speedups(const QString &compiled, const QString &graph)
    {
        //: %1 and %2 are factors such as 2.00×
        return tr("Against the eager pass, the speed is %1 when compiled and %2 as a CUDA graph.")
            .arg(compiled, graph);
    }
    static QString passName(const QString &workload, const QString &mode)
    {
        //: %1 is a workload, %2 an execution mode
        return tr("%1, %2", "name of a pass").arg(workload, mode);
    }
    static QString compared(const QString &gainer, const QString &gain, const QString &best,
                            const QString &utilization)
    {
        //: %1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage
        return tr("%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.")
            .arg(gainer, gain, best, utilization);
    }
    static QString window(const QString &from, const QString &to, const QString &busy, const QString &idle)
    {
        //: %1 and %2 are points in time, %3 and %4 percentages
        return tr("From %1 to %2, the GPU runs kernels for %3 of the time and waits for %4.")
            .arg(from, to, busy, idle);
    }
};

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

QString whatWasSet(const DispatchTaxChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Sentences::restored();
    const QString &id = change.inputs.front();
    const QVariant value = settingValue(change.after.settings, id);
    const QString text = id == QStringLiteral("kernel_count") ? Format().count(value.toDouble())
                                                              : dispatchTaxInputText(id, value, catalogue);
    return Sentences::inputSet(dispatchTaxInput(id, change.after.settings, catalogue), text);
}

/// Of the window's length, the time with a kernel on the GPU. Kernels that reach over an end count with the
/// part inside; merged bars with the same part of their busy time.
double busyInside(const TimelineWindow &window)
{
    double busy_us = 0.0;
    for (const TimelineSpan &span : window.spans) {
        const double length = span.end_us - span.start_us;
        if (span.lane != TimelineLane::Gpu || length <= 0.0)
            continue;
        const double inside = std::min(span.end_us, window.to_us) - std::max(span.start_us, window.from_us);
        busy_us += span.busy_us * std::max(0.0, inside) / length;
    }
    return busy_us;
}

} // namespace

QString changeSentence(const DispatchTaxChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty())
        return {};
    const Format format;
    const DispatchPass &before = change.before.chosen();
    const DispatchPass &after = change.after.chosen();
    const QString utilizationBefore = format.percent(before.math_utilization);
    const QString utilizationAfter = format.percent(after.math_utilization);
    const double speedup = before.total_us / after.total_us;
    const double factor = speedup < 1.0 ? 1.0 / speedup : speedup;
    const std::size_t utilization =
        direction(before.math_utilization, after.math_utilization, utilizationBefore, utilizationAfter);
    const std::size_t speed = direction(1.0, speedup, format.factor(1.0),
                                        speedup < 1.0 ? format.factor(speedup) : format.factor(factor));
    const QString what = whatWasSet(change, catalogue);
    const char *pattern = changePatterns.at(utilization).at(speed);
    if (!pattern)
        return Sentences::noChange(what);
    return fillMarkers(Sentences::tr(pattern), {what, utilizationBefore, utilizationAfter,
                                                format.milliseconds(after.total_us), format.factor(factor)});
}

QString passesSummary(const DispatchTaxState &state, const DispatchTaxChange &change,
                      const Catalogue &catalogue)
{
    const Format format;
    const DispatchPass &pass = state.chosen();
    const QString name = Sentences::passName(workloadLabel(state.settings.workload, catalogue),
                                             modeLabel(state.settings.mode));
    const QString takeaway = Sentences::takeaway(
        name, {format.milliseconds(pass.total_us), format.percent(pass.share(pass.compute_us)),
               format.percent(pass.share(pass.dispatch_us)), format.percent(pass.share(pass.memory_us))});
    const QString speedups =
        Sentences::speedups(format.factor(state.result.eager.total_us / state.result.compiled.total_us),
                            format.factor(state.result.eager.total_us / state.result.graph.total_us));
    return joinedSentences({takeaway, speedups, changeSentence(change, catalogue)});
}

QString comparisonSummary(const std::vector<ComparedWorkload> &compared, const Catalogue &catalogue)
{
    if (compared.empty())
        return {};
    const auto gain = [](const ComparedWorkload &w) { return w.eager.total_us / w.compiled.total_us; };
    const auto gainer = std::max_element(compared.cbegin(), compared.cend(),
                                         [&](const auto &a, const auto &b) { return gain(a) < gain(b); });
    const auto best = std::max_element(compared.cbegin(), compared.cend(), [](const auto &a, const auto &b) {
        return a.eager.math_utilization < b.eager.math_utilization;
    });
    return Sentences::compared(workloadLabel(gainer->workload, catalogue), Format().factor(gain(*gainer)),
                               workloadLabel(best->workload, catalogue),
                               Format().percent(best->eager.math_utilization));
}

QString timelineSummary(const TimelineWindow &window)
{
    const double length = window.to_us - window.from_us;
    if (length <= 0.0)
        return {};
    const Format format;
    const double busy = busyInside(window) / length;
    return Sentences::window(format.duration_us(window.from_us), format.duration_us(window.to_us),
                             format.percent(busy), format.percent(1.0 - busy));
}

} // namespace rp
