// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/charts/chart_fixture.h"
#include "views/charts/lines/line_spec.h"
#include "views/charts/scale/intensity_scale.h"

#include <cmath>
#include <limits>

/// Tables as the instruments of an act about fusion and pay-back have them: times over hours, sizes over
/// powers of two, names with two values each.
namespace line_fixture {

using chart_fixture::fixed;

struct Words
{
    QString caption;
    QString summary;
    QString cost;
    QString saved;
    QString band;
    QString elapsed;
    QString time;
    QString breakEven;
    QString prediction;
    QString threshold;
    QStringList stages;
    QString flexibility;
    QString speed;
    QStringList operations;
    QString reads;
    QString writes;
    QString vectorRidge;
    QString tensorRidge;
};

inline Words words(int language)
{
    const auto s = [](const char *text) { return QString::fromUtf8(text); };
    if (language == 1)
        return {
            s("متى يعوض التصريف زمنه"),
            s("يعوض التصريف زمنه بعد 133,608 صورة."),
            s("كلفة التصريف"),
            s("الزمن الموفر"),
            s("مدى الزمن الموفر"),
            s("الزمن المنقضي"),
            s("الزمن المتراكم"),
            s("نقطة التعادل عند ١٣٣٬٦٠٨ استدلالات"),
            s("توقعك: ١٠٬٠٠٠"),
            s("الحد"),
            {s("فوري"), s("تتبع"), s("نص برمجي"), s("مترجم"), s("مترجم بأقصى ضبط"), s("رسم CUDA"), s("مسبق")},
            s("المرونة"),
            s("تسريع"),
            {s("تسوية الطبقة"), s("إسقاط"), s("مدمج")},
            s("قراءات"),
            s("كتابات"),
            s("حد الوحدات المتجهة"),
            s("حد الوحدات الموترية")};
    if (language == 2)
        return {s("编译何时回本"),
                s("编译在 133,608 张图像后回本。"),
                s("编译开销"),
                s("节省的时间"),
                s("节省时间的范围"),
                s("经过的时间"),
                s("累计时间"),
                s("在 133,608 次推理时回本"),
                s("你的预测：10,000"),
                s("阈值"),
                {s("即时"), s("追踪"), s("脚本"), s("编译"), s("编译（最大自动调优）"), s("CUDA 图"),
                 s("提前编译")},
                s("灵活性"),
                s("加速"),
                {s("层归一化"), s("随机失活"), s("融合")},
                s("读取"),
                s("写入"),
                s("向量单元脊点"),
                s("张量核心脊点")};
    return {s("When compiling has paid for itself"),
            s("Compiling has paid for itself after 133,608 images, 1 min 32 s of work."),
            s("Compile cost"),
            s("Time saved"),
            s("Range of the saving"),
            s("Elapsed time"),
            s("Cumulative time"),
            s("Break-even at 133,608 inferences"),
            s("You said 10,000"),
            s("Limit"),
            {s("Eager"), s("Traced"), s("Scripted"), s("Compiled"), s("Compiled, max-autotune"),
             s("CUDA graph"), s("Ahead of time")},
            s("Flexibility"),
            s("Speed-up"),
            {s("Layer normalization"), s("Dropout"), s("All fused")},
            s("Reads"),
            s("Writes"),
            s("Vector ridge"),
            s("Tensor Core ridge")};
}

/// Saving against cost over `span_s`, in `samples` steps; pays back at a third of the span.
inline std::unique_ptr<rp::ResultTable> payback(const Words &words, double span_s, int samples = 61)
{
    using rp::Meaning;
    using rp::Quantity;
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("payback"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    const auto column = [](const char *key, const QString &title, Meaning meaning) {
        return rp::ResultColumn{QLatin1String(key), fixed(title), Quantity::Seconds, meaning};
    };
    table->setColumns({{QStringLiteral("sample"), fixed(words.elapsed)},
                       column("elapsed_s", words.elapsed, Meaning::Neutral),
                       column("cost_s", words.cost, Meaning::Failure),
                       column("saved_s", words.saved, Meaning::Memory),
                       column("saved_low_s", words.saved, Meaning::Memory),
                       column("saved_high_s", words.band, Meaning::Memory)});
    std::vector<rp::ResultRow> rows;
    for (int i = 0; i < samples; ++i) {
        const double x = span_s * i / std::max(1, samples - 1);
        const double cost = span_s * 0.1;
        rows.push_back({QString::number(i),
                        {{0.0, [x] { return rp::Format().duration_us(x * 1e6); }},
                         {x},
                         {cost},
                         {x * 0.3},
                         {x * 0.22},
                         {x * 0.38}}});
    }
    table->setRows(std::move(rows));
    return table;
}

inline rp::LineChartSpec paybackSpec(const Words &words)
{
    rp::LineChartSpec spec;
    spec.xColumn = QStringLiteral("elapsed_s");
    spec.lineColumns = {QStringLiteral("cost_s"), QStringLiteral("saved_s")};
    spec.bands = {{QStringLiteral("saved_low_s"), QStringLiteral("saved_high_s")}};
    spec.xTitle = words.elapsed;
    spec.yTitle = words.time;
    return spec;
}

inline std::vector<rp::ChartAnnotation> paybackNotes(const Words &words, double span_s)
{
    rp::ChartAnnotation crossing;
    crossing.key = QStringLiteral("breakeven");
    crossing.label = words.breakEven;
    crossing.spoken = words.breakEven + u'.';
    crossing.category = span_s / 3.0;
    crossing.position = span_s * 0.1;
    rp::ChartAnnotation said;
    said.key = QStringLiteral("prediction");
    said.label = words.prediction;
    said.spoken = words.prediction + u'.';
    said.category = span_s * 0.45;
    said.kind = rp::ChartAnnotation::Kind::Upright;
    return {crossing, said};
}

inline std::unique_ptr<rp::ResultTable> stages(const Words &words)
{
    using rp::Meaning;
    using rp::Quantity;
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("stages"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    table->setColumns(
        {{QStringLiteral("stage"), fixed(words.caption)},
         {QStringLiteral("flexibility"), fixed(words.flexibility), Quantity::Fraction, Meaning::Neutral, 0},
         {QStringLiteral("speedup"), fixed(words.speed), Quantity::Factor, Meaning::Compute}});
    const double flexibility[] = {1.0, 0.45, 0.55, 0.8, 0.78, 0.4, 0.1};
    const double speedup[] = {1.0, 1.08, 1.1, 2.4, 2.55, 2.5, 2.7};
    std::vector<rp::ResultRow> rows;
    for (int i = 0; i < 7; ++i)
        rows.push_back({QStringLiteral("stage_%1").arg(i),
                        {{0.0, fixed(words.stages.at(i))}, {flexibility[i]}, {speedup[i]}}});
    table->setRows(std::move(rows));
    return table;
}

inline rp::LineChartSpec stagesSpec(const Words &words)
{
    rp::LineChartSpec spec;
    spec.xColumn = QStringLiteral("flexibility");
    spec.pointColumns = {QStringLiteral("speedup")};
    spec.labelColumn = QStringLiteral("stage");
    spec.xTitle = words.flexibility;
    spec.yTitle = words.speed;
    return spec;
}

/// Bytes over sequence lengths from 128 to 16,384, both on logarithmic axes.
inline std::unique_ptr<rp::ResultTable> traffic(const Words &words)
{
    using rp::Meaning;
    using rp::Quantity;
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("traffic"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    table->setColumns({{QStringLiteral("name"), fixed(words.caption)},
                       {QStringLiteral("sequence"), fixed(words.elapsed), Quantity::Count},
                       {QStringLiteral("standard"), fixed(words.reads), Quantity::Bytes, Meaning::Memory},
                       {QStringLiteral("flash"), fixed(words.writes), Quantity::Bytes, Meaning::Compute}});
    std::vector<rp::ResultRow> rows;
    for (double n = 128.0; n <= 16384.0; n *= 2.0)
        rows.push_back({QString::number(n),
                        {{0.0, [n] { return rp::Format().count(n); }}, {n}, {n * n * 8.0}, {n * 4096.0}}});
    table->setRows(std::move(rows));
    return table;
}

inline rp::LineChartSpec trafficSpec(const Words &words)
{
    rp::LineChartSpec spec;
    spec.xColumn = QStringLiteral("sequence");
    spec.lineColumns = {QStringLiteral("standard"), QStringLiteral("flash")};
    spec.logX = true;
    spec.logY = true;
    spec.xTitle = words.elapsed;
    spec.yTitle = words.reads;
    return spec;
}

/// Reads and writes of `count` operations.
inline std::unique_ptr<rp::ResultTable> operations(const Words &words, int count)
{
    using rp::Meaning;
    using rp::Quantity;
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("operations"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    table->setColumns(
        {{QStringLiteral("operation"), fixed(words.caption)},
         {QStringLiteral("reads_bytes"), fixed(words.reads), Quantity::Bytes, Meaning::Memory},
         {QStringLiteral("writes_bytes"), fixed(words.writes), Quantity::Bytes, Meaning::Dispatch}});
    std::vector<rp::ResultRow> rows;
    for (int i = 0; i < count; ++i)
        rows.push_back(
            {QStringLiteral("op_%1").arg(i),
             {{0.0, fixed(words.operations.at(i % 3))}, {1.57e6 * (1 + i % 3)}, {1.57e6 * (i % 2)}}});
    table->setRows(std::move(rows));
    return table;
}

inline rp::ChartMapping operationsMapping()
{
    rp::ChartMapping mapping;
    mapping.columnKeys = {QStringLiteral("reads_bytes"), QStringLiteral("writes_bytes")};
    return mapping;
}

inline std::unique_ptr<rp::ResultTable> intensities(const Words &words, const std::vector<double> &values)
{
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("intensities"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    table->setColumns(
        {{QStringLiteral("name"), fixed(words.caption)},
         {QStringLiteral("intensity"), fixed(words.speed), rp::Quantity::Intensity, rp::Meaning::Compute}});
    std::vector<rp::ResultRow> rows;
    for (std::size_t i = 0; i < values.size(); ++i)
        rows.push_back({QStringLiteral("point_%1").arg(i),
                        {{0.0, fixed(words.stages.at(static_cast<int>(i) % 7))}, {values[i]}}});
    table->setRows(std::move(rows));
    return table;
}

inline std::vector<rp::IntensityRidge> ridges(const Words &words)
{
    return {{QStringLiteral("vector"), words.vectorRidge, words.vectorRidge + u'.', 9.75},
            {QStringLiteral("tensor"), words.tensorRidge, words.tensorRidge + u'.', 156.0}};
}

} // namespace line_fixture
