// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_score.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

constexpr double sweep_s = 4.0;     ///< along an axis
constexpr double clock_s = 6.0;     ///< of lanes
constexpr double between_s = 0.4;   ///< silence between series
constexpr double shortTone_s = 0.1; ///< shorter ones have hardly a pitch
constexpr double value_s = 0.28;
constexpr double ring_s = 0.5;
constexpr double values_s = 20.0; ///< of all values that lie along no axis, at the longest
constexpr double leastGap_s = 0.02;
constexpr double onePitch_hz = 440.0;
constexpr double markAbove = 2.0; ///< marks that stand for no value, and crossings, ring an octave up
constexpr double widestPan = 0.9; ///< of the way to a side: nothing is in one ear alone

Timbre timbreOf(std::size_t series)
{
    constexpr std::array timbres{Timbre::Pure, Timbre::Reed, Timbre::String, Timbre::Organ};
    return timbres.at(series % timbres.size());
}

double panOf(double part, const ScoreWish &wish)
{
    const double pan = widestPan * (2.0 * std::clamp(part, 0.0, 1.0) - 1.0);
    return wish.isMirrored ? -pan : pan;
}

SoundVoice steady(Timbre timbre, double from_s, double length_s, double pitch_hz, double pan)
{
    return {timbre, {{from_s, pitch_hz, pan}, {from_s + length_s, pitch_hz, pan}}};
}

bool isPart(double part)
{
    return part >= 0.0 && part <= 1.0; // NaN is none
}

/// Where a value is heard: parts of both axes, NaN where it is not.
struct HeardPoint
{
    double x = 0.0;
    double y = 0.0;
};

class LineScore
{
public:
    LineScore(const ScoreAxes &axes, const ScoreWish &wish)
        : m_axes(axes)
        , m_wish(wish)
        , m_sweep_s(sweep_s * wish.slowness)
    {
    }

    SoundScore of(const ChartContent &content);

private:
    std::vector<HeardPoint> heard(const ChartSeries &series) const;
    double pitch_hz(double part) const { return m_axes.y ? pitchAt_hz(part) : onePitch_hz; }
    double at_s(double part) const { return m_begin_s + part * m_sweep_s; }
    void ring(double part, double pitch_hz);
    void addLine(const std::vector<HeardPoint> &points, Timbre timbre);
    void addPoints(const std::vector<HeardPoint> &points, Timbre timbre);
    void addCrossings(const std::vector<HeardPoint> &one, const std::vector<HeardPoint> &other);
    void addMarks(const std::vector<ChartAnnotation> &annotations);

    const ScoreAxes &m_axes;
    const ScoreWish &m_wish;
    double m_sweep_s;
    double m_begin_s = 0.0;
    SoundScore m_score;
};

std::vector<HeardPoint> LineScore::heard(const ChartSeries &series) const
{
    std::vector<HeardPoint> points;
    points.reserve(series.points.size());
    for (const ChartPoint &point : series.points)
        points.push_back({m_axes.x.partOf(point.position), m_axes.y ? m_axes.y->partOf(point.value) : 0.0});
    const bool rises = std::is_sorted(points.begin(), points.end(),
                                      [](const HeardPoint &a, const HeardPoint &b) { return a.x < b.x; });
    const bool isWhole = std::none_of(points.begin(), points.end(),
                                      [](const HeardPoint &point) { return std::isnan(point.x); });
    if (!rises && isWhole) // what has no place can't be sorted
        std::stable_sort(points.begin(), points.end(),
                         [](const HeardPoint &a, const HeardPoint &b) { return a.x < b.x; });
    return points;
}

void LineScore::ring(double part, double pitch_hz)
{
    m_score.voices.push_back(steady(Timbre::Bell, at_s(part), ring_s, pitch_hz, panOf(part, m_wish)));
}

