// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mystery.h"

#include "models/content/option_order.h"
#include "models/json/json_value.h"
#include "models/review/recall_json.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;
using traces::Cause;
using traces::Mark;
using traces::Remedy;

struct MysteryWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Mystery)
};

constexpr std::array causeKeys{"launches", "memory", "kernel", "readback", "profiler", "nothing"};
static_assert(causeKeys.size() == traces::causes);
constexpr std::array remedyKeys{"graph", "fuse", "batch", "no_readback", "faster_gpu", "leave"};
static_assert(remedyKeys.size() == traces::remedies);
constexpr std::array partKeys{"call", "wait", "work"};

template<typename Kind, std::size_t count>
std::optional<Kind> kindFrom(const std::array<const char *, count> &keys, const QString &key)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (key == QLatin1String(keys[i]))
            return static_cast<Kind>(i);
    }
    return std::nullopt;
}

/// What is written with the recording, or measured.
std::optional<double> passOf(const MysteryRecording &recording, const Measured *measured)
{
    if (!measured || recording.measurement.isEmpty())
        return recording.pass_us;
    for (const Measurement &each : measured->measurements) {
        for (const MeasuredFigure &figure : each.figures) {
            if (each.id == recording.measurement && figure.figure == recording.figure)
                return figure.value;
        }
    }
    return std::nullopt;
}

std::variant<MysteryCase, QString> caseOf(const MysteryRecording &recording, TracePointer trace,
                                          const Measured *measured)
{
    const auto pass_us = passOf(recording, measured);
    if (!pass_us && !recording.measurement.isEmpty())
        return MysteryWords::tr("the time of a pass that it names was not measured");
    if (!trace)
        return MysteryWords::tr("there is no such trace in the program");
    const auto clean_ns = pass_us ? std::optional(*pass_us * 1e3) : std::nullopt;
    const auto figures = traces::causeFigures(trace->timeline, trace->reading, clean_ns);
    const auto cause = figures ? traces::causeOf(*figures) : std::nullopt;
    if (!cause)
        return MysteryWords::tr("no cause follows from its figures: record some passes of the model, each "
                                "marked with prof.step()");
    return MysteryCase{std::move(trace), *figures, *cause};
}

/// All of a kind, in an order of the learner's own.
template<typename Kind, std::size_t count>
void mix(std::array<Kind, count> &kinds, const std::array<const char *, count> &keys, const QString &seed)
{
    std::map<QByteArray, Kind> placed;
    for (std::size_t i = 0; i < count; ++i)
        placed[optionPlace(seed, QStringLiteral("mystery"), QLatin1String(keys[i]))] = static_cast<Kind>(i);
    std::transform(placed.begin(), placed.end(), kinds.begin(), [](const auto &each) { return each.second; });
}

} // namespace

QString causeKey(Cause cause)
{
    return QLatin1String(causeKeys.at(static_cast<std::size_t>(cause)));
}

std::optional<Cause> causeFromKey(const QString &key)
{
    return kindFrom<Cause>(causeKeys, key);
}

QString remedyKey(Remedy remedy)
{
    return QLatin1String(remedyKeys.at(static_cast<std::size_t>(remedy)));
}

std::optional<Remedy> remedyFromKey(const QString &key)
{
    return kindFrom<Remedy>(remedyKeys, key);
}

std::variant<MysteryCase, QString> readMystery(const MysteryRecording &recording, const Measured *measured)
{
    if (recording.file.isEmpty())
        return caseOf(recording, embeddedTrace(recording.trace), measured);
    auto loaded = loadTrace(recording.file);
    if (auto *trace = std::get_if<TracePointer>(&loaded))
        return caseOf(recording, std::move(*trace), measured);
    return std::get<QString>(loaded);
}

MysteryDeck::MysteryDeck(std::vector<MysteryRecording> recordings, const QString &seed)
    : m_recordings(std::move(recordings))
{
    sortForLearner(m_recordings, &MysteryRecording::id, seed, QStringLiteral("mystery"));
    mix(m_causes, causeKeys, seed);
    mix(m_remedies, remedyKeys, seed);
}

