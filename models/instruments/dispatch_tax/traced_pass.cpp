// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/traced_pass.h"

#include "models/physics/dispatch.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

const QString tracedPrefix = QStringLiteral("trace;");
constexpr qsizetype longestKey = 400;
constexpr double longestTime_us = 1e12; ///< eleven days

/// Its members in the order of the key.
constexpr auto tracedTimes = std::to_array<double TracedPass::*>(
    {&TracedPass::kernel_us, &TracedPass::kernelMedian_us, &TracedPass::period_us, &TracedPass::periodMean_us,
     &TracedPass::span_us, &TracedPass::busy_us, &TracedPass::hostWait_us});
constexpr auto tracedCounts = std::to_array<std::int64_t TracedPass::*>(
    {&TracedPass::kernels, &TracedPass::fromGraphs, &TracedPass::threads});

bool isTraceKey(const QString &key)
{
    return !key.isEmpty() && std::all_of(key.cbegin(), key.cend(), [](QChar sign) {
        return (sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9') || sign == u'_' ||
               sign == u':';
    });
}

/// Whether a trace can have these numbers: a key may come from a file that someone wrote.
bool canBe(const TracedPass &pass)
{
    const bool areTimes = std::all_of(tracedTimes.begin(), tracedTimes.end(), [&](auto member) {
        return std::isfinite(pass.*member) && pass.*member >= 0.0 && pass.*member <= longestTime_us;
    });
    return areTimes && pass.span_us > 0.0 && pass.period_us > 0.0 &&
           pass.busy_us + pass.hostWait_us <= pass.span_us * (1.0 + 1e-9) && pass.kernels >= 1 &&
           pass.kernels <= mostTracedKernels && pass.fromGraphs >= 0 && pass.fromGraphs <= pass.kernels &&
           pass.threads >= 1 && isTraceKey(pass.trace);
}

double runningAhead_us(const TracedPass &pass, double period_us)
{
    return physics::asyncClosed(pass.kernels, pass.kernel_us, period_us);
}

} // namespace

QString TracedPass::key() const
{
    QStringList parts{trace};
    for (const auto member : tracedCounts)
        parts.append(QString::number(this->*member));
    for (const auto member : tracedTimes)
        parts.append(QString::number(this->*member, 'g', QLocale::FloatingPointShortest));
    return tracedPrefix + parts.join(u';');
}

std::optional<TracedPass> tracedPassOf(const QString &workload)
{
    if (!workload.startsWith(tracedPrefix) || workload.size() > longestKey)
        return std::nullopt;
    const QStringList parts = workload.mid(tracedPrefix.size()).split(u';');
    if (parts.size() != qsizetype(1 + tracedCounts.size() + tracedTimes.size()))
        return std::nullopt;
    TracedPass pass;
    auto part = parts.cbegin();
    pass.trace = *part++;
    for (const auto member : tracedCounts)
        pass.*member = (part++)->toLongLong();
    for (const auto member : tracedTimes)
        pass.*member = (part++)->toDouble();
    // Written in another way, the same numbers would be another workload.
    return canBe(pass) && pass.key() == workload ? std::optional(pass) : std::nullopt;
}

TracedModel modelOf(const TracedPass &pass)
{
    TracedModel model;
    model.total_us = runningAhead_us(pass, pass.period_us);
    model.busy = model.total_us > 0.0 ? double(pass.kernels) * pass.kernel_us / model.total_us : 0.0;
    model.withMean_us = runningAhead_us(pass, pass.periodMean_us);
    return model;
}

} // namespace rp