void LineScore::addLine(const std::vector<HeardPoint> &points, Timbre timbre)
{
    SoundVoice voice{timbre, {}};
    const auto finish = [this, &voice] {
        if (voice.points.size() > 1)
            m_score.voices.push_back(voice);
        voice.points.clear();
    };
    for (const HeardPoint &point : points) {
        if (!isPart(point.x) || !isPart(point.y)) {
            finish();
            continue;
        }
        const double at = at_s(point.x);
        if (!voice.points.empty() && at < voice.points.back().at_s)
            finish();
        voice.points.push_back({at, pitch_hz(point.y), panOf(point.x, m_wish)});
    }
    finish();
}

void LineScore::addPoints(const std::vector<HeardPoint> &points, Timbre timbre)
{
    for (const HeardPoint &point : points) {
        if (isPart(point.x) && isPart(point.y))
            m_score.voices.push_back(
                steady(timbre, at_s(point.x), value_s, pitch_hz(point.y), panOf(point.x, m_wish)));
    }
}

/// Of two lines that have the same samples, as those of one table have.
void LineScore::addCrossings(const std::vector<HeardPoint> &one, const std::vector<HeardPoint> &other)
{
    double before = 0.0; // how far one lay above the other, where they last differed
    std::size_t last = 0;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i].x != other[i].x || !isPart(one[i].x) || !isPart(one[i].y) || !isPart(other[i].y)) {
            before = 0.0;
            continue;
        }
        const double now = one[i].y - other[i].y;
        if (now == 0.0)
            continue;
        if (before * now < 0.0) {
            const double part = before / (before - now);
            ring(std::lerp(one[last].x, one[i].x, part),
                 pitch_hz(std::lerp(one[last].y, one[i].y, part)) * markAbove);
        }
        before = now;
        last = i;
    }
}

void LineScore::addMarks(const std::vector<ChartAnnotation> &annotations)
{
    for (const ChartAnnotation &mark : annotations) {
        if (mark.kind == ChartAnnotation::Kind::Region)
            continue;
        const bool hasValue = mark.kind != ChartAnnotation::Kind::Upright && m_axes.y;
        const double y = hasValue ? m_axes.y->partOf(mark.position) : 0.0;
        // A line across has no moment of its own: it is heard first, to compare with.
        const double x = mark.category ? m_axes.x.partOf(*mark.category) : 0.0;
        if (isPart(x) && isPart(y))
            ring(x, hasValue ? pitch_hz(y) : onePitch_hz * markAbove);
    }
}

SoundScore LineScore::of(const ChartContent &content)
{
    std::vector<std::vector<HeardPoint>> lines;
    bool isFirst = true;
    for (std::size_t i = 0; i < content.series.size(); ++i) {
        const ChartSeries &series = content.series[i];
        if (series.waits || series.drawn == ChartSeries::Drawn::BandLower ||
            series.drawn == ChartSeries::Drawn::BandUpper)
            continue;
        if (m_wish.bySeries && !isFirst)
            m_begin_s += m_sweep_s + between_s;
        isFirst = false;
        const std::vector<HeardPoint> points = heard(series);
        if (series.drawn == ChartSeries::Drawn::Points) {
            addPoints(points, timbreOf(i));
            continue;
        }
        addLine(points, timbreOf(i));
        if (m_wish.bySeries)
            continue;
        for (const std::vector<HeardPoint> &other : lines)
            addCrossings(other, points);
        lines.push_back(points);
    }
    addMarks(content.annotations);
    return m_score;
}

} // namespace

SoundScore lineScore(const ChartContent &content, const ScoreAxes &axes, const ScoreWish &wish)
{
    return LineScore(axes, wish).of(content);
}

