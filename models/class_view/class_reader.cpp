// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_reader.h"

#include "models/class_view/class_tables.h"
#include "models/handin/collected.h"
#include "models/handin/handin_file.h"
#include "models/session/commit_items.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <tuple>

namespace rp {
namespace {

constexpr std::size_t batchSize = 64;
constexpr int mostThreads = 8;

using PlaceBatch = std::vector<CollectedPlace>;

PlaceBatch nextBatch(CollectedWalk &walk)
{
    PlaceBatch batch;
    while (batch.size() < batchSize) {
        std::optional<CollectedPlace> place = walk.next();
        if (!place)
            break;
        batch.push_back(std::move(*place));
    }
    return batch;
}

/// Deals batches out to threads and puts together what they find.
class ReadingJob
{
public:
    ReadingJob(const QStringList &places, const ClassRows &rows, const ClassOptions &options,
               const std::function<bool(const ClassBatch &)> &hear)
        : m_walk(places)
        , m_rows(rows)
        , m_options(options)
        , m_hear(hear)
    {
    }

    ClassReading run()
    {
        const int cores =
            m_options.threads > 0 ? m_options.threads : int(std::thread::hardware_concurrency());
        std::vector<std::thread> others;
        others.reserve(mostThreads);
        try {
            for (int i = 1; i < std::clamp(cores, 1, mostThreads); ++i)
                others.emplace_back([this] { workGuarded(); });
        } catch (const std::system_error &) {
            // No room for one more: those that are there do it all.
        }
        workGuarded();
        for (std::thread &other : others)
            other.join();
        if (m_thrown)
            std::rethrow_exception(m_thrown);
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
        ClassReading part;
        while (true) {
            qint64 turn = 0;
            const PlaceBatch places = take(turn);
            if (places.empty())
                break;
            const ClassBatch batch = read(places, part);
            tell(batch, turn);
        }
        const std::lock_guard lock(m_mutex);
        m_whole.figures.merge(part.figures);
        m_whole.files += part.files;
        m_whole.refused += part.refused;
    }

    PlaceBatch take(qint64 &turn)
    {
        const std::lock_guard lock(m_mutex);
        if (m_isOver)
            return {};
        turn = m_dealt++;
        return nextBatch(m_walk);
    }

    ClassBatch read(const PlaceBatch &places, ClassReading &part) const
    {
        ClassBatch batch;
        batch.files = qint64(places.size());
        for (const CollectedPlace &place : places) {
            const QString file = place.shown();
            const ClassHandin handin = classHandin(readCollectedHandin(place, HandinCheck::SealFirst));
            if (!handin.reason.isEmpty() && isAside(place)) {
                batch.asides << asideText(place, handin.reason);
                continue;
            }
            ++part.files;
            if (!handin.reason.isEmpty()) {
                ++part.refused;
                batch.refused.emplace_back(file, handin.reason);
                continue;
            }
            if (!handin.isWhole)
                batch.altered << file;
            if (isScripted(handin.entries)) {
                part.figures.addScripted();
                continue;
            }
            const std::vector<ClassRow> rows = m_rows.of(handin);
            ClassRowsOf whose{handin.learner, {}, {}, handin.isWhole};
            if (m_options.namesAreShown) {
                const bool isNamed = !handin.name.isEmpty() || !handin.number.isEmpty();
                whose.name = isNamed ? handin.name : place.participant.name;
                whose.number = isNamed ? handin.number : place.participant.number;
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
            m_isOver = true;
        m_told.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_told;
    std::exception_ptr m_thrown; ///< in one of the threads
    CollectedWalk m_walk;
    qint64 m_dealt = 0;
    qint64 m_next = 0;
    bool m_isOver = false;
    ClassReading m_whole;
    const ClassRows &m_rows;
    const ClassOptions &m_options;
    const std::function<bool(const ClassBatch &)> &m_hear;
};

} // namespace

qint64 countClassFiles(const QStringList &filesAndFolders, const std::function<bool()> &goOn)
{
    CollectedWalk walk(filesAndFolders);
    qint64 found = 0;
    while (goOn()) {
        const qint64 more = qint64(nextBatch(walk).size());
        if (more == 0)
            break;
        found += more;
    }
    return found;
}

ClassReading readClass(const QStringList &filesAndFolders, const ClassRows &rows, const ClassOptions &options,
                       const std::function<bool(const ClassBatch &)> &hear)
{
    return ReadingJob(filesAndFolders, rows, options, hear).run();
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
