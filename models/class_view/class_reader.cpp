// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_reader.h"

#include "models/class_view/class_tables.h"
#include "models/handin/collected.h"
#include "models/handin/handin_file.h"
#include "models/handin/same_work.h"
#include "models/session/commit_items.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <memory>
#include <mutex>
#include <thread>
#include <tuple>
#include <utility>

namespace rp {
namespace {

constexpr std::size_t batchSize = 64;
constexpr int mostThreads = 8;

/// Where files are from: one after the other, nothing when there are no more.
using PlaceSource = std::function<std::optional<CollectedPlace>()>;
using PlaceBatch = std::vector<CollectedPlace>;

PlaceBatch nextBatch(const PlaceSource &source)
{
    PlaceBatch batch;
    while (batch.size() < batchSize) {
        std::optional<CollectedPlace> place = source();
        if (!place)
            break;
        batch.push_back(std::move(*place));
    }
    return batch;
}

/// What is kept of a file until all are read.
struct Kept
{
    std::size_t order = 0; ///< of the files
    CollectedPlace place;
    WorkMark mark;
};

struct JobFindings
{
    ClassReading reading;
    std::vector<Kept> kept; ///< of those that could be read
    bool isEnded = false;   ///< nobody listens any more
};

/// Deals batches out to threads and puts together what they find.
class ReadingJob
{
public:
    ReadingJob(PlaceSource source, const ClassRows &rows, const ClassOptions &options,
               const std::function<bool(const ClassBatch &)> &hear)
        : m_source(std::move(source))
        , m_rows(rows)
        , m_options(options)
        , m_hear(hear)
    {
    }

    JobFindings run()
    {
        const int cores =
            m_options.threads > 0 ? m_options.threads : int(std::thread::hardware_concurrency());
        std::vector<std::thread> others;
        others.reserve(mostThreads);
        try {
            for (int i = 1; i < std::clamp(cores, 1, mostThreads); ++i)
                others.emplace_back([this] { workGuarded(); });
        } catch (const std::exception &) {
            // No room or memory for one more: those that are there do it all.
        }
        workGuarded();
        for (std::thread &other : others)
            other.join();
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        std::sort(m_whole.kept.begin(), m_whole.kept.end(),
                  [](const Kept &a, const Kept &b) { return a.order < b.order; });
        return std::move(m_whole);
    }

private:
    /// What leaves a thread would end the program. The caller has to know what memory did not suffice for.
    void workGuarded()
    {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_thrown = std::current_exception();
            m_isOver = true;
            m_told.notify_all(); // its turn will never come
        }
    }

    void work()
    {
        JobFindings part;
        while (true) {
            qint64 turn = 0;
            const PlaceBatch places = take(turn);
            if (places.empty())
                break;
            const ClassBatch batch = read(places, std::size_t(turn), part);
            tell(batch, turn);
        }
        const std::lock_guard lock(m_mutex);
        m_whole.reading.figures.merge(part.reading.figures);
        m_whole.reading.files += part.reading.files;
        m_whole.reading.refused += part.reading.refused;
        std::move(part.kept.begin(), part.kept.end(), std::back_inserter(m_whole.kept));
    }

    PlaceBatch take(qint64 &turn)
    {
        const std::lock_guard lock(m_mutex);
        if (m_isOver)
            return {};
        turn = m_dealt++;
        return nextBatch(m_source);
    }

    ClassBatch read(const PlaceBatch &places, std::size_t turn, JobFindings &found) const
    {
        ClassReading &part = found.reading;
        ClassBatch batch;
        batch.files = qint64(places.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const CollectedPlace &place = places[i];
            const QString file = place.shown();
            const HandinReading reading = readCollectedHandin(place, HandinCheck::SealFirst);
            const ClassHandin handin = classHandin(reading);
            if (!handin.reason.isEmpty() && isAside(place)) {
                batch.asides << asideText(place.shown(), handin.reason);
                continue;
            }
            ++part.files;
            if (!handin.reason.isEmpty()) {
                ++part.refused;
                batch.refused.emplace_back(file, handin.reason);
                continue;
            }
            found.kept.push_back({turn * batchSize + i, place, workMark(file, reading)});
            found.kept.back().mark.isLeftOut = !handin.isWhole || isScripted(handin.entries);
            if (!handin.isWhole)
                batch.altered << file;
            if (isScripted(handin.entries)) {
                part.figures.addScripted();
                continue;
            }
            const std::vector<ClassRow> rows = m_rows.of(handin);
            ClassRowsOf whose{handin.learner, {}, {}, handin.isWhole};
            if (m_options.namesAreShown) {
                const Participant &platform = place.participant;
                whose.name = handin.name.isEmpty() ? platform.name : handin.name;
                const bool isNamed = !handin.name.isEmpty() || !handin.number.isEmpty();
                whose.number = isNamed ? handin.number : platform.shownNumber();
            }
            const QString label = QStringLiteral("%1 %2").arg(whose.name, whose.number).trimmed();
            part.figures.add({handin.learner, label}, handin.isWhole, rows);
            if (m_options.wantsNdjson)
                appendNdjson(batch.ndjson, whose, rows);
        }
        return batch;
    }

