// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/play_score.h"
#include "models/instruments/contract/result_table.h"
#include "models/text/quantity.h"
#include "views/charts/chart_data.h"
#include "views/charts/chart_theme.h"

#include <QApplication>
#include <QLocale>
#include <QPalette>
#include <algorithm>
#include <memory>

namespace chart_fixture {

/// Texts of the example in one language, as long as real ones.
struct Words
{
    QLocale locale;
    Qt::LayoutDirection direction;
    QString caption;
    QString summary;
    QStringList rows;
    QStringList columns;
    QString axis;
    QString prediction;
    QString meter;
};

inline Words english()
{
    return {QLocale(QStringLiteral("en_US")),
            Qt::LeftToRight,
            QStringLiteral("Where the time of one forward pass goes"),
            QStringLiteral("Dispatch takes 66.2 % of the eager pass of keyword spotting; math takes 30.1 %."),
            {QStringLiteral("Eager"), QStringLiteral("Compiled"), QStringLiteral("CUDA graph")},
            {QStringLiteral("Mode"), QStringLiteral("Compute"), QStringLiteral("Dispatch overhead"),
             QStringLiteral("Memory"), QStringLiteral("Total")},
            QStringLiteral("Time of one forward pass"),
            QStringLiteral("Your prediction: 10.5 ms"),
            QStringLiteral("Math utilization")};
}

inline Words arabic()
{
    return {QLocale(QStringLiteral("ar_EG")),
            Qt::RightToLeft,
            QStringLiteral("أين يذهب زمن تمريرة أمامية واحدة"),
            QStringLiteral("يستهلك عبء الإرسال ثلثي التمريرة الفورية، وتستهلك الحسابات أقل من ثلثها."),
            {QStringLiteral("فوري"), QStringLiteral("مُترجَم"), QStringLiteral("رسم CUDA")},
            {QStringLiteral("الوضع"), QStringLiteral("الحساب"), QStringLiteral("عبء الإرسال"),
             QStringLiteral("الذاكرة"), QStringLiteral("المجموع")},
            QStringLiteral("زمن تمريرة أمامية واحدة"),
            QStringLiteral("توقعك: ١٠٫٥ ملي ثانية"),
            QStringLiteral("استغلال الحساب")};
}

inline Words chinese()
{
    return {QLocale(QStringLiteral("zh_CN")),
            Qt::LeftToRight,
            QStringLiteral("一次前向传播的时间花在哪里"),
            QStringLiteral("在关键词识别的即时执行中，调度开销占三分之二，计算不到三分之一。"),
            {QStringLiteral("即时执行"), QStringLiteral("编译执行"), QStringLiteral("CUDA 图")},
            {QStringLiteral("模式"), QStringLiteral("计算"), QStringLiteral("调度开销"),
             QStringLiteral("内存"), QStringLiteral("总计")},
            QStringLiteral("一次前向传播的时间"),
            QStringLiteral("你的预测：10.5 毫秒"),
            QStringLiteral("计算利用率")};
}

inline std::function<QString()> fixed(const QString &text)
{
    return [text] { return text; };
}

inline std::vector<rp::ResultRow> rows(const Words &words, double dispatch_us = 10000.0)
{
    const auto row = [&](int i, const char *key, double c, double d, double m) {
        return rp::ResultRow{QLatin1String(key),
                             {{0.0, fixed(words.rows.at(i))}, {c}, {d}, {m}, {c + d + m}}};
    };
    return {row(0, "eager", 4540.0, dispatch_us, 560.0), row(1, "compiled", 4540.0, 1000.0, 240.0),
            row(2, "cuda_graph", 4540.0, 12.0, 560.0)};
}

inline std::unique_ptr<rp::ResultTable> table(const Words &words)
{
    using rp::Meaning;
    using rp::Quantity;
    auto table = std::make_unique<rp::ResultTable>(QStringLiteral("passes"));
    table->setCaption(fixed(words.caption));
    table->setSummary(fixed(words.summary));
    const QStringList &c = words.columns;
    const auto column = [](const char *key, const QString &title, Meaning meaning) {
        return rp::ResultColumn{QLatin1String(key), fixed(title), Quantity::Milliseconds, meaning};
    };
    table->setColumns({{QStringLiteral("mode"), fixed(c.at(0))},
                       column("compute_us", c.at(1), Meaning::Compute),
                       column("dispatch_us", c.at(2), Meaning::Dispatch),
                       column("memory_us", c.at(3), Meaning::Memory),
                       column("total_us", c.at(4), Meaning::Neutral)});
    table->setRows(rows(words));
    return table;
}

inline rp::ChartMapping mapping()
{
    rp::ChartMapping mapping;
    mapping.columnKeys = {QStringLiteral("compute_us"), QStringLiteral("dispatch_us"),
                          QStringLiteral("memory_us")};
    mapping.totalColumnKey = QStringLiteral("total_us");
    return mapping;
}

inline rp::ChartAnnotation prediction(const Words &words)
{
    return {QStringLiteral("prediction"), words.prediction, words.prediction + QStringLiteral(" (!)"),
            10500.0, rp::Meaning::Neutral};
}

/// Two ways to make n launches of l µs each, with kernels of k µs; in the second, launches run ahead.
inline rp::PlayScore score(int n, double l, double k)
{
    rp::PlayScore score;
    for (const bool ahead : {false, true}) {
        rp::PlayTrack launches{rp::PlayTrack::Side::Cpu, rp::PlayTrack::Kind::Launching};
        rp::PlayTrack runs{rp::PlayTrack::Side::Gpu, rp::PlayTrack::Kind::Running};
        double free = 0.0;
        double launched = 0.0;
        for (int i = 0; i < n; ++i) {
            const double from = ahead ? launched : free;
            launched = from + l;
            launches.add(from, launched);
            const double begin = std::max(free, launched);
            free = begin + k;
            runs.add(begin, free);
        }
        score.lanes.push_back({ahead ? QStringLiteral("two") : QStringLiteral("one"),
                               free,
                               {launches, runs, rp::waitingBeside(runs, free, true)}});
    }
    return score;
}

struct Look
{
    QString name;
    QPalette palette;
};

inline QPalette palette(QRgb window, QRgb base, QRgb text)
{
    QPalette p(QColor{window});
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        p.setColor(role, QColor{text});
    p.setColor(QPalette::Base, QColor{base});
    p.setColor(QPalette::Window, QColor{window});
    return p;
}

inline std::vector<Look> looks()
{
    return {{QStringLiteral("light"), palette(0xf5f5f5, 0xffffff, 0x1b1b1b)},
            {QStringLiteral("dark"), palette(0x25272b, 0x1b1d20, 0xe6e6e6)},
            {QStringLiteral("high-contrast-dark"), palette(0x000000, 0x000000, 0xffffff)},
            {QStringLiteral("high-contrast-light"), palette(0xffffff, 0xffffff, 0x000000)}};
}

} // namespace chart_fixture
