// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Grading many files: on all cores, and each of them forgotten but for a small row.
#include "models/check/lab_loader.h"
#include "models/handin/grading.h"
#include "models/handin/signs.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace rp {
namespace {

constexpr int mostGradingThreads = 8;

std::vector<CollectedPlace> placesIn(const QStringList &named)
{
    std::vector<CollectedPlace> places;
    CollectedWalk walk(named);
    while (std::optional<CollectedPlace> place = walk.next())
        places.push_back(std::move(*place));
    return places;
}

/// What a table, a report and the signs of other hand-ins need no more.
void forgetWork(Grade &grade)
{
    LedgerDocument &document = grade.reading.handin.document;
    LedgerDocument left;
    left.id = document.id;
    document = std::move(left);
    for (ActGrade &act : grade.acts) { // only statements need these
        act.scored.clear();
        act.uncheckable.clear();
    }
}

/// Deals the places out to threads. Each has a grader of its own, for its instruments compute one thing at a
/// time; labs and catalogue are only read.
class GradingJob
{
public:
    GradingJob(const LabLibrary &library, const Catalogue &catalogue, const GradeOptions &options,
               std::vector<CollectedPlace> places)
        : m_library(library)
        , m_catalogue(catalogue)
        , m_options(options)
        , m_places(std::move(places))
        , m_grades(m_places.size())
        , m_asides(m_places.size())
    {
    }

    Graded run()
    {
        const int cores =
            m_options.threads > 0 ? m_options.threads : int(std::thread::hardware_concurrency());
        const int wanted = std::min(std::clamp(cores, 1, mostGradingThreads),
                                    int(std::min<std::size_t>(m_places.size(), mostGradingThreads)));
        std::vector<std::thread> others;
        others.reserve(mostGradingThreads);
        try {
            for (int i = 1; i < wanted; ++i)
                others.emplace_back([this] { workGuarded(); });
        } catch (const std::exception &) {
            // No room or memory for one more: those that are there do it all.
        }
        workGuarded();
        for (std::thread &other : others)
            other.join();
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        Graded graded;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (m_grades[i])
                graded.grades.push_back(std::move(*std::exchange(m_grades[i], std::nullopt)));
            if (m_asides[i])
                graded.asides << asideText(m_asides[i]->file, m_asides[i]->reason);
        }
        addWithout(graded);
        return graded;
    }

private:
    void addWithout(Graded &graded)
    {
        QSet<QString> found;
        for (const Grade &grade : graded.grades)
            found.insert(grade.participant.key);
        QHash<QString, std::size_t> at;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const Participant &whose = m_places[i].participant;
            if (!m_asides[i] || whose.key.isEmpty() || found.contains(whose.key))
                continue;
            if (!at.contains(whose.key)) {
                at.insert(whose.key, graded.without.size());
                Grade none;
                none.file = m_asides[i]->file;
                none.reading.reason = m_asides[i]->reason;
                none.participant = whose;
                graded.without.push_back(std::move(none));
            }
            graded.without[at.value(whose.key)].asides.push_back(std::move(*m_asides[i]));
        }
    }

    /// What leaves a thread would end the program.
    void workGuarded()
    {
        try {
            const Grader grader(m_library, m_catalogue);
            for (std::size_t i = m_next++; i < m_places.size(); i = m_next++)
                gradeOne(grader, i);
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_thrown = std::current_exception();
            m_next = m_places.size();
        }
    }

    void gradeOne(const Grader &grader, std::size_t i)
    {
        CollectedPlace &place = m_places[i];
        HandinReading reading = readCollectedHandin(place);
        if (!reading.reason.isEmpty() && isAside(place)) {
            m_asides[i] = Aside{place.shown(), std::move(reading.reason)};
            return;
        }
        Grade grade = grader.grade(place.shown(), std::move(reading));
        grade.participant = std::move(place.participant);
        tellTimes(grade);
        grade.mark = workMark(grade.file, grade.reading);
        grade.answerRows = rowsOfAnswers(grade);
        if (!m_options.keepsWork)
            forgetWork(grade);
        m_grades[i] = std::move(grade);
    }

    const LabLibrary &m_library;
    const Catalogue &m_catalogue;
    const GradeOptions m_options;
    std::vector<CollectedPlace> m_places; // of each of the three, one place is one thread's at a time
    std::vector<std::optional<Grade>> m_grades;
    std::vector<std::optional<Aside>> m_asides;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    std::exception_ptr m_thrown; ///< in one of the threads
};

} // namespace

Graded gradePlaces(const LabLibrary &library, const Catalogue &catalogue, const QStringList &places,
                   const GradeOptions &options)
{
    return GradingJob(library, catalogue, options, placesIn(places)).run();
}

} // namespace rp