    /// Waits until all batches before this one are told.
    void tell(const ClassBatch &batch, qint64 turn)
    {
        std::unique_lock lock(m_mutex);
        m_told.wait(lock, [this, turn] { return m_next == turn || m_thrown; });
        if (m_thrown)
            return;
        ++m_next;
        if (!m_isOver && !m_hear(batch))
            m_isOver = m_whole.isEnded = true;
        m_told.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_told;
    std::exception_ptr m_thrown; ///< in one of the threads
    const PlaceSource m_source;
    qint64 m_dealt = 0;
    qint64 m_next = 0;
    bool m_isOver = false;
    JobFindings m_whole;
    const ClassRows &m_rows;
    const ClassOptions &m_options;
    const std::function<bool(const ClassBatch &)> &m_hear;
};

std::vector<ClassWork> worksOf(const std::vector<Kept> &kept, const std::vector<WorkPlace> &places)
{
    std::vector<ClassWork> works;
    const auto tell = [&](size_t index, const std::vector<size_t> &others, bool isShared) {
        ClassWork work{kept[index].place.shown(), {}, isShared};
        for (const size_t other : others)
            work.others << kept[other].place.shown();
        works.push_back(work);
    };
    for (size_t i = 0; i < places.size(); ++i) {
        std::vector<size_t> leftOut = places[i].same;
        leftOut.insert(leftOut.end(), places[i].passed.begin(), places[i].passed.end());
        if (!leftOut.empty())
            tell(i, leftOut, false);
        const std::vector<size_t> &others = places[i].others;
        const bool isFirst = !others.empty() && i < *std::min_element(others.begin(), others.end());
        if (places[i].kind == WorkPlace::Kind::Shared && isFirst)
            tell(i, others, true);
    }
    return works;
}

} // namespace

qint64 countClassFiles(const QStringList &filesAndFolders, const std::function<bool()> &goOn)
{
    CollectedWalk walk(filesAndFolders);
    qint64 found = 0;
    while (goOn()) {
        const qint64 more = qint64(nextBatch([&walk] { return walk.next(); }).size());
        if (more == 0)
            break;
        found += more;
    }
    return found;
}

ClassReading readClass(const QStringList &filesAndFolders, const ClassRows &rows, const ClassOptions &options,
                       const std::function<bool(const ClassBatch &)> &hear)
{
    CollectedWalk walk(filesAndFolders);
    JobFindings found = ReadingJob([&walk] { return walk.next(); }, rows, options, hear).run();
    if (found.isEnded)
        return std::move(found.reading);
    std::vector<WorkMark> marks;
    marks.reserve(found.kept.size());
    std::vector<const Participant *> participants;
    for (Kept &kept : found.kept) {
        marks.push_back(std::move(kept.mark));
        participants.push_back(&kept.place.participant);
    }
    const std::vector<QString> uploaders = uploadersOf(participants);
    for (std::size_t i = 0; i < marks.size(); ++i)
        marks[i].uploader = uploaders[i];
    const std::vector<WorkPlace> places = settleWork(marks);
    std::vector<ClassWork> works = worksOf(found.kept, places);
    std::vector<CollectedPlace> counting;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i].kind != WorkPlace::Kind::SameWork && places[i].kind != WorkPlace::Kind::OtherWork) {
            CollectedPlace &place = counting.emplace_back(std::move(found.kept[i].place));
            if (!places[i].name.isEmpty()) // as one of the other files has it
                place.participant.name = places[i].name;
        }
    }
    const qint64 leftOut = qint64(places.size()) - qint64(counting.size());
    if (leftOut > 0) {
        bool isFirst = true;
        std::size_t next = 0;
        const auto nextCounting = [&] {
            return next < counting.size() ? std::optional(counting[next++]) : std::nullopt;
        };
        JobFindings again = ReadingJob(nextCounting, rows, options, [&](const ClassBatch &batch) {
                                ClassBatch lines;
                                lines.ndjson = batch.ndjson;
                                lines.isAnew = std::exchange(isFirst, false);
                                return hear(lines);
                            }).run();
        again.reading.files = found.reading.files;
        again.reading.refused += found.reading.refused; // a file may have gone meanwhile
        again.reading.figures.addLeftOutFiles(leftOut);
        found = std::move(again);
    }
    found.reading.works = std::move(works);
    return std::move(found.reading);
}

ClassJob::ClassJob(const LabLibrary &library, QObject *parent)
    : BackgroundJob(parent)
    , m_rows(library)
{
}

ClassJob::~ClassJob()
{
    stop();
}

std::shared_ptr<const ClassFound> ClassJob::read(const QStringList &places, const Beside &beside) const
{
    auto found = std::make_shared<ClassFound>();
    const qint64 all = countClassFiles(places, beside.goesOn);
    qint64 heard = 0;
    found->reading = readClass(places, m_rows, {true, false, 0}, [&](const ClassBatch &batch) {
        if (!batch.refused.empty() && found->firstRefused.isEmpty())
            std::tie(found->firstRefused, found->reason) = batch.refused.front();
        heard += batch.files;
        beside.tell(double(heard) / double(std::max(all, heard)));
        return beside.goesOn();
    });
    return found;
}

void ClassJob::start(const QStringList &places)
{
    run([this, places](const Beside &beside) -> Outcome {
        try {
            return [this, found = read(places, beside)] { emit loaded(found); };
        } catch (const std::exception &) {
            return [this] { emit failed(); };
        }
    });
}

} // namespace rp