const Measured *MysteryDeck::measured() const
{
    QString unread;
    if (!m_measured)
        m_measured = Measured::load(&unread);
    return m_measured ? &*m_measured : nullptr;
}

const MysteryCase *MysteryDeck::find(const QString &recording) const
{
    const MysteryRecording *known = withId(m_recordings, recording);
    if (known && m_read.count(recording) == 0)
        m_read.emplace(recording, readMystery(*known, measured()));
    const auto read = m_read.find(recording);
    return read == m_read.end() ? nullptr : std::get_if<MysteryCase>(&read->second);
}

bool MysteryDeck::isUnread(const QString &recording) const
{
    const MysteryRecording *known = withId(m_recordings, recording);
    return known && !known->file.isEmpty() && m_read.count(recording) == 0;
}

void MysteryDeck::take(const QString &recording, TracePointer trace) const
{
    if (isUnread(recording))
        m_read.emplace(recording, caseOf(*withId(m_recordings, recording), std::move(trace), measured()));
}

json toJson(const MysteryAnswer &answer)
{
    json object = {{"recording", answer.recording.toStdString()},
                   {"at", isoText(answer.at).toStdString()},
                   {"confidence", answer.confidence},
                   {"said", causeKey(answer.said).toStdString()},
                   {"truth", causeKey(answer.truth).toStdString()},
                   {"marks", json::array()}};
    for (const Mark &mark : answer.marks)
        object["marks"].push_back({{"op", mark.op}, {"part", partKeys.at(std::size_t(mark.part))}});
    for (const Remedy remedy : answer.order)
        object["order"].push_back(remedyKey(remedy).toStdString());
    return object;
}

std::optional<MysteryAnswer> mysteryAnswerFrom(const json &object)
{
    MysteryAnswer answer;
    answer.recording = textAt(object, "recording");
    answer.at = QDateTime::fromString(textAt(object, "at"), Qt::ISODateWithMs).toUTC();
    answer.confidence = draftFrom({}, object).confidence;
    const auto said = causeFromKey(textAt(object, "said"));
    const auto truth = causeFromKey(textAt(object, "truth"));
    const json &marks = memberAt(object, "marks");
    if (answer.recording.isEmpty() || !answer.at.isValid() || answer.confidence == 0 || !said || !truth ||
        !marks.is_array() || marks.size() != MysteryAnswer::places)
        return std::nullopt;
    answer.said = *said;
    answer.truth = *truth;
    for (const json &each : marks) {
        const json &op = memberAt(each, "op");
        const auto part = kindFrom<Mark::Part>(partKeys, textAt(each, "part"));
        if (!part || !op.is_number_unsigned())
            return std::nullopt;
        answer.marks.push_back({op.get<std::size_t>(), *part});
    }
    const json &order = memberAt(object, "order");
    for (const json &each : order.is_array() ? order : json::array()) {
        const auto remedy = remedyFromKey(each.is_string() ? toQString(each.get<std::string>()) : QString());
        if (remedy)
            answer.order.push_back(*remedy);
    }
    return answer;
}

CauseCounts causeCountsOf(const std::vector<MysteryAnswer> &answers)
{
    CauseCounts counts{};
    for (const MysteryAnswer &answer : answers)
        ++counts[std::size_t(answer.truth)][std::size_t(answer.said)];
    return counts;
}

CauseCounts causesFrom(const json &table)
{
    constexpr std::int64_t most = 100'000; // more than anybody answers
    CauseCounts counts{};
    if (!table.is_array() || table.size() != counts.size())
        return counts;
    for (std::size_t truth = 0; truth < counts.size(); ++truth) {
        const json &row = table[truth];
        if (!row.is_array() || row.size() != counts.size())
            return {};
        for (std::size_t said = 0; said < counts.size(); ++said) {
            if (!row[said].is_number_integer() || row[said] < 0 || row[said] > most)
                return {};
            counts[truth][said] = row[said].get<std::int64_t>();
        }
    }
    return counts;
}

} // namespace rp