SoundScore valueScore(const ChartContent &content, const ScoreWish &wish)
{
    std::vector<double> values;
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            values.push_back(point.value);
    std::size_t tones = values.size();
    for (const ChartAnnotation &mark : content.annotations)
        values.push_back(mark.position);
    tones = std::max<std::size_t>(tones, 1);
    const ValueAxis axis = axisHolding(values, {content.quantity});
    const double tone_s =
        std::max(std::min(value_s, values_s / static_cast<double>(tones)), shortTone_s / 2.0);
    SoundScore score;
    double at = 0.0;
    std::size_t number = 0;
    for (std::size_t i = 0; i < content.series.size(); ++i) {
        for (const ChartPoint &point : content.series[i].points) {
            const double part = axis.partOf(point.value);
            const double along = static_cast<double>(number++) / static_cast<double>(tones);
            // What has no value, or is not shown yet, is a silence as long as a tone.
            if (isPart(part))
                score.voices.push_back(
                    steady(timbreOf(i), at, tone_s * wish.slowness, pitchAt_hz(part), panOf(along, wish)));
            at += tone_s * wish.slowness;
        }
        at += std::min(between_s, tone_s) * wish.slowness;
    }
    for (const ChartAnnotation &mark : content.annotations) {
        const double part = axis.partOf(mark.position);
        if (!isPart(part) || mark.kind == ChartAnnotation::Kind::Region)
            continue;
        score.voices.push_back(steady(Timbre::Bell, at, ring_s, pitchAt_hz(part), 0.0));
        at += ring_s;
    }
    return score;
}

SoundScore laneScore(const std::vector<BusyTimes> &lanes, double end, const ScoreWish &wish)
{
    SoundScore score;
    if (!(end > 0.0))
        return score;
    const double length_s = clock_s * wish.slowness;
    double begin_s = 0.0;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (lanes[i].empty())
            continue;
        // The first is the highest, as it is in the picture.
        const double part = lanes.size() < 2 ? 0.5 : 1.0 - double(i) / double(lanes.size() - 1);
        const double pitch_hz = pitchAt_hz(part);
        std::vector<SoundVoice> tones;
        for (const auto &[from, to] : lanes[i]) {
            const double from_s = begin_s + std::clamp(from / end, 0.0, 1.0) * length_s;
            const double to_s = begin_s + std::clamp(to / end, 0.0, 1.0) * length_s;
            // Thousands of kernels without a wait that could be heard are one tone.
            if (!tones.empty() && from_s - tones.back().points.back().at_s < leastGap_s)
                tones.back().points.back() = {to_s, pitch_hz, panOf(to / end, wish)};
            else
                tones.push_back(
                    {timbreOf(i),
                     {{from_s, pitch_hz, panOf(from / end, wish)}, {to_s, pitch_hz, panOf(to / end, wish)}}});
        }
        const double done = lanes[i].back().second / end;
        score.voices.insert(score.voices.end(), tones.begin(), tones.end());
        score.voices.push_back(steady(Timbre::Bell, begin_s + std::clamp(done, 0.0, 1.0) * length_s, ring_s,
                                      pitch_hz * markAbove, panOf(done, wish)));
        if (wish.bySeries)
            begin_s += length_s + ring_s + between_s;
    }
    return score;
}

SoundScore answerScore(const ValueAxis &axis, const std::vector<double> &values,
                       std::optional<double> measured, const ScoreWish &wish)
{
    SoundScore score;
    double at = 0.0;
    const double length_s = 2.0 * value_s * wish.slowness;
    const auto add = [&](double value, Timbre timbre) {
        // Zero stands at the end of a logarithmic axis.
        const double place = axis.partOf(value);
        const double part = std::isnan(place) ? 0.0 : std::clamp(place, 0.0, 1.0);
        if (std::isfinite(value))
            score.voices.push_back(steady(timbre, at, length_s, pitchAt_hz(part), panOf(part, wish)));
        at += length_s + between_s / 2.0;
    };
    for (std::size_t i = 0; i < values.size(); ++i)
        add(values[i], timbreOf(i));
    if (measured)
        add(*measured, Timbre::Bell);
    return score;
}

} // namespace rp
