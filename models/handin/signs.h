// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

#include <QDateTime>
#include <cstdint>
#include <map>
#include <vector>

namespace rp {

/// Who answers in less has not read the question with its options.
inline constexpr qint64 quickAnswer_ms = 5000;
/// Fewer answers in a row are no sign of anything.
inline constexpr std::size_t leastInRow = 5;

/// Fills in the times between answers, and adds what is odd in them. They are the machine's own: who wrote
/// the file could write any.
void tellTimes(Grade &grade);

/// A digest of each `leastInRow` answers in a row, and of the distances of time between them.
std::vector<std::uint64_t> rowsOfAnswers(const Grade &grade);

/// Adds to each of different sessions of different learners that share `leastInRow` answers in a row, at the
/// same distances of time to the millisecond, the file of another one.
void markSameTimes(std::vector<Grade> &grades);

/// One learner has one result, as same_work.h says: of the files of one work the fullest counts, and tells
/// which the others are; they are Superseded. It takes name and number from them where it has none. Work that
/// several persons have is marked as the same work with all of them, and different work of several under one
/// number is Contested. Altered work neither counts nor stands in the way of other work.
void settleGrades(std::vector<Grade> &grades);

/// The copies that `copy_to` of a site had made while a class worked (work_copies.h): what a learner hands in
/// has to begin with what they hold.
class CopyWitness
{
public:
    /// Reads what a folder and those in it hold of these sessions. Links are not followed.
    CopyWitness(const QString &folder, const std::vector<Grade> &grades);

    /// The folder can be looked into.
    bool isThere() const { return m_isThere; }
    /// Files that can't be read, so that nothing is known of them.
    int unread() const { return m_unread; }

    /// Counts the copies that agree and adds what those say that do not.
    void hold(Grade &grade) const;

private:
    struct Copy
    {
        QString file;
        QString path; ///< canonical
        HandinReading reading;
        QDateTime writtenAt; ///< as the file's system says
    };
    void add(const QString &path, const QString &name);
    /// One that is whole; whether it agrees.
    bool holdOne(Grade &grade, const Copy &copy) const;

    bool m_isThere = false;
    int m_unread = 0;
    std::map<QString, std::vector<Copy>> m_copies; ///< by session; none: nothing asks for it
};

} // namespace rp
